"""The first screen, and every way on from it."""

from pathlib import Path

import pytest

from tests.client.node import run
from tests.terminal.app.seated import at_menu, seated
from tests.terminal.app.tables import dealt


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_rally_is_agreed_on_question_by_question() -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.press("1")
            assert "▶ 1 1000 Kilometer, Rallye-Meisterschaft (F. X. Schmid)" in somebody.sheet
            await somebody.press("down", "down", "enter")
            assert "2 ●●" in somebody.sheet
            await somebody.press("3")
            await somebody.press("1")
            await somebody.press("U", "w", "e", "enter")
            assert "3 mittel" in somebody.sheet
            await somebody.press("2")
            await somebody.sees("1000 Kilometer (Schmidt, 626 3091)", "Uwe", "700 km")

    run(test())


def test_uno_is_played_under_the_usual_name() -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.press("2", "2", "1", "enter", "1")
            await somebody.sees("UNO im Taschenformat (mit Karabinerhaken)", "Gast")

    run(test())


def test_two_of_one_name_are_told_so() -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.press("2", "2", "2", "A", "enter")
            await somebody.press("A", "enter")
            assert "schon jemand" in somebody.sheet
            await somebody.press("B", "enter")
            await somebody.sees("Gib den Bildschirm an")

    run(test())


def test_escape_leads_back_and_out() -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.press("2", "2", "escape")
            assert "▶ 1 Rallye 1000 spielen" in somebody.sheet
            await somebody.press("escape")
            await somebody.until(lambda: not somebody.app.is_running)

    run(test())


def test_quit_goes_at_once() -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.click("Aufhören")
            await somebody.until(lambda: not somebody.app.is_running)

    run(test())


def test_ctrl_c_goes_from_where_a_line_is_written_too() -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.press("2", "2", "1", "I")
            await somebody.press("ctrl+c")
            await somebody.until(lambda: not somebody.app.is_running)

    run(test())


def test_ten_at_a_table_are_the_0() -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.press("2")
            assert "0 ●●●●●●●●●●" in somebody.sheet
            await somebody.press("0")
            assert "vor diesem Bildschirm" in somebody.sheet

    run(test())


def test_another_language_is_spoken_from_then_on() -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.press("6", "3")
            assert "Jouer" in somebody.sheet
            await somebody.press("2", "2", "1", "enter", "1")
            await somebody.sees("UNO de poche (avec mousqueton)")

    run(test())


def test_a_saved_match_is_taken_up() -> None:
    async def test() -> None:
        async with seated(dealt("fx-schmid", 2, people=2), kept=Path("abend.tisch")) as both:
            await both.sees("Gib den Bildschirm")
            await both.press("enter", "1", "d", "enter", "ctrl+s")
            await both.sees("Gespeichert in „abend.tisch“")
        async with at_menu() as somebody:
            await somebody.press("3")
            assert "▶ 1 abend.tisch" in somebody.sheet
            await somebody.press("1")
            await somebody.sees("Gib den Bildschirm an")
            await somebody.press("enter")
            await somebody.sees("Ablagestapel: ")
            assert "Ablagestapel: leer" not in somebody.words

    run(test())


@pytest.mark.parametrize("content", [None, b"Liebe Oma", b"\xff\xfe"])
def test_what_cannot_be_taken_up_is_told_and_the_menu_stays(content: bytes | None) -> None:
    if content is not None:
        Path("brief.tisch").write_bytes(content)

    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.press("3")
            if content is not None:
                await somebody.press("1")
            assert "Rallye 1000 spielen" not in somebody.sheet
            await somebody.press("enter")
            assert "Rallye 1000 spielen" in somebody.sheet

    run(test())


@pytest.mark.parametrize("link", ["kein Link", "https://example.invalid/", ""])
def test_a_link_that_is_none_is_told(link: str) -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.press("4", *link.replace(" ", "x"), "enter")
            await somebody.until(lambda: "Link" in somebody.sheet)
            await somebody.press("escape")
            await somebody.sees("Rallye 1000 spielen")

    run(test())
