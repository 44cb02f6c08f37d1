"""A question to a bot, and how it is pickled for another process."""

import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from io import BytesIO
from typing import Any

from tischrunde.core.match_view import MatchView
from tischrunde.table.bot_questions import BotQuestion
from tischrunde.table.table import Table


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


def bot_request(table: Table, asked: BotQuestion) -> BotRequest:
    """Return a question as the bot gets it: with its seat's view, and nothing else."""
    match = table.match
    if match is None:
        raise ValueError("nothing is played yet")
    return BotRequest(
        game=table.opened.game,
        rules=table.opened.rules,
        revision=table.opened.revision,
        players=table.opened.players,
        level=asked.level,
        seed=asked.seed,
        view=match.view(asked.seat),
        legal=match.legal(asked.seat),
        out_of_turn=asked.out_of_turn,
    )


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
