"""A match written down: its lines, its terms, its seed, its seal."""

import hashlib
import hmac
from dataclasses import replace
from typing import Any, Final

import pytest

from tischrunde.core.fairness import commitment
from tischrunde.core.notation import Unreadable
from tischrunde.core.record import (
    Committed,
    Record,
    RecordedMove,
    RecordedRound,
    Result,
    Seed,
    is_fit,
    seal,
    withheld,
    write_record,
)
from tischrunde.core.record_reader import parted, read_record
from tischrunde.core.recorder import Recorder, agreed
from tischrunde.games.catalogue import GAMES

SECRET: Final = bytes(range(32))
PROMISE: Final = Committed(commitment(SECRET), ("four sixes", ""), SECRET)
TERMS: Final = Record("rallye", "fx-schmid", 1, ("Igel", "Wolf"), PROMISE, "2026-11-15")
ROUND: Final = RecordedRound(
    dealer=0,
    moves=(
        RecordedMove(1, "roll", 4497),
        *(RecordedMove(number % 2, "-25") for number in range(9)),
        RecordedMove(0, "stop>B", 61_000),
    ),
    scores=(-50, 1200),
)
PLAYED: Final = replace(
    TERMS,
    rounds=(ROUND, RecordedRound(1, (RecordedMove(0, "-roll"),), (0, 400))),
    result=Result((-50, 1600), (1,)),
)


def test_a_record_reads_like_this() -> None:
    above = f"""\
tischrunde 1
game: rallye
rules: fx-schmid
revision: 1
date: 2026-11-15
seat 1: Igel
seat 2: Wolf
commitment: {commitment(SECRET).hex()}
entropy 1: four sixes

round 1: dealer 1
1. 2:roll@4.497 1:-25 2:-25 1:-25 2:-25 1:-25 2:-25 1:-25 2:-25 1:-25
11. 1:stop>B@61
score: A -50, B 1200

round 2: dealer 2
12. 1:-roll
score: A 0, B 400

result: A -50, B 1600, won B
secret: {SECRET.hex()}
"""
    sealed = hashlib.sha256(above.encode()).hexdigest()
    assert write_record(PLAYED) == f"{above}seal: {sealed}\n"
    assert read_record(write_record(PLAYED)) == PLAYED


def test_what_is_not_known_is_not_written() -> None:
    record = Record("uno", "uno-carabiner", 1, ("Igel", "Wolf"), Seed(b"\x00\xff"))
    written = write_record(replace(record, rounds=(RecordedRound(0, (), None),)))
    assert "seed: 00ff\n\nround 1: dealer 1\n\nresult: open\nseal: " in written
    for key in ("date", "secret", "score", "entropy", "bot 1", "bot 2"):
        assert f"{key}:" not in written


def test_a_record_can_say_where_bots_sat() -> None:
    record = replace(TERMS, names=("Igel", "Bot 1", "Wolf", "Bot 2"), chance=Seed(b"\x07"))
    levelled = replace(record, levels=("", "medium", "", "expert"))
    assert "seat 4: Bot 2\nbot 2: medium\nbot 4: expert\nseed: 07\n" in write_record(levelled)
    assert read_record(write_record(levelled)) == levelled
    assert read_record(write_record(record)).levels == ()


def test_a_bot_sits_at_a_seat_there_is_and_has_a_level() -> None:
    record = replace(TERMS, chance=Seed(b"\x07"), levels=("", "medium"))
    text = write_record(record)
    for wrong in (
        text.replace("bot 2: medium", "bot 3: medium"),
        text.replace("bot 2: medium", "bot 2: Medium!"),
    ):
        with pytest.raises(Unreadable):
            read_record(wrong)


def test_several_may_have_won() -> None:
    shared = replace(PLAYED, result=Result((700, 700), (0, 1)))
    assert "\nresult: A 700, B 700, won A B\n" in write_record(shared)
    assert read_record(write_record(shared)) == shared


@pytest.mark.parametrize(
    ("at", "written"),
    [
        (None, "1:roll"),
        (0, "1:roll@0"),
        (1, "1:roll@0.001"),
        (10, "1:roll@0.01"),
        (500, "1:roll@0.5"),
        (60_000, "1:roll@60"),
        (100_020, "1:roll@100.02"),
        (999_999_999_999, "1:roll@999999999.999"),
    ],
)
def test_the_clock_is_written_in_seconds(at: int | None, written: str) -> None:
    played = RecordedRound(0, (RecordedMove(0, "roll", at),), None)
    text = write_record(replace(TERMS, rounds=(played,)))
    assert f"\n1. {written}\n" in text
    assert read_record(text).rounds == (played,)


# ── terms and seed ────────────────────────────────────────────────────────────────────────────


def test_the_terms_are_the_head_of_the_record() -> None:
    assert write_record(PLAYED).startswith(PLAYED.terms)
    assert PLAYED.terms.endswith("\nentropy 1: four sixes\n")
    assert PLAYED.terms == TERMS.terms


def test_the_seed_comes_from_the_secret_and_the_terms() -> None:
    assert PLAYED.seed == hmac.digest(SECRET, PLAYED.terms.encode(), "sha256")


def test_no_seed_is_known_before_the_secret() -> None:
    hidden = replace(PLAYED, chance=replace(PROMISE, secret=None))
    assert hidden.seed is None
    assert hidden.terms == PLAYED.terms
    assert "secret:" not in write_record(hidden)
    with pytest.raises(ValueError, match="before the secret is known"):
        Recorder(GAMES["rallye"], hidden)


