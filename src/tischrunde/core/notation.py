"""What the notations of all games share: how a position is parsed.

A position is a rule set and a number of players, then parts of the form ``key: words`` divided by
``;``. Cards left open (``...``, or a hand or stock not named at all) are filled with cards not
named elsewhere: in the order of the kinds, or where a round is to be played from there by lot.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, Generic, TypeVar

from tischrunde.core.chance import Chance
from tischrunde.core.game import Seat
from tischrunde.core.house import EditionT, HouseRules

PARTIES: Final = "ABCDEFGHIJ"
"""Parties are letters; seats are numbers from 1."""

OPEN: Final = "..."

CardT = TypeVar("CardT", bound=int)


class Unreadable(ValueError):  # noqa: N818 - what happened has a name of its own
    """A text that cannot be read: the problem, the words it is about, the column.

    Columns count from 0; the line from 1, where there are several.
    """

    def __init__(self, problem: str, words: str, text: str, column: int, line: int = 1) -> None:
        super().__init__(f"{problem} {words!r} at column {column + 1} of {text!r}, line {line}")
        self.problem = problem
        self.words = words
        self.column = column
        self.line = line


def read_card(name: str, cards: Mapping[str, CardT], text: str, column: int) -> CardT:
    """Return the card of a name."""
    if name not in cards:
        raise Unreadable("no-such-card", name, text, column)
    return cards[name]


def written_part(key: str, words: Iterable[str]) -> str:
    """Return a part of a position as text."""
    return f"{key}: {' '.join(words)}".rstrip()


def read_table(text: str, house: HouseRules[EditionT]) -> tuple[EditionT, int]:
    """Return the rule set and the number of players that a position begins with.

    House rules that cannot be played raise what they raise anywhere.
    """
    head, _, _ = text.partition(";")
    rule_set, _, number = head.strip().partition(" ")
    name, _, _ = rule_set.partition(",")
    if name.partition("@")[0] not in house.editions:
        raise Unreadable("no-such-table", head, text, 0)
    edition = house.read_revised(rule_set)
    for players in edition.player_counts:
        if number.strip() == str(players):
            return edition, players
    raise Unreadable("no-such-table", head, text, 0)


class Parts(Generic[CardT]):
    """The parts of a position, and the cards of the deck that none of its piles names."""

    def __init__(  # noqa: PLR0913 - each is what one position differs in from another
        self,
        text: str,
        *,
        players: int,
        cards: Mapping[str, CardT],
        deck: Iterable[CardT],
        piles: tuple[str, ...],
        state: tuple[str, ...],
        chance: Chance | None = None,
    ) -> None:
        self.text = text
        self._players = players
        self._names = cards
        self._parts: dict[str, tuple[int, list[str]]] = {}
        for part in re.finditer(r"(?<=;)[^;]*", text):
            key, colon, words = part.group().strip().partition(":")
            if not colon or key in self._parts or key not in (*piles, *state):
                raise Unreadable("unexpected", part.group().strip(), text, part.start())
            self._parts[key] = (part.start(), words.split())
        self._spare = Counter(deck)
        for key in piles:
            self._use_up(key)
        unnamed = sorted(self._spare.elements())
        self._unnamed = unnamed if chance is None else _by_lot(unnamed, chance)

    def __contains__(self, key: str) -> bool:
        """Whether the position has this part."""
        return key in self._parts

    def unreadable(self, problem: str, key: str) -> Unreadable:
        """Return what is wrong with a part."""
        column, words = self._parts[key]
        return Unreadable(problem, " ".join(words), self.text, column)

    def words(self, key: str) -> list[str]:
        """Return the words of a part, none if it is missing."""
        _, words = self._parts.get(key, (0, []))
        return [word for word in words if word != OPEN]

    def cards(self, key: str) -> list[CardT]:
        """Return the cards a part names; on a party's display a mark ``!`` is passed over."""
        column, _ = self._parts.get(key, (0, []))
        words = self.words(key)
        if key in PARTIES:
            words = [word.removesuffix("!") for word in words]
        return [read_card(word, self._names, self.text, column) for word in words]

    def is_open(self, key: str) -> bool:
        """Return whether a pile has cards that are not named."""
        return key not in self._parts or OPEN in self._parts[key][1]

    def filled(self, key: str, size: int) -> list[CardT]:
        """Return the cards of a pile, filled up to a size if it is left open."""
        return self.filled_up(key, size) if self.is_open(key) else self.cards(key)

    def filled_up(self, key: str, size: int) -> list[CardT]:
        """Return the cards of a pile, filled up to a size with cards nobody named."""
        cards = self.cards(key)
        missing = max(size - len(cards), 0)
        cards += self._unnamed[:missing]
        del self._unnamed[:missing]
        return cards

    def seat(self, key: str, default: Seat) -> Seat:
        """Return the one seat a part names."""
        if key not in self._parts:
            return default
        seats = self.seats(key)
        if len(seats) != 1:
            raise self.unreadable("no-such-seat", key)
        return seats[0]

    def seats(self, key: str) -> list[Seat]:
        """Return the seats a part names."""
        known = [str(seat + 1) for seat in range(self._players)]
        words = self.words(key)
        if not set(words) <= set(known):
            raise self.unreadable("no-such-seat", key)
        return [known.index(word) for word in words]

    def _use_up(self, key: str) -> None:
        for card in self.cards(key):
            if not self._spare[card]:
                column, _ = self._parts[key]
                name = next(name for name, known in self._names.items() if known == card)
                raise Unreadable("too-many", name, self.text, column)
            self._spare[card] -= 1


def _by_lot(cards: list[CardT], chance: Chance) -> list[CardT]:
    kinds = {int(card): card for card in cards}
    return [kinds[kind] for kind in chance.deck(bytes(cards))]
