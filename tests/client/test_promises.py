"""A server that chooses cards by what it is told is caught by the client it has cheated."""

from collections.abc import Iterator

import pytest

from tests.client.node import run
from tests.client.test_real_server import chooser
from tests.server.running_server import RunningServer, running_server
from tischrunde.client import Client, LiveTable
from tischrunde.client.bot import play_match
from tischrunde.games.verify import verify_record

HONEST = ["promise-kept", "entropy-used", "terms-kept"]
CAUGHT = {
    "Igel": HONEST,
    "Secret": ["promise-broken", "entropy-used", "terms-kept"],
    "Hidden": ["promise-broken", "entropy-used", "terms-kept"],
    "Deaf": ["promise-broken", "entropy-missing", "terms-kept"],
    "Ally": ["promise-kept", "entropy-used", "terms-changed"],
    "Date": ["promise-kept", "entropy-used", "terms-changed"],
    "Names": ["promise-kept", "entropy-used", "bots-after"],
}
"""What is found of a match against bots, by the name of whoever was cheated and how."""


@pytest.fixture(scope="module")
def unfair_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    data = tmp_path_factory.mktemp("unfair")
    with running_server(data, "--patience", "1000", through="tests.server.unfair_server") as server:
        yield server


def found(table: LiveTable) -> list[str]:
    return [finding.id for finding in table.findings]


async def opened(client: Client, name: str) -> LiveTable:
    await client.come_in(name, program=True)
    table = await client.open_table(
        "uno", "uno-carabiner,target=1", players=2, pace="programs", bots=["easy"]
    )
    live = await client.table(table.table)
    assert live.findings == ()
    await live.start()
    await play_match(live, chooser(1))
    return live


@pytest.mark.parametrize("name", sorted(CAUGHT))
def test_whoever_plays_against_bots_finds_out(unfair_server: RunningServer, name: str) -> None:
    async def test() -> None:
        async with Client(unfair_server.url) as client:
            table = await opened(client, name)
            assert found(table) == CAUGHT[name]
            record = (await client.record(table.id)).encode()
            assert verify_record(record).verified  # it fits together, and yet:
            promise = client.promises.of(table.id)
            assert promise is not None
            told = verify_record(record, promise.commitment, promise.entropy)
            assert told.verified == (name not in ("Secret", "Hidden", "Deaf"))

    run(test())


@pytest.mark.parametrize("name", ["Igel", "Secret", "Deaf", "Ally", "Date"])
def test_so_does_whoever_plays_again(unfair_server: RunningServer, name: str) -> None:
    async def test() -> None:
        async with Client(unfair_server.url) as client:
            table = await opened(client, name)
            await table.rematch()
            again = await client.successor(table)
            await play_match(again, chooser(2))
            assert found(again) == CAUGHT[name]

    run(test())


def test_whoever_is_promised_nothing_adds_nothing_and_is_told_so(
    unfair_server: RunningServer,
) -> None:
    async def test() -> None:
        async with Client(unfair_server.url) as client:
            table = await opened(client, "Hidden")
            await table.rematch()
            again = await client.successor(table)
            assert "entropy" not in again.view["terms"]
            await play_match(again, chooser(2))
            assert found(again) == ["promise-unseen", "entropy-none"]
            assert not any(finding.right for finding in again.findings)

    run(test())


def test_whoever_came_before_others_is_told_who_could_still_choose(
    unfair_server: RunningServer,
) -> None:
    async def test() -> None:
        async with Client(unfair_server.url) as first, Client(unfair_server.url) as second:
            await first.come_in("Igel", program=True)
            await second.come_in("Wolf", program=True)
            table = await first.open_table(
                "uno", "uno-carabiner,target=1", players=3, pace="programs"
            )
            await second.take_seat(table.table, table.code)
            await first.take_seat(table.table, table.code, bot="easy")
            one, two = await first.table(table.table), await second.table(table.table)
            await one.start()
            await two.leave()
            await play_match(one, chooser(1))
            await two.until(lambda table: table.over)
            told = [(each.id, each.names) for each in one.findings[2:]]
            assert told == [("others-after", ("Wolf",)), ("bots-after", ("Bommel",))]
            assert [(each.id, each.names) for each in two.findings[2:]] == [
                ("bots-after", ("Bommel",))
            ]

    run(test())
