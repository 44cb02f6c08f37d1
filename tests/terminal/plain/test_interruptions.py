"""What happens while somebody is asked."""

import asyncio

import pytest

from tests.terminal.plain.at_home import before_the_deal
from tischrunde import texts
from tischrunde.terminal.plain.console import Lines
from tischrunde.terminal.plain.match_loop import play
from tischrunde.terminal.sessions.local import LocalSession


async def overtaken(*, live: bool) -> list[str]:
    """Return what is said where a seat acts elsewhere while it is asked here, then types 1."""
    record = before_the_deal("rallye", "fx-schmid", ("Ida", "Bot"), ("", "easy"), b"y")
    session = LocalSession(record, 0)
    said: list[str] = []
    asked: asyncio.Queue[None] = asyncio.Queue()
    lines = Lines(live=live)

    def out(sentence: str) -> None:
        said.append(sentence)
        if sentence == "Deine Wahl?":
            asked.put_nowait(None)

    playing = asyncio.create_task(play(session, "de", lines, out))
    await asked.get()
    await session.play(0, session.scene.views[0].round.legal[-1])
    await asked.get()
    lines.come("1")
    await asked.get()
    lines.come(None)
    await playing
    return said


@pytest.mark.parametrize("live", [True, False])
def test_what_happens_meanwhile_is_told_and_asked_anew(live: bool) -> None:  # noqa: FBT001
    said = asyncio.run(asyncio.wait_for(overtaken(live=live), 60))
    assert said.count("Du bist dran.") >= 2
    assert texts.say("plain", "meanwhile", "de") in said
