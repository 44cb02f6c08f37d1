"""The sheets over a score pad: what a round brings, the trail, the keys, a quarrel."""

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tischrunde import texts
from tischrunde.terminal.app.sheet import Sheet
from tischrunde.terminal.drawing import palette
from tischrunde.terminal.drawing.layout import Prose
from tischrunde.terminal.pads.rounds import sums
from tischrunde.terminal.scores import score_words

if TYPE_CHECKING:
    from tischrunde.pad.events import Place
    from tischrunde.terminal.app.pad_state import PadState
    from tischrunde.terminal.pads.words import PadWords

KEYS: Final = (
    ("← → ↑ ↓", "move"),
    ("1–9 0", "digits"),
    ("⏎", "enter"),
    ("⌫", "delete"),
    ("⇞ ⇟", "rounds"),
    ("K", "keep"),
    ("Z", "undo"),
    ("S", "score"),
    ("L", "trail"),
    ("N", "names"),
    ("D", "dealer"),
    ("C", "quarrels"),
    ("Q", "quit"),
)


def score(state: "PadState") -> Sheet:
    """Return what a round brings, line by line, and how the match stands."""
    words = state.words
    sheets, totals = sums(state.pad, state.number)
    lines = [*score_words(sheets, totals, words.company, words.language), words.standing()]
    return _read(words, words.say("score-title", number=state.number), *lines)


def trail(words: "PadWords") -> Sheet:
    """Return who wrote what, and when, the last first."""
    return _read(words, words.say("trail-title"), *map(words.event, reversed(words.pad.trail)))


def keys(words: "PadWords") -> Sheet:
    """Return what every key does."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    for key, name in KEYS:
        grid.add_row(Text(key, style=palette.LOUD), Prose(words.say(f"help-key-{name}")))
    body = Group(Prose(words.say("help-how")), Text(), grid)
    return Sheet(words.say("help-title"), body, foot=_foot(words, "foot-read"))


def quarrel(words: "PadWords", place: "Place") -> Sheet:
    """Return the question which of several entries of a place is right."""
    said = [
        words.say("quarrel-word", value=words.written(event), author=words.author(event))
        for event in words.pad.quarrels[place]
    ]
    body = Prose(words.say("quarrel", place=words.place(place)))
    return Sheet(words.say("quarrels-title"), body, said, foot=back(words))


def back(words: "PadWords") -> str:
    """Return how a question is left."""
    return _foot(words, "foot-back")


def _read(words: "PadWords", title: str, *lines: str) -> Sheet:
    return Sheet(title, Group(*map(Prose, lines)), foot=_foot(words, "foot-read"))


def _foot(words: "PadWords", message: str) -> str:
    return texts.say("app", message, words.language)
