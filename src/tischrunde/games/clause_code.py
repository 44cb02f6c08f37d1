"""The places of clauses in the code: from the register to a function, a class or a field."""

import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from tischrunde.core.card_game import CardGame
from tischrunde.core.packages import packages
from tischrunde.games.register import register

_PACKAGE = "tischrunde."


@dataclass(frozen=True, slots=True)
class Place:
    """A name in the code: ``Position.deal`` in the module ``rallye.position``."""

    module: str
    name: str

    @property
    def file(self) -> str:
        """The file within the package; a module right below it is itself a package."""
        path = self.module.replace(".", "/")
        return f"{path}.py" if "." in self.module else f"{path}/__init__.py"

    def __str__(self) -> str:
        """Return what to open and what to look for."""
        return f"{self.file}: {self.name}"


def places(game: CardGame, edition: str) -> Mapping[str, tuple[Place, ...]]:
    """Return the places in the code of an edition's clauses, and of the house rules."""
    found: defaultdict[str, list[Place]] = defaultdict(list)
    for clause, place in _citations(game, edition):
        if place not in found[clause]:
            found[clause].append(place)
    return {clause: tuple(listed) for clause, listed in found.items()}


def _citations(game: CardGame, edition: str) -> Iterator[tuple[str, Place]]:
    code = _code(game.id)
    yield from _named(game.id, edition)
    printed = game.house.printed(edition)
    for field, clauses in printed.basis.items():
        for clause in clauses:
            yield clause, _field(type(printed), field)
    for reason, clause in printed.refusals.items():
        yield clause, _read(code["reasons"][reason])
    for line, clause in printed.lines.items():
        yield clause, _read(code["lines"][line])
    for reason, clause in printed.impossible.items():
        yield clause, _read(code["impossible"][reason])
    for field, rule in game.house.rules.items():
        yield rule.clause, _field(type(printed), field)
        for reason in rule.refusals:
            yield rule.clause, _read(code["reasons"][reason])
        for line in rule.lines:
            yield rule.clause, _read(code["lines"][line])
        for reason in rule.impossible:
            yield rule.clause, _read(code["impossible"][reason])


def _named(game: str, edition: str) -> Iterator[tuple[str, Place]]:
    """Yield the places of clauses by name, or by id where a book has its own."""
    clauses = _code(game)["clauses"]
    ids = [clause.id for clause in register(game) if clause.book == edition]
    for clause in (*ids, "house/agreed"):
        name = clause.partition("/")[2]
        for place in clauses.get(clause) or clauses.get(name, ()):
            yield clause, _read(place)


def _field(edition: type, field: str) -> Place:
    """Return the place of a field; some belong to the editions of all games."""
    owner = next(base for base in edition.__mro__ if field in base.__dict__)
    return Place(owner.__module__.removeprefix(_PACKAGE), f"{owner.__name__}.{field}")


def _read(place: str) -> Place:
    module, _, name = place.partition(":")
    return Place(module, name)


@cache
def _code(game: str) -> Mapping[str, Any]:
    """Return the places of reasons, lines and clauses, as a game's ``code.toml`` has them."""
    source = files(packages(game).rules).joinpath("code.toml").read_text("utf-8")
    return tomllib.loads(source)
