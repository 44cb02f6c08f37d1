"""The signs beside words, and their replacements in terminals without Unicode."""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

from tischrunde.terminal.charset import ASCII

TURN: Final = "▶"
MARK: Final = "✓"
TARGET: Final = "→"
BACK: Final = "▮"
ALARM: Final = "!"
CHOSEN: Final = "█"

HAZARD: Final = "▲"
REMEDY: Final = "●"
SAFETY: Final = "◆"
CROSSWISE: Final = "◈"

RED: Final = "▲"
YELLOW: Final = "●"
GREEN: Final = "■"
BLUE: Final = "◆"
WILD: Final = "★"

SKIP: Final = "⊘"
REVERSE: Final = "⇄"
CLOCKWISE: Final = "↻"
ANTICLOCKWISE: Final = "↺"
DOWN: Final = "↓"
UP: Final = "↑"

RULE: Final = "─"
DRIVEN: Final = "━"
CAR: Final = "●"
AHEAD: Final = "╌"
FINISH: Final = "▚"


class Legible:
    """A drawing whose signs become ASCII of the same width in terminals without Unicode."""

    def __init__(self, drawing: RenderableType) -> None:
        self.drawing = drawing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the drawing in the signs this terminal knows."""
        for segment in console.render(self.drawing, options):
            text = segment.text.translate(ASCII) if options.ascii_only else segment.text
            yield Segment(text, segment.style, segment.control)
