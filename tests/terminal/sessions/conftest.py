"""A server, and the places where one can sit."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running_server import HASTY, RunningServer, running_server
from tests.terminal.sessions.settings import Setting
from tischrunde.terminal.sessions.guests import Guests


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    data = tmp_path_factory.mktemp("house")
    flags = ("--patience", "1000", "--drain", "0")
    with running_server(data, *flags, through=HASTY) as serving_house:
        yield serving_house


@pytest.fixture(params=["home", "away"])
def setting(request: pytest.FixtureRequest, tmp_path: Path) -> Setting:
    away = request.param == "away"
    return Setting(request.getfixturevalue("house") if away else None, tmp_path)


@pytest.fixture
def guests(tmp_path: Path) -> Guests:
    return Guests(tmp_path)
