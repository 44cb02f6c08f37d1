"""What a frame may look like: every field of it stands in the protocol, and nothing besides."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from tischrunde.core.match_view import MatchView
from tischrunde.games.catalogue import GAMES
from tischrunde.protocol.frames import Frame, FromServer
from tischrunde.table.events import TableEvent
from tischrunde.table.view import TableView

_FRAMES: Final[dict[str, type[Frame]]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(FromServer)
}
_ROUNDS: Final = {game.id: game.view for game in GAMES.values()}
_EVENTS: Final = {
    game.id: {kind.__name__: kind for kind in (*get_args(game.events), *get_args(TableEvent))}
    for game in GAMES.values()
}


def misfits(frame: Mapping[str, Any], game: str | None) -> Iterator[str]:
    """Say what about a frame the protocol does not know; of a table, with its game."""
    kind = _FRAMES.get(frame.get("t", ""))
    if kind is None:
        yield f"no such frame: {frame.get('t')}"
        return
    for name in frame.keys() - {"t", *kind.__struct_fields__}:
        yield f"{frame['t']}.{name} is not in the protocol"
    try:
        msgspec.convert(frame, kind)
    except msgspec.ValidationError as error:
        yield f"{frame['t']} is not as the protocol has it: {error}"
    if game is None:
        return
    for name in ("view", "set"):
        if isinstance(frame.get(name), dict):
            yield from _Forms(game).look(frame[name], TableView, name)
    for number, event in enumerate(frame.get("events", ())):
        yield from _Forms(game).event(event, f"events.{number}")


class _Forms:
    """Holds plain data against the types it is made from."""

    def __init__(self, game: str) -> None:
        self._game = game

    def event(self, event: Mapping[str, Any], path: str) -> Iterator[str]:
        kind = _EVENTS[self._game].get(event.get("event", ""))
        if kind is None:
            yield f"{path}: no such event: {event.get('event')}"
            return
        yield from self.look({k: v for k, v in event.items() if k != "event"}, kind, path)

    def look(self, value: Any, hint: Any, path: str) -> Iterator[str]:
        """Say where a value is not what is annotated."""
        origin, inner = get_origin(hint), get_args(hint)
        if hint is Any:
            yield f"{path} is not described"
        elif origin in (UnionType, Union):
            yield from self._either(value, inner, path)
        elif origin in (tuple, frozenset):
            yield from self._listed(value, inner, path)
        elif origin is not None and issubclass(origin, Mapping):
            yield from self._mapped(value, inner, path)
        elif (kind := origin or hint) and _has_fields(kind):
            yield from self._named(value, kind, path)
        elif issubclass(kind, Enum):
            if value not in {getattr(member, "slug", member.value) for member in kind}:
                yield f"{path} is {value!r}"
        elif type(value) is not kind:
            yield f"{path} is {value!r}, not {kind.__name__}"

    def _either(self, value: Any, kinds: tuple[Any, ...], path: str) -> Iterator[str]:
        if value is None and NoneType in kinds:
            return
        if all(is_dataclass(kind) and not fields(kind) for kind in kinds) or _are_moves(kinds):
            if not isinstance(value, str):
                yield f"{path} is {value!r}, not a move"
            return
        found = [list(self.look(value, kind, path)) for kind in kinds if kind is not NoneType]
        if all(found):
            yield from min(found, key=len)

    def _listed(self, value: Any, inner: tuple[Any, ...], path: str) -> Iterator[str]:
        if not isinstance(value, list):
            yield f"{path} is {value!r}, not a list"
        elif len(inner) > 1 and inner[1] is not ...:
            if len(value) != len(inner):
                yield f"{path} has {len(value)} parts, not {len(inner)}"
                return
            for number, (part, hint) in enumerate(zip(value, inner, strict=True)):
                yield from self.look(part, hint, f"{path}.{number}")
        else:
            for number, part in enumerate(value):
                yield from self.look(part, inner[0], f"{path}.{number}")

    def _mapped(self, value: Any, inner: tuple[Any, ...], path: str) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{path} is {value!r}, not an object"
            return
        for key, part in value.items():
            yield from self.look(key, inner[0], f"{path} has a key that")
            yield from self.look(part, inner[1], f"{path}.{key}")

    def _named(self, value: Any, kind: type, path: str) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{path} is {value!r}, not an object"
            return
        hints = _hints(kind)
        for name, part in value.items():
            if name not in hints:
                yield f"{path}.{name} is not in the protocol"
            elif kind is TableView and name == "match" and part is not None:
                yield from self._named(part, MatchView, f"{path}.match")
            elif kind is MatchView and name == "round":
                yield from self._named(part, _ROUNDS[self._game], f"{path}.round")
            else:
                yield from self.look(part, hints[name], f"{path}.{name}")


_hints = cache(get_type_hints)


def _has_fields(kind: Any) -> bool:
    return is_dataclass(kind) or hasattr(kind, "_fields")


def _are_moves(kinds: tuple[Any, ...]) -> bool:
    return all(getattr(kind, "__module__", "").endswith(".moves") for kind in kinds)
