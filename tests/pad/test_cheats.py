"""What a cheating telephone writes: the pads of all others stay whole, and so do their files."""

from dataclasses import replace
from typing import Any, Final

import pytest

from tests.pad.evening import OPENED_AT, UNO, Phone, field_of, phones, said, values
from tests.pad.test_file import TEXT, found, sealed
from tischrunde import texts
from tischrunde.core.record_reader import parted
from tischrunde.engine import pads
from tischrunde.engine.pad_problems import check_in_words
from tischrunde.pad import commands
from tischrunde.pad.event_codec import decode_opened, decode_written, encode_event
from tischrunde.pad.events import (
    LATEST_MS,
    MAX_BLANK_ROUNDS,
    MAX_REPLACED,
    MAX_ROUNDS,
    Opened,
    Place,
    RoundField,
    RoundProblem,
    SeatName,
    Written,
)
from tischrunde.pad.file import write_pad
from tischrunde.pad.fold import fits, folded
from tischrunde.pad.verify import verify_pad

OUT: Final = RoundField(1, field_of("out"))


def forged(place: Place, value: str | None, *replaces: str, at: int = OPENED_AT) -> Written:
    """Return an event of somebody who does not keep to what clients make."""
    return Written(UNO.id, "Wolf", at, place, value, replaces)


def taken(*events: Written) -> list[Written]:
    """Return those of the events that a telephone takes from others."""
    decoded = [decode_written(encode_event(event)) for event in events]
    return [event for event in decoded if fits(UNO, event)]


def plain(phone: Phone) -> list[dict[str, Any]]:
    """Return all that a telephone has written, as it sends it."""
    return [encode_event(event) for event in phone.made]


def text_of(*events: Written) -> str:
    """Return the file of a pad with these events, which is found to be true."""
    text = write_pad(folded([UNO, *events]))
    verdict = verify_pad(text.encode())
    assert verdict.verified, verdict.checks[-1]
    return text


@pytest.mark.parametrize("reason", ["Ä", "", "a\nseal: 00", "not-with-those-cards", "x" * 50])
@pytest.mark.parametrize("value", ["yes", None])
def test_a_problem_that_no_edition_knows_has_no_place(reason: str, value: str | None) -> None:
    assert taken(forged(RoundProblem(1, field_of("out"), reason), value)) == []


def test_a_problem_without_a_reason_is_found_in_a_file() -> None:
    above, _ = parted(TEXT)
    line = f"{'0' * 20} 1@1 round 1 out kept no-such-reason:"
    assert found(sealed(above.replace("\n\nscore", f"\n{line}\n\nscore", 1))) == "no-such-place"


def test_an_event_that_replaces_another_twice_is_there_once() -> None:
    first = forged(OUT, "1")
    twice = forged(OUT, "2", first.id, first.id)
    assert taken(first, twice) == [first, twice]
    assert folded([UNO, first, twice]).trail == (UNO, first, twice)
    text_of(first, twice)


def test_what_is_replaced_in_another_place_stays_and_the_file_is_true() -> None:
    first = forged(OUT, "1")
    crossing = forged(SeatName(0), "Wolf", first.id)
    pad = folded([UNO, *taken(crossing, first)])
    assert said(pad, 1, "out") == {"1"}
    assert pad.names[0] == "Wolf"
    verdict = verify_pad(text_of(crossing, first).encode())
    assert [check.id for check in verdict.checks] == [
        "sealed",
        "events-right",
        "other-place",
        "sums-right",
    ]
    for language in texts.LANGUAGES:
        assert check_in_words(verdict, verdict.checks[2], language)


def test_an_undone_event_brings_nothing_back_from_another_place() -> None:
    first = forged(RoundField(1, field_of("cards 1")), "none")
    crossing = forged(OUT, "2", first.id)
    (undone,) = commands.undo(
        folded([UNO, first, crossing]), crossing.id, commands.Stamp("Anna", OPENED_AT)
    )
    assert undone.value is None
    assert taken(undone) == [undone]


