"""A turn of UNO, by keys and by mouse."""

import pytest

from tests.client.node import run
from tests.terminal.app.screens import DOUBT, LAST, UNO
from tests.terminal.app.seated import seated
from tests.terminal.app.tables import posed

DRAWING = (
    "uno-carabiner 2; 1: blue-3 blue-4; 2: blue-1 blue-2; discards: red-3; "
    "stock: {card} green-8; turn: 1"
)


def test_a_wild_asks_for_the_colour() -> None:
    async def test() -> None:
        async with seated(posed(UNO)) as igel:
            said = await igel.press("7", "enter")
            assert "„Farbenwahl“ legen …" in said
            assert "3 „Farbenwahl“ legen, Grün wünschen" in said
            await igel.press("3")
            await igel.sees("Farbe ■ Grün", "Dachs ist dran")

    run(test())


def test_a_drawn_card_is_chosen_and_can_be_laid() -> None:
    async def test() -> None:
        async with seated(posed(DRAWING.format(card="red-9"))) as igel:
            await igel.press("space")
            await igel.sees("[ ▲ Rote 9 ]", "K Die gezogene Karte behalten")
            await igel.press("enter")
            await igel.sees("Oben liegt ▲ Rote 9")

    run(test())


@pytest.mark.parametrize("card", ["red-9", "green-7"])
def test_a_drawn_card_can_be_kept(card: str) -> None:
    async def test() -> None:
        async with seated(posed(DRAWING.format(card=card))) as igel:
            await igel.press("space")
            await igel.sees("gezogen: legen oder behalten?")
            await igel.press("k")
            await igel.sees("Dachs ist dran", "Oben liegt ▲ Rote 3")

    run(test())


def test_a_drawn_card_that_does_not_fit_says_why_and_asks_nothing() -> None:
    async def test() -> None:
        async with seated(posed(DRAWING.format(card="green-7"))) as igel:
            await igel.press("space")
            await igel.sees("[ ■ Grüne 7 ]", "Grüne 7“: Warum nicht?")
            assert "Was soll es sein?" not in igel.words
            assert "[uno-carabiner/" in await igel.press("enter")

    run(test())


def test_a_wild_draw_four_is_challenged_by_key_or_accepted() -> None:
    async def test() -> None:
        async with seated(posed(DOUBT)) as igel:
            await igel.sees("Was soll es sein?", "1 Herausfordern 2 Die Karten ziehen")
            await igel.press("escape", "x")
            await igel.sees("Gezeigte Karten von Uhu", "Rote 7", "Gelbe 3")
            await igel.press("enter")
            await igel.sees("Du forderst Uhu heraus – zu Unrecht.", "Das siehst nur du.")
        async with seated(posed(DOUBT)) as igel:
            await igel.sees("Was soll es sein?")
            await igel.press("2")
            await igel.sees("Du ziehst 4 Karten")

    run(test())


def test_uno_is_called_with_the_card_when_armed() -> None:
    async def test() -> None:
        async with seated(posed(LAST)) as igel:
            assert "U „Uno!“ mit der nächsten Karte rufen" in igel.words
            assert "„Uno!“ rufst du mit" in await igel.press("1", "u")
            assert "„Uno!“ rufst du mit" not in await igel.press("u")
            await igel.press("u", "enter")
            await igel.sees("Igel ▮ 1 0 Punkte Uno!")

    run(test())


def test_uno_forgotten_is_called_late() -> None:
    async def test() -> None:
        async with seated(posed(LAST)) as igel:
            await igel.press("1", "enter")
            await igel.sees("! „Uno“ nicht gerufen")
            await igel.press("u")
            await igel.sees("Igel ▮ 1 0 Punkte Uno!")

    run(test())


def test_whoever_forgot_is_caught_by_key_and_by_mouse() -> None:
    async def test() -> None:
        async with seated(posed(UNO)) as igel:
            await igel.press("c")
            await igel.sees("Dachs ▮▮▮ 3")
        async with seated(posed(UNO)) as igel:
            await igel.click("Dachs erwischen")
            await igel.sees("Dachs ▮▮▮ 3")

    run(test())
