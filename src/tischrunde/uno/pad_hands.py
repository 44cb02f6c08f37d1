"""Whether one deck has cards for all hands that were told by their points.

Cards that were told themselves are taken out before; what is left is looked for hand by hand.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tischrunde.uno.cards import Card, Group
from tischrunde.uno.edition import Edition

_ENOUGH = 5_000
"""Hands tried before the search is given up: what was not found to be impossible is possible."""


@dataclass(frozen=True)
class Holding:
    """What a hand makes: the points of its numbers, and of all else what is known of it.

    ``points`` are those of the whole hand where its groups are not known; then ``symbols`` and
    ``wilds`` are None.
    """

    points: int
    symbols: int | None = None
    wilds: int | None = None


class Supply:
    """The cards of a deck that are in no hand yet: numbers by face value, symbols and wilds."""

    __slots__ = ("numbers", "symbol_points", "symbols", "wild_points", "wilds")

    def __init__(self, edition: Edition) -> None:
        self.numbers = [0] * 10
        self.symbols = 0
        self.wilds = 0
        self.symbol_points = edition.symbol_points
        self.wild_points = edition.wild_points
        for card, count in edition.deck.items():
            self.take(card, -count)

    def take(self, card: Card, count: int = 1) -> None:
        """Take cards out."""
        if card.group is Group.NUMBERS:
            self.numbers[card.rank] -= count
        elif card.group is Group.SYMBOLS:
            self.symbols -= count
        else:
            self.wilds -= count

    @property
    def face_values(self) -> int:
        """The sum of all numbers that are left."""
        return sum(value * count for value, count in enumerate(self.numbers))

    @property
    def points(self) -> int:
        """What all cards that are left are worth."""
        others = self.symbols * self.symbol_points + self.wilds * self.wild_points
        return self.face_values + others

    @property
    def size(self) -> int:
        """How many cards are left."""
        return sum(self.numbers) + self.symbols + self.wilds


class Search:
    """Looks for cards for one hand after another; a card must lie on the table in the end."""

    __slots__ = ("spare", "supply", "tried")

    def __init__(self, supply: Supply, spare: int) -> None:
        self.supply = supply
        self.spare = spare
        self.tried = 0

    def finds(self, holdings: Sequence[Holding]) -> bool:
        """Return whether there are cards for all these hands, and ``spare`` cards besides."""
        if self.tried >= _ENOUGH:
            return True
        if not holdings:
            return self.supply.size >= self.spare
        first, *others = sorted(holdings, key=_scarcest)
        found = any(self.finds(others) for _ in self._hands(first))
        return found or self.tried >= _ENOUGH

    def _hands(self, holding: Holding) -> Iterator[None]:
        """Take out the cards of a hand, in every way in turn, each put back before the next."""
        supply = self.supply
        if holding.symbols is not None and holding.wilds is not None:
            yield from self._hand(holding.points, holding.symbols, holding.wilds)
            return
        for wilds in range(min(supply.wilds, holding.points // supply.wild_points), -1, -1):
            rest = holding.points - wilds * supply.wild_points
            for symbols in range(min(supply.symbols, rest // supply.symbol_points), -1, -1):
                yield from self._hand(rest - symbols * supply.symbol_points, symbols, wilds)

    def _hand(self, numbers: int, symbols: int, wilds: int) -> Iterator[None]:
        supply = self.supply
        if symbols > supply.symbols or wilds > supply.wilds:
            return
        supply.symbols -= symbols
        supply.wilds -= wilds
        bare = not (numbers or symbols or wilds)
        # A hand that is worth nothing holds a zero: whoever holds no card has gone out.
        ways = self._zero() if bare else self._numbers(numbers, 9)
        yield from ways
        supply.symbols += symbols
        supply.wilds += wilds

    def _zero(self) -> Iterator[None]:
        if self.supply.numbers[0]:
            self.supply.numbers[0] -= 1
            yield
            self.supply.numbers[0] += 1

    def _numbers(self, left: int, highest: int) -> Iterator[None]:
        """Take out numbers that make a sum, the highest first."""
        if self.tried >= _ENOUGH:
            return
        if not left:
            self.tried += 1
            yield
            return
        if not highest:
            self.tried += 1
            return
        numbers = self.supply.numbers
        for count in range(min(numbers[highest], left // highest), -1, -1):
            numbers[highest] -= count
            yield from self._numbers(left - count * highest, highest - 1)
            numbers[highest] += count


def _scarcest(holding: Holding) -> tuple[bool, int]:
    """Hands of few points have the fewest ways to be made; hands told by groups come first."""
    return holding.symbols is None, holding.points
