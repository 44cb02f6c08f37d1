"""Every clause leads from the register to a function, a class or a field of the code."""

import ast
import pkgutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tischrunde.games.catalogue import GAMES
from tischrunde.games.clause_code import Place, places
from tischrunde.games.register import house_register, register

SOURCE = Path(__file__).parents[1] / "src" / "tischrunde"
CODE = {game: tomllib.loads((SOURCE / game / "code.toml").read_text("utf-8")) for game in GAMES}
EDITIONS = [(game, edition) for game in GAMES for edition in GAMES[game].editions]
CITED = [
    pytest.param(key, place, id=f"{game} {key}")
    for game in GAMES
    for part in ("reasons", "lines", "impossible")
    for key, place in CODE[game][part].items()
]


def resolved(place: Place) -> object:
    """Return what lies at a place; a wrong name raises."""
    return pkgutil.resolve_name(f"tischrunde.{place.module}:{place.name}")


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_clause_leads_to_code(game: str, edition: str) -> None:
    found = places(GAMES[game], edition)
    known = [clause for clause in register(game) if clause.book == edition]
    for clause in (*known, *house_register(game)):
        assert found.get(clause.id) or clause.kind == "manner", clause.id


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_place_exists(game: str, edition: str) -> None:
    for listed in places(GAMES[game], edition).values():
        for place in listed:
            assert resolved(place) is not None
            assert (SOURCE / place.file).is_file()


@pytest.mark.parametrize(
    "place",
    [
        Place("rallye.position", "Position.daal"),
        Place("rallye.position", "deal"),
        Place("rallye.edition", "Edition.goal"),
        Place("rallye.positions", "Position.deal"),
    ],
    ids=str,
)
def test_a_wrong_name_is_noticed(place: Place) -> None:
    with pytest.raises((AttributeError, ImportError)):
        resolved(place)


@pytest.mark.parametrize("game", GAMES)
def test_no_place_is_named_in_vain(game: str) -> None:
    """A name that no clause has, a reason or a line that no edition knows, would never be shown."""
    house = GAMES[game].house
    known = {clause.id for clause in (*register(game), *house_register(game))}
    names = {clause.partition("/")[2] for clause in known}
    assert set(CODE[game]["clauses"]) <= known | names
    rules = house.rules.values()
    editions = house.editions.values()
    assert set(CODE[game]["reasons"]) == {
        *(reason for edition in editions for reason in edition.refusals),
        *(reason for rule in rules for reason in rule.refusals),
    }
    assert set(CODE[game]["lines"]) == {
        *(line for edition in editions for line in edition.lines),
        *(line for rule in rules for line in rule.lines),
    }
    assert set(CODE[game]["impossible"]) == {
        *(reason for edition in editions for reason in edition.impossible),
        *(reason for rule in rules for reason in rule.impossible),
    }


@pytest.mark.parametrize(("key", "place"), CITED)
def test_a_reason_or_line_is_given_where_it_is_said_to_be(key: str, place: str) -> None:
    assert any(key.startswith(word) for word in words(place) if word)


def test_the_words_of_a_place_are_its_own() -> None:
    assert "too-fast" in words("rallye.reasons:_too_fast")
    assert "too-fast" not in words("rallye.reasons:_blocked")


def words(place: str) -> set[Any]:
    """Return the strings that a function or a table of a module holds."""
    module, _, name = place.partition(":")
    path = SOURCE / f"{module.replace('.', '/')}.py"
    (found,) = (node for node in ast.parse(path.read_text("utf-8")).body if called(node) == name)
    return {
        node.value
        for node in ast.walk(found)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def called(node: ast.stmt) -> str | None:
    match node:
        case ast.FunctionDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
        case ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case _:
            return None
