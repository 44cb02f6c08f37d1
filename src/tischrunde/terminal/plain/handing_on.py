"""One screen for several: nobody's cards are told before they are said to be there."""

import shutil
from collections.abc import Iterator

from tischrunde.core.game import Seat
from tischrunde.terminal.plain.calling import called
from tischrunde.terminal.plain.commands import Asked, read
from tischrunde.terminal.plain.doing import do
from tischrunde.terminal.plain.offers import Offer, offers
from tischrunde.terminal.plain.sitting import NOBODY, Sitting
from tischrunde.texts.telling import company_at


async def hand_on(sitting: Sitting, seat: Seat) -> None:
    """Clear the screen and wait for a seat to come before it; whoever leaves may still step in."""
    if sitting.viewer != NOBODY:
        await _let_go(sitting)
    stepping_in = list(_stepping_in(sitting))
    while True:
        sitting.talk.say("hand-on", name=sitting.scene.names[seat])
        _offer(sitting, stepping_in)
        line = await sitting.talk.line()
        if not line:
            sitting.viewer, sitting.former, sitting.listed = seat, None, []
            return
        if await _stepped_in(sitting, read(line, sitting.language), stepping_in):
            return


async def _let_go(sitting: Sitting) -> None:
    """Wipe the screen, once whoever leaves it has read what is for them alone."""
    if sitting.confided:
        sitting.talk.say("let-go")
        await sitting.talk.line()
    sitting.former, sitting.viewer, sitting.confided = sitting.viewer, NOBODY, False
    sitting.talk.tell([""] * shutil.get_terminal_size().lines)


def _stepping_in(sitting: Sitting) -> Iterator[Offer]:
    """Yield what whoever left may do out of turn before everybody's eyes: no card is named."""
    view = sitting.scene.views.get(sitting.former)
    if view is not None and sitting.former is not None:
        company = company_at(view, sitting.scene.names)
        for offer in offers(view.round, company, sitting.language):
            if offer.key:
                yield offer


def _offer(sitting: Sitting, stepping_in: list[Offer]) -> None:
    if stepping_in and sitting.former is not None:
        sitting.talk.say("still-for", name=sitting.scene.names[sitting.former])
        sitting.talk.offer(stepping_in)


async def _stepped_in(
    sitting: Sitting, asked: int | Asked | None, stepping_in: list[Offer]
) -> bool:
    """Do what was typed at a screen nobody is before; return whether a move came of it."""
    if not isinstance(asked, Asked):
        return False
    offer = called(asked, stepping_in, sitting.scene.names)
    if offer is not None and sitting.former is not None:
        return await sitting.play(sitting.former, offer.moves[0])
    if asked.command in {"help", "save", "quit"}:
        await do(sitting, asked)
    return False
