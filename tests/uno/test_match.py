"""A match: rounds added up until somebody has 500 points."""

from collections.abc import Sequence
from random import Random
from typing import Final

import pytest

from tests.clauses import shows
from tischrunde.core.events import Dealt, MatchEnded, RoundEnded
from tischrunde.uno.editions import EDITIONS
from tischrunde.uno.events import Event, TurnedUp
from tischrunde.uno.house import HOUSE
from tischrunde.uno.match import Match
from tischrunde.uno.notation import read_move, read_position
from tischrunde.uno.round import Round

PRINTED: Final = "uno-carabiner"
KEEPING: Final = "uno-carabiner,everybody-keeps-points"

# Seat 1 is to lay the last card; seat 2 holds 25 points, seat 3 holds 65.
GOING_OUT: Final = "1: red-7; 2: blue-5 blue-skip; 3: wild green-8 green-7; turn: 1", "1 red-7"
# Two have passed and nobody can draw; the seats hold 5, 9 and 20 points.
STUCK: Final = "1: red-5; 2: blue-9; 3: green-skip; passes: 2; turn: 3", "3 draw"
# Seats 1 and 2 hold 20 points each, seat 3 goes out.
EQUAL: Final = "1: blue-skip; 2: blue-reverse; 3: red-1; turn: 3", "3 red-1"


def match_at(rules: str, *totals: int) -> Match:
    match = Match(HOUSE.read(rules), len(totals), seed=b"match")
    match.totals = totals
    return match


def finish_round(match: Match, last: tuple[str, str]) -> Sequence[Event]:
    """Put a round of three before its last move and play that."""
    layout, text = last
    head = f"{HOUSE.write(match.rules.edition)} {match.rules.players}"
    dealer = match.round.position.dealer + 1
    match.round = Round(
        read_position(f"{head}; {layout}; stock: ; discards: red-3; dealer: {dealer}")
    )
    seat, move = text.split()
    return match.play(int(seat) - 1, read_move(move))


def play_to_the_end(match: Match, random: Random) -> list[tuple[int, ...]]:
    """Play a match at random and return the totals after every round."""
    standings = [match.totals]
    while not match.over:
        (seat,) = match.waiting
        match.play(seat, random.choice(match.legal(seat)))
        if len(match.sheets) == len(standings):
            standings.append(match.totals)
    return standings


# ── from round to round ───────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/match-500")
def test_rounds_are_added_up() -> None:
    match = match_at(PRINTED, 100, 200, 0)
    first = finish_round(match, GOING_OUT)
    second = finish_round(match, GOING_OUT)
    third = finish_round(match, EQUAL)
    assert match.totals == (100 + 90 + 90, 200, 40)
    assert match.sheets == tuple(
        event.sheets for event in (*first, *second, *third) if isinstance(event, RoundEnded)
    )
    assert [[sheet.total for sheet in sheets] for sheets in match.sheets] == [
        [90, 0, 0],
        [90, 0, 0],
        [0, 0, 40],
    ]


@shows("uno-carabiner/match-500")
def test_below_500_all_cards_are_shuffled_and_dealt_again() -> None:
    match = match_at(PRINTED, 409, 499, 0)
    dealer = match.round.position.dealer
    opening = match.round.position.copy()
    events = finish_round(match, GOING_OUT)
    assert match.totals == (499, 499, 0)
    assert match.winners == set()
    assert match.opening[:2] == (
        Dealt(2, (dealer + 1) % 3),
        TurnedUp(match.view(None).round.top),
    )
    assert tuple(events[-len(match.opening) :]) == match.opening
    assert match.waiting
    view = match.round.view(None)
    assert sum(view.hand_sizes) + view.stock + sum(view.accounted.values()) == 108
    assert min(view.hand_sizes) == 7
    assert match.round.position.hands != opening.hands


@shows("uno-carabiner/match-500")
def test_a_round_without_a_winner_adds_nothing_and_another_is_dealt() -> None:
    match = match_at(PRINTED, 499, 499, 499)
    events = finish_round(match, STUCK)
    (ended,) = (event for event in events if isinstance(event, RoundEnded))
    assert ended.winner is None
    assert any(isinstance(event, Dealt) for event in events)
    assert match.totals == (499, 499, 499)


# ── 500 points ────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/match-500")
@pytest.mark.parametrize(("before", "after"), [(410, 500), (411, 501), (499, 589)])
def test_the_first_to_reach_or_pass_500_wins(before: int, after: int) -> None:
    match = match_at(PRINTED, before, 499, 0)
    *_, last = finish_round(match, GOING_OUT)
    assert match.totals == (after, 499, 0)
    assert last == MatchEnded(frozenset({0}))
    assert match.winners == {0}
    assert match.over
    assert not match.waiting


@shows("uno-carabiner/match-500")
def test_500_points_is_printed() -> None:
    assert EDITIONS[PRINTED].target == 500
    assert match_at(PRINTED, 0, 0).view(None).target == 500


