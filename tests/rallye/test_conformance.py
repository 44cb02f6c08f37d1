"""The laws of every game, for every edition of the rally game and every number of players."""

import os
from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from tests.conformance import Laws
from tischrunde.core.chance import Chance
from tischrunde.core.game import Seat
from tischrunde.rallye.cards import SAFETIES
from tischrunde.rallye.edition import Edition, Exposure, StockAward
from tischrunde.rallye.editions import AUTO_RALLYE, EARLIER, EDITIONS, FX_SCHMID, WINNING_MOVES
from tischrunde.rallye.hand import Hand
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.match import Match
from tischrunde.rallye.moves import EVERY_MOVE, Move, encode
from tischrunde.rallye.notation import write_position
from tischrunde.rallye.pile import cards as pile_cards
from tischrunde.rallye.round import Round
from tischrunde.rallye.rules import BIT, Rules

ROUNDS = int(os.environ.get("CONFORMANCE_ROUNDS_RALLYE", "40"))
"""Random rounds for each edition and number of players; `just long` asks for many more."""

PARTS = 4
"""Number of tests each runs as, so that they spread over the cores."""

PRINTED = [
    pytest.param(edition, players, id=f"{edition.id}-{players}")
    for edition in EDITIONS.values()
    for players in edition.player_counts
]
BEFORE = [
    pytest.param(edition, players, id=f"{edition.id}@{edition.revision}-{players}")
    for edition in EARLIER
    for players in edition.player_counts
]
AGREED = {
    "auto-rallye-extended": HOUSE.agreed(AUTO_RALLYE, {"extension": True}),
    "fx-schmid-strict": HOUSE.agreed(
        FX_SCHMID, {"discard_only_when_stuck": True, "hands_played_out": False}
    ),
    "winning-moves-loose": HOUSE.agreed(
        WINNING_MOVES,
        {
            "exact_goal": False,
            "under_right_of_way": Exposure.ANYTHING,
            "limit_has_own_pile": False,
            "limit_needs_green": True,
            "safety_plays_again": True,
        },
    ),
    "winning-moves-chained": HOUSE.agreed(
        WINNING_MOVES, {"attack_before_opening": True, "chain_draws_two": True}
    ),
    "fx-schmid-chained": HOUSE.agreed(
        FX_SCHMID,
        {
            "attack_before_opening": False,
            "chain_draws_two": True,
            "discard_only_when_stuck": True,
            "stock_award": StockAward.FIRST,
        },
    ),
}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("edition", "players"), PRINTED)
def test_every_law_holds(edition: Edition, players: int, part: int) -> None:
    laws(edition, players).hold_for(range(part, ROUNDS, PARTS))


@pytest.mark.parametrize(("edition", "players"), BEFORE)
def test_every_law_holds_in_earlier_revisions(edition: Edition, players: int) -> None:
    laws(edition, players).hold_for(range(0, ROUNDS, PARTS))


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("name", AGREED)
def test_every_law_holds_by_house_rules(name: str, players: int) -> None:
    laws(AGREED[name], players).hold_for(range(0, ROUNDS, 2 * PARTS))


@pytest.mark.parametrize(("edition", "players"), PRINTED)
def test_every_law_holds_for_a_short_match(edition: Edition, players: int) -> None:
    short = HOUSE.agreed(edition, {"target": 800})
    laws: Laws[Match, Move] = Laws(
        seats=players,
        dealt=lambda seed: Match(short, players, str(seed).encode()),
        universe=EVERY_MOVE,
        written=lambda match: (
            f"{match.number} {match.totals} {match.sheets} {write_position(match.round.position)}"
        ),
        cards=lambda match: cards(match.round),
        hidden_mixed=match_hidden_mixed,
    )
    laws.hold_for(range(0, ROUNDS, 10 * PARTS))


def laws(edition: Edition, players: int) -> Laws[Round, Move]:
    return Laws(
        seats=players,
        dealt=partial(dealt, Rules(edition, players)),
        universe=EVERY_MOVE,
        written=lambda game: write_position(game.position),
        cards=cards,
        hidden_mixed=hidden_mixed,
        quickly=lambda game, seat, move: game.position.apply(seat, encode(move)),
        every_round=True,
    )


def dealt(rules: Rules, seed: int) -> Round:
    return Round.dealt(rules, Chance(b"conformance", str(seed)), dealer=seed % rules.players)


def cards(game: Round) -> Sequence[int]:
    position = game.position
    everywhere = [*position.deck[: position.left], *position.discards]
    for hand in position.hands:
        everywhere += hand.cards()
    for display in position.displays:
        everywhere += [
            *pile_cards(display.battle),
            *pile_cards(display.speed),
            *display.distances(),
        ]
        everywhere += [card for card in SAFETIES if display.safeties & BIT[card]]
    return everywhere


def hidden_mixed(game: Round, seat: Seat | None, random: Random) -> Round:
    """Shuffle the stock and all hands but the seat's own among each other."""
    mixed = game.position.copy()
    others = [other for other in range(mixed.rules.players) if other != seat]
    hidden = [*mixed.deck[: mixed.left]]
    for other in others:
        hidden += mixed.hands[other].cards()
    random.shuffle(hidden)
    for other in others:
        size = mixed.hands[other].size
        mixed.hands[other] = Hand()
        for _ in range(size):
            mixed.hands[other].take(hidden.pop())
    if seat != mixed.seat:
        mixed.fresh &= mixed.hands[mixed.seat].kinds
    mixed.deck = bytes(hidden)
    return Round(mixed)


def match_hidden_mixed(match: Match, seat: Seat | None, random: Random) -> Match:
    mixed = match.copy()
    mixed.round = hidden_mixed(match.round, seat, random)
    return mixed
