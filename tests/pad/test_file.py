"""A pad as a text file: written, read again, and found out when it was changed."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.command import run
from tests.pad.evening import RALLYE, UNO, Phone, phones
from tests.pad.evenings import evenings, together
from tischrunde import texts
from tischrunde.core.notation import Unreadable
from tischrunde.core.record import seal
from tischrunde.core.record_reader import parted
from tischrunde.engine.pad_problems import check_in_words
from tischrunde.pad.commands import keep, rename, undo
from tischrunde.pad.file import write_pad
from tischrunde.pad.file_reader import read_pad
from tischrunde.pad.fold import folded
from tischrunde.pad.verify import verify_pad

SAMPLE: Final = Path(__file__).parents[2] / "docs" / "records" / "uno.pad"


def evening() -> Phone:
    """Two rounds of UNO, with a quarrel decided, a name changed, and an answer taken back."""
    anna, ben = phones(UNO, "Anna", "Bens Telefon")
    anna.write(1, "out", "1")
    anna.write(1, "points 2", "35")
    anna.write(1, "points 3", "20")
    anna.meet(ben)
    anna.take(rename(anna.pad, 2, "Opa: Karl", anna.stamp()))
    anna.write(1, "points 3", "22")
    ben.write(1, "points 3", "24")
    anna.meet(ben)
    ben.write(1, "points 3", "24")
    ben.write(2, "out", "2")
    ben.write(2, "cards 1", "blue-2 wild")
    last = ben.write(2, "points 3", "7")
    ben.write(3, "out", "3")
    ben.take(*undo(ben.pad, last.id, ben.stamp()))
    ben.write(2, "points 3", "9")
    return ben


TEXT: Final = write_pad(evening().pad)


def sealed(text: str) -> str:
    """Return a text sealed again after a change."""
    above, _ = parted(text)
    return f"{above}seal: {seal(above)}\n"


def found(text: str) -> str:
    """Return what the last check of a text found."""
    verdict = verify_pad(text.encode())
    assert all(check.right for check in verdict.checks[:-1])
    last = verdict.checks[-1]
    for language in texts.LANGUAGES:
        assert check_in_words(verdict, last, language)
    return last.id


@given(evenings())
def test_a_pad_is_written_and_read_again(met: list[Phone]) -> None:
    pad = folded(together(met))
    text = write_pad(pad)
    file = read_pad(text)
    assert folded([file.opened, *file.written]) == pad
    assert {file.opened, *file.written} == set(pad.trail)
    assert write_pad(folded([file.opened, *file.written])) == text
    assert verify_pad(text.encode()).verified


def test_the_lines_are_readable() -> None:
    lines = [re.sub("[0-9a-f]{20}", "ID", line) for line in TEXT.splitlines()]
    assert lines[:13] == [
        "tischrunde pad 1",
        "game: uno",
        "rules: uno-carabiner",
        "revision: 1",
        "date: 2026-11-15",
        "seat 1: Anna",
        "seat 2: Ben",
        "seat 3: Opa",
        "dealer: 3",
        "opened: 1794765600000",
        "pad: ID",
        "writer 1: Anna",
        "writer 2: Bens Telefon",
    ]
    assert "ID 1@2 round 1 points 2: 35" in lines
    assert "ID 1@4 seat 3: Opa: Karl" in lines
    assert "ID 2@2 <ID <ID round 1 points 3: 24" in lines
    assert "ID 2@7 <ID round 2 points 3:" in lines
    assert lines[-4:-1] == [
        "score 1: A 59, B 0, C 0",
        "score 2: A 0, B 61, C 0",
        "result: A 59, B 61, C 0, open",
    ]


def test_a_kept_problem_and_a_clock_before_the_opening_are_written() -> None:
    (anna,) = phones(RALLYE, "Anna")
    anna.clock -= 5500
    anna.write(1, "km A", "310")
    (problem,) = anna.pad.rounds[0].problems
    anna.take(keep(anna.pad, 1, problem.field, problem.refusal.reason, anna.stamp()))
    text = write_pad(anna.pad)
    assert " 1@-4.5 round 1 km A: 310\n" in text
    assert f" 1@-3.5 round 1 km A kept {problem.refusal.reason}: yes\n" in text
    file = read_pad(text)
    assert folded([file.opened, *file.written]) == anna.pad


CHANGES: Final[dict[str, tuple[Callable[[str], str], str]]] = {
    "a value": (lambda text: text.replace("points 2: 35", "points 2: 53"), "other-event"),
    "a writer": (lambda text: text.replace("writer 2: Bens", "writer 2: Opas"), "other-event"),
    "what is replaced": (
        lambda text: re.sub(r" <[0-9a-f]{20} <", " <", text),
        "other-event",
    ),
    "a time": (lambda text: text.replace(" 1@2 ", " 1@3 "), "other-event"),
    "a seat": (lambda text: text.replace("seat 2: Ben", "seat 2: Eve"), "other-opening"),
    "the dealer": (lambda text: text.replace("dealer: 3", "dealer: 1"), "other-opening"),
    "a score": (lambda text: text.replace("score 1: A 59", "score 1: A 60"), "wrong-points"),
    "a score left out": (
        lambda text: text.replace("score 2: A 0, B 61, C 0\n", ""),
        "wrong-points",
    ),
    "a score too many": (
        lambda text: text.replace("result:", "score 3: A 1, B 2, C 3\nresult:"),
        "wrong-points",
    ),
    "the totals": (lambda text: text.replace("B 61, C 0, open", "B 71, C 0, open"), "wrong-sums"),
    "the winner": (lambda text: text.replace("C 0, open", "C 0, won A"), "wrong-sums"),
    "a line left out": (
        lambda text: re.sub(r".* round 1 points 2: 35\n", "", text),
        "wrong-points",
    ),
    "a line twice": (lambda text: re.sub(r"(.* points 2: 35\n)", r"\1\1", text), "event-twice"),
    "an answer that is none": (lambda text: text.replace("2: 35", "2: viel"), "wrong-value"),
    "a field that is none": (
        lambda text: text.replace("points 2: 35", "km 2: 35"),
        "no-such-place",
    ),
    "a seat that is none": (
        lambda text: text.replace("points 2: 35", "points 4: 35"),
        "no-such-place",
    ),
    "a party for a seat": (
        lambda text: text.replace("points 2: 35", "points B: 35"),
        "no-such-place",
    ),
    "a writer that is none": (lambda text: text.replace(" 1@2 ", " 3@2 "), "wrong-value"),
    "a line that is none": (lambda text: text.replace(" 1@2 ", " 1 "), "no-event"),
    "a result that is none": (lambda text: text.replace(", open", ", offen"), "wrong-value"),
    "points that are none": (lambda text: text.replace("1: A 59", "1: A neun"), "no-points"),
    "no dealer": (lambda text: text.replace("dealer: 3\n", ""), "expected"),
    "more behind the end": (lambda text: text.replace("result", "more: 1\nresult"), "unexpected"),
    "other ends of lines": (lambda text: text.replace("\n", "\r\n"), "carriage-return"),
    "another format": (lambda text: text.replace("pad 1\n", "pad 2\n"), "no-pad"),
    "another game": (lambda text: text.replace("game: uno", "game: skat"), "no-such-game"),
    "other rules": (lambda text: text.replace("rules: uno-", "rules: duo-"), "no-such-rules"),
    "an unknown revision": (
        lambda text: text.replace("revision: 1", "revision: 9"),
        "no-such-revision",
    ),
    "rules in other words": (
        lambda text: text.replace("uno-carabiner", "uno-carabiner,target=500"),
        "rules-written-otherwise",
    ),
}


@pytest.mark.parametrize(("change", "problem"), CHANGES.values(), ids=CHANGES)
def test_a_changed_pad_is_found_out_even_if_it_is_sealed_again(
    change: Callable[[str], str], problem: str
) -> None:
    assert change(TEXT) != TEXT
    changed = change(TEXT) if "\r" in change(TEXT) else sealed(change(TEXT))
    assert found(changed) == problem


def test_too_few_players_are_found() -> None:
    text = TEXT.replace("game: uno", "game: rallye").replace("uno-carabiner", "fx-schmid")
    text = text.replace("revision: 1", "revision: 2")
    for seat in (2, 3):
        text = re.sub(rf"\nseat {seat}: .*", "", text)
    text = text.replace("dealer: 3", "dealer: 1")
    assert found(sealed(text)) == "wrong-players"


def test_without_seal_or_with_another_it_is_not_true() -> None:
    above, _ = parted(TEXT)
    assert found(above) == "no-seal"
    assert found(TEXT.replace("Opa: Karl", "Opa: Carl")) == "seal-broken"
    assert verify_pad(b"tischrunde pad 1\n\xff").checks[0].id == "no-utf-8"


def test_a_pad_without_sums_is_true_and_says_so() -> None:
    bare = re.sub(r"(score|result).*\n", "", TEXT)
    checks = verify_pad(sealed(bare).encode()).checks
    assert [check.id for check in checks] == ["sealed", "events-right", "no-sums"]


def test_what_is_missing_and_what_is_in_quarrel_is_said() -> None:
    anna, ben = phones(UNO, "Anna", "Ben")
    first = anna.write(1, "out", "1")
    anna.write(1, "out", "2")
    ben.write(1, "points 3", "1")
    anna.write(1, "points 3", "2")
    anna.meet(ben)
    text = write_pad(folded(anna.events - {first}))
    checks = verify_pad(text.encode()).checks
    assert [check.id for check in checks] == [
        *("sealed", "events-right", "events-missing", "quarrels", "sums-right")
    ]
    assert checks[2].args["ids"] == first.id


@given(st.integers(0, len(TEXT) - 1), st.sampled_from([*" :<@\nA1é-", ""]), st.booleans())
def test_any_change_is_found_and_told(at: int, instead: str, again: bool) -> None:  # noqa: FBT001
    changed = f"{TEXT[:at]}{instead}{TEXT[at + 1 :]}"
    verdict = verify_pad((sealed(changed) if again else changed).encode())
    if changed != TEXT and not again:
        assert not verdict.verified
    for check in verdict.checks:
        assert check_in_words(verdict, check, "de")


def test_a_mistake_has_its_line_and_column() -> None:
    with pytest.raises(Unreadable) as caught:
        read_pad(TEXT.replace("points 2: 35", "points 2: viel"))
    line = next(n for n, each in enumerate(TEXT.splitlines(), 1) if "points 2: 35" in each)
    assert (caught.value.line, caught.value.words) == (line, "viel")
    assert caught.value.column == TEXT.splitlines()[line - 1].index("35")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_sample_is_said_to_be_true(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "verify", str(SAMPLE), "--lang", language).splitlines()
    assert told[-1] == texts.say("pads", "verified", language)
    assert sum(line.startswith("  ✓ ") for line in told) == 3


def test_a_changed_file_ends_the_command_with_its_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "abend.pad"
    path.write_text(sealed(TEXT.replace("A 59, B 61", "A 59, B 62")), "utf-8", newline="\n")
    told = run(capsys, "verify", str(path), "--lang", "en", code=1)
    assert "✗" in told
    assert texts.say("pads", "not-verified", "en") in told


def test_every_problem_of_a_pad_has_words_and_none_is_left_over() -> None:
    source = texts.fluent.source("pads", "en")
    words = set(re.findall(r"^(?:unreadable|untrue)-([a-z-]+) =", source, re.MULTILINE))
    assert words <= {problem for _, problem in CHANGES.values()}
