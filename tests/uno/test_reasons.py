"""Every reason of UNO's judge, with what it speaks of."""

import pytest

from tests.uno.table import Table
from tischrunde import texts
from tischrunde.uno.cards import Card, Colour
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.house import HOUSE
from tischrunde.uno.moves import Play

U = "uno-carabiner"
REFUSED = [
    (f"{U} 2; over:", "1 draw", "round-over", {}),
    (f"{U} 2; turn: 1", "2 draw", "not-your-turn", {"seat": 0}),
    (
        f"{U},jump-in 2; 1: red-1; 2: red-3; discards: red-3; drawn: red-1",
        "2 red-3",
        "not-your-turn",
        {"seat": 0},
    ),
    (f"{U} 2; 1: red-1", "1 blue-1", "card-not-held", {"card": "blue-1"}),
    (
        f"{U} 2; 1: blue-1; discards: red-3",
        "1 blue-1",
        "no-match",
        {"card": "blue-1", "top": "red-3", "colour": "red"},
    ),
    (
        f"{U} 2; 1: blue-1; discards: wild; colour: red",
        "1 blue-1",
        "no-match-after-wild",
        {"card": "blue-1", "colour": "red"},
    ),
    (f"{U} 2; 1: red-1 red-2; discards: red-3; drawn: red-2", "1 red-1", "only-the-drawn-card", {}),
    (f"{U} 2; 1: red-1 red-2; discards: red-3; drawn: red-2", "1 draw", "already-drawn", {}),
    (f"{U} 2; discards: red-3", "1 keep", "nothing-drawn", {}),
    (f"{U} 2; 1: wild red-1; discards: red-3", "1 wild", "colour-needed", {"card": "wild"}),
    (f"{U} 2; 1: wild; discards: red-3", "1 wild=red", "no-colour-here", {"card": "wild"}),
    (f"{U} 2; discards: wild; name:", "1 draw", "colour-open", {}),
    (f"{U} 2; discards: red-3", "1 name=red", "no-colour-to-name", {}),
    (
        f"{U} 2; discards: wild-draw-four; colour: red; doubt:; four: 2",
        "1 draw",
        "challenge-open",
        {},
    ),
    (f"{U} 2; discards: red-3", "1 challenge", "no-challenge-open", {}),
    (f"{U} 2; discards: red-3", "1 accept", "no-challenge-open", {}),
    (f"{U} 2; discards: red-3", "1 uno", "nothing-to-call", {}),
    (f"{U} 2; 1: red-1 red-2 red-4; discards: red-3", "1 red-1!", "nothing-to-call", {}),
    (f"{U} 2; discards: red-3", "1 catch>2", "nobody-to-catch", {}),
    (f"{U} 2; discards: red-3", "1 swap>2", "no-swap-open", {}),
    (f"{U},stacking=twos 2; discards: red-draw-two; stack: 2", "1 draw", "stack-open", {}),
    (
        f"{U},must-play-drawn 2; 1: red-1; discards: red-3; drawn: red-1",
        "1 keep",
        "must-play-drawn",
        {"card": "red-1"},
    ),
    (f"{U},jump-in 2; 2: red-1; discards: red-3", "2 red-1", "not-identical", {"card": "red-3"}),
    (f"{U},seven-zero 2; discards: red-7; swap:", "1 draw", "swap-open", {}),
    (f"{U},seven-zero 2; discards: red-7; swap:", "1 swap>1", "no-such-seat", {}),
    (
        f"{U},no-bluffing 2; 1: wild-draw-four red-1; discards: red-3",
        "1 wild-draw-four=red",
        "bluff",
        {"colour": "red"},
    ),
]


@pytest.mark.parametrize(("position", "move", "reason", "args"), REFUSED)
def test_a_reason_says_what_it_speaks_of(
    position: str, move: str, reason: str, args: dict[str, str | int]
) -> None:
    table = Table(position)
    refusal = table.refusal(move)
    assert refusal
    assert not table.allows(move)
    assert (refusal.reason, refusal.args) == (reason, args)
    assert refusal.clause == table.round.position.rules.edition.refusals[reason]
    for language in texts.LANGUAGES:
        assert texts.explain("uno", refusal, U, language)


def test_every_reason_is_shown() -> None:
    by_house = {reason for rule in HOUSE.rules.values() for reason in rule.refusals}
    assert {reason for _, _, reason, _ in REFUSED} == {*UNO_CARABINER.refusals, *by_house}


def test_a_view_says_of_every_card_that_cannot_be_laid_why() -> None:
    table = Table(f"{U} 2; 1: red-1 blue-2 wild wild-draw-four green-3; discards: red-3; turn: 1")
    blocked = table.view(1).blocked
    assert set(blocked) == {Card.BLUE_2}
    ((use, refusal),) = blocked[Card.BLUE_2]
    assert (use, refusal.reason) == (Play(Card.BLUE_2), "no-match")


def test_a_last_wild_is_not_blocked_for_want_of_a_colour() -> None:
    assert not Table(f"{U} 2; 1: wild; discards: red-3").view(1).blocked
    two = Table(f"{U} 2; 1: wild red-1; discards: red-3; drawn: red-1").view(1).blocked
    assert two[Card.WILD][0][0] == Play(Card.WILD, Colour.RED)
