"""What the program wrote to its terminal, read as a screen."""

import pyte

from bench.bsd.screen import Screen, read_screen
from bench.bsd.terminal import COLUMNS, ROWS


class Reader:
    """A screen as the output so far has drawn it."""

    def __init__(self) -> None:
        self._screen = pyte.Screen(COLUMNS, ROWS)
        self._stream = pyte.ByteStream(self._screen)

    def feed(self, output: bytes) -> Screen:
        """Take up more output and return what shows then."""
        self._stream.feed(output)
        return read_screen(self._screen.display)
