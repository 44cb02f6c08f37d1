"""Nodes of two versions side by side, as while one is upgraded: docs/operations.md#upgrade."""

import asyncio
import random
import secrets
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from redis import Redis

from tests.server import later_version
from tests.server.conftest import PATIENT
from tests.server.later_version import make_later_version
from tests.server.running_server import HASTY, READY_TIMEOUT_S, RunningServer, running_server
from tests.server.store.databases import postgres_database
from tischrunde.client import Client, LiveTable, Socket
from tischrunde.client.bot import play_match
from tischrunde.games.verify import verify_record
from tischrunde.protocol.frames import FromServer, Welcome

TIMEOUT_S = 600.0
RULES = "fx-schmid,target=700"
MOVES_BEFORE = 3
"""Moves at the older node before it is stopped: fewer than the shortest match has."""


class ListeningSocket(Socket):
    """Notes which versions have welcomed it."""

    def __init__(self) -> None:
        super().__init__()
        self.welcomed_by: list[str] = []

    async def receive(self) -> bytes:
        frame = await super().receive()
        said = msgspec.json.decode(frame, type=FromServer)
        if isinstance(said, Welcome):
            self.welcomed_by.append(said.server)
        return frame


class Player:
    """Somebody at one of the nodes, who chooses at random and sees everything that happens."""

    def __init__(self, seed: int, *nodes: RunningServer) -> None:
        self.socket = ListeningSocket()
        self.client = Client(*(node.url for node in nodes), socket=self.socket)
        self.moves = 0
        self._dice = random.Random(seed)

    async def choose(self, table: LiveTable) -> str:
        self.moves += 1
        return self._dice.choice(table.legal)

    async def see(self, table: LiveTable) -> list[tuple[int, Any]]:
        """Return what happened until the match was over, version by version."""
        seen: list[tuple[int, Any]] = []
        last = table.version
        async for happened in table:
            if not happened.afresh:
                assert happened.version == last + 1
                seen.append((happened.version, happened.events))
            last = happened.version
            if happened.view["state"] == "over":
                return seen
        raise AssertionError("a match ends")


class PlayerAtTheOlder(Player):
    """Somebody at the older node, which is stopped while it is their turn."""

    def __init__(self, seed: int, *nodes: RunningServer) -> None:
        super().__init__(seed, *nodes)
        self._older = nodes[0].process

    async def choose(self, table: LiveTable) -> str:
        if self.moves == MOVES_BEFORE:
            assert self._older is not None
            self._older.terminate()
            await asyncio.to_thread(self._older.wait, READY_TIMEOUT_S)
        return await super().choose(table)


async def play(older: RunningServer, later: RunningServer) -> None:
    """Play a match with a seat at each node; the older one is stopped while it is played."""
    igel, wolf = PlayerAtTheOlder(1, older, later), Player(2, later)
    async with asyncio.timeout(TIMEOUT_S), igel.client, wolf.client:
        await igel.client.come_in("Igel", program=True)
        await wolf.client.come_in("Wolf", program=True)
        opened = await igel.client.open_table("rallye", RULES, players=2, pace="programs")
        await wolf.client.take_seat(opened.table, opened.code)
        tables = [await each.client.table(opened.table) for each in (igel, wolf)]
        assert [table.view.get("mood") for table in tables] == [None, later_version.MOOD]
        seeing = [
            asyncio.create_task(each.see(table))
            for each, table in zip((igel, wolf), tables, strict=True)
        ]
        await asyncio.sleep(0)
        await tables[0].start()
        await asyncio.gather(play_match(tables[0], igel.choose), play_match(tables[1], wolf.choose))
        ours, theirs = await asyncio.gather(*seeing)
        assert ours == theirs
        assert igel.moves > MOVES_BEFORE
        welcomed_by = igel.socket.welcomed_by
        assert [welcomed_by[0], welcomed_by[-1]] == [version("tischrunde"), later_version.VERSION]
        assert {*wolf.socket.welcomed_by} == {later_version.VERSION}
        record = await wolf.client.record(opened.table, opened.code)
        assert verify_record(record.encode(), tables[0].view["commitment"]).verified


async def step_of(url: str) -> str:
    connection = await asyncpg.connect(url)
    step: str = await connection.fetchval("SELECT version_num FROM alembic_version")
    await connection.close()
    return step


@pytest.fixture(autouse=True)
def patient_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine nobody goes to the next node while there is this one."""
    monkeypatch.setattr("tischrunde.client.link._HELLO_TIMEOUT_S", TIMEOUT_S)
    monkeypatch.setattr("tischrunde.client.socket._CONNECT_TIMEOUT_S", TIMEOUT_S)


@pytest.fixture
def prefix(redis: str) -> Iterator[str]:
    """What the names of all keys begin with; they are deleted in the end."""
    prefix = f"test-{secrets.token_hex(8)}"
    yield prefix
    with Redis.from_url(redis) as connection:
        for key in connection.scan_iter(f"{prefix}:*"):
            connection.delete(key)


def test_a_match_is_played_at_both_and_goes_on_without_the_older_one(
    tmp_path: Path, redis: str, prefix: str
) -> None:
    package = make_later_version(tmp_path / "later")
    with postgres_database() as url:
        shared = ("--database", url, "--redis", redis, "--redis-prefix", prefix)
        flags = (*shared, "--key-file", str(tmp_path / "key"), *PATIENT, "--drain", "1")
        data = tmp_path / "data"
        with running_server(data, *flags, through=HASTY) as older:
            before = asyncio.run(step_of(url))
            with running_server(data, *flags, through=HASTY, package=package) as later:
                assert asyncio.run(step_of(url)) == later_version.STEP != before
                asyncio.run(play(older, later))
