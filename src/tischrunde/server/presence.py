"""Who is looking at a table now: each node announces who looks at it there.

It is not in the log, may get lost, and is forgotten when a node is not heard any more.
"""

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass
from typing import Final

from tischrunde.core.game import Seat
from tischrunde.protocol.frames import Here
from tischrunde.server.streams import Streams
from tischrunde.server.tables import Tables
from tischrunde.table.log import Row

ANNOUNCE_EVERY_S: Final = 60
"""Seconds after which a node announces again who is there."""
_LOOK_S: Final = 0.05
"""Seconds between two checks of who came or went; a millisecond more for each spectator, so that a
crowd is not sent every arrival."""
_BELIEVED_MS: Final = 150_000
"""Milliseconds for which another node's announcement is believed."""

_TABLES_PER_TURN: Final = 50
"""Maximum number of tables announced at once, so that moves do not wait behind them."""

_ACT: Final = "here"


@dataclass(frozen=True, slots=True)
class Seen:
    """What one node sees of a table."""

    seats: frozenset[Seat]
    watching: int
    at: int


class Presence:
    """What all nodes see of the tables that are watched at this one."""

    def __init__(self, streams: Streams, tables: Tables) -> None:
        self._streams = streams
        self._bus = tables.bus
        self._now = tables.now
        self._node = secrets.token_hex(4)
        self._seen: dict[str, dict[str, Seen]] = {}
        self._sent: dict[str, Here] = {}
        self._changed: dict[str, int] = {}
        streams.audience_listeners.append(self.changed)
        tables.announcement_listeners.append(self.heard)

    async def run(self) -> None:
        """Announce at intervals who is there, until cancelled."""
        again: deque[str] = deque()
        again_at = self._now() + ANNOUNCE_EVERY_S * 1000
        while True:
            await asyncio.sleep(_LOOK_S)
            time = self._now()
            for table in [table for table, at in self._changed.items() if at <= time]:
                del self._changed[table]
                self._sent.pop(table, None)  # somebody who has just come does not know it yet
                self._announce(table)
            if time >= again_at:
                again_at = time + ANNOUNCE_EVERY_S * 1000
                again.extend(self._sent)
            for table in [again.popleft() for _ in range(min(_TABLES_PER_TURN, len(again)))]:
                if table in self._sent:
                    self._announce(table)

    def changed(self, table: str) -> None:
        """Note that somebody came or went here; it is announced soon."""
        _, watching = self._streams.present(table)
        self._changed.setdefault(table, self._now() + watching)

    def _announce(self, table: str) -> None:
        seats, watching = self._streams.present(table)
        if not seats and not watching:
            self._seen.pop(table, None)
            self._sent.pop(table, None)
        else:
            self._note(table, self._node, Seen(seats, watching, self._now()))
        body = json.dumps({"node": self._node, "seats": sorted(seats), "watching": watching})
        self._bus.publish(Row(table, 0, self._now(), None, "", _ACT, body))

    def heard(self, row: Row) -> None:
        """Note what another node announces."""
        if row.act != _ACT:
            return
        said = json.loads(row.body)
        if said["node"] == self._node or row.table not in self._sent:
            return
        new = said["node"] not in self._seen.get(row.table, {})
        self._note(
            row.table, said["node"], Seen(frozenset(said["seats"]), said["watching"], self._now())
        )
        if new:  # it may not know yet who is here
            self.changed(row.table)

    def _note(self, table: str, node: str, seen: Seen) -> None:
        believed = self._now() - _BELIEVED_MS
        nodes = {**self._seen.get(table, {}), node: seen}
        nodes = {node: each for node, each in nodes.items() if each.at > believed}
        self._seen[table] = nodes
        seats = frozenset[Seat]().union(*(each.seats for each in nodes.values()))
        here = Here(table, sorted(seats), sum(each.watching for each in nodes.values()))
        if here != self._sent.get(table):
            self._sent[table] = here
            self._streams.send_all(table, here)
