"""Every clause that allows or forbids a move is shown by a case."""

import json

import pytest

from tests.cases.reach import FILE, cited, known
from tischrunde.core.case import read_case
from tischrunde.games.cases import answer
from tischrunde.games.catalogue import GAMES

REACHED = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_shown_by_a_case(game: str) -> None:
    assert set(REACHED[game]) == known(GAMES[game])


@pytest.mark.parametrize("game", GAMES)
def test_every_case_is_answered_by_its_clause(game: str) -> None:
    for key, text in REACHED[game].items():
        found = answer(GAMES[game], read_case(text))
        edition = GAMES[game].house.read_revised(found.rules)
        assert cited(GAMES[game], edition, found.refusal, found.grant) == key
