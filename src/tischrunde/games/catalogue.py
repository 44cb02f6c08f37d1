"""Which games there are; nothing else in this project lists them."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, Final

from tischrunde.core.card_game import CardGame
from tischrunde.core.packages import Packages, add_packages, packages, remove_packages
from tischrunde.core.score_pad import ScorePad
from tischrunde.rallye import cards as rallye_cards
from tischrunde.rallye import events as rallye_events
from tischrunde.rallye import house as rallye_house
from tischrunde.rallye import match as rallye_match
from tischrunde.rallye import moves as rallye_moves
from tischrunde.rallye import notation as rallye_notation
from tischrunde.rallye import round as rallye_round
from tischrunde.rallye import scoring as rallye_scoring
from tischrunde.rallye import simulation as rallye_simulation
from tischrunde.rallye import view as rallye_view
from tischrunde.uno import cards as uno_cards
from tischrunde.uno import events as uno_events
from tischrunde.uno import house as uno_house
from tischrunde.uno import match as uno_match
from tischrunde.uno import moves as uno_moves
from tischrunde.uno import notation as uno_notation
from tischrunde.uno import round as uno_round
from tischrunde.uno import scoring as uno_scoring
from tischrunde.uno import simulation as uno_simulation
from tischrunde.uno import view as uno_view

_games: Final = {
    game.id: game
    for game in (
        CardGame(
            id="rallye",
            house=rallye_house.HOUSE,
            match=rallye_match.Match,
            moves=rallye_moves.Move,
            view=rallye_view.RoundView,
            events=rallye_events.Event,
            cards=rallye_cards.CARDS,
            line_up=rallye_match.line_up,
            read_move=rallye_notation.read_move,
            write_move=rallye_notation.write_move,
            write_position=rallye_notation.write_position,
            simulate=rallye_simulation.simulate,
            scoring_table=rallye_scoring.scoring_table,
            read_round=lambda text, chance=None: rallye_round.Round(
                rallye_notation.read_position(text, chance)
            ),
        ),
        CardGame(
            id="uno",
            house=uno_house.HOUSE,
            match=uno_match.Match,
            moves=uno_moves.Move,
            view=uno_view.RoundView,
            events=uno_events.Event,
            cards=uno_cards.CARDS,
            line_up=uno_match.line_up,
            read_move=uno_notation.read_move,
            write_move=uno_notation.write_move,
            write_position=uno_notation.write_position,
            simulate=uno_simulation.simulate,
            scoring_table=uno_scoring.scoring_table,
            read_round=lambda text, chance=None: uno_round.Round(
                uno_notation.read_position(text, chance)
            ),
        ),
    )
}
GAMES: Final[Mapping[str, CardGame]] = MappingProxyType(_games)
"""The games by id."""


def register(game: CardGame, found: Packages) -> None:
    """Add a game from elsewhere, which is in these packages.

    The texts, the terminal, the bots and the environments find its part there. Processes that are
    started later do not know of it, unless they register it themselves.
    """
    if game.id in _games:
        raise ValueError(f"there is a game {game.id!r} already")
    add_packages(game.id, found)
    _games[game.id] = game


@contextmanager
def registered(game: CardGame, found: Packages) -> Iterator[None]:
    """Register a game from elsewhere while the context lasts."""
    register(game, found)
    try:
        yield
    finally:
        del _games[game.id]
        remove_packages(game.id)


def score_pad(game: str) -> ScorePad[Any, Any] | None:
    """Return the rules of a game's score pad, imported now, or None if it has none."""
    module = f"{packages(game).rules}.score_pad"
    if find_spec(module) is None:
        return None
    found: ScorePad[Any, Any] = import_module(module).PAD
    return found


def game_of(rule_set: str) -> CardGame | None:
    """Return the game that a rule set, or a position beginning with one, belongs to."""
    edition = re.split(r"[;,@\s]", rule_set.strip(), maxsplit=1)
    for game in GAMES.values():
        if edition[0] in game.editions:
            return game
    return None
