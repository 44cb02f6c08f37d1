"""The third game on the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.command import run, spaced
from tests.third_game.test_records import played, recording
from tischrunde.core.record import write_record

POSITION = "zwanzig-tin 2; 1: four eight; 2: one two; discards: ten; turn: 1"

Capsys = pytest.CaptureFixture[str]


def test_its_edition_and_rules_are_shown(capsys: Capsys) -> None:
    assert "zwanzig-tin" in run(capsys, "--lang", "en", "editions")
    rules = run(capsys, "--lang", "en", "rules", "zwanzig")
    assert "Lay a card of your hand whose number differs by at most 5" in spaced(rules)
    chapters = ["The turn", "When nothing fits", "The end of a round", "House rules"]
    assert sorted(chapters, key=rules.index) == chapters


def test_every_card_is_explained(capsys: Capsys) -> None:
    said = run(capsys, "--lang", "en", "why", POSITION)
    assert "Eight: lay it" in said
    assert "“Four” is too far from “Ten”" in said
    assert "[zwanzig-tin/near]" in said


def test_a_hint_is_given_with_its_reasons(capsys: Capsys) -> None:
    position = "zwanzig-tin 2; 1: nine; 2: one two; discards: ten; turn: 1"
    said = run(capsys, "--lang", "en", "hint", position, "--rollouts", "20")
    assert "Lay “Nine”" in said
    assert "lays your last card" in said


def test_random_rounds_are_counted(capsys: Capsys) -> None:
    said = run(capsys, "--lang", "en", "simulate", "zwanzig", "--rounds", "50")
    assert "all cards laid" in said
    assert "Cards drawn" in said


def test_a_record_is_verified_and_shown(capsys: Capsys, tmp_path: Path) -> None:
    recorder = recording()
    for _ in played(recorder):
        pass
    file = tmp_path / "match.txt"
    file.write_text(write_record(recorder.record), "utf-8")
    assert "zwanzig-tin" in run(capsys, "--lang", "en", "verify", str(file))
    shown = run(capsys, "--lang", "en", "replay", str(file))
    assert "Stock" in shown


def test_programs_are_told_the_same(capsys: Capsys) -> None:
    hints = json.loads(run(capsys, "hint", POSITION, "--rollouts", "20", "--json"))
    assert hints["hints"][0]["move"] == "eight"
