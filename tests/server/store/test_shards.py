"""Shards of tables in several databases: nobody uses one where it is not, whoever dies when."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest

from tests.server.store.databases import postgres_database
from tests.server.store.samples import NOON, guest, notice, row
from tests.server.test_admin import command
from tischrunde.server.ports import Beginning, Reseating, Sitting, Unavailable
from tischrunde.server.store import shard_move
from tischrunde.server.store.factory import open_store
from tischrunde.server.store.postgres import PostgresStore
from tischrunde.server.store.shard_move import NotMoved, ShardMove
from tischrunde.server.store.sharded import ShardedStore
from tischrunde.server.store.shards import HOME, Moved

pytestmark = pytest.mark.anyio

STEPS: Final = (
    "expect",
    "close",
    "settle",
    "copy",
    "compare",
    "leave",
    "open",
    "switch",
    "empty",
)
_WAITING: Final = "SELECT count(*) FROM pg_locks WHERE NOT granted AND locktype = 'relation'"


class Killed(BaseException):
    """The one who moves a shard is gone, with all its connections."""


class MortalMove(ShardMove):
    """A move that ends, as a killed one does, before or after a step is done the first time."""

    def __init__(self, *given: Any, step: str, before: bool) -> None:
        super().__init__(*given)

        done = getattr(self, step)

        async def last(*given: Any) -> None:
            if not before:
                await done(*given)
            raise Killed

        setattr(self, step, last)

    async def _take_back(self, place: str) -> None:
        """Whoever is killed does not tidy up."""


@pytest.fixture
def urls() -> Iterator[dict[str, str]]:
    with postgres_database() as home, postgres_database() as left:
        yield {HOME: home, "left": left}


async def opened(urls: dict[str, str]) -> ShardedStore:
    store = await open_store(urls[HOME], {name: urls[name] for name in urls if name != HOME})
    assert isinstance(store, ShardedStore)
    return store


@pytest.fixture
async def store(urls: dict[str, str]) -> AsyncIterator[ShardedStore]:
    store = await opened(urls)
    await store.welcome(guest(), b"paw")
    for table in ("burrow", "bush", "den"):
        rows = [row(version, table) for version in (1, 2, 3)]
        sitting = Sitting("badger", table, 1)
        assert await store.open_table(Beginning(rows, notice(table), [sitting], NOON))
    yield store
    await store.close()


async def kept(urls: dict[str, str], table: str) -> dict[str, list[int]]:
    """Return which versions of a table lie where."""
    found = {}
    for name, url in urls.items():
        connection = await asyncpg.connect(url)
        lines = await connection.fetch(
            "SELECT version FROM log WHERE table_id = $1 ORDER BY version", table
        )
        await connection.close()
        if lines:
            found[name] = [version for (version,) in lines]
    return found


async def goes_on(urls: dict[str, str], store: ShardedStore, place: str) -> None:
    """See that both tables of the shard lie in one place, can be played on, and nothing else."""
    for table in ("burrow", "bush"):
        before = await store.rows(table)
        assert await store.append(row(len(before) + 1, table), after=before[-1])
        assert await kept(urls, table) == {place: [*range(1, len(before) + 2)]}
    assert store.place("burrow") == place
    assert {"burrow", "bush", "den"} == {*await store.overdue(NOON, 9)}


async def test_a_shard_is_moved_and_comes_back(urls: dict[str, str], store: ShardedStore) -> None:
    before = await store.rows("burrow")
    for to in ("left", HOME, "left", "left", HOME, HOME):
        assert await ShardMove(store, urls, "bu").move(to) == 2
        assert (await store.rows("burrow"))[: len(before)] == before
        await goes_on(urls, store, to)
        assert await kept(urls, "den") == {HOME: [1, 2, 3]}
    assert [each.table for each in await store.sittings("badger")] == ["burrow", "bush", "den"]


async def test_what_a_shard_has_left_refuses_everything(
    urls: dict[str, str], store: ShardedStore
) -> None:
    """A node that was never told of another database is one with the oldest of all maps."""
    stale = PostgresStore(urls[HOME])
    await stale.open()
    await ShardMove(store, urls, "bu").move("left")
    laid = Beginning((row(4), row(1, "nest")), notice("nest"))
    for attempt in (
        stale.append(row(4)),
        stale.append(row(4), check_at=NOON),
        stale.reseat(row(4), Reseating()),
        stale.open_table(laid),
        stale.rewrite([row(3, body="other")]),
        stale.clear("burrow"),
        stale.check("burrow", NOON),
        stale.rows("burrow"),
        stale.news({"burrow": 0, "den": 0}),
    ):
        with pytest.raises(Moved, match="bu"):
            await attempt
    outcomes = await asyncio.gather(
        *(stale.append(row(4, table)) for table in ("burrow", "den", "bush")),
        return_exceptions=True,
    )
    assert [type(each) for each in outcomes] == [Moved, bool, Moved]
    assert await kept(urls, "den") == {HOME: [1, 2, 3, 4]}
    assert await kept(urls, "burrow") == {"left": [1, 2, 3]}
    await stale.close()


async def test_a_node_with_an_old_map_looks_again(
    urls: dict[str, str], store: ShardedStore
) -> None:
    stale = await opened(urls)
    for number, to in enumerate(("left", HOME) * 2):
        await ShardMove(store, urls, "bu").move(to)
        version = 4 + 2 * number
        assert (await stale.news({"burrow": 2, "den": 2})).keys() == {"burrow", "den"}
        assert await stale.append(row(version), check_at=NOON)
        assert await stale.check("burrow", NOON, looked=NOON)
        seats = Reseating(taken=[Sitting("badger", "burrow", number + 2)])
        assert await stale.reseat(row(version + 1), seats)
        assert await kept(urls, "burrow") == {to: [*range(1, version + 2)]}
    assert [each.seat for each in await stale.sittings("badger")][:5] == [1, 2, 3, 4, 5]
    await ShardMove(store, urls, "bu").move("left")
    await stale.clear("burrow")
    assert await kept(urls, "burrow") == {}
    await stale.close()


@pytest.mark.parametrize("step", STEPS)
async def test_a_killed_move_is_done_again_or_taken_back(
    urls: dict[str, str], store: ShardedStore, step: str
) -> None:
    place = HOME
    for before, again in product((True, False), repeat=2):
        to = "left" if place == HOME else HOME
        with pytest.raises(Killed):
            await MortalMove(store, urls, "bu", step=step, before=before).move(to)
        await is_nowhere_twice(urls, store)
        other = await opened(urls)
        place = to if again else place
        await ShardMove(other, urls, "bu").move(place)
        await other.close()
        await goes_on(urls, store, place)


async def is_nowhere_twice(urls: dict[str, str], store: ShardedStore) -> None:
    """See that a shard can be written to at one place at most, and others as ever."""
    rows = await store.rows("den")
    open_at = []
    for url in urls.values():
        there = PostgresStore(url)
        await there.open()
        with suppress(Moved):
            await there.refuse_if_closed(["burrow"])
            open_at += (await there.rows("burrow"))[:1]
        await there.close()
    assert len(open_at) <= 1
    assert await store.append(row(len(rows) + 1, "den"))
    with suppress(Unavailable):
        found = await store.rows("burrow")
        assert [each.version for each in found] == [*range(1, len(found) + 1)]


async def test_a_move_that_fails_lets_everybody_play_on(
    urls: dict[str, str], store: ShardedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise NotMoved("as it happens")

    monkeypatch.setattr(ShardMove, "compare", fails)
    with pytest.raises(NotMoved):
        await ShardMove(store, urls, "bu").move("left")
    await goes_on(urls, store, HOME)
    monkeypatch.undo()
    await ShardMove(store, urls, "bu").move("left")
    await goes_on(urls, store, "left")


async def test_a_wrong_copy_is_found(
    urls: dict[str, str], store: ShardedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = ShardMove.copy

    async def careless(self: ShardMove, name: str, *given: Any) -> None:
        columns, place, to, tables = given
        await whole(self, name, columns, place, to, tables[1:])

    monkeypatch.setattr(ShardMove, "copy", careless)
    with pytest.raises(NotMoved, match="log"):
        await ShardMove(store, urls, "bu").move("left")
    await goes_on(urls, store, HOME)


async def test_one_shard_at_a_time(
    urls: dict[str, str], store: ShardedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_move, "MAX_WAIT_MS", 100)
    moving, may_go_on = asyncio.Event(), asyncio.Event()

    class SlowMove(ShardMove):
        async def settle(self, place: str) -> None:
            moving.set()
            await may_go_on.wait()
            await super().settle(place)

    slow = asyncio.create_task(SlowMove(store, urls, "bu").move("left"))
    await moving.wait()
    assert len(await store.rows("burrow")) == 3  # it can be read ...
    with pytest.raises(Moved):  # ... and not written to
        await store.append(row(4))
    assert await store.append(row(4, "den"))
    with pytest.raises(NotMoved, match="another"):
        await ShardMove(store, urls, "de").move("left")
    may_go_on.set()
    assert await slow == 2


async def test_who_is_writing_finishes_before_a_shard_is_closed(
    urls: dict[str, str], store: ShardedStore
) -> None:
    writer = PostgresStore(urls[HOME])
    await writer.open()
    async with writer.transaction(["burrow"]) as change:
        moving = asyncio.create_task(ShardMove(store, urls, "bu").move("left"))
        looking = await asyncpg.connect(urls[HOME])
        while not await looking.fetchval(_WAITING):
            assert not moving.done()
            await asyncio.sleep(0.02)
        await change("INSERT INTO log VALUES ('burrow', 4, $1, 0, 'k4', 'play', '25')", NOON)
    assert await moving == 2
    assert await kept(urls, "burrow") == {"left": [1, 2, 3, 4]}
    await looking.close()
    await writer.close()


@pytest.mark.parametrize("how", ["append", "reseat"])
async def test_who_waits_while_a_shard_is_closed_sees_that_it_is(
    urls: dict[str, str], store: ShardedStore, how: str
) -> None:
    """The fence is looked at after the lock was waited for, not before."""
    closing, looking = [await asyncpg.connect(urls[HOME]) for _ in range(2)]
    for _ in range(8):  # the statement is prepared, and its plan kept
        assert not await store.append(row(9))
    writer = PostgresStore(urls[HOME])
    await writer.open()
    async with closing.transaction():
        await closing.execute("LOCK TABLE closed_shard IN EXCLUSIVE MODE")
        await closing.execute("INSERT INTO closed_shard VALUES ('bu', NULL, false)")
        if how == "append":
            writing = asyncio.create_task(store.append(row(4)))
        else:
            writing = asyncio.create_task(writer.reseat(row(4), Reseating()))
        while not await looking.fetchval(_WAITING):
            assert not writing.done()
            await asyncio.sleep(0.02)
    with pytest.raises(Moved):
        await writing
    assert await kept(urls, "burrow") == {HOME: [1, 2, 3]}
    for each in (closing, looking, writer):
        await each.close()


async def leaving(
    store: ShardedStore, monkeypatch: pytest.MonkeyPatch, names: Sequence[str], at: str
) -> None:
    """Let a node die as soon as the deciding row is written."""
    change = store._stores[at].change  # noqa: SLF001 - as it is

    async def last(*changes: Any, **given: Any) -> Any:
        done = await change(*changes, **given)
        if given.get("tables"):
            for name in names:
                monkeypatch.setattr(store._stores[name], "change", dead)  # noqa: SLF001
            raise Unavailable("dead")
        return done

    async def dead(*_: Any, **__: Any) -> Any:
        raise Unavailable("dead")

    monkeypatch.setattr(store._stores[at], "change", last)  # noqa: SLF001


@pytest.mark.parametrize(("first", "second"), [("left", HOME), (HOME, "left"), ("left", "left")])
async def test_what_a_dead_node_has_left_between_databases_is_settled(
    urls: dict[str, str],
    store: ShardedStore,
    monkeypatch: pytest.MonkeyPatch,
    first: str,
    second: str,
) -> None:
    await ShardMove(store, urls, "bu").move(first)
    await ShardMove(store, urls, "ne").move(second)
    dying = await opened(urls)
    await leaving(dying, monkeypatch, [HOME, "left"], first)
    sittings = [Sitting("badger", "nest", 0), Sitting("nobody", "nest", 1)]
    after = Beginning((row(4), row(1, "nest")), notice("nest"), sittings, NOON, "badger")
    with pytest.raises(Unavailable):
        await dying.open_table(after)
    assert [each.version for each in await store.rows("burrow")] == [1, 2, 3, 4]
    seats = await store.sittings("badger")  # before somebody is forgotten this is asked
    assert Sitting("badger", "nest", 0) in seats
    assert await store.rows("nest") == [row(1, "nest")]
    assert await store.notice("nest") == notice("nest")
    assert "nest" in await store.overdue(NOON, 9)
    assert [each.table for each in await store.hosted("badger")] == ["nest"]
    monkeypatch.undo()
    await dying.close()


async def test_what_follows_is_settled_in_order(
    urls: dict[str, str], store: ShardedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has risen does not sit, though its sitting down was settled late."""
    await ShardMove(store, urls, "bu").move("left")
    dying = await opened(urls)
    await leaving(dying, monkeypatch, [], "left")
    sitting = Sitting("badger", "burrow", 2)
    with pytest.raises(Unavailable):
        await dying.reseat(row(4), Reseating(taken=[sitting]))
    assert await store.reseat(row(5), Reseating(given_up=[sitting]))
    assert sitting not in await store.sittings("badger")
    assert await store.visited("badger") == ["burrow"]
    monkeypatch.undo()
    await dying.close()


