"""Tables for bots: every rule set of interest, and the match views of rounds played there."""

import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from tests.rallye.test_conformance import hidden_mixed as rallye_mixed
from tests.test_determinization import RULE_SETS
from tests.uno.test_conformance import hidden_mixed as uno_mixed
from tischrunde.core.chance import Chance
from tischrunde.core.match_view import MatchView
from tischrunde.core.round import Round
from tischrunde.games.catalogue import GAMES
from tischrunde.rallye.round import Round as RallyeRound
from tischrunde.rallye.rules import Rules as RallyeRules
from tischrunde.uno.round import Round as UnoRound
from tischrunde.uno.rules import Rules as UnoRules

ROUNDS: Final = int(os.environ.get("BOT_ROUNDS", "3"))
"""Rounds that a policy plays at a table; `just test` has one."""

AnyRound: TypeAlias = Round[Any, Any, Any, Any]


class Game(NamedTuple):
    """What is needed of a game to seat bots."""

    rules: Callable[[Any, int], Any]
    round: Any
    mixed: Callable[[Any, int, Random], Any]
    """A twin of a round in which the cards hidden from a seat have changed places."""


SEATED: Final = {
    "rallye": Game(RallyeRules, RallyeRound, rallye_mixed),
    "uno": Game(UnoRules, UnoRound, uno_mixed),
}


def tables() -> Iterator[tuple[str, str, int]]:
    """Yield game, rule set and number of players."""
    for game, rule_sets in RULE_SETS.items():
        for rule_set in rule_sets:
            for players in GAMES[game].house.read(rule_set).player_counts:
                yield game, rule_set, players


def dealt(game: str, rules: Any, seed: int) -> AnyRound:
    """Return a round just dealt."""
    played: AnyRound = SEATED[game].round.dealt(
        rules, Chance(b"bots", str(seed)), seed % rules.players
    )
    return played


def match_view(played: AnyRound, seat: int, totals: tuple[int, ...] = ()) -> MatchView[Any]:
    """Return what a seat sees of a match that has come to this round."""
    rules = played.position.rules
    return MatchView(
        number=1,
        target=rules.edition.target,
        totals=totals or (0,) * rules.parties,
        sheets=(),
        winners=frozenset(),
        round=played.view(seat),
    )
