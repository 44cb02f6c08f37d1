"""``tischrunde completion``: a script for completion in a shell."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tischrunde.cli.commands import COMMANDS, Say

SHELLS: Final = ("bash", "zsh", "fish")
_FILES: Final = ("file", "files")


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take the shell."""
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=say("completion-shell"))


def run(options: argparse.Namespace) -> Iterator[str]:
    """Print the script of a shell."""
    import shtab  # noqa: PLC0415 - nobody else needs it

    from tischrunde.cli.parser import command_line  # noqa: PLC0415 - which imports this module

    parser = command_line(options.lang, COMMANDS)
    for action in _actions(parser):
        if action.type is Path or action.dest in _FILES:
            folder = action.dest == "data"
            action.complete = shtab.DIRECTORY if folder else shtab.FILE  # type: ignore[attr-defined]
    yield shtab.complete(parser, options.shell)


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Yield the arguments of a parser and of all parsers below it."""
    for action in parser._actions:  # noqa: SLF001 - argparse has no public name for them
        yield action
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for command in action.choices.values():
                yield from _actions(command)
