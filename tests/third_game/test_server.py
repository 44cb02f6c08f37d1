"""A match of the third game over a real server: bots, people, the terminal from afar."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.client.node import run
from tests.server.player import Player, play_out
from tests.server.running_server import RunningServer, running_server
from tests.terminal.sessions.session_factory import played
from tischrunde.client import Client
from tischrunde.games.verify import verify_record
from tischrunde.terminal.sessions.guests import Guests
from tischrunde.terminal.sessions.join import join

TABLE = {"game": "zwanzig", "rules": "zwanzig-tin,target=2"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    flags = ("--patience", "1000", "--drain", "0")
    data = tmp_path_factory.mktemp("server")
    with running_server(data, *flags, through="tests.third_game.served") as running:
        yield running


def test_two_play_a_match_and_both_see_all_of_it(server: RunningServer) -> None:
    igel, wolf = server.guest("Igel"), server.guest("Wolf")
    opened = server.table(igel, **TABLE)
    seats = f"/api/tables/{opened['table']}/seats"
    assert server.ask("POST", seats, {"code": opened["code"]}, wolf).status == 201
    with ExitStack() as stack:
        players = [
            Player(stack.enter_context(server.socket(token)), opened["table"], seed)
            for seed, token in enumerate((igel, wolf), 1)
        ]
        for player in players:
            player.look().until("snap")
        first, second = players
        first.do("start")
        for player in players:
            player.until("ev", v=4)
        play_out(first, second)
        assert first.events == second.events
        path = f"/api/tables/{first.table}/record"
        record = server.ask("GET", path, code=first.view["code"]).text
        assert verify_record(record.encode(), first.view["commitment"]).verified


@pytest.mark.parametrize("level", ["easy", "expert"])
def test_somebody_plays_against_a_bot_from_a_terminal(
    server: RunningServer, tmp_path: Path, level: str
) -> None:
    async def test() -> None:
        async with Client(server.url) as host:
            await host.come_in("Wirt")
            opened = await host.open_table(
                *TABLE.values(), players=2, sit=False, bots=[level], pace="programs"
            )
        session = await join(opened.link, "Igel", guests=Guests(tmp_path))
        await session.start()
        scenes = await played(session)
        assert scenes[-1].state == "over"
        await session.close()

    run(test())


def test_pages_are_told_of_it(server: RunningServer) -> None:
    games = server.ask("GET", "/api/games").said
    assert "zwanzig-tin" in str(games)
    rules = server.ask("GET", "/api/rules/zwanzig-tin?lang=de")
    assert rules.status == 200, rules.text
    assert "jede Zahl von 1 bis 20 einmal" in rules.text
    assert server.ask("GET", "/api/manuals/zwanzig-tin").said["code"] == "no-such-manual"
