"""Somebody at a terminal who joins a table by its link and plays there.

``python -m tests.web.at_a_terminal LINK NAME words|screens`` does whatever can be done first, to
the end of the match: in plain words, all of which are repeated, or by keys on the screens of a real
terminal, of which the last is shown.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.terminal.plain.pipes import BACK, PROMPTS, first
from tests.terminal.tmux.matches import LEAVE
from tests.terminal.tmux.pane import ROOMY, Pane
from tests.terminal.tmux.player import moves
from tischrunde import texts

_LIST: Final = re.compile(r"1\. ")
_STALE: Final = texts.say("table", "denial-stale", "de")


def in_words(link: str, name: str, state: str) -> int:
    """Play by sentences and numbers, and return the exit code of what was played with."""
    command = [sys.executable, "-m", "tischrunde", "join", link]
    with subprocess.Popen(  # noqa: S603 - the program that is tested
        [*command, "--plain", "--name", name, "--lang", "de"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "XDG_STATE_HOME": state, "PYTHONUTF8": "1"},
    ) as terminal:
        assert terminal.stdin is not None
        assert terminal.stdout is not None
        said: list[str] = []
        for line in terminal.stdout:
            sys.stdout.write(line)
            sys.stdout.flush()
            said.append(line.rstrip("\n"))
            if line.startswith((*PROMPTS, *BACK)) and _is_new(said):
                terminal.stdin.write(f"{first(said)}\n")
                terminal.stdin.flush()
                said = []
    return terminal.returncode


def _is_new(said: list[str]) -> bool:
    """Return whether something else is asked: what was answered already may be asked again."""
    return any(_LIST.match(line) or line == _STALE for line in said)


def on_screens(link: str, name: str, state: str) -> int:
    """Play by keys, show the last screen, and return the exit code of what was played with."""
    with Pane(Path(state), ROOMY, env={"XDG_STATE_HOME": state}) as pane:
        pane.play(f"join {shlex.quote(link)} --name {shlex.quote(name)} --lang de")
        *_, end = moves(pane)
        sys.stdout.write(end)
        pane.leave_by(LEAVE)
        pane.run("echo ended with $?")
        ended = re.search(r"^ended with (\d+)", pane.shows("\nended with "), re.MULTILINE)
    return int(ended[1]) if ended else 1


WAYS: Final[dict[str, Callable[[str, str, str], int]]] = {"words": in_words, "screens": on_screens}


def main(link: str, name: str, way: str) -> int:
    """Play, and return the exit code of what was played with."""
    # Whoever is told to stop leaves no terminal behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory() as state:
        return WAYS[way](link, name, state)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
