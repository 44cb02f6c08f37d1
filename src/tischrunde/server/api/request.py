"""A parsed request, and the error of one that is refused."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tischrunde.core.refusal import Refusal
from tischrunde.server.ports import Guest


class Trouble(Exception):  # noqa: N818 - what happened has a name of its own
    """A request that is refused, with the reason in the protocol's terms."""

    def __init__(self, code: str, refusal: Refusal | None = None, retry: int | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal
        self.retry = retry


@dataclass(frozen=True, slots=True)
class Request:
    """A parsed request: who asks, by which token, from where, with which path, query and body.

    ``code`` is the code of a table, in German, if one was sent.
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
