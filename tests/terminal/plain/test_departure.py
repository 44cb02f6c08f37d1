"""Going away: nothing that was to be kept is thrown away."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.terminal.plain import away
from tests.terminal.plain.at_home import ASKED, Typed, before_the_deal, spoken, spoken_at
from tests.terminal.plain.away import LINK, Away
from tischrunde.core.record import Record
from tischrunde.core.record_reader import read_record
from tischrunde.terminal.plain.console import Lines
from tischrunde.terminal.plain.match_loop import play
from tischrunde.terminal.sessions.local import LocalSession

UNO = ("uno", "uno-carabiner,target=50", ("Ida", "Bot"), ("", "easy"), b"again")
ASKED_WHERE = "Dateiname, um die Partie zu speichern"


def begun() -> Record:
    return before_the_deal("rallye", "fx-schmid", ("Ida", "Bot"), ("", "easy"), b"y")


def typing(lines: Iterable[str | None]) -> Typed:
    """Return somebody who types these lines, and then nothing more."""
    typed = iter(lines)
    return lambda _: next(typed, None)


def test_a_file_that_is_taken_is_no_reason_to_lose_the_match(tmp_path: Path) -> None:
    taken, free = tmp_path / "taken", tmp_path / "free"
    taken.write_text("Einkaufszettel", "utf-8")
    said = spoken(begun(), typing(["q", str(free)]), taken)
    assert any(line.startswith(ASKED_WHERE) for line in said)
    assert taken.read_text("utf-8") == "Einkaufszettel"
    assert read_record(free.read_text("utf-8")).game == "rallye"


def test_whoever_cannot_be_asked_finds_the_match_beside_the_file_that_is_taken(
    tmp_path: Path,
) -> None:
    taken = tmp_path / "evening.tisch"
    taken.write_text("Einkaufszettel", "utf-8")
    said = spoken(begun(), typing([None]), taken)
    assert said[-1].startswith(f"Gespeichert in „{tmp_path / 'evening-2.tisch'}“.")


def test_a_second_match_has_a_file_of_its_own(tmp_path: Path) -> None:
    over = 0

    def typed(said: list[str]) -> str | None:
        nonlocal over
        if said[-4:-1] == ["Die Partie ist zu Ende.", "1. Noch einmal spielen", "2. Aufhören"]:
            over += 1
            return "1" if over == 1 else None
        if over:
            return "q"
        return "u" if "u: „Uno“ rufen" in said[-12:] else "1"

    kept = tmp_path / "evening.tisch"
    said = spoken(before_the_deal(*UNO), typed, kept)
    assert read_record(kept.read_text("utf-8")).result is not None
    assert said[-1].startswith(f"Gespeichert in „{tmp_path / 'evening-2.tisch'}“.")


class Slow(LocalSession):
    """A table at which the others take their time before they play again."""

    async def again(self) -> LocalSession:
        await asyncio.sleep(0.3)
        return await super().again()


def test_from_a_pipe_no_line_is_taken_while_the_others_make_up_their_minds() -> None:
    over = "Die Partie ist zu Ende."

    async def twice() -> list[str]:
        said: list[str] = []
        lines = Lines(live=False)

        def out(sentence: str) -> None:
            said.append(sentence)
            if sentence == over:
                for line in ("u", "1", "q", "nein"):
                    lines.come(line)
            elif sentence.startswith(ASKED) and over not in said:
                lines.come("u" if "u: „Uno“ rufen" in said[-12:] else "1")

        await asyncio.wait_for(play(Slow(before_the_deal(*UNO), 0), "de", lines, out), 60)
        return said[said.index(over) :]

    after = asyncio.run(twice())
    assert "Du bist gerade nicht dran. Mit Fragezeichen bekommst du Hilfe." in after
    assert sum(line.startswith("Es geht weiter, sobald alle") for line in after) == 1
    assert after[-2].startswith(ASKED_WHERE)
    assert after[-1] == "Bis zum nächsten Mal!"


@pytest.mark.parametrize("no", ["", "nein", "q"])
def test_whoever_does_not_want_to_save_is_understood(
    no: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = spoken(begun(), typing(["q", "?", "ja", "1", no]))
    assert sum(line.startswith(ASKED_WHERE) for line in said) == 4
    assert said[-1] == "Bis zum nächsten Mal!"
    assert not [*tmp_path.iterdir()]


def test_the_command_to_go_on_survives_a_space_in_the_name(tmp_path: Path) -> None:
    said = spoken(begun(), typing(["q", str(tmp_path / "ein Abend")]))
    assert said[-1].endswith(f"tischrunde play --resume '{tmp_path / 'ein Abend'}'")


def test_a_table_that_breaks_keeps_the_match(tmp_path: Path) -> None:
    kept = tmp_path / "evening.tisch"

    async def broken() -> None:
        session = LocalSession(begun(), 0)

        def typed(_: list[str]) -> str:
            session._fail(LookupError("lost"))  # noqa: SLF001 - as where a bot breaks
            return "?"

        await spoken_at(session, typed, kept)

    with pytest.raises(LookupError, match="lost"):
        asyncio.run(broken())
    assert read_record(kept.read_text("utf-8")).game == "rallye"


def test_whoever_is_called_away_finds_the_match_kept(tmp_path: Path) -> None:
    kept = tmp_path / "evening.tisch"

    async def called_away() -> None:
        def typed(_: list[str]) -> str:
            playing.cancel()
            return "?"

        playing = asyncio.create_task(spoken_at(LocalSession(begun(), 0), typed, kept))
        with pytest.raises(asyncio.CancelledError):
            await playing

    asyncio.run(called_away())
    assert read_record(kept.read_text("utf-8")).game == "rallye"


@pytest.mark.parametrize("name", ["~nobodyx/evening", "even\0ing", "~\0/evening"])
def test_a_name_that_no_file_can_have_is_no_reason_to_lose_the_match(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = spoken(begun(), typing([f"save {name}", "q", name, "evening"]))
    assert sum("lässt sich nicht schreiben" in line for line in said) == 2
    assert read_record((tmp_path / "evening").read_text("utf-8")).game == "rallye"


# ── from a server's table ─────────────────────────────────────────────────────────────────────


def test_no_command_is_promised_that_goes_on_with_a_match_of_a_server(tmp_path: Path) -> None:
    def typed(said: list[str]) -> str | None:
        return f"save {tmp_path / 'evening'}" if said.count("Deine Wahl?") == 1 else None

    scene = away.before_the_deal("Ida", "Ben", host=0)
    said = asyncio.run(spoken_at(Away(scene, 0), typed))
    (kept,) = (line for line in said if "evening" in line)
    assert kept.startswith("Die Züge bis hierher stehen in")
    assert (tmp_path / "evening").exists()


@pytest.mark.parametrize(
    ("mine", "words"),
    [
        ((0,), f"Dein Platz bleibt dir. Zurück kommst du mit: tischrunde join --name Ida '{LINK}'"),
        ((), f"Zuschauen kannst du wieder mit: tischrunde join --watch '{LINK}'"),
    ],
)
def test_only_who_has_a_seat_is_told_that_it_stays(mine: tuple[int, ...], words: str) -> None:
    async def left() -> list[str]:
        said: list[str] = []
        lines = Lines(live=True)
        lines.come("q")
        await play(Away(away.before_the_deal("Ida", ""), *mine), "de", lines, said.append)
        return said

    assert asyncio.run(left())[-1] == words
