"""A score pad on a screen: which round is looked at, which field, and what is typed there."""

from typing import TYPE_CHECKING, Final

from tischrunde.terminal.pads.face import Choice, Laid
from tischrunde.terminal.pads.rounds import (
    PadQuestion,
    current,
    doubts,
    face_of,
    grid,
    is_open,
    options,
    others,
    places,
    written,
)
from tischrunde.terminal.pads.words import PadWords
from tischrunde.terminal.sessions.saved_pad import SavedPad

if TYPE_CHECKING:
    from tischrunde.core.score_pad import Problem
    from tischrunde.pad.pad import Pad

KEYS: Final = "1234567890x"
"""By answer, or card: its key."""


class PadState:
    """The pad before somebody; ``typed`` is what stands in the field and is not written yet."""

    at: PadQuestion
    number: int
    typed: str

    def __init__(self, saved: SavedPad) -> None:
        self.saved = saved
        self.look_at(min(current(self.pad), self.last))

    @property
    def pad(self) -> "Pad":
        """The pad as it stands."""
        return self.saved.pad

    @property
    def words(self) -> PadWords:
        """Its words."""
        return PadWords(self.pad, self.saved.language)

    @property
    def cells(self) -> list[PadQuestion]:
        """All that can be answered in the round: first by party or seat, then besides."""
        return [*grid(self.pad), *others(self.pad, self.number)]

    @property
    def doubts(self) -> "list[Problem]":
        """The problems of the round that nobody has kept."""
        return doubts(self.pad, self.number)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is to be asked of the round any more."""
        return not any(self.is_open(each) for each in self.cells)

    @property
    def has_next(self) -> bool:
        """Whether there is a round after this one, or may be."""
        return self.number < self.last

    @property
    def last(self) -> int:
        """The last round that can be looked at: the next one, unless the match is over."""
        return max(len(self.pad.rounds) + (not self.pad.match.winners), 1)

    def is_open(self, each: PadQuestion) -> bool:
        """Return whether a field waits for an answer."""
        return is_open(self.pad, self.number, each)

    def answers(self) -> list[str]:
        """Return the answers that can be chosen in the field, or its cards, in words."""
        question, words = self.at.question, self.words
        if isinstance(question, Choice):
            return [words.value(question.name, value) for value in options(self.pad, question)]
        if isinstance(question, Laid):
            return [words.card(card) for card in question.cards]
        return []

    # Going about.

    def go(self, by: int) -> None:
        """Go to the next field, or the one before."""
        cells = self.cells
        self.at = cells[(cells.index(self.at) + by) % len(cells)]

    def go_down(self, by: int) -> None:
        """Go to the field below, or above."""
        cells, columns = self.cells, len(face_of(self.pad).columns)
        rows, here = len(grid(self.pad)), cells.index(self.at)
        below = here + by * columns
        if here >= rows:
            below = here + by if here + by >= rows else rows - columns
        elif below >= rows:
            below = rows if len(cells) > rows else here
        if 0 <= below < len(cells):
            self.at = cells[below]

    def go_on(self) -> None:
        """Go to the next field that waits for an answer, if one does."""
        cells = self.cells
        here = cells.index(self.at) if self.at in cells else 0
        after = [*cells[here + 1 :], *cells[: here + 1]]
        self.at = next((each for each in after if self.is_open(each)), cells[here])
        if self.at is cells[here] and self.is_open(cells[0]):
            self.at = cells[0]

    def turn(self, by: int) -> None:
        """Go to another round."""
        self.look_at(min(max(self.number + by, 1), self.last))

    def look_at(self, number: int) -> None:
        """Look at a round, at what is open there."""
        self.number = number
        self.typed = ""
        self.at = next(filter(self.is_open, self.cells), self.cells[0])

    def settle(self) -> None:
        """Stay where one was, if that is still asked."""
        if self.at not in self.cells:
            self.at = self.cells[0]
            self.go_on()

    # Writing.

    def write_typed(self) -> None:
        """Write what was typed; ValueError if it means nothing."""
        question = self.at.question
        if self.typed and not isinstance(question, Choice | Laid):
            values = question.read(self.typed)
            self.saved.write(places(self.number, self.at, values))
            self.typed = ""

    def choose(self, number: int) -> None:
        """Write an answer by its number, or lay a card, specially, and take it away again."""
        question = self.at.question
        if isinstance(question, Choice):
            values = {question.name: options(self.pad, question)[number]}
            self.saved.write(places(self.number, self.at, values))
        elif isinstance(question, Laid):
            laid = question.laid(written(self.pad, self.number, self.at))
            laid[number] = {None: False, False: True, True: None}[laid[number]]
            self.saved.write(places(self.number, self.at, question.values(laid)))

    def lay_nothing(self) -> None:
        """Write that no cards were laid, where nobody has said anything."""
        question = self.at.question
        if isinstance(question, Laid) and self.is_open(self.at):
            self.saved.write(
                places(self.number, self.at, question.values([None] * len(question.cards)))
            )

    def empty(self) -> None:
        """Take the answer back."""
        self.typed = ""
        nothing = dict.fromkeys(self.at.question.fields)
        self.saved.write(places(self.number, self.at, nothing))
