"""A score pad in a file: whole after every entry, never over another, shared with others."""

import subprocess
import sys
from itertools import count
from pathlib import Path
from random import Random

import pytest

from tests.pad.evening import OPENED_AT, RALLYE, UNO, field_of
from tischrunde.pad.commands import Denied
from tischrunde.pad.events import Opened, RoundField, SeatName, Written
from tischrunde.pad.verify import verify_pad
from tischrunde.terminal.sessions.saved_match import Unkept
from tischrunde.terminal.sessions.saved_pad import (
    MAX_BYTES,
    SavedPad,
    Writer,
    create,
    open_saved,
    read_log,
)

KILLS = 8
MOST_ENTRIES = 25
"""Maximum number of entries between two kills."""


def writer(name: str = "Ida") -> Writer:
    """Return somebody whose clock ticks once an entry."""
    return Writer(name, count(OPENED_AT + 1).__next__)


def new(folder: Path, opened: Opened = UNO, name: str = "evening.pad") -> SavedPad:
    """Return a new pad in a folder."""
    return create(folder / name, opened, writer(), "de")


def place(words: str, number: int = 1) -> RoundField:
    """Return a field of a round."""
    return RoundField(number, field_of(words))


def tell(saved: SavedPad, words: str, value: str | None, number: int = 1) -> None:
    """Write in a field."""
    saved.write([(place(words, number), value)])


def values(saved: SavedPad, words: str, number: int = 1) -> set[str | None]:
    """Return what stands in a field."""
    return {event.value for event in saved.pad.standing.get(place(words, number), ())}


def test_every_entry_is_in_the_file_before_the_next(tmp_path: Path) -> None:
    saved = new(tmp_path)
    for words, value in (("out", "1"), ("points 2", "35"), ("points 3", "24")):
        tell(saved, words, value)
        assert verify_pad(saved.path.read_bytes()).verified
        opened, written = read_log(saved.path, "de")
        assert (opened, {*written}) == (UNO, {*saved.pad.trail} - {UNO})
    assert saved.pad.match.totals == (59, 0, 0)
    assert open_saved(saved.path, writer(), "de").pad == saved.pad


def test_a_killed_program_leaves_a_whole_file_with_all_it_said_to_be_there(tmp_path: Path) -> None:
    path = new(tmp_path).path
    dice = Random(23)
    for _ in range(KILLS):
        with subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, "-m", "tests.terminal.sessions.pad_writer", str(path)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[3],
        ) as writing:
            assert writing.stdout is not None
            said = [writing.stdout.readline() for _ in range(dice.randint(1, MOST_ENTRIES))]
            writing.kill()
        assert verify_pad(path.read_bytes()).verified
        rounds = open_saved(path, writer(), "de").pad.rounds
        assert len(rounds) >= int(said[-1])
        assert all(each.sheets is not None for each in rounds)


def test_two_programs_with_one_file_lose_nothing(tmp_path: Path) -> None:
    one = new(tmp_path)
    other = open_saved(one.path, writer("Ben"), "de")
    tell(one, "out", "1")
    tell(other, "points 2", "35")
    tell(one, "points 3", "24")
    assert one.pad.match.totals == (59, 0, 0)
    tell(other, "points 3", "20")
    assert one.pad.match.totals == (59, 0, 0)
    assert other.pad.match.totals == (55, 0, 0)
    assert not other.pad.quarrels
    assert open_saved(one.path, writer(), "de").pad == other.pad


def test_a_file_that_was_removed_comes_back_with_the_next_entry(tmp_path: Path) -> None:
    saved = new(tmp_path)
    tell(saved, "out", "1")
    saved.path.unlink()
    tell(saved, "points 2", "35")
    assert open_saved(saved.path, writer(), "de").pad == saved.pad


def test_what_stands_already_is_not_written_again(tmp_path: Path) -> None:
    saved = new(tmp_path)
    tell(saved, "out", "1")
    before = saved.pad
    tell(saved, "out", "1")
    tell(saved, "points 2", None)
    assert saved.pad == before


def test_undo_goes_back_step_by_step_to_the_empty_pad(tmp_path: Path) -> None:
    saved = new(tmp_path, RALLYE)
    tell(saved, "km A", "700")
    saved.write([(place("km A"), None), (place("distances A"), "0 0 0 3 2")])
    tell(saved, "distances A", "0 0 0 5 1")
    seen = []
    while saved.undo():
        seen.append((values(saved, "km A"), values(saved, "distances A")))
    assert seen == [({None}, {"0 0 0 3 2"}), ({"700"}, {None}), ({None}, {None})]
    assert verify_pad(saved.path.read_bytes()).verified
    assert len(saved.pad.trail) == 9


def test_undo_leaves_alone_what_somebody_else_wrote_since(tmp_path: Path) -> None:
    one = new(tmp_path)
    tell(one, "out", "1")
    tell(one, "points 2", "35")
    other = open_saved(one.path, writer("Ben"), "de")
    tell(other, "points 2", "40")
    assert [change.place for change in one.undo()] == [place("out")]
    assert values(one, "points 2") == {"40"}
    assert one.undo() == ()


