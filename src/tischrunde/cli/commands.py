"""The commands; each is a module of its name, imported when it is used."""

import argparse
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Final, Protocol, TypeAlias, cast

from tischrunde.cli.startup import importing

COMMANDS: Final = (
    "play",
    "join",
    "pad",
    "learn",
    "rules",
    "editions",
    "why",
    "judge",
    "hint",
    "replay",
    "verify",
    "serve",
    "site",
    "backup",
    "broken",
    "admin",
    "worker",
    "arena",
    "simulate",
    "completion",
)
"""In the order of the help."""

Say: TypeAlias = Callable[[str], str]
"""Returns a text of the command's help."""


class Command(Protocol):
    """What the module of a command provides."""

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        """Declare what the command takes."""

    def run(self, options: argparse.Namespace) -> Iterator[str]:
        """Run the command, and yield what is to be printed, line by line."""
        ...


def load(name: str) -> Command:
    """Return a command, imported now."""
    with importing():
        return cast("Command", import_module(f"tischrunde.cli.{name}"))
