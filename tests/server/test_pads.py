"""Score pads are shared by a code: who has it reads and writes, and is told of news at once."""

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.household import Household, refused, until
from tests.server.isolated_node import IsolatedNode
from tests.server.pad_phone import AT, km, opened, opening, typed
from tests.server.running_server import RunningServer
from tischrunde.client import Client, Refused
from tischrunde.client.pads import SharedPad
from tischrunde.engine import pads as engine
from tischrunde.protocol import pads
from tischrunde.server import rate_limits
from tischrunde.server.api import answers
from tischrunde.server.api.request import Request
from tischrunde.server.codes import WORDS, words_in
from tischrunde.server.local_bus import LocalBus, LocalHub
from tischrunde.server.ports import Store
from tischrunde.server.rate_limits import (
    MAX_ANONYMOUS_SOCKETS,
    MAX_PAD_KIB_PER_MINUTE,
    MAX_SHARED_PADS,
)
from tischrunde.texts import LANGUAGES

pytestmark = pytest.mark.anyio


@pytest.fixture
async def home(store: Store) -> Household:
    node = IsolatedNode(store)
    shared = Household(node, await node.guest("Lena"), opened())
    await shared.share()
    return shared


async def test_a_shared_pad_is_found_by_three_words_in_any_language(
    nodes: tuple[RunningServer, RunningServer],
) -> None:
    here, there = nodes
    log = opened(at=AT + 1)
    pad = log["opened"]["id"]
    shared = here.ask("PUT", f"/api/pads/{pad}", log["opened"], here.guest("Lena"))
    assert shared.status == 200, shared.text
    code = shared.said["code"]
    assert len(code.split("-")) == 3
    assert shared.said["link"].endswith(f"/pad/{pad}#{code}")
    for language in LANGUAGES:
        words = [words_in(language)[WORDS.index(word)] for word in code.split("-")]
        found = there.ask("GET", "/api/pad-codes", code=" ".join(words).upper()).said
        assert (found["pad"], found["code"]) == (pad, code)
    assert there.ask("GET", "/api/pad-codes", code="igel-igel-igel").said["code"] == "no-such-pad"
    picture = there.ask("GET", f"/api/pads/{pad}/invitation.svg", code=code)
    assert picture.text.startswith("<svg")


async def test_whoever_has_the_code_reads_and_writes_without_being_a_guest(
    nodes: tuple[RunningServer, RunningServer],
) -> None:
    here, there = nodes
    log = opened(at=AT + 2)
    path = f"/api/pads/{log['opened']['id']}"
    code = here.ask("PUT", path, log["opened"], here.guest("Lena")).said["code"]
    (event,) = engine.write(log, km(1), "725", "Oma", AT)
    written = there.ask("POST", f"{path}/events", {"written": [event]}, code=code)
    assert (written.status, written.said) == (200, {"refused": []})
    read = here.ask("GET", path, code=code).said
    assert (read["last"], read["more"]) == (1, False)
    assert engine.join(opened(at=AT + 2), read["written"])["written"] == [event]
    assert read["opened"] == log["opened"]
    for wrong in ("", "igel-igel-igel"):
        assert here.ask("GET", path, code=wrong).status == 404
        assert here.ask("POST", f"{path}/events", {"written": []}, code=wrong).status == 404
    assert here.ask("POST", f"{path}/events", {"written": []}, here.guest("Wolf")).status == 404


async def test_whoever_waits_is_told_as_soon_as_somebody_writes_at_another_node(
    nodes: tuple[RunningServer, RunningServer],
) -> None:
    here, there = nodes
    log = opened(at=AT + 3)
    path = f"/api/pads/{log['opened']['id']}"
    code = here.ask("PUT", path, log["opened"], here.guest("Lena")).said["code"]
    last = 0
    for number in range(1, 4):
        (event,) = engine.write(log, km(number), "725", "Oma", AT)
        waiting = asyncio.create_task(
            asyncio.to_thread(here.ask, "GET", f"{path}?since={last}&wait=15", None, "", None, code)
        )
        sent = await asyncio.to_thread(
            there.ask, "POST", f"{path}/events", {"written": [event]}, "", None, code
        )
        assert sent.status == 200
        news = (await waiting).said
        while not news["written"]:  # a busy machine may need longer than anybody waits
            news = here.ask("GET", f"{path}?since={last}", code=code).said
        assert [each["id"] for each in news["written"]] == [event["id"]]
        last = news["last"]


