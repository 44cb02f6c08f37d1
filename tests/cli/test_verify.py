"""``tischrunde verify``: what is looked at, in plain words and for programs."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from tests.cli.command import run, spaced
from tests.games.attacks import ATTACKS, Tamper
from tests.games.sample_records import SAMPLES
from tests.records import counted, played
from tischrunde import texts
from tischrunde.core.record import Committed, Record, write_record
from tischrunde.core.record_reader import parted

Capsys: TypeAlias = pytest.CaptureFixture[str]

RALLYE: Final = SAMPLES["rallye"]
every_language = pytest.mark.parametrize("language", texts.LANGUAGES)


def written(folder: Path, record: Record, name: str = "match.tisch") -> str:
    path = folder / name
    path.write_bytes(write_record(record).encode())
    return str(path)


def promise(record: Record) -> str:
    assert isinstance(record.chance, Committed)
    return record.chance.commitment.hex()


# ── true records ──────────────────────────────────────────────────────────────────────────────


@every_language
@pytest.mark.parametrize("record", SAMPLES.values(), ids=SAMPLES)
def test_a_true_record_is_said_to_be_true(
    record: Record, language: str, tmp_path: Path, capsys: Capsys
) -> None:
    path = written(tmp_path, record)
    first, *checks, verdict = run(capsys, "verify", path, "--lang", language).splitlines()
    assert first == path
    assert verdict == texts.say("records", "verified", language)
    assert sum(line.startswith("  ✓ ") for line in checks) == 5
    assert all(line.startswith(("  ✓ ", "    ")) for line in checks)
    assert all(len(line) <= 90 for line in checks)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Siegel: / Zusage: / Geheimnis: / Karten: / Züge: Alle {} / Ergebnis: "),
        ("en", "Seal: / Commitment: / Secret: / Cards: / Moves: all {} / Result: "),
        ("fr", "Sceau : / Engagement : / Secret : / Cartes : / Coups : les {} / Résultat : "),
    ],
)
def test_what_was_looked_at_is_said_in_order(
    language: str, words: str, tmp_path: Path, capsys: Capsys
) -> None:
    path = written(tmp_path, RALLYE)
    said = run(capsys, "verify", path, "--commitment", promise(RALLYE), "--lang", language)
    checks = [line[4:] for line in said.splitlines() if line.startswith("  ✓ ")]
    for check, beginning in zip(checks, words.format(counted(RALLYE)).split("/ "), strict=True):
        assert spaced(check).startswith(beginning)


@every_language
def test_what_somebody_kept_is_said_to_be_in_the_record_or_not(
    language: str, tmp_path: Path, capsys: Capsys
) -> None:
    assert isinstance(RALLYE.chance, Committed)
    path, added = written(tmp_path, RALLYE), RALLYE.chance.entropy[0]
    kept = ("--commitment", promise(RALLYE), "--lang", language)
    said = spaced(run(capsys, "verify", path, "--entropy", added, *kept))
    right = texts.say("records", "right-added", language, name=RALLYE.names[0])
    assert "".join(right.split()) in "".join(said.split())
    said = spaced(run(capsys, "verify", path, "--entropy", "4 4 4", *kept, code=1))
    marks = [line[2] for line in said.splitlines() if line.startswith(("  ✓ ", "  ✗ "))]
    assert marks == ["✓", "✓", "✗"]
    wrong = texts.say("records", "untrue-entropy-missing", language)
    assert "".join(wrong.split()) in "".join(said.split())


@pytest.mark.parametrize(
    ("language", "seed"), [("de", "Startwert"), ("en", "the seed"), ("fr", "la graine")]
)
def test_where_nobody_added_entropy_the_decks_come_from_the_secret(
    language: str, seed: str, tmp_path: Path, capsys: Capsys
) -> None:
    path = written(tmp_path, played("fx-schmid", 2, moves=20, entropy=()))
    assert seed not in run(capsys, "verify", path, "--lang", language)


# ── others ────────────────────────────────────────────────────────────────────────────────────


@every_language
@pytest.mark.parametrize(
    ("problem", "tamper"),
    [
        pytest.param(problem, tamper, id=f"{problem}: {name}")
        for problem, attacks in ATTACKS.items()
        for name, tamper in attacks
    ],
)
def test_what_is_wrong_is_said_in_every_language(
    problem: str, tamper: Tamper, language: str, tmp_path: Path, capsys: Capsys
) -> None:
    path = written(tmp_path, tamper(RALLYE))
    *checks, verdict = run(capsys, "verify", path, "--lang", language, code=1).splitlines()
    assert verdict == texts.say("records", "not-verified", language)
    assert sum(line.startswith("  ✗ ") for line in checks) == 1
    (told,) = json.loads(run(capsys, "verify", path, "--lang", language, "--json", code=1))
    assert told["checks"][-1]["check"] == problem
    assert "".join(told["checks"][-1]["words"].split()) in "".join("".join(checks).split())


def test_a_refused_move_is_explained_with_its_clause_and_place(
    tmp_path: Path, capsys: Capsys
) -> None:
    name, tamper = ATTACKS["illegal-move"][0]
    assert name == "out of turn"
    said = run(capsys, "verify", written(tmp_path, tamper(RALLYE)), "--lang", "en", code=1)
    assert "  ✗ Line 12, column 4: Move 1, “" in said
    assert "[fx-schmid/" in said


def test_rules_nobody_can_play_are_explained(tmp_path: Path, capsys: Capsys) -> None:
    record = replace(RALLYE, rules="fx-schmid,no-coup-fourre-chain")
    said = run(capsys, "verify", written(tmp_path, record), "--lang", "en", code=1)
    assert "If another card follows every safety" in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "In der Datei steht eine andere als die, die du dir notiert hast."),
        ("en", "the file holds another than the one you wrote down."),
        ("fr", "le fichier en contient un autre que celui que vous aviez noté."),
    ],
)
def test_another_promise_is_told(language: str, words: str, tmp_path: Path, capsys: Capsys) -> None:
    for record in (RALLYE, SAMPLES["uno from a seed"]):
        path = written(tmp_path, record)
        command = ("verify", path, "--commitment", "00" * 32, "--lang", language)
        assert words in run(capsys, *command, code=1)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "Zeile 2, Spalte 1: Eine Aufzeichnung beginnt mit"),
        (b"\xff\xd8\xff\xe0", "Ab Byte 0 ist die Datei kein Text in UTF-8."),
        (b"\xef\xbb\xbftischrunde 1\n", "Zeile 1, Spalte 1: Eine Aufzeichnung beginnt mit"),
        (b"tischrunde 1\r\n", "Zeile 1, Spalte 13: Die Zeilen enden mit Wagenrücklauf."),
        (parted(write_record(RALLYE))[0].encode(), "Siegel: Die Datei hat keines;"),
        (write_record(RALLYE).encode() + b"\n", "Siegel: Die Datei wurde geändert"),
    ],
)
def test_what_is_no_record_is_not_true(
    content: bytes, words: str, tmp_path: Path, capsys: Capsys
) -> None:
    path = tmp_path / "match.tisch"
    path.write_bytes(content)
    assert f"  ✗ {words}" in run(capsys, "verify", str(path), code=1)


@pytest.mark.parametrize("arguments", [(), ("--json",)], ids=" ".join)
def test_a_file_that_cannot_be_read_is_a_mistake(
    arguments: tuple[str, ...], tmp_path: Path, capsys: Capsys
) -> None:
    good = written(tmp_path, RALLYE)
    for path in (tmp_path, tmp_path / "none.tisch"):
        said = run(capsys, "verify", good, str(path), *arguments, code=2)
        assert said.startswith(f"„{path}“ lässt sich nicht lesen: ")


# ── several files, and programs ───────────────────────────────────────────────────────────────


def test_every_file_is_told_about_and_one_bad_one_counts(tmp_path: Path, capsys: Capsys) -> None:
    good = written(tmp_path, RALLYE, "good.tisch")
    also = written(tmp_path, SAMPLES["uno"], "also.tisch")
    bad = written(tmp_path, replace(RALLYE, result=None), "bad.tisch")
    assert run(capsys, "verify", good, also).count("Die Aufzeichnung stimmt.") == 2
    for files in ((bad, good, also), (good, bad, also), (good, also, bad)):
        lines = run(capsys, "verify", *files, code=1).splitlines()
        assert [line for line in lines if line in files] == [*files]
        assert lines.count("Die Aufzeichnung stimmt.") == 2
        assert lines.count("Die Aufzeichnung stimmt nicht oder lässt sich nicht prüfen.") == 1


def test_programs_are_told_every_check(tmp_path: Path, capsys: Capsys) -> None:
    good = written(tmp_path, RALLYE, "good.tisch")
    bad = written(tmp_path, replace(RALLYE, result=None), "bad.tisch")
    told = json.loads(run(capsys, "verify", good, bad, "--json", "--lang", "en", code=1))
    assert [entry["file"] for entry in told] == [good, bad]
    assert [entry["verified"] for entry in told] == [True, False]
    checks = ["sealed", "committed-unseen", "decks-right", "moves-right", "result-right"]
    assert [check["check"] for check in told[0]["checks"]] == checks
    assert all(check["right"] for check in told[0]["checks"])
    assert told[1]["checks"][-1] == {
        "check": "wrong-result",
        "right": False,
        "words": "The result is not the one that was played.",
    }


def test_programs_are_told_of_what_is_no_record(tmp_path: Path, capsys: Capsys) -> None:
    path = tmp_path / "match.tisch"
    path.write_bytes(b"%PDF")
    (told,) = json.loads(run(capsys, "verify", str(path), "--json", code=1))
    assert not told["verified"]
    assert [check["check"] for check in told["checks"]] == ["no-record"]
