"""A round of UNO set up from one line of text and played by text."""

from tests.any_table import AnyTable
from tischrunde.uno.events import Event
from tischrunde.uno.moves import Move
from tischrunde.uno.notation import read_move, read_position, write_move
from tischrunde.uno.round import Round
from tischrunde.uno.view import RoundView


class Table(AnyTable[Move, RoundView, Event]):
    """A round whose seats are 1, 2, ... as in the notation."""

    round: Round
    read_move = staticmethod(read_move)
    write_move = staticmethod(write_move)

    def __init__(self, text: str) -> None:
        self.round = Round(read_position(text))

    def hand(self, seat: int) -> list[str]:
        """Return the cards a seat holds, in the order of the kinds."""
        return [card.slug for card in self.view(seat).hand]

    @property
    def sizes(self) -> list[int]:
        """How many cards each seat holds."""
        return list(self.view().hand_sizes)

    @property
    def top(self) -> str:
        """The card on top of the discard pile."""
        return self.view().top.slug

    @property
    def colour(self) -> str | None:
        """The colour to follow."""
        colour = self.view().colour
        return None if colour is None else colour.slug
