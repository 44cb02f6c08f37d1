"""``tischrunde learn``: the first round at once, the rest when it is asked for."""

import json
import re
from unittest.mock import patch

import pytest

from tests.cli.command import run
from tischrunde import texts
from tischrunde.core.edition import Edition
from tischrunde.games.catalogue import GAMES
from tischrunde.games.manual import manual

Capsys = pytest.CaptureFixture[str]
EDITIONS = [
    pytest.param(edition, id=edition.id)
    for game in GAMES.values()
    for edition in game.editions.values()
]


def chapters(game: str, edition: str, language: str) -> dict[str, tuple[str, bool]]:
    found = manual(GAMES[game], GAMES[game].editions[edition], language)
    assert found is not None
    return {chapter.id: (chapter.title, chapter.first) for chapter in found.chapters}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_it_tells_the_first_round_and_how_to_ask_for_the_rest(
    language: str, capsys: Capsys
) -> None:
    told = run(capsys, "learn", "rallye", "--lang", language)
    for chapter, (title, first) in chapters("rallye", "fx-schmid", language).items():
        assert bool(re.search(rf"^{re.escape(title)}\n─+$", told, re.MULTILINE)) == first
        line = f"tischrunde learn --edition fx-schmid --chapter {chapter}"
        assert (line in told) != first


def test_a_chapter_may_be_asked_for_by_its_id(capsys: Capsys) -> None:
    told = run(capsys, "learn", "--edition", "winning-moves", "--chapter", "blitz", "--lang", "de")
    assert "Blitzaktion! Der Trumpf liegt quer vor dir" in told
    assert "Geht: Blitzaktion: auf den Angriff antworten." in told
    assert "Die Karten\n" not in told


def test_a_chapter_that_does_not_exist_is_a_mistake_that_names_those_there_are(
    capsys: Capsys,
) -> None:
    told = run(capsys, "learn", "uno", "--chapter", "blitz", "--lang", "en", code=2)
    assert "There is no chapter “blitz” here" in told
    assert "challenge" in told
    assert "all" in told


def test_without_a_game_the_editions_are_named(capsys: Capsys) -> None:
    told = run(capsys, "learn", "--lang", "en")
    for game in GAMES.values():
        for edition in game.editions:
            assert f"tischrunde learn --edition {edition}" in told


def test_house_rules_change_the_manual(capsys: Capsys) -> None:
    rules = "uno-carabiner,jump-in,target=250"
    told = run(capsys, "learn", "--edition", rules, "--chapter", "all", "--lang", "en")
    assert f"You have agreed on: {rules}" in told
    assert "Jumping in" in told
    assert "until somebody has 250 points" in told
    assert f"--edition '{rules}' --chapter wild" in run(
        capsys, "learn", "--edition", rules, "--lang", "en"
    )


def test_rules_nobody_can_play_are_refused(capsys: Capsys) -> None:
    told = run(capsys, "learn", "rallye", "--edition", "schmitt", "--lang", "de", code=2)
    assert "Diese Regeln lassen sich nicht spielen" in told


def test_programs_are_told_the_same(capsys: Capsys) -> None:
    made = json.loads(run(capsys, "learn", "--edition", "schmidt", "--json", "--lang", "fr"))
    known = chapters("rallye", "schmidt", "fr")
    assert [chapter["id"] for chapter in made["chapters"]] == list(known)
    assert {part["kind"] for chapter in made["chapters"] for part in chapter["parts"]} == {
        *("paragraph", "table", "figure")
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_on_a_screen_the_tables_are_drawn(
    edition: Edition, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    with patch("tischrunde.cli.learn._shows_pictures", lambda: True):
        told = run(capsys, "learn", "--edition", edition.id, "--chapter", "all", "--lang", "de")
    assert "── Deine Karten ─" in told
    assert all(len(line) <= 80 for line in told.splitlines())
    assert "✓" in told
