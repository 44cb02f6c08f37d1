"""The door gives manuals in the shapes of the protocol, with views a board can show."""

import dataclasses

import msgspec
import pytest

from tests.engine.test_calls import LANGUAGES, error, ok
from tischrunde.games.catalogue import GAMES
from tischrunde.protocol.manuals import Manual, ManualFigure
from tischrunde.server.engine_archive import engine_archive


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["fx-schmid", "auto-rallye,extension", "uno-carabiner,wild"])
def test_a_page_is_given_a_manual(rules: str, language: str) -> None:
    made = msgspec.convert(ok("manual", rules=rules, language=language), Manual, strict=True)
    assert made.rules.partition(",")[0] == rules.partition(",")[0]
    game = GAMES[made.game]
    fields = {field.name for field in dataclasses.fields(game.view)}
    figures = [
        part
        for chapter in made.chapters
        for part in chapter.parts
        if isinstance(part, ManualFigure)
    ]
    assert len(figures) > 10
    for scene in (scene for figure in figures for scene in figure.scenes):
        assert set(scene.view["round"]) == fields
        assert scene.view["round"]["seat"] is not None


def test_rules_that_cannot_be_played_are_refused() -> None:
    assert error("manual", rules="fx-schmid,most-200s=x", language="de")["code"] == "refused-rules"


def test_the_archive_of_a_browser_has_all_a_manual_needs() -> None:
    names = engine_archive().content
    for name in (b"rallye/manual.toml", b"texts/fr/manual-uno.ftl", b"texts/de/manual.ftl"):
        assert b"tischrunde/" + name in names
