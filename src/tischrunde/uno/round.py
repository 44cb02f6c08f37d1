"""One round of UNO as people play it."""

from tischrunde.core.chance import Chance
from tischrunde.core.game import Seat
from tischrunde.core.position import NOBODY
from tischrunde.core.round import Round as AnyRound
from tischrunde.uno.events import Event
from tischrunde.uno.events_between import opened, seen
from tischrunde.uno.moves import Catch, Move, decode, encode
from tischrunde.uno.position import TURN, Position, laid_out
from tischrunde.uno.projection import FIELDS, view
from tischrunde.uno.reasons import refusal
from tischrunde.uno.rules import Rules
from tischrunde.uno.scoring import sheets
from tischrunde.uno.view import RoundView


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

    @classmethod
    def dealt(cls, rules: Rules, chance: Chance, dealer: Seat) -> "Round":
        """Deal a round from a shuffled deck; chance is asked again for every reshuffle."""
        position = laid_out(rules, chance.deck(rules.cards), dealer, chance)
        position.deal()
        return cls(position)

    @staticmethod
    def may_interrupt(position: Position) -> bool:
        """Return whether somebody may be caught, or where that is agreed might jump in."""
        jumping = position.rules.jump_in and position.phase == TURN
        return jumping or position.exposed != NOBODY

    @staticmethod
    def is_rash(move: Move) -> bool:
        """Return whether a move is a catch: whoever forgot to call gets a moment first."""
        return isinstance(move, Catch)
