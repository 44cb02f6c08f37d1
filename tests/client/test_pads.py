"""A shared pad on a device: entries wait until the server has them, and nothing is lost."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from tests.client.node import run
from tests.server.pad_phone import AT, km, opened, opening, typed
from tischrunde.client import Refused, Unreachable
from tischrunde.client.pads import SharedPad
from tischrunde.engine import pads as engine
from tischrunde.protocol import pads


class Shelf:
    """A server in memory that can be away, or do what it is asked and not answer."""

    def __init__(self) -> None:
        self.events: dict[str, pads.PadEvent] = {}
        self.unfit: set[str] = set()
        self.away = self.mute = self.gone = False
        self.page = 500
        self.lots: list[int] = []

    async def read_pad(self, _: str, __: str, since: int = 0, wait: int = 0) -> pads.PadNews:
        self._open()
        written = list(self.events.values())[since : since + self.page]
        if wait and not written:
            await asyncio.sleep(0.001)
        last = since + len(written)
        return pads.PadNews(
            opened=OPENING, written=written, last=last, more=last < len(self.events)
        )

    async def write_pad(self, _: str, __: str, written: Sequence[pads.PadEvent]) -> pads.PadTaken:
        self._open()
        self.lots.append(len(written))
        self.events |= {each.id: each for each in written if each.id not in self.unfit}
        if self.mute:
            raise Unreachable("write_pad")
        return pads.PadTaken(
            refused=[
                pads.PadRefused(id=each.id, code="wrong-value")
                for each in written
                if each.id in self.unfit
            ]
        )

    def _open(self) -> None:
        if self.away:
            raise Unreachable("away")
        if self.gone:
            raise Refused("no-such-pad")


LOG = opened()
OPENING = opening(LOG)
ADDRESS = pads.PadAddress(pad=OPENING.id, code="igel-lampe-wolke", link="")


def phone(shelf: Shelf, *written: pads.PadEvent) -> SharedPad:
    return SharedPad(shelf, ADDRESS, pads.PadLog(opened=OPENING, written=list(written)))


def entry(number: int, by: str = "Lena") -> pads.PadEvent:
    return typed(engine.write(LOG, km(number), "725", by, AT))[0]


def ids(pad: SharedPad) -> set[str]:
    return {event.id for event in pad.log.written}


def test_what_is_written_offline_waits_and_is_sent_once_there_is_a_server() -> None:
    async def test() -> None:
        shelf = Shelf()
        lena, oma = phone(shelf, entry(1)), phone(shelf)
        shelf.away = True
        lena.write([entry(2)])
        with pytest.raises(Unreachable):
            await lena.sync()
        assert lena.waiting == {entry(1).id, entry(2).id} == ids(lena)
        shelf.away = False
        oma.write([entry(3, "Oma")])
        await oma.sync()
        await lena.sync()
        assert lena.waiting == oma.waiting == frozenset()
        await oma.sync()
        assert ids(lena) == ids(oma) == set(shelf.events)
        assert len(shelf.events) == 3

    run(test())


def test_what_was_not_answered_is_found_there_and_not_sent_again() -> None:
    async def test() -> None:
        shelf = Shelf()
        lena = phone(shelf, entry(1))
        shelf.mute = True
        with pytest.raises(Unreachable):
            await lena.sync()
        assert lena.waiting == {entry(1).id}
        await lena.sync()
        assert lena.waiting == frozenset()
        assert shelf.lots == [1]

    run(test())


def test_what_a_server_has_lost_it_gets_again() -> None:
    async def test() -> None:
        shelf = Shelf()
        lena = phone(shelf, entry(1), entry(2))
        await lena.sync()
        del shelf.events[entry(1).id]
        shelf.away = True
        with pytest.raises(Unreachable):
            await lena.sync()
        shelf.away = False
        await lena.sync()
        assert set(shelf.events) == ids(lena)

    run(test())


def test_what_is_refused_stays_here_and_holds_up_nothing() -> None:
    async def test() -> None:
        shelf = Shelf()
        shelf.unfit.add(entry(1).id)
        lena = phone(shelf, entry(1), entry(2))
        await lena.sync()
        assert lena.refused == {entry(1).id: "wrong-value"}
        assert set(shelf.events) == {entry(2).id}
        assert ids(lena) == {entry(1).id, entry(2).id}
        shelf.away = True
        with pytest.raises(Unreachable):
            await lena.sync()
        shelf.away = False
        await lena.sync()
        assert shelf.lots == [2]

    run(test())


def test_much_is_sent_and_read_in_parts() -> None:
    async def test() -> None:
        shelf = Shelf()
        shelf.page = 7
        events = [entry(number) for number in range(1, 251)]
        lena, oma = phone(shelf, *events), phone(shelf)
        await lena.sync()
        assert shelf.lots == [100, 100, 50]
        await oma.sync()
        assert ids(oma) == ids(lena)
        long = [msgspec.structs.replace(entry(251 + each), value="x" * 2000) for each in range(60)]
        lena.write(long)
        await lena.sync()
        assert shelf.lots[3:] == [29, 29, 2]

    run(test())


def test_two_that_keep_up_see_what_the_other_writes() -> None:
    async def test() -> None:
        shelf = Shelf()
        lena, oma = phone(shelf, entry(1)), phone(shelf)
        heard = asyncio.Event()
        async with asyncio.timeout(60), asyncio.TaskGroup() as tasks:
            keeping = [tasks.create_task(each.keep_up(heard.set)) for each in (lena, oma)]
            lena.write([entry(2)])
            oma.write([entry(3, "Oma")])
            while not ids(lena) == ids(oma) == set(shelf.events) != set():
                await heard.wait()
                heard.clear()
                if len(ids(lena) & ids(oma)) == 2:
                    shelf.away = True
                    await asyncio.sleep(0.01)
                    shelf.away = False
            assert len(shelf.events) == 3
            for each in keeping:
                each.cancel()

    run(test())


def test_who_keeps_up_is_told_that_a_pad_is_gone() -> None:
    async def test() -> None:
        shelf = Shelf()
        lena = phone(shelf, entry(1))
        async with asyncio.timeout(60):
            heard = asyncio.Event()
            keeping = asyncio.create_task(lena.keep_up(heard.set))
            await heard.wait()
            shelf.gone = True
            with pytest.raises(Refused, match="no-such-pad"):
                await keeping
        assert ids(lena) == {entry(1).id}

    run(test())


def test_an_address_leads_to_its_own_pad() -> None:
    other = pads.PadAddress(pad="0" * 20, code="", link="")
    with pytest.raises(ValueError, match="another pad"):
        SharedPad(Shelf(), other, pads.PadLog(opened=OPENING, written=[]))


class Torn(Shelf):
    """A server whose line is torn while somebody waits for news."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = asyncio.Event()

    async def read_pad(self, _: str, __: str, since: int = 0, wait: int = 0) -> pads.PadNews:
        if wait:
            self.torn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waits.set()
            await self.torn
        return await super().read_pad(_, __, since, 0)


@pytest.mark.parametrize("first", ["torn", "cancelled"])
def test_who_stops_while_the_line_is_torn_stops(first: str) -> None:
    async def test() -> None:
        shelf = Torn()
        keeping = asyncio.create_task(phone(shelf, entry(1)).keep_up())
        await shelf.waits.wait()
        if first == "cancelled":
            keeping.cancel()
        shelf.torn.set_exception(Unreachable("torn"))
        if first == "torn":
            await asyncio.sleep(0)
            keeping.cancel()
        ended, _ = await asyncio.wait([keeping], timeout=20)
        assert ended
        assert keeping.cancelled()

    run(test())
