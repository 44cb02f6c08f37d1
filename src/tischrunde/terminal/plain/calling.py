"""What may be done out of turn, by a word of its own instead of a number."""

from collections.abc import Iterable, Sequence
from typing import Final

from tischrunde.terminal.plain.commands import CALL, CATCH, Asked
from tischrunde.terminal.plain.offers import Offer
from tischrunde.uno.moves import CallUno, Catch

CALLS: Final = (CALL, CATCH)


def called(asked: Asked, answers: Iterable[Offer], names: Sequence[str]) -> Offer | None:
    """Return what is meant of all that can be done; whom to catch is clear where it is one."""
    if asked.command == CALL:
        return next((each for each in answers if each.moves[:1] == (CallUno(),)), None)
    if asked.command != CATCH:
        return None
    caught = {
        names[move.seat].casefold(): each
        for each in answers
        for move in each.moves
        if isinstance(move, Catch)
    }
    if not asked.rest and len(caught) == 1:
        return next(iter(caught.values()))
    return caught.get(asked.rest.casefold())
