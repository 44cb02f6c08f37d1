"""The questions people ask: each answered as expected in every edition, and quick to lay out."""

import re

import pytest

from tests.cases.document import ROOT, documents
from tischrunde import texts
from tischrunde.core.case import read_case, write_case
from tischrunde.core.layout import taps
from tischrunde.games.cases import Question, answer, answered, laid_out, ready_cases
from tischrunde.games.catalogue import GAMES
from tischrunde.games.register import house_register, register
from tischrunde.texts.fluent import source

QUESTIONS = [
    pytest.param(game, question, id=question.id) for game in GAMES for question in ready_cases(game)
]
READY_ONES = [
    pytest.param(game, question, id=question.id)
    for game in GAMES
    for question in ready_cases(game)
    if question.ready
]
READY = 40
MOST_TAPS = 8


@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_every_edition_answers_as_expected(game: str, question: Question) -> None:
    assert set(question.expected) == set(GAMES[game].editions)
    for edition, (verdict, clause) in question.expected.items():
        found = answered(GAMES[game], question.layout, edition)
        if found is None:
            assert (verdict, clause) == ("never", ""), edition
        else:
            said = "allowed" if found.allowed else "forbidden"
            assert (verdict, clause) == (said, found.clause), edition


@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_a_question_is_a_link_that_leads_to_the_same_answer(game: str, question: Question) -> None:
    case = laid_out(game).case(question.layout)
    assert read_case(write_case(case)) == case
    assert answer(GAMES[game], case) == answered(
        GAMES[game], question.layout, case.position.split()[0]
    )


@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_a_question_has_a_title_in_every_language_and_a_source(
    game: str, question: Question
) -> None:
    for language in texts.LANGUAGES:
        title = texts.say(f"cases-{game}", f"case-{question.id}", language)
        assert title.endswith("?")
    assert question.sources
    assert all(source.startswith(("http://", "https://")) for source in question.sources)
    clauses = {clause.id for clause in (*register(game), *house_register(game))}
    assert set(question.see) <= clauses


def test_forty_are_ready_and_a_hundred_are_known() -> None:
    questions = [question for game in GAMES for question in ready_cases(game)]
    assert len(questions) == 100
    assert len({question.id for question in questions}) == 100
    assert sum(question.ready for question in questions) == READY


@pytest.mark.parametrize(("game", "question"), READY_ONES)
def test_what_is_ready_takes_few_taps(game: str, question: Question) -> None:
    template = laid_out(game).templates[question.layout.template]
    assert taps(template, question.layout) <= MOST_TAPS


@pytest.mark.parametrize("game", GAMES)
def test_every_template_but_the_last_is_used(game: str) -> None:
    used = {question.layout.template for question in ready_cases(game)}
    assert {*used, "anything", "swap"} >= set(laid_out(game).templates)


def test_no_title_is_left_over() -> None:
    for game in GAMES:
        told = re.findall(r"^case-(\S+) =", source(f"cases-{game}", "de"), re.MULTILINE)
        assert told == [question.id for question in ready_cases(game)]


@pytest.mark.parametrize("path", documents())
def test_the_pages_of_the_docs_are_written(path: str) -> None:
    """Write them anew with ``just cases``."""
    assert (ROOT / path).read_text("utf-8") == documents()[path]
