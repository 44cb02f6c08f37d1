"""Before the deal it is announced what the table waits for, and only what is true."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.terminal.plain.away import LINK, Away, before_the_deal
from tischrunde.terminal.plain.console import Lines
from tischrunde.terminal.plain.match_loop import play
from tischrunde.terminal.sessions.scene import Scene

INVITED = f"Es sind noch Plätze frei. Mit diesem Link kommen die anderen dazu: {LINK}"
READY = "Alle sitzen. Es kann losgehen."
READY_OTHERS = "Alle sitzen. Ben teilt die Karten aus."


async def spoken(mine: tuple[int, ...], scenes: Sequence[Scene], typed: Sequence[str]) -> list[str]:
    """Return what is said at a table once all these scenes were seen, and to what is typed then."""
    said: list[str] = []
    lines = Lines(live=True)
    session = Away(scenes[0], *mine)
    playing = asyncio.create_task(play(session, "de", lines, said.append))
    for scene in scenes[1:]:
        await _quiet(said)
        session.happen(scene)
    for line in (*typed, "q"):
        await _quiet(said)
        lines.come(line)
    await asyncio.wait_for(playing, 60)
    return said


async def _quiet(said: list[str]) -> None:
    """Wait until nothing more is said."""
    before = -1
    while len(said) != before:
        before = len(said)
        for _ in range(20):
            await asyncio.sleep(0)


def test_whoever_waits_is_told_for_whom() -> None:
    gathering = [before_the_deal("Ida", "", host=1), before_the_deal("Ida", "Ben", host=1)]
    said = asyncio.run(spoken((0,), gathering, ["1"]))
    assert said[1:-1] == [INVITED, "Ben setzt sich.", READY_OTHERS, READY_OTHERS]


def test_whoever_may_deal_is_told_so_and_nobody_is_invited_to_a_full_table() -> None:
    said = asyncio.run(spoken((1,), [before_the_deal("Ida", "Ben", host=1)], []))
    assert said[1:-1] == [READY, "", "1. Die Karten austeilen", "Deine Wahl?"]


@pytest.mark.parametrize(
    ("names", "words"),
    [(("Ida", ""), "Du schaust zu."), (("Ida", "Ben"), "Du schaust zu: Hier ist kein Platz frei.")],
)
def test_whoever_watches_since_no_seat_was_free_is_told_so(
    names: tuple[str, str], words: str
) -> None:
    said = asyncio.run(spoken((), [before_the_deal(*names, host=0)], []))
    assert said[1] == words


def test_whoever_is_asked_is_not_asked_again_where_nothing_was_told() -> None:
    ready = before_the_deal("Ida", "Ben", host=0)
    said = asyncio.run(spoken((0,), [ready, replace(ready, events=())], ["xyz"]))
    assert said.count("Deine Wahl?") == 2
