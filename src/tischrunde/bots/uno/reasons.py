"""What the considerations say about a move of UNO, one by one.

The player adds the same considerations up for speed; the tests hold the sums against each other.
"""

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Final, TypeAlias, cast

from tischrunde.bots.policy import Policy
from tischrunde.bots.reason import Reason
from tischrunde.bots.uno import considerations as by
from tischrunde.bots.uno.player import Player
from tischrunde.bots.uno.situation import Situation
from tischrunde.bots.uno.weights import Weights
from tischrunde.core.native import i64
from tischrunde.core.position import Playable
from tischrunde.uno.moves import (
    ACCEPT,
    CALL_UNO,
    CATCH,
    CHALLENGE,
    COLOUR_AT,
    DRAW,
    KEEP,
    NAME,
    NO_COLOUR,
    SWAP,
    UNO,
    WIDTH,
)
from tischrunde.uno.position import STACK, Position
from tischrunde.uno.rules import TWO, WILD, WILD_DRAW_FOUR

Consideration: TypeAlias = Callable[[Situation, Weights, i64], i64]

_CARD: Final = (1 << COLOUR_AT) - 1
_DETAIL: Final = (1 << WIDTH) - 1

LAYING: Final[Mapping[str, Consideration]] = {
    "gets-rid-of-points": by.gets_rid_of_points,
    "gives-the-turn": by.gives_the_turn,
    "makes-the-next-draw": by.makes_the_next_draw,
    "leaves-a-sure-last-card": by.leaves_a_sure_last_card,
}
COLOURED: Final[Mapping[str, Consideration]] = {
    "goes-on-with-its-colour": by.goes_on_with_its_colour,
    "goes-on-with-its-rank": by.goes_on_with_its_rank,
}
SEVEN_ZERO: Final[Mapping[str, Consideration]] = {"trades-hands": by.trades_hands}
WILDS: Final[Mapping[str, Consideration]] = {
    "keeps-the-wild": lambda _, weights, card: by.keeps_the_wild(weights, card),
}
NAMING: Final = "changes-to"
REMARKS: Final = ("is-a-bluff", "forgets-the-call")
OTHERWISE: Final = (
    *("goes-out", "holds-none-of-it"),
    *("has-nothing-that-fits", "draws-needlessly", "may-need-it-later", "could-be-rid-of-it"),
    *("may-be-a-bluff", "is-hardly-a-bluff", "has-none-to-pass-on", "could-pass-them-on"),
    *("makes-up-for-the-call", "makes-them-draw", "harms-the-partner"),
    *("takes-the-smallest-hand", "leaves-a-smaller-hand"),
)
IDS: Final = frozenset(
    chain(LAYING, COLOURED, SEVEN_ZERO, WILDS, (NAMING,), REMARKS, OTHERWISE),
)
"""Every reason there is for a move of UNO."""


def reasons(policy: Policy, position: Playable, seat: i64, code: i64) -> list[Reason]:
    """Return what speaks for and against a legal move."""
    player = cast("Player", policy)
    player.at.look(cast("Position", position), seat)
    return _laying(player, code) if code < DRAW else [_otherwise(player, code)]


# ── laying a card ─────────────────────────────────────────────────────────────────────────────


def _laying(player: Player, code: i64) -> list[Reason]:
    """With the last card nothing is weighed: it wins the round."""
    if player.at.size == 1:
        return [Reason("goes-out", 1)]
    card = code & _CARD
    values = {name: said(player.at, player.weights, card) for name, said in _table(player, card)}
    colour = code >> COLOUR_AT & 7
    if colour != NO_COLOUR:
        values[NAMING] = by.changes_to(player.at, player.weights, colour)
    said = [Reason(name, value) for name, value in values.items() if value]
    return said + _remarks(player, card, code)


def _table(player: Player, card: i64) -> list[tuple[str, Consideration]]:
    """Return the considerations that look at a card."""
    table = [*LAYING.items()]
    if card >= WILD:
        return [*table, *WILDS.items()]
    table += COLOURED.items()
    return [*table, *SEVEN_ZERO.items()] if player.at.rules.seven_zero else table


def _remarks(player: Player, card: i64, code: i64) -> list[Reason]:
    remarks = []
    if card == WILD_DRAW_FOUR and by.is_a_bluff(player.at):
        remarks.append(Reason("is-a-bluff", 0))
    if player.at.size == TWO and not code & UNO:
        remarks.append(Reason("forgets-the-call", 0))
    return remarks


# ── anything else: one reason, 1 for it or -1 against it ──────────────────────────────────────


def _otherwise(player: Player, code: i64) -> Reason:
    act, about = code & ~_DETAIL, code & _DETAIL
    return _ACTS[act](player, about)


def _drawing(player: Player, _: i64) -> Reason:
    if player.at.position.playable(player.at.seat):
        return Reason("draws-needlessly", -1)
    return Reason("has-nothing-that-fits", 1)


def _keeping(player: Player, _: i64) -> Reason:
    at = player.at
    if not at.position.playable(at.seat):
        return Reason("has-nothing-that-fits", 1)
    chosen = player.value(at.position, at.seat, KEEP) > 0
    return Reason("may-need-it-later", 1) if chosen else Reason("could-be-rid-of-it", -1)


def _challenging(player: Player, _: i64) -> Reason:
    doubted = by.doubts(player.at, player.weights)
    return Reason("may-be-a-bluff", 1) if doubted else Reason("is-hardly-a-bluff", -1)


def _accepting(player: Player, _: i64) -> Reason:
    position = player.at.position
    if position.phase == STACK:
        passes_on = position.playable(player.at.seat)
        return Reason("could-pass-them-on", -1) if passes_on else Reason("has-none-to-pass-on", 1)
    doubted = by.doubts(player.at, player.weights)
    return Reason("may-be-a-bluff", -1) if doubted else Reason("is-hardly-a-bluff", 1)


def _naming(player: Player, colour: i64) -> Reason:
    value = by.changes_to(player.at, player.weights, colour)
    return Reason(NAMING, value) if value else Reason("holds-none-of-it", -1)


def _swapping(player: Player, seat: i64) -> Reason:
    smallest = player.at.held(by.smallest_hand(player.at))
    if player.at.held(seat) <= smallest:
        return Reason("takes-the-smallest-hand", 1)
    return Reason("leaves-a-smaller-hand", -1)


def _catching(player: Player, seat: i64) -> Reason:
    if player.at.opposes(seat):
        return Reason("makes-them-draw", 1)
    return Reason("harms-the-partner", -1)


_ACTS: Final[Mapping[i64, Callable[[Player, i64], Reason]]] = {
    DRAW: _drawing,
    KEEP: _keeping,
    CALL_UNO: lambda _, __: Reason("makes-up-for-the-call", 1),
    CATCH: _catching,
    CHALLENGE: _challenging,
    ACCEPT: _accepting,
    NAME: _naming,
    SWAP: _swapping,
}
