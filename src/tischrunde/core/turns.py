"""A round for programs that learn: seats are asked in turn for one of their numbered actions.

The seat the round waits for is asked. Before that, after every move, each other seat that could act
out of turn is asked once and may also pass; so nobody's chance is lost and nobody is waited for.
"""

from abc import abstractmethod
from typing import Final

from tischrunde.core.native import i64
from tischrunde.core.position import OVER, Playable

ENDED: Final = -1
REFUSED: Final = -2

NONE: Final[list[int]] = []
"""Nobody, or nothing; never to be changed."""


class Numbering:
    """The constants of a table: by seat the code of every action, and a row of numbers.

    A row is what a seat may know; here it is empty but for what never changes. The code of passing
    is one no position knows.
    """

    __slots__ = ("actions_of", "codes_of", "passing", "rows", "size")

    def __init__(self, codes_of: list[list[int]], rows: list[bytes], passing: i64) -> None:
        self.codes_of = codes_of
        self.rows = rows
        self.passing = passing
        self.size: i64 = len(codes_of[0])
        self.actions_of = [_places(codes) for codes in codes_of]


class Turns:
    """Whom a round asks, and which actions that seat may choose from; ``begin`` comes first.

    ``rows`` are what each seat may know, ``masks`` have one number for each action, 1 if the seat
    may choose it now; ``look`` updates both in place.
    """

    __slots__ = ("actions", "marked", "masks", "numbering", "playable", "queue", "rows", "seat")

    def __init__(self, numbering: Numbering, playable: Playable) -> None:
        self.numbering = numbering
        self.playable = playable
        self.rows = [bytearray(row) for row in numbering.rows]
        self.masks = [bytearray(numbering.size) for _ in numbering.rows]
        self.marked: list[list[int]] = [[] for _ in numbering.rows]
        self.seat: i64 = ENDED
        self.actions: list[int] = []
        self.queue: list[int] = []

    @abstractmethod
    def outsiders(self, mover: i64) -> list[int]:
        """Return who else could act out of turn after a move, in the order they are asked."""

    @abstractmethod
    def update(self, seat: i64, row: bytearray) -> None:
        """Update what a seat may know."""

    def begin(self) -> i64:
        """Return the seat that is asked first in a round just dealt."""
        self.queue = self.outsiders(self.playable.actor())
        return self._ask()

    def play(self, action: i64) -> i64:
        """Play an action of the seat asked; return who is asked next, ENDED or REFUSED."""
        if not _holds(self.actions, action):
            return REFUSED
        seat = self.seat
        code: i64 = self.numbering.codes_of[seat][action]
        if code != self.numbering.passing:
            self.playable.apply(seat, code)
            if self.playable.phase == OVER:
                self.stop()
                return ENDED
            self.queue = self.outsiders(seat)
        return self._ask()

    def stop(self) -> None:
        """Ask nobody any more."""
        self.seat = ENDED
        self.actions = NONE
        self.queue = NONE

    def look(self, seat: i64) -> None:
        """Update what a seat may know, and its mask."""
        self.update(seat, self.rows[seat])
        marked = self.marked[seat]
        actions = self.actions if seat == self.seat else NONE
        if marked is not actions:
            mask = self.masks[seat]
            for action in marked:
                mask[action] = 0
            for action in actions:
                mask[action] = 1
            self.marked[seat] = actions

    def _ask(self) -> i64:
        if self.queue:
            seat: i64 = self.queue.pop(0)
            codes = self.playable.codes(seat)
            codes.append(self.numbering.passing)
        else:
            seat = self.playable.actor()
            codes = self.playable.codes(seat)
        numbers = self.numbering.actions_of[seat]
        for place in range(len(codes)):  # the list is reused: a second one would take time
            codes[place] = numbers[codes[place]]
        self.actions = codes
        self.seat = seat
        return seat


def _holds(listed: list[int], wanted: i64) -> bool:
    """Return whether a short list has a number; compiled, ``in`` would first make objects of it."""
    for number in listed:  # noqa: SIM110
        if number == wanted:
            return True
    return False


def _places(codes: list[int]) -> list[int]:
    """Return for every code which place it has among these, and -1 if none."""
    places = [-1] * (max(codes) + 1)
    for place, code in enumerate(codes):
        places[code] = place
    return places
