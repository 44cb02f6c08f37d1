"""Where evenings share their pads: nodes that can be killed, and one without a process."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from http import HTTPStatus
from itertools import count
from pathlib import Path
from typing import Any, Final

from bench.chaos.services import Program
from tests.server.isolated_node import IsolatedNode
from tests.server.running_server import READY_TIMEOUT_S, RunningServer, free_port
from tischrunde.client import Client, Refused, Unreachable
from tischrunde.client.pads import PadServer
from tischrunde.protocol import pads
from tischrunde.server.api.request import Trouble
from tischrunde.server.ports import Store

NODE_FLAGS: Final = ("--patience", "100000", "--log-level", "warning")


class MortalNodes:
    """Nodes of one server, each a process. ``plan`` says at which deed which is killed or started.

    A telephone asks the nodes in an order of its own.
    """

    def __init__(self, folder: Path, nodes: int, flags: Sequence[str]) -> None:
        ports = [free_port() for _ in range(nodes)]
        self.urls = [f"http://127.0.0.1:{port}" for port in ports]
        self.kills = 0
        self.plan: dict[int, list[tuple[str, int]]] = {}
        self._deeds = count(1)
        self._clients: list[Client] = []
        self._nodes = [
            Program(
                folder / f"node-{port}.log",
                *("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(folder)),
                *(*NODE_FLAGS, *flags),
                environment={},
                module="tests.server.small_pages",
            )
            for port in ports
        ]

    async def start(self) -> None:
        """Start all nodes, and come in as a guest."""
        for node in self._nodes:
            node.start()
        await self.ready()
        self._guest = self._client(0)
        await self._guest.come_in("Lena")

    async def ready(self) -> None:
        """Return once all nodes serve."""
        async with asyncio.timeout(READY_TIMEOUT_S):
            for url in self.urls:
                while not await asyncio.to_thread(serves, url):  # noqa: ASYNC110 - a process
                    await asyncio.sleep(0.05)

    def begin(self, plan: Mapping[int, list[tuple[str, int]]]) -> None:
        """Count deeds from 1 again, and go by a plan."""
        self.plan = dict(plan)
        self._deeds = count(1)

    async def deed(self) -> None:
        for act, node in self.plan.pop(next(self._deeds), []):
            self.act(act, node)

    def act(self, act: str, node: int) -> None:
        """Kill a node, or start it again."""
        if act == "kill":
            self._nodes[node].kill()
            self.kills += 1
        else:
            self._nodes[node].start()

    def finish_plan(self) -> None:
        """Do what is left of a plan: fewer deeds were done than it has."""
        for number in sorted(self.plan):
            for act, node in self.plan.pop(number):
                self.act(act, node)

    def _client(self, first: int) -> Client:
        first %= len(self.urls)
        client = Client(*self.urls[first:], *self.urls[:first])
        self._clients.append(client)
        return client

    async def share(self, opened: pads.PadOpening) -> pads.PadAddress:
        while True:
            try:
                return await self._guest.share_pad(opened)
            except Unreachable:
                continue

    async def find(self, phone: int, code: str) -> pads.PadAddress:
        async with Client(*self.urls[phone % len(self.urls) :]) as client:
            return await client.find_pad(code)

    def server(self, phone: int) -> PadServer:
        return self._client(phone)

    async def hang_up(self) -> None:
        """Close the lines of all telephones."""
        clients, self._clients = self._clients, [self._guest]
        for client in clients:
            if client is not self._guest:
                await client.close()

    async def end(self) -> None:
        """Close everything."""
        await self.hang_up()
        await self._guest.close()
        for node in self._nodes:
            node.kill()


def serves(url: str) -> bool:
    """Return whether a node can serve."""
    try:
        return RunningServer(url).ask("GET", "/readyz").status == HTTPStatus.OK
    except OSError:
        return False


@asynccontextmanager
async def mortal_nodes(folder: Path, nodes: int, *flags: str) -> AsyncIterator[MortalNodes]:
    """Run nodes as long as the context lasts."""
    running = MortalNodes(folder, nodes, flags)
    try:
        await running.start()
        yield running
    finally:
        await running.end()


class Indoors:
    """A node in this process, asked directly; it is away during every fourth dozen of deeds."""

    def __init__(self, store: Store) -> None:
        self.node = IsolatedNode(store)
        self._deeds = 0

    @property
    def away(self) -> bool:
        return self._deeds // 12 % 4 == 1

    async def deed(self) -> None:
        self._deeds += 1

    async def share(self, opened: pads.PadOpening) -> pads.PadAddress:
        self.guest = await self.node.guest("Lena")
        address: pads.PadAddress = await self.node.ask(
            "share_pad", self.guest, opened, pad=opened.id
        )
        return address

    async def find(self, _: int, code: str) -> pads.PadAddress:
        address: pads.PadAddress = await self.ask("find_pad", code=code)
        return address

    def server(self, _: int) -> PadServer:
        return self

    async def read_pad(self, pad: str, code: str, since: int = 0, wait: int = 0) -> pads.PadNews:
        query = {"since": str(since), "wait": str(wait)}
        news: pads.PadNews = await self.ask("read_pad", pad=pad, code=code, query=query)
        return news

    async def write_pad(
        self, pad: str, code: str, written: Sequence[pads.PadEvent]
    ) -> pads.PadTaken:
        body = pads.PadEntries(list(written))
        taken: pads.PadTaken = await self.ask("write_pad", body, pad=pad, code=code)
        return taken

    async def ask(self, route: str, body: Any = None, **more: Any) -> Any:
        """Ask the node; while it is away nobody answers."""
        await asyncio.sleep(0)
        if self.away:
            raise Unreachable(route)
        try:
            answer = await self.node.ask(route, self.guest, body, **more)
        except Trouble as trouble:
            raise Refused(trouble.code) from None
        if self.away:
            raise Unreachable(route)
        return answer