def test_among_thousands_of_words_in_one_place_people_can_still_write() -> None:
    (anna,) = phones(UNO, "Anna")
    flood = [forged(OUT, "1", at=OPENED_AT + number) for number in range(3 * MAX_REPLACED)]
    anna.events = {*anna.events, *flood}
    while len(values(anna.pad.standing[OUT])) > 1 or len(anna.made) < 1:
        written = anna.write(1, "out", "2")
        assert taken(written) == [written]
    assert len(anna.made) <= 5
    assert said(anna.pad, 1, "out") == {"2"}


def test_a_round_far_beyond_all_others_keeps_nobody_from_the_next() -> None:
    (anna,) = phones(UNO, "Anna")
    anna.write(1, "out", "1")
    last = RoundField(MAX_ROUNDS, field_of("out"))
    anna.take(*taken(forged(last, "1")))
    assert len(anna.pad.rounds) == 1
    shown = pads.view(pads.join({"opened": encode_event(UNO), "written": []}, plain(anna)), "de")
    assert [each["number"] for each in shown["rounds"]] == [1]
    assert shown["next_round"]["number"] == 2
    # Nothing is lost: it is in the trail and the file, and a quarrel about it is seen.
    assert values(anna.pad.standing[last]) == {"1"}
    anna.take(forged(last, "2"))
    assert list(anna.pad.quarrels) == [last]
    assert len(anna.pad.trail) == 4
    text_of(*anna.made)


def test_a_round_that_others_come_to_was_never_gone() -> None:
    (anna,) = phones(UNO, "Anna")
    anna.write(1, "out", "1")
    far = 2 + MAX_BLANK_ROUNDS + 1
    anna.take(forged(RoundField(far, field_of("out")), "2"))
    assert len(anna.pad.rounds) == 1
    anna.write(2, "out", "3")
    assert [said(anna.pad, number, "out") for number in (1, 2, far)] == [{"1"}, {"3"}, {"2"}]
    assert len(anna.pad.rounds) == far
    assert anna.pad.rounds[-1].entry.out == 1


@pytest.mark.parametrize("at", [0, LATEST_MS])
@pytest.mark.parametrize("opened", [UNO, replace(UNO, at=0), replace(UNO, at=LATEST_MS)])
def test_clocks_at_both_ends_of_time_can_be_read_again(opened: Opened, at: int) -> None:
    phone = Phone("Wolf", {opened}, clock=at - 1000)
    phone.write(1, "out", "1")
    text = write_pad(phone.pad)
    assert verify_pad(text.encode()).verified
    log = pads.from_file(text)
    assert decode_opened(log["opened"]) == opened
    assert pads.to_file(log) == text


@pytest.mark.parametrize(("clock", "at"), [(-5, 0), (10**18, LATEST_MS)])
def test_what_is_written_by_a_clock_outside_of_time_can_be_read_again(clock: int, at: int) -> None:
    (anna,) = phones(UNO, "Anna")
    written = commands.write(anna.pad, OUT, "1", commands.Stamp("Anna", clock))
    assert written.at == at
    assert taken(written) == [written]
    text_of(written)


@pytest.mark.parametrize(
    ("where", "problem"),
    [
        ({"at": -1}, "wrong-value"),
        ({"at": LATEST_MS + 1}, "wrong-value"),
        ({"replaces": tuple(f"{n:020x}" for n in range(MAX_REPLACED + 1))}, "no-event"),
    ],
)
def test_a_file_has_no_event_that_could_not_be_sent(where: dict[str, Any], problem: str) -> None:
    event = replace(forged(OUT, "1"), **where)
    with pytest.raises(ValueError, match="no event"):
        decode_written(encode_event(event))
    assert found(write_pad(folded([UNO, event]))) == problem


@pytest.mark.parametrize(
    "date", ["", "heute", "2026-11-15\nseat 1: Eve", "2026-13-01", "2026-11-155"]
)
def test_a_pad_is_opened_on_a_day(date: str) -> None:
    with pytest.raises(ValueError, match="no opening"):
        decode_opened(encode_event(replace(UNO, date=date)))
