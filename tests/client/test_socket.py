"""A socket can be listened to, disturbed and cut; the client lives with it."""

import asyncio

import msgspec
import pytest

from tests.client.node import ev, looking, node, run
from tischrunde.client import Socket
from tischrunde.protocol.frames import FromServer, Play

pytestmark = pytest.mark.usefixtures("short_timeouts")


class Recorder(Socket):
    """Keeps every frame that comes."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[bytes] = []

    async def receive(self) -> bytes:
        self.frames.append(frame := await super().receive())
        return frame


class Stutterer(Socket):
    """Says everything twice."""

    async def send(self, frame: bytes) -> None:
        await super().send(frame)
        if b'"play"' in frame:
            await super().send(frame)


class Shuffler(Socket):
    """Holds every other move back until the next was said."""

    def __init__(self) -> None:
        super().__init__()
        self._held: bytes | None = None

    async def send(self, frame: bytes) -> None:
        if b'"play"' in frame and self._held is None:
            self._held = frame
            return
        await super().send(frame)
        if self._held is not None:
            held, self._held = self._held, None
            await super().send(held)


class Breaker(Socket):
    """Cuts the connection in the middle of every other move."""

    def __init__(self) -> None:
        super().__init__()
        self._broken = False

    async def send(self, frame: bytes) -> None:
        if b'"play"' in frame:
            self._broken = not self._broken
            if self._broken:
                self.cut()
                raise ConnectionResetError("cut")
        await super().send(frame)


class Torn(Socket):
    """Is torn when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.torn: asyncio.Future[bytes] | None = None

    async def receive(self) -> bytes:
        if self.torn is None:
            return await super().receive()
        return await self.torn


def test_every_frame_can_be_recorded() -> None:
    async def test() -> None:
        socket = Recorder()
        async with node() as server, looking(server, 5, socket=socket) as (_, table, call):
            await call.says(ev(6), ev(6))
            await call.says_raw(b'{"t":"confetti"}')
            await call.says(ev(7))
            await table.until(lambda table: table.version == 7)
            read = msgspec.json.Decoder[FromServer](FromServer)
            assert socket.frames[4] == b'{"t":"confetti"}'
            assert [type(read.decode(socket.frames[at])).__name__ for at in (0, 1, 2, 3, 5)] == [
                "Welcome",
                "Snap",
                "Ev",
                "Ev",
                "Ev",
            ]

    run(test())


def test_moves_can_be_said_twice() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5, socket=Stutterer()) as (_, table, call):
            playing = asyncio.create_task(table.play("draw"))
            play = await call.hears()
            assert await call.hears_again() == play
            assert isinstance(play, Play)
            await call.says(ev(6, k=play.k), ev(6, k=play.k))
            assert await playing == 6

    run(test())


def test_moves_can_be_said_in_another_order() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5, socket=Shuffler()) as (_, table, call):
            playing = [asyncio.create_task(table.play(move)) for move in ("roll", "draw")]
            for version, move in ((6, "draw"), (7, "roll")):
                play = await call.hears()
                assert isinstance(play, Play)
                assert play.move == move
                await call.says(ev(version, k=play.k))
            assert await asyncio.gather(*playing) == [7, 6]

    run(test())


def test_a_move_that_breaks_the_connection_is_said_on_the_next() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5, socket=Breaker()) as (_, table, _call):
            playing = asyncio.create_task(table.play("draw"))
            again = await server.call()
            await again.welcomes()
            await again.is_asked_for_the_table(since=5)
            play = await again.hears()
            assert isinstance(play, Play)
            await again.says(ev(6, k=play.k))
            assert await playing == 6

    run(test())


@pytest.mark.parametrize("later", [0, 1, 2])
def test_who_leaves_while_the_line_is_torn_leaves(later: int) -> None:
    """Before Python 3.13 a task group forgets that it was cancelled when one of its tasks fails."""

    async def test() -> None:
        socket = Torn()
        async with node() as server, looking(server, 5, socket=socket) as (client, table, call):
            socket.torn = asyncio.get_running_loop().create_future()
            await call.says(ev(6))
            await table.until(lambda table: table.version == 6)
            socket.torn.set_exception(ConnectionResetError("torn"))
            for _ in range(later):
                await asyncio.sleep(0)
            closing = asyncio.create_task(client.close())
            ended, _ = await asyncio.wait([closing], timeout=20)
            assert ended

    run(test())