@shows("uno-carabiner/match-500", "uno-carabiner/score")
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_goes_to_the_first_with_500_points(seed: int) -> None:
    match = Match(EDITIONS[PRINTED], 3, seed=bytes([seed]))
    standings = play_to_the_end(match, Random(seed))
    assert all(max(totals) < 500 for totals in standings[:-1])
    (winner,) = match.winners
    assert match.totals[winner] >= 500
    assert sum(total >= 500 for total in match.totals) == 1
    assert match.totals == tuple(
        sum(sheets[party].total for sheets in match.sheets) for party in range(3)
    )
    assert all(sum(sheet.total > 0 for sheet in sheets) <= 1 for sheets in match.sheets)


# ── everybody keeps points ────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/alternative-details")
def test_the_alternative_is_chosen_before_the_match_and_holds_for_every_round() -> None:
    assert not EDITIONS[PRINTED].everybody_keeps_points
    match = match_at(KEEPING, 0, 0, 0)
    assert match.rules.edition.everybody_keeps_points
    finish_round(match, GOING_OUT)
    assert match.totals == (0, 25, 65)
    assert match.round.position.rules.edition.everybody_keeps_points
    finish_round(match, EQUAL)
    assert match.totals == (20, 45, 65)


@shows("uno-carabiner/alternative-scoring")
@pytest.mark.parametrize(("before", "after"), [(435, 500), (436, 501), (499, 564)])
def test_when_somebody_reaches_500_the_lowest_total_wins(before: int, after: int) -> None:
    match = match_at(KEEPING, 300, 200, before)
    *_, last = finish_round(match, GOING_OUT)
    assert match.totals == (300, 225, after)
    assert last == MatchEnded(frozenset({1}))
    assert match.winners == {1}
    assert match.over


@shows("uno-carabiner/alternative-scoring", "uno-carabiner/alternative-details")
def test_while_nobody_has_500_the_next_round_is_dealt() -> None:
    match = match_at(KEEPING, 499, 0, 434)
    events = finish_round(match, GOING_OUT)
    assert match.totals == (499, 25, 499)
    assert any(isinstance(event, Dealt) for event in events)
    assert match.winners == set()
    assert not match.over


@shows("uno-carabiner/alternative-details")
def test_whoever_goes_out_adds_nothing_and_need_not_win() -> None:
    match = match_at(KEEPING, 499, 470, 435)
    *_, ended, last = finish_round(match, GOING_OUT)
    assert isinstance(ended, RoundEnded)
    assert ended.winner == 0
    assert match.totals == (499, 495, 500)
    assert last == MatchEnded(frozenset({1}))


@shows("uno-carabiner/alternative-details")
def test_the_lowest_total_wins_even_if_everybody_has_500() -> None:
    match = match_at(KEEPING, 490, 485, 510)
    finish_round(match, EQUAL)
    assert match.totals == (510, 505, 510)
    assert match.winners == {1}


@shows("uno-carabiner/alternative-details")
def test_equal_lowest_totals_share_the_win() -> None:
    two = match_at(KEEPING, 225, 200, 480)
    *_, last = finish_round(two, GOING_OUT)
    assert two.totals == (225, 225, 545)
    assert last == MatchEnded(frozenset({0, 1}))
    assert two.over
    three = match_at(KEEPING, 480, 480, 500)
    *_, last = finish_round(three, EQUAL)
    assert three.totals == (500, 500, 500)
    assert last == MatchEnded(frozenset({0, 1, 2}))


@shows("uno-carabiner/alternative-details")
def test_equal_totals_that_are_not_the_lowest_do_not_share() -> None:
    match = match_at(KEEPING, 480, 480, 100)
    *_, last = finish_round(match, EQUAL)
    assert match.totals == (500, 500, 100)
    assert last == MatchEnded(frozenset({2}))


@shows("uno-carabiner/alternative-scoring")
def test_after_a_round_without_a_winner_everybody_keeps_points() -> None:
    match = match_at(KEEPING, 0, 10, 480)
    *_, ended, last = finish_round(match, STUCK)
    assert isinstance(ended, RoundEnded)
    assert ended.winner is None
    assert match.totals == (5, 19, 500)
    assert last == MatchEnded(frozenset({0}))


@shows("uno-carabiner/alternative-scoring", "uno-carabiner/alternative-details")
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_goes_to_the_lowest_totals_when_somebody_has_500(seed: int) -> None:
    match = Match(HOUSE.read(KEEPING), 3, seed=bytes([seed]))
    standings = play_to_the_end(match, Random(seed))
    assert all(max(totals) < 500 for totals in standings[:-1])
    assert max(match.totals) >= 500
    lowest = min(match.totals)
    assert match.winners == {party for party in range(3) if match.totals[party] == lowest}
