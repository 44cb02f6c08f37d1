"""A real terminal: a pane of tmux, with keys to press and a screen to read."""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self

import pytest

PATIENCE: Final = 30
"""After so many seconds without what is waited for, something is wrong."""
_GLANCE: Final = 0.02
_REST: Final = 0.08
"""A screen that has not changed for so many seconds has come to rest."""
_STARTLED: Final = 1.0
"""Within so many seconds every sheet takes keys."""

COMMAND: Final = f"{shlex.quote(sys.executable)} -m tischrunde"


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
        self._tmux = [_tmux(), "-L", "tischrunde", "-f", os.devnull]
        self._socket = tempfile.TemporaryDirectory(prefix="tmux-")
        told = {"TERM": term, "LANG": "C.UTF-8", "PS1": "$ ", "HISTFILE": os.devnull, **(env or {})}
        kept = {key: os.environ[key] for key in ("PATH", "HOME", "PYTHONPATH") if key in os.environ}
        shell = ["env", "-i", *(f"{key}={value}" for key, value in (kept | told).items()), "sh"]
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
        """Type our own command."""
        self.run(f"clear; {COMMAND} {arguments}")

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

    def wait_for(self, wanted: Callable[[str], bool], rest: float = _REST) -> str:
        """Return the screen as soon as it shows what is wanted and has come to rest."""
        since, last = time.monotonic(), ""
        while (waited := time.monotonic() - since) < PATIENCE:
            screen = self.screen
            if screen != last:
                since, last = time.monotonic(), screen
            elif waited > rest and wanted(screen):
                return screen
            time.sleep(_GLANCE)
        pytest.fail(f"nothing more happens, and this is not what was waited for:\n{last}")

    def shows(self, *words: str, rest: float = _REST) -> str:
        """Return the screen as soon as it shows all these words and has come to rest."""
        return self.wait_for(lambda screen: all(word in screen for word in words), rest)

    def after(self, *keys: str) -> str:
        """Press keys, and return the screen that comes of it."""
        before = self.screen
        self.press(*keys)
        return self.wait_for(lambda screen: screen != before)

    def insist(self, key: str, wanted: Callable[[str], bool]) -> str:
        """Press a key, again where it came too soon for what had just opened; return what comes."""
        before, began = self.screen, time.monotonic()
        self.press(key)
        pressed = began
        while self.screen == before and time.monotonic() - began < PATIENCE:
            if time.monotonic() - pressed > _STARTLED:
                pressed = time.monotonic()
                self.press(key)
            time.sleep(_GLANCE)
        return self.wait_for(wanted)

    def leave_by(self, key: str) -> None:
        """Press a key, again and again, until the screen is given up and the shell is back."""
        began = time.monotonic()
        while not self.screen.startswith("$"):
            if time.monotonic() - began > PATIENCE:
                pytest.fail(f"nobody goes by {key}:\n{self.screen}")
            if self.state("alternate_on") == "1":
                self.press(key)
            time.sleep(_STARTLED)
        self.wait_for(lambda screen: screen.startswith("$"))

    def _tell(self, *words: str) -> str:
        done = subprocess.run(  # noqa: S603 - our own tmux
            [*self._tmux, *words],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "TMUX_TMPDIR": self._socket.name},
        )
        return done.stdout


def _tmux() -> str:
    """Return where tmux is; in the gate (GATE=1) it has to be there."""
    found = shutil.which("tmux")
    if found is None:
        if os.environ.get("GATE"):
            pytest.fail("tmux is not installed")
        pytest.skip("tmux is not installed")
    return found
