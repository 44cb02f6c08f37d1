"""The first screen: games, saved matches, links."""

import time
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tischrunde import texts
from tischrunde.games.catalogue import GAMES
from tischrunde.terminal.app.asker import Backed, ScreenAsker
from tischrunde.terminal.denials import denial_words
from tischrunde.terminal.drawing import pictures
from tischrunde.terminal.drawing.game_drawing import game_drawing
from tischrunde.terminal.drawing.layout import Prose
from tischrunde.terminal.drawing.words import Words
from tischrunde.terminal.face import face
from tischrunde.terminal.match_setup import Disagreed, Wishes, agree, ask_name
from tischrunde.terminal.pads.new_pad import PadWishes, begin_pad
from tischrunde.terminal.sessions.local import LocalSession
from tischrunde.terminal.sessions.saved_match import Unkept, resume
from tischrunde.terminal.sessions.saved_pad import Writer, free_pad
from tischrunde.terminal.sessions.session import Denied, Session
from tischrunde.texts.company import NO_COMPANY

MAX_SHOWN: Final = 8
"""Maximum number of saved matches offered, the newest first."""

_ENTRIES: Final = ("resume", "join", "pad", "language", "quit")
"""The entries besides the games."""


async def menu(asker: ScreenAsker, pause: float) -> Session | None:
    """Return the session that is chosen, or None to quit."""
    while True:
        try:
            entry = _entries()[await asker.choose(_banner(asker.language), _listed(asker))]
        except Backed:
            return None
        if entry == "quit":
            return None
        try:
            session = await _begun(entry, asker, pause)
        except Backed:
            continue
        except Unkept as told:
            await asker.tell(str(told))
        except Denied as denied:
            await asker.tell(denial_words(denied, NO_COMPANY, asker.language))
        else:
            if session is not None:
                return session


async def _begun(entry: str, asker: ScreenAsker, pause: float) -> Session | None:
    """Return the session that an entry leads to, if it leads to one."""
    match entry:
        case "resume":
            return await _resumed(asker, pause)
        case "join":
            return await _joined(asker)
        case "pad":
            await _score_kept(asker)
            return None
        case "language":
            await _speak(asker)
            return None
        case game:
            return LocalSession(await agree(Wishes(game=game), asker), pause)


def _entries() -> tuple[str, ...]:
    return *GAMES, *_ENTRIES


def _listed(asker: ScreenAsker) -> list[str]:
    games = [face(game).menu_words(asker.language) for game in GAMES]
    return [*games, *(texts.say("app", f"menu-{entry}", asker.language) for entry in _ENTRIES)]


def _banner(language: str) -> RenderableType:
    """Return a few cards of all games, and the program's name."""
    shown = pictures.Spread([picture for game in GAMES for picture in _shown(game, language)])
    return Group(shown, Text(), Prose(texts.say("app", "menu-about", language)))


def _shown(game: str, language: str) -> list[pictures.Picture]:
    drawing = game_drawing(game)
    words = Words(game, drawing.banner_edition, language, ())
    return [pictures.big(words, card) for card in drawing.banner]


async def _resumed(asker: ScreenAsker, pause: float) -> Session:
    """Let a saved match of this folder be chosen."""
    files = _saved()
    if not files:
        raise Unkept(texts.say("app", "nothing-saved", asker.language))
    question = texts.say("app", "ask-file", asker.language)
    chosen = files[await asker.pick(question, [file.name for file in files])]
    session = resume(chosen, pause, asker.language)
    asker.kept = chosen
    return session


def _saved() -> list[Path]:
    return _newest("*.tisch")


def _newest(pattern: str) -> list[Path]:
    files = [file for file in Path().glob(pattern) if file.is_file()]
    return sorted(files, key=lambda file: -file.stat().st_mtime)[:MAX_SHOWN]


async def _joined(asker: ScreenAsker) -> Session:
    """Join a table by its link."""
    from tischrunde.terminal.sessions.guests import Guests  # noqa: PLC0415 - the menu is shown before
    from tischrunde.terminal.sessions.invitation import read_invitation  # noqa: PLC0415
    from tischrunde.terminal.sessions.join import join  # noqa: PLC0415

    wrong = texts.say("terminal", "denied-unfit-link", asker.language)
    question = texts.say("app", "ask-link", asker.language)
    link = await asker.words(question, "", lambda said: None if said else wrong)
    guests = Guests()
    name = guests.last(read_invitation(link, "").server) or await ask_name(asker)
    return await asker.patiently(join(link, name, guests=guests), "joining")


async def _score_kept(asker: ScreenAsker) -> None:
    """Write on a score pad of this folder, or on a new one."""
    files = _newest("*.pad")
    new = texts.say("app", "pad-new", asker.language)
    question = texts.say("app", "ask-pad", asker.language)
    chosen = await asker.pick(question, [new, *(file.name for file in files)]) if files else 0
    writer = Writer(await ask_name(asker), lambda: time.time_ns() // 1_000_000)
    path = files[chosen - 1] if chosen else free_pad()
    try:
        saved = await begin_pad(PadWishes(path), writer, asker)
    except Disagreed as told:
        raise Unkept(str(told)) from None
    await asker.keep_score(saved)


async def _speak(asker: ScreenAsker) -> None:
    """Choose another language."""
    names = [texts.say("app", "language-name", language) for language in texts.LANGUAGES]
    question = texts.say("app", "menu-language", asker.language)
    asker.language = texts.LANGUAGES[await asker.pick(question, names)]
