"""A question to a bot, and how it is pickled for another process."""

import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from io import BytesIO
from typing import Any

from tischrunde.core.match_view import MatchView


@dataclass(frozen=True, slots=True)
class BotRequest:
    """All a bot may know, and nothing more.

    ``rules`` is a rule set as text, ``revision`` that of its edition, ``level`` the name of the
    bot. ``out_of_turn`` asks whether it does anything although others are waited for.
    """

    game: str
    rules: str
    revision: int
    players: int
    level: str
    seed: int
    view: MatchView[Any]
    legal: Sequence[Any]
    out_of_turn: bool

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[bytes]]:
        """Return how it is rebuilt from bytes."""
        content = BytesIO()
        _Writer(content, pickle.HIGHEST_PROTOCOL).dump(
            tuple(map(self.__getattribute__, _names(BotRequest)))
        )
        return _read, (content.getvalue(),)


class _Writer(pickle.Pickler):
    """Pickles a frozen object as a call that makes it.

    Otherwise its fields would be set one by one, which compiled classes refuse.
    """

    def reducer_override(self, thing: Any) -> Any:  # noqa: ANN401 - whatever a view holds
        if not is_dataclass(thing) or isinstance(thing, type):
            return NotImplemented
        kind = type(thing)
        return kind, tuple([getattr(thing, name) for name in _names(kind)])


def _read(content: bytes) -> BotRequest:
    return BotRequest(*pickle.loads(content))  # noqa: S301 - from a process of our own


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
