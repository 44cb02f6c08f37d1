"""What the program wrote to its terminal, read as a screen."""

import pyte

from bench.bsd.screen import Screen, prompt_end, read_screen
from bench.bsd.terminal import COLUMNS, ROWS


class Reader:
    """A screen as the output so far has drawn it."""

    def __init__(self) -> None:
        self._screen = pyte.Screen(COLUMNS, ROWS)
        self._stream = pyte.ByteStream(self._screen)

    def feed(self, output: bytes) -> None:
        """Take up more output."""
        self._stream.feed(output)

    @property
    def complete(self) -> bool:
        """Whether the last thing drawn is here: the cursor, put behind a prompt."""
        cursor = self._screen.cursor
        return (cursor.y, cursor.x) == prompt_end(self._screen.display)

    def read(self) -> Screen:
        """Return what shows."""
        return read_screen(self._screen.display)
