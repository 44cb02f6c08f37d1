"""All clients of a run: tables are opened, played to their end and played again, and looked at."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import Final

from bench.chaos.duels import insist
from bench.history.device import Device
from bench.history.events import Journal, Waited
from bench.history.person import Person
from bench.history.session import Session, now_us
from tischrunde.client import Client, Refused, Unreachable
from tischrunde.games.catalogue import GAMES

TABLES_PER_PERSON: Final = 12
_DEVICES: Final = 4
"""Number of devices with which a person looks on as well."""
_HOUSE: Final = {"rallye": ",target=2000", "uno": ",target=200"}
"""Matches of a few hundred rows."""
_BOT: Final = 0.2
"""Share of tables at which a bot sits as well."""
_AGAIN_S: Final = 3.0
"""Seconds to wait for a rematch."""
_POLL_S: Final = 0.3
_BEGUN_S: Final = 60.0
"""Seconds in which half of the tables are opened, with no trouble yet."""


class Crowd:
    """Everybody at a server."""

    def __init__(  # noqa: PLR0913 - where, what, how much
        self,
        journal: Journal,
        nodes: Sequence[tuple[str, int]],
        seed: int,
        *,
        tables: int,
        moves: float,
        views: float,
    ) -> None:
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()
        self.persons: list[Person] = []
        self._journal = journal
        self._nodes = list(nodes)
        self._urls = [f"http://{address}:{port}" for address, port in nodes]
        self._dice = random.Random(f"{seed} crowd")
        self._tables = tables
        self._think_s = 2 * tables / moves
        self._views = views
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def operations(self) -> int:
        """Number of commands and views that were asked for and answered."""
        return self._journal.views + sum(person.answered for person in self.persons)

    async def begin(self) -> None:
        """Let everybody come in and play; return when half of the tables are played at."""
        number = max(4, 2 * self._tables // TABLES_PER_PERSON)
        self.persons = list(await asyncio.gather(*map(self._come_in, range(number))))
        pause_s = 2 * _DEVICES * self._tables / self._views
        self._tasks = [
            asyncio.create_task(work)
            for person in self.persons
            for work in (
                person.run(),
                *(self._look_on(person, place, pause_s) for place in range(_DEVICES)),
            )
        ]
        self._tasks += [asyncio.create_task(self._life()) for _ in range(self._tables)]
        end = time.monotonic() + _BEGUN_S
        while self.counts["opened"] < self._tables / 2 and time.monotonic() < end:  # noqa: ASYNC110 - many may do it
            await asyncio.sleep(_POLL_S)

    async def end(self, patience_s: float) -> None:
        """Let nobody begin anything more, and see everything answered and every table shown."""
        for person in self.persons:
            person.stopping = True
        end = time.monotonic() + patience_s
        while any(person.waits for person in self.persons) and time.monotonic() < end:  # noqa: ASYNC110 - many may do it
            await asyncio.sleep(_POLL_S)
        for person in self.persons:
            person.give_up()
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                self.faults.append(f"a client broke off: {result!r}")
        for node in self._nodes:
            looks = (self._last_look(node, person, patience_s) for person in self.persons)
            await asyncio.gather(*looks)

    async def _come_in(self, number: int) -> Person:
        async with Client(*self._urls) as client:
            await insist(lambda: client.come_in(f"Igel {number}", program=True))
            token = client.token or ""
        dice = random.Random(self._dice.random())
        nodes = self._nodes if number % 2 else self._nodes[::-1]
        return Person(self._journal, nodes, token, dice, self._think_s)

    async def _look_on(self, person: Person, place: int, pause_s: float) -> None:
        dice = random.Random(f"{person.token} {place}")
        await Device(self._journal, self._nodes, person, dice, pause_s).run()

    async def _life(self) -> None:
        """Play at one table after the other."""
        await asyncio.sleep(self._dice.uniform(0.0, self._tables / 10))
        while True:
            sitting = self._dice.sample(self.persons, 2)
            try:
                table: str | None = await self._opened(sitting)
            except Unreachable:
                self.counts["requests lost"] += 1
                continue
            except Refused as no:
                self.counts[f"refused {no.code}"] += 1
                await asyncio.sleep(_POLL_S)
                continue
            self.counts["opened"] += 1
            while table is not None:
                table = await self._played(table, sitting)

    async def _opened(self, sitting: Sequence[Person]) -> str:
        game = GAMES[self._dice.choice(sorted(GAMES))]
        bots = ["easy"] if self._dice.random() < _BOT else []
        players = len(sitting) + len(bots)
        fitting = [
            name for name, edition in game.editions.items() if players in edition.player_counts
        ]
        rules = self._dice.choice(sorted(fitting)) + _HOUSE[game.id]
        host, *others = (Client(*self._urls, token=person.token) for person in sitting)
        try:
            opened = await host.open_table(
                game.id, rules, players=players, pace="programs", programs=True, bots=bots
            )
            for other in others:
                await self._sit(other, opened.table, opened.code)
        finally:
            await asyncio.gather(*(client.close() for client in (host, *others)))
        for person in sitting:
            person.sit(opened.table)
        return opened.table

    async def _sit(self, client: Client, table: str, code: str) -> None:
        try:
            await insist(lambda: client.take_seat(table, code))
        except Refused as no:
            if no.code != "seated-already":  # by a request whose answer was lost
                raise

    async def _played(self, table: str, sitting: list[Person]) -> str | None:
        """Wait for the end, and return the table of the rematch if there is one.

        Left in ``sitting`` are those who have a seat there.
        """
        while not any(table in person.over for person in sitting):  # noqa: ASYNC110 - many may do it
            await asyncio.sleep(_POLL_S)
        self.counts["over"] += 1
        end, seen = time.monotonic() + _AGAIN_S, None
        while seen is None and time.monotonic() < end:
            await asyncio.sleep(_POLL_S)
            views = (person.sights[table].view for person in sitting)
            seen = next((view for view in views if view.get("successor")), None)
        for person in sitting:
            person.leave(table)
        if seen is None:
            return None
        # Whoever was away and had not asked for a rematch has no seat there.
        sitting[:] = [it for it in sitting if seen["chairs"][it.seats[table]]["again"]]
        for person in sitting:
            person.sit(seen["successor"])
        self.counts["rematches"] += 1
        return str(seen["successor"])

    async def _last_look(self, node: tuple[str, int], person: Person, patience_s: float) -> None:
        """See all tables of a person once more, at a node; whatever is not shown is told of."""
        try:
            session = await Session.opened(self._journal, node, person)
        except OSError:
            self._journal.add(Waited(now_us(), 0, "", f"{node[0]} does not say welcome"))
            return
        for table in person.seats:
            session.look({table: None})
            end = time.monotonic() + patience_s
            while session.is_looking(table) and session.open and time.monotonic() < end:  # noqa: ASYNC110 - or never
                await asyncio.sleep(0.005)
            if session.is_looking(table):
                self._journal.add(Waited(now_us(), 0, table))
                break
            session.look_away(table)
        session.hang_up()
