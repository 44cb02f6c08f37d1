"""How a table is laid out: sections under a rule, facts with labels, things in a row."""

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Span, Text

from tischrunde.terminal.drawing import palette, signs

WIDE_COLUMNS: Final = 116
"""Number of columns from which the hand lies beside the table, else below it."""

WIDEST: Final = 140
"""Maximum number of columns of a line."""


class Flow:
    """Texts side by side, as many as fit in a line."""

    def __init__(self, items: Iterable[Text]) -> None:
        self.items = list(items)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield line after line, none broken within a text."""
        line: list[Text] = []
        for item in self.items:
            if line and _width([*line, item]) > options.max_width:
                yield _joined(line)
                line = []
            line.append(item)
        yield _joined(line)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Return the width of the widest text and that of all in one line."""
        widest = max((item.cell_len for item in self.items), default=0)
        return Measurement(widest, _width(self.items)).with_maximum(options.max_width)


def _joined(items: Sequence[Text]) -> Text:
    line = Text(" ").join(items)
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line


def _width(items: Sequence[Text]) -> int:
    return sum(item.cell_len for item in items) + max(len(items) - 1, 0)


def on_felt(text: Text) -> Text:
    """Return a text in tones that can be read on a live table's felt."""
    text.style = palette.ON_FELT.get(str(text.style), text.style)
    text.spans = [
        Span(start, end, palette.ON_FELT.get(str(style), style)) for start, end, style in text.spans
    ]
    return text


class Prose:
    """Sentences broken between words, but never at a no-break space."""

    def __init__(self, sentences: str, style: str = "") -> None:
        self.sentences = sentences
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield line after line."""
        for line in textwrap.wrap(self.sentences, options.max_width, break_on_hyphens=False):
            yield Text(line, style=self.style, no_wrap=True)


class Heading:
    """A title on a rule, with a remark at its right end."""

    def __init__(self, title: Text, remark: str = "") -> None:
        self.title = title
        self.remark = f" {remark}" if remark else ""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the line."""
        title = self.title.copy()
        title.truncate(options.max_width - len(self.remark) - 4, overflow="ellipsis")
        rule = options.max_width - title.cell_len - len(self.remark) - 4
        yield Text.assemble(
            (signs.RULE * 2 + " ", palette.QUIET),
            title,
            (" " + signs.RULE * rule, palette.QUIET),
            (self.remark, palette.LOUD),
            no_wrap=True,
        )


def section(title: Text, *body: RenderableType, remark: str = "") -> RenderableType:
    """Return a part of the table under its heading."""
    return Group(Heading(title, remark), *(Padding(part, (0, 0, 0, 3)) for part in body), Text())


class Ends:
    """Two texts at both ends of a line; the left one is cut if there is no room."""

    def __init__(self, left: Text, right: Text) -> None:
        self.left = left
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the line."""
        left, room = self.left.copy(), options.max_width - self.right.cell_len - 1
        left.truncate(max(room, 0), overflow="ellipsis", pad=True)
        yield Text.assemble(left, " ", self.right, no_wrap=True, overflow="crop")


def facts(
    rows: Iterable[tuple[str, RenderableType]], labels: int = 0, style: str = palette.QUIET
) -> Table:
    """Return things with a label before each; labels take at least ``width`` columns."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=style, no_wrap=True, min_width=labels)
    grid.add_column()
    for label, thing in rows:
        grid.add_row(Text(label), thing)
    return grid


class Sides:
    """Two halves of a table: side by side in a wide terminal, else one below the other."""

    def __init__(self, left: Sequence[RenderableType], right: Sequence[RenderableType]) -> None:
        self.left = left
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield both halves."""
        if options.max_width < WIDE_COLUMNS or not self.right:
            yield Group(*self.left, *self.right)
            return
        grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
        grid.add_column(ratio=5)
        grid.add_column(ratio=4)
        grid.add_row(Group(*self.left), Group(*self.right))
        yield grid


class Within:
    """A drawing that takes no more than the widest line."""

    def __init__(self, drawing: RenderableType) -> None:
        self.drawing = drawing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the drawing."""
        width = min(options.max_width, WIDEST)
        yield from console.render(self.drawing, options.update_width(width))