def test_the_secret_is_shown_only_once_the_match_is_over() -> None:
    assert withheld(PLAYED) == PLAYED
    running = replace(PLAYED, result=None)
    assert SECRET.hex() in write_record(running)
    assert SECRET.hex() not in write_record(withheld(running))
    assert withheld(running).terms == running.terms
    open_seed = replace(running, chance=Seed(b"any"))
    assert withheld(open_seed) == open_seed


def test_an_open_seed_is_itself() -> None:
    assert replace(TERMS, chance=Seed(b"any")).seed == b"any"


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "uno"},
        {"rules": "fx-schmid,target=200"},
        {"revision": 2},
        {"date": None},
        {"names": ("Igel", "Wolfi")},
        {"names": ("Wolf", "Igel")},
        {"chance": replace(PROMISE, entropy=("four sixes", "and a one"))},
        {"chance": replace(PROMISE, entropy=("", "four sixes"))},
        {"chance": replace(PROMISE, secret=bytes(32))},
        {"chance": replace(PROMISE, commitment=bytes(32))},
    ],
    ids=" ".join,
)
def test_other_terms_make_another_seed(changes: dict[str, Any]) -> None:
    assert replace(TERMS, **changes).seed != TERMS.seed


def test_terms_are_agreed_before_the_deal() -> None:
    game = GAMES["uno"]
    terms = agreed(game, game.house.read("uno-carabiner,family"), ("Igel", "Wolf"), Seed(b""))
    assert terms.rounds == ()
    assert terms.rules.startswith("uno-carabiner,must-play-drawn")
    assert Recorder(game, terms).record.terms == terms.terms


# ── the seal ──────────────────────────────────────────────────────────────────────────────────


def test_the_seal_stands_below_everything() -> None:
    text = write_record(PLAYED)
    above, written = parted(text)
    assert written == f"{seal(above)}\n"
    assert f"{above}seal: {written}" == text


def test_a_record_without_a_seal_is_all_above_it() -> None:
    above, _ = parted(write_record(PLAYED))
    assert parted(above) == (above, None)


def test_a_name_is_no_seal() -> None:
    text = write_record(replace(TERMS, names=("seal: 00", "seal: 11")))
    above, written = parted(text)
    assert written == f"{seal(above)}\n"


# ── what cannot be written ────────────────────────────────────────────────────────────────────

EVERYTHING_CHANGED: Final = (
    "auto-rallye,exact-goal,most-200s=999999,limit-has-own-pile,no-limit-needs-green,"
    "no-attack-before-opening,under-right-of-way=nothing,safety-plays-again,coup-fourre-chain,chain-draws-two,"
    "discard-only-when-stuck,"
    "no-hands-played-out,extension,extension-after-stock,safety-points=100000,"
    "all-safeties-points=999999,coup-fourre-points=999999,win-points=999999,"
    "no-200s-points=999999,stock-points=999999,stock-award=before,unplaced-award=every-placed,"
    "unplaced-points=999999,unplaced-scores-safeties-only,extension-points=999999,"
    "no-failed-extension-pays-opponents,target=999999"
)


def test_the_longest_rule_set_can_be_recorded() -> None:
    game = GAMES["rallye"]
    ours = game.house.read(EVERYTHING_CHANGED)
    assert game.house.write(ours) == EVERYTHING_CHANGED
    terms = agreed(game, ours, ("Igel", "Wolf"), Seed(b""))
    assert read_record(write_record(terms)) == terms


@pytest.mark.parametrize(
    "name",
    ["", " ", " Igel", "Igel\n", "Igel\nseat 2: Eve", "\x1b[2J", "x" * 41, "a\u2028b", "\ud800"],
    ids=ascii,
)
def test_no_name_is_agreed_that_no_reader_takes(name: str) -> None:
    game = GAMES["rallye"]
    with pytest.raises(ValueError, match="name"):
        agreed(game, game.house.read("fx-schmid"), (name, "Wolf"), Seed(b""))


@pytest.mark.parametrize("name", ["\u200b", "\u2060 \u2060", "\u202eevE", "a\u2067b"], ids=ascii)
def test_a_name_is_seen_and_turns_nothing_round(name: str) -> None:
    assert not is_fit(name, 40)


@pytest.mark.parametrize(
    ("chance", "date"),
    [
        (Seed(bytes(65)), None),
        (Seed(b""), "2026-11-15\nseat 3: Eve"),
        (Committed(bytes(31), (), None), None),
        (replace(PROMISE, entropy=("a", "b", "c")), None),
    ],
    ids=["long seed", "date", "short commitment", "entropy of nobody"],
)
def test_no_terms_are_agreed_that_cannot_be_read_again(
    chance: Seed | Committed, date: str | None
) -> None:
    game = GAMES["rallye"]
    with pytest.raises(ValueError, match=r"expected|wrong-value|read again"):
        agreed(game, game.house.read("fx-schmid"), ("Igel", "Wolf"), chance, date)


def test_a_match_is_not_dealt_from_another_secret_than_promised() -> None:
    other = replace(TERMS, chance=replace(PROMISE, secret=bytes(32)))
    with pytest.raises(ValueError, match="not the one committed to"):
        Recorder(GAMES["rallye"], other)
