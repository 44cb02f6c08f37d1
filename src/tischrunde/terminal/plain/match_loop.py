"""A match in plain words: prints what happens, asks who may act, hands a shared screen on."""

import asyncio
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from tischrunde import texts
from tischrunde.core.game import Seat
from tischrunde.games.catalogue import GAMES
from tischrunde.terminal.plain.actions import do
from tischrunde.terminal.plain.choice import choose, offered
from tischrunde.terminal.plain.commands import LIST, Asked, read
from tischrunde.terminal.plain.console import Ended, Happened, Lines, News, Talk
from tischrunde.terminal.plain.departure import Left, leave, part
from tischrunde.terminal.plain.match_end import after
from tischrunde.terminal.plain.offers import CALLS, Offer, called, offers
from tischrunde.terminal.plain.state import NOBODY, PlainState
from tischrunde.terminal.sessions.saved_match import beside
from tischrunde.terminal.sessions.scene import OPEN, OVER, Scene
from tischrunde.terminal.sessions.session import Denied, Session
from tischrunde.terminal.teller import Teller
from tischrunde.texts.narration import company_at


async def hand_on(state: PlainState, seat: Seat) -> None:
    """Clear the screen and wait for the next seat; whoever leaves may still step in."""
    if state.viewer != NOBODY:
        await _let_go(state)
    stepping_in = list(_stepping_in(state))
    while True:
        state.talk.say("hand-on", name=state.scene.names[seat])
        _offer(state, stepping_in)
        line = await state.talk.line()
        if not line:
            state.viewer, state.former, state.listed = seat, None, []
            return
        if await _stepped_in(state, read(line, state.language), stepping_in):
            return


async def _let_go(state: PlainState) -> None:
    """Clear the screen, once whoever leaves it has read what is for them alone."""
    if state.confided:
        state.talk.say("let-go")
        await state.talk.line()
    state.former, state.viewer, state.confided = state.viewer, NOBODY, False
    state.talk.tell([""] * shutil.get_terminal_size().lines)


def _stepping_in(state: PlainState) -> Iterator[Offer]:
    """Yield what whoever left may do out of turn in public, naming no card."""
    view = state.scene.views.get(state.former)
    if view is not None and state.former is not None:
        company = company_at(state.scene.game, view, state.scene.names)
        for offer in offers(view.round, company, state.language):
            if offer.key:
                yield offer


def _offer(state: PlainState, stepping_in: list[Offer]) -> None:
    if stepping_in and state.former is not None:
        state.talk.say("still-for", name=state.scene.names[state.former])
        state.talk.offer(stepping_in)


async def _stepped_in(
    state: PlainState, asked: int | Asked | None, stepping_in: list[Offer]
) -> bool:
    """Run what was typed while nobody has the screen; return whether it was a move."""
    if not isinstance(asked, Asked):
        return False
    move = called(asked, stepping_in, state.scene)
    if move is not None and state.former is not None:
        return await state.play(state.former, move)
    if asked.command in {"help", "save", "quit"}:
        await do(state, asked)
    return False


async def play(
    session: Session,
    language: str,
    lines: Lines,
    out: Callable[[str], object],
    kept: Path | None = None,
) -> None:
    """Play until the match is over or left, and then all rematches.

    ``kept`` is the file in which a match at home is saved when it is left or over.
    """
    _introduce(session, Talk(lines, out, language))
    again: Session | None = session
    while again is not None:
        async with News(again) as news:
            state = _state(again, Talk(lines, out, language, news), news, kept)
            try:
                again = await _followed(state)
            finally:
                await state.session.close()
        kept = None if kept is None else beside(kept)


def _introduce(session: Session, talk: Talk) -> None:
    """Print the rules; at a table just joined also how far the match has got."""
    scene = session.scene
    edition, _, _ = scene.rules.partition(",")
    title = texts.say(scene.game, f"edition-{edition}", talk.language)
    target = GAMES[scene.game].house.read(scene.rules).target
    talk.say("rules-agreed", edition=title, points=target)
    if scene.commitment is not None and scene.state == OPEN:
        talk.say("promised", commitment=scene.commitment)
    if not session.mine:
        talk.say("watching-full" if _is_full(scene) else "watching")
    if scene.views and not scene.events:
        view = next(iter(scene.views.values()))
        talk.say("resumed", number=view.number)


def _is_full(scene: Scene) -> bool:
    """Return whether nobody else can sit down; at home nobody is refused a seat."""
    return scene.link is not None and (scene.state != OPEN or None not in scene.chairs)


async def _followed(state: PlainState) -> Session | None:
    """Play one match; if it is interrupted, print how to resume it."""
    try:
        return await _follow(state)
    except Left:
        return None
    except Ended:
        state.talk.outlive()
        state.talk.say("input-over")
        await part(state)
        return None
    except (asyncio.CancelledError, BrokenPipeError):
        state.talk.outlive()
        state.talk.say("interrupted")
        await part(state)
        raise
    except Denied:
        state.talk.outlive()
        await part(state)
        raise
    except Exception:
        state.talk.outlive()
        state.talk.say("broken")
        with suppress(Left, Ended):
            await leave(state)
        raise


def _state(session: Session, talk: Talk, news: News, kept: Path | None) -> PlainState:
    viewer: Seat | None = None
    if session.mine:
        viewer = session.mine[0] if len(session.mine) == 1 else NOBODY
    teller = Teller(talk.language, scores=True)
    return PlainState(session, talk, news, teller, session.scene, viewer, kept)


async def _follow(state: PlainState) -> Session | None:
    """Print and ask until the match is over; return the session of a rematch."""
    while True:
        if not state.ahead or state.scene is not state.session.scene:
            await state.hear()
        state.ahead = False
        try:
            if state.scene.state == OVER:
                return await after(state)
            await state.session.resume()
            await _turn(state)
        except Happened:
            continue


async def _turn(state: PlainState) -> None:
    """Ask whoever may act here; if nobody may, wait for others."""
    seat = _asked(state)
    state.tell_news()
    state.tell_awaited()
    if seat is not None and seat != state.viewer:
        await hand_on(state, seat)
        if state.viewer != seat:
            return
        state.tell_news()
    if seat is not None:
        await choose(state, seat)
    else:
        await _wait(state)


def _asked(state: PlainState) -> Seat | None:
    """Return the seat here that the match waits for, or that may step in at the screen."""
    scene, viewer = state.scene, state.viewer
    waiting = [seat for seat in state.session.mine if seat in scene.waiting]
    if waiting and viewer not in waiting:
        before = NOBODY if state.former is None else state.former
        start = before if viewer is None or viewer == NOBODY else viewer
        return min(waiting, key=lambda seat: (seat - start) % len(scene.chairs))
    if viewer is None or viewer == NOBODY or not offered(state, viewer):
        return None
    return viewer


async def _wait(state: PlainState) -> None:
    """Wait for others; at a terminal commands may be typed meanwhile."""
    while state.talk.live and state.viewer != NOBODY:
        asked = read(await state.talk.line(), state.language)
        if isinstance(asked, Asked) and asked.command not in (LIST, *CALLS):
            await do(state, asked)
        elif state.scene.state == OPEN:
            state.talk.tell([state.awaited])
        else:
            state.talk.say("not-now")
