"""UNO: the rules of the printed edition and its house rules, complete in this folder."""

from typing import TYPE_CHECKING

from tischrunde.core.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from tischrunde.core.dice import Dice
    from tischrunde.core.events import Dealt, Drew, MatchEnded, RoundEnded
    from tischrunde.core.game import Party, Seat
    from tischrunde.core.house import HouseRulesRefused
    from tischrunde.core.match_view import MatchView
    from tischrunde.core.notation import Unreadable
    from tischrunde.core.refusal import IllegalMove, Refusal
    from tischrunde.core.round import Window
    from tischrunde.core.sheet import Line, Sheet
    from tischrunde.core.simulation import Tally, Watch
    from tischrunde.uno.cards import Card, Colour, Group, Rank
    from tischrunde.uno.edition import Edition, Stacking
    from tischrunde.uno.editions import EDITIONS, UNO_CARABINER
    from tischrunde.uno.events import (
        Caught,
        Challenged,
        ColourNamed,
        Event,
        HandsPassedOn,
        HandsSwapped,
        Kept,
        Played,
        Reshuffled,
        TurnedUp,
        UnoCalled,
    )
    from tischrunde.uno.house import HOUSE
    from tischrunde.uno.match import Match
    from tischrunde.uno.moves import (
        Accept,
        CallUno,
        Catch,
        Challenge,
        Draw,
        Keep,
        Move,
        Name,
        Play,
        Swap,
    )
    from tischrunde.uno.notation import read_move, read_position, write_move, write_position
    from tischrunde.uno.position import Position
    from tischrunde.uno.round import Round
    from tischrunde.uno.rules import Rules
    from tischrunde.uno.scoring import scoring_table
    from tischrunde.uno.simulation import simulate
    from tischrunde.uno.view import Doubted, RoundView, ShownHand
else:
    __getattr__, __dir__ = lazy_exports(
        globals(),
        {
            "tischrunde.core.dice": ("Dice",),
            "tischrunde.core.events": ("Dealt", "Drew", "MatchEnded", "RoundEnded"),
            "tischrunde.core.game": ("Party", "Seat"),
            "tischrunde.core.house": ("HouseRulesRefused",),
            "tischrunde.core.match_view": ("MatchView",),
            "tischrunde.core.notation": ("Unreadable",),
            "tischrunde.core.refusal": ("IllegalMove", "Refusal"),
            "tischrunde.core.round": ("Window",),
            "tischrunde.core.sheet": ("Line", "Sheet"),
            "tischrunde.core.simulation": ("Tally", "Watch"),
            "tischrunde.uno.cards": ("Card", "Colour", "Group", "Rank"),
            "tischrunde.uno.edition": ("Edition", "Stacking"),
            "tischrunde.uno.editions": ("EDITIONS", "UNO_CARABINER"),
            "tischrunde.uno.events": (
                "Caught",
                "Challenged",
                "ColourNamed",
                "Event",
                "HandsPassedOn",
                "HandsSwapped",
                "Kept",
                "Played",
                "Reshuffled",
                "TurnedUp",
                "UnoCalled",
            ),
            "tischrunde.uno.house": ("HOUSE",),
            "tischrunde.uno.match": ("Match",),
            "tischrunde.uno.moves": (
                "Accept",
                "CallUno",
                "Catch",
                "Challenge",
                "Draw",
                "Keep",
                "Move",
                "Name",
                "Play",
                "Swap",
            ),
            "tischrunde.uno.notation": (
                "read_move",
                "read_position",
                "write_move",
                "write_position",
            ),
            "tischrunde.uno.position": ("Position",),
            "tischrunde.uno.round": ("Round",),
            "tischrunde.uno.rules": ("Rules",),
            "tischrunde.uno.scoring": ("scoring_table",),
            "tischrunde.uno.simulation": ("simulate",),
            "tischrunde.uno.view": ("Doubted", "RoundView", "ShownHand"),
        },
    )

__all__ = [
    "EDITIONS",
    "HOUSE",
    "UNO_CARABINER",
    "Accept",
    "CallUno",
    "Card",
    "Catch",
    "Caught",
    "Challenge",
    "Challenged",
    "Colour",
    "ColourNamed",
    "Dealt",
    "Dice",
    "Doubted",
    "Draw",
    "Drew",
    "Edition",
    "Event",
    "Group",
    "HandsPassedOn",
    "HandsSwapped",
    "HouseRulesRefused",
    "IllegalMove",
    "Keep",
    "Kept",
    "Line",
    "Match",
    "MatchEnded",
    "MatchView",
    "Move",
    "Name",
    "Party",
    "Play",
    "Played",
    "Position",
    "Rank",
    "Refusal",
    "Reshuffled",
    "Round",
    "RoundEnded",
    "RoundView",
    "Rules",
    "Seat",
    "Sheet",
    "ShownHand",
    "Stacking",
    "Swap",
    "Tally",
    "TurnedUp",
    "UnoCalled",
    "Unreadable",
    "Watch",
    "Window",
    "read_move",
    "read_position",
    "scoring_table",
    "simulate",
    "write_move",
    "write_position",
]
