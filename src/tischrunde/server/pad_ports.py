"""What a node needs of a store for the score pads that people share.

Times are milliseconds since 1970.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

PAD_KEPT_MS: Final = 90 * 24 * 3600 * 1000
"""Milliseconds after the last entry until a pad is deleted: as long as a finished match is kept."""


@dataclass(frozen=True, slots=True)
class SharedPad:
    """A score pad that people share: the guest who put it here, how it was opened, as JSON.

    ``code`` are words to say on the telephone. After ``expires`` the pad is deleted.
    """

    id: str
    code: str
    guest: str | None
    opened: str
    expires: int


class PadEvent(NamedTuple):
    """Something written on a shared pad, as JSON; ``number`` counts from 1 as they came."""

    number: int
    id: str
    body: str


class PadStore(Protocol):
    """Keeps shared pads: sets of events that nobody changes."""

    async def share_pad(self, pad: SharedPad) -> bool:
        """Write down a pad without events; when this returns it survives a crash.

        False, and nothing is written, if there is one of its id, or another has its code.
        """

    async def pad(self, pad: str) -> SharedPad | None:
        """Return a pad."""

    async def pad_by_code(self, code: str) -> SharedPad | None:
        """Return the pad with this code."""

    async def pads(self, guest: str) -> Sequence[SharedPad]:
        """Return the pads that a guest has put here, the last used first."""

    async def write_on_pad(
        self, pad: str, events: Mapping[str, str], limit: int, expires: int
    ) -> bool:
        """Add events by their ids to a pad, in order; when this returns they survive a crash.

        Those that are there already stay as they are. False, and nothing is written, if there is no
        such pad, or it would have more than ``limit`` events. A new event has the number after all
        that were ever seen. The pad then expires at ``expires`` at the earliest.
        """

    async def pad_events(self, pad: str, since: int, limit: int) -> Sequence[PadEvent]:
        """Return the events of a pad above a number, in order."""

    async def clear_pad(self, pad: str) -> None:
        """Delete a pad with its events."""

    async def disown_pads(self, guest: str) -> None:
        """Forget who put the pads of a guest here."""

    async def clear_expired_pads(self, now: int) -> int:
        """Delete expired pads, not too many at once, and return how many were deleted."""
