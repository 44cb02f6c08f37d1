"""A round of the rally game set up from one line of text and played by text."""

from tests.any_table import AnyTable
from tischrunde.core.house import HouseValue
from tischrunde.rallye.cards import Card
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.events import Event
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.moves import Move
from tischrunde.rallye.notation import CARD_NAMES, read_move, read_position, write_move
from tischrunde.rallye.round import Round
from tischrunde.rallye.view import DisplayView, RoundView


def agreed(edition: Edition, **changes: HouseValue) -> Edition:
    """Return an edition with house rules agreed on."""
    return HOUSE.agreed(edition, changes)


class Table(AnyTable[Move, RoundView, Event]):
    """A round whose seats are 1, 2, ... and whose parties are A, B, C, as in the notation."""

    round: Round
    read_move = staticmethod(read_move)
    write_move = staticmethod(write_move)

    def __init__(self, text: str, edition: Edition | None = None) -> None:
        if edition:
            text = text.replace(edition.id, HOUSE.write_revised(edition), 1)
        self.round = Round(read_position(text))

    def hand(self, seat: int) -> list[str]:
        """Return the cards a seat holds, in the order of the kinds."""
        return [CARD_NAMES[card] for card in self.view(seat).hand]

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

    def wait_for(self, seat: int) -> None:
        """Discard cards of 25 km until it is this seat's turn."""
        while self.turn != seat:
            self.play(f"{self.turn} -25")

    @property
    def discards(self) -> list[str]:
        """The discard pile, its top card first."""
        return [CARD_NAMES[Card(kind)] for kind in reversed(self.round.position.discards)]

    @property
    def stock(self) -> int:
        """How many cards are left in the stock."""
        return self.view().stock
