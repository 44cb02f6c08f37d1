"""What can be typed at a score pad besides answers."""

from functools import cache
from typing import Final

from tischrunde import texts
from tischrunde.terminal.plain.commands import Asked

COMMANDS: Final = (
    *("help", "undo", "round", "trail", "names", "dealer", "quarrels", "score", "quit"),
)


def read_command(line: str, language: str) -> Asked | None:
    """Return the command of a line, by its letter or word, with its argument."""
    word, _, rest = line.partition(" ")
    command = _words(language).get(word.casefold())
    return None if command is None else Asked(command, rest.strip())


@cache
def _words(language: str) -> dict[str, str]:
    return {
        word: command
        for command in COMMANDS
        for word in texts.say("terminal-pad", f"command-{command}", language).split()
    }
