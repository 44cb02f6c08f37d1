"""Many tables at once: opened, played, left, taken back, played again, whatever breaks."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from bench.chaos.bad_socket import BadSocket, Ledger
from bench.chaos.player import Glimpse, Player, glimpse
from tischrunde.client import Client, LiveTable, Refused, Unreachable
from tischrunde.games.catalogue import GAMES

SEATS_PER_CLIENT: Final = 12
"""Number of tables, about, at which a client sits over one connection."""

_HOUSE: Final = {
    "rallye": (",target=500", ",target=50"),
    "uno": (",target=60", ",target=1,jump-in", ",target=1,stacking=twos"),
}
"""Short matches, so that many end."""

_REMATCH: Final = 0.5
_NEARLY_ALL: Final = 0.9
_OPENED_A_SECOND: Final = 20
_PATIENCE_S: Final = 20.0
_STANDSTILL_S: Final = 90.0
"""Seconds in which nothing happens, though people want to play, until a table stands still."""


@dataclass(slots=True)
class Party:
    """Those who sit at a table, in no order."""

    table: str
    seats: list[tuple[Client, LiveTable]]


class Evening:
    """All tables, and all who play there."""

    def __init__(self, urls: tuple[str, ...], seed: int, tables: int, rate: float) -> None:
        self.ledger = Ledger()
        self.refused: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.finished: dict[str, Client] = {}
        self.parties: dict[str, Party] = {}
        self.glimpses: list[Glimpse] = []
        self._urls = urls
        self._dice = random.Random(seed)
        self._think = tables / rate
        self._number = tables
        self._clients: list[Client] = []
        self._players: set[Player] = set()
        self._lives: list[asyncio.Task[None]] = []
        self._all_begun = asyncio.Event()
        self._stopping = False

    async def begin(self) -> None:
        """Let everybody come in, and open all tables; return when nearly all are played at."""
        number = max(10, self._number * 4 // SEATS_PER_CLIENT)
        self._clients = list(await asyncio.gather(*(self._come_in(n) for n in range(number))))
        self._lives = [asyncio.create_task(self._life()) for _ in range(self._number)]
        try:
            async with asyncio.timeout(_STANDSTILL_S):
                await self._all_begun.wait()
        except TimeoutError:
            self.faults.append(f"only {self.counts['begun']} tables are played at")

    async def go_on(self) -> None:
        """See every table that is played at now go on, or end."""
        waiting = {party.table: party.seats[0][1].version for party in self.parties.values()}
        end = asyncio.get_running_loop().time() + _STANDSTILL_S
        while waiting and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.1)
            waiting = {
                name: version
                for name, version in waiting.items()
                if name in self.parties and self.parties[name].seats[0][1].version == version
            }
        self.faults += [
            f"{name}: nothing has happened after version {version} for {_STANDSTILL_S:.0f} s"
            for name, version in waiting.items()
        ]

    async def stop(self) -> float:
        """Let nobody begin anything more, and return how long answers were still waited for."""
        self._stopping = True
        began = asyncio.get_running_loop().time()
        for player in self._players:
            player.stop()
        _, waiting = await asyncio.wait(self._lives, timeout=30)
        if waiting:
            self.faults += [
                f"a table still waits for an answer: {_where(life)}" for life in waiting
            ]
        for life in waiting:
            life.cancel()
        for life in self._lives:
            if life.done() and not life.cancelled() and (error := life.exception()):
                self.faults.append(f"a table broke off: {error!r}")
        return asyncio.get_running_loop().time() - began

    async def close(self) -> None:
        """Let everybody go home."""
        await asyncio.gather(*(client.close() for client in self._clients))

    async def _come_in(self, number: int) -> Client:
        urls = self._urls if number % 2 else self._urls[::-1]
        socket = BadSocket(self.ledger, random.Random(self._dice.random()))
        client = Client(*urls, socket=socket)
        await self._insist(lambda: client.come_in(f"Igel {number}", program=True))
        return client

    async def _life(self) -> None:
        """Open a table, play, play again or leave, and so on."""
        await asyncio.sleep(self._dice.uniform(0.0, self._number / _OPENED_A_SECOND))
        party: Party | None = None
        while not self._stopping:
            if party is None:
                party = await self._opened()
            else:
                await self._played(party)
                party = await self._again(party)

    async def _opened(self) -> Party | None:
        """Open a table and let everybody sit down; None if it did not come to that."""
        game = GAMES[self._dice.choice(sorted(GAMES))]
        edition = self._dice.choice(sorted(game.editions))
        players = self._dice.choice(game.editions[edition].player_counts)
        rules = edition + self._dice.choice(_HOUSE[game.id])
        bots = self._dice.choice((0, 0, self._dice.randrange(players)))
        host, *others = self._dice.sample(self._clients, players - bots)
        try:
            opened = await host.open_table(
                game.id, rules, players=players, pace="programs", bots=["easy"] * bots
            )
            self.counts["opened"] += 1
            for other in others:
                await self._sit(other, opened.table, opened.code)
            party = await self._look(opened.table, [host, *others])
            await party.seats[0][1].start()
        except Unreachable:
            self.counts["requests lost"] += 1
            return None
        except Refused as no:
            self._note(no, "unavailable")
            return None
        return party

    async def _sit(self, client: Client, table: str, code: str) -> None:
        while True:
            try:
                await client.take_seat(table, code)
            except Unreachable:
                self.counts["requests lost"] += 1
            except Refused as no:
                if no.code == "seated-already":  # by a request whose answer was lost
                    return
                raise
            else:
                return

    async def _look(self, table: str, clients: list[Client]) -> Party:
        seats = [(client, await client.table(table)) for client in clients]
        self.parties[table] = Party(table, seats)
        return self.parties[table]

    async def _played(self, party: Party) -> None:
        players = [
            Player(table, random.Random(self._dice.random()), self._think, self.refused)
            for _, table in party.seats
        ]
        self._players.update(players)
        self.counts["begun"] += 1
        if self.counts["begun"] >= _NEARLY_ALL * self._number:
            self._all_begun.set()
        outcomes = await asyncio.gather(
            *(player.play() for player in players), return_exceptions=True
        )
        self._players.difference_update(players)
        for outcome in outcomes:
            if isinstance(outcome, BaseException):
                self.faults.append(f"at {party.table}: {outcome!r}")
        if all(table.over for _, table in party.seats):
            self.counts["matches"] += 1
            self.finished[party.table] = party.seats[0][0]

    async def _again(self, party: Party) -> Party | None:
        """Play again, if everybody wants to; whoever does not leaves for good."""
        if self._stopping:
            return None
        following = None
        if self._dice.random() < _REMATCH and all(table.over for _, table in party.seats):
            following = await self._rematch(party)
        for _, table in party.seats:
            self.glimpses.append(await glimpse(table))
            table.close()
        del self.parties[party.table]
        return following

    async def _rematch(self, party: Party) -> Party | None:
        sitting: list[Client] = []
        try:
            for client, table in party.seats:
                try:
                    await table.rematch()
                    sitting.append(client)
                except Refused as no:
                    self._note(no, "gone-on")  # whoever was away is not waited for
            first = party.seats[0][1]
            async with asyncio.timeout(_PATIENCE_S):
                await first.until(lambda table: bool(table.view["successor"]))
            successor: str = first.view["successor"]
            self.counts["rematches"] += 1
            return await self._look(successor, sitting)
        except (Refused, TimeoutError) as error:
            self.faults.append(f"the rematch of {party.table}: {error!r}")
            return None

    async def _insist(self, request: Callable[[], Awaitable[object]]) -> None:
        while True:
            try:
                await request()
            except Unreachable:
                self.counts["requests lost"] += 1
            else:
                return

    def _note(self, no: Refused, *expected: str) -> None:
        self.refused[no.code] += 1
        if no.code not in expected:
            self.faults.append(f"refused: {no}")


def _where(task: asyncio.Task[None]) -> str:
    """Return what a task waits for: the functions it is in, with their lines."""
    places: list[str] = []
    waiting: Any = task.get_coro()
    while (frame := getattr(waiting, "cr_frame", None)) is not None:
        places.append(f"{waiting.__name__}:{frame.f_lineno}")
        waiting = waiting.cr_await
    return " > ".join(places)
