"""The file in which a match is kept: when it is written, and where."""

from pathlib import Path

import pytest

from tests.client.node import run
from tests.terminal.app.screens import OVER, RALLYE
from tests.terminal.app.seated import seated
from tests.terminal.app.tables import dealt, posed
from tischrunde.core.record_reader import read_record
from tischrunde.terminal.app.table import TableScreen
from tischrunde.terminal.sessions.saved_match import resume


def test_a_match_is_saved_and_taken_up_where_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "[b]abend.tisch"

    async def test() -> None:
        async with seated(dealt("uno-carabiner", 2, people=2), kept=kept) as both:
            await both.sees("Gib den Bildschirm")
            await both.press("enter", "space")
            await both.press("ctrl+s")
            await both.sees("Gespeichert in")
            played = sum(len(round_.moves) for round_ in read_record(kept.read_text()).rounds)
            assert played == 1
        async with seated(resume(kept, 0, "de")) as both:
            await both.sees("Gib den Bildschirm")
            await both.press("enter")
            await both.sees("gezogen")

    run(test())


def test_every_match_of_a_day_has_a_file_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def test() -> None:
        for _ in range(2):
            async with seated(dealt("fx-schmid", pause=1e6)) as igel:
                await igel.press("q", "1")
                await igel.until(lambda: not igel.app.is_running)

    run(test())
    first, second = sorted(tmp_path.glob("rallye-*.tisch"))
    assert second.stem == f"{first.stem}-2" or first.stem == f"{second.stem}-2"


def test_nobody_goes_whose_match_could_not_be_saved(tmp_path: Path) -> None:
    kept = tmp_path / "nirgends" / "abend.tisch"

    async def test() -> None:
        async with seated(dealt("fx-schmid", pause=1e6), kept=kept) as igel:
            await igel.press("q", "1")
            await igel.sees("lässt sich nicht schreiben")
            assert isinstance(igel.app.screen, TableScreen)

    run(test())


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "brief.txt"
    kept.write_text("Liebe Oma")

    async def test() -> None:
        async with seated(posed(RALLYE), kept=kept) as igel:
            await igel.press("ctrl+s")
            await igel.sees("steht etwas anderes", "Gespeichert in")
            assert kept.read_text() == "Liebe Oma"
            assert read_record((tmp_path / "brief-2.txt").read_text()).names == ("Igel", "Dachs")

    run(test())


def test_a_path_can_be_typed_as_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def test() -> None:
        async with seated(posed(RALLYE), kept=Path("Omas Abend.tisch")) as igel:
            await igel.press("ctrl+s")
            await igel.sees("--resume 'Omas Abend.tisch'")

    run(test())


def test_a_match_with_a_file_is_written_there_when_the_program_ends_before_it(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "abend.tisch"

    async def test() -> None:
        async with seated(dealt("fx-schmid", pause=1e6), kept=kept) as igel:
            igel.app.exit(return_code=143)
            await igel.until(lambda: not igel.app.is_running)

    run(test())
    assert read_record(kept.read_text()).names == ("Igel", "Dachs")


@pytest.mark.parametrize("keys", [("3",), ("ctrl+c",), ("escape", "q")])
def test_a_named_file_keeps_the_match_when_it_is_over(
    keys: tuple[str, ...], tmp_path: Path
) -> None:
    kept = tmp_path / "ende.tisch"

    async def test() -> None:
        async with seated(posed(OVER), kept=kept) as igel:
            await igel.press("1", "enter")
            await igel.sees("3 Aufhören", "Die ganze Partie steht in")
            await igel.press(*keys)
            await igel.until(lambda: not igel.app.is_running)
        assert read_record(kept.read_text()).result is not None

    run(test())


@pytest.mark.usefixtures("igel_begins")
def test_a_second_match_has_a_file_of_its_own(tmp_path: Path) -> None:
    kept = tmp_path / "abend.tisch"

    async def test() -> None:
        async with seated(posed(OVER, pause=0), kept=kept) as igel:
            first = igel.app.screen
            await igel.press("1", "enter")
            await igel.sees("1 Noch eine Partie")
            await igel.press("1")
            await igel.until(lambda: first not in igel.app.screen_stack)
            await igel.until(lambda: isinstance(igel.app.screen, TableScreen))
            igel.app.exit(return_code=143)
            await igel.until(lambda: not igel.app.is_running)

    run(test())
    assert read_record(kept.read_text()).result is not None
    assert read_record((tmp_path / "abend-2.tisch").read_text()).result is None


def test_whoever_was_told_that_nothing_could_be_saved_may_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with seated(posed(OVER), kept=tmp_path / "nirgends" / "ende.tisch") as igel:
            await igel.press("1", "enter")
            await igel.sees("3 Aufhören", "lässt sich nicht schreiben")
            await igel.press("3")
            await igel.until(lambda: not igel.app.is_running)

    run(test())


def test_the_end_saves_the_record_and_lets_go(tmp_path: Path) -> None:
    kept = tmp_path / "ende.tisch"

    async def test() -> None:
        async with seated(posed(OVER), kept=kept) as igel:
            await igel.press("1", "enter")
            await igel.sees("Noch eine Partie")
            await igel.press("2")
            await igel.until(kept.exists)
            await igel.sees("3 Aufhören")
            await igel.press("3")
            await igel.until(lambda: not igel.app.is_running)

    run(test())
