"""Which games there are."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tischrunde.core.card_game import CardGame
from tischrunde.rallye import events as rallye_events
from tischrunde.rallye import house as rallye_house
from tischrunde.rallye import match as rallye_match
from tischrunde.rallye import moves as rallye_moves
from tischrunde.rallye import notation as rallye_notation
from tischrunde.rallye import round as rallye_round
from tischrunde.rallye import scoring as rallye_scoring
from tischrunde.rallye import simulation as rallye_simulation
from tischrunde.rallye import view as rallye_view
from tischrunde.uno import events as uno_events
from tischrunde.uno import house as uno_house
from tischrunde.uno import match as uno_match
from tischrunde.uno import moves as uno_moves
from tischrunde.uno import notation as uno_notation
from tischrunde.uno import round as uno_round
from tischrunde.uno import scoring as uno_scoring
from tischrunde.uno import simulation as uno_simulation
from tischrunde.uno import view as uno_view

GAMES: Final[Mapping[str, CardGame]] = MappingProxyType(
    {
        game.id: game
        for game in (
            CardGame(
                id="rallye",
                house=rallye_house.HOUSE,
                match=rallye_match.Match,
                moves=rallye_moves.Move,
                view=rallye_view.RoundView,
                events=rallye_events.Event,
                read_move=rallye_notation.read_move,
                write_move=rallye_notation.write_move,
                write_position=rallye_notation.write_position,
                simulate=rallye_simulation.simulate,
                scoring_table=rallye_scoring.scoring_table,
                read_round=lambda text: rallye_round.Round(rallye_notation.read_position(text)),
            ),
            CardGame(
                id="uno",
                house=uno_house.HOUSE,
                match=uno_match.Match,
                moves=uno_moves.Move,
                view=uno_view.RoundView,
                events=uno_events.Event,
                read_move=uno_notation.read_move,
                write_move=uno_notation.write_move,
                write_position=uno_notation.write_position,
                simulate=uno_simulation.simulate,
                scoring_table=uno_scoring.scoring_table,
                read_round=lambda text: uno_round.Round(uno_notation.read_position(text)),
            ),
        )
    }
)


def game_of(rule_set: str) -> CardGame | None:
    """Return the game that a rule set, or a position beginning with one, belongs to."""
    edition = re.split(r"[;,@\s]", rule_set.strip(), maxsplit=1)
    for game in GAMES.values():
        if edition[0] in game.editions:
            return game
    return None
