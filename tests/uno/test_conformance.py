"""The laws of every game, for UNO with every number of players and every house rule."""

import os
from collections import Counter
from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from tests.conformance import Laws
from tischrunde.core.chance import Chance
from tischrunde.core.game import Seat
from tischrunde.core.house import Changes, HouseRulesRefused, HouseValue
from tischrunde.core.position import OVER
from tischrunde.uno.edition import Edition, Stacking
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.hand import Hand
from tischrunde.uno.house import HOUSE
from tischrunde.uno.match import Match
from tischrunde.uno.moves import EVERY_MOVE, Draw, Keep, Move, encode
from tischrunde.uno.notation import write_position
from tischrunde.uno.round import Round
from tischrunde.uno.rules import BIT, Rules

ROUNDS = int(os.environ.get("CONFORMANCE_ROUNDS_UNO", "10"))
"""Random rounds for each number of players and each rule set; `just long` asks for many more."""

COMBINATIONS = 200
SWITCHES = [field for field in HOUSE.rules if isinstance(getattr(UNO_CARABINER, field), bool)]
ALONE: list[Changes] = [
    *({field: not getattr(UNO_CARABINER, field)} for field in SWITCHES),
    {"stacking": Stacking.TWOS},
    {"stacking": Stacking.TWOS_AND_FOURS, "bluffing": False},
]


def combination(number: int) -> Edition:
    """Return a random rule set whose rules fit together."""
    random = Random(number)
    while True:
        changes: dict[str, HouseValue] = {f: random.random() < 0.5 for f in SWITCHES}
        changes["stacking"] = random.choice([*Stacking])
        try:
            return HOUSE.agreed(UNO_CARABINER, changes)
        except HouseRulesRefused:
            continue


@pytest.mark.parametrize("players", UNO_CARABINER.player_counts)
def test_every_law_holds(players: int) -> None:
    laws(UNO_CARABINER, players).hold_for(range(ROUNDS))


@pytest.mark.parametrize("changes", ALONE, ids=" ".join)
def test_every_law_holds_by_one_house_rule(changes: Changes) -> None:
    edition = HOUSE.agreed(UNO_CARABINER, changes)
    for players in edition.player_counts:
        share = range(players, ROUNDS, len(edition.player_counts))
        laws(edition, players).hold_for(share)


@pytest.mark.parametrize("number", range(COMBINATIONS))
def test_every_law_holds_by_house_rules_together(number: int) -> None:
    edition = combination(number)
    players = Random(number).choice(edition.player_counts)
    laws(edition, players).hold_for(range(ROUNDS))


@pytest.mark.parametrize("players", [2, 5, 10])
@pytest.mark.parametrize("keeping", [False, True])
def test_every_law_holds_for_a_short_match(players: int, *, keeping: bool) -> None:
    edition = HOUSE.agreed(UNO_CARABINER, {"target": 150, "everybody_keeps_points": keeping})
    laws: Laws[Match, Move] = Laws(
        seats=players,
        dealt=lambda seed: Match(edition, players, str(seed).encode()),
        universe=EVERY_MOVE,
        written=lambda match: (
            f"{match.number} {match.totals} {match.sheets} {write_position(match.round.position)}"
        ),
        cards=lambda match: cards(match.round),
        hidden_mixed=match_hidden_mixed,
        dull=is_dull,
    )
    laws.hold_for(range(ROUNDS // 5))


def laws(edition: Edition, players: int) -> Laws[Round, Move]:
    return Laws(
        seats=players,
        dealt=partial(dealt, Rules(edition, players)),
        universe=EVERY_MOVE,
        written=lambda game: write_position(game.position),
        cards=cards,
        hidden_mixed=hidden_mixed,
        quickly=lambda game, seat, move: game.position.apply(seat, encode(move)),
        dull=is_dull,
        also=state_is_sound,
    )


def dealt(rules: Rules, seed: int) -> Round:
    return Round.dealt(rules, Chance(b"conformance", str(seed)), dealer=seed % rules.players)


def is_dull(move: Move) -> bool:
    return isinstance(move, Draw | Keep)


def cards(game: Round) -> Sequence[int]:
    position = game.position
    everywhere = [*position.piles.stock(), *position.piles.discards]
    for hand in position.hands:
        everywhere += hand.cards()
    return everywhere


def state_is_sound(game: Round) -> None:
    """Hands, masks and sizes agree; whoever can be caught or has called holds one card."""
    position = game.position
    for seat, hand in enumerate(position.hands):
        assert hand.size == len(hand.cards())
        assert hand.kinds == sum(BIT[card] for card in set(hand.cards()))
        if seat == position.exposed or position.called & BIT[seat]:
            assert hand.size == 1
    if position.shown_to >= 0 and position.passes == 0:
        seers = [seat for seat in range(len(position.hands)) if game.view(seat).shown]
        assert seers == [position.shown_to]
        assert game.view(None).shown is None


def hidden_mixed(game: Round, seat: Seat | None, random: Random) -> Round:
    """Shuffle the stock and all hands but the seat's own among each other."""
    mixed = game.position.copy()
    others = [other for other in range(mixed.rules.players) if other != seat]
    hidden = mixed.piles.stock()
    for other in others:
        hidden += mixed.hands[other].cards()
    random.shuffle(hidden)
    called = mixed.called
    for other in others:
        size = mixed.hands[other].size
        mixed.hands[other] = Hand()
        for _ in range(size):
            mixed.take(other, hidden.pop())
    mixed.called = called
    mixed.piles.deck = bytes(hidden)
    return Round(mixed)


def match_hidden_mixed(match: Match, seat: Seat | None, random: Random) -> Match:
    mixed = match.copy()
    mixed.round = hidden_mixed(match.round, seat, random)
    return mixed


def test_random_rounds_come_to_every_rare_thing() -> None:
    """The suite would prove little if the stock never ran out and nobody ever passed."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        random = Random(seed)
        game = dealt(Rules(UNO_CARABINER, 10), seed)
        while not game.over:
            (seat,) = game.waiting
            moves = game.legal(seat)
            drawing = [move for move in moves if is_dull(move)]
            held_back = seed % 2 and random.random() < 0.8
            move = random.choice(drawing if drawing and held_back else moves)
            seen.update(type(event).__name__ for event in game.play(seat, move))
            seen["turns without a card"] += game.position.passes > 0
        seen["rounds in which the stock ran out again and again"] += (
            game.position.piles.reshuffles > 3
        )
        seen["rounds nobody could end"] += game.position.winner < 0
        assert game.position.phase == OVER
    for wanted in (
        *("Challenged", "Caught", "UnoCalled", "Reshuffled", "turns without a card"),
        "rounds in which the stock ran out again and again",
    ):
        assert seen[wanted] > 0, seen
