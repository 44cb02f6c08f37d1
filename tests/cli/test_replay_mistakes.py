"""``tischrunde replay`` of what is not there, or is no record."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.command import run, spaced
from tests.cli.recorded import RECORDS, Capsys, every_game, written
from tests.records import played, resealed
from tischrunde.core.record import write_record


@pytest.mark.parametrize("arguments", [(), ("--json",), ("--step",)], ids=" ".join)
@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (("--at", "-1"), "Die Partie hat"),
        (("--at", "100000"), "Die Partie hat"),
        (("--seat", "0"), "Einen Platz 0 gibt es"),
        (("--seat", "-1"), "Einen Platz -1 gibt es"),
        (
            ("--seat", "4"),
            "Einen Platz 4 gibt es an diesem Tisch nicht; nenne mit --seat einen von 1",
        ),
    ],
)
@every_game
def test_what_there_is_not_cannot_be_shown(
    wrong: tuple[str, str], words: str, arguments: tuple[str, ...], file: str, capsys: Capsys
) -> None:
    assert run(capsys, "replay", file, *wrong, *arguments, code=2).startswith(words)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "„{}“ lässt sich nicht lesen: "),
        ("en", "“{}” cannot be read: "),
        ("fr", "Impossible de lire « {} » : "),
    ],
)
def test_a_file_must_be_there(language: str, words: str, tmp_path: Path, capsys: Capsys) -> None:
    for path in (tmp_path / "none.tisch", tmp_path):
        said = run(capsys, "replay", str(path), "--lang", language, code=2)
        assert spaced(said).startswith(words.format(path))


def test_a_record_is_text(tmp_path: Path, capsys: Capsys) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"tischrunde 1\n\xff\xfe")
    assert run(capsys, "replay", str(path), code=2).startswith("Ab Byte 13 ist")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Zeile 2, Spalte 1: Eine Aufzeichnung beginnt mit „tischrunde 1“, nicht mit „“."),
        ("tischrunde 1\ngame: 8\n", "Zeile 2, Spalte 7: „8“ passt hier nicht hin."),
    ],
)
def test_a_file_that_is_no_record_says_where(
    text: str, words: str, tmp_path: Path, capsys: Capsys
) -> None:
    assert run(capsys, "replay", written(tmp_path, text), code=2) == f"{words}\n"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("rules: fx-schmid", "rules: nowhere", "Nach diesen Regeln lässt sich nicht spielen: "),
        ("revision: 2", "revision: 9", "Diese Fassung kennt die Ausgabe nicht in der Revision 9."),
        ("seat 1: Igel", "seat 1: Wolf", ("Zeile 12, Spalte ", "Runde 1 hat")),
        ("secret: [0-9a-f]+\n", "", "Geheimnis: Es ist noch nicht offengelegt."),
    ],
)
def test_a_record_that_cannot_be_true_is_not_shown(
    old: str, new: str, words: str | tuple[str, ...], tmp_path: Path, capsys: Capsys
) -> None:
    text, changes = re.subn(old, new, write_record(RECORDS["rallye"]))
    assert changes == 1
    path = written(tmp_path, text)
    for arguments in ((), ("--json",)):
        assert run(capsys, "replay", path, *arguments, code=2).startswith(words)


@pytest.mark.parametrize("arguments", [(), ("--json",)], ids=" ".join)
def test_a_game_nobody_knows_is_not_shown(
    arguments: tuple[str, ...], tmp_path: Path, capsys: Capsys
) -> None:
    text = write_record(replace(RECORDS["rallye"], game="chess"))
    said = run(capsys, "replay", written(tmp_path, text), *arguments, code=2)
    assert said == "Ein Spiel „chess“ gibt es hier nicht.\n"


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("tischrunde 1", "\x1b]0;Mallory\x07"),
        ("seat 1: Igel", "seat 1: \x1b[2J"),
        ("\n1. [12]:", "\n1. 1:\x1b[2J"),
        ("\n1. [12]:", "\n1. 1:\u202e"),
    ],
    ids=["first line", "name", "move", "move backwards"],
)
def test_a_record_cannot_command_the_terminal(
    command: str, old: str, new: str, tmp_path: Path, capsys: Capsys
) -> None:
    text, changes = re.subn(old, new, write_record(RECORDS["rallye"]))
    assert changes == 1
    path = written(tmp_path, resealed(text))
    said = run(capsys, command, path, code=2 if command == "replay" else 1)
    assert all(line.isprintable() for line in said.splitlines())


def test_a_name_cannot_turn_the_headline_round(tmp_path: Path, capsys: Capsys) -> None:
    record = played("fx-schmid", 2, moves=4, promised=False)
    path = written(tmp_path, write_record(replace(record, names=("\u202eevE",) * 2)))
    assert "\u202e" not in run(capsys, "replay", path, code=2)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("{" * 3000, "Zeile 1, Spalte 1: "),
        (f"tischrunde 1\ngame: {'x' * 3000}\n", "Zeile 2, Spalte 7: "),
    ],
    ids=["first line", "value"],
)
def test_a_long_line_is_refused_like_a_short_one(
    text: str, place: str, tmp_path: Path, capsys: Capsys
) -> None:
    path = written(tmp_path, text)
    assert run(capsys, "replay", path, code=2).startswith(place)
    assert f"  ✗ {place}" in run(capsys, "verify", path, code=1)
