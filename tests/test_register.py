"""Every clause is shown by a test, and no test names a clause that does not exist."""

from pathlib import Path

import pytest

from tests.clauses import shown_clauses
from tischrunde.games.register import Clause, house_register, register

TESTS = Path(__file__).parent


@pytest.mark.parametrize("clauses", [register("rallye"), house_register("rallye")])
def test_every_clause_is_shown(clauses: tuple[Clause, ...]) -> None:
    missing = {clause.id for clause in clauses} - shown_clauses(TESTS)
    assert not missing


def test_every_shown_clause_exists() -> None:
    known = {clause.id for clause in (*register("rallye"), *house_register("rallye"))}
    assert shown_clauses(TESTS) <= known


def test_the_register_is_whole() -> None:
    assert len(register("rallye")) == 264
    ids = [clause.id for clause in (*register("rallye"), *house_register("rallye"))]
    assert len(ids) == len(set(ids))
    assert all(clause.says or clause.ruling for clause in register("rallye"))
