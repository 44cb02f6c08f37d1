"""The fields of a view: declared once, for the view as an object and for what is sent of it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from tischrunde.core.game import Seat

Form: TypeAlias = Callable[[Any], Any]
"""Makes plain data of what a field shows."""

MAX_ITEMS_KEPT: Final = 8192
"""Maximum number of items that tables with the same rules keep for each other."""


class ViewField(NamedTuple):
    """A field of a view of something: a position, or a match.

    ``shown`` is what a seat, or with None a spectator, is shown. ``state`` is quicker to work out:
    as long as it is the same, so is what is shown.
    """

    name: str
    state: Callable[[Any, Seat | None], Any]
    shown: Callable[[Any, Seat | None], Any]


class ListField(NamedTuple):
    """A field that everybody sees alike, and item by item.

    As long as one of the ``states`` is the same, so is the ``item`` in its place.
    """

    name: str
    states: Callable[[Any], Sequence[Any]]
    item: Callable[[Any, int], Any]


class MapField(NamedTuple):
    """A field with an item for some keys, each of which comes with a state.

    Wherever the same is played by as many, the same state goes with the same key and ``item``. What
    is empty is left out.
    """

    name: str
    states: Callable[[Any, Seat | None], Sequence[tuple[Any, Hashable]]]
    item: Callable[[Any, Seat | None, Any], Any]


AnyField: TypeAlias = ViewField | ListField | MapField


def plainly(name: str, shown: Callable[[Any, Seat | None], Any]) -> ViewField:
    """Return a field that is its own state."""
    return ViewField(name, shown, shown)


def fixed(name: str, shown: Callable[[Any, Seat | None], Any]) -> ViewField:
    """Return a field that never changes."""
    return ViewField(name, lambda _of, _seat: None, shown)


def field_shown(field: AnyField, of: Any, seat: Seat | None) -> Any:  # noqa: ANN401
    """Return all that a field shows to a seat, or with None to a spectator."""
    if isinstance(field, ViewField):
        return field.shown(of, seat)
    if isinstance(field, ListField):
        return tuple([field.item(of, place) for place in range(len(field.states(of)))])
    return {key: item for key, _ in field.states(of, seat) if (item := field.item(of, seat, key))}


class ViewFields(NamedTuple):
    """All fields of a view: what everybody sees alike, and what differs by who looks."""

    public: tuple[ViewField | ListField, ...]
    private: tuple[ViewField | MapField, ...]

    def shown(self, of: Any, seat: Seat | None) -> dict[str, Any]:  # noqa: ANN401
        """Return by name all that a seat, or with None a spectator, is shown."""
        shown = {field.name: field_shown(field, of, None) for field in self.public}
        for field in self.private:
            shown[field.name] = field_shown(field, of, seat)
        return shown


_NEVER: Final = object()
"""The state of a field that was not shown yet; with a value, of one that is held at it."""


class FieldDiff:
    """Fields as a seat, or with None everybody, was shown them last, as plain data.

    ``forms`` make plain data of them, by name. ``kept`` are the items of maps by their states, for
    all tables at which the same is played by as many.
    """

    __slots__ = (
        "_fields",
        "_forms",
        "_items",
        "_kept",
        "_lists",
        "_maps",
        "_seat",
        "_shown",
        "_states",
    )

    def __init__(
        self,
        fields: Sequence[AnyField],
        seat: Seat | None,
        forms: Mapping[str, Form],
        kept: dict[Any, Any],
    ) -> None:
        self._seat = seat
        self._forms = forms
        self._kept = kept
        self._fields: list[tuple[str, Callable[..., Any], Callable[..., Any], Form]] = [
            (field.name, field.state, field.shown, forms[field.name])
            for field in fields
            if isinstance(field, ViewField)
        ]
        self._states: list[Any] = [_NEVER] * len(self._fields)
        self._lists = [field for field in fields if isinstance(field, ListField)]
        self._maps = [field for field in fields if isinstance(field, MapField)]
        self._items: dict[str, tuple[list[Any], list[Any]]] = {}
        self._shown: dict[str, Any] = {}

    def changed(self, of: Any, held: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ANN401
        """Return by name what is shown differently now, and note that it was shown.

        ``held`` is shown instead of what fields of these names would show.
        """
        changed: dict[str, Any] = {}
        seat, known = self._seat, self._shown
        holds = len(held) > 0
        states = self._states
        for place, (name, state_of, shown_of, form) in enumerate(self._fields):
            if holds and name in held:
                shown = held[name]
                state: Any = (_NEVER, shown)
                if state == states[place]:
                    continue
            else:
                state = state_of(of, seat)
                if state == states[place]:
                    continue
                shown = state if shown_of is state_of else shown_of(of, seat)
            states[place] = state
            plain = form(shown)
            if name not in known or plain != known[name]:
                changed[name] = known[name] = plain
        for listed in self._lists:
            self._change_list(listed, of, changed)
        for mapped in self._maps:
            name = mapped.name
            plain = self._forms[name](held[name]) if name in held else self._map(mapped, of)
            if name not in known or plain != known[name]:
                changed[name] = known[name] = plain
        return changed

    def _change_list(self, field: ListField, of: Any, changed: dict[str, Any]) -> None:  # noqa: ANN401
        """Work out the items whose states are new."""
        name = field.name
        states = list(field.states(of))
        last, items = self._items.get(name, ([], []))
        if states == last and name in self._shown:
            return
        form = self._forms[name]
        plain: list[Any] = []
        for place, state in enumerate(states):
            if place < len(last) and state == last[place]:
                plain.append(items[place])
            else:
                plain += form((field.item(of, place),))
        self._items[name] = states, plain
        if name not in self._shown or plain != self._shown[name]:
            changed[name] = self._shown[name] = plain

    def _map(self, field: MapField, of: Any) -> dict[str, Any]:  # noqa: ANN401
        """Return the items of a map as plain data, those known already as they are kept."""
        kept, seat = self._kept, self._seat
        plain: dict[str, Any] = {}
        for key, state in field.states(of, seat):
            part = kept.get(state)
            if part is None:
                item = field.item(of, seat, key)
                part = self._forms[field.name]({key: item}) if item else {}
                if len(kept) >= MAX_ITEMS_KEPT:
                    kept.clear()
                kept[state] = part
            plain.update(part)
        return plain
