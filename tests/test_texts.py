"""The texts say the same things in all three languages."""

import re

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_message

from tests.rallye.table import Table
from tischrunde import texts
from tischrunde.games.register import Clause, house_register, register
from tischrunde.rallye.cards import Card
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.editions import EDITIONS

CLAUSES = (*register("rallye"), *house_register("rallye"))


def variables(resource: str, language: str) -> dict[str, set[str]]:
    """Return the variables of each message; a text that is no Fluent fails."""
    found = {}
    for entry in parse(texts.messages(resource, language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            used = re.findall(r"\$(\w+)", serialize_message(entry))
            found[entry.id.name] = set(used) - {"edition"}
    return found


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("resource", ["rallye", "cli"])
def test_every_language_has_the_same_messages_and_variables(resource: str, language: str) -> None:
    assert variables(resource, language) == variables(resource, "en")


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_every_clause_is_told_in_german_and_french(clause: Clause, language: str) -> None:
    says, ruling = texts.clause(clause.id, language)
    assert (says is None) == (clause.says is None)
    assert (ruling is None) == (clause.ruling is None)


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("book", [*EDITIONS, "house"])
def test_no_clause_is_told_that_does_not_exist(book: str, language: str) -> None:
    told = set(variables(f"clauses-{book}", language))
    assert told == {clause.id.replace("/", "-") for clause in CLAUSES if clause.book == book}


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_cards_of_a_box_share_a_name(edition: str, language: str) -> None:
    names = [texts.card_name(card, edition, language) for card in Card]
    assert len(set(names)) == len(Card)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_reason_and_line_has_words(edition: Edition) -> None:
    words = variables("rallye", "de")
    assert {f"refusal-{reason}" for reason in edition.refusals} <= set(words)
    assert {f"line-{line}" for line in edition.lines} <= set(words)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Bei dir liegt „Reifenpanne“. Lege zuerst „Ersatzreifen“ darauf."),
        ("en", "“Flat tyre” lies on you. Lay “Spare tyre” on it first."),
        ("fr", "« Crevaison » est posé chez vous. Couvrez-le d’abord de « Roue de secours »."),
    ],
)
def test_a_refusal_names_the_cards_as_the_box_does(language: str, sentence: str) -> None:
    table = Table("winning-moves 2; A: roll flat-tyre; 1: 100 ...; turn: 1")
    refusal = table.refusal("1 100")
    assert refusal
    assert texts.explain(refusal, "winning-moves", language) == sentence
