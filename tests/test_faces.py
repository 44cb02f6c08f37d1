"""One catalogue lists the games, and each has a face; nothing else names one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.third_game.registered import PACKAGES
from tests.third_game.rules.game import ZWANZIG
from tischrunde.core.packages import packages as known_packages
from tischrunde.games.catalogue import GAMES, game_of, register, registered

SOURCE = Path(__file__).parents[1] / "src" / "tischrunde"
LAYERS = ("", "bots/", "texts/", "terminal/")
OWN = tuple(f"{layer}{game}/" for layer in LAYERS for game in GAMES)
"""The packages of the games themselves."""
CATALOGUE = "games/catalogue.py"
EXCEPTIONS: tuple[str, ...] = ()
"""Modules that still name a game; there are none, and shall be none."""

GAME = re.compile("|".join(GAMES))
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
"""A word of a name or of a text: ``CallUno`` has two, ``table-uno`` as well."""


def named(text: str) -> bool:
    """Return whether a game is one of the words of a text."""
    return any(GAME.fullmatch(word.lower()) for word in WORD.findall(text))


def namings(source: str) -> Iterator[str]:
    """Yield where a module names a game: what it imports, calls things, or says.

    Docstrings may name one.
    """
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        for text in _texts(node):
            if id(node) not in docstrings and named(text):
                yield f"{getattr(node, 'lineno', 0)}: {text}"


def _texts(node: ast.AST) -> list[str]:
    match node:
        case ast.ImportFrom(module=module):
            return [module or ""]
        case ast.alias(name=name, asname=other):
            return [name, other or ""]
        case ast.Constant(value=str(text)):
            return [text]
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
            return [name]
        case ast.keyword(arg=str(name)):
            return [name]
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case _:
            return []


def shared() -> list[str]:
    """Return the modules that belong to no game."""
    paths = [path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py")]
    return [path for path in paths if not path.startswith(OWN) and path != CATALOGUE]


def test_no_shared_module_names_a_game() -> None:
    found = {path: list(namings((SOURCE / path).read_text("utf-8"))) for path in shared()}
    assert {path: where for path, where in found.items() if where and path not in EXCEPTIONS} == {}


def test_no_shared_module_is_called_like_a_game() -> None:
    assert [path for path in shared() if named(path)] == []


def test_the_exceptions_are_needed() -> None:
    assert [path for path in EXCEPTIONS if not any(namings((SOURCE / path).read_text()))] == []


def test_every_package_of_a_game_is_there() -> None:
    assert [place for place in OWN if not (SOURCE / place / "__init__.py").is_file()] == []


@pytest.mark.parametrize(
    "source",
    [
        "from tischrunde.uno.moves import Play",
        "from tischrunde.bots.rallye import driver",
        "from tischrunde import rallye",
        "import tischrunde.uno",
        "import tischrunde.cards as uno_cards",
        'GAMES = ("rallye",)',
        'say("table-uno", message)',
        'say(f"rallye-{message}")',
        'ID = "tischrunde/Uno-v0"',
        "def _uno(): ...",
        "class RallyeFace: ...",
        "called = move.uno",
        "Play(card, uno=True)",
        "moves.CallUno()",
        "move = CALL_UNO",
    ],
)
def test_a_module_that_names_a_game_is_found(source: str) -> None:
    assert list(namings(source))


@pytest.mark.parametrize(
    "source",
    [
        '"""Anybody may catch a forgotten Uno."""',
        'def play():\n    """Play UNO."""',
        "from tischrunde.games.catalogue import GAMES",
        'unordered = "unopened"',
    ],
)
def test_others_are_not_found(source: str) -> None:
    assert not list(namings(source))


def test_a_third_game_is_gone_again() -> None:
    with registered(ZWANZIG, PACKAGES):
        assert game_of("zwanzig-tin") is ZWANZIG
        assert known_packages("zwanzig") is PACKAGES
    assert list(GAMES) == ["rallye", "uno"]
    assert known_packages("zwanzig").rules == "tischrunde.zwanzig"


def test_no_game_takes_the_place_of_another() -> None:
    with pytest.raises(ValueError, match="there is a game 'uno' already"):
        register(GAMES["uno"], PACKAGES)
    assert known_packages("uno").rules == "tischrunde.uno"
