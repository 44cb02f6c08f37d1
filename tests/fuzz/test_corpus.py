"""What fuzzing has come across is read again on every run, and what it found stays found."""

from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.fuzz.fuzz_readers import CORPUS, dictionary
from tests.fuzz.mutator import Mutator
from tests.fuzz.targets import TARGETS

FILES: Final = sorted(CORPUS.rglob("*/*"))

MAX_FILES: Final = 200
MAX_BYTES: Final = 300_000
MUTANTS: Final = 300
LARGEST: Final = 8000
"""Number of changed texts tried for each target, and their bytes, the same on every run."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name} {file.name}")
def test_everything_kept_is_read_or_cleanly_refused(file: Path) -> None:
    TARGETS[file.parent.name](file.read_bytes())


def test_the_corpus_is_small_and_feeds_every_target() -> None:
    assert {file.parent.name for file in FILES} == set(TARGETS)
    assert len(FILES) <= MAX_FILES
    assert sum(file.stat().st_size for file in FILES) < MAX_BYTES


@pytest.mark.parametrize("target", TARGETS)
def test_changed_words_are_read_or_cleanly_refused(target: str) -> None:
    change = Mutator(dictionary(), seals=target == "verify")
    kept = [file.read_bytes() for file in FILES if file.parent.name == target]
    random = Random(target)
    for _ in range(MUTANTS):
        TARGETS[target](change(random.choice(kept), LARGEST, random.getrandbits(32)))


def test_the_dictionary_holds_words() -> None:
    words = dictionary()
    assert len(words) == len(set(words)) > 200
    assert {"right-of-way", "wild-draw-four", "tischrunde 1\n", "\ufeff"} <= set(words)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("data", [b"", b"\x00", b"\xff", b"\n", b";", b":" * 100, b"," * 1000])
def test_next_to_nothing_is_cleanly_refused(target: str, data: bytes) -> None:
    TARGETS[target](data)


# ── found by fuzzing ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "data",
    [
        b"tischrunde" + b"9" * 3000,
        b"tischrunde 1\ngame: rallye\nrules: " + b"9" * 3000,
        b"tischrunde 1\ngame: uno\nrules: uno-carabiner\nrevision: 1\nseat 1: " + b"9" * 3000,
    ],
    ids=["first line", "rules", "name"],
)
def test_a_long_word_in_a_record_can_be_told(data: bytes) -> None:
    TARGETS["verify"](data)


@pytest.mark.parametrize("part", ["passes: ", "reshuffles: ", "stack: "])
def test_a_long_number_in_a_position_of_uno_is_refused(part: str) -> None:
    rules = "uno-carabiner,stacking=twos 2"
    TARGETS["uno-position"](f"{rules}; {part}{'9' * 4301}".encode())
