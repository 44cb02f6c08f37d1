"""A match in a file: put away whole, never over another, taken up only if it is true."""

import asyncio
from pathlib import Path

import pytest

from tests.terminal.plain.at_home import before_the_deal
from tischrunde.terminal.sessions.local import LocalSession
from tischrunde.terminal.sessions.saved_match import Unkept, check_free, resume, save


async def two_states(seed: bytes) -> tuple[str, str]:
    """Return a match before and after its first move."""
    session = LocalSession(before_the_deal("uno", "uno-carabiner", ("Ida", "Ben"), (), seed), 0)
    before = await session.record()
    (seat,) = session.scene.waiting
    await session.play(seat, session.scene.views[seat].round.legal[0])
    return before, await session.record()


def test_a_later_state_takes_the_place_of_an_earlier_one_alone(tmp_path: Path) -> None:
    file = tmp_path / "partie.txt"
    before, after = asyncio.run(two_states(b"x"))
    save(before, file, "de")
    save(after, file, "de")
    assert file.read_text("utf-8") == after
    with pytest.raises(Unkept, match="steht etwas anderes"):
        save(before, file, "de")
    with pytest.raises(Unkept, match="steht etwas anderes"):
        save(asyncio.run(two_states(b"z"))[1], file, "de")
    assert file.read_text("utf-8") == after
    assert [*tmp_path.iterdir()] == [file]


def test_a_link_still_leads_to_the_match_and_who_may_read_it_still_may(tmp_path: Path) -> None:
    file, link = tmp_path / "partie.txt", tmp_path / "link.txt"
    before, after = asyncio.run(two_states(b"x"))
    save(before, file, "de")
    usual = tmp_path / "usual"
    usual.touch()
    assert file.stat().st_mode == usual.stat().st_mode
    file.chmod(0o640)
    link.symlink_to(file)
    save(after, link, "de")
    assert link.is_symlink()
    assert file.read_text("utf-8") == after
    assert file.stat().st_mode & 0o777 == 0o640


def test_what_could_not_be_written_is_said_before_the_match(tmp_path: Path) -> None:
    check_free(tmp_path / "partie.txt", "de")
    assert not [*tmp_path.iterdir()]
    (tmp_path / "file").touch()
    for folder in ("nowhere", "file"):
        with pytest.raises(Unkept, match=rf"Den Ordner .*{folder}“ gibt es nicht"):
            check_free(tmp_path / folder / "partie.txt", "de")
    with pytest.raises(Unkept, match="lässt sich nicht schreiben"):
        check_free(Path("/proc/partie.txt"), "de")


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(Unkept, match=r"Den Ordner .*nowhere“ gibt es nicht"):
        save("", tmp_path / "nowhere" / "partie.txt", "de")


def test_a_match_is_taken_up_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "partie.txt"
    _, after = asyncio.run(two_states(b"x"))
    save(after, file, "de")
    assert asyncio.run(resume(file, 0, "de").record()) == after


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("tischrunde 1", "Einkaufszettel", "Eine Aufzeichnung beginnt mit"),
        ("game: uno", "game: skat", "Ein Spiel „skat“ gibt es hier nicht"),
        ("1. ", "1. 1:catch>2 ", "Zeile 11, Spalte 4: Zug 1"),
        ("seat 2: Ben\n", "seat 2: Ben\nbot 2: genius\n", "Stärke „genius“"),
    ],
)
def test_a_file_that_is_not_true_says_why(tmp_path: Path, old: str, new: str, words: str) -> None:
    file = tmp_path / "partie.txt"
    _, after = asyncio.run(two_states(b"x"))
    assert old in after
    file.write_text(after.replace(old, new), "utf-8")
    with pytest.raises(Unkept, match=words):
        resume(file, 0, "de")
