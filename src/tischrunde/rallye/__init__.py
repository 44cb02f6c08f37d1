"""The car-rally game: the rules of four printed editions, complete in this folder."""

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
    from tischrunde.rallye.cards import Card, Group
    from tischrunde.rallye.edition import Edition, Exposure, LineUp, StockAward, UnplacedAward
    from tischrunde.rallye.editions import AUTO_RALLYE, EDITIONS, FX_SCHMID, SCHMIDT, WINNING_MOVES
    from tischrunde.rallye.events import (
        Asked,
        Attacked,
        AttackStood,
        CoupFourrePlayed,
        Discarded,
        Event,
        ExtensionCalled,
        GoalReached,
        Laid,
        Lifted,
    )
    from tischrunde.rallye.house import HOUSE
    from tischrunde.rallye.match import Match
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
    from tischrunde.rallye.notation import read_move, read_position, write_move, write_position
    from tischrunde.rallye.position import Position
    from tischrunde.rallye.round import Round
    from tischrunde.rallye.rules import Rules
    from tischrunde.rallye.scoring import scoring_table
    from tischrunde.rallye.simulation import simulate
    from tischrunde.rallye.view import Agreed, AttackView, DisplayView, LaidSafety, RoundView
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
            "tischrunde.rallye.cards": ("Card", "Group"),
            "tischrunde.rallye.edition": (
                "Edition",
                "Exposure",
                "LineUp",
                "StockAward",
                "UnplacedAward",
            ),
            "tischrunde.rallye.editions": (
                "AUTO_RALLYE",
                "EDITIONS",
                "FX_SCHMID",
                "SCHMIDT",
                "WINNING_MOVES",
            ),
            "tischrunde.rallye.events": (
                "Asked",
                "Attacked",
                "AttackStood",
                "CoupFourrePlayed",
                "Discarded",
                "Event",
                "ExtensionCalled",
                "GoalReached",
                "Laid",
                "Lifted",
            ),
            "tischrunde.rallye.house": ("HOUSE",),
            "tischrunde.rallye.match": ("Match",),
            "tischrunde.rallye.moves": (
                "Attack",
                "CoupFourre",
                "Discard",
                "Extend",
                "Finish",
                "Lay",
                "LetStand",
                "Move",
            ),
            "tischrunde.rallye.notation": (
                "read_move",
                "read_position",
                "write_move",
                "write_position",
            ),
            "tischrunde.rallye.position": ("Position",),
            "tischrunde.rallye.round": ("Round",),
            "tischrunde.rallye.rules": ("Rules",),
            "tischrunde.rallye.scoring": ("scoring_table",),
            "tischrunde.rallye.simulation": ("simulate",),
            "tischrunde.rallye.view": (
                "Agreed",
                "AttackView",
                "DisplayView",
                "LaidSafety",
                "RoundView",
            ),
        },
    )

__all__ = [
    "AUTO_RALLYE",
    "EDITIONS",
    "FX_SCHMID",
    "HOUSE",
    "SCHMIDT",
    "WINNING_MOVES",
    "Agreed",
    "Asked",
    "Attack",
    "AttackStood",
    "AttackView",
    "Attacked",
    "Card",
    "CoupFourre",
    "CoupFourrePlayed",
    "Dealt",
    "Dice",
    "Discard",
    "Discarded",
    "DisplayView",
    "Drew",
    "Edition",
    "Event",
    "Exposure",
    "Extend",
    "ExtensionCalled",
    "Finish",
    "GoalReached",
    "Group",
    "HouseRulesRefused",
    "IllegalMove",
    "Laid",
    "LaidSafety",
    "Lay",
    "LetStand",
    "Lifted",
    "Line",
    "LineUp",
    "Match",
    "MatchEnded",
    "MatchView",
    "Move",
    "Party",
    "Position",
    "Refusal",
    "Round",
    "RoundEnded",
    "RoundView",
    "Rules",
    "Seat",
    "Sheet",
    "StockAward",
    "Tally",
    "UnplacedAward",
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
