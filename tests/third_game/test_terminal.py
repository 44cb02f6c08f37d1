"""Matches of the third game in a terminal: in plain words, and on screens."""

import pytest

from tests.client.node import run
from tests.terminal.app.seated import at_menu, seated
from tests.terminal.app.tables import dealt, posed
from tests.terminal.app.test_matches import act, is_asked
from tests.terminal.plain.at_home import before_the_deal, spoken
from tischrunde.terminal.app.sheet import Sheet

PEOPLE = ("Ida", "Bot")
ENDLESS = 2000
"""More turns than any match here takes."""


def test_a_match_in_plain_words() -> None:
    terms = before_the_deal("zwanzig", "zwanzig-tin", PEOPLE, ("", "easy"), b"x" * 32)

    def typed(said: list[str]) -> str | None:
        return None if "Die Partie ist zu Ende." in said else "1"

    said = spoken(terms, typed)
    assert "Die Partie ist zu Ende." in said
    for sentence in ("Du legst die ", "Bot legt die ", "Du ziehst eine Karte.", "Oben liegt "):
        assert any(words.startswith(sentence) for words in said), sentence


def test_a_match_on_screens() -> None:
    async def test() -> None:
        session = dealt("zwanzig-tin,target=2", 2)
        async with seated(session) as igel:
            for _ in range(ENDLESS):
                await igel.until(lambda: is_asked(igel))
                if isinstance(igel.app.screen, Sheet) and "Noch eine Partie" in igel.sheet:
                    break
                await act(igel)
            assert session.scene.state == "over"
            assert "Die Partie geht mit" in igel.sheet

    run(test(), seconds=120)


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
def test_the_table_is_drawn(size: tuple[int, int]) -> None:
    async def test() -> None:
        position = "zwanzig-tin 2; 1: four fifteen; 2: one two; discards: ten; turn: 1"
        async with seated(posed(position), size=size) as igel:
            words = await igel.sees("Stapel 15 Karten", "Oben ◆ Zehn", "Du bist dran")
            assert "▶ Igel" in words

    run(test())


def test_it_is_on_the_first_screen() -> None:
    async def test() -> None:
        async with at_menu() as igel:
            await igel.sees("Zwanzig spielen")

    run(test())
