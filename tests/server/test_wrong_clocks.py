"""A server whose clock jumps: nothing stops, and nobody's time is over too soon."""

import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.needs import need
from tests.server.house import House, serving
from tests.server.player import Player

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a library is preloaded")

TEN_MINUTES = 600

Offset = Callable[[int], None]


@pytest.fixture
def offset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Offset]:
    """Sets by how many seconds the clocks of servers started from now on are wrong."""
    need("cc")
    library, told = tmp_path / "wrong_clock.so", tmp_path / "offset"
    source = Path(__file__).parent / "wrong_clock.c"
    command = ["cc", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"]
    subprocess.run(command, check=True)  # noqa: S603
    with told.open("wb+", buffering=0) as file:

        def set_to(seconds: int) -> None:
            file.seek(0)
            file.write(struct.pack("l", seconds))

        set_to(0)
        monkeypatch.setenv("LD_PRELOAD", str(library))
        monkeypatch.setenv("CLOCK_OFFSET", str(told))
        yield set_to


def open_with_bots(house: House, guest: str, **more: Any) -> str:
    bots = {"players": 3, "bots": ["easy", "easy"], "rules": "schmidt"}
    table: str = house.table(guest, **bots, **more)["table"]
    return table


@pytest.mark.parametrize("jump", [-TEN_MINUTES, TEN_MINUTES])
def test_a_jump_of_the_clock_stops_nothing(tmp_path: Path, offset: Offset, jump: int) -> None:
    """Bots, windows and turns go on: each comes within the time that anything is waited for."""
    with serving(tmp_path / "data") as house:
        guest = house.guest()
        with house.socket(guest) as line:
            player = Player(line, open_with_bots(house, guest)).look()
            player.until("snap")
            player.do("start")
            player.until("ev")
            player.play_on(5)
            offset(jump)
            player.play_on(10)
            offset(0)
            player.play_on(5)
            assert {"event": "StoodIn", "seat": 0} not in player.events


def test_a_clock_that_was_set_back_before_a_restart_stops_nothing(
    tmp_path: Path, offset: Offset
) -> None:
    with serving(tmp_path / "data") as house:
        guest = house.guest()
        with house.socket(guest) as line:
            player = Player(line, open_with_bots(house, guest)).look()
            player.until("snap")
            player.do("start")
            player.until("ev")
            player.play_on(5)
    offset(-TEN_MINUTES)
    with serving(tmp_path / "data") as house, house.socket(guest) as line:
        player = Player(line, player.table, 2).look()
        player.until("snap")
        player.play_on(10)
