"""A score pad in plain words: it asks what is missing, adds up, objects, and forgets nothing."""

import re
import shutil
from pathlib import Path

import pytest

from tests.terminal.plain.pad_talk import TICKS, talk
from tests.terminal.plain.pad_transcripts import EVENINGS, HERE, path, transcript
from tischrunde import texts
from tischrunde.pad.fold import folded
from tischrunde.pad.pad import Pad
from tischrunde.pad.verify import verify_pad
from tischrunde.terminal.match_setup import Disagreed
from tischrunde.terminal.sessions.saved_match import Unkept
from tischrunde.terminal.sessions.saved_pad import Writer, open_saved, read_log

SCHMIDT = ("schmidt", "Lena", "Ben")
UNO = ("uno-carabiner", "Anna", "Ben", "Opa")
ASKED_KM = "Wie viele Kilometer liegen bei Lena?"


def pad_in(file: Path) -> Pad:
    """Return the pad of a file, which is true."""
    assert verify_pad(file.read_bytes()).verified
    opened, written = read_log(file, "de")
    return folded([opened, *written])


@pytest.mark.parametrize("name", EVENINGS)
def test_an_evening_is_said_like_this(name: str) -> None:
    assert transcript(name) == path(name).read_text("utf-8")


def test_every_evening_kept_is_one() -> None:
    assert {*HERE.iterdir()} == {path(name) for name in EVENINGS}


def test_what_was_written_is_there_the_next_day(tmp_path: Path) -> None:
    file = tmp_path / "evening.pad"
    talk(file, ["700", "1"], *SCHMIDT)
    heard = talk(file, ["300"], by="Ben")
    assert "Wie viele Kilometer liegen bei Ben?" in heard
    assert ASKED_KM not in heard
    assert [event.by for event in pad_in(file).trail] == ["Ida", "Ida", "Ida", "Ben"]


def test_a_new_pad_asks_what_it_is_not_told(tmp_path: Path) -> None:
    heard = talk(tmp_path / "evening.pad", ["1", "3", "2", "Lena", "Ben", "700"])
    assert ASKED_KM in heard
    assert pad_in(tmp_path / "evening.pad").opened.rules == "schmidt"


def test_house_rules_are_agreed_as_elsewhere(tmp_path: Path) -> None:
    talk(tmp_path / "evening.pad", [], "schmidt,target=3000", "Lena", "Ben")
    assert pad_in(tmp_path / "evening.pad").rules.table.edition.target == 3000


