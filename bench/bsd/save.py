"""The program's save file: 568 bytes, little-endian, every field of its state."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bench.bsd.cards import number, numbered
from tischrunde.rallye.cards import Card

SIZE: Final = 568

_HEAD: Final = struct.Struct("<3B i B 2i 20i 2i 101h h")
_SIDE: Final = struct.Struct("<4B 3B x 4h 4h 5h 5h 7h 7h 4h 12i")
_LEFT: Final = struct.Struct("<i")
_DRAWN_ANEW: Final = -1
"""What the program is told to have drawn on its screen: nothing."""


@dataclass(frozen=True, slots=True)
class SavedSide:
    """A player: what lies before it, its hand and its points.

    ``safeties`` counts 0 for unknown, 1 for held by the program, 2 for laid.
    """

    coups: tuple[int, ...]
    can_go: int
    new_battle: int
    new_speed: int
    safeties: tuple[int, ...]
    distances: tuple[int, ...]
    hand: tuple[Card | None, ...]
    battle: Card | None
    speed: Card | None
    km: int
    hand_total: int
    safety_points: int
    coup_points: int
    total: int
    games: int = 0
    was_finished: int = 0


@dataclass(frozen=True, slots=True)
class Save:
    """The whole state; the stock is ``deck[:left]`` with its top card last, the player side 0."""

    finished: int
    end: int
    on_exit: int
    hand_start: int
    greens: int
    counted: tuple[int, ...]
    on_turn: int
    deck: tuple[Card, ...]
    discard: Card | None
    sides: tuple[SavedSide, SavedSide]
    left: int

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still to be drawn, the top one last."""
        return self.deck[: self.left]


def write_save(save: Save) -> bytes:
    """Return a state as the bytes of a save file."""
    head = _HEAD.pack(
        0,
        save.finished,
        0,
        save.end,
        save.on_exit,
        save.hand_start,
        save.greens,
        *save.counted,
        save.on_turn,
        0,
        *map(number, save.deck),
        number(save.discard),
    )
    return head + b"".join(map(_write_side, save.sides)) + _LEFT.pack(save.left)


def _write_side(side: SavedSide) -> bytes:
    return _SIDE.pack(
        *side.coups,
        side.can_go,
        side.new_battle,
        side.new_speed,
        *side.safeties,
        *[0] * 4,
        *side.distances,
        *[0] * 5,
        *map(number, side.hand),
        *[_DRAWN_ANEW] * 7,
        number(side.battle),
        _DRAWN_ANEW,
        number(side.speed),
        _DRAWN_ANEW,
        side.km,
        _DRAWN_ANEW,
        side.hand_total,
        _DRAWN_ANEW,
        side.safety_points,
        _DRAWN_ANEW,
        side.coup_points,
        side.total,
        _DRAWN_ANEW,
        side.games,
        _DRAWN_ANEW,
        side.was_finished,
    )


def read_save(data: bytes) -> Save:
    """Return the state in a save file; what was drawn on the screen is left out."""
    if len(data) != SIZE:
        raise ValueError(f"a save file has {SIZE} bytes, not {len(data)}")
    values = iter(_HEAD.unpack_from(data))
    _, finished, _, end, on_exit, hand_start, greens = _take(values, 7)
    counted = _take(values, 20)
    on_turn, _ = _take(values, 2)
    deck = tuple(card for card in map(numbered, _take(values, 101)) if card is not None)
    (discard,) = map(numbered, values)
    at = _HEAD.size
    sides = (_read_side(data, at), _read_side(data, at + _SIDE.size))
    (left,) = _LEFT.unpack_from(data, at + 2 * _SIDE.size)
    return Save(
        finished, end, on_exit, hand_start, greens, counted, on_turn, deck, discard, sides, left
    )


def _read_side(data: bytes, at: int) -> SavedSide:
    values = iter(_SIDE.unpack_from(data, at))
    coups = _take(values, 4)
    can_go, new_battle, new_speed = _take(values, 3)
    safeties, _ = _take(values, 4), _take(values, 4)
    distances, _ = _take(values, 5), _take(values, 5)
    hand, _ = tuple(map(numbered, _take(values, 7))), _take(values, 7)
    battle, _, speed, _ = map(numbered, _take(values, 4))
    km, _, hand_total, _, safety_points, _, coup_points, total, _, games, _, finished = values
    return SavedSide(
        coups,
        can_go,
        new_battle,
        new_speed,
        safeties,
        distances,
        hand,
        battle,
        speed,
        km,
        hand_total,
        safety_points,
        coup_points,
        total,
        games,
        finished,
    )


def _take(values: Iterator[int], count: int) -> tuple[int, ...]:
    return tuple(next(values) for _ in range(count))