def test_undo_reaches_what_was_written_before_the_file_was_opened(tmp_path: Path) -> None:
    first = new(tmp_path)
    tell(first, "out", "1")
    again = open_saved(first.path, writer(), "de")
    assert again.undo()
    assert values(again, "out") == {None}
    assert again.undo() == ()


def test_a_decided_quarrel_comes_back_when_that_is_undone(tmp_path: Path) -> None:
    saved = quarrelling(tmp_path)
    (events,) = saved.pad.quarrels.values()
    saved.decide(events[1])
    assert not saved.pad.quarrels
    assert saved.undo()
    assert values(saved, "out") == {"1", "2"}


def quarrelling(folder: Path) -> SavedPad:
    """Return a pad on which two files disagree."""
    one, other = new(folder), new(folder, name="other.pad")
    tell(one, "out", "1")
    ben = open_saved(other.path, writer("Ben"), "de")
    tell(ben, "out", "2")
    tell(ben, "points 1", "9")
    assert [event.by for event in one.join(other.path)] == ["Ben", "Ben"]
    return one


def test_joined_files_are_the_union_of_their_entries_and_quarrels_show(tmp_path: Path) -> None:
    saved = quarrelling(tmp_path)
    assert values(saved, "out") == {"1", "2"}
    assert saved.join(tmp_path / "other.pad") == ()
    back = open_saved(tmp_path / "other.pad", writer("Ben"), "de")
    assert len(back.join(saved.path)) == 1
    assert back.pad == saved.pad


def test_another_pad_is_not_joined_and_nothing_is_changed(tmp_path: Path) -> None:
    saved, other = new(tmp_path), new(tmp_path, RALLYE, "other.pad")
    before = saved.path.read_bytes()
    with pytest.raises(Unkept, match="ein anderer Wertungsblock"):
        saved.join(other.path)
    assert saved.path.read_bytes() == before


def test_a_file_that_is_there_is_no_place_for_a_new_pad(tmp_path: Path) -> None:
    new(tmp_path)
    with pytest.raises(Unkept, match="gibt es schon"):
        new(tmp_path)


def test_another_pad_put_in_its_place_is_not_overwritten(tmp_path: Path) -> None:
    saved, other = new(tmp_path), new(tmp_path, RALLYE, "other.pad")
    saved.path.write_bytes(other.path.read_bytes())
    with pytest.raises(Unkept, match="steht etwas anderes"):
        tell(saved, "out", "1")
    assert saved.path.read_bytes() == other.path.read_bytes()
    assert len(saved.pad.trail) == 1


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        (lambda text: text.replace("points 2: 35", "points 2: 36"), "nicht öffnen"),
        (lambda text: text[: text.index("seal")], "Siegel"),
        (lambda _: "", "beginnt mit"),
        (lambda _: "tischrunde 2\n", "beginnt mit"),
        (lambda text: text[:200], "nicht öffnen"),
        (lambda text: text.replace("game: uno", "game: skat"), "nicht öffnen"),
        (lambda _: "tischrunde pad 1\n" + "x" * MAX_BYTES, "zu groß"),
    ],
    ids=["changed", "unsealed", "empty", "record", "half", "game", "large"],
)
def test_a_broken_file_is_not_opened_and_left_as_it_is(
    changed: object, words: str, tmp_path: Path
) -> None:
    saved = new(tmp_path)
    tell(saved, "points 2", "35")
    text = changed(saved.path.read_text("utf-8"))  # type: ignore[operator]
    saved.path.write_text(text, "utf-8")
    with pytest.raises(Unkept, match=words):
        open_saved(saved.path, writer(), "de")
    with pytest.raises(Unkept, match=words):
        tell(saved, "points 2", "36")
    assert saved.path.read_text("utf-8") == text


def test_what_cannot_be_written_does_not_count(tmp_path: Path) -> None:
    saved = new(tmp_path)
    saved.path.unlink()
    tmp_path.rename(tmp_path.with_name("gone"))
    with pytest.raises(Unkept, match=r"Den Ordner .* gibt es nicht"):
        tell(saved, "out", "1")
    assert len(saved.pad.trail) == 1
    with pytest.raises(Unkept):
        create(Path("a\0b.pad"), UNO, writer(), "de")


def test_what_is_no_answer_is_denied(tmp_path: Path) -> None:
    saved = new(tmp_path)
    for wrong in (place("points 2"), SeatName(7)):
        with pytest.raises(Denied):
            saved.write([(wrong, "many\x07")])
    assert saved.path.read_text("utf-8").count("round") == 0


def test_events_of_an_unknown_past_are_not_taken_back(tmp_path: Path) -> None:
    saved = new(tmp_path)
    unknown = Written(UNO.id, "Ben", OPENED_AT, place("out"), "2", ("0" * 20,))
    other = create(tmp_path / "other.pad", UNO, writer("Ben"), "de")
    other._add([unknown])  # noqa: SLF001 - as a file may come from elsewhere
    saved.join(other.path)
    reopened = open_saved(saved.path, writer(), "de")
    with pytest.raises(Denied, match="unknown-before"):
        reopened.undo()
