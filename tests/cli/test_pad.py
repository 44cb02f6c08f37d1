"""``tischrunde pad``: shown, joined, opened anew, and what is wrong with a file in one sentence."""

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.command import run, spaced
from tests.cli.process import started, told_in_a_sentence
from tischrunde import texts
from tischrunde.cli.console import DUMB
from tischrunde.engine import pads

SAMPLE = Path(__file__).parents[2] / "docs" / "records" / "uno.pad"
NEW = ("--edition", "schmidt", "Lena", "Ben")


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    """A pad with two rounds."""
    return Path(shutil.copy(SAMPLE, tmp_path / "evening.pad"))


def test_a_pad_is_shown_with_its_rounds_totals_and_who_leads(
    sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = run(capsys, "pad", str(sample), "--show").splitlines()
    assert [line.split() for line in shown[2:8]] == [
        ["Anna", "Ben", "Opa:", "Karl"],
        ["─" * len(shown[3])],
        ["Runde", "1", "59", "0", "0"],
        ["Runde", "2", "0", "61", "0"],
        ["Runde", "3", "0", "?", "0", "?", "0", "?"],
        ["─" * len(shown[3])],
    ]
    assert shown[8].split() == ["Gesamt", "59", "61", "0"]
    assert "In Führung: Ben mit 61 Punkten; noch 439 bis zum Ende." in shown


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_narrow_window_shows_every_party_and_cuts_no_sentence(
    language: str, tmp_path: Path
) -> None:
    names = [f"Friedrich-Wilhelm {number}" for number in range(1, 11)]
    file = tmp_path / "evening.pad"
    typed = "1\n" + "5\n" * 9
    done = started(
        "pad", str(file), "--edition", "uno-carabiner", *names, "--lang", language, typed=typed
    )
    assert (done.returncode, done.stderr) == (0, "")
    narrow = started("pad", str(file), "--show", "--lang", language, COLUMNS="40")
    assert all(len(line) <= 40 for line in narrow.stdout.splitlines())
    assert narrow.stdout.count("Friedr") >= 10
    assert "45" in narrow.stdout


def test_what_is_shown_in_a_pipe_has_no_colours(sample: Path) -> None:
    done = started("pad", str(sample), "--show", TERM="xterm-256color")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout


def test_where_there_is_no_unicode_it_is_shown_in_ascii(sample: Path) -> None:
    for arguments in (("--show",), ()):
        done = started(
            *("pad", str(sample), "--lang", "fr", *arguments),
            LC_ALL="C",
            PYTHONUTF8="0",
            PYTHONCOERCECLOCALE="0",
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.isascii()
        assert "Opa: Karl" in done.stdout


def test_programs_are_given_the_view_that_pages_have(
    sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads(run(capsys, "pad", str(sample), "--json"))
    assert told == pads.view(pads.from_file(sample.read_text("utf-8")), "de")


def test_files_of_one_pad_are_joined_and_quarrels_are_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = tmp_path / "one.pad", tmp_path / "other.pad"
    started("pad", str(one), "--name", "Lena", *NEW)
    shutil.copy(one, other)
    started("pad", str(one), "--name", "Lena", typed="700\n1\n")
    started("pad", str(other), "--name", "Ben", typed="650\n1\n")
    before = other.read_bytes()
    shown = spaced(run(capsys, "pad", str(one), "--join", str(other)))
    assert f"Aus „{other}“ kommen 2 neue Einträge, von Ben." in " ".join(shown.split())
    assert "Uneinig: Runde 1, Kilometer von Lena." in shown
    assert "700, sagt Lena" in shown
    assert "650, sagt Ben" in shown
    assert other.read_bytes() == before
    again = run(capsys, "pad", str(one), "--join", str(other))
    assert "kommt nichts Neues." in " ".join(again.split())
    assert run(capsys, "verify", str(one))


def test_a_new_pad_is_opened_by_whoever_is_logged_in_or_named(tmp_path: Path) -> None:
    named, login = tmp_path / "named.pad", tmp_path / "login.pad"
    started("pad", str(named), "--name", "Oma Käthe", *NEW)
    assert "writer 1: Oma Käthe\n" in named.read_text("utf-8")
    started("pad", str(login), *NEW, LOGNAME="ida")
    assert "writer 1: ida\n" in login.read_text("utf-8")
    started("pad", str(login.with_stem("odd")), *NEW, LOGNAME="i\x1bda")
    assert "writer 1: Gast\n" in login.with_stem("odd").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nowhere.pad", "--show"), "nowhere.pad"),
        ((".", "--show"), "das ist ein Ordner"),
        ((str(SAMPLE), "--show", *NEW), "--edition und --show vertragen sich nicht"),
        ((str(SAMPLE), "--join", "nowhere.pad"), "nowhere.pad"),
        ((str(SAMPLE), "--name", "\x07"), "geht als Name nicht"),
        ((str(SAMPLE.with_name("uno.tisch")), "--show"), "Ein Wertungsblock beginnt mit"),
        ((str(SAMPLE), *NEW), "gibt es schon"),
        (("nowhere/new.pad", *NEW), "Den Ordner „nowhere“ gibt es nicht"),
        (("new.pad", "--edition", "schmitt", "Lena", "Ben"), "schmidt"),
        (("new.pad", "--edition", "schmidt", "Lena"), "2, 3, 4, 6"),
        (("new\0.pad", *NEW), "so kann nichts heißen"),
        (("/dev/zero", "--show"), "zu groß"),
    ],
)
def test_what_goes_wrong_is_told_in_a_sentence(arguments: tuple[str, ...], words: str) -> None:
    assert words in told_in_a_sentence(("pad", *arguments), TERM=DUMB[1])


def test_a_new_pad_without_answers_says_how_to_name_everything(tmp_path: Path) -> None:
    done = started("pad", str(tmp_path / "new.pad"))
    assert done.returncode == 2
    assert "--edition schmidt Lena Ben" in done.stderr
    assert not [*tmp_path.iterdir()]
