"""One round of the rally game as people play it."""

from tischrunde.core.chance import Chance
from tischrunde.core.game import Seat
from tischrunde.core.round import Round as AnyRound
from tischrunde.rallye.events import Event
from tischrunde.rallye.moves import Move, decode, encode
from tischrunde.rallye.position import Position, laid_out
from tischrunde.rallye.reasons import refusal
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.scoring import sheets
from tischrunde.rallye.showing import view
from tischrunde.rallye.telling import opened, seen
from tischrunde.rallye.view import RoundView
from tischrunde.rallye.window import window


class Round(AnyRound[Position, Move, RoundView, Event]):
    """A round from the deal to its score sheets."""

    __slots__ = ()

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
