"""``tischrunde arena``: bots against each other, reported to people and to programs."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from typing import Any, Final, TypeAlias

import pytest

from tests.cli.command import run, spaced
from tischrunde import texts

Capsys: TypeAlias = pytest.CaptureFixture[str]
MonkeyPatch: TypeAlias = pytest.MonkeyPatch

PAIR: Final = ("arena", "rallye", "--edition", "schmidt", "--bots", "random,random")
ROUNDS: Final = (*PAIR, "--rounds", "2", "--workers", "1")

RESULT: Final[dict[str, type | tuple[type, ...]]] = {
    "title": str,
    "game": str,
    "edition": str,
    "players": int,
    "bots": list,
    "levels": list,
    "budget": dict,
    "unit": str,
    "seed": int,
    "deals": int,
    "deals_asked": int,
    "games": int,
    "rounds": int,
    "moves": int,
    "cut_off": int,
    "fair_share": float,
    "figures": list,
    "sprt": (dict, type(None)),
    "ratings": (list, type(None)),
    "decisions": list,
    "seconds": float,
    "command": str,
    "date": str,
    "versions": dict,
    "compiled": bool,
}
"""What programs can rely on, and of which kind it is."""


def result_of(capsys: Capsys, *arguments: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(run(capsys, *arguments, "--json"))
    return plain


# ── for programs ──────────────────────────────────────────────────────────────────────────────


def test_programs_are_told_everything(capsys: Capsys) -> None:
    result = result_of(capsys, *ROUNDS, "--seed", "7", "--budget-rollouts", "3")
    assert list(result) == list(RESULT)
    for key, kind in RESULT.items():
        assert isinstance(result[key], kind), key
    assert result["title"] == "rallye-schmidt-2-random-random-3-rounds"
    assert (result["seed"], result["budget"]) == (7, {"rollouts": 3})
    assert (result["deals"], result["games"], result["rounds"]) == (2, 4, 4)
    assert set(result["versions"]) == {"python", "tischrunde"}
    for figure in result["figures"]:
        assert list(figure) == ["bot", "against", "measure", "value", "low", "high"]
    for row in result["decisions"]:
        assert 0 < row["mean_seconds"] <= row["max_seconds"]
        assert row["p99_seconds"] <= row["max_seconds"]


def test_the_command_told_repeats_the_result(capsys: Capsys) -> None:
    first = result_of(capsys, *ROUNDS, "--sprt", "--budget-rollouts", "2")
    program, *words = first["command"].split()
    assert program == "tischrunde"
    again = result_of(capsys, *words, "--workers", "1")
    for key in ("figures", "ratings", "sprt", "rounds", "moves", "command", "title"):
        assert again[key] == first[key]


def test_the_number_of_workers_changes_no_figure(capsys: Capsys) -> None:
    command = (*PAIR, "--rounds", "6")
    alone, together = (result_of(capsys, *command, "--workers", number) for number in ("1", "2"))
    for key in ("figures", "ratings", "rounds", "moves", "cut_off"):
        assert alone[key] == together[key]


def test_equal_bots_are_found_equal(capsys: Capsys) -> None:
    for figure in result_of(capsys, *ROUNDS)["figures"]:
        fair = 0.5 if figure["measure"] == "round-wins" else 0
        assert (figure["value"], figure["low"], figure["high"]) == (fair, fair, fair)


def test_matches_are_measured(capsys: Capsys) -> None:
    command = ("arena", "rallye", "--edition", "schmidt,target=1000", "--bots", "random,random")
    result = result_of(capsys, *command, "--matches", "1", "--workers", "1")
    assert result["unit"] == "match"
    assert result["games"] == 2 <= result["rounds"]
    assert [figure["measure"] for figure in result["figures"]] == 2 * [
        "match-wins",
        "round-wins",
        "points-lead-per-round",
        "elo",
    ]
    assert result["figures"][0]["low"] is None


def test_many_bots_meet_in_pairs_or_at_one_table(capsys: Capsys) -> None:
    pairs = result_of(capsys, *PAIR[:-1], "random,random,random", "--rounds", "1", "--workers", "1")
    met = {(figure["bot"], *figure["against"]) for figure in pairs["figures"]}
    assert len(met) == 6
    assert pairs["games"] == 6
    table = result_of(
        capsys,
        *("arena", "rallye", "--players", "3", "--bots", "random,random,random"),
        *("--rounds", "1", "--workers", "1"),
    )
    assert table["games"] == 3
    assert table["fair_share"] == pytest.approx(1 / 3)
    assert {len(figure["against"]) for figure in table["figures"]} == {2}
    assert "elo" not in {figure["measure"] for figure in table["figures"]}


# ── for people ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ("Rallye 1000 nach „schmidt“, 2 Spieler", "2 Verteilungen", "50,0 bis 50,0")),
        ("en", ("Rallye 1000 by “schmidt”, 2 players", "2 deals", "50.0 to 50.0")),
        ("fr", ("Rallye 1000 selon « schmidt », 2 joueurs", "2 donnes", "50,0 à 50,0")),
    ],
)
def test_three_languages_are_spoken(language: str, words: tuple[str, ...], capsys: Capsys) -> None:
    shown = run(capsys, *ROUNDS, "--sprt", "--lang", language)
    for each in words:
        assert each in spaced(shown)
    for column in ("bot", "round-wins", "elo", "rating", "decisions"):
        assert texts.say("arena", f"column-{column}", language).split()[0] in shown
    assert "SPRT" in shown


def test_of_two_bots_one_is_told(capsys: Capsys) -> None:
    shown = run(capsys, *ROUNDS)
    assert [line.split()[:2] for line in shown.splitlines() if "+0,0" in line] == [
        ["random", "random-2"]
    ]


def test_one_deal_has_no_interval(capsys: Capsys) -> None:
    shown = run(capsys, *PAIR, "--rounds", "1", "--workers", "1")
    assert "bis" not in shown
    assert "95" not in shown


def test_a_fair_share_is_named_where_more_than_two_play(capsys: Capsys) -> None:
    command = ("arena", "rallye", "--players", "3", "--bots", "random,random,random")
    shown = run(capsys, *command, "--rounds", "1", "--workers", "1")
    assert "Von 3 gleich starken Bots gewänne jeder 33,3 %." in shown
    assert "Von" not in run(capsys, *ROUNDS)


def test_what_was_cut_off_is_told(capsys: Capsys, monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr("tischrunde.arena.match_play.MAX_MOVES", 5)
    shown = run(capsys, *ROUNDS)
    assert "als unentschieden gezählt: 4\n" in shown


def test_without_openskill_the_rest_is_told(capsys: Capsys, monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr("tischrunde.arena.result.can_rate", lambda: False)
    assert result_of(capsys, *ROUNDS)["ratings"] is None
    shown = run(capsys, *ROUNDS)
    assert 'pip install "tischrunde[arena]"' in shown
    assert "Wertung " not in shown


# ── interrupted ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_there_is(workers: str) -> None:
    command = [sys.executable, "-m", "tischrunde", *PAIR, "--rounds", "100000", "--lang", "en"]
    parent, child = pty.openpty()
    with subprocess.Popen(  # noqa: S603 - our own command
        [*command, "--workers", workers],
        stdout=subprocess.PIPE,
        stderr=child,
        text=True,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm"},
    ) as process:
        os.close(child)
        seen = b""
        while not re.search(rb"[1-9]\d*/100000", seen):
            seen += os.read(parent, 1000)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to all of them
        shown, _ = process.communicate(timeout=60)
        os.close(parent)
    assert process.returncode == 0
    assert "Interrupted; 100000 deals were asked for." in shown
    assert "Traceback" not in seen.decode(errors="replace")


def test_nothing_is_nothing(capsys: Capsys, monkeypatch: MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tischrunde.arena.measurement.play_deal", interrupted)
    said = run(capsys, *ROUNDS, code=2)
    assert said == "Abgebrochen, bevor etwas gemessen war.\n"


def test_no_bar_is_drawn_into_a_pipe(capsys: Capsys) -> None:
    run(capsys, *ROUNDS, "--json")
    assert capsys.readouterr().err == ""


# ── mistakes ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "random,genius"), "Einen Bot „genius“ gibt es nicht; es gibt random, easy"),
        (("--bots", "random,"), "Einen Bot „“ gibt es nicht; "),
        (("--bots", "random"), "Zu einem Vergleich gehören mindestens zwei Bots."),
        (("--bots", "random,random", "--players", "3"), "An diesem Tisch sitzen 3 Parteien; "),
        (("--bots", "random,random", "--players", "5"), "fx-schmid ist für 2, 3, 4, 6 Spieler."),
        (("--bots", "random,random", "--edition", "none"), "Diese Regeln lassen sich nicht"),
        (("--bots", "random,random,random", "--sprt"), "Der SPRT vergleicht genau zwei Bots"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else None,
)
def test_mistakes_are_told_in_a_sentence(
    arguments: tuple[str, ...], words: str, capsys: Capsys
) -> None:
    said = run(capsys, "arena", "rallye", "--rounds", "1", *arguments, code=2)
    assert said.startswith(words)
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Einen Bot „genius“ gibt es nicht"),
        ("en", "There is no bot “genius”"),
        ("fr", "Il n’y a pas de bot « genius »"),
    ],
)
def test_mistakes_are_told_in_three_languages(language: str, words: str, capsys: Capsys) -> None:
    command = ("arena", "rallye", "--rounds", "1", "--bots", "random,genius", "--lang", language)
    assert spaced(run(capsys, *command, code=2)).startswith(words)


@pytest.mark.parametrize(
    "length", [(), ("--rounds", "1", "--matches", "1"), ("--rounds", "0"), ("--matches", "x")]
)
def test_it_must_be_said_how_much_is_played(length: tuple[str, ...], capsys: Capsys) -> None:
    assert run(capsys, *PAIR, *length, code=2)
