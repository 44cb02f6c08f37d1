"""An honest record is always found true, a changed one never."""

import os
import re
from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.sample_records import (
    FINISHED,
    OPEN,
    RALLYE,
    SAMPLES,
    SEEDED,
    UNO,
    both_games,
    every_sample,
    ids,
    refused,
    verdict_on,
)
from tests.records import counted, played, resealed
from tests.strategies import recordings
from tischrunde.core.record import Committed, Record, Seed, write_record
from tischrunde.core.record_reader import parted
from tischrunde.games.catalogue import GAMES
from tischrunde.games.verify import verify_record

TAMPERED = int(os.environ.get("TAMPERED", "200"))
"""Random changes for each property; `just long` asks for many more."""


# ── honest records ────────────────────────────────────────────────────────────────────────────

RECORDINGS: Final = {game.id: recordings(game) for game in GAMES.values()}


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=TAMPERED)
@given(data=st.data())
def test_an_honest_record_is_true(game: str, data: st.DataObject) -> None:
    record = data.draw(RECORDINGS[game]).record
    verdict = verdict_on(record)
    assert ids(verdict) == [
        "sealed",
        "open-seed" if isinstance(record.chance, Seed) else "committed-unseen",
        *("decks-right", "moves-right", "result-right" if record.result else "result-open"),
    ]
    assert verdict.record == record


@every_sample
def test_every_move_and_every_round_is_counted(record: Record) -> None:
    *_, decks, moves, _ = verdict_on(record).checks
    seats = 0 if isinstance(record.chance, Seed) else 1
    assert (decks.args["rounds"], decks.args["seats"]) == (len(record.rounds), seats)
    assert moves.args["moves"] == counted(record)


def test_the_samples_are_what_they_should_be() -> None:
    for record in (*FINISHED.values(), *SEEDED.values()):
        assert record.result
        assert len(record.rounds) > 1
    for record in OPEN.values():
        assert record.result is None
        assert counted(record) > 50


# ── a promise somebody wrote down ─────────────────────────────────────────────────────────────


@both_games
def test_a_promise_that_was_kept_is_looked_at_first(record: Record) -> None:
    assert isinstance(record.chance, Committed)
    for promise in (record.chance.commitment.hex(), record.chance.commitment.hex().upper()):
        assert ids(verdict_on(record, promise))[:3] == ["sealed", "promised", "committed"]


@both_games
@pytest.mark.parametrize("promise", ["", "00", "ab" * 32, "what they said"])
def test_another_promise_is_refused(record: Record, promise: str) -> None:
    assert refused(record, promise) == "other-commitment"


def test_a_seed_keeps_no_promise() -> None:
    for record in SEEDED.values():
        assert refused(record, "ab" * 32) == "other-commitment"


def test_another_secret_with_its_own_commitment_breaks_the_promise() -> None:
    assert isinstance(RALLYE.chance, Committed)
    forged = played("fx-schmid,target=2000", 2, number=99)
    assert verdict_on(forged).verified
    assert refused(forged, RALLYE.chance.commitment.hex()) == "other-commitment"


def test_entropy_that_was_sent_is_looked_for() -> None:
    assert isinstance(RALLYE.chance, Committed)
    added = RALLYE.chance.entropy[0]
    verdict = verify_record(write_record(RALLYE).encode(), None, added)
    assert verdict.verified
    assert verdict.checks[1].id == "added"
    assert verdict.checks[1].args == {"name": RALLYE.names[0]}
    for other in ("", f"{added} ", added[:-1], RALLYE.names[0]):
        verdict = verify_record(write_record(RALLYE).encode(), None, other)
        assert not verdict.verified
        assert verdict.checks[-1].id == "entropy-missing"
    seeded = SEEDED["uno from a seed"]
    assert not verify_record(write_record(seeded).encode(), None, added).verified


def test_what_is_not_in_the_record_is_all_told() -> None:
    verdict = verify_record(write_record(RALLYE).encode(), "ab" * 32, "not mine")
    wrong = [check.id for check in verdict.checks if not check.right]
    assert wrong == ["other-commitment", "entropy-missing"]