async def test_telephones_at_two_nodes_keep_up_with_each_other(
    nodes: tuple[RunningServer, RunningServer],
) -> None:
    log = opened(at=AT + 4)
    first, second = (
        typed(engine.write(log, km(number), "725", by, AT))
        for number, by in enumerate(("Lena", "Oma"), 1)
    )
    here, there = nodes
    async with Client(here.url) as at_home, Client(there.url) as away:
        await at_home.come_in("Lena")
        address = await at_home.share_pad(opening(log))
        found = await away.find_pad(address.code)
        empty = (await away.read_pad(found.pad, found.code)).opened
        lena = SharedPad(at_home, address, pads.PadLog(opened=opening(log), written=first))
        oma = SharedPad(away, found, pads.PadLog(opened=empty, written=[]))
        heard = asyncio.Event()
        async with asyncio.timeout(120), asyncio.TaskGroup() as tasks:
            keeping = [tasks.create_task(each.keep_up(heard.set)) for each in (lena, oma)]
            oma.write(second)
            while not all(len(each.log.written) == 2 for each in (lena, oma)):
                await heard.wait()
                heard.clear()
            for each in keeping:
                each.cancel()
        assert lena.waiting == oma.waiting == frozenset()
        await at_home.unshare_pad(address.pad)
        with pytest.raises(Refused, match="no-such-pad"):
            await oma.sync()


async def test_news_wake_whoever_waits_at_another_node_and_the_end_of_a_pad_does_too(
    store: Store,
) -> None:
    hub = LocalHub()
    here, there = IsolatedNode(store, LocalBus(hub)), IsolatedNode(store, LocalBus(hub))
    reader = Household(here, await here.guest("Oma"), opened())
    writer = Household(there, await there.guest("Lena"), opened())
    reader.code = (await writer.share()).code

    async def pass_on() -> None:
        async for announced in here.tables.bus.heard():
            if announced is not None:
                here.tables.hear(announced)

    passing = asyncio.create_task(pass_on())
    news = here.node.pads.news
    async with asyncio.timeout(60):
        woken = asyncio.Event()
        async with news.listening(reader.id, woken):
            assert await writer.send(event := writer.wrote(km(1), "725")) == {}
            await woken.wait()
        assert reader.id not in hub.listening
        assert await reader.kept() == [event["id"]]
        asking = reader.ask("read_pad", query={"since": "1", "wait": "15"})
        waiting = asyncio.create_task(asking)
        await until(lambda: reader.id in hub.listening)
        await writer.ask("unshare_pad")
        assert await refused(waiting) == "no-such-pad"
    passing.cancel()


async def test_a_missed_announcement_and_a_node_that_goes_wake_everybody(home: Household) -> None:
    async def waiting() -> asyncio.Task[Any]:
        task = asyncio.create_task(home.ask("read_pad", query={"wait": "15"}))
        await until(lambda: bool(home.node.node.pads.news.waiting(home.id)))
        return task

    async with asyncio.timeout(60):
        task = await waiting()
        home.node.tables.miss()
        assert (await task).written == []
        task = await waiting()
        home.node.node.pads.news.stop()
        assert (await task).written == []
    assert await refused(home.ask("read_pad", query={"wait": "15"})) == "unavailable"
    assert (await home.ask("read_pad")).written == []


async def test_whoever_shares_a_pad_again_gets_the_same_address_and_nobody_else(
    home: Household,
) -> None:
    code = home.code
    assert (await home.share()).code == code
    wolf = await home.node.guest("Wolf")
    asking = home.node.ask("share_pad", wolf, opening(home.log), pad=home.id)
    assert await refused(asking) == "pad-shared"


async def test_two_shares_at_once_have_one_address(store: Store) -> None:
    node = IsolatedNode(store)
    home = Household(node, await node.guest("Lena"), opened())
    found = await asyncio.gather(*(home.share() for _ in range(8)))
    assert len({each.code for each in found}) == 1


@pytest.mark.parametrize(
    "changed",
    [
        {"id": "0" * 20},
        {"game": "chess"},
        {"rules": "schmidt,goal=7"},
        {"revision": 99},
        {"names": ["Lena"]},
        {"names": ["Lena", "O\nma"]},
        {"dealer": 7},
        {"by": "Oma"},
    ],
)
async def test_an_opening_that_is_none_is_refused(store: Store, changed: dict[str, Any]) -> None:
    node = IsolatedNode(store)
    sent = msgspec.convert({**opened()["opened"], **changed}, pads.PadOpening)
    asking = node.ask("share_pad", await node.guest("Lena"), sent, pad=opened()["opened"]["id"])
    assert await refused(asking) == "unfit-pad"


async def test_an_opening_at_the_address_of_another_is_refused(store: Store) -> None:
    node = IsolatedNode(store)
    asking = node.ask("share_pad", await node.guest("Lena"), opening(opened()), pad="0" * 20)
    assert await refused(asking) == "unfit-pad"


