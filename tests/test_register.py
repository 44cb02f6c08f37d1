"""Every clause is shown by a test of its game, and no test names a clause that does not exist."""

from pathlib import Path

import pytest

from tests.clauses import shown_clauses
from tischrunde.games.catalogue import GAMES
from tischrunde.games.register import house_register, register

TESTS = Path(__file__).parent
PRINTED = {"rallye": 268, "uno": 41}


def known(game: str) -> list[str]:
    return [clause.id for clause in (*register(game), *house_register(game))]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_shown(game: str) -> None:
    assert not set(known(game)) - shown_clauses(TESTS / game)


@pytest.mark.parametrize("game", GAMES)
def test_every_shown_clause_exists(game: str) -> None:
    assert shown_clauses(TESTS / game) <= set(known(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_register_is_whole(game: str) -> None:
    assert len(register(game)) == PRINTED[game]
    assert len(known(game)) == len(set(known(game)))
    assert all(clause.says or clause.ruling for clause in register(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_citation_of_an_edition_exists(game: str) -> None:
    for edition in (*GAMES[game].editions.values(), *GAMES[game].house.earlier):
        cited = {clause for clauses in edition.basis.values() for clause in clauses}
        assert cited | {
            *edition.refusals.values(),
            *edition.lines.values(),
            *edition.impossible.values(),
        } <= set(known(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_has_its_clause(game: str) -> None:
    clauses = {rule.clause for rule in GAMES[game].house.rules.values()}
    assert clauses | {"house/agreed"} == {clause.id for clause in house_register(game)}
