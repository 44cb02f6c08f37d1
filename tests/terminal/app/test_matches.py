"""A whole match played by somebody who only reads the screen and presses keys."""

import os
import re

import pytest

from tests.client.node import run
from tests.terminal.app.seated import Seated, seated
from tests.terminal.app.tables import dealt
from tischrunde.terminal.app.sheet import Sheet

ENDLESS = 4000
"""More turns than any match here takes."""
LONG = pytest.mark.skipif(not os.environ.get("LONG"), reason="only with LONG=1")
ASKED = re.compile(r"Du bist dran|behalten\?|Antworten")


@pytest.mark.parametrize(
    ("rules", "players", "seed"),
    [
        ("uno-carabiner,target=1", 3, 2),
        ("fx-schmid,target=1", 2, 1),
        pytest.param("uno-carabiner", 3, 2, marks=LONG),
        pytest.param("fx-schmid", 2, 2, marks=LONG),
    ],
)
def test_a_match_is_played_to_its_end(rules: str, players: int, seed: int) -> None:
    async def test() -> None:
        session = dealt(rules, players, seed=seed)
        async with seated(session) as igel:
            for _ in range(ENDLESS):
                await igel.until(lambda: is_asked(igel))
                if isinstance(igel.app.screen, Sheet) and "Noch eine Partie" in igel.sheet:
                    break
                await act(igel)
            assert session.scene.state == "over"
            assert "Die Partie geht mit" in igel.sheet

    run(test(), seconds=600)


def is_asked(igel: Seated) -> bool:
    """Return whether the screen waits for somebody."""
    return isinstance(igel.app.screen, Sheet) or ASKED.search(igel.words) is not None


async def act(igel: Seated) -> None:
    """Do the first thing the screen offers."""
    if isinstance(igel.app.screen, Sheet):
        await igel.press("2" if "Angriff hinnehmen" in igel.sheet else "enter")
        return
    words = igel.words
    if able := re.findall(r"(\d+)✓", words):
        if "rufen" in words:
            await igel.press("u")
        await _choose(igel, int(able[0]))
        await igel.press("enter")
    elif "Leertaste" in words:
        await igel.press("space")
    elif "K Die gezogene Karte behalten" in words:
        await igel.press("k")
    else:
        await igel.press("1", "d")


async def _choose(igel: Seated, number: int) -> None:
    """Choose a card, unless it is chosen already."""
    if not re.search(rf"(?<!\d){number}✓\[", igel.words):
        await igel.press(*(["right"] if number > 10 else [str(number % 10)]))
