"""Which commands there are; each is a module of its name, imported when it is wanted."""

import argparse
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Final, Protocol, TypeAlias, cast

from tischrunde.cli.startup import importing

COMMANDS: Final = (
    "play",
    "join",
    "rules",
    "editions",
    "why",
    "hint",
    "replay",
    "verify",
    "serve",
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
"""How a command comes by the words of its help."""


class Command(Protocol):
    """What the module of a command has to offer."""

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        """Declare what the command takes."""

    def run(self, options: argparse.Namespace) -> Iterator[str]:
        """Do it and yield what is to be printed, line by line."""
        ...


def load(name: str) -> Command:
    """Return a command, imported now."""
    with importing():
        return cast("Command", import_module(f"tischrunde.cli.{name}"))
