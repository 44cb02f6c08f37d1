"""A match in plain words: what happens is told, and who may act is asked."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tischrunde import texts
from tischrunde.core.game import Seat
from tischrunde.games.catalogue import GAMES
from tischrunde.terminal.places.place import Denied, Place
from tischrunde.terminal.places.saving import beside
from tischrunde.terminal.places.scene import OPEN, OVER, Scene
from tischrunde.terminal.plain.calling import CALLS
from tischrunde.terminal.plain.choosing import choose, offered
from tischrunde.terminal.plain.commands import LIST, Asked, read
from tischrunde.terminal.plain.doing import do
from tischrunde.terminal.plain.ending import after
from tischrunde.terminal.plain.handing_on import hand_on
from tischrunde.terminal.plain.leaving import Left, leave, part
from tischrunde.terminal.plain.lines import Lines
from tischrunde.terminal.plain.news import News
from tischrunde.terminal.plain.sitting import NOBODY, Sitting
from tischrunde.terminal.plain.talk import Ended, Happened, Talk
from tischrunde.terminal.teller import Teller


async def play(
    place: Place,
    language: str,
    lines: Lines,
    out: Callable[[str], object],
    kept: Path | None = None,
) -> None:
    """Play until the match is over or left, and again as often as it is wanted.

    ``kept`` is the file in which a match at home is put away when it is left or over.
    """
    _introduce(place, Talk(lines, out, language))
    again: Place | None = place
    while again is not None:
        async with News(again) as news:
            sitting = _sitting(again, Talk(lines, out, language, news), news, kept)
            try:
                again = await _followed(sitting)
            finally:
                await sitting.place.close()
        kept = None if kept is None else beside(kept)


def _introduce(place: Place, talk: Talk) -> None:
    """Say by which rules it is played; of a table just found also how far it has got."""
    scene = place.scene
    edition, _, _ = scene.rules.partition(",")
    title = texts.say(scene.game, f"edition-{edition}", talk.language)
    target = GAMES[scene.game].house.read(scene.rules).target
    talk.say("rules-agreed", edition=title, points=target)
    if scene.commitment is not None and scene.state == OPEN:
        talk.say("promised", commitment=scene.commitment)
    if not place.mine:
        talk.say("watching-full" if _is_full(scene) else "watching")
    if scene.views and not scene.events:
        view = next(iter(scene.views.values()))
        talk.say("resumed", number=view.number)


def _is_full(scene: Scene) -> bool:
    """Return whether nobody else can sit down; at home nobody is refused a seat."""
    return scene.link is not None and (scene.state != OPEN or None not in scene.chairs)


async def _followed(sitting: Sitting) -> Place | None:
    """Play one match; whoever is called away is told how to go on."""
    try:
        return await _follow(sitting)
    except Left:
        return None
    except Ended:
        sitting.talk.outlive()
        sitting.talk.say("input-over")
        await part(sitting)
        return None
    except (asyncio.CancelledError, BrokenPipeError):
        sitting.talk.outlive()
        sitting.talk.say("interrupted")
        await part(sitting)
        raise
    except Denied:
        sitting.talk.outlive()
        await part(sitting)
        raise
    except Exception:
        sitting.talk.outlive()
        sitting.talk.say("broken")
        with suppress(Left, Ended):
            await leave(sitting)
        raise


def _sitting(place: Place, talk: Talk, news: News, kept: Path | None) -> Sitting:
    viewer: Seat | None = None
    if place.mine:
        viewer = place.mine[0] if len(place.mine) == 1 else NOBODY
    teller = Teller(talk.language, scores=True)
    return Sitting(place, talk, news, teller, place.scene, viewer, kept)


async def _follow(sitting: Sitting) -> Place | None:
    """Tell and ask until the match is over; return where it is played again."""
    while True:
        if not sitting.ahead or sitting.scene is not sitting.place.scene:
            await sitting.hear()
        sitting.ahead = False
        try:
            if sitting.scene.state == OVER:
                return await after(sitting)
            await _turn(sitting)
        except Happened:
            continue


async def _turn(sitting: Sitting) -> None:
    """Ask whoever may act; where nobody of those here may, just tell."""
    seat = _asked(sitting)
    sitting.tell_news()
    sitting.tell_awaited()
    if seat is not None and seat != sitting.viewer:
        await hand_on(sitting, seat)
        if sitting.viewer != seat:
            return
        sitting.tell_news()
    if seat is not None:
        await choose(sitting, seat)
    else:
        await _wait(sitting)


def _asked(sitting: Sitting) -> Seat | None:
    """Return whom of those here the match waits for, or who before the screen may step in."""
    scene, viewer = sitting.scene, sitting.viewer
    waiting = [seat for seat in sitting.place.mine if seat in scene.waiting]
    if waiting and viewer not in waiting:
        before = NOBODY if sitting.former is None else sitting.former
        start = before if viewer is None or viewer == NOBODY else viewer
        return min(waiting, key=lambda seat: (seat - start) % len(scene.chairs))
    if viewer is None or viewer == NOBODY or not offered(sitting, viewer):
        return None
    return viewer


async def _wait(sitting: Sitting) -> None:
    """Wait for others; somebody at a terminal may ask for things meanwhile."""
    while sitting.talk.live and sitting.viewer != NOBODY:
        asked = read(await sitting.talk.line(), sitting.language)
        if isinstance(asked, Asked) and asked.command not in (LIST, *CALLS):
            await do(sitting, asked)
        elif sitting.scene.state == OPEN:
            sitting.talk.tell([sitting.awaited])
        else:
            sitting.talk.say("not-now")
