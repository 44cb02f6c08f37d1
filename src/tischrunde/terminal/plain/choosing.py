"""A seat chooses what to do: one list, asked until it is clear and done."""

import math
import time
from typing import Final

from tischrunde.core.game import Seat
from tischrunde.terminal.places.place import Denied
from tischrunde.terminal.places.scene import OPEN
from tischrunde.terminal.plain.calling import CALLS, called
from tischrunde.terminal.plain.commands import LIST, Asked, read
from tischrunde.terminal.plain.doing import do
from tischrunde.terminal.plain.essentials import essentials
from tischrunde.terminal.plain.narrowing import Question, misgiving, narrowed
from tischrunde.terminal.plain.offers import START, TAKE_BACK, Offer, at_table, offers
from tischrunde.terminal.plain.sitting import Sitting

_REACTION: Final = 2.0
"""Nobody hears a list and chooses from it in fewer seconds."""


async def choose(sitting: Sitting, seat: Seat) -> None:
    """Ask the seat before the screen until it has acted."""
    answers = offered(sitting, seat)
    stand = _stand(sitting)
    if _is_new(sitting, stand, answers):
        _tell(sitting, stand, answers)
    numbered = [answer for answer in answers if not answer.key]
    while True:
        sitting.talk.prompt()
        line = await sitting.talk.line()
        asked = read(line, sitting.language)
        if not line or asked == Asked(LIST):
            _tell(sitting, stand, answers)
        elif isinstance(asked, Asked):
            if await _asked(sitting, seat, asked, answers):
                return
        elif _is_overtaken(sitting):
            sitting.talk.say("meanwhile")
        elif asked is None or not 1 <= asked <= len(numbered):
            sitting.talk.say("no-such-choice", count=len(numbered))
        elif await _chosen(sitting, seat, numbered[asked - 1]):
            return


def offered(sitting: Sitting, seat: Seat) -> list[Offer]:
    """Return what a seat can do: at the table itself, or in the match."""
    scene, language = sitting.scene, sitting.language
    if scene.state == OPEN:
        return [at_table(START, language)] if scene.may_deal(seat) else []
    chair = scene.chairs[seat]
    if chair is not None and chair.stood_in:
        return [at_table(TAKE_BACK, language)]
    return offers(scene.views[seat].round, sitting.company, language)


def _stand(sitting: Sitting) -> list[str]:
    if sitting.view is None:
        return []
    return list(essentials(sitting.view.round, sitting.company, sitting.language))


def _is_new(sitting: Sitting, stand: list[str], answers: list[Offer]) -> bool:
    """Return whether a list was not just told; who was about to answer another one is on guard."""
    listed = [*stand, *(answer.words for answer in answers)]
    if listed == sitting.listed:
        return False
    live = sitting.talk.live
    if sitting.listed and (sitting.numbered or not live):
        sitting.settled = time.monotonic() + _REACTION if live else math.inf
    sitting.listed = listed
    sitting.numbered = any(not answer.key for answer in answers)
    return True


def _is_overtaken(sitting: Sitting) -> bool:
    """Return whether a number may be meant for the list before: soon after, or from a pipe."""
    overtaken = time.monotonic() < sitting.settled
    if not sitting.talk.live:
        sitting.settled = 0
    return overtaken


def _tell(sitting: Sitting, stand: list[str], answers: list[Offer]) -> None:
    """Tell how things stand and what can be done."""
    possible = [answer.words for answer in answers if not answer.refusals and not answer.key]
    blocked = [answer.words for answer in answers if answer.refusals]
    sitting.talk.tell(["", *stand])
    deadline = sitting.scene.deadline
    if deadline is not None and sitting.viewer in sitting.scene.waiting:
        sitting.talk.say("clock", seconds=max(0, round(deadline - time.monotonic())))
    sitting.talk.enumerate(possible)
    sitting.talk.offer([answer for answer in answers if answer.key])
    if blocked:
        sitting.talk.say("blocked")
        sitting.talk.enumerate(blocked, len(possible) + 1)


async def _asked(sitting: Sitting, seat: Seat, asked: Asked, answers: list[Offer]) -> bool:
    """Do what a word asks for; return whether it was a move."""
    if asked.command not in CALLS:
        await do(sitting, asked)
        return False
    offer = called(asked, answers, sitting.scene.names)
    if offer is None:
        sitting.talk.say(f"no-{asked.command}")
        return False
    return await sitting.play(seat, offer.moves[0])


async def _chosen(sitting: Sitting, seat: Seat, offer: Offer) -> bool:
    """Do what was chosen, once it is clear; return whether anything came of it."""
    if offer.refusals:
        sitting.deny(*(Denied("refused", refusal) for refusal in offer.refusals))
        return False
    if offer.moves:
        return await _narrow(sitting, seat, offer)
    place = sitting.place
    return await sitting.done(place.start() if offer.act == START else place.take_back())


async def _narrow(sitting: Sitting, seat: Seat, offer: Offer) -> bool:
    """Ask on until one move is left, and play it."""
    company, language = sitting.company, sitting.language
    while (question := narrowed(offer.moves, company, language)) is not None:
        answer = await _ask(sitting, question)
        if answer is None:
            return False
        offer = answer
    doubt = misgiving(offer.moves[0], company, language)
    if doubt is not None and await _ask(sitting, doubt) is None:
        return False
    return await sitting.play(seat, offer.moves[0])


async def _ask(sitting: Sitting, question: Question) -> Offer | None:
    """Return the answer to a question; None goes back."""
    talk = sitting.talk
    sitting.listed = [question.words]
    _put(sitting, question)
    while True:
        line = await talk.line()
        asked = read(line, talk.language)
        if asked == 0:
            return None
        if isinstance(asked, int) and asked <= len(question.answers):
            return question.answers[asked - 1]
        if isinstance(asked, Asked) and asked.command not in (LIST, *CALLS):
            await do(sitting, asked)
        if not line or isinstance(asked, Asked):
            _put(sitting, question)
        else:
            talk.say("no-such-answer", count=len(question.answers))


def _put(sitting: Sitting, question: Question) -> None:
    sitting.talk.tell([question.words])
    sitting.talk.enumerate([answer.words for answer in question.answers])
    sitting.talk.say("back")
