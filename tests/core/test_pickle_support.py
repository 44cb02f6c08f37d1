"""What is sent to another process arrives as it was: moves, events, sheets and views."""

import pickle
from copy import deepcopy
from random import Random

import pytest

from tests.strategies import DULL
from tischrunde.core.card_game import CardGame
from tischrunde.games.catalogue import GAMES
from tischrunde.rallye.moves import EVERY_MOVE as RALLYE_MOVES
from tischrunde.uno.moves import EVERY_MOVE as UNO_MOVES


def arrived(value: object) -> object:
    """Return what another process is given."""
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own


def test_every_move_arrives() -> None:
    for move in (*RALLYE_MOVES, *UNO_MOVES):
        assert arrived(move) == move
        assert hash(arrived(move)) == hash(move)
        assert deepcopy(move) == move


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_is_seen_of_a_round_and_its_score_arrives(game: CardGame) -> None:
    players = 4
    match = game.match(next(iter(game.editions.values())), players, b"sent")
    random = Random(1)
    seen = [*match.opening]
    while not match.sheets:
        seat = min(match.waiting)
        legal = match.legal(seat)
        lively = [move for move in legal if not isinstance(move, DULL)]
        seen += match.play(seat, random.choice(lively or legal))
        viewer = random.choice((None, *range(players)))
        assert arrived(match.view(viewer)) == match.view(viewer)
    assert arrived(match.view(0)) == match.view(0)
    assert arrived(match.sheets) == match.sheets
    assert arrived(seen) == seen
