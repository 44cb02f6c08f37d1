"""The fields of a view: declared once, for the view as an object and for what is sent of it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from tischrunde.core.game import Seat

OfT = TypeVar("OfT")
"""What a view is of: a position, or a match."""

Form: TypeAlias = Callable[[Any], Any]
"""Makes plain data of what a field shows."""

MAX_ITEMS_KEPT: Final = 8192
"""Maximum number of items that tables with the same rules keep for each other."""


class ViewField(NamedTuple, Generic[OfT]):
    """A field of a view.

    ``shown`` is what a seat, or with None a spectator, is shown. ``state`` is quicker to work out:
    as long as it is the same, so is what is shown.
    """

    name: str
    state: Callable[[OfT, Seat | None], Any]
    shown: Callable[[OfT, Seat | None], Any]


class ListField(NamedTuple, Generic[OfT]):
    """A field that everybody sees alike, and item by item.

    As long as one of the ``states`` is the same, so is the ``item`` in its place.
    """

    name: str
    states: Callable[[OfT], Sequence[Any]]
    item: Callable[[OfT, int], Any]


class MapField(NamedTuple, Generic[OfT]):
    """A field with an item for some keys, each of which comes with a state.

    Wherever the same is played by as many, the same state goes with the same key and ``item``. What
    is empty is left out.
    """

    name: str
    states: Callable[[OfT, Seat | None], Sequence[tuple[Any, Hashable]]]
    item: Callable[[OfT, Seat | None, Any], Any]


AnyField: TypeAlias = ViewField[Any] | ListField[Any] | MapField[Any]


def plainly(name: str, shown: Callable[[OfT, Seat | None], Any]) -> ViewField[OfT]:
    """Return a field that is its own state."""
    return ViewField(name, shown, shown)


def fixed(name: str, shown: Callable[[OfT, Seat | None], Any]) -> ViewField[OfT]:
    """Return a field that never changes."""
    return ViewField(name, _never_changes, shown)


def _never_changes(_of: Any, _seat: Seat | None) -> None:  # noqa: ANN401
    """Be the state of a field that is the same for good."""


def field_shown(field: AnyField, of: Any, seat: Seat | None) -> Any:  # noqa: ANN401
    """Return all that a field shows to a seat, or with None to a spectator."""
    if isinstance(field, ViewField):
        return field.shown(of, seat)
    if isinstance(field, ListField):
        return tuple([field.item(of, place) for place in range(len(field.states(of)))])
    return {key: item for key, _ in field.states(of, seat) if (item := field.item(of, seat, key))}


class ViewFields(NamedTuple, Generic[OfT]):
    """All fields of a view: what everybody sees alike, and what differs by who looks."""

    public: tuple[ViewField[OfT] | ListField[OfT], ...]
    private: tuple[ViewField[OfT] | MapField[OfT], ...]

    def shown(self, of: OfT, seat: Seat | None) -> dict[str, Any]:
        """Return by name all that a seat, or with None a spectator, is shown."""
        shown = {field.name: field_shown(field, of, None) for field in self.public}
        for field in self.private:
            shown[field.name] = field_shown(field, of, seat)
        return shown


_NEVER: Final = object()
"""The state of a field that was not shown yet; with a value, of one that is held at it."""


class _Shown:
    """A field, its form, and the state and the plain data of what was shown of it last."""

    __slots__ = ("form", "name", "plain", "shown_of", "state", "state_of")

    def __init__(self, field: ViewField[Any], form: Form) -> None:
        self.name = field.name
        self.state_of = field.state
        self.shown_of = field.shown
        self.form = form
        self.state: Any = _NEVER
        self.plain: Any = _NEVER


class _ShownList:
    """A list, its form, and the states and the plain data of its items as they were shown last."""

    __slots__ = ("field", "form", "plain", "states")

    def __init__(self, field: ListField[Any], form: Form) -> None:
        self.field = field
        self.form = form
        self.states: list[Any] = []
        self.plain: Any = _NEVER


class _ShownMap:
    """A map, its form, and the plain data of what was shown of it last."""

    __slots__ = ("field", "form", "plain")

    def __init__(self, field: MapField[Any], form: Form) -> None:
        self.field = field
        self.form = form
        self.plain: Any = _NEVER


class FieldDiff:
    """Fields as a seat, or with None everybody, was shown them last, as plain data.

    ``forms`` make plain data of them, by name. ``kept`` are the items of maps by their states, for
    all tables at which the same is played by as many.
    """

    __slots__ = ("_fields", "_fixed", "_kept", "_lists", "_maps", "_seat")

    def __init__(
        self,
        fields: Sequence[AnyField],
        seat: Seat | None,
        forms: Mapping[str, Form],
        kept: dict[Any, Any],
    ) -> None:
        self._seat = seat
        self._kept = kept
        self._fixed: list[_Shown] = []
        self._fields: list[_Shown] = []
        self._lists: list[_ShownList] = []
        self._maps: list[_ShownMap] = []
        for field in fields:
            form = forms[field.name]
            if isinstance(field, ListField):
                self._lists.append(_ShownList(field, form))
            elif isinstance(field, MapField):
                self._maps.append(_ShownMap(field, form))
            elif field.state is _never_changes:
                self._fixed.append(_Shown(field, form))
            else:
                self._fields.append(_Shown(field, form))

    def changed(self, of: Any, held: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ANN401
        """Return by name what is shown differently now, and note that it was shown.

        ``held`` is shown instead of what fields of these names would show.
        """
        seat = self._seat
        changed = {each.name: each.form(each.shown_of(of, seat)) for each in self._fixed}
        self._fixed = []
        holds = len(held) > 0
        for each in self._fields:
            if holds and each.name in held:
                shown = held[each.name]
                state: Any = (_NEVER, shown)
                if state == each.state:
                    continue
            else:
                state = each.state_of(of, seat)
                if state == each.state:
                    continue
                shown = state if each.shown_of is each.state_of else each.shown_of(of, seat)
            each.state = state
            plain = each.form(shown)
            if plain != each.plain:
                changed[each.name] = each.plain = plain
        for listed in self._lists:
            if _list_changed(listed, of):
                changed[listed.field.name] = listed.plain
        for mapped in self._maps:
            if self._map_changed(mapped, of, held):
                changed[mapped.field.name] = mapped.plain
        return changed

    def _map_changed(self, mapped: _ShownMap, of: Any, held: Mapping[str, Any]) -> bool:  # noqa: ANN401
        """Work out the items; return whether anything is shown differently."""
        name = mapped.field.name
        plain = mapped.form(held[name]) if name in held else self._items(mapped, of)
        if plain == mapped.plain:
            return False
        mapped.plain = plain
        return True

    def _items(self, mapped: _ShownMap, of: Any) -> dict[str, Any]:  # noqa: ANN401
        """Return the items of a map as plain data, those known already as they are kept."""
        kept, seat, field = self._kept, self._seat, mapped.field
        plain: dict[str, Any] = {}
        for key, state in field.states(of, seat):
            part = kept.get(state)
            if part is None:
                item = field.item(of, seat, key)
                part = mapped.form({key: item}) if item else {}
                if len(kept) >= MAX_ITEMS_KEPT:
                    kept.clear()
                kept[state] = part
            plain.update(part)
        return plain


def _list_changed(listed: _ShownList, of: Any) -> bool:  # noqa: ANN401
    """Work out the items whose states are new; return whether anything is shown differently."""
    states = list(listed.field.states(of))
    last = listed.states
    if states == last and listed.plain is not _NEVER:
        return False
    items: list[Any] = []
    for place, state in enumerate(states):
        if place < len(last) and state == last[place]:
            items.append(listed.plain[place])
        else:
            items += listed.form((listed.field.item(of, place),))
    listed.states = states
    if items == listed.plain:
        return False
    listed.plain = items
    return True