# ── the file itself ───────────────────────────────────────────────────────────────────────────

PARTS: Final = {
    "moves": rb"(?m)^\d+\. (.*)$",
    "clock": rb"@([\d.]+)",
    "names": rb"(?m)^seat \d+: (.*)$",
    "chance": rb"(?m)^(?:seed|commitment|entropy \d+|secret): (.*)$",
    "scores": rb"(?m)^score: (.*)$",
    "result": rb"(?m)^result: (.*)$",
    "seal": rb"(?m)^seal: (.*)$",
    "line ends": rb"(\n)",
    "anything": rb"(?s)(.+)",
}
FILES: Final = {name: write_record(record).encode() for name, record in SAMPLES.items()}
every_file = pytest.mark.parametrize("file", FILES.values(), ids=FILES)


def places(file: bytes, part: str) -> list[int]:
    """Return where a part of a record stands, byte by byte."""
    return [place for found in re.finditer(PARTS[part], file) for place in range(*found.span(1))]


PLACES: Final = {
    (name, part): found
    for name, file in FILES.items()
    for part in PARTS
    if (found := places(file, part))
}


@st.composite
def changes(draw: st.DrawFn, names: tuple[str, ...]) -> tuple[str, bytes]:
    """Return a sample with one byte put in, left out or, mostly, replaced by another."""
    name = draw(st.sampled_from(names))
    part = draw(st.sampled_from([part for part in PARTS if (name, part) in PLACES]))
    file, places = FILES[name], PLACES[name, part]
    place = places[draw(st.integers(0, len(places) - 1))]
    other = bytes([(file[place] + draw(st.integers(1, 255))) % 256])
    put_in, left_out = draw(st.sampled_from([(other, 1), (other, 1), (other, 0), (b"", 1)]))
    return name, file[:place] + put_in + file[place + left_out :]


@settings(max_examples=TAMPERED)
@given(changes(tuple(SAMPLES)))
def test_a_changed_byte_never_goes_unnoticed(change: tuple[str, bytes]) -> None:
    _, changed = change
    assert not verify_record(changed).verified


@settings(max_examples=TAMPERED)
@given(changes(tuple(FINISHED)))
def test_a_changed_byte_sealed_again_changes_no_outcome(change: tuple[str, bytes]) -> None:
    """A new seal hides a change of the clock, or of a move that made no difference."""
    name, changed = change
    sealed = resealed(changed.decode(errors="replace")).encode()
    verdict = verify_record(sealed)
    assert verdict.record is None or (
        without_moves(verdict.record) == without_moves(SAMPLES[name]) or not verdict.verified
    )


def without_moves(record: Record) -> Record:
    return replace(record, rounds=tuple(replace(round_, moves=()) for round_ in record.rounds))


@every_file
def test_the_end_of_the_file_cannot_be_cut_off_or_added_to(file: bytes) -> None:
    for changed in (file[:-1], file + b"\n", file + b" ", file[:-2], b"\n" + file, file * 2):
        assert not verify_record(changed).verified


def test_a_file_that_is_no_text_says_where() -> None:
    file = FILES["rallye"]
    verdict = verify_record(file[:30] + b"\xff" + file[30:])
    assert ids(verdict) == ["no-utf-8"]
    assert verdict.checks[0].args == {"byte": 30}
    assert verdict.record is None


def test_a_file_that_is_no_record_says_where() -> None:
    verdict = verify_record(b"tischrunde 1\ngame: 8\n")
    assert ids(verdict) == ["wrong-value"]
    assert verdict.checks[0].place == (2, 7)
    assert verdict.checks[0].args == {"words": "8"}


def test_without_a_seal_nothing_else_counts() -> None:
    above, _ = parted(write_record(RALLYE))
    assert ids(verify_record(above.encode())) == ["no-seal"]


def test_a_seal_of_something_else_is_broken() -> None:
    above, _ = parted(write_record(RALLYE))
    _, other = parted(write_record(UNO))
    assert ids(verify_record(f"{above}seal: {other}".encode())) == ["seal-broken"]
