"""The fields of a view: declared once, for the view as an object and for what is sent of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tischrunde.core.game import Seat


class ViewField(NamedTuple):
    """A field of a view of something: a position, or a match.

    ``shown`` is what a seat, or with None a spectator, is shown. ``state`` is quicker to work out:
    as long as it is the same, so is what is shown.
    """

    name: str
    state: Callable[[Any, Seat | None], Any]
    shown: Callable[[Any, Seat | None], Any]


def plainly(name: str, shown: Callable[[Any, Seat | None], Any]) -> ViewField:
    """Return a field that is its own state."""
    return ViewField(name, shown, shown)


def fixed(name: str, shown: Callable[[Any, Seat | None], Any]) -> ViewField:
    """Return a field that never changes."""
    return ViewField(name, lambda _of, _seat: None, shown)


class ViewFields(NamedTuple):
    """All fields of a view: what everybody sees alike, and what differs by who looks."""

    public: tuple[ViewField, ...]
    private: tuple[ViewField, ...]

    def shown(self, of: Any, seat: Seat | None) -> dict[str, Any]:  # noqa: ANN401
        """Return by name all that a seat, or with None a spectator, is shown."""
        shown = {field.name: field.shown(of, None) for field in self.public}
        for field in self.private:
            shown[field.name] = field.shown(of, seat)
        return shown


_NEVER: Final = object()
"""The state of a field that was not shown yet; with a value, of one that is held at it."""


class FieldDiff:
    """Fields as a seat, or with None everybody, was shown them last."""

    __slots__ = ("_fields", "_seat", "_shown", "_states")

    def __init__(self, fields: Sequence[ViewField], seat: Seat | None) -> None:
        self._fields = fields
        self._seat = seat
        self._states: list[Any] = [_NEVER] * len(fields)
        self._shown: list[Any] = [_NEVER] * len(fields)

    def changed(
        self,
        of: Any,  # noqa: ANN401
        held: Mapping[str, Any],
    ) -> dict[str, Any]:
        """Return by name what is shown differently now, and note that it was shown.

        ``held`` is shown instead of what fields of these names would show.
        """
        changed: dict[str, Any] = {}
        states, known = self._states, self._shown
        for place, (name, state_of, shown_of) in enumerate(self._fields):
            if name in held:
                shown = held[name]
                state: Any = (_NEVER, shown)
                if state == states[place]:
                    continue
            else:
                state = state_of(of, self._seat)
                if state == states[place]:
                    continue
                shown = state if shown_of is state_of else shown_of(of, self._seat)
            states[place] = state
            if shown != known[place]:
                changed[name] = known[place] = shown
        return changed
