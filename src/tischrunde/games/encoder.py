"""Encodes values of a game to plain data; the encoder of a type is built once, from its fields.

Annotations are trusted: the items of a tuple of cards are not inspected one by one.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from tischrunde.core.card_game import CardGame
from tischrunde.core.match_view import MatchView
from tischrunde.core.view_field import Form

MOVES_KEPT: Final = 1024
"""Maximum number of moves cached: more than a game has, but senseless ones must not fill the
memory."""

_PLAIN: Final = (int, str, bool, float, NoneType)
COUNTED: Final = frozenset({"accounted", "unseen"})
"""Fields of a view that can be counted from the events, and need not be sent with every move."""


def as_it_is(value: Any) -> Any:  # noqa: ANN401 - whatever is plain already
    """Return a value that is plain already."""
    return value


class Encoder:
    """The forms of all values a game has, by type."""

    def __init__(self, game: CardGame) -> None:
        moves = get_args(game.moves)
        written = _kept(game.write_move)
        self._simple = frozenset((*_PLAIN, *moves))
        self._forms: dict[type, Form] = {
            **dict.fromkeys(_PLAIN, as_it_is),
            **dict.fromkeys(moves, written),
        }
        self._parts: dict[type, tuple[tuple[str, Form], ...]] = {}
        self._forms_of: dict[type, dict[str, Form]] = {}

    def plain(self, value: Any) -> Any:  # noqa: ANN401 - whatever a view holds
        """Return a value as plain data."""
        return self._of(type(value))(value)

    def parts(self, kind: type) -> tuple[tuple[str, Form], ...]:
        """Return the fields of a dataclass or named tuple, each with its form."""
        parts = self._parts.get(kind)
        if parts is None:
            hints = get_type_hints(kind)
            names = [field.name for field in fields(kind)] if is_dataclass(kind) else hints
            parts = tuple((name, self._annotated(hints[name])) for name in names)
            self._parts[kind] = parts
        return parts

    def forms_of(self, kind: type) -> dict[str, Form]:
        """Return the forms of the fields of a dataclass or named tuple."""
        forms = self._forms_of.get(kind)
        if forms is None:
            forms = self._forms_of[kind] = dict(self.parts(kind))
        return forms

    def _of(self, kind: type) -> Form:
        form = self._forms.get(kind)
        if form is None:
            form = self._forms[kind] = self._found(kind)
        return form

    def _found(self, kind: type) -> Form:
        if issubclass(kind, Enum):
            return {member: getattr(member, "slug", member.value) for member in kind}.__getitem__
        if is_dataclass(kind) or _is_named_tuple(kind):
            return _named(self.parts(kind))
        if issubclass(kind, Mapping):
            return _mapping(self.plain, self.plain)
        if issubclass(kind, frozenset):
            return _sorted(self.plain)
        if issubclass(kind, bytes):
            return kind.hex
        if issubclass(kind, list | tuple):
            return _listed(self.plain)
        return as_it_is

    def _annotated(self, hint: Any) -> Form:  # noqa: ANN401 - as typing has it
        """Return the form for an annotation; a vague one is decided by each value."""
        origin, inner = get_origin(hint), get_args(hint)
        if origin is UnionType:
            return self._either(inner)
        if origin is tuple and inner[1:] == (...,):
            return _listed(self._annotated(inner[0]))
        if origin is tuple:
            return _row(tuple(self._annotated(part) for part in inner))
        if origin is frozenset:
            return _sorted(self._annotated(inner[0]))
        if origin is Mapping:
            return _mapping(self._annotated(inner[0]), self._annotated(inner[1]))
        if isinstance(hint, type) and (
            hint in self._simple or issubclass(hint, Enum) or _is_named_tuple(hint)
        ):
            return self._of(hint)
        return self.plain

    def _either(self, kinds: tuple[Any, ...]) -> Form:
        forms = {self._annotated(kind) for kind in kinds}
        if len(forms) == 1:
            return forms.pop()
        return self.plain


def _kept(form: Form) -> Form:
    """Return a form that keeps what it made, for when it is handed the very same again.

    Most moves are: those offered by a round are made once, and so are those read from a text.
    """
    known: dict[int, tuple[Any, Any]] = {}

    def made(value: Any) -> Any:  # noqa: ANN401 - as forms are
        found = known.get(id(value))
        if found is not None:
            return found[1]
        plain = form(value)
        if len(known) < MOVES_KEPT:
            known[id(value)] = value, plain  # as long as the value is kept, so is its id
        return plain

    return made


def _is_named_tuple(kind: type) -> bool:
    return issubclass(kind, tuple) and hasattr(kind, "_fields")


def _named(parts: tuple[tuple[str, Form], ...]) -> Form:
    return lambda value: {name: form(getattr(value, name)) for name, form in parts}


def _row(forms: tuple[Form, ...]) -> Form:
    return lambda value: [form(item) for form, item in zip(forms, value, strict=True)]


def _listed(form: Form) -> Form:
    if form is as_it_is:
        return list
    return lambda value: [form(item) for item in value]


def _sorted(form: Form) -> Form:
    if form is as_it_is:
        return sorted
    return lambda value: [form(item) for item in sorted(value)]


def _mapping(key: Form, item: Form) -> Form:
    if item is as_it_is:
        return dict if key is as_it_is else lambda value: {key(k): v for k, v in value.items()}
    return lambda value: {key(k): item(v) for k, v in value.items()}


_ENCODERS: Final[dict[str, Encoder]] = {}


def _encoder(game: CardGame) -> Encoder:
    encoder = _ENCODERS.get(game.id)
    if encoder is None:
        encoder = _ENCODERS[game.id] = Encoder(game)
    return encoder


def plain(game: CardGame, value: Any) -> Any:  # noqa: ANN401 - whatever a view holds
    """Return a value of a game as plain data."""
    return _encoder(game).plain(value)


def plain_event(game: CardGame, event: Any) -> dict[str, Any]:  # noqa: ANN401 - of any game
    """Return an event as plain data, with its name."""
    return {"event": type(event).__name__, **plain(game, event)}


def forms_of(game: CardGame, kind: type) -> Mapping[str, Form]:
    """Return what makes plain data of the fields of a view of this type, by name."""
    return _encoder(game).forms_of(kind)


def changes(
    game: CardGame,
    old: Any,  # noqa: ANN401 - views of any game
    new: Any,  # noqa: ANN401
    without: frozenset[str] = frozenset(),
) -> dict[str, Any]:
    """Return the fields of a view that differ from an older one (None: all), as plain data.

    The round of a match is compared field by field as well; if nothing in it differs it is left
    out, and so are fields of these names.
    """
    changed: dict[str, Any] = {}
    for name, form in _encoder(game).parts(type(new)):
        if name in without:
            continue
        after = getattr(new, name)
        before = None if old is None else getattr(old, name)
        if name == "round" and isinstance(new, MatchView):
            if deeper := changes(game, before, after, without):
                changed[name] = deeper
        elif old is None or before != after:
            changed[name] = form(after)
    return changed
