"""An evening lived in twin worlds: the same is done in both, and viewers listen in both."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count, zip_longest
from random import Random
from typing import Any, Final

from tests.server.bot_script import Script
from tests.server.client import Client
from tests.server.twin_worlds import World
from tests.server.virtual_clock import virtual_loop
from tests.table.keeper import CODE, NOON, guest
from tests.table.twins import Known, Twins, known, match_of, revealed
from tischrunde.core.game import Seat
from tischrunde.protocol.frames import FromClient, Sub
from tischrunde.table.log import Row
from tischrunde.table.table import Table

PLAYERS_AT_US: Final = 500
"""Microseconds after a full millisecond at which players act."""


class Told(AssertionError):  # noqa: N818 - what happened has a name of its own
    """A viewer could tell two worlds apart."""


@dataclass(frozen=True, slots=True)
class TwinServers:
    """A server and its twin, and what bots do in both."""

    worlds: tuple[World, World]
    script: Script


class Both:
    """The same client in both worlds."""

    def __init__(self, seat: Seat | None, real: Client, twin: Client) -> None:
        self.seat = seat
        self.sees = False
        self.clients = real, twin

    def say(self, frame: FromClient, *, hidden: bool = False) -> None:
        """Say the same in both worlds, or what is hidden in the real one alone."""
        for client in self.clients[: 1 if hidden else 2]:
            client.say(frame)

    async def leave(self) -> None:
        """Hang up in both worlds."""
        await asyncio.gather(*(client.leave() for client in self.clients))


class Evening:
    """A pair of worlds from the moment they differ until the rules tell so."""

    def __init__(self, table: str, pair: Twins, servers: TwinServers, random: Random) -> None:
        self.table = table
        self.pair = pair
        self.random = random
        self.seen: Counter[str] = Counter()
        self.clients: dict[tuple[str, Seat | None], Both] = {}
        self._gone: list[Both] = []
        self._worlds = servers.worlds
        self._script = servers.script
        self._keys = map("deed-{}".format, count(1))
        self._rows: tuple[list[tuple[Row, Known]], ...] = [], []
        self._rounds = len(match_of(pair.real).sheets)
        self._code = "" if pair.real.opened.public else CODE

    # ── what is done ──────────────────────────────────────────────────────────────────────────

    def begin(self) -> None:
        """Let both tables go on now, each in its own world."""
        passed = virtual_loop().now() - self.pair.now
        for table in self.pair.worlds:
            table.id = self.table
            table._secret = self.table.encode()  # noqa: SLF001 - every table draws its own moments
            table.at += passed
            table.since += passed
            table.started += passed
        opened = self.pair.real.opened
        self.seen[f"{opened.rules} {opened.players}"] += 1
        self.seen["different"] += len({*self._positions()}) > 1
        for world, table, rows in zip(self._worlds, self.pair.worlds, self._rows, strict=True):
            world.plant(table, self._noted(rows))

    async def end(self) -> None:
        """Clear everything away."""
        for both in self.clients.values():
            await both.leave()
        for world in self._worlds:
            await world.clear(self.table)
        self._script.forget(self.pair)

    @property
    def now(self) -> int:
        """The time."""
        return virtual_loop().now()

    def key(self) -> str:
        """Return a name for a command."""
        return next(self._keys)

    def client(self, who: str, seat: Seat | None) -> Both:
        """Return somebody's client; one that stays is at the first node, others anywhere."""
        if (who, seat) not in self.clients:
            places = len(self._worlds[0].nodes)
            place = 0 if who == "stays" else self.random.randrange(places)
            short_cut = self.random.randrange(2) == 0
            owner = None if seat is None else guest(seat)
            real, twin = (Client(w.nodes[place], owner, short_cut=short_cut) for w in self._worlds)
            self.clients[who, seat] = Both(seat, real, twin)
        return self.clients[who, seat]

    def come(self, who: str, seat: Seat | None, since: int = 0) -> None:
        """Let somebody look at the table from now on."""
        both = self.client(who, seat)
        both.sees = True
        both.say(Sub(self.table, since, self._code))

    async def go(self, who: str, seat: Seat | None) -> None:
        """Let somebody hang up."""
        both = self.clients.pop((who, seat))
        await both.leave()
        self._gone.append(both)

    def _noted(self, rows: list[tuple[Row, Known]]) -> Callable[[Table, Row], None]:
        def note(table: Table, row: Row) -> None:
            rows.append((row, known(table, self.pair.viewer)))
            if table is self.pair.real:
                self._script.follow(self.pair)

        return note

    # ── what is compared ──────────────────────────────────────────────────────────────────────

    def alike(self) -> bool:
        """Compare all that was sent since the last time; return whether the worlds are one still.

        A row by which the rules told the viewer something comes in both worlds at the same moment;
        what is sent from that moment on may differ.
        """
        self.seen["windows"] += self.pair.real.window is not None
        self.seen["pauses"] += bool(self.pair.real.pausing)
        self.seen["solo"] += self.pair.real.solo
        until = self._until()
        for both in (*self.clients.values(), *self._gone):
            if both.seat in {None, self.pair.viewer}:
                self._same_frames(both, until)
        self._gone.clear()
        self._same("a question", *(_before(self._asked(world), until) for world in self._worlds))
        return until is None

    def _asked(self, world: World) -> list[tuple[int, Any]]:
        """Return the jobs of the table, and when; a node that is behind may leave some again."""
        return [(at, job) for job, at in world.jobs.left[self.table].items()]

    def _until(self) -> int | None:
        """Return from which millisecond on the worlds may differ, if they may."""
        viewers = {both.seat for both in self.clients.values() if both.sees}
        viewers &= {None, self.pair.viewer}
        for real, twin in zip_longest(*self._rows):
            if real is None or twin is None or real[0] != twin[0]:
                own = real is not None and real[0].key.startswith("bot")
                if not own or self.table not in self._script.parted:
                    self._same("what happened", [real], [twin])
                self.seen["parted"] += 1
                return min(each[0].at for each in (real, twin) if each is not None)
            row = real[0]
            move = row.body if row.act == "move" else None
            if revealed(self.pair, move, (real[1], twin[1]), self._rounds):
                self.seen["revealed"] += 1
                return row.at
            self.seen["states"] += len(viewers)
            self.seen["by a bot"] += row.key.startswith("bot")
            self.seen["by a person"] += row.key.startswith("deed")
            self.seen[row.act] += 1
        for rows in self._rows:
            rows.clear()
        return None

    def _same_frames(self, both: Both, until: int | None) -> None:
        real, twin = (_before(client.heard, until) for client in both.clients)
        self._same(f"a frame to {both.seat}", real, twin)
        for _, frame in real:
            self.seen[frame[6 : frame.index(b'"', 6)].decode()] += 1
        for client in both.clients:
            client.heard = []

    def _same(self, what: str, real: list[Any], twin: list[Any]) -> None:
        if real == twin:
            return
        one, other = next(pair for pair in zip_longest(real, twin) if pair[0] != pair[1])
        where = " or ".join(self._positions())
        raise Told(f"{what}, seen by {self.pair.viewer}: {one!r} or {other!r}, at {where}")

    def _positions(self) -> list[str]:
        return [
            table.game.write_position(match_of(table).round.position) for table in self.pair.worlds
        ]


def _before(heard: list[tuple[int, Any]], until: int | None) -> list[tuple[int, Any]]:
    if until is None:
        return heard
    return [each for each in heard if each[0] < (until - NOON) * 1000]


async def wait(milliseconds: int) -> None:
    """Let time pass, until a player may act."""
    micros = virtual_loop().micros
    then = (micros // 1000 + milliseconds) * 1000 + PLAYERS_AT_US
    await asyncio.sleep((then - micros) / 1_000_000)
