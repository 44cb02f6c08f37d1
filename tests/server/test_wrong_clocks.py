"""A server whose clock jumps: nothing stops, and nobody's time is over too soon."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.player import Player
from tests.server.preload import WrongClock
from tests.server.running_server import RunningServer, running_server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a library is preloaded")

TEN_MINUTES_S = 600

Offset = Callable[[int], None]


@pytest.fixture
def offset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Offset:
    """Sets by how many seconds the clocks of servers started from now on are wrong."""
    clock = WrongClock(tmp_path)
    for name, value in clock.environment.items():
        monkeypatch.setenv(name, value)
    return clock.set


def open_with_bots(server: RunningServer, guest: str, **more: Any) -> str:
    bots = {"players": 3, "bots": ["easy", "easy"], "rules": "schmidt"}
    table: str = server.table(guest, **bots, **more)["table"]
    return table


def server_time(player: Player) -> int:
    """Return the server's time."""
    player.line.say(t="ping")
    time: int = player.until("pong")["now"]
    return time


@pytest.mark.parametrize("jump", [-TEN_MINUTES_S, TEN_MINUTES_S])
def test_a_jump_of_the_clock_stops_nothing(tmp_path: Path, offset: Offset, jump: int) -> None:
    """Bots, windows and turns go on, and the time by which turns end is still the same."""
    with running_server(tmp_path / "data") as server:
        guest = server.guest()
        with server.socket(guest) as line:
            player = Player(line, open_with_bots(server, guest)).look()
            player.until("snap")
            player.do("start")
            player.until("ev")
            player.play_on(5)
            before = server_time(player)
            offset(jump)
            player.play_on(10)
            assert before <= server_time(player) < before + TEN_MINUTES_S * 1_000
            offset(0)
            player.play_on(5)


def test_a_clock_that_was_set_back_before_a_restart_stops_nothing(
    tmp_path: Path, offset: Offset
) -> None:
    with running_server(tmp_path / "data") as server:
        guest = server.guest()
        with server.socket(guest) as line:
            player = Player(line, open_with_bots(server, guest)).look()
            player.until("snap")
            player.do("start")
            player.until("ev")
            player.play_on(5)
    offset(-TEN_MINUTES_S)
    with running_server(tmp_path / "data") as server, server.socket(guest) as line:
        player = Player(line, player.table, 2).look()
        player.until("snap")
        player.play_on(10)
