"""A match in plain words inside the test: every question is answered as soon as it is asked."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.terminal.plain.pipes import BACK, PROMPTS
from tischrunde.core.record import Record
from tischrunde.games.catalogue import GAMES
from tischrunde.terminal.plain.console import Lines
from tischrunde.terminal.plain.match_loop import play
from tischrunde.terminal.sessions.local import LocalSession
from tischrunde.terminal.sessions.new_match import fresh
from tischrunde.terminal.sessions.session import Session

HANDED_ON = ("Jetzt ist ",)
LET_GO = ("Wenn du das gelesen hast",)
ASKED = (*PROMPTS, *BACK, *HANDED_ON, *LET_GO, "Tippe ", "Dateiname,")

Typed = Callable[[list[str]], str | None]
"""What is typed after all that was said; None is the end of all lines."""


def before_the_deal(
    game: str, rules: str, names: Sequence[str], levels: Sequence[str], seed: bytes
) -> Record:
    """Return a match before its first deal."""
    edition = GAMES[game].house.read(rules)
    return fresh(GAMES[game], edition, names, levels, seed)


def spoken(record: Record, typed: Typed, kept: Path | None = None) -> list[str]:
    """Play a match at home and return all that was said."""
    return asyncio.run(spoken_at(LocalSession(record, 0), typed, kept))


async def spoken_at(
    session: Session, typed: Typed, kept: Path | None = None, *, live: bool = False
) -> list[str]:
    """Play at a table until nobody answers any more, and return all that was said."""
    said: list[str] = []
    lines = Lines(live=live)

    def out(sentence: str) -> None:
        said.append(sentence)
        if sentence.startswith(ASKED):
            lines.come(typed(said))

    await asyncio.wait_for(play(session, "de", lines, out, kept), 60)
    return said
