"""A seat chooses a move: the situation, one list, and questions until the move is played."""

import math
import time
from typing import Any, Final

from tischrunde.core.game import Seat
from tischrunde.terminal.face import Answer, MoveQuestion, face
from tischrunde.terminal.plain.actions import do
from tischrunde.terminal.plain.commands import LIST, Asked, read
from tischrunde.terminal.plain.offers import (
    CALLS,
    START,
    TAKE_BACK,
    Offer,
    at_table,
    called,
    offers,
)
from tischrunde.terminal.plain.state import PlainState
from tischrunde.terminal.sessions.scene import OPEN
from tischrunde.terminal.sessions.session import Denied
from tischrunde.texts.company import Company

_REACTION_S: Final = 2.0
"""Minimum number of seconds in which somebody can hear a list and choose from it."""


def misgiving(move: Any, company: Company, language: str) -> MoveQuestion | None:  # noqa: ANN401 - of any game
    """Return the question before a move that is probably a mistake."""
    doubt = face(company.game).misgiving(move, company.edition, language)
    return None if doubt is None else MoveQuestion(doubt.title, (Answer(doubt.go_on, (move,)),))


async def choose(state: PlainState, seat: Seat) -> None:
    """Ask the seat before the screen until it has acted."""
    answers = offered(state, seat)
    situation = _situation(state)
    if _is_new(state, situation, answers):
        _tell(state, situation, answers)
    numbered = [answer for answer in answers if not answer.key]
    while True:
        state.talk.prompt()
        line = await state.talk.line()
        asked = read(line, state.language)
        if not line or asked == Asked(LIST):
            _tell(state, situation, answers)
        elif isinstance(asked, Asked):
            if await _asked(state, seat, asked, answers):
                return
        elif _is_overtaken(state):
            state.talk.say("meanwhile")
        elif asked is None or not 1 <= asked <= len(numbered):
            state.talk.say("no-such-choice", count=len(numbered))
        elif await _chosen(state, seat, numbered[asked - 1]):
            return


def offered(state: PlainState, seat: Seat) -> list[Offer]:
    """Return what a seat can do: at the table itself, or in the match."""
    scene, language = state.scene, state.language
    if scene.state == OPEN:
        return [at_table(START, language)] if scene.may_deal(seat) else []
    chair = scene.chairs[seat]
    if chair is not None and chair.stood_in:
        return [at_table(TAKE_BACK, language)]
    return offers(scene.views[seat].round, state.company, language)


def _situation(state: PlainState) -> list[str]:
    if state.view is None:
        return []
    game = face(state.scene.game)
    return list(game.essentials(state.view.round, state.company, state.language))


def _is_new(state: PlainState, situation: list[str], answers: list[Offer]) -> bool:
    """Return whether a list is new; then guard against an answer to the one before."""
    listed = [*situation, *(answer.words for answer in answers)]
    if listed == state.listed:
        return False
    live = state.talk.live
    if state.listed and (state.numbered or not live):
        state.settled = time.monotonic() + _REACTION_S if live else math.inf
    state.listed = listed
    state.numbered = any(not answer.key for answer in answers)
    return True


def _is_overtaken(state: PlainState) -> bool:
    """Return whether a number may be meant for the list before: soon after, or from a pipe."""
    overtaken = time.monotonic() < state.settled
    if not state.talk.live:
        state.settled = 0
    return overtaken


def _tell(state: PlainState, situation: list[str], answers: list[Offer]) -> None:
    """Print the situation and what can be done."""
    possible = [answer.words for answer in answers if not answer.refusals and not answer.key]
    blocked = [answer.words for answer in answers if answer.refusals]
    state.talk.tell(["", *situation])
    deadline = state.scene.deadline
    if deadline is not None and state.viewer in state.scene.waiting:
        state.talk.say("clock", seconds=max(0, round(deadline - time.monotonic())))
    state.talk.enumerate(possible)
    state.talk.offer([answer for answer in answers if answer.key])
    if blocked:
        state.talk.say("blocked")
        state.talk.enumerate(blocked, len(possible) + 1)


async def _asked(state: PlainState, seat: Seat, asked: Asked, answers: list[Offer]) -> bool:
    """Run a command; return whether it was a move."""
    if asked.command not in CALLS:
        await do(state, asked)
        return False
    move = called(asked, answers, state.scene)
    if move is None:
        state.talk.say(f"no-{asked.command}")
        return False
    return await state.play(seat, move)


async def _chosen(state: PlainState, seat: Seat, offer: Offer) -> bool:
    """Do what was chosen, after questions if need be; return whether it was done."""
    if offer.refusals:
        state.deny(*(Denied("refused", refusal) for refusal in offer.refusals))
        return False
    if offer.moves:
        return await _narrow(state, seat, offer.moves)
    session = state.session
    return await state.done(session.start() if offer.act == START else session.take_back())


async def _narrow(state: PlainState, seat: Seat, moves: tuple[Any, ...]) -> bool:
    """Ask until one move is left, and play it."""
    company, language = state.company, state.language
    while len(moves) > 1:
        answer = await _ask(state, face(company.game).narrowed(moves, company, language))
        if answer is None:
            return False
        moves = answer.moves
    doubt = misgiving(moves[0], company, language)
    if doubt is not None and await _ask(state, doubt) is None:
        return False
    return await state.play(seat, moves[0])


async def _ask(state: PlainState, question: MoveQuestion) -> Answer | None:
    """Return the answer to a question; None goes back."""
    talk = state.talk
    state.listed = [question.words]
    _put(state, question)
    while True:
        line = await talk.line()
        asked = read(line, talk.language)
        if asked == 0:
            return None
        if isinstance(asked, int) and asked <= len(question.answers):
            return question.answers[asked - 1]
        if isinstance(asked, Asked) and asked.command not in (LIST, *CALLS):
            await do(state, asked)
        if not line or isinstance(asked, Asked):
            _put(state, question)
        else:
            talk.say("no-such-answer", count=len(question.answers))


def _put(state: PlainState, question: MoveQuestion) -> None:
    state.talk.tell([question.words])
    state.talk.enumerate([answer.words for answer in question.answers])
    state.talk.say("back")
