"""Errors of a server, as the Denied that every session raises."""

from collections.abc import Awaitable
from typing import Final, TypeVar

import msgspec

from tischrunde.client import Closed, Refused, Unreachable
from tischrunde.core.refusal import Refusal
from tischrunde.games.decoder import NotUnderstood
from tischrunde.terminal.sessions.session import Denied

UNREACHABLE: Final = "unreachable"
"""The code of an address where no server answers."""
OTHER_PROTOCOL: Final = "other-protocol"
"""The code of a server with another protocol."""

SERVER_ERRORS: Final = (Refused, Unreachable, Closed, NotUnderstood, msgspec.DecodeError)
"""Errors of requests to a server."""

T = TypeVar("T")


async def done(work: Awaitable[T]) -> T:
    """Return the result of a request to a server; raise Denied if it is refused or fails."""
    try:
        return await work
    except SERVER_ERRORS as why:
        raise denied(why) from why
    except ExceptionGroup as group:  # of several tasks in a group
        error = first(group)
        raise (denied(error) if isinstance(error, SERVER_ERRORS) else error) from group


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
