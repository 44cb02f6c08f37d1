"""A server's no, and servers that say nothing, as what every place says."""

from collections.abc import Awaitable
from typing import Final, TypeVar

import msgspec

from tischrunde.client import Closed, Refused, Unreachable
from tischrunde.core.refusal import Refusal
from tischrunde.games.decoder import NotUnderstood
from tischrunde.terminal.sessions.session import Denied

UNREACHABLE: Final = "unreachable"
"""The code of a server that does not answer, or is none."""
OTHER_PROTOCOL: Final = "other-protocol"
"""The code of a server that says what means nothing here."""

NOES: Final = (Refused, Unreachable, Closed, NotUnderstood, msgspec.DecodeError)
"""What may come of asking a server."""

T = TypeVar("T")


async def done(work: Awaitable[T]) -> T:
    """Return what was asked of a server; what it does not do raises Denied."""
    try:
        return await work
    except NOES as why:
        raise denied(why) from why
    except ExceptionGroup as group:  # of several tasks that stood or fell together
        error = first(group)
        raise (denied(error) if isinstance(error, NOES) else error) from group


def first(group: ExceptionGroup[Exception]) -> Exception:
    """Return the first of errors that may be groups themselves."""
    error: Exception = group
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return error


def denied(why: Exception) -> Denied:
    """Return why something was not done."""
    match why:
        case Refused(reason=None):
            return Denied(why.code)
        case Refused():
            return Denied(why.code, Refusal(why.reason or "", why.clause or "", why.about))
        case NotUnderstood() | msgspec.ValidationError():
            return Denied(OTHER_PROTOCOL)
        case _:
            return Denied(UNREACHABLE)
