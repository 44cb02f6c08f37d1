"""After a match: who won, and whether it is played again."""

import asyncio
from typing import Any, Final

from tischrunde import texts
from tischrunde.terminal.findings import finding_words
from tischrunde.terminal.places.place import Denied, Place
from tischrunde.terminal.plain.commands import LIST, Asked, read
from tischrunde.terminal.plain.doing import do
from tischrunde.terminal.plain.leaving import Left, keep
from tischrunde.terminal.plain.sitting import NOBODY, Sitting
from tischrunde.terminal.plain.talk import Happened

_AGAIN: Final = 1
_ENOUGH: Final = 2
_AT_ONCE_S: Final = 0.1
"""Seconds within which the next match is dealt at home; elsewhere others have to agree."""


async def after(sitting: Sitting) -> Place | None:
    """Tell how the match ended and ask what follows; return where it is played again."""
    talk = sitting.talk
    if sitting.viewer == NOBODY:
        sitting.viewer = sitting.place.mine[0]
    sitting.tell_news()
    answers = [texts.say("plain", f"end-{word}", sitting.language) for word in ("again", "enough")]
    if sitting.listed != answers:
        talk.tell(finding_words(await sitting.place.proof(), sitting.language))
        if sitting.kept is not None:
            await keep(sitting, sitting.kept)
        if not sitting.place.mine:
            return None
        sitting.listed = answers
        talk.say("match-over")
        talk.enumerate(answers)
    while True:
        talk.prompt()
        line = await talk.line()
        asked = read(line, sitting.language)
        if asked == _AGAIN:
            return await _again(sitting)
        if asked == _ENOUGH:
            talk.say("bye")
            raise Left
        if not line or asked == Asked(LIST):
            talk.enumerate(answers)
        elif isinstance(asked, Asked):
            await do(sitting, asked)
        else:
            talk.say("no-such-choice", count=len(answers))


async def _again(sitting: Sitting) -> Place:
    """Wait until all want to play the same again, unless one would rather go."""
    again = asyncio.ensure_future(sitting.place.again())
    try:
        await asyncio.wait({again}, timeout=_AT_ONCE_S)
        if not again.done():
            sitting.talk.say("again-once-all")
        while sitting.talk.live and not again.done():
            await _meanwhile(sitting, again)
        return await again
    except Denied as denied:
        sitting.deny(denied)
        raise Left from None
    finally:
        again.cancel()


async def _meanwhile(sitting: Sitting, again: asyncio.Future[Place]) -> None:
    """Tell what happens and do what is typed, until others want to play again too."""
    line = asyncio.ensure_future(sitting.talk.line())
    either: set[asyncio.Future[Any]] = {again, line}
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    if not line.done():
        line.cancel()
        await asyncio.gather(line, return_exceptions=True)
        return
    try:
        asked = read(line.result(), sitting.language)
    except Happened:
        await sitting.hear()
        sitting.tell_news()
        return
    if isinstance(asked, Asked) and asked.command != LIST:
        await do(sitting, asked)
    else:
        sitting.talk.say("again-once-all")
