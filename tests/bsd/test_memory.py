"""What we remember of a hand, and the view that is made of it."""

from dataclasses import replace

import pytest

from bench.bsd.edition import OURS, RULES, THEIRS
from bench.bsd.greedy import Greedy
from bench.bsd.memory import Memory
from bench.bsd.mirror import attacked, in_match, on_turn, scored, seen_by_us
from bench.bsd.screen import ANOTHER_HAND, MOVE, Screen, Side
from bench.bsd.terminal import OutOfStep
from tischrunde.rallye.cards import Card
from tischrunde.rallye.moves import Attack, CoupFourre, Discard, Lay, LetStand
from tischrunde.rallye.view import AttackView

BARE = Side(battle=None, speed=None, distances=(), safeties={}, hand_total=0, total=0)
HELD = (Card.KM_25, Card.ROLL, Card.STOP, Card.KM_100, Card.PETROL, Card.DRIVING_ACE)
DEALT = Screen(
    prompt=MOVE,
    hand=(None, *HELD),
    stock=89,
    discard=None,
    discarded=False,
    last=None,
    extended=False,
    complaint="",
    sides=(BARE, BARE),
)
ROLLING = replace(BARE, battle=Card.ROLL)
CRASHED = replace(BARE, battle=Card.ACCIDENT)


def test_a_turn_of_the_program_shows_one_card() -> None:
    memory = Memory(dealer=OURS)
    memory.watched(replace(DEALT, stock=88, last=Card.ROLL, sides=(BARE, ROLLING)))
    assert memory.seen == {Card.ROLL: 1}
    assert memory.attack is None


def test_its_safeties_are_seen_as_well() -> None:
    memory = Memory(dealer=OURS)
    side = replace(ROLLING, safeties={Card.RIGHT_OF_WAY: False})
    memory.watched(replace(DEALT, stock=87, last=Card.KM_75, discarded=True, sides=(BARE, side)))
    assert memory.seen == {Card.RIGHT_OF_WAY: 1, Card.KM_75: 1}


def test_a_miscount_is_noticed() -> None:
    with pytest.raises(OutOfStep):
        Memory(dealer=OURS).watched(replace(DEALT, stock=80, last=Card.ROLL))


def test_an_attack_may_be_answered_at_once() -> None:
    memory = Memory(dealer=OURS)
    screen = replace(DEALT, stock=88, last=Card.ACCIDENT, sides=(CRASHED, BARE))
    memory.watched(screen)
    assert memory.attack is Card.ACCIDENT
    shown = seen_by_us(attacked(screen, memory, Card.ACCIDENT), memory)
    assert shown.attack == AttackView(OURS, Card.ACCIDENT, Card.DRIVING_ACE)
    assert set(shown.legal) == {CoupFourre(), LetStand()}
    memory.played(CoupFourre())
    assert memory.seen == {Card.ACCIDENT: 1, Card.DRIVING_ACE: 1}


def test_nobody_asks_for_a_safety_that_was_seen() -> None:
    memory = Memory(dealer=OURS)
    memory.seen[Card.DRIVING_ACE] = 1
    hand = (*HELD[:-1], Card.KM_50)
    screen = replace(DEALT, hand=(None, *hand), stock=87, last=Card.ACCIDENT)
    memory.watched(screen)
    assert memory.attack is None


def test_our_view_counts_what_was_seen() -> None:
    memory = Memory(dealer=THEIRS)
    memory.played(Discard(Card.STOP))
    memory.played(Attack(Card.STOP, THEIRS))
    drawn = replace(DEALT, hand=(Card.KM_75, *HELD), stock=86, sides=(ROLLING, BARE))
    shown = seen_by_us(on_turn(drawn, memory), memory)
    assert shown.accounted[Card.STOP] == 2
    assert shown.unseen[Card.STOP] == RULES.cards.count(Card.STOP) - 3
    assert sum(shown.unseen.values()) == shown.stock + shown.hand_sizes[THEIRS]
    assert Lay(Card.KM_100) in shown.legal
    assert Discard(Card.DRIVING_ACE) not in shown.legal


def test_the_greedy_player_drives_as_far_as_it_can() -> None:
    drawn = replace(DEALT, hand=(Card.KM_75, *HELD), stock=88, sides=(ROLLING, BARE))
    memory = Memory(dealer=THEIRS)
    shown = seen_by_us(on_turn(drawn, memory), memory)
    assert Greedy().choose(in_match(shown, (0, 0), ()), shown.legal) == Lay(Card.KM_100)


def test_a_hand_that_is_over_is_scored() -> None:
    winner = replace(ROLLING, distances=(Card.KM_100,) * 7, safeties={Card.DRIVING_ACE: True})
    screen = replace(DEALT, prompt=ANOTHER_HAND, stock=40, sides=(winner, BARE))
    ours, theirs = scored(screen, Memory(dealer=OURS))
    assert ours.total == 700 + 100 + 300 + 400 + 300 + 500
    assert theirs.total == 0
