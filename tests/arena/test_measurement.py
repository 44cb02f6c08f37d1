"""A measurement: the same on any number of cores, ended early, interrupted."""

import pytest

from tests.arena.bots import First, Last, seat
from tischrunde.arena.figures import figures
from tischrunde.arena.match_play import Score
from tischrunde.arena.measurement import Measurement, measure
from tischrunde.arena.terms import Terms

PAIR = Terms("rallye", "fx-schmid", 2, ("random", "random"))
DIFFERENT = Terms("rallye", "fx-schmid", 2, ("random", "easy"))


def scores(measurement: Measurement) -> list[Score]:
    return [game.score for deal in measurement.deals for games in deal.games for game in games]


@pytest.mark.parametrize(
    ("terms", "deals"),
    [
        (DIFFERENT, 17),
        (Terms("rallye", "fx-schmid,target=1000", 3, ("random",) * 3, matches=True, seed=8), 3),
    ],
    ids=["rounds", "matches"],
)
def test_the_number_of_workers_changes_nothing(terms: Terms, deals: int) -> None:
    alone = measure(terms, deals)
    assert len(alone.deals) == deals
    for workers in (2, 3):
        together = measure(terms, deals, workers)
        assert scores(together) == scores(alone)
        counts = [times.count for times in together.decisions]
        assert counts == [times.count for times in alone.decisions]


def test_more_deals_begin_with_the_same() -> None:
    assert scores(measure(PAIR, 2)) == scores(measure(PAIR, 5))[:4]


def test_whoever_watches_is_told_of_every_deal() -> None:
    seen: list[int] = []
    measure(PAIR, 4, watch=seen.append)
    assert seen == [1, 2, 3, 4]


def test_the_sequential_test_ends_a_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischrunde.arena.sprt.LOWER", -0.3)
    seat(monkeypatch, random=lambda _: First())
    equal = measure(PAIR, 1000, sprt=True)
    assert equal.sprt
    assert equal.sprt.accepted == "H0"
    assert len(equal.deals) == sum(equal.sprt.pairs) == equal.sprt.pairs[2] < 20


def test_the_sequential_test_is_about_the_first_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, random=lambda _: First(), easy=lambda _: Last())
    one = measure(DIFFERENT, 6, sprt=True).sprt
    other = measure(Terms("rallye", "fx-schmid", 2, ("easy", "random")), 6, sprt=True).sprt
    assert one
    assert other
    assert one.pairs == other.pairs[::-1] != other.pairs


def test_the_sequential_test_ends_the_same_on_several_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tischrunde.arena.sprt.LOWER", -0.3)
    alone, together = measure(PAIR, 40, sprt=True), measure(PAIR, 40, 2, sprt=True)
    assert len(alone.deals) < 20
    assert scores(alone) == scores(together)
    assert alone.sprt == together.sprt


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_measurement_has_what_was_played(workers: int) -> None:
    def impatient(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    stopped = measure(PAIR, 50, workers, watch=impatient)
    assert len(stopped.deals) == 3
    assert stopped.asked == 50
    assert scores(stopped) == scores(measure(PAIR, 3))


def test_figures_are_those_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, random=lambda _: First(), easy=lambda _: Last())
    terms = Terms("rallye", "fx-schmid", 3, ("random", "easy", "easy"))
    measurement = measure(terms, 3)
    first, *others = figures(terms, measurement.deals)
    games = [game for deal in measurement.deals for game in deal.games[0]]
    leads = []
    for game in games:
        points = list(game.score.points)
        own = points.pop(game.line_up.index(0))
        leads.append(own - sum(points) / 2)
    assert first.lead.value == pytest.approx(sum(leads) / 9)
    assert first.lead.value != 0
    assert sum(each.wins.value or 0 for each in (first, *others)) == pytest.approx(1)
    assert sum(each.lead.value or 0 for each in (first, *others)) == pytest.approx(0)
    assert first.elo is None
