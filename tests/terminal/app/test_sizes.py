"""The table in windows large and small, without colours, and with many cards and people."""

import re

import pytest

from tests.client.node import run
from tests.terminal.app.screens import LONG, MANY, RALLYE, TEAMS, THREE, UNO
from tests.terminal.app.seated import seated
from tests.terminal.app.tables import posed
from tischrunde.terminal.drawing.words import Words
from tischrunde.terminal.sessions.local import LocalSession

SIZES = [(160, 50), (120, 40), (111, 36), (80, 24), (72, 22), (60, 20)]


@pytest.mark.parametrize(
    ("position", "language"),
    [(RALLYE, "de"), (TEAMS, "fr"), (THREE, "en"), (UNO, "fr")],
    ids=["two", "teams", "three", "uno"],
)
def test_every_window_shows_the_status_and_every_card(position: str, language: str) -> None:
    turn = {"de": "Du bist dran", "en": "Your turn", "fr": "À vous"}[language]

    async def test() -> None:
        session = posed(position, names=LONG)
        async with seated(session, language, SIZES[0]) as one:
            await one.press("right")
            for size in [*SIZES, *reversed(SIZES)]:
                await one.pilot.resize_terminal(*size)
                await one.pilot.pause()
                assert one.part("#status").startswith(turn), size
                assert "⏎" in one.part("#actions"), size
                hand = one.part("#hand")
                for number, card in enumerate(names(session, language), 1):
                    assert re.search(rf"(?<!\d){number}(?!\d)", hand), (size, number)
                    assert card in hand or size >= (112, 36), (size, card)

    run(test())


def names(session: LocalSession, language: str = "de") -> list[str]:
    """Return the cards in the hand by name."""
    words = Words(session.scene.game, session.scene.rules, language, ())
    return [words.card(card) for card in session.scene.views[0].round.hand]


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
def test_each_of_many_cards_is_reached_and_seen(size: tuple[int, int]) -> None:
    async def test() -> None:
        session = posed(MANY, names=LONG)
        async with seated(session, size=size) as one:
            assert "mit ← und →" in one.words
            await one.press("1")
            seen = [one.words, *[await one.press("right") for _ in range(24)]]
            for card, words in zip(names(session), seen, strict=True):
                assert f"„{card}“" in words
                assert re.search(rf"\[ . {card} \]", words), (card, words)
            assert "[ ▲ Rote 0 ]" in await one.press("right")

    run(test())


def test_ten_players_with_long_names_all_keep_their_count_and_points() -> None:
    async def test() -> None:
        async with seated(posed(MANY, names=LONG)) as one:
            assert one.words.count("▮7 0 Punkte") == 9
            assert "▮25 0 Punkte" in one.words

    run(test())


def test_without_colours_the_families_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def test() -> None:
        for size in ((80, 24), (120, 40)):
            async with seated(posed(RALLYE), size=size) as one:
                words = await one.press("1")
                assert all(sign in words for sign in "▲●◆✓")
            async with seated(posed(UNO), size=size) as one:
                assert all(sign in one.words for sign in "▲●■◆★✓")

    run(test())
