"""Going away from a table: the match is put away if wanted, and one learns how to go on."""

import shlex
from pathlib import Path

from tischrunde import texts
from tischrunde.terminal.places.place import Denied
from tischrunde.terminal.places.saving import Unkept, beside, save, saved_words
from tischrunde.terminal.places.scene import OVER
from tischrunde.terminal.plain.commands import Asked, read
from tischrunde.terminal.plain.sitting import Sitting


class Left(Exception):  # noqa: N818 - what happened has a name of its own
    """Somebody went away, and everything about it has been said."""


async def leave(sitting: Sitting) -> None:
    """Go away, after asking where to keep the match if it could not be kept yet."""
    if not _is_open(sitting):
        await part(sitting)
    elif sitting.kept is None or not await keep(sitting, sitting.kept):
        await _ask_where(sitting)
    raise Left


async def _ask_where(sitting: Sitting) -> None:
    """Ask for a file until the match is put away, or is not meant to be."""
    while True:
        sitting.talk.say("ask-save")
        name = await sitting.talk.answer()
        asked = read(name, sitting.language)
        if not name or _means("no", name, sitting.language):
            sitting.talk.say("bye")
            return
        if isinstance(asked, Asked):
            if asked.command == "quit":
                sitting.talk.say("bye")
                return
            name = asked.rest if asked.command == "save" else ""
        if isinstance(asked, int) or _means("yes", name, sitting.language) or not name:
            continue
        if await keep(sitting, _path(name)):
            return


def _means(word: str, line: str, language: str) -> bool:
    return line.casefold() in texts.say("plain", f"word-{word}", language).split()


async def part(sitting: Sitting) -> None:
    """Say how one can go on, without asking anything."""
    kept, link = sitting.kept, sitting.scene.link
    if link is not None and sitting.place.mine:
        name = sitting.scene.names[sitting.place.mine[0]]
        sitting.talk.say("left-seat", link=shlex.quote(link), name=shlex.quote(name))
    elif link is not None:
        sitting.talk.say("left-watching", link=shlex.quote(link))
    elif not _is_open(sitting):
        sitting.talk.say("bye")
    elif kept is None or not (await keep(sitting, kept) or await keep(sitting, beside(kept))):
        sitting.talk.say("left-unkept")


def _is_open(sitting: Sitting) -> bool:
    """Return whether a match at home can be taken up again."""
    scene = sitting.scene
    return scene.link is None and scene.state != OVER and bool(sitting.place.mine)


async def save_as(sitting: Sitting, name: str) -> None:
    """Put the match away under a name."""
    if name:
        await keep(sitting, _path(name))
    else:
        sitting.talk.say("save-where")


def _path(name: str) -> Path:
    """Return where a name leads; a home that nobody has is part of the name."""
    try:
        return Path(name).expanduser()
    except (RuntimeError, ValueError):
        return Path(name)


async def keep(sitting: Sitting, path: Path) -> bool:
    """Put the match away and say how to go on; return whether it was."""
    try:
        save(await sitting.place.record(), path, sitting.language)
    except Unkept as unkept:
        sitting.talk.tell([str(unkept)])
        return False
    except Denied as denied:
        sitting.deny(denied)
        return False
    sitting.talk.tell([saved_words(sitting.scene, path, sitting.language)])
    return True
