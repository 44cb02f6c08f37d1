"""The interface of all tables, wherever they are."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any

from tischrunde.core.game import Seat
from tischrunde.core.refusal import Refusal
from tischrunde.terminal.sessions.scene import Scene

if TYPE_CHECKING:
    from tischrunde.bots.hints import Hint
    from tischrunde.client import Finding


class Denied(Exception):  # noqa: N818 - what happened has a name of its own
    """Something was not done, and nothing has changed.

    ``code`` is what to look up in the texts; if the rules refuse, ``refusal`` says why.
    """

    def __init__(self, code: str, refusal: Refusal | None = None) -> None:
        super().__init__(code if refusal is None else f"{code}: {refusal.reason}")
        self.code = code
        self.refusal = refusal


class Session(ABC):
    """One or several seats at a table, at one screen; what is not done raises Denied.

    ``mine`` are these seats; a spectator has none. ``advises`` is whether a bot may be asked for
    advice here.
    """

    mine: tuple[Seat, ...]
    advises: bool

    @property
    @abstractmethod
    def scene(self) -> Scene:
        """The table as it is now."""

    @abstractmethod
    def scenes(self) -> AsyncIterator[Scene]:
        """Yield the table as it is now, and then after everything that happens, until closed."""

    @abstractmethod
    async def play(self, seat: Seat, move: Any) -> None:  # noqa: ANN401 - of any game
        """Play a move at one of the own seats."""

    @abstractmethod
    async def start(self) -> None:
        """Have the cards dealt."""

    @abstractmethod
    async def take_back(self) -> None:
        """Take the own seat back from the bot that stands in."""

    @abstractmethod
    async def resume(self) -> None:
        """Say that the result of a round was seen, if the others wait for that."""

    @abstractmethod
    async def again(self) -> "Session":
        """Return the session of the rematch, once all want one."""

    @abstractmethod
    async def advice(self, seat: Seat) -> "Sequence[Hint]":
        """Return what an expert would do, best first, by what the seat can see alone."""

    @property
    def findings(self) -> tuple["Finding", ...]:
        """Whether a server kept its promises about the cards; at home there is none."""
        return ()

    async def proof(self) -> tuple["Finding", ...]:
        """Return the findings, and what the record of the match adds to them."""
        return self.findings

    @abstractmethod
    async def record(self) -> str:
        """Return the match up to now as a record."""

    @abstractmethod
    async def close(self) -> None:
        """Leave; at a server the seat stays taken."""
