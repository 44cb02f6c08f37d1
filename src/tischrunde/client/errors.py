"""Errors: refusals by a server, and servers that do not answer."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tischrunde.protocol.frames import Err
from tischrunde.protocol.rest import Problem

STALE: Final = "stale"
"""The code of a move that was chosen before its player could see what happened meanwhile."""

GONE: Final = "no-such-table"
"""The code of a table that is no longer there, or not for this viewer."""


class Refused(Exception):  # noqa: N818 - what happened has a name of its own
    """Something was not done, and nothing has changed.

    ``code`` is what to look up in the texts. If the rules refuse, ``reason`` and ``clause`` say
    why, and ``about`` has the reason's arguments.
    """

    def __init__(
        self,
        code: str,
        reason: str | None = None,
        clause: str | None = None,
        about: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(code if reason is None else f"{code}: {reason} ({clause})")
        self.code = code
        self.reason = reason
        self.clause = clause
        self.about: Mapping[str, str | int] = MappingProxyType(dict(about or {}))


class Unreachable(Exception):  # noqa: N818 - likewise
    """No node answers; whether a request reached one before is not known."""


class Closed(Exception):  # noqa: N818 - likewise
    """The table, or the client, was closed on this side."""


def refused(no: Err | Problem) -> Refused:
    """Return a server's refusal as an exception."""
    return Refused(no.code, no.reason, no.clause, no.args)
