"""What is written is read back: every position, every match, whatever was agreed."""

import os
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import recordings, stroll, tables
from tischrunde.core.chance import Chance
from tischrunde.core.dice import Dice
from tischrunde.core.match import Match
from tischrunde.core.position import OVER
from tischrunde.core.record import write_record
from tischrunde.core.record_reader import read_record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.replay import frames
from tischrunde.rallye.notation import read_position as read_rallye
from tischrunde.rallye.round import Round as RallyeRound
from tischrunde.rallye.rules import Rules as RallyeRules
from tischrunde.uno.notation import read_position as read_uno
from tischrunde.uno.round import Round as UnoRound
from tischrunde.uno.rules import Rules as UnoRules

ROUND_TRIPS = int(os.environ.get("ROUND_TRIPS", "100"))
"""Cases for each game and property; `just long` asks for many more."""

FURTHER: Final = 12
"""Number of moves played on from a position read back."""

DEALT: Final[Mapping[str, Callable[[Any, int, Chance, int], Any]]] = {
    "rallye": lambda edition, players, chance, dealer: (
        RallyeRound.dealt(RallyeRules(edition, players), chance, dealer).position
    ),
    "uno": lambda edition, players, chance, dealer: (
        UnoRound.dealt(UnoRules(edition, players), chance, dealer).position
    ),
}
READ: Final[Mapping[str, Callable[[str, Chance], Any]]] = {
    "rallye": lambda text, _: read_rallye(text),
    "uno": read_uno,
}

TABLES: Final = {game.id: tables(game) for game in GAMES.values()}
RECORDINGS: Final = {game.id: recordings(game) for game in GAMES.values()}

every_game = pytest.mark.parametrize("game", GAMES)
often = settings(max_examples=ROUND_TRIPS)


@every_game
@often
@given(data=st.data(), seed=st.integers(0, 2**32), moves=st.integers(0, 120))
def test_a_position_read_back_plays_on_alike(
    game: str, data: st.DataObject, seed: int, moves: int
) -> None:
    write = GAMES[game].write_position
    edition, players = data.draw(TABLES[game])
    chance = Chance(b"round trips", str(seed))
    position = DEALT[game](edition, players, chance, seed % players)
    stroll(position, Random(seed), moves)
    again = READ[game](write(position), chance)
    assert write(again) == write(position)
    dice, same_dice = Dice(seed), Dice(seed)
    for _ in range(FURTHER):
        for seat in range(players):
            assert again.codes(seat) == position.codes(seat)
        if position.phase == OVER:
            break
        code = position.random_move(dice)
        assert again.random_move(same_dice) == code
        again.apply(again.actor(), code)
        position.apply(position.actor(), code)
    assert write(again) == write(position)


@every_game
@often
@given(data=st.data())
def test_a_match_read_back_is_the_same(game: str, data: st.DataObject) -> None:
    recording = data.draw(RECORDINGS[game])
    record = recording.record
    text = write_record(record)
    again = read_record(text)
    assert again == record
    assert write_record(again) == text
    *_, last = frames(again)
    assert known(game, last.match) == known(game, recording.match)


def known(game: str, match: Match[Any, Any, Any, Any, Any]) -> tuple[object, ...]:
    """Return all there is to know of a match."""
    return (
        GAMES[game].write_position(match.round.position),
        *(match.number, match.target, match.totals, match.sheets, match.winners, match.over),
    )
