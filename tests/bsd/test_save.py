"""Save files: one the program wrote, and those we write for it."""

from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bench.bsd.edition import OURS, RULES, THEIRS
from bench.bsd.positions import positions
from bench.bsd.save import SIZE, read_save, write_save
from bench.bsd.save_of_position import differences, may_answer, saved
from tests.bsd.table import position
from tischrunde.rallye.cards import Card

WRITTEN = Path(__file__).with_name("game.save").read_bytes()


def test_a_file_of_the_program_is_read() -> None:
    save = read_save(WRITTEN)
    assert (save.end, save.left, save.discard) == (700, 84, Card.SPARE_TYRE)
    assert Counter(save.deck) == Counter(RULES.cards)
    ours, theirs = save.sides
    assert (ours.battle, theirs.battle) == (Card.STOP, Card.ROLL)
    assert ours.hand[0] is Card.KM_100
    assert Card.PETROL_STATION in theirs.hand


def test_it_is_written_as_it_was_read() -> None:
    save = read_save(WRITTEN)
    assert len(write_save(save)) == SIZE
    assert read_save(write_save(save)) == save


def test_another_length_is_no_save_file() -> None:
    with pytest.raises(ValueError, match="568"):
        read_save(WRITTEN[:-1])


def test_every_position_differs_in_nothing_from_its_own_file() -> None:
    for tried in islice(positions(Random(1)), 200):
        save = read_save(write_save(saved(tried, None)))
        assert differences(tried, None, save) == []


def test_a_fresh_attack_may_be_answered() -> None:
    fresh = position("A: roll stop; 1: right-of-way ...; attack: stop>A; turn: 2")
    assert may_answer(saved(fresh, None))
    assert saved(fresh, None).sides[OURS].new_battle
    late = position("A: roll stop; 1: right-of-way ...; turn: 1")
    assert not may_answer(saved(late, None))


def test_every_field_that_differs_is_named() -> None:
    ours = position("A: roll 100; B: roll driving-ace!; 1: 25 ...; stock: 50 ...; turn: 1")
    other = position("A: 100; B: roll driving-ace; 1: 25 ...; stock: 50 ...; turn: 1")
    found = differences(ours, Card.KM_25, saved(other, None))
    assert {what.partition(":")[0] for what in found} == {
        f"coup {THEIRS} driving-ace missed",
        "stock",
        "discard",
        "can go 0",
        "piles 0",
    }
