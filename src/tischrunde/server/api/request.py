"""A request as the routes read it, and the error of one that is not done."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tischrunde.core.refusal import Refusal
from tischrunde.server.ports import Guest


class Trouble(Exception):  # noqa: N818 - what happened has a name of its own
    """A request that is not done: why, as the protocol says it."""

    def __init__(self, code: str, refusal: Refusal | None = None, retry: int | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal
        self.retry = retry


@dataclass(frozen=True, slots=True)
class Request:
    """A request, read: who asks, by which token and from where, with what in path, query, body.

    ``code`` is that of a table, tidied, if one was sent along.
    """

    guest: Guest | None
    token: str
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    address: str = ""
    code: str = ""

    @property
    def me(self) -> Guest:
        """The guest who asks."""
        if self.guest is None:
            raise Trouble("not-known")
        return self.guest
