"""Boxes and rules are called by their names: no id of an edition or a clause in a sentence."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tischrunde import texts
from tischrunde.games.catalogue import GAMES
from tischrunde.games.register import house_register, register
from tischrunde.texts.fluent import source

RESOURCES = sorted(file.stem for file in (Path(texts.__file__).parent / "de").glob("*.ftl"))
EDITIONS = {edition for game in GAMES.values() for edition in game.editions}
CLAUSES = {clause.id for game in GAMES for clause in (*register(game), *house_register(game))}
NAMES = {name for name in (clause.partition("/")[2] for clause in CLAUSES) if "-" in name}
"""Names of clauses that are no words of a language."""
LONGEST_FIRST = sorted(EDITIONS | CLAUSES | NAMES, key=len, reverse=True)
ID = re.compile(rf"(?<![\w/-])(?:{'|'.join(LONGEST_FIRST)})(?![\w-])")
TYPED = {
    ("help", "position"): "shows what a position looks like on the command line",
    ("help", "judge-case"): "shows what a position with a question looks like",
    ("help", "hint-position"): "shows what a position looks like on the command line",
    ("rallye", "unreadable-no-such-table"): "says how a position begins that was typed",
    ("rallye", "unreadable-no-such-card"): "says how the cards of a position are typed",
    ("uno", "unreadable-no-such-card"): "says how the cards of a position are typed",
    ("terminal-pad", "nobody-answers"): "shows what a new pad looks like on the command line",
    ("records", "untrue-illegal-move"): "names the clause to whoever checks a record",
    ("uno", "unreadable-no-such-table"): "says how a position begins that was typed",
}
"""Messages of the command line, where ids are what one types or looks up."""


class Words(Visitor):
    """What of a message people read, each of its variants."""

    def __init__(self) -> None:
        self.read: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - so the visitor calls it
        self.read.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.read.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        if node.id.name == "clause":
            self.read.append(next(iter(CLAUSES)))


def ids_in(text: str) -> dict[str, list[str]]:
    """Return the ids that people read in messages, by message."""
    found: dict[str, list[str]] = {}
    for entry in parse(text).body:
        if isinstance(entry, ast.Message):
            words = Words()
            words.visit(entry)
            if ids := [id_ for read in words.read for id_ in ID.findall(read)]:
                found[entry.id.name] = ids
    return found


def told() -> Iterator[tuple[str, str]]:
    """Yield what the register says of every clause in English."""
    for game in GAMES:
        for clause in (*register(game), *house_register(game)):
            for text in (clause.says, clause.ruling):
                if text is not None:
                    yield clause.id, text


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_message_shows_the_id_of_an_edition_or_a_clause(language: str) -> None:
    found = {
        (name, message): ids
        for name in RESOURCES
        if Path(texts.__file__).with_name(language).joinpath(f"{name}.ftl").exists()
        for message, ids in ids_in(source(name, language)).items()
    }
    assert {place: ids for place, ids in found.items() if place not in TYPED} == {}
    assert set(TYPED) <= set(found)


def test_no_clause_shows_the_id_of_an_edition_or_another_clause() -> None:
    assert {clause: found for clause, text in told() if (found := ID.findall(text))} == {}


@pytest.mark.parametrize(
    "text",
    [
        "a = wie sonst (fx-schmid).",
        "a = siehe fx-schmid/unplaced-gets-no-extension",
        "a = eine Hausregel (chain-draws-two)",
        "a =\n    .ruling = so bei auto-rallye",
        "a = { $edition ->\n    [fx-schmid] Talon\n   *[other] in winning-moves\n}",
        'a = { "uno-carabiner" }',
        "a = Das geht nicht (Regel { $clause }).",
    ],
)
def test_an_id_is_found(text: str) -> None:
    assert list(ids_in(f"{text}\n")) == ["a"]


@pytest.mark.parametrize(
    "text", ["a = bei F. X. Schmid und Schmidt", "a = { $edition ->\n   *[fx-schmid] Talon\n}"]
)
def test_a_name_is_no_id(text: str) -> None:
    assert ids_in(f"{text}\n") == {}
