"""Whether a server kept its promises about the cards is said where a match ends, in plain words."""

import asyncio
import re

import pytest

from tests.client.node import run
from tests.client.test_promises import CAUGHT
from tests.terminal.app.screens import OVER
from tests.terminal.app.seated import seated
from tests.terminal.app.tables import posed
from tischrunde import texts
from tischrunde.client import Finding
from tischrunde.terminal.findings import doubts, finding_words
from tischrunde.terminal.plain.console import Lines
from tischrunde.terminal.plain.match_loop import play
from tischrunde.terminal.sessions.local import LocalSession

CHEATED = (
    Finding("promise-broken", right=False),
    Finding("entropy-used", right=True),
    Finding("others-after", right=None, names=("Ida", "Ben")),
)
BESIDE = {"promise-unseen", "entropy-none", "others-after", "all"}
RECORD = {"record-true", "record-untrue", "record-none"}


def test_every_finding_has_words() -> None:
    source = texts.fluent.source("table", "en")
    found = {each for findings in CAUGHT.values() for each in findings}
    assert set(re.findall(r"^found-([a-z-]+) =", source, re.MULTILINE)) == found | BESIDE | RECORD


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_is_sure_is_told_in_short_and_what_is_not_at_length(language: str) -> None:
    honest = [Finding(each, right=True) for each in CAUGHT["Igel"]]
    assert doubts((), language) == []
    assert doubts(honest, language) == [texts.say("table", "found-all", language)]
    broken, _, after = finding_words(CHEATED, language)
    assert doubts(CHEATED, language) == [broken, after]
    assert "Ida, Ben" in after


def test_the_last_screen_tells_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LocalSession, "findings", CHEATED)

    async def test() -> None:
        async with seated(posed(OVER, pause=0)) as igel:
            await igel.press("1", "enter")
            await igel.sees("Zusage gebrochen", "Nach dir kamen noch: Ida, Ben")

    run(test())


def test_so_do_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LocalSession, "findings", CHEATED)
    said: list[str] = []
    lines = Lines(live=False)
    for line in ("1", "2"):
        lines.come(line)
    asyncio.run(asyncio.wait_for(play(posed(OVER, pause=0), "de", lines, said.append), 60))
    over = said.index("Die Partie ist zu Ende.")
    assert said[over - 3 : over] == finding_words(CHEATED, "de")
