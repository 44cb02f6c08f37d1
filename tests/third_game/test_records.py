"""Matches of the third game as data: records that are played again, views that are read back."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.third_game.rules.game import ZWANZIG
from tischrunde.core.record import Seed, write_record
from tischrunde.core.record_reader import read_record
from tischrunde.core.recorder import Recorder, agreed
from tischrunde.games.decoder import Reading
from tischrunde.games.encoder import plain, plain_event
from tischrunde.games.replay import frames
from tischrunde.games.replay_frames import retold
from tischrunde.games.verify import verify_record


def recording(rules: str = "zwanzig-tin", players: int = 3) -> Recorder:
    """Return a match just dealt."""
    names = ("Igel", "Dachs", "Uhu", "Aal")[:players]
    return Recorder(ZWANZIG, agreed(ZWANZIG, ZWANZIG.house.read(rules), names, Seed(bytes(32))))


def played(recorder: Recorder) -> Iterator[tuple[Any, ...]]:
    """Play at random to the end, and yield what was seen of each move."""
    random = Random(1)
    yield recorder.match.opening
    while not recorder.match.over:
        (seat,) = recorder.match.waiting
        yield recorder.play(seat, random.choice(recorder.match.legal(seat)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", ["zwanzig-tin", "zwanzig-tin,reach=4,target=2"])
def test_a_record_is_read_back_and_true(rules: str, players: int) -> None:
    recorder = recording(rules, players)
    for _ in played(recorder):
        pass
    text = write_record(recorder.record)
    assert read_record(text) == recorder.record
    assert verify_record(text.encode()).verified
    assert [frame.number for frame in frames(recorder.record)][-1] > 0


def test_a_move_that_was_not_legal_is_found() -> None:
    recorder = recording()
    for _ in played(recorder):
        pass
    first, *others = recorder.record.rounds[0].moves
    moves = (replace(first, text="pass"), *others)
    rounds = (replace(recorder.record.rounds[0], moves=moves), *recorder.record.rounds[1:])
    verdict = verify_record(write_record(replace(recorder.record, rounds=rounds)).encode())
    (check,) = [check for check in verdict.checks if not check.right]
    assert check.id == "illegal-move"
    assert check.refusal is not None
    assert check.refusal.clause in ("zwanzig-tin/draw", "zwanzig-tin/pass")


def test_views_and_events_are_read_back() -> None:
    recorder = recording()
    reading = Reading(ZWANZIG)
    for events in played(recorder):
        for seat in (None, 0, 1, 2):
            view = recorder.match.view(seat)
            assert reading.view(json.loads(json.dumps(plain(ZWANZIG, view)))) == view
        for event in events:
            assert reading.event(json.loads(json.dumps(plain_event(ZWANZIG, event)))) == event


def test_a_match_is_told_again_with_open_cards() -> None:
    recorder = recording()
    for _ in played(recorder):
        pass
    hands = next(retold(recorder.record, None)).match["round"]["hands"]
    assert [len(hand) for hand in hands] == [4, 4, 4]
    assert "hands" not in next(retold(recorder.record, 0)).match["round"]
