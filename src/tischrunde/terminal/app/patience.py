"""Waiting for work that takes long, with a way to give up."""

import asyncio
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

from textual.app import App

from tischrunde import texts
from tischrunde.terminal.app.sheet import Sheet
from tischrunde.terminal.drawing.layout import Prose

T = TypeVar("T")

_AT_ONCE_S: Final = 0.1
"""Seconds that work may take without a sheet."""


class GaveUp(Exception):  # noqa: N818 - what happened has a name of its own
    """The user gave up waiting."""


async def patiently(app: App[Any], work: Awaitable[T], message: str, language: str) -> T:
    """Return the result of work; while it takes long, a sheet says what is waited for."""
    doing = asyncio.ensure_future(work)
    try:
        await asyncio.wait({doing}, timeout=_AT_ONCE_S)
        if not doing.done():
            await _wait(app, doing, message, language)
        return doing.result()
    finally:
        doing.cancel()


async def _wait(app: App[Any], doing: asyncio.Future[Any], message: str, language: str) -> None:
    """Show what is waited for until it is done, or somebody gives up."""
    title, words, stop = (
        texts.say("app", said, language) for said in ("title", message, "wait-stop")
    )
    sheet = Sheet(title, Prose(words), [stop], kind="opaque")
    gone = app.push_screen(sheet, wait_for_dismiss=True)
    either: set[asyncio.Future[Any]] = {doing, gone}
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    if not doing.done():
        raise GaveUp
    sheet.dismiss(None)
