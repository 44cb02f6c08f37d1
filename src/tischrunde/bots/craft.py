"""What bots must know of a game to play it: each game brings its own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tischrunde.bots.policy import Policy
from tischrunde.bots.stakes import Stakes
from tischrunde.core.imagining import Imagining
from tischrunde.core.match_view import MatchView
from tischrunde.core.native import i64
from tischrunde.core.position import Playable


@dataclass(frozen=True, slots=True)
class Craft:
    """How a game is imagined, what a match is worth, and who plays it how well.

    ``policies`` has the quick players by name; ``worth_trying`` leaves out moves nobody would
    think twice about; ``out_of_turn`` returns what a seat does when it is not waited for.
    """

    encode: Callable[[Any], int]
    decode: Callable[[int], Any]
    imagining: Callable[[Any, Any], Imagining]
    stakes: Callable[[Any, MatchView[Any]], Stakes]
    policies: Mapping[str, Callable[[Any], Policy]]
    worth_trying: Callable[[Policy, Playable, i64, list[int]], list[int]]
    out_of_turn: Callable[[Any], Any | None]