@pytest.mark.parametrize(
    "opening",
    [
        ("schmitt", "Lena", "Ben"),
        ("schmidt", "Lena"),
        ("schmidt", "Lena", "lena"),
        ("schmidt", "Lena", "B\x07n"),
        ("schmidt", "Lena", "x" * 41),
        ("schmidt,no-such-rule", "Lena", "Ben"),
    ],
    ids=["edition", "players", "twice", "control", "long", "rule"],
)
def test_what_cannot_be_opened_leaves_no_file(opening: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.raises(Disagreed):
        talk(tmp_path / "evening.pad", [], *opening)
    assert not [*tmp_path.iterdir()]


def test_a_pad_is_not_opened_over_another(tmp_path: Path) -> None:
    talk(tmp_path / "evening.pad", [], *SCHMIDT)
    with pytest.raises(Disagreed, match="gibt es schon"):
        talk(tmp_path / "evening.pad", [], *UNO)


def test_an_objection_names_its_clause_and_may_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "evening.pad"
    heard = talk(file, ["710", "2"], *SCHMIDT)
    (objection,) = [line for line in heard if "[schmidt/deck]" in line]
    assert objection.startswith("Einwand: Kilometerkarten gehen in Schritten von")
    (round_,) = pad_in(file).rounds
    assert round_.kept == round_.problems != ()
    assert not any("Einwand" in line for line in talk(file, ["", "300"]))


def test_an_objection_put_off_is_not_repeated_until_the_pad_is_opened_again(tmp_path: Path) -> None:
    file = tmp_path / "evening.pad"
    heard = talk(file, ["710", "3", "", "300", ""], *SCHMIDT)
    assert sum("[schmidt/deck]" in line for line in heard) == 1
    assert any("[schmidt/deck]" in line for line in talk(file, []))


def test_both_words_of_a_quarrel_are_said_with_who_wrote_them_and_one_is_chosen(
    tmp_path: Path,
) -> None:
    one, other = tmp_path / "one.pad", tmp_path / "other.pad"
    talk(one, [], *UNO)
    shutil.copy(one, other)
    talk(one, ["1"], by="Anna")
    talk(other, ["2"], by="Ben")
    joined(one, other)
    heard = talk(one, ["x", "2", "9"])
    assert "Uneinig: Runde 1, fertig geworden ist." in heard
    assert any(re.fullmatch(r"1\. Anna, sagt Anna, [-\d: ]+\.", line) for line in heard)
    assert any(re.fullmatch(r"2\. Ben, sagt Ben, [-\d: ]+\.", line) for line in heard)
    assert not pad_in(one).quarrels
    assert "Wie viele Punkte hat Anna noch auf der Hand?" in heard


def test_a_quarrel_may_end_with_something_else(tmp_path: Path) -> None:
    one, other = tmp_path / "one.pad", tmp_path / "other.pad"
    talk(one, [], *UNO)
    shutil.copy(one, other)
    talk(one, ["1"], by="Anna")
    talk(other, ["2"], by="Ben")
    joined(one, other)
    talk(one, ["c", "3", "3"])
    assert not pad_in(one).quarrels
    assert pad_in(one).rounds[0].entry.out == 2


def joined(one: Path, other: Path) -> None:
    """Take into a file what is in another."""
    open_saved(one, Writer("Ida", TICKS.__next__), "de").join(other)


def test_a_quarrel_about_a_name_is_told_and_decided_as_well(tmp_path: Path) -> None:
    one, other = tmp_path / "one.pad", tmp_path / "other.pad"
    talk(one, [], *UNO)
    shutil.copy(one, other)
    talk(one, ["n", "1", "Anne"], by="Anna")
    talk(other, ["n", "1", "Änne"], by="Ben")
    joined(one, other)
    heard = talk(one, ["c", "2"])
    assert heard.count("Uneinig: Name von Platz 1.") == 2
    assert pad_in(one).names[0] == "Änne"


def test_the_trail_has_all_that_was_ever_written(tmp_path: Path) -> None:
    file = tmp_path / "evening.pad"
    heard = talk(file, ["700", "z", "650", "1!", "l"], *SCHMIDT)
    trail = [line.partition(", Ida")[2] for line in heard if re.match(r"\d{4}-", line)]
    assert trail == [
        " legt den Wertungsblock an.",
        ": Runde 1, Kilometer von Lena: 700",
        ": Runde 1, Kilometer von Lena: nichts",
        ": Runde 1, Kilometer von Lena: 650",
        ": Runde 1, Trümpfe von Lena: Vorfahrt",
        ": Runde 1, Blitz-Reaktionen von Lena: Vorfahrt",
    ]


def test_a_name_that_is_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "evening.pad"
    talk(file, ["n", "1", "Ben", "n", "1", "\x1b[31m", "n", "2", "", "n", "9", "q"], *SCHMIDT)
    assert pad_in(file).names == ("Lena", "Ben")


def test_nothing_to_undo_is_said(tmp_path: Path) -> None:
    heard = talk(tmp_path / "evening.pad", ["z"], *SCHMIDT)
    assert "Hier gibt es nichts zurückzunehmen." in heard


@pytest.mark.parametrize(
    "typed",
    ["-1", "1e3", "7000000", "\u0667\u0660\u0660", "200 300", "+", "1000000000000000000", "700 km"],
)
def test_what_is_no_number_of_kilometres_is_explained(typed: str, tmp_path: Path) -> None:
    heard = talk(tmp_path / "evening.pad", [typed], *SCHMIDT)
    hint = texts.say("terminal-pad-rallye", "hint-distance", "de", edition="schmidt")
    assert f"Das verstehe ich nicht. {hint}" in heard
    assert len(pad_in(tmp_path / "evening.pad").trail) == 1


def test_a_full_disk_loses_no_more_than_the_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_text: str, _path: Path) -> None:
        raise OSError(28, "")

    file = tmp_path / "evening.pad"
    talk(file, ["700"], *SCHMIDT)
    before = file.read_bytes()
    monkeypatch.setattr("tischrunde.terminal.sessions.saved_pad.replace_file", full)
    heard = talk(file, ["1", "1"])
    assert sum("der Datenträger ist voll" in line for line in heard) == 2
    assert file.read_bytes() == before


def test_a_broken_file_is_told_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "evening.pad"
    file.write_bytes(b"tischrunde pad 1\n\xff")
    with pytest.raises(Unkept, match="nicht öffnen"):
        talk(file, [])
    assert file.read_bytes() == b"tischrunde pad 1\n\xff"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_two_commands_share_a_word(language: str) -> None:
    source = texts.fluent.source("terminal-pad", language)
    words = " ".join(re.findall(r"^command-[a-z]+ = (.+)$", source, re.MULTILINE)).split()
    assert len(words) == len(set(words))
    assert not any(word.isdecimal() for word in words)
