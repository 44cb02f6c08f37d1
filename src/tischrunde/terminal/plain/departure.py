"""Leaving a table: the match is saved if wanted, and it is said how to resume it."""

import shlex
from pathlib import Path

from tischrunde import texts
from tischrunde.terminal.plain.commands import Asked, read
from tischrunde.terminal.plain.state import PlainState
from tischrunde.terminal.sessions.saved_match import Unkept, beside, save, saved_words
from tischrunde.terminal.sessions.scene import OVER
from tischrunde.terminal.sessions.session import Denied


class Left(Exception):  # noqa: N818 - what happened has a name of its own
    """The table was left, and everything about it has been printed."""


async def leave(state: PlainState) -> None:
    """Leave, after asking where to save the match if it could not be saved yet."""
    if not _is_open(state):
        await part(state)
    elif state.kept is None or not await keep(state, state.kept):
        await _ask_where(state)
    raise Left


async def _ask_where(state: PlainState) -> None:
    """Ask for a file until the match is saved, or is not to be saved."""
    while True:
        state.talk.say("ask-save")
        name = await state.talk.answer()
        asked = read(name, state.language)
        if not name or _means("no", name, state.language):
            state.talk.say("bye")
            return
        if isinstance(asked, Asked):
            if asked.command == "quit":
                state.talk.say("bye")
                return
            name = asked.rest if asked.command == "save" else ""
        if isinstance(asked, int) or _means("yes", name, state.language) or not name:
            continue
        if await keep(state, _path(name)):
            return


def _means(word: str, line: str, language: str) -> bool:
    return line.casefold() in texts.say("plain", f"word-{word}", language).split()


async def part(state: PlainState) -> None:
    """Print how to resume the match, without asking anything."""
    kept, link = state.kept, state.scene.link
    if link is not None and state.session.mine:
        name = state.scene.names[state.session.mine[0]]
        state.talk.say("left-seat", link=shlex.quote(link), name=shlex.quote(name))
    elif link is not None:
        state.talk.say("left-watching", link=shlex.quote(link))
    elif not _is_open(state):
        state.talk.say("bye")
    elif kept is None or not (await keep(state, kept) or await keep(state, beside(kept))):
        state.talk.say("left-unkept")


def _is_open(state: PlainState) -> bool:
    """Return whether a match at home can be resumed."""
    scene = state.scene
    return scene.link is None and scene.state != OVER and bool(state.session.mine)


async def save_as(state: PlainState, name: str) -> None:
    """Save the match under a name."""
    if name:
        await keep(state, _path(name))
    else:
        state.talk.say("save-where")


def _path(name: str) -> Path:
    """Return the path of a name; the home of an unknown user is part of the name."""
    try:
        return Path(name).expanduser()
    except (RuntimeError, ValueError):
        return Path(name)


async def keep(state: PlainState, path: Path) -> bool:
    """Save the match and print how to resume it; return whether it was saved."""
    try:
        save(await state.session.record(), path, state.language)
    except Unkept as unkept:
        state.talk.tell([str(unkept)])
        return False
    except Denied as denied:
        state.deny(denied)
        return False
    state.talk.tell([saved_words(state.scene, path, state.language)])
    return True
