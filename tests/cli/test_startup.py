"""A command imports what it needs, and only when it runs."""

import subprocess
import sys

import pytest

LIGHT = ("fluent", "babel", "rich", "textual", "shtab", "importlib.metadata", "argparse")
HEAVY = ("rich", "textual", "shtab", "httpx", "websockets", "sqlalchemy", "tischrunde.bots")

LISTED = """
import sys
from tischrunde.cli import main
if sys.argv[1:]:
    assert main(sys.argv[1:]) == 0
print(*sys.modules, file=sys.stderr)
"""


def imported(*arguments: str) -> set[str]:
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", LISTED, *arguments], check=True, capture_output=True, text=True
    )
    return set(done.stderr.split())


def test_the_command_itself_imports_next_to_nothing() -> None:
    modules = imported()
    assert not modules.intersection(LIGHT)
    assert {name for name in modules if name.startswith("tischrunde")} == {
        "tischrunde",
        "tischrunde.cli",
    }


@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("editions",), ("rules", "uno"), ("serve", "--help")],
)
def test_a_command_imports_nothing_that_others_need(arguments: tuple[str, ...]) -> None:
    assert not imported(*arguments).intersection(HEAVY)


@pytest.mark.parametrize("arguments", [("--help",), ("--version",), ("serve", "--help")])
def test_help_knows_of_no_game(arguments: tuple[str, ...]) -> None:
    assert not imported(*arguments).intersection(
        {"tischrunde.games", "tischrunde.rallye", "asyncio"}
    )


def test_the_help_of_a_table_elsewhere_imports_no_client() -> None:
    assert not imported("join", "--help").intersection({"httpx", "websockets", "textual"})


def test_work_into_a_pipe_imports_no_bar() -> None:
    assert not imported("simulate", "uno", "--rounds", "1").intersection(HEAVY)