async def test_many_events_are_read_page_by_page(
    home: Household, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("shared_pads", "api.pads"):
        monkeypatch.setattr(f"tischrunde.server.{module}.PAGE_EVENTS", 3)
    events = [home.wrote(km(number), "100") for number in range(1, 8)]
    assert await home.send(*events) == {}
    read: list[str] = []
    last, more = 0, True
    while more:
        news = await home.ask("read_pad", query={"since": str(last)})
        read += [each.id for each in news.written]
        last, more = news.last, news.more
    assert read == [each["id"] for each in events]


@pytest.mark.parametrize("query", [{"since": "-1"}, {"since": "x"}, {"wait": "16"}, {"wait": "-1"}])
async def test_numbers_out_of_bounds_are_refused(home: Household, query: dict[str, str]) -> None:
    assert await refused(home.ask("read_pad", query=query)) == "malformed"


async def test_only_whoever_has_shared_a_pad_deletes_it(home: Household) -> None:
    await home.send(home.wrote(km(1), "725"))
    wolf = await home.node.guest("Wolf")
    asking = home.node.ask("unshare_pad", wolf, pad=home.id, code=home.code)
    assert await refused(asking) == "not-your-pad"
    await home.ask("unshare_pad")
    assert await refused(home.ask("read_pad")) == "no-such-pad"
    assert await refused(home.send(home.log["written"][0])) == "no-such-pad"
    assert await refused(home.ask("unshare_pad")) == "no-such-pad"
    old = home.code
    assert (await home.share()).code != old
    assert await home.kept() == []


async def test_a_deleted_guest_takes_its_pads_along_and_one_who_logs_out_leaves_them(
    store: Store,
) -> None:
    node = IsolatedNode(store)
    home = Household(node, await node.guest("Lena"), opened())
    await home.share()
    await home.send(home.wrote(km(1), "725"))
    exported = await home.ask("export")
    assert exported["pads"][0]["written"] == home.log["written"]
    assert exported["pads"][0]["opened"] == home.log["opened"]
    token = node.tokens[home.guest.id]
    await node.ask("log_out", home.guest, token=token)
    assert len(await home.kept()) == 1
    assert await refused(home.ask("unshare_pad")) == "not-your-pad"
    other = Household(node, await node.guest("Oma"), opened(at=AT + 9))
    await other.share()
    await node.ask("forget", other.guest)
    assert await refused(other.ask("read_pad")) == "no-such-pad"


async def test_a_guest_shares_only_so_many_pads(store: Store) -> None:
    node = IsolatedNode(store)
    lena = await node.guest("Lena")
    for number in range(MAX_SHARED_PADS):
        await Household(node, lena, opened(at=number)).share()
    late = Household(node, lena, opened(at=AT))
    assert await refused(late.share()) == "too-many-pads"
    assert (await Household(node, lena, opened(at=0)).share()).code
    await Household(node, lena, opened(at=0)).ask("unshare_pad")
    assert (await late.share()).code


async def test_a_shut_door_lets_no_new_pad_in(home: Household, store: Store) -> None:
    await store.shut(shut=True)
    late = Household(home.node, home.guest, opened(at=AT + 1))
    assert await refused(late.share()) == "pads-shut"
    assert (await home.share()).code == home.code
    assert await home.send(home.wrote(km(1), "725")) == {}


async def test_codes_of_pads_cannot_be_guessed(
    home: Household, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "now", lambda: AT)
    wrong = [
        await refused(home.ask("read_pad", code="falsch", address="192.0.2.1")) for _ in range(30)
    ]
    assert wrong == ["no-such-pad"] * 20 + ["too-many"] * 10
    for route in ("read_pad", "find_pad", "pad_invitation"):
        assert await refused(home.ask(route, address="192.0.2.1")) == "too-many"
    assert (await home.ask("find_pad", address="198.51.100.1")).pad == home.id


async def test_an_address_writes_only_so_many_bytes_a_minute(
    home: Household, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "now", lambda: AT)
    event = home.wrote(km(1), "725")
    large = {**event, "replaces": [f"{number:020x}" for number in range(100)]}
    flood = pads.PadEntries(typed([large] * 16))
    size = len(msgspec.json.encode(flood))
    assert size > 30_000
    allowed = -(-MAX_PAD_KIB_PER_MINUTE // -(-size // 1024))
    for _ in range(allowed):
        await home.ask("write_pad", flood)
    assert await refused(home.ask("write_pad", flood)) == "too-many"
    monkeypatch.setattr(rate_limits, "now", lambda: AT + 60_000)
    await home.ask("write_pad", flood)
    other = pads.PadEntries(typed([event]))
    taken = await home.ask("write_pad", other, address="198.51.100.1")
    assert taken.refused == []


async def test_an_address_waits_only_with_so_many(home: Household) -> None:
    news = home.node.node.pads.news

    async def wait() -> pads.PadNews:
        """Wait as a stranger who has the code."""
        path, query = {"pad": home.id}, {"wait": "15"}
        request = Request(None, "", path, query, None, "192.0.2.1", home.code)
        found: pads.PadNews = await answers(home.node.node)("read_pad")(request)
        return found

    waiting = [asyncio.create_task(wait()) for _ in range(MAX_ANONYMOUS_SOCKETS)]
    async with asyncio.timeout(60):
        await until(lambda: news.waiting(home.id) == MAX_ANONYMOUS_SOCKETS)
        assert await refused(wait()) == "too-many"
        news.stop()
        assert all(not each.written for each in await asyncio.gather(*waiting))
