"""The first screen: what one can begin with."""

from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tischrunde import texts
from tischrunde.rallye.cards import Card as RallyeCard
from tischrunde.terminal.agreeing import Wishes, agree, ask_name
from tischrunde.terminal.app.asker import Backed, ScreenAsker
from tischrunde.terminal.denials import denial_words
from tischrunde.terminal.drawing import faces
from tischrunde.terminal.drawing.layout import Prose
from tischrunde.terminal.drawing.words import Words
from tischrunde.terminal.places.home import HomeTable
from tischrunde.terminal.places.place import Denied, Place
from tischrunde.terminal.places.saving import Unkept, resume
from tischrunde.texts.company import NO_COMPANY
from tischrunde.uno.cards import Card as UnoCard

MAX_SHOWN: Final = 8
"""Maximum number of saved matches offered, the newest first."""

_ENTRIES: Final = ("rallye", "uno", "resume", "join", "language", "quit")


async def menu(asker: ScreenAsker, pause: float) -> Place | None:
    """Return where somebody sits down, or None who would rather go."""
    while True:
        try:
            entry = _ENTRIES[await asker.choose(_banner(asker.language), _listed(asker))]
        except Backed:
            return None
        if entry == "quit":
            return None
        try:
            place = await _begun(entry, asker, pause)
        except Backed:
            continue
        except Unkept as told:
            await asker.tell(str(told))
        except Denied as denied:
            await asker.tell(denial_words(denied, NO_COMPANY, asker.language))
        else:
            if place is not None:
                return place


async def _begun(entry: str, asker: ScreenAsker, pause: float) -> Place | None:
    """Return where an entry leads to, if it is a table."""
    match entry:
        case "resume":
            return await _resumed(asker, pause)
        case "join":
            return await _joined(asker)
        case "language":
            await _speak(asker)
            return None
        case game:
            return HomeTable(await agree(Wishes(game=game), asker), pause)


def _listed(asker: ScreenAsker) -> list[str]:
    return [texts.say("app", f"menu-{entry}", asker.language) for entry in _ENTRIES]


def _banner(language: str) -> RenderableType:
    """Return a few cards of both games, and what this is."""
    rallye = Words("rallye", "fx-schmid", language, ())
    uno = Words("uno", "uno-carabiner", language, ())
    shown = faces.Spread(
        [
            faces.big(rallye, RallyeCard.STOP),
            faces.big(rallye, RallyeCard.ROLL),
            faces.big(rallye, RallyeCard.RIGHT_OF_WAY),
            faces.big(uno, UnoCard["YELLOW_7"]),
        ]
    )
    return Group(shown, Text(), Prose(texts.say("app", "menu-about", language)))


async def _resumed(asker: ScreenAsker, pause: float) -> Place:
    """Let a saved match of this folder be chosen."""
    files = _saved()
    if not files:
        raise Unkept(texts.say("app", "nothing-saved", asker.language))
    question = texts.say("app", "ask-file", asker.language)
    chosen = files[await asker.pick(question, [file.name for file in files])]
    place = resume(chosen, pause, asker.language)
    asker.kept = chosen
    return place


def _saved() -> list[Path]:
    files = [file for file in Path().glob("*.tisch") if file.is_file()]
    return sorted(files, key=lambda file: -file.stat().st_mtime)[:MAX_SHOWN]


async def _joined(asker: ScreenAsker) -> Place:
    """Let somebody come to a table by its link."""
    from tischrunde.terminal.places.guests import Guests  # noqa: PLC0415 - the menu is shown before
    from tischrunde.terminal.places.invitation import read_invitation  # noqa: PLC0415
    from tischrunde.terminal.places.joining import join  # noqa: PLC0415

    wrong = texts.say("terminal", "denied-unfit-link", asker.language)
    question = texts.say("app", "ask-link", asker.language)
    link = await asker.words(question, "", lambda said: None if said else wrong)
    guests = Guests()
    name = guests.last(read_invitation(link, "").server) or await ask_name(asker)
    return await asker.patiently(join(link, name, guests=guests), "joining")


async def _speak(asker: ScreenAsker) -> None:
    """Speak another language from now on."""
    names = [texts.say("app", "language-name", language) for language in texts.LANGUAGES]
    question = texts.say("app", "menu-language", asker.language)
    asker.language = texts.LANGUAGES[await asker.pick(question, names)]
