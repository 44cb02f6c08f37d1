"""A match: rounds added up until one party leads with 5000 points."""

from collections.abc import Sequence

import pytest

from tests.clauses import shows
from tischrunde.core.events import Dealt, Drew, MatchEnded, RoundEnded
from tischrunde.rallye.cards import Card
from tischrunde.rallye.editions import AUTO_RALLYE, EDITIONS
from tischrunde.rallye.events import Event
from tischrunde.rallye.match import Match
from tischrunde.rallye.moves import Discard, Lay, Move
from tischrunde.rallye.notation import read_position
from tischrunde.rallye.round import Round

# The last card of a tied round with 100, 200 and 75 points for A, B and C.
TIED: tuple[str, Move] = (
    "A: roll 100; B: roll 200; 1: 25; 2:; stock:; turn: 1",
    Discard(Card.KM_25),
)
TIED_BY_THREE: tuple[str, Move] = (
    "A: roll 100; B: roll 200; C: roll 75; 1: 25; 2:; 3:; stock:; turn: 1",
    Discard(Card.KM_25),
)
# The last card of a round that A wins, while B has come nearly as far.
WON_BY_A: tuple[str, Move] = (
    "A: roll 200 200 100 100 100 100 100 50; B: roll 200 200 100 100; 1: 50 ...; turn: 1",
    Lay(Card.KM_50),
)


def _match(edition: str, *totals: int, players: int) -> Match:
    match = Match(EDITIONS[edition], players, seed=b"match")
    match.totals = totals
    return match


def _finish_round(match: Match, last_card: tuple[str, Move]) -> Sequence[Event]:
    layout, move = last_card
    head = f"{match.rules.edition.id} {match.rules.players}"
    match.round = Round(read_position(f"{head}; {layout}"))
    return match.play(0, move)


# ── from round to round ───────────────────────────────────────────────────────────────────────


@shows("auto-rallye/next-round")
def test_after_each_round_points_are_added_up_on_the_score_sheet() -> None:
    match = _match("auto-rallye", 700, 300, players=2)
    first = _finish_round(match, TIED)
    second = _finish_round(match, TIED)
    assert match.totals == (900, 700)
    assert match.sheets == tuple(
        event.sheets for event in (*first, *second) if isinstance(event, RoundEnded)
    )
    assert [[sheet.total for sheet in sheets] for sheets in match.sheets] == [[100, 200]] * 2
    assert match.view(None).sheets == match.sheets


@shows("auto-rallye/next-round")
def test_then_all_cards_are_shuffled_and_dealt_again() -> None:
    match = _match("auto-rallye", 0, 0, players=2)
    first = match.round.position.deck
    *_, dealt, drew = _finish_round(match, TIED)
    assert (dealt, drew) == match.opening
    assert isinstance(dealt, Dealt)
    assert dealt.number == match.number == 2
    assert drew == Drew(match.round.position.seat, 1)
    view = match.round.view(None)
    assert view.unseen == AUTO_RALLYE.deck
    assert sum(view.hand_sizes) == 13
    assert view.stock == 110 - 13
    second = match.round.position.deck
    assert second != first
    assert sorted(second) == sorted(first)


# ── 5000 points ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("before", "after"), [(4900, 5000), (4990, 5090)])
@shows(
    "fx-schmid/match-5000",
    "auto-rallye/match-5000",
    "schmidt/match-5000",
    "winning-moves/match-5000",
)
def test_the_match_ends_when_5000_points_are_reached_or_passed(
    edition: str, before: int, after: int
) -> None:
    match = _match(edition, before, 2000, players=2)
    *_, last = _finish_round(match, TIED)
    assert match.totals == (after, 2200)
    assert last == MatchEnded(frozenset({0}))
    assert match.winners == {0}
    assert match.over
    assert not match.waiting


@shows(
    "fx-schmid/match-5000",
    "auto-rallye/match-5000",
    "schmidt/match-5000",
    "winning-moves/match-5000",
)
def test_below_5000_points_another_round_is_dealt(edition: str) -> None:
    match = _match(edition, 4899, 2000, players=2)
    events = _finish_round(match, TIED)
    assert match.totals == (4999, 2200)
    assert any(isinstance(event, Dealt) for event in events)
    assert match.winners == set()
    assert not match.over
    assert match.waiting


@shows(
    "fx-schmid/match-tie-higher",
    "auto-rallye/match-5000",
    "schmidt/match-5000",
    "winning-moves/match-5000",
)
def test_of_several_past_5000_the_higher_total_wins_whoever_won_the_round(edition: str) -> None:
    match = _match(edition, 3700, 4990, players=4)
    *_, ended, last = _finish_round(match, WON_BY_A)
    assert isinstance(ended, RoundEnded)
    assert ended.winner == 0
    assert 5000 <= match.totals[0] < match.totals[1]
    assert last == MatchEnded(frozenset({1}))
    assert match.winners == {1}


@shows(
    "fx-schmid/match-equal",
    "auto-rallye/match-equal",
    "schmidt/match-5000",
    "winning-moves/match-equal",
)
def test_equal_leaders_play_on_until_one_leads(edition: str) -> None:
    match = _match(edition, 4950, 4850, players=2)
    events = _finish_round(match, TIED)
    assert match.totals == (5050, 5050)
    assert any(isinstance(event, Dealt) for event in events)
    assert match.winners == set()
    assert not match.over
    *_, last = _finish_round(match, TIED)
    assert match.totals == (5150, 5250)
    assert last == MatchEnded(frozenset({1}))
    assert match.over


@shows(
    "fx-schmid/match-equal",
    "auto-rallye/match-equal",
    "schmidt/match-5000",
    "winning-moves/match-equal",
)
def test_only_equal_highest_totals_play_on(edition: str) -> None:
    equal_highest = _match(edition, 4950, 4850, 4930, players=3)
    _finish_round(equal_highest, TIED_BY_THREE)
    assert equal_highest.totals == (5050, 5050, 5005)
    assert not equal_highest.over
    equal_behind = _match(edition, 4990, 4850, 4975, players=3)
    _finish_round(equal_behind, TIED_BY_THREE)
    assert equal_behind.totals == (5090, 5050, 5050)
    assert equal_behind.over
    assert equal_behind.winners == {0}


def test_a_view_of_a_match_shows_its_standing() -> None:
    match = _match("schmidt", 4000, 3000, players=2)
    _finish_round(match, TIED)
    view = match.view(1)
    assert (view.number, view.target, view.totals) == (2, 5000, (4100, 3200))
    assert view.winners == frozenset()
    assert view.round == match.round.view(1)
    assert match.view(None).round.hand == ()
