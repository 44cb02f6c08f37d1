"""The score pad on a screen, by keys and mouse; whatever is written is in its file at once."""

from pathlib import Path

import pytest

from tests.client.node import run
from tests.terminal.app.pads import asked_pad, doubted_pad, new_pad, quarrelled_pad
from tests.terminal.app.seated import at_menu, at_pad
from tischrunde.core.position import NOBODY
from tischrunde.pad.pad import Pad
from tischrunde.terminal.sessions.saved_pad import SavedPad, Writer, open_saved


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def kept() -> Pad:
    """Return what is in the file."""
    return open_saved(Path("abend.pad"), Writer("Ida", lambda: 0), "de").pad


def test_a_round_is_filled_in_by_keys_as_by_plain_words() -> None:
    async def test() -> None:
        async with at_pad(new_pad("de")) as ida:
            assert "Wie viele Kilometer liegen bei Lena" in ida.part("#status")
            await ida.press(*"700", "enter")
            await ida.press("1", "1", "2", "enter")  # right of way at the right moment, workshop
            await ida.press(*"300", "enter", "enter")
            assert "Wer hat verlängert" in ida.part("#status")
            await ida.press("3")
            assert "200-km-Karte" in ida.part("#status")
            await ida.press("1", "2")
            written = kept().rounds
            assert written == asked_pad("de").pad.rounds[:1]
            assert "1600" in ida.part("#pad")
            assert "nächste Runde" in ida.part("#actions")

    run(test())


def test_a_problem_is_named_with_its_clause_and_kept() -> None:
    async def test() -> None:
        async with at_pad(doubted_pad("de")) as ida:
            assert "[winning-moves/deck]" in ida.words
            await ida.press("pageup", "k")
            (problem,) = kept().rounds[0].kept
            assert problem.refusal.reason == "not-a-distance"
            assert "stimmt trotzdem" not in ida.part("#actions")

    run(test())


def test_what_was_written_is_taken_back_step_by_step() -> None:
    async def test() -> None:
        async with at_pad(new_pad("de")) as ida:
            await ida.press(*"700", "right")
            await ida.press("1")
            assert kept().rounds[0].entry.parties[0].km == 700
            await ida.press("z")
            assert not kept().rounds[0].entry.parties[0].safeties
            await ida.press("z")
            assert kept().rounds == ()
            await ida.press("z")
            await ida.sees("Hier gibt es nichts zurückzunehmen")
            await ida.press("7", "z")
            assert "7_" not in ida.part("#pad")

    run(test())


def test_what_is_typed_is_corrected_emptied_or_not_understood() -> None:
    async def test() -> None:
        async with at_pad(new_pad("de")) as ida:
            await ida.press(*"70", "backspace", *"00", "enter", "left")
            assert kept().rounds[0].entry.parties[0].km == 700
            await ida.press("delete")
            assert kept().rounds == ()
            await ida.press(*",,", "enter")
            await ida.sees("Das verstehe ich nicht")
            assert kept().rounds == ()
            await ida.press("escape")
            assert "Lena" in ida.part("#pad")

    run(test())


def test_earlier_rounds_names_and_the_dealer_are_changed() -> None:
    async def test() -> None:
        async with at_pad(asked_pad("de")) as ida:
            await ida.press("pageup")
            assert "Runde 1" in ida.part("#head")
            await ida.press("up", "up", "up", "up")
            await ida.press(*"650", "enter")
            assert kept().rounds[0].entry.parties[0].km == 650
            await ida.press("n")
            await ida.sees("Wer heißt anders?")
            await ida.press("2")
            await ida.sees("Wie heißt Oma richtig?")
            await ida.press(*"Ilse", "enter")
            await ida.until(lambda: kept().names[1] != "Oma")
            assert kept().names == ("Lena", "Ilse")
            await ida.press("d")
            await ida.sees("Wer hat die erste Runde ausgeteilt?")
            await ida.press("2")
            await ida.until(lambda: kept().first_dealer != 0)
            assert kept().first_dealer == 1

    run(test())


def test_people_decide_where_they_disagree() -> None:
    async def test() -> None:
        async with at_pad(quarrelled_pad("de")) as ida:
            assert "Uneinig" in ida.part("#actions")
            await ida.press("c")
            await ida.sees("325, sagt Ida", "300, sagt Ida")
            await ida.press("2")
            await ida.until(lambda: kept().quarrels == {})
            assert kept().rounds[0].entry.parties[1].km == 300
            await ida.press("l")
            await ida.sees("Verlauf, das Neueste zuerst", "325")

    run(test())


def test_the_mouse_goes_to_a_field_and_chooses_an_answer() -> None:
    async def test() -> None:
        async with at_pad(asked_pad("de")) as ida:
            await ida.click("niemand")
            entry = kept().rounds[1].entry
            assert entry.caller == NOBODY
            await ida.click("450")
            assert "Kilometer liegen bei Lena" in ida.part("#status")

    run(test())


def test_a_pad_is_begun_and_taken_up_from_the_menu() -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.press("5")
            await somebody.sees("Wie heißt du?")
            await somebody.press("escape")
            await somebody.sees("Kartenspiele genau nach den Regeln")
            saved = new_pad("de")
            await somebody.press("5")
            await somebody.sees(saved.path.name)
            await somebody.press("2")
            await somebody.sees("Wie heißt du?")
            await somebody.press(*"Ida", "enter")
            await somebody.sees("Wie viele Kilometer liegen bei Lena")
            await somebody.press(*"700", "q")
            assert kept().rounds[0].entry.parties[0].km == 700
            await somebody.sees("Kartenspiele genau nach den Regeln")

    run(test())


def test_what_cannot_be_put_into_the_file_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: str, __: Path) -> None:
        raise OSError(28, "No space left on device")

    async def test() -> None:
        saved: SavedPad = new_pad("de")
        async with at_pad(saved) as ida:
            monkeypatch.setattr("tischrunde.terminal.sessions.saved_pad.replace_file", full)
            await ida.press(*"700", "enter")
            await ida.sees("abend.pad")
            assert saved.pad.rounds == ()
            assert "700_" in ida.part("#pad")

    run(test())
