"""The state of a table: its view, and how frames change it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tischrunde.protocol.frames import Ev, Skip, Snap

_DEEP: Final = ("match", "round")
"""The fields whose changes are merged field by field: the match, and in it the round."""


@dataclass(frozen=True, slots=True)
class Happened:
    """A version of a table: what happened, who did it, and the view after it.

    With ``afresh`` it is the table as it was found, without the events that led to it; the server
    may have lost the last versions, and then this one is not above the one before. Of several
    missed versions, the last brings the view up to date.
    """

    version: int
    at: int
    by: int | None
    events: tuple[Mapping[str, Any], ...]
    view: Mapping[str, Any]
    afresh: bool = False


class TableState:
    """Every version once, in order, without a gap, unless the server itself goes back.

    ``seen`` is the version whose view is known, from which a move can be chosen; ``retreats``
    counts how often the server had lost versions. Views are replaced, never changed, so they can be
    kept.
    """

    def __init__(self) -> None:
        self.last = Happened(0, 0, None, (), {}, afresh=True)
        self.seen = 0
        self.retreats = 0
        self._at: int | None = None
        self._known = 1
        self._outdated = 0
        self._anew = False

    @property
    def version(self) -> int:
        """The last version that was told."""
        return self.last.version

    @property
    def behind(self) -> bool:
        """Whether something is missing."""
        return self._anew or self.version < self._known or self.seen <= self._outdated

    @property
    def since(self) -> int:
        """The version from which to ask: 0 if all came and the view is still too old."""
        told = self.version >= self._known
        return 0 if self._anew or (told and self.behind) else self.version

    @property
    def at(self) -> int | None:
        """The time of the version to ask from, if it is known."""
        return self._at if self.since else None

    def hear_of(self, version: int) -> None:
        """Note that there is such a version."""
        self._known = max(self._known, version)

    def outdate(self, version: int) -> None:
        """Note that the view of this version is outdated."""
        self._outdated = max(self._outdated, version)
        self.hear_of(version + 1)

    def renew(self) -> None:
        """Note that everything may look different now, as from another seat."""
        self._anew = True

    def take(self, frame: Snap | Ev | Skip) -> Happened | None:
        """Return what is new in a frame, if it is the next one."""
        self.hear_of(frame.v)
        if isinstance(frame, Snap):
            return self._afresh(frame)
        if frame.v != self.version + 1 or self.version == 0:
            return None
        self._at = frame.at
        if isinstance(frame, Skip):
            self.last = Happened(frame.v, self.last.at, None, (), self.last.view)
            return self.last
        view = merged(self.last.view, frame.set, _DEEP)
        self.last = Happened(frame.v, frame.at, frame.by, tuple(frame.events), view)
        if frame.set:
            self.seen = frame.v
        return self.last

    def _afresh(self, snap: Snap) -> Happened | None:
        if snap.back:
            self._known, self._outdated = snap.v, 0
            self.retreats += 1
        elif snap.v < self.version:
            return None
        told = snap.v == self.version and not snap.back
        self._at = snap.at
        self.last = Happened(snap.v, snap.at, None, (), snap.view, afresh=True)
        self.seen = snap.v
        self._anew = False
        return None if told else self.last


def merged(
    old: Mapping[str, Any], changed: Mapping[str, Any], deep: tuple[str, ...] = _DEEP
) -> Mapping[str, Any]:
    """Return a view after a change; neither of them is touched."""
    if not changed:
        return old
    new = {**old, **changed}
    if deep and old.get(deep[0]) and changed.get(deep[0]):
        new[deep[0]] = merged(old[deep[0]], changed[deep[0]], deep[1:])
    return new
