"""``tischrunde hint``: advice to people in their language, and to programs."""

import json
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from tests.cli.command import run, spaced
from tests.records import counted, played
from tischrunde import texts
from tischrunde.core.record import write_record

Capsys: TypeAlias = pytest.CaptureFixture[str]

RALLYE: Final = "fx-schmid 2; A: roll 200 200 stop; B: roll 100; 1: roll 200 50 stop right-of-way"
FEW: Final = ("--rollouts", "60")

SAID: Final = {
    "de": """\
Tipps für Platz 1
─────────────────

1. „Stop“ gegen Partei B – 70 %, +1072 Punkte
   + hält den Gegner auf
   + kostet den Gegner viel
2. „Freie Fahrt“ legen – 69 %, +1022 Punkte
   + danach hast du freie Fahrt
3. „200 km“ ablegen – 68 %, +914 Punkte
   · die Karte nützt dir nichts mehr
4. „Freie Fahrt“ ablegen – 67 %, +873 Punkte
   − die Hilfe könntest du noch brauchen

Erst die Chance, die Partie zu gewinnen, dann der Vorsprung in Punkten, mit dem die Runde
endet; geschätzt aus 12 gedachten Runden.
""",
    "en": """\
Hints for seat 1
────────────────

1. “Stop” against party B – 70%, +1072 points
   + holds the opponent up
   + costs the opponent dearly
2. Lay “Green light” – 69%, +1022 points
   + clears the road for you
3. Discard “200 km” – 68%, +914 points
   · the card is no use to you any more
4. Discard “Green light” – 67%, +873 points
   − you may still need this remedy

First the chance to win the match, then by how many points the round ends ahead; estimated
from 12 imagined rounds.
""",
    "fr": """\
Conseils pour la place 1
────────────────────────

1. « Stop » contre le camp B – 70 %, +1072 points
   + retient l’adversaire
   + coûte cher à l’adversaire
2. Poser « Feu vert » – 69 %, +1022 points
   + la route est ensuite libre pour vous
3. Défausser « 200 km » – 68 %, +914 points
   · la carte ne vous sert plus à rien
4. Défausser « Feu vert » – 67 %, +873 points
   − vous pourriez encore avoir besoin de cette parade

D’abord la chance de gagner la partie, puis l’avance en points à la fin de la manche ;
estimées sur 12 manches imaginées.
""",
}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_best_moves_are_said_with_reasons(language: str, capsys: Capsys) -> None:
    said = run(capsys, "hint", RALLYE, *FEW, "--moves", "4", "--lang", language)
    assert spaced(said) == SAID[language]


UNO: Final = "uno-carabiner 3; 1: wild red-skip red-2 blue-1; 2: red-1; 3: ...; discards: red-8"


@pytest.mark.parametrize(
    ("language", "move", "reason"),
    [
        ("de", "„Rotes Aussetzen“ legen", "danach ist jemand dran, der fast fertig ist"),
        ("en", "Lay “Red skip”", "the turn goes to somebody who is nearly out"),
        ("fr", "Poser « Passe rouge »", "c’est ensuite à quelqu’un qui a presque fini"),
    ],
)
def test_hints_for_uno(language: str, move: str, reason: str, capsys: Capsys) -> None:
    said = run(capsys, "hint", UNO, *FEW, "--moves", "9", "--lang", language)
    assert f"1. {move} – " in spaced(said)
    assert f"   − {reason}\n" in said


def test_where_nothing_is_to_choose_nothing_is_tried(capsys: Capsys) -> None:
    position = "fx-schmid 2; A: roll stop; 1: 25 100; turn: 2; attack: stop>A"
    lines = run(capsys, "hint", position).splitlines()
    assert lines[3:] == ["1. Den Angriff hinnehmen", "   + dagegen hast du nichts auf der Hand"]


# ── for programs ──────────────────────────────────────────────────────────────────────────────


def test_programs_are_told_moves_figures_and_ids(capsys: Capsys) -> None:
    data = json.loads(run(capsys, "hint", RALLYE, *FEW, "--json", "--moves", "20"))
    hints = data.pop("hints")
    expected = {"game": "rallye", "rules": "fx-schmid", "seat": 0}
    assert data == {**expected, "totals": [0, 0], "target": 5000}
    assert {hint["move"] for hint in hints} >= {"right-of-way", "roll", "stop>B", "-50"}
    tried = [hint for hint in hints if hint["deals"]]
    assert tried == hints[: len(tried)]
    assert all(0 <= hint["chance"] <= 1 for hint in tried)
    assert all(hint["chance"] is hint["lead"] is None for hint in hints[len(tried) :])
    assert hints[0]["reasons"]
    assert {key for hint in hints for reason in hint["reasons"] for key in reason} == {
        "id",
        "value",
    }


def test_the_same_seed_gives_the_same_hints(capsys: Capsys) -> None:
    command = ("hint", RALLYE, *FEW, "--json", "--seed")
    assert run(capsys, *command, "3") == run(capsys, *command, "3")
    assert run(capsys, *command, "3") != run(capsys, *command, "4")


# ── recorded matches ──────────────────────────────────────────────────────────────────────────


def test_a_position_of_a_record_is_asked_about(tmp_path: Path, capsys: Capsys) -> None:
    record = played("fx-schmid", 2, moves=30)
    path = tmp_path / "match.tisch"
    path.write_bytes(write_record(record).encode())
    data = json.loads(run(capsys, "hint", str(path), "--at", "0", *FEW, "--json"))
    assert data["seat"] == 1 - record.rounds[0].dealer
    moves = counted(record)
    for number in (-1, moves + 1):
        said = run(capsys, "hint", str(path), "--at", str(number), code=2)
        assert said == f"Die Partie hat {moves} Züge; nenne mit --at eine Zahl von 0 bis {moves}.\n"
    said = run(capsys, "hint", str(path), code=2)
    assert (
        said
        == f"„{path}“ ist eine Datei; sag mit --at dazu, nach wie vielen Zügen du Rat suchst.\n"
    )


# ── mistakes ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("fx-schmid 2; turn: 1", "--seat", "2"), "Platz 2 ist gerade nicht gefragt."),
        (
            ("fx-schmid 2; turn: 1", "--seat", "3"),
            "Einen Platz 3 gibt es an diesem Tisch nicht; nenne mit --seat einen von 1 bis 2.",
        ),
        (("fx-schmid 2; " + "x" * 5000,), "Spalte 13"),
        (("fx-schmid 2; A: roll; over: goal",), "Platz 1 ist gerade nicht gefragt."),
        (("fx-schmid 2; A: rol",), "Spalte 13"),
        (("nowhere.tisch", "--at", "3"), "„nowhere.tisch“ lässt sich nicht lesen"),
    ],
)
def test_what_cannot_be_answered_is_said(
    arguments: tuple[str, ...], words: str, capsys: Capsys
) -> None:
    assert run(capsys, "hint", *arguments, code=2).startswith(words)
