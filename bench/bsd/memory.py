"""What a player before the program's screen remembers of a hand.

Every card either side laid or threw away is seen once; the rest is in the stock or in the program's
hand.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from bench.bsd.edition import OURS, RULES, THEIRS
from bench.bsd.screen import Screen
from bench.bsd.terminal import OutOfStep
from tischrunde.rallye.cards import HAZARDS, SAFETY_AGAINST, Card
from tischrunde.rallye.moves import (
    Attack,
    CoupFourre,
    Discard,
    Extend,
    Finish,
    Lay,
    LetStand,
    Move,
)
from tischrunde.rallye.rules import HAND

_DECK: Final = Counter(map(Card, RULES.cards))


@dataclass(slots=True)
class Memory:
    """One hand as we remember it.

    ``dealer`` is the seat that did not begin; ``attack`` the hazard that was just laid on us and
    may be answered; ``caller`` the seat that extended the trip.
    """

    dealer: int
    seen: Counter[Card] = field(default_factory=Counter)
    attack: Card | None = None
    caller: int | None = None
    _their_safeties: frozenset[Card] = frozenset()

    def hidden(self, held: Iterable[Card]) -> Counter[Card]:
        """Return the cards that are in the stock or in the program's hand."""
        return _DECK - self.seen - Counter(held)

    def played(self, move: Move) -> None:
        """Remember a move of our own."""
        match move:
            case Lay(card) | Attack(card, _) | Discard(card):
                self.seen[card] += 1
            case CoupFourre():
                if self.attack is not None:
                    self.seen[SAFETY_AGAINST[self.attack]] += 1
            case Extend():
                self.caller = OURS
            case LetStand() | Finish():
                pass
        self.attack = None

    def watched(self, screen: Screen) -> None:
        """Remember what the program did in the turn that just ended.

        Its safeties stay on the screen; one more card was laid or thrown away, if it had one left.
        """
        safeties = frozenset(screen.sides[THEIRS].safeties)
        self.seen.update(safeties - self._their_safeties)
        self._their_safeties = safeties
        if self._their_cards(screen) and screen.last is not None:
            self.seen[screen.last] += 1
            if screen.last in HAZARDS and not screen.discarded:
                self.attack = self._answerable(screen.last)
        if screen.extended and self.caller is None:
            self.caller = THEIRS
        if screen.stock and self._their_cards(screen) != HAND:
            raise OutOfStep(f"the program seems to hold {self._their_cards(screen)} cards")

    def _their_cards(self, screen: Screen) -> int:
        return self.hidden(screen.held).total() - screen.stock

    def _answerable(self, hazard: Card) -> Card | None:
        """Return the hazard, unless everybody has seen the safety against it."""
        return None if self.seen[SAFETY_AGAINST[hazard]] else hazard
