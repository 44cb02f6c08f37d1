"""A round set up from one line of text and played by text."""

from collections.abc import Sequence

from tischrunde.core.refusal import Refusal
from tischrunde.core.sheet import Sheet
from tischrunde.rallye.cards import Card
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.events import Event
from tischrunde.rallye.notation import CARD_NAMES, read_move, read_position, write_move
from tischrunde.rallye.round import Round
from tischrunde.rallye.view import DisplayView, RoundView


class Table:
    """A round whose seats are 1, 2, ... and whose parties are A, B, C, as in the notation."""

    def __init__(self, text: str, edition: Edition | None = None) -> None:
        self.round = Round(read_position(text, edition))

    def play(self, *moves: str) -> Sequence[Event]:
        """Play moves such as "1 roll" or "2 stop>A" and return all events."""
        events: list[Event] = []
        for text in moves:
            seat, move = text.split()
            events += self.round.play(int(seat) - 1, read_move(move))
        return events

    def refusal(self, text: str) -> Refusal | None:
        """Return why a move such as "1 100" is refused."""
        seat, move = text.split()
        return self.round.refusal(int(seat) - 1, read_move(move))

    def refused(self, text: str) -> str | None:
        """Return the clause by which a move such as "1 100" is refused."""
        refusal = self.refusal(text)
        return refusal.clause if refusal and not self.allows(text) else None

    def allows(self, text: str) -> bool:
        """Return whether a move such as "1 100" is legal, by the judge and by the offer alike."""
        seat, move = text.split()
        legal = read_move(move) in self.round.legal(int(seat) - 1)
        assert legal == (self.refusal(text) is None)
        return legal

    def legal(self, seat: int) -> set[str]:
        """Return the legal moves of a seat as text."""
        return {write_move(move) for move in self.round.legal(seat - 1)}

    def hand(self, seat: int) -> list[str]:
        """Return the cards a seat holds, in the order of the kinds."""
        return [CARD_NAMES[card] for card in self.view(seat).hand]

    def view(self, seat: int | None = None) -> RoundView:
        """Return what a seat, or a spectator, sees."""
        return self.round.view(None if seat is None else seat - 1)

    def display(self, party: str) -> DisplayView:
        """Return what lies before a party."""
        return self.view().displays["ABC".index(party)]

    def battle(self, party: str) -> str | None:
        """Return the card on top of a party's battle pile."""
        top = self.display(party).battle
        return CARD_NAMES[top] if top is not None else None

    def speed(self, party: str) -> str | None:
        """Return the card on top of a party's speed pile."""
        top = self.display(party).speed
        return CARD_NAMES[top] if top is not None else None

    def safeties(self, party: str) -> list[str]:
        """Return the laid safeties of a party, those laid crosswise with "!"."""
        return [
            CARD_NAMES[safety.card] + "!" * safety.crosswise
            for safety in self.display(party).safeties
        ]

    @property
    def discards(self) -> list[str]:
        """The discard pile, its top card first."""
        return [CARD_NAMES[Card(kind)] for kind in reversed(self.round.position.discards)]

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self.view().on_turn + 1

    @property
    def waiting(self) -> set[int]:
        """The seats the round waits for."""
        return {seat + 1 for seat in self.round.waiting}

    @property
    def stock(self) -> int:
        """How many cards are left in the stock."""
        return self.view().stock

    def sheet(self, party: str) -> Sheet:
        """Return the score sheet of a party once the round is over."""
        (sheets,) = self.round.sheets
        return sheets["ABC".index(party)]
