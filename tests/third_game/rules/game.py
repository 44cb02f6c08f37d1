"""What programs need to know of Zwanzig."""

from typing import Final

from tests.third_game.rules import moves, notation, scoring
from tests.third_game.rules.cards import CARDS
from tests.third_game.rules.edition import HOUSE, Edition
from tests.third_game.rules.events import Event
from tests.third_game.rules.position import HAND
from tests.third_game.rules.round import Match, Round, simulate
from tests.third_game.rules.view import RoundView
from tischrunde.core.card_game import CardGame, LineUp
from tischrunde.core.seating import members


def line_up(_: Edition, players: int) -> LineUp:
    """Return how an edition is played with a number of players."""
    return LineUp(players, members(players, players), len(CARDS), HAND, None)


ZWANZIG: Final = CardGame(
    id="zwanzig",
    house=HOUSE,
    match=Match,
    moves=moves.Move,
    view=RoundView,
    events=Event,
    cards=CARDS,
    line_up=line_up,
    read_move=notation.read_move,
    write_move=notation.write_move,
    write_position=notation.write_position,
    simulate=simulate,
    scoring_table=scoring.scoring_table,
    read_round=lambda text, _=None: Round(notation.read_position(text)),
)
