"""Parses a typed line: a number of the list, or a command by its letter or word."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from tischrunde import texts

COMMANDS: Final = ("help", "list", "table", "hint", "score", "rule", "save", "quit")
CALL: Final = "call"
CATCH: Final = "catch"
LIST: Final = "list"

_MAX_DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class Asked:
    """A command, with its argument."""

    command: str
    rest: str = ""


def read(line: str, language: str) -> int | Asked | None:
    """Return the number or the command of a line; None for anything else."""
    word, _, rest = line.strip().partition(" ")
    if word.isascii() and word.isdecimal() and len(word) <= _MAX_DIGITS and not rest.strip():
        return int(word)
    command = _words(language).get(word.casefold())
    return None if command is None else Asked(command, rest.strip())


@cache
def _words(language: str) -> dict[str, str]:
    return {
        word: command
        for command in (*COMMANDS, CALL, CATCH)
        for word in texts.say("plain", f"command-{command}", language).split()
    }
