"""Closes every test run with the count of clauses shown."""

from pathlib import Path

import pytest

from tests.clauses import shown_clauses
from tischrunde.games.catalogue import GAMES
from tischrunde.games.register import house_register, register


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for game in GAMES:
        shown = shown_clauses(Path(__file__).parent / game)
        counts = [
            f"{sum(clause.id in shown for clause in clauses)}/{len(clauses)}"
            for clauses in (register(game), house_register(game))
        ]
        terminalreporter.write_line(f"{game} clauses: {counts[0]}, house rules {counts[1]}")
