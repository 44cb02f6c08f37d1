"""Tuning changes a few numbers at a time and judges by duplicate deals."""

import time
from random import Random

import pytest

from bench import tuning
from bench.selfplay import duplicate_lead, numbers_of, rules_for_two, weights_of
from bench.tuning import Gain, climb, forgetful, gain, pooled, proposed
from tischrunde.bots.rallye.driver import Driver
from tischrunde.bots.rallye.weights import Weights

SHIPPED = numbers_of(Weights())
RULES = rules_for_two("fx-schmid")


def test_numbers_and_weights_are_the_same_thing() -> None:
    assert len(SHIPPED) > 40
    assert numbers_of(weights_of(SHIPPED)) == SHIPPED
    assert numbers_of(weights_of({"coup": 7})) == {**SHIPPED, "coup": 7}


def test_a_step_changes_one_to_three_numbers() -> None:
    random = Random(1)
    counts = set()
    for _ in range(200):
        new = proposed(SHIPPED, random)
        counts.add(sum(new[name] != SHIPPED[name] for name in SHIPPED))
        assert new.keys() == SHIPPED.keys()
        assert new["extend_stock"] <= 120
    assert counts == {0, 1, 2, 3}


def test_nobody_gains_against_itself() -> None:
    drivers = Driver(RULES, Weights()), Driver(RULES, Weights())
    assert [duplicate_lead(RULES, *drivers, number, number % 2) for number in range(5)] == [0] * 5


def test_a_gain_is_the_loss_of_the_other() -> None:
    bad = forgetful(SHIPPED, Random(1))
    there, back = gain([RULES], SHIPPED, bad, 20, 0), gain([RULES], bad, SHIPPED, 20, 0)
    assert there.points == pytest.approx(-back.points)
    assert there.points > 0
    assert there.error == pytest.approx(back.error)


def test_tables_of_the_same_edition_play_deals_of_their_own() -> None:
    bad = forgetful(SHIPPED, Random(1))
    assert gain([RULES, RULES], SHIPPED, bad, 10, 0) != gain([RULES], SHIPPED, bad, 10, 0)


def test_batches_together_err_less() -> None:
    assert pooled([Gain(10, 3), Gain(20, 4)]) == Gain(15, 2.5)


def test_a_step_is_taken_only_if_it_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter([Gain(-1, 1), Gain(5, 1), Gain(5, 1), Gain(5, 1), *[Gain(0.5, 1)] * 6])
    monkeypatch.setattr(tuning, "gain", lambda *_: next(found, Gain(0, 0)))
    steps = climb([RULES], SHIPPED, Random(1), time.monotonic() + 0.2)
    step = next(steps)
    assert (step.tries, step.gain.points) == (2, 5)
    assert not list(steps)
