"""One round of the rally game as people play it."""

from tischrunde.core.chance import Chance
from tischrunde.core.game import Seat
from tischrunde.core.round import Round as AnyRound
from tischrunde.core.round import Window
from tischrunde.rallye.events import Event
from tischrunde.rallye.events_between import opened, seen
from tischrunde.rallye.moves import LetStand, Move, decode, encode
from tischrunde.rallye.position import WINDOW, Position, laid_out
from tischrunde.rallye.projection import FIELDS, view
from tischrunde.rallye.reasons import refusal
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.scoring import sheets
from tischrunde.rallye.view import RoundView


def window(position: Position) -> Window[Move] | None:
    """Return who is asked whether an attack stands, as long as it can be answered."""
    if position.phase != WINDOW:
        return None
    members = position.rules.members[position.attacked]
    return Window(frozenset(seat for seat in members if position.waits_for(seat)), LetStand())


class Round(AnyRound[Position, Move, RoundView, Event]):
    """A round from the deal to its score sheets."""

    __slots__ = ()

    fields = FIELDS
    encode = staticmethod(encode)
    decode = staticmethod(decode)
    judge = staticmethod(refusal)
    show = staticmethod(view)
    open = staticmethod(opened)
    tell = staticmethod(seen)
    score = staticmethod(sheets)
    asked = staticmethod(window)

    @classmethod
    def dealt(cls, rules: Rules, chance: Chance, dealer: Seat) -> "Round":
        """Deal a round from a shuffled deck."""
        position = laid_out(rules, chance.deck(rules.cards), dealer)
        position.deal()
        return cls(position)
