"""Closes every test run with the count of clauses shown."""

from pathlib import Path

import pytest

from tests.clauses import shown_clauses
from tischrunde.games.register import house_register, register


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    shown = shown_clauses(Path(__file__).parent)
    for title, clauses in (
        ("clauses", register("rallye")),
        ("house clauses", house_register("rallye")),
    ):
        count = sum(clause.id in shown for clause in clauses)
        terminalreporter.write_line(f"{title}: {count}/{len(clauses)}")
