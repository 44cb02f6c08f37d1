"""What a seat may know of a round as a row of small numbers, named field by field."""

from typing import Final

from tests.third_game.rules.cards import CARDS
from tests.third_game.rules.moves import DRAW, PASS
from tests.third_game.rules.position import Position, Rules
from tischrunde.core.observation import MOST, Field, Learnable, size, starts
from tischrunde.core.turns import NONE, Numbering
from tischrunde.core.turns import Turns as AnyTurns

_SEATS: Final = 4
_NO_MOVE: Final = PASS + 1
"""The code of letting a chance out of turn go by, of which this game has none."""

FIELDS: Final = (
    Field("hand", len(CARDS), 1, "own cards"),
    Field("discards", len(CARDS), 1, "cards that lie open"),
    Field("top", len(CARDS), 1, "the card on top"),
    Field("stock", 1, len(CARDS), "cards in the stock"),
    Field("sizes", _SEATS, len(CARDS), "cards in the hand of each seat, from one's own"),
    Field("totals", _SEATS, MOST, "points of each seat, in hundredths of the target"),
)
_START: Final = starts(FIELDS)


def numbering(rules: Rules) -> Numbering:
    """Return what stays the same at a table: actions are numbered as their codes are."""
    codes = [*CARDS, DRAW, PASS, _NO_MOVE]
    rows = [bytes(size(FIELDS))] * rules.players
    return Numbering([codes] * rules.players, rows, _NO_MOVE)


class Turns(AnyTurns):
    """A round asked seat by seat; totals are in hundredths of the target."""

    def __init__(self, numbering: Numbering, position: Position, totals: list[int]) -> None:
        super().__init__(numbering, position)
        self.position = position
        self.totals = totals

    def outsiders(self, mover: int) -> list[int]:  # noqa: ARG002 - nobody acts out of turn
        """Return who else could act out of turn: nobody."""
        return NONE

    def update(self, seat: int, row: bytearray) -> None:
        """Put right what a seat may know."""
        position = self.position
        row[:] = bytes(len(row))
        for name, cards in (
            ("hand", position.hands[seat].held),
            ("discards", position.discards),
            ("top", position.discards[-1:]),
        ):
            for card in cards:
                row[_START[name] + card] = 1
        row[_START["stock"]] = len(position.stock)
        for steps in range(position.rules.players):
            other = (seat + steps) % position.rules.players
            row[_START["sizes"] + steps] = position.hands[other].size
            row[_START["totals"] + steps] = self.totals[other]


LEARNABLE: Final = Learnable(
    fields=FIELDS,
    groups={"lay": len(CARDS), "draw": 1, "pass": 1, "let-go": 1},
    numbering=numbering,
    turns=Turns,
    unit=1,
)
