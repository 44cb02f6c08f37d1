"""Commands done: what is asked for beside the moves."""

from collections.abc import Iterable
from typing import Any

from tischrunde import texts
from tischrunde.core.match_view import MatchView
from tischrunde.terminal.places.place import Denied
from tischrunde.terminal.plain import asides
from tischrunde.terminal.plain.commands import Asked
from tischrunde.terminal.plain.leaving import leave, save_as
from tischrunde.terminal.plain.sitting import Sitting
from tischrunde.texts.telling import in_words


async def do(sitting: Sitting, asked: Asked) -> None:
    """Do what a command asks for."""
    talk = sitting.talk
    if asked.command == "help":
        talk.tell(asides.help_words(sitting.place, sitting.language))
    elif asked.command == "save":
        await save_as(sitting, asked.rest)
    elif asked.command == "quit":
        await leave(sitting)
    elif sitting.view is None:
        talk.say("not-dealt")
    else:
        talk.tell(await _told(sitting, asked.command, sitting.view))


async def _told(sitting: Sitting, command: str, view: MatchView[Any]) -> Iterable[str]:
    """Return what somebody wants to know of the match."""
    company, language = sitting.company, sitting.language
    if command == "table":
        return in_words(view, company, language)
    if command == "score":
        return asides.sheet_words(view, company, language)
    if command == "rule":
        return asides.rule_words(sitting.refusal, company, language)
    if command == "hint":
        return await _hint(sitting)
    return [texts.say("plain", "not-now", language)]


async def _hint(sitting: Sitting) -> Iterable[str]:
    if sitting.viewer is None or not sitting.place.advises:
        return [texts.say("plain", "hint-not-here", sitting.language)]
    try:
        found = await sitting.place.advice(sitting.viewer)
    except Denied as denied:
        sitting.deny(denied)
        return ()
    return asides.hint_words(found, sitting.company, sitting.language)
