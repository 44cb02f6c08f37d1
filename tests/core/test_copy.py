"""The copy of a position has all that the position has, slot by slot."""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tischrunde.games.catalogue import GAMES

SOURCE = Path(__file__).parents[2] / "src"
SHARED = {"rules", "chance"}
"""What all copies have in common, for nobody changes it."""

COPIED = {"Position", "Display", "Hand", "Piles"}


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.id)
def dealt(request: pytest.FixtureRequest) -> Callable[[], Any]:
    """Deal the same round of a game as often as it is wanted."""
    game = request.param
    edition = next(iter(game.editions.values()))
    return lambda: game.match(edition, 4, b"copied").round.position


def test_a_copy_has_every_slot(dealt: Callable[[], Any]) -> None:
    position = dealt()
    mark(position, count(1000))
    twin = position.copy()
    for name in slots(type(position)):
        assert same(getattr(position, name), getattr(twin, name)), name


def test_a_slot_that_is_not_copied_is_noticed(dealt: Callable[[], Any]) -> None:
    position, bare = dealt(), dealt()
    mark(position, count(1000))
    for name in set(slots(type(position))) - SHARED:
        assert not same(getattr(position, name), getattr(bare, name)), name


def mark(thing: object, numbers: Iterator[int]) -> None:
    """Give every slot, and those of what lies in it, a value that no other has."""
    for name in slots(type(thing)):
        if name not in SHARED:
            setattr(thing, name, marked(getattr(thing, name), numbers))


def marked(value: Any, numbers: Iterator[int]) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return next(numbers)
        case bytes():
            return str(next(numbers)).encode()
        case list():
            return [marked(each, numbers) for each in value] or [next(numbers)]
        case _:
            own = value.copy()
            mark(own, numbers)
            return own


def same(one: Any, other: Any) -> bool:
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    if type(one).__name__ in COPIED:
        return all(same(getattr(one, name), getattr(other, name)) for name in slots(type(one)))
    return bool(one == other)


def slots(kind: type) -> tuple[str, ...]:
    """Return the slots of a class and of those it comes from."""
    bases = kind.__mro__[:-1]
    return tuple(name for base in bases for name in listed(base.__module__, base.__name__))


@cache
def listed(module: str, kind: str) -> tuple[str, ...]:
    """Return the slots of a class as its source has them; the compiled one does not list them."""
    path = SOURCE / f"{module.replace('.', '/')}.py"
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == kind:
            for statement in node.body:
                match statement:
                    case ast.Assign(targets=[ast.Name(id="__slots__")], value=names):
                        return tuple(ast.literal_eval(names))
                    case _:
                        pass
    return ()