async def test_a_code_that_was_taken_meanwhile_stays_with_who_has_it(
    urls: dict[str, str], store: ShardedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ShardMove(store, urls, "bu").move("left")
    await ShardMove(store, urls, "ne").move("left")
    dying = await opened(urls)
    await leaving(dying, monkeypatch, [], "left")
    with pytest.raises(Unavailable):
        await dying.open_table(Beginning([row(1, "nest")], notice("nest", "fox-7")))
    with pytest.raises(Unavailable):
        await dying.reseat(row(4), Reseating(code="owl-8"))
    assert await store.post(notice("den", "fox-7"))
    assert await store.post(notice("bush", "owl-8"))
    await store.sittings("badger")
    assert await store.by_code("fox-7") == notice("den", "fox-7")
    assert await store.by_code("owl-8") == notice("bush", "owl-8")
    assert await store.notice("nest") == notice("nest", "nest")
    assert await store.notice("burrow") == notice("burrow")
    monkeypatch.undo()
    await dying.close()


async def test_no_database_is_taken_for_another(urls: dict[str, str]) -> None:
    store = await opened(urls)
    await ShardMove(store, urls, "bu").move("left")
    await store.close()
    with pytest.raises(RuntimeError, match="not named: left"):
        await open_store(urls[HOME])
    with pytest.raises(RuntimeError, match="called"):
        await open_store(urls["left"], {"left": urls[HOME]})
    with pytest.raises(RuntimeError, match="called"):
        await open_store(urls["left"])


def test_an_operator_moves_shards_by_a_command(urls: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "key").write_text("5e" * 32)
    further = f"left={urls['left']}"
    flags = ("--data", str(tmp_path), "--database", urls[HOME], "--further-databases", further)
    assert "no tables" in command("admin", "move-shard", "00", "zz", "left", *flags)
    listed = json.loads(command("admin", "shards", "--json", *flags))
    assert len(listed) == 1024
    moved = [each["shard"] for each in listed if each["database"] == "left"]
    assert moved == ["00", "zz"]
    (latest, *_) = json.loads(command("admin", "audit", "--json", *flags))
    assert (latest["act"], latest["subject"]) == ("move-shard", "zz left")
    for mistaken in (("00", "right"), ("o0", "left"), ("000", "left")):
        assert "There is no" in command("admin", "move-shard", *mistaken, *flags, code=2)
    assert "two characters" in command("admin", "move-shard", "left", *flags, code=2)
