"""A real terminal: a pane of tmux, with keys to press and a screen to read."""

import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self

import pytest

from tests.needs import program
from tests.terminal.app.grids import side_by_side

PATIENCE_S: Final = 90
"""Seconds in which nothing happens after which what is waited for will not come."""
_GLANCE: Final = 0.02
_REST_S: Final = 0.08
"""Seconds without a change, and nobody at work, after which a screen has come to rest."""
_AGAIN_S: Final = 1.0
"""Seconds after which a key that leads out of the program may be pressed once more."""
_ROOT: Final = Path(__file__).parents[3]

COMMAND: Final = f"{shlex.quote(sys.executable)} -m tischrunde"
INSTANT_SHEETS: Final = (
    f"{shlex.quote(sys.executable)} -m tests.terminal.tmux.instant_sheets tischrunde"
)


class Size(NamedTuple):
    columns: int
    rows: int

    def __str__(self) -> str:
        return f"{self.columns}x{self.rows}"


SMALL: Final = Size(80, 24)
ROOMY: Final = Size(120, 40)


class Pane:
    """A shell in a terminal of its own, in which commands are typed and keys are pressed.

    ``term`` and ``env`` are what programs learn about the terminal.
    """

    def __init__(
        self,
        folder: Path,
        size: Size = SMALL,
        *,
        term: str = "xterm-256color",
        env: Mapping[str, str] | None = None,
    ) -> None:
        self._tmux = [program("tmux"), "-L", "tischrunde", "-f", os.devnull]
        self._socket = tempfile.TemporaryDirectory(prefix="tmux-")
        found = [str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {
            "TERM": term,
            "LANG": "C.UTF-8",
            "PS1": "$ ",
            "HISTFILE": os.devnull,
            **(env or {}),
        }
        environment["PYTHONPATH"] = os.pathsep.join(found)
        kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
        shell = [
            "env",
            "-i",
            *(f"{key}={value}" for key, value in (kept | environment).items()),
            "sh",
        ]
        where = ["-x", str(size.columns), "-y", str(size.rows), "-c", str(folder)]
        self._tell("new-session", "-d", *where, shlex.join(shell))

    def __enter__(self) -> Self:
        self.wait_for(lambda screen: screen.startswith("$"))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._tell("kill-server")
        self._socket.cleanup()

    def run(self, command: str) -> None:
        """Type a command of the shell, and no key before it that nobody took."""
        self._tell("send-keys", "C-u")
        self._tell("send-keys", "-l", command)
        self._tell("send-keys", "Enter")

    def play(self, arguments: str) -> None:
        """Type our own command; a key is taken by whatever is on the screen."""
        self.run(f"clear; {INSTANT_SHEETS} {arguments}")

    def press(self, *keys: str) -> None:
        """Press keys, by the names tmux has for them."""
        self._tell("send-keys", *keys)

    def resize(self, size: Size) -> None:
        """Drag the window to another size."""
        self._tell("resize-window", "-x", str(size.columns), "-y", str(size.rows))

    @property
    def screen(self) -> str:
        """What can be read now."""
        return self._tell("capture-pane", "-p")

    def state(self, name: str) -> str:
        """Return what tmux knows of the terminal: ``alternate_on``, ``cursor_flag`` …."""
        return self._tell("display-message", "-p", f"#{{{name}}}").strip()

    @property
    def child(self) -> int:
        """The process that the shell runs."""
        shell = self.state("pane_pid")
        return int(Path(f"/proc/{shell}/task/{shell}/children").read_text("ascii").split()[-1])

    def wait_for(self, wanted: Callable[[str], bool], rest: float = _REST_S) -> str:
        """Return the screen as soon as it shows what is wanted and has come to rest."""
        since, last = time.monotonic(), ""
        while (waited := time.monotonic() - since) < PATIENCE_S:
            screen = self.screen
            if screen != last:
                since, last = time.monotonic(), screen
            elif waited > rest and wanted(screen) and self._rests(screen):
                return screen
            time.sleep(_GLANCE)
        pytest.fail(f"nothing more happens, and this is not what was waited for:\n{last}")

    def shows(self, *words: str, rest: float = _REST_S) -> str:
        """Return the screen as soon as it shows all these words and has come to rest."""
        return self.wait_for(lambda screen: all(word in screen for word in words), rest)

    def after(self, *keys: str) -> str:
        """Press keys, and return the screen that comes of it."""
        before = self.screen
        self.press(*keys)
        return self.wait_for(lambda screen: screen != before)

    def becomes(self, expected: str) -> str:
        """Return the screen as soon as it is this one, but for blanks at the ends of lines."""
        since, last = time.monotonic(), ""
        while time.monotonic() - since < PATIENCE_S:
            screen = self.screen
            if stripped(screen) == expected:
                return screen
            if screen != last:
                since, last = time.monotonic(), screen
            time.sleep(_GLANCE)
        pytest.fail(f"nothing more happens:\n{side_by_side(expected, stripped(last))}")

    def leave_by(self, key: str) -> None:
        """Press a key, again where another screen took it, until the shell is back."""
        began = pressed = time.monotonic()
        self.press(key)
        while not self.screen.startswith("$"):
            if time.monotonic() - began > PATIENCE_S:
                pytest.fail(f"nobody goes by {key}:\n{self.screen}")
            if time.monotonic() - pressed > _AGAIN_S and self.state("alternate_on") == "1":
                pressed = time.monotonic()
                self.press(key)
            time.sleep(_GLANCE)
        self.wait_for(lambda screen: screen.startswith("$"))

    def _rests(self, screen: str) -> bool:
        """Return whether nobody is at work who would change this screen."""
        return not self._is_at_work() and self.screen == screen

    def _is_at_work(self) -> bool:
        """Return whether a program in the pane runs, or would if there were a processor for it."""
        processes = [self.state("pane_pid")]
        for process in processes:
            with suppress(OSError):  # it may end any time
                for thread in Path(f"/proc/{process}/task").iterdir():
                    said = (thread / "stat").read_text("ascii", "replace")
                    if said.rpartition(")")[2].split()[0] in "RD":
                        return True
                    processes += (thread / "children").read_text("ascii").split()
        return False

    def _tell(self, *words: str) -> str:
        done = subprocess.run(  # noqa: S603 - our own tmux
            [*self._tmux, *words],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "TMUX_TMPDIR": self._socket.name},
        )
        return done.stdout


def stripped(screen: str) -> str:
    """Return a screen without the blanks at the ends of its lines."""
    return "\n".join(map(str.rstrip, screen.split("\n")))
