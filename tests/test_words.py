"""The words of the code itself: constants carry their units, and docstrings speak plainly."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted(
    path
    for folder in ("src/tischrunde", "tests", "bench")
    for path in (ROOT / folder).rglob("*.py")
)
RIDDLE = re.compile(r"\b[Ss]o (many|long|often|much)\b")
UNITS = {
    r"(Maximum number of s|S)econds\b": "_S",
    r"(Maximum number of m|M)illiseconds\b": "_MS",
    r"Microseconds\b": "_US",
    r"(Maximum n|N)umber of bytes\b": "_BYTES",
}
"""How the docstring of a constant begins, and how its name then ends."""


def docstrings(tree: ast.Module) -> Iterator[str]:
    """Return what stands in a module as a text of its own: docstrings, of constants too."""
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Expr) else None
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            yield text.value


def constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Return the constants of a module that have a docstring, with it."""
    for node, following in zip(tree.body, tree.body[1:], strict=False):
        if not isinstance(following, ast.Expr) or not isinstance(following.value, ast.Constant):
            continue
        targets = node.targets if isinstance(node, ast.Assign) else ()
        target = node.target if isinstance(node, ast.AnnAssign) else next(iter(targets), None)
        if isinstance(target, ast.Name) and target.id.isupper():
            yield target.id, str(following.value.value)


def faults(source: str) -> list[str]:
    """Return what is wrong with the words of a module."""
    tree = ast.parse(source)
    riddles = [text for text in docstrings(tree) if RIDDLE.search(text)]
    unitless = [
        name
        for name, text in constants(tree)
        for begins, ends in UNITS.items()
        if re.match(begins, text) and not name.endswith(ends)
    ]
    return riddles + unitless


def test_words_are_plain_and_units_are_named() -> None:
    found = {path.relative_to(ROOT): faults(path.read_text("utf-8")) for path in SOURCES}
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    "source",
    [
        'WAIT: Final = 3\n"""So many seconds somebody waits."""',
        'WAIT_MS: Final = 3\n"""Seconds somebody waits."""',
        'ROOM = 3\n"""Maximum number of bytes that wait."""',
        'def wait():\n    """Wait so long."""',
    ],
)
def test_other_words_are_found(source: str) -> None:
    assert len(faults(source)) == 1


def glossary() -> list[str]:
    """Return what the words of CONTRIBUTING are in the code."""
    told = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    words = told.partition("## Words")[2].partition("\n## ")[0]
    return re.findall(r"\| `([\w.]+)` \|", words)


def test_every_word_of_the_glossary_is_in_the_code() -> None:
    named = glossary()
    assert len(named) > 40
    for name in named:
        module, _, thing = f"tischrunde.{name}".rpartition(".")
        assert hasattr(importlib.import_module(module), thing), name
