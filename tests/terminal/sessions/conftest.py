"""A server, and sessions of both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running_server import HASTY, RunningServer, running_server
from tests.terminal.sessions.session_factory import SessionFactory
from tischrunde.terminal.sessions.guests import Guests


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    data = tmp_path_factory.mktemp("server")
    flags = ("--patience", "1000", "--drain", "0")
    with running_server(data, *flags, through=HASTY) as running:
        yield running


@pytest.fixture(params=["home", "away"])
def session_factory(request: pytest.FixtureRequest, tmp_path: Path) -> SessionFactory:
    away = request.param == "away"
    return SessionFactory(request.getfixturevalue("server") if away else None, tmp_path)


@pytest.fixture
def guests(tmp_path: Path) -> Guests:
    return Guests(tmp_path)
