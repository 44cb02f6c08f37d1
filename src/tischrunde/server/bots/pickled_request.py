"""How a question to a bot is pickled for another process."""

import pickle
from dataclasses import fields, is_dataclass
from functools import cache
from io import BytesIO
from typing import Any

from tischrunde.engine.bot_request import BotRequest


def write(request: BotRequest) -> bytes:
    """Return a request as bytes."""
    content = BytesIO()
    _Writer(content, pickle.HIGHEST_PROTOCOL).dump(
        tuple(map(request.__getattribute__, _names(BotRequest)))
    )
    return content.getvalue()


def read(content: bytes) -> BotRequest:
    """Return the request that was written."""
    return BotRequest(*pickle.loads(content))  # noqa: S301 - from a process of our own


class _Writer(pickle.Pickler):
    """Pickles a frozen object as a call that makes it.

    Otherwise its fields would be set one by one, which compiled classes refuse.
    """

    def reducer_override(self, thing: Any) -> Any:  # noqa: ANN401 - whatever a view holds
        if not is_dataclass(thing) or isinstance(thing, type):
            return NotImplemented
        kind = type(thing)
        return kind, tuple([getattr(thing, name) for name in _names(kind)])


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
