"""``tischrunde judge``: who is right, in three languages, and as data for programs."""

import json
from typing import TypeAlias

import pytest

from tests.cli.command import run, spaced
from tischrunde.cli import main
from tischrunde.texts import LANGUAGES

Capsys: TypeAlias = pytest.CaptureFixture[str]

SAID = {
    "de": (
        "NICHT ERLAUBT",
        "Bei Partei B liegt schon „Stop“. Ein zweiter Angriff darauf geht nicht.",
    ),
    "en": ("NOT ALLOWED", "“Stop” already lies"),
    "fr": ("INTERDIT", "« Stop »"),
}


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_situation_is_answered(capsys: Capsys, language: str) -> None:
    case = "schmidt 2; A: roll; B: roll stop; 1: accident; turn: 1 ? 1: accident>B"
    said = spaced(run(capsys, "judge", case, "--lang", language))
    verdict, words = SAID[language]
    assert f"\n{verdict}\n" in said
    assert words.split(".")[0] in " ".join(said.split())
    assert "[schmidt/hazard-only-on-green]" in said
    assert "[winning-moves/attack-needs-green]" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_are_listed(capsys: Capsys, language: str) -> None:
    short = run(capsys, "judge", "--lang", language)
    assert short.count("[") == 40
    assert run(capsys, "judge", "--all", "--lang", language).count("[") == 100


def test_a_question_is_answered_by_a_box_with_house_rules(capsys: Capsys) -> None:
    said = run(capsys, "judge", "two-on-two", "--lang", "en")
    assert "\nNOT ALLOWED\n" in said
    assert "· Seat 2 draws 2 cards" in said
    assert "[uno-carabiner/draw-two]" in said
    assert "[house/stacking]" in said
    agreed = run(
        capsys, "judge", "two-on-two", "--edition", "uno-carabiner,stacking=twos", "--lang", "en"
    )
    assert "\nALLOWED\n" in agreed


def test_programs_are_told_the_same(capsys: Capsys) -> None:
    judged = json.loads(run(capsys, "judge", "past-700", "--edition", "auto-rallye", "--json"))
    assert (judged["answer"]["allowed"], judged["answer"]["reason"]) == (True, "past-the-goal")
    assert {each["edition"]: each["answer"]["allowed"] for each in judged["editions"]} == {
        "fx-schmid": False,
        "schmidt": False,
        "winning-moves": False,
    }
    listed = json.loads(run(capsys, "judge", "--json"))
    assert {len(questions) for questions in listed.values()} == {20}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("two-on-too",), "Meintest du „two-on-two“?"),
        (("schmidt 2 ? stop",), "Es fehlt, worum es geht"),
        (("two-on-two", "--edition", "schmid"), "schmid"),
        (("past-700", "--edition", "uno-carabiner"), "uno-carabiner"),
    ],
)
def test_a_mistake_says_what_to_do(capsys: Capsys, arguments: tuple[str, ...], words: str) -> None:
    assert main(["judge", *arguments, "--lang", "de"]) == 2
    assert words in capsys.readouterr().err
