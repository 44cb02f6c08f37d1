"""The outline of a manual: what it tells in which order, and the positions of its pictures.

Each game has one file of data for all its editions, ``manual.toml``. What is not so in every
edition names the facts it depends on, never an edition.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from tischrunde.core.game import Seat
from tischrunde.core.packages import packages

Fact: TypeAlias = str | int
Condition: TypeAlias = Mapping[str, tuple[Fact, ...]]
"""By fact: the values with which something holds; all facts must fit."""

TableKind: TypeAlias = Literal["cards", "effects", "together", "line-ups", "points"]


@dataclass(frozen=True, slots=True)
class OutlinedScene:
    """A moment of a figure: the moves that lead there, and what its caption claims.

    ``may`` are moves such as ``1 roll``, with ``only`` all that their seats have; ``may_not`` moves
    with the reason of the refusal; ``after`` are parts of the position as the notation writes it,
    ``lines`` the score lines of a party.
    """

    caption: str
    seat: Seat
    play: tuple[str, ...]
    may: tuple[str, ...]
    only: bool
    may_not: Mapping[str, str]
    after: tuple[str, ...]
    lines: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class OutlinedPart:
    """A paragraph (``say``), a table, or a figure of one or more scenes."""

    say: str | None
    when: Condition
    clauses: tuple[str, ...]
    table: TableKind | None
    groups: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    figure: str | None
    position: str
    scenes: tuple[OutlinedScene, ...]


@dataclass(frozen=True, slots=True)
class OutlinedChapter:
    """A chapter; ``first`` ones suffice for the first round.

    ``clauses`` are those that stand under its heading without being told there.
    """

    id: str
    first: bool
    when: Condition
    clauses: tuple[str, ...]
    parts: tuple[OutlinedPart, ...]


@dataclass(frozen=True, slots=True)
class Outline:
    """All chapters, and the words of the box that its texts use."""

    terms: tuple[str, ...]
    chapters: tuple[OutlinedChapter, ...]


@cache
def outline(game: str) -> Outline | None:
    """Return the outline of a game's manual, or None if it has none."""
    file = files(packages(game).rules).joinpath("manual.toml")
    if not file.is_file():
        return None
    source = tomllib.loads(file.read_text("utf-8"))
    return Outline(tuple(source.get("terms", ())), tuple(map(_chapter, source["chapter"])))


def holds(condition: Condition, facts: Mapping[str, Fact]) -> bool:
    """Return whether a condition holds with these facts."""
    return all(facts[name] in values for name, values in condition.items())


def _chapter(source: Mapping[str, Any]) -> OutlinedChapter:
    return OutlinedChapter(
        id=source["id"],
        first=source.get("first", False),
        when=condition(source),
        clauses=tuple(source.get("clauses", ())),
        parts=tuple(map(_part, source["part"])),
    )


def _part(source: Mapping[str, Any]) -> OutlinedPart:
    return OutlinedPart(
        say=source.get("say"),
        when=condition(source),
        clauses=tuple(source.get("clauses", ())),
        table=source.get("table"),
        groups=tuple(source.get("groups", ())),
        rows=tuple(map(tuple, source.get("rows", ()))),
        figure=source.get("figure"),
        position=source.get("position", ""),
        scenes=tuple(map(_scene, source.get("scenes", ()))),
    )


def _scene(source: Mapping[str, Any]) -> OutlinedScene:
    return OutlinedScene(
        caption=source["say"],
        seat=source.get("seat", 1) - 1,
        play=tuple(source.get("play", ())),
        may=tuple(source.get("may", ())),
        only=source.get("only", False),
        may_not=source.get("not", {}),
        after=tuple(source.get("after", ())),
        lines={party: tuple(lines) for party, lines in source.get("lines", {}).items()},
    )


def condition(source: Mapping[str, Any]) -> Condition:
    """Return the condition of a part; in the file a switch is true or false."""
    return {
        name: tuple(map(_fact, values if isinstance(values, list) else [values]))
        for name, values in source.get("when", {}).items()
    }


def _fact(value: bool | Fact) -> Fact:  # noqa: FBT001 - as it stands in the file
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
