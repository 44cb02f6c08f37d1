"""Decodes a server's view of a table to a scene."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any, Final, get_args

from tischrunde.client import LiveTable
from tischrunde.core.card_game import CardGame
from tischrunde.core.game import Seat
from tischrunde.core.match_view import MatchView
from tischrunde.games.decoder import Reading
from tischrunde.table.events import TableEvent
from tischrunde.terminal.sessions.scene import BOT, Chair, Scene

_MS_PER_S: Final = 1000
_PRESENCE_S: Final = 1.0
"""Maximum number of seconds to wait for the server to say who is watching."""


async def settled(live: LiveTable) -> LiveTable:
    """Return a table as soon as it is known who is watching, or after a moment."""
    with suppress(TimeoutError):
        async with asyncio.timeout(_PRESENCE_S):
            await live.until(lambda live: bool(live.here.seats or live.here.watching))
    return live


class ViewDecoder:
    """Decodes one table: its match, who sits there, and how others join it.

    ``link`` leads to the table without its code; ``code`` is the one spectators used.
    ``time_there`` tells the server's time, in milliseconds since 1970.
    """

    def __init__(self, game: CardGame, link: str, code: str, time_there: Callable[[], int]) -> None:
        self._reading = Reading(game, get_args(TableEvent))
        self._link = link
        self._code = code
        self._time_there = time_there

    def events(self, plain: Sequence[Mapping[str, Any]]) -> tuple[Any, ...]:
        """Return the events, without those that only newer versions know."""
        read = map(self._reading.event, plain)
        return tuple(event for event in read if event is not None)

    def scene(
        self,
        view: Mapping[str, Any],
        here: Sequence[Seat],
        events: tuple[Any, ...] = (),
        *,
        connected: bool = True,
    ) -> Scene:
        """Return the table as a view shows it, with those who are looking."""
        code = view["code"] or self._code
        chairs = [
            None if chair is None else _chair(chair, looks=seat in here or seat == view["seat"])
            for seat, chair in enumerate(view["chairs"])
        ]
        return Scene(
            game=view["game"],
            rules=view["rules"],
            state=view["state"],
            chairs=tuple(chairs),
            views=self._views(view),
            events=events,
            deadline=self._deadline(view["clock"]),
            host=view["host"],
            link=f"{self._link}#{code}" if code else self._link,
            commitment=view["commitment"],
            connected=connected,
        )

    def _views(self, view: Mapping[str, Any]) -> Mapping[Seat | None, MatchView[Any]]:
        match = view["match"]
        return MappingProxyType({} if match is None else {view["seat"]: self._reading.view(match)})

    def _deadline(self, clock: Mapping[str, Any] | None) -> float | None:
        """Return when a clock runs out, by the local clock."""
        if clock is None or clock["ends"] is None:
            return None
        left: float = (clock["ends"] - self._time_there()) / _MS_PER_S
        return time.monotonic() + left


def _chair(chair: Mapping[str, Any], *, looks: bool) -> Chair:
    return Chair(
        name=chair["name"],
        kind=chair["kind"],
        level=chair["level"],
        here=looks or chair["kind"] == BOT,
        stood_in=chair["stood_in"],
        again=chair["again"],
    )
