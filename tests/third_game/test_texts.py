"""The words of the third game: all there, and the same in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_message

from tests.third_game.bots.bot_game import IDS
from tests.third_game.registered import PACKAGES
from tests.third_game.rules.cards import CARDS
from tests.third_game.rules.edition import HOUSE, TIN
from tests.third_game.rules.moves import EVERY_MOVE
from tischrunde import texts
from tischrunde.games.register import house_register, register
from tischrunde.games.rulebook import rulebook_chapters
from tischrunde.texts.fluent import source
from tischrunde.texts.narration import move_words

RESOURCES = sorted(file.stem for file in Path(PACKAGES.folder, "en").glob("*.ftl"))


def variables(resource: str, language: str) -> dict[str, set[str]]:
    """Return the variables of each message; a text that is no Fluent fails."""
    found = {}
    for entry in parse(source(resource, language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(re.findall(r"\$(\w+)", serialize_message(entry)))
    return found


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("resource", RESOURCES)
def test_every_language_has_the_same_messages_and_variables(resource: str, language: str) -> None:
    assert variables(resource, language) == variables(resource, "en")


def test_every_reason_and_line_has_words() -> None:
    words = set(variables("zwanzig", "de"))
    assert {f"refusal-{reason}" for reason in TIN.refusals} <= words
    assert {f"line-{line}" for line in TIN.lines} <= words
    assert {f"reason-{reason}" for reason in IDS} <= words
    assert {f"rule-{field}-name" for field in {*HOUSE.rules} - {"target"}} <= set(
        variables("web-zwanzig", "de")
    )


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_move_and_card_has_words_of_its_own(language: str) -> None:
    moves = {move_words("zwanzig", move, TIN.id, language) for move in EVERY_MOVE}
    assert len(moves) == len(EVERY_MOVE)
    assert len({texts.card_name("zwanzig", card.slug, TIN.id, language) for card in CARDS}) == 20


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_rulebook_has_every_clause(language: str) -> None:
    rules = [
        rule for chapter in rulebook_chapters("zwanzig", TIN.id, language) for rule in chapter.rules
    ]
    clauses = {clause.id: clause for clause in (*register("zwanzig"), *house_register("zwanzig"))}
    assert {rule.clause for rule in rules} == {*clauses}
    for rule in rules:
        assert (rule.says is None) == (clauses[rule.clause].says is None)
        assert (rule.ruling is None) == (clauses[rule.clause].ruling is None)


def test_an_edition_rests_on_clauses_there_are() -> None:
    known = {clause.id for clause in (*register("zwanzig"), *house_register("zwanzig"))}
    cited = {clause for clauses in TIN.basis.values() for clause in clauses}
    assert cited | {*TIN.refusals.values(), *TIN.lines.values()} <= known
    assert {rule.clause for rule in HOUSE.rules.values()} <= known
