"""What an outlook sees of a position, and what is shipped."""

from importlib.resources import files
from typing import Final

import pytest

from bench.learning import Noted, explained_by, sampled, shipped_layers, written
from tests.learning.positions import TAUGHT, positions
from tischrunde.bots.rallye.outlook import INPUTS, SIDE, Outlook
from tischrunde.core.bits import ones
from tischrunde.core.position import NOBODY
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.position import TURN, Position
from tischrunde.rallye.rules import NOTHING

FILE: Final = files("tischrunde.bots.rallye").joinpath("outlook.json")
MAX_BYTES: Final = 500_000
HAND: Final = SIDE - NOTHING


def looked(position: Position) -> tuple[list[int], list[int]]:
    outlook = Outlook((), (), ())
    outlook.look(position)
    return outlook.places[: outlook.seen], outlook.values[: outlook.seen]


def row(position: Position) -> list[int]:
    (found,) = sampled([Noted(position, 0)], 1).rows.tolist()
    return list(found)


@pytest.mark.parametrize("edition", TAUGHT)
def test_every_place_is_named_at_most_once(edition: str) -> None:
    for position, _ in positions(edition):
        places, values = looked(position)
        assert len(places) == len(set(places)) == len(values)
        assert all(0 <= place < INPUTS for place in places)
        assert all(0 <= value <= 127 for value in values)


@pytest.mark.parametrize("edition", TAUGHT)
def test_a_row_tells_the_position(edition: str) -> None:
    for position, _ in positions(edition):
        seen = row(position)
        mover = position.seat
        assert position.phase == TURN
        for seat, at in ((mover, 0), (1 - mover, SIDE)):
            side_is_told(position, seat, seen[at : at + SIDE])
        assert seen[2 * SIDE] == position.left
        assert seen[2 * SIDE + 1] == (position.left == 0)
        assert seen[2 * SIDE + 2] == (position.goal == 1000)
        assert sum(seen[2 * SIDE + 3 :]) == (position.caller != NOBODY)


def side_is_told(position: Position, seat: int, seen: list[int]) -> None:
    display, hand = position.displays[seat], position.hands[seat]
    assert seen[0] * 25 == display.km
    assert seen[HAND:] == [hand.count(card) for card in range(NOTHING)]
    assert sum(seen[12:18]) == 1  # drives, or is held up by one thing
    assert seen[18] == display.limited
    assert sum(seen[19:23]) == ones(display.safeties)
    assert seen[23] == ones(display.crosswise)
    assert seen[24] == (display.driven == 0)


@pytest.mark.parametrize("edition", TAUGHT)
def test_the_other_seat_sees_the_sides_exchanged(edition: str) -> None:
    for position, _ in positions(edition):
        twin = position.copy()
        twin.seat = 1 - position.seat
        ours, theirs = row(position), row(twin)
        assert theirs[:SIDE] == ours[SIDE : 2 * SIDE]
        assert theirs[SIDE : 2 * SIDE] == ours[:SIDE]
        assert theirs[2 * SIDE : 2 * SIDE + 3] == ours[2 * SIDE : 2 * SIDE + 3]


def test_every_printed_edition_is_shipped() -> None:
    text = FILE.read_text("utf-8")
    assert len(text) < MAX_BYTES
    assert set(TAUGHT) >= set(EDITIONS)
    assert text == written({edition: shipped_layers(edition) for edition in TAUGHT})


@pytest.mark.parametrize("edition", TAUGHT)
def test_what_is_shipped_predicts(edition: str) -> None:
    """Loosely, of so few rounds; ``bench/learning.py --quick`` asks for more."""
    assert explained_by(Outlook(*shipped_layers(edition)), positions(edition)) > 0.25
