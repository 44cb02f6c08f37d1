"""Arguments that several commands take."""

import argparse
import re
from typing import Final

from tischrunde.cli.commands import Say

_LAST_PORT: Final = 65535
_NAME: Final = re.compile(r"(?!home$)[a-z][a-z0-9-]*")
"""The name of a further database; the first one is called ``home``."""
_POSTGRES: Final = "postgresql://"


def take_players(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add ``--players``, the number of players."""
    parser.add_argument("--players", type=int, default=2, metavar="N", help=say("players"))


def take_seed(parser: argparse.ArgumentParser, words: str) -> None:
    """Add ``--seed``, which makes a result repeatable."""
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=words)


def take_json(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add ``--json``, output for programs."""
    parser.add_argument("--json", action="store_true", help=say("json"))


def count(text: str) -> int:
    """Return a whole number of at least 1."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def databases(text: str) -> dict[str, str]:
    """Return the URLs of databases by their names: ``left=postgresql://… right=postgresql://…``."""
    named = [word.partition("=") for word in text.split()]
    found = {name: url for name, _, url in named}
    fit = all(_NAME.fullmatch(name) and url.startswith(_POSTGRES) for name, url in found.items())
    if not fit or len(found) < len(named):
        raise ValueError
    return found


def port(text: str) -> int:
    """Return the number of a port."""
    chosen = int(text)
    if not 0 <= chosen <= _LAST_PORT:
        raise ValueError
    return chosen
