"""Decodes plain data to values of a game; the decoder of a type is built once, from its fields."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Final, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from tischrunde.core.card_game import CardGame
from tischrunde.core.match_view import MatchView
from tischrunde.core.notation import Unreadable
from tischrunde.games.encoder import COUNTED, MOVES_KEPT

Reader: TypeAlias = Callable[[Any], Any]
"""Makes a value of plain data."""

_PLAIN: Final = frozenset({int, str, bool, NoneType})

ValueT = TypeVar("ValueT")


class NotUnderstood(ValueError):  # noqa: N818 - what happened has a name of its own
    """Plain data that cannot be decoded: what is wrong, and in which field of which type."""

    def __init__(self, problem: str, place: tuple[str, ...] = ()) -> None:
        where = ".".join(place) or "the data"
        super().__init__(f"{where}: {problem}; who sent it may be of another version")
        self.problem = problem
        self.place = place


class Decoder:
    """The readers of all values of a game, by type; a round of any game is read as this one's.

    Unknown fields are ignored, because a newer sender may have some; missing ones raise, unless
    they can be counted.
    """

    def __init__(self, game: CardGame) -> None:
        self._game = game
        self._readers: dict[Any, Reader] = {game.moves: _move(game.read_move)}

    def of(self, hint: Any) -> Reader:  # noqa: ANN401 - as typing has it
        """Return the reader for an annotation."""
        reader = self._readers.get(hint)
        if reader is None:
            reader = self._readers[hint] = self._found(hint)
        return reader

    def _found(self, hint: Any) -> Reader:  # noqa: ANN401 - as typing has it
        origin, inner = get_origin(hint) or hint, get_args(hint)
        if isinstance(hint, TypeVar):
            return self.of(self._game.view)
        if origin in (Union, UnionType):
            return self._either(inner)
        if origin is tuple and inner[1:] == (...,):
            return _listed(tuple, self.of(inner[0]))
        if origin is tuple:
            return _row(tuple(self.of(part) for part in inner))
        if origin is frozenset:
            return _listed(frozenset, self.of(inner[0]))
        if origin is Mapping:
            return _mapping(self.of(inner[0]), self.of(inner[1]))
        if origin in _PLAIN:
            return _plain(frozenset({origin}))
        if issubclass(origin, Enum):
            return _member(origin)
        return _made(origin, self._parts(origin))

    def _either(self, kinds: tuple[Any, ...]) -> Reader:
        if _PLAIN.issuperset(kinds):
            return _plain(frozenset(kinds))
        kind, nothing = kinds
        if nothing is not NoneType:
            raise TypeError(f"nobody could tell {kind} and {nothing} apart")
        return _unless_none(self.of(kind))

    def _parts(self, kind: type) -> tuple[tuple[str, Reader], ...]:
        hints = get_type_hints(kind)
        names = [field.name for field in fields(kind)] if is_dataclass(kind) else hints
        return tuple((name, self.of(hints[name])) for name in names)


def _move(read_move: Callable[[str], Any]) -> Reader:
    kept = lru_cache(MOVES_KEPT)(read_move)

    def read(plain: Any) -> Any:  # noqa: ANN401 - a move of any game
        if type(plain) is not str:
            raise NotUnderstood(f"{plain!r} is no move")
        try:
            return kept(plain)
        except Unreadable:
            raise NotUnderstood(f"{plain!r} is no move") from None

    return read


def _plain(kinds: frozenset[type]) -> Reader:
    def read(plain: Any) -> Any:  # noqa: ANN401 - whatever is plain
        if type(plain) not in kinds:
            known = " or ".join(sorted(kind.__name__ for kind in kinds))
            raise NotUnderstood(f"{plain!r} is no {known}")
        return plain

    return read


def _member(kind: type[Enum]) -> Reader:
    members = {getattr(member, "slug", member.value): member for member in kind}

    def read(plain: Any) -> Enum:  # noqa: ANN401 - what should be a slug
        try:
            return members[plain]
        except (KeyError, TypeError):
            raise NotUnderstood(f"{plain!r} is no {kind.__name__}") from None

    return read


def _unless_none(reader: Reader) -> Reader:
    return lambda plain: None if plain is None else reader(plain)


def _listed(kind: Callable[[list[Any]], Any], reader: Reader) -> Reader:
    return lambda plain: kind([reader(item) for item in _checked(plain, list)])


def _row(readers: tuple[Reader, ...]) -> Reader:
    def read(plain: Any) -> tuple[Any, ...]:  # noqa: ANN401 - what should be a list
        if len(_checked(plain, list)) != len(readers):
            raise NotUnderstood(f"{len(plain)} in a row, not {len(readers)}")
        return tuple([reader(item) for reader, item in zip(readers, plain, strict=True)])

    return read


def _mapping(key: Reader, item: Reader) -> Reader:
    return lambda plain: {key(k): item(v) for k, v in _checked(plain, dict).items()}


def _made(kind: type, parts: tuple[tuple[str, Reader], ...]) -> Reader:
    def read(plain: Any) -> Any:  # noqa: ANN401 - what this type has for fields
        _checked(plain, dict)
        values = []
        for name, reader in parts:
            try:
                values.append(reader(plain[name]) if name in plain else _left_out(name))
            except NotUnderstood as error:
                raise NotUnderstood(error.problem, (name, *error.place)) from None
        return kind(*values)

    return read


def _left_out(name: str) -> Mapping[Any, int]:
    if name not in COUNTED:
        raise NotUnderstood("it is missing")
    return {}


def _checked(plain: Any, kind: type) -> Any:  # noqa: ANN401 - whatever is plain
    if type(plain) is not kind:
        raise NotUnderstood(f"{plain!r} is no {kind.__name__}")
    return plain


class Reading:
    """Reads views and events of a game, and also events of the given types.

    Data that do not fit raise ``NotUnderstood``.
    """

    def __init__(self, game: CardGame, around: Iterable[type] = ()) -> None:
        self._readers = Decoder(game)
        self._events = {
            kind.__name__: self._readers.of(kind) for kind in (*get_args(game.events), *around)
        }

    def value(self, kind: type[ValueT], plain: Any) -> ValueT:  # noqa: ANN401 - whatever is plain
        """Return a value of any type that views are made of."""
        return cast("ValueT", self._readers.of(kind)(plain))

    def view(self, plain: Mapping[str, Any]) -> MatchView[Any]:
        """Return a view of a match; counts of cards that were not sent are empty."""
        return self.value(MatchView, plain)

    def event(self, plain: Mapping[str, Any]) -> Any:  # noqa: ANN401 - of any game
        """Return an event, or None if its name is unknown."""
        name = plain.get("event")
        if type(name) is not str:
            raise NotUnderstood(f"{name!r} names no event", ("event",))
        reader = self._events.get(name)
        return None if reader is None else reader(plain)
