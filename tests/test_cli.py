"""The command line, as a new user meets it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence

import pytest

from tests.cli.command import run
from tischrunde import texts
from tischrunde.games.catalogue import GAMES
from tischrunde.games.register import register

EDITIONS = [(game.id, edition) for game in GAMES.values() for edition in game.editions]


@pytest.fixture(autouse=True)
def fixed_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "90")


def test_editions_lists_the_boxes(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "editions").splitlines()
    assert [line.split()[0] for line in lines] == [edition for _, edition in EDITIONS]
    assert "110 Karten" in lines[1]
    assert "2, 3, 4, 6 players" in run(capsys, "editions", "--lang", "en")
    assert "108 cards, 2 to 10 players" in run(capsys, "editions", "--lang", "en")


def test_editions_tells_programs_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(run(capsys, "editions", "--json", "--lang", "en"))
    assert [(each["game"], each["edition"]) for each in data] == EDITIONS
    assert data[1]["cards"] == 110
    assert data[0]["players"] == [2, 3, 4, 6]
    assert data[-1]["title"].startswith("UNO")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_rules_reads_as_a_rulebook(
    capsys: pytest.CaptureFixture[str], game: str, edition: str, language: str
) -> None:
    book = run(capsys, "rules", game, "--edition", edition, "--lang", language)
    for clause in register(game):
        assert (f"[{clause.id}]" in book) == (clause.book == edition)
    assert all(len(line) <= 90 for line in book.splitlines())
    assert "(silent)" not in book


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_rules_tells_programs_the_same(
    capsys: pytest.CaptureFixture[str], game: str, edition: str
) -> None:
    command = ("rules", game, "--edition", edition)
    data, book = json.loads(run(capsys, *command, "--json")), run(capsys, *command)
    assert (data["game"], data["rules"]) == (game, edition)
    clauses = [each for chapter in data["chapters"] for each in chapter["clauses"]]
    assert [each["clause"] for each in clauses] == re.findall(
        r"\[([a-z/0-9-]+)\]$", book, re.MULTILINE
    )
    assert not any(each.get("agreed") for each in clauses)
    for card in data["cards"]:
        assert f"{card['count']:>3} × {card['name']}\n" in book
    for line in data["scoring"]:
        assert re.search(
            rf"^{re.escape(line['name'])} +{line['points']} Punkte$", book, re.MULTILINE
        )


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_rules_names_the_code_below_each_clause_if_asked(
    capsys: pytest.CaptureFixture[str], game: str, edition: str
) -> None:
    command = ("rules", game, "--edition", edition)
    bare, book = run(capsys, *command), run(capsys, *command, "--code").splitlines()
    shown = [line for line in book if re.match(r"    [a-z_/]+\.py: [\w.]+$", line)]
    assert [line for line in book if line not in shown] == bare.splitlines()
    data = json.loads(run(capsys, *command, "--code", "--json"))
    clauses = [each for chapter in data["chapters"] for each in chapter["clauses"]]
    assert [f"    {place}" for each in clauses for place in each["code"]] == shown
    assert '"code"' not in run(capsys, *command, "--json")


def test_rules_leads_from_a_clause_to_its_code(capsys: pytest.CaptureFixture[str]) -> None:
    book = run(capsys, "rules", "rallye", "--edition", "fx-schmid", "--code").splitlines()
    (row,) = (row for row, line in enumerate(book) if line.endswith("[fx-schmid/two-200s]"))
    assert book[row + 1 : row + 3] == [
        "    rallye/edition.py: Edition.most_200s",
        "    rallye/reasons.py: _too_many_200s",
    ]


def test_rules_tells_programs_what_was_agreed(capsys: pytest.CaptureFixture[str]) -> None:
    edition = "uno-carabiner,jump-in"
    data = json.loads(run(capsys, "rules", "uno", "--edition", edition, "--json"))
    house = {
        each["clause"]: each["agreed"]
        for chapter in data["chapters"]
        for each in chapter["clauses"]
        if "agreed" in each
    }
    assert data["rules"] == edition
    assert [clause for clause, agreed in house.items() if agreed] == ["house/jump-in"]
    assert len(house) > 5


def test_rules_speaks_german_unless_the_system_speaks_otherwise(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("rules", "rallye", "--edition", "schmidt")
    assert "Unsere Auslegung" in run(capsys, *command)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Notre lecture" in run(capsys, *command)
    assert "How we read it" in run(capsys, *command, "--lang", "en")


def test_the_language_of_messages_counts_before_that_of_the_rest(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL")
    monkeypatch.setenv("LC_MESSAGES", "fr_FR.UTF-8")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert "joueurs" in run(capsys, "editions")
    monkeypatch.setenv("LC_MESSAGES", "")
    assert "players" in run(capsys, "editions")


def test_simulate_counts(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("simulate", "rallye", "--edition", "schmidt", "--players", "3", "--rounds", "50")
    printed = run(capsys, *command, "--seed", "4")
    for label in ("Runden", "Züge", "Enden", "Stapel aufgebraucht", "Verlängerungen"):
        assert label in printed
    figures = json.loads(run(capsys, *command, "--seed", "4", "--json"))
    assert figures["rounds"] == 50
    assert sum(figures["endings"].values()) == 50
    assert figures["coups_fourres"] > 0
    mean = f"{figures['mean_points']:.1f}"
    assert f"Punkte je Partei und Runde  {mean.replace('.', ',')}\n" in printed
    assert f"Points per party and round  {mean}\n" in run(
        capsys, *command, "--seed", "4", "--lang", "en"
    )
    same = json.loads(run(capsys, *command, "--seed", "4", "--json"))
    other = json.loads(run(capsys, *command, "--seed", "5", "--json"))
    assert same["moves"] == figures["moves"]
    assert other["moves"] != figures["moves"]


def test_simulate_plays_uno_by_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("simulate", "uno", "--players", "3", "--rounds", "20")
    assert "alle Karten abgelegt 20" in run(capsys, *command)
    family = run(capsys, *command, "--edition", "uno-carabiner,family", "--json")
    assert json.loads(family)["challenges"] == 0
    refused = run(capsys, *command, "--edition", "uno-carabiner,flying", code=2)
    assert "Eine Hausregel „flying“ gibt es nicht" in refused


def test_simulate_refuses_a_wrong_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("simulate", "rallye", "--edition", "schmidt", "--players", "5")
    assert "2, 3, 4, 6" in run(capsys, *command, code=2)


POSITION = "fx-schmid 2; A: roll 200 200 speed-limit; B: roll; 1: 200 50 stop repairs right-of-way"


def test_why_explains_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    printed = run(capsys, "why", POSITION)
    assert "50 km: legen" in printed
    assert "Stop: Angriff auf Partei B" in printed
    assert "Selbsthilfe: nicht jetzt" in printed
    assert "[fx-schmid/remedy-needs-attack]" in printed
    assert "höchstens 50\N{NO-BREAK SPACE}km" in printed
    assert "Stop\N{NO-BREAK SPACE}: attaquer le camp B" in run(
        capsys, "why", POSITION, "--lang", "fr"
    )


def test_why_tells_programs_moves_and_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(run(capsys, "why", POSITION, "--json", "--lang", "en"))
    assert (data["game"], data["rules"], data["seat"]) == ("rallye", "fx-schmid", 0)
    cards = {each["card"]: each for each in data["cards"]}
    assert set(cards) == {"km-200", "km-50", "stop", "repairs", "right-of-way"}
    assert cards["km-50"]["moves"] == ["50"]
    assert cards["stop"]["moves"] == ["stop>B"]
    assert cards["repairs"]["moves"] == []
    (reason,) = cards["repairs"]["reasons"]
    assert reason["clause"] == "fx-schmid/remedy-needs-attack"
    assert reason["words"].endswith(".")


def test_why_explains_a_hand_of_uno(capsys: pytest.CaptureFixture[str]) -> None:
    position = "uno-carabiner 2; 1: red-7 blue-1; 2: red-1; discards: red-3"
    printed = run(capsys, "why", position)
    assert "Rote 7: legen" in printed
    assert "[uno-carabiner/match]" in printed


def test_why_knows_an_answer_out_of_turn(capsys: pytest.CaptureFixture[str]) -> None:
    position = "fx-schmid 2; A: roll stop; 1: right-of-way 25; turn: 2; attack: stop>A"
    printed = run(capsys, "why", position, "--lang", "en")
    assert "Right of way: lay it as a coup fourré" in printed
    assert "25 km: lay it" not in run(capsys, "why", position, "--seat", "1", "--lang", "fr")


@pytest.mark.parametrize(
    "arguments", [("why", "fx-schmid 2; A: rol"), ("why", "fx-schmid 2", "--seat", "3")]
)
def test_why_says_what_it_cannot_read(
    capsys: pytest.CaptureFixture[str], arguments: Sequence[str]
) -> None:
    assert run(capsys, *arguments, code=2).startswith(("Spalte 13", "Einen Platz 3 gibt es"))


def test_the_command_is_also_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tischrunde", "editions"], check=True, capture_output=True
    )
    assert b"fx-schmid" in done.stdout


def test_rules_marks_what_was_agreed(capsys: pytest.CaptureFixture[str]) -> None:
    book = run(capsys, "rules", "uno", "--edition", "uno-carabiner,jump-in", "--lang", "en")
    assert "House rules: uno-carabiner,jump-in" in book
    assert book.count("✓ ") == 1
    assert "✓" not in run(capsys, "rules", "uno")


def test_why_says_which_house_rules_do_not_fit(capsys: pytest.CaptureFixture[str]) -> None:
    refused = run(capsys, "why", "uno-carabiner,stacking=twos-and-fours 2", code=2)
    assert "herausfordern" in refused


def test_why_gives_reasons_out_of_turn(capsys: pytest.CaptureFixture[str]) -> None:
    printed = run(capsys, "why", "uno-carabiner 2; 2: red-1; discards: red-3", "--seat", "2")
    assert "[uno-carabiner/first-player]" in printed


def test_a_narrow_encoding_is_no_reason_to_fail() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tischrunde", "rules", "uno"],
        check=True,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert b"[uno-carabiner/deck]" in done.stdout
    assert b'UNO nach "UNO im Taschenformat (mit Karabinerhaken)"\n=====' in done.stdout


def test_a_mistake_is_spelled_out_in_a_narrow_encoding_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tischrunde", "rulse"],
        check=False,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.stderr == b'Einen Befehl "rulse" gibt es nicht. Meintest du "rules"?\n'


@pytest.mark.parametrize(
    "arguments",
    [
        ("why", "x" * 3000),
        ("why", f"fx-schmid 2; A: {'x' * 3000}"),
        ("why", f"uno-carabiner,{'x' * 3000} 2"),
        ("simulate", "uno", "--edition", "x" * 3000),
    ],
    ids=["position", "card", "house rule", "edition"],
)
def test_long_words_are_refused_like_short_ones(
    capsys: pytest.CaptureFixture[str], arguments: Sequence[str]
) -> None:
    assert run(capsys, *arguments, code=2)


@pytest.mark.parametrize("part", ["passes", "reshuffles"])
def test_why_takes_no_number_of_any_length(capsys: pytest.CaptureFixture[str], part: str) -> None:
    position = f"uno-carabiner 2; {part}: {'9' * 5000}"
    assert run(capsys, "why", position, code=2).startswith("Spalte 17: ")
