"""Keys that arrive in one go, typed ahead or over a slow line: a sheet is answered once."""

import pytest
from textual import events

from tests.client.node import run
from tests.terminal.app.screens import OVER, RALLYE
from tests.terminal.app.seated import Seated, at_menu, seated
from tests.terminal.app.tables import dealt, posed
from tischrunde.terminal.app.sheet import Sheet
from tischrunde.terminal.app.table import TableScreen


async def press_at_once(igel: Seated, *keys: str) -> None:
    """Press keys of which none waits for what came of the one before."""
    for key in keys:
        igel.app.post_message(events.Key(key, key if len(key) == 1 else None))
    for _ in range(5):
        await igel.pilot.pause()
    assert igel.app.failure is None


def test_whoever_stays_at_the_table_twice_still_sits_there() -> None:
    async def test() -> None:
        async with seated(posed(RALLYE)) as igel:
            await igel.press("q")
            await press_at_once(igel, "3", "3", "3")
            assert isinstance(igel.app.screen, TableScreen)

    run(test())


def test_the_curtain_is_opened_once() -> None:
    async def test() -> None:
        async with seated(dealt("uno-carabiner", people=2)) as igel:
            await igel.sees("Gib den Bildschirm an")
            await press_at_once(igel, "1", "1")
            assert isinstance(igel.app.screen, TableScreen)

    run(test())


def test_two_answers_ahead_in_the_menu_do_no_harm() -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await press_at_once(somebody, "2", "2")
            assert isinstance(somebody.app.screen, Sheet)

    run(test())


def test_a_name_is_given_once() -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.press("2", "2", "1")
            await press_at_once(somebody, "enter", "enter")
            assert "Wie stark" in somebody.sheet

    run(test())


@pytest.mark.parametrize("keys", [("ctrl+c", "ctrl+c"), ("3", "3"), ("3", "ctrl+c")])
def test_the_end_is_left_once(keys: tuple[str, ...]) -> None:
    async def test() -> None:
        async with seated(posed(OVER)) as igel:
            await igel.press("1", "enter")
            await igel.sees("3 Aufhören")
            await press_at_once(igel, *keys)
            await igel.until(lambda: not igel.app.is_running)

    run(test())
