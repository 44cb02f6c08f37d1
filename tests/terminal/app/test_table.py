"""What can be read at the table, what comes by itself, and the end of a match."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.client.node import run
from tests.terminal.app.screens import OVER, RALLYE, TEAMS, THREE, UNO
from tests.terminal.app.seated import seated
from tests.terminal.app.tables import dealt, elsewhere, posed
from tischrunde.core.record_reader import read_record
from tischrunde.terminal.app import panels
from tischrunde.terminal.app import sheet as sheet_module
from tischrunde.terminal.app.sheet import Sheet
from tischrunde.terminal.app.table import TableScreen
from tischrunde.terminal.sessions import opponents
from tischrunde.terminal.sessions.scene import Chair

if TYPE_CHECKING:
    from tischrunde.terminal.app.app import TischrundeApp


def _stumble(*_: Any) -> None:
    raise ZeroDivisionError("über die eigenen Füße")


@pytest.mark.parametrize(
    ("key", "sentences"),
    [
        ("question_mark", ("Tasten", "gewählte Karte ablegen", "Partie speichern")),
        ("l", ("Verlauf, das Neueste zuerst", "Noch ist nichts passiert.")),
        ("t", ("Du bist dran.", "175 von 1000 km", "Deine Karten: 25 km, 200 km, 200 km")),
        ("r", ("1000 Kilometer (Schmidt, 626 3091)", "1 Karten")),
        ("s", ("Noch ist keine Runde zu Ende.",)),
    ],
)
def test_a_key_shows_something_to_read(key: str, sentences: tuple[str, ...]) -> None:
    async def test() -> None:
        async with seated(posed(TEAMS)) as igel:
            await igel.press(key)
            for sentence in sentences:
                assert sentence in igel.sheet
            await igel.press("space", "pageup", "down", "escape")
            assert isinstance(igel.app.screen, TableScreen)

    run(test())


def test_the_history_tells_what_happened_the_newest_first() -> None:
    async def test() -> None:
        async with seated(posed(RALLYE)) as igel:
            await igel.press("1", "enter", "l")
            assert "Du fährst 25 km." in igel.sheet

    run(test())


def test_every_key_at_the_bottom_is_clicked() -> None:
    async def test() -> None:
        async with seated(posed(RALLYE)) as igel:
            for word in ("Wertung", "Verlauf", "Worten", "Regeln", "Hilfe", "Ende"):
                await igel.click(f" {word} ")
                assert isinstance(igel.app.screen, Sheet), word
                await igel.press("escape")

    run(test())


def test_the_end_can_be_looked_at_again() -> None:
    async def test() -> None:
        async with seated(posed(OVER, pause=0)) as igel:
            await igel.press("1", "enter")
            await igel.sees("▶ 1 Noch eine Partie")
            await igel.press("escape")
            assert "⏎ Wie weiter?" in igel.words
            await igel.press("enter")
            await igel.sees("▶ 1 Noch eine Partie")

    run(test())


def test_a_bug_of_ours_shows_no_cards_but_is_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("a slip")

    apps: list[TischrundeApp] = []

    async def test() -> None:
        async with seated(posed(RALLYE)) as igel:
            apps.append(igel.app)
            monkeypatch.setattr(panels, "hand", broken)
            pressing = asyncio.ensure_future(igel.press("1"))
            while igel.app.failure is None:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
            pressing.cancel()  # no key is ever answered again

    with pytest.raises(RuntimeError, match="a slip"):
        run(test())
    assert isinstance(apps[0].failure, RuntimeError)


@pytest.mark.parametrize(
    ("answer", "gone", "saved"),
    [("1", True, True), ("2", True, False), ("3", False, False), ("escape", False, False)],
)
def test_whoever_goes_is_asked_first(
    answer: str, tmp_path: Path, *, gone: bool, saved: bool
) -> None:
    kept = tmp_path / "abend.tisch"

    async def test() -> None:
        async with seated(dealt("fx-schmid", pause=1e6), kept=kept) as igel:
            await igel.press("q")
            assert (
                "▶ 1 Speichern und aufhören 2 Aufhören, ohne zu speichern 3 Weiterspielen"
                in igel.sheet
            )
            await igel.press(answer)
            if gone:
                await igel.until(lambda: not igel.app.is_running)
            else:
                assert isinstance(igel.app.screen, TableScreen)
            assert kept.exists() == saved

    run(test())


@pytest.mark.parametrize("sheet", ["r", "s", "1"])
def test_ctrl_c_asks_wherever_one_is(sheet: str) -> None:
    async def test() -> None:
        async with seated(posed(THREE)) as igel:
            await igel.press(sheet, "enter", sheet, "ctrl+c", "ctrl+c")
            assert "Aufhören?" in igel.sheet
            await igel.press("3")
            assert "Aufhören?" not in igel.words

    run(test())


def test_the_end_comes_once_however_many_come_and_go() -> None:
    async def test() -> None:
        session = elsewhere(OVER)
        async with seated(session) as igel:
            await igel.press("1", "enter")
            await igel.sees("Noch eine Partie")
            for here in (False, True):
                session.happen(chairs=(Chair("Igel"), Chair("Dachs", here=here), Chair("Uhu")))
                await igel.pilot.pause()
            assert [type(screen) for screen in igel.app.screen_stack[1:]] == [TableScreen, Sheet]
            await igel.press("1")
            await igel.sees("Sobald alle noch einmal wollen")
            assert not [one for one in igel.app.screen_stack if isinstance(one, TableScreen)]

    run(test())


@pytest.mark.usefixtures("igel_begins")
def test_whoever_reads_when_a_match_ends_plays_again_all_the_same() -> None:
    async def test() -> None:
        session = posed(OVER.replace("turn: 1", "turn: 2").replace("2: wild", "2: red-2"))
        async with seated(session) as igel:
            await igel.press("r")
            session.act(1, "red-2")
            await igel.sees("▶ 1 Noch eine Partie")
            before = igel.app.screen_stack[1]
            await igel.press("1")
            await igel.until(lambda: before not in igel.app.screen_stack)
            await igel.until(lambda: isinstance(igel.app.screen, TableScreen))
            await igel.press("q", "2")
            await igel.until(lambda: not igel.app.is_running)

    run(test())


def test_a_question_of_ones_own_stays_while_others_come_and_go() -> None:
    async def test() -> None:
        session = elsewhere(UNO)
        async with seated(session) as igel:
            await igel.press("7", "enter")
            await igel.sees("wünschen")
            session.happen(chairs=(*map(Chair, ("Igel", "Dachs", "Uhu")), Chair("Aal", here=False)))
            await igel.pilot.pause()
            assert "wünschen" in igel.sheet

    run(test())


def test_a_key_meant_for_a_card_does_not_answer_what_comes_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds = 100.0
    monkeypatch.setattr(sheet_module, "monotonic", lambda: seconds)

    async def test() -> None:
        nonlocal seconds
        session = posed(RALLYE.replace("turn: 1", "turn: 2; 2: stop 25"))
        async with seated(session) as igel:
            monkeypatch.setattr(Sheet, "reaction", 0.7)
            session.act(1, "stop>A")
            await igel.sees("Den Angriff hinnehmen")
            await igel.press("2", "enter")
            assert "Den Angriff hinnehmen" in igel.sheet
            seconds += 0.8
            await igel.press("2")
            await igel.until(lambda: isinstance(igel.app.screen, TableScreen))

    run(test())


@pytest.mark.parametrize(
    ("key", "words"), [("h", "So spielen"), ("1", "Hier geht es nicht weiter")]
)
def test_a_key_meant_for_a_card_does_not_answer_what_took_its_time(
    key: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "_first_answer", _stumble)

    async def test() -> None:
        async with seated(posed(RALLYE, pause=0)) as igel:
            monkeypatch.setattr(Sheet, "reaction", 1e6)
            await igel.press(key, "enter")
            await igel.sees(words)
            await igel.press("1", "2", "enter")
            assert words in igel.sheet

    run(test())


@pytest.mark.usefixtures("igel_begins")
def test_the_end_offers_another_match_and_plays_it() -> None:
    async def test() -> None:
        async with seated(posed(OVER, pause=0)) as igel:
            first = igel.app.screen
            await igel.press("1", "enter")
            await igel.sees("Die Partie geht mit 70 Punkten an Igel.", "▶ 1 Noch eine Partie")
            await igel.press("1")
            await igel.until(lambda: first not in igel.app.screen_stack)
            await igel.until(lambda: len(igel.app.screen_stack) > 1)
            assert "an Igel" not in await igel.sees("bis 20 Punkte", "0 Punkte")

    run(test())


@pytest.mark.parametrize(
    "names", [("[red]Anna", "[/]"), (":smile:", "{ $name }"), ("ありがとうございました", "שרה")]
)
def test_names_are_no_markup(names: tuple[str, str]) -> None:
    async def test() -> None:
        async with seated(
            posed(
                "uno-carabiner,target=20 2; 1: red-7; 2: wild; discards: red-1; turn: 1",
                names=names,
            )
        ) as one:
            assert names[1] in one.text
            for key in "tls?":
                await one.press({"?": "question_mark"}.get(key, key), "escape")
            await one.press("1", "enter")
            await one.sees("Noch eine Partie")
            assert names[0][:4] in one.sheet

    run(test())


def test_a_bot_that_fails_ends_the_table_with_a_message(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(opponents, "_first_answer", _stumble)
    kept = tmp_path / "abend.tisch"

    async def test() -> None:
        async with seated(posed(RALLYE, pause=0), kept=kept) as igel:
            await igel.press("1", "enter")
            await igel.sees("Hier geht es nicht weiter", "ZeroDivisionError('über die eigenen")
            await igel.press("1")
            await igel.until(lambda: not igel.app.is_running)
        assert read_record(kept.read_text()).names == ("Igel", "Dachs")

    run(test())


def test_whoever_cannot_save_after_a_bot_failed_can_still_go(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(opponents, "_first_answer", _stumble)

    async def test() -> None:
        kept = tmp_path / "nirgends" / "abend.tisch"
        async with seated(posed(RALLYE, pause=0), kept=kept) as igel:
            await igel.press("1", "enter")
            await igel.sees("Hier geht es nicht weiter")
            await igel.press("1")
            await igel.sees("lässt sich nicht schreiben", "Hier geht es nicht weiter")
            await igel.press("2")
            await igel.until(lambda: not igel.app.is_running)

    run(test())


def test_an_expert_who_fails_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stumble(*_: Any) -> None:
        raise ZeroDivisionError

    session = posed(RALLYE)
    monkeypatch.setattr(session, "advice", stumble)

    async def test() -> None:
        async with seated(session) as igel:
            await igel.press("h")
            await igel.sees("ZeroDivisionError", "Du bist dran")

    run(test())
