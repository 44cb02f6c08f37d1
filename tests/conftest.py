"""Reports the build that is tested first, and the clauses shown and what is missing last."""

import gc
import os
import signal
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.clauses import shown_clauses
from tests.needs import remedies
from tischrunde.games.catalogue import GAMES
from tischrunde.games.register import house_register, register
from tischrunde.rallye import position

# A machine that others use too may be slow for a while, which says nothing about a law.
# The gate judges a change by the same cases as the one before; elsewhere new ones are drawn.
settings.register_profile(
    "shared",
    max_examples=int(os.environ.get("EXAMPLES", "100")),
    deadline=None,
    derandomize=bool(os.environ.get("GATE")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("shared")

_SLOW_FIXTURES = (
    "server",
    "server_under_path",
    "server_with_url",
    "strict_server",
    "unfair_server",
    "api",
    "folder",
    "german",
    "nodes_under_path",
    "pair_of_nodes",
    "plans",
    "postgres",
    "unpacked",
)
"""Fixtures of a module that take long to start, or to make."""


def build() -> str:
    return "pure" if str(position.__file__).endswith(".py") else "compiled"


def pytest_configure() -> None:
    """Whoever asks for a build must not be given another."""
    # In the background Ctrl-C is ignored, and what a test starts would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if os.environ.get("BUILD", build()) != build():
        raise pytest.UsageError(f"not the build asked for: {position.__file__}")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage among what stays until the end: that takes a third of the collecting."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let tests that share a server run in one process: with ``--dist loadgroup`` it starts once.

    All others go wherever there is time.
    """
    for item in items:
        shared = _shared_server(item)
        if shared is not None:
            item.add_marker(pytest.mark.xdist_group(shared))


def _shared_server(item: pytest.Item) -> str | None:
    """Return the name of the server that a test shares with others, if it shares one."""
    params: dict[str, object] = getattr(getattr(item, "callspec", None), "params", {})
    fixtures: list[str] = getattr(item, "fixturenames", [])
    if "nodes" in params:
        return str(params["nodes"])
    if "family" in fixtures:
        return "family"
    own = any(name in fixtures for name in _SLOW_FIXTURES)
    if params.get("session_factory") == "away" or (own and item.path.parent.name == "sessions"):
        return "sessions"
    return item.path.stem if own else None


def pytest_report_header() -> str:
    return f"build: {build()}"


def pytest_sessionfinish() -> None:
    """Save what was measured: a process that takes more than ten seconds to end is killed."""
    coverage = sys.modules.get("coverage")
    measured = None if coverage is None else coverage.Coverage.current()
    if measured is not None:
        measured.save()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for game in GAMES:
        shown = shown_clauses(Path(__file__).parent / game)
        counts = [
            f"{sum(clause.id in shown for clause in clauses)}/{len(clauses)}"
            for clauses in (register(game), house_register(game))
        ]
        terminalreporter.write_line(f"{game} clauses: {counts[0]}, house rules {counts[1]}")
    for remedy in remedies(
        str(report.longrepr) for report in terminalreporter.getreports("skipped")
    ):
        terminalreporter.write_line(remedy)
