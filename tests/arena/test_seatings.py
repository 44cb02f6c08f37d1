"""Who meets whom, and that everybody sits everywhere."""

import pytest

from tischrunde.arena.seatings import line_ups, rotations
from tischrunde.arena.terms import Terms


def test_two_parties_meet_in_pairs() -> None:
    assert line_ups(2, 2) == ((0, 1),)
    assert line_ups(4, 2) == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


@pytest.mark.parametrize("parties", [3, 4, 10])
def test_more_parties_meet_at_one_table(parties: int) -> None:
    assert line_ups(parties, parties) == (tuple(range(parties)),)


@pytest.mark.parametrize("parties", [2, 3, 4, 10])
def test_every_bot_sits_once_in_every_place(parties: int) -> None:
    line_up = tuple(range(parties))
    for place in range(parties):
        assert sorted(rotated[place] for rotated in rotations(line_up)) == list(line_up)


def test_two_bots_swap_seats() -> None:
    assert rotations((3, 1)) == ((3, 1), (1, 3))


def test_bots_of_a_level_are_told_apart() -> None:
    terms = Terms("uno", "uno-carabiner", 4, ("expert", "medium", "medium", "medium"))
    assert terms.names == ("expert", "medium", "medium-2", "medium-3")


@pytest.mark.parametrize(
    ("game", "rules", "players", "parties"),
    [
        ("rallye", "fx-schmid", 2, 2),
        ("rallye", "fx-schmid", 4, 2),
        ("uno", "uno-carabiner", 4, 4),
        ("uno", "uno-carabiner,teams", 4, 2),
    ],
)
def test_parties_are_those_of_the_rules(game: str, rules: str, players: int, parties: int) -> None:
    assert Terms(game, rules, players, ("random", "random")).parties == parties
