"""After a match: who won, and whether there is a rematch."""

import asyncio
from typing import Any, Final

from tischrunde import texts
from tischrunde.terminal.findings import finding_words
from tischrunde.terminal.plain.actions import do
from tischrunde.terminal.plain.commands import LIST, Asked, read
from tischrunde.terminal.plain.console import Happened
from tischrunde.terminal.plain.departure import Left, keep
from tischrunde.terminal.plain.state import NOBODY, PlainState
from tischrunde.terminal.sessions.session import Denied, Session

_AGAIN: Final = 1
_ENOUGH: Final = 2
_AT_ONCE_S: Final = 0.1
"""Seconds within which the next match is dealt at home; elsewhere others have to agree."""


async def after(state: PlainState) -> Session | None:
    """Print how the match ended and ask what follows; return the session of a rematch."""
    talk = state.talk
    if state.viewer == NOBODY:
        state.viewer = state.session.mine[0]
    state.tell_news()
    answers = [texts.say("plain", f"end-{word}", state.language) for word in ("again", "enough")]
    if state.listed != answers:
        talk.tell(finding_words(await state.session.proof(), state.language))
        if state.kept is not None:
            await keep(state, state.kept)
        if not state.session.mine:
            return None
        state.listed = answers
        talk.say("match-over")
        talk.enumerate(answers)
    while True:
        talk.prompt()
        line = await talk.line()
        asked = read(line, state.language)
        if asked == _AGAIN:
            return await _again(state)
        if asked == _ENOUGH:
            talk.say("bye")
            raise Left
        if not line or asked == Asked(LIST):
            talk.enumerate(answers)
        elif isinstance(asked, Asked):
            await do(state, asked)
        else:
            talk.say("no-such-choice", count=len(answers))


async def _again(state: PlainState) -> Session:
    """Wait until all want a rematch, or somebody leaves."""
    again = asyncio.ensure_future(state.session.again())
    try:
        await asyncio.wait({again}, timeout=_AT_ONCE_S)
        if not again.done():
            state.talk.say("again-once-all")
        while state.talk.live and not again.done():
            await _meanwhile(state, again)
        return await again
    except Denied as denied:
        state.deny(denied)
        raise Left from None
    finally:
        again.cancel()


async def _meanwhile(state: PlainState, again: asyncio.Future[Session]) -> None:
    """Print what happens and run what is typed, until others want a rematch too."""
    line = asyncio.ensure_future(state.talk.line())
    either: set[asyncio.Future[Any]] = {again, line}
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    if not line.done():
        line.cancel()
        await asyncio.gather(line, return_exceptions=True)
        return
    try:
        asked = read(line.result(), state.language)
    except Happened:
        await state.hear()
        state.tell_news()
        return
    if isinstance(asked, Asked) and asked.command != LIST:
        await do(state, asked)
    else:
        state.talk.say("again-once-all")
