"""How much, how often and over how many sockets one address or guest may send."""

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running_server import HASTY, PlainSocket, RunningServer, running_server


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server at which each address has one guest a minute, and may say little more."""
    data = tmp_path_factory.mktemp("strict")
    with running_server(data, "--patience", "0.04", through=HASTY) as server:
        yield server


def at(address: str) -> dict[str, str]:
    """Return how the proxy says who asks."""
    return {"x-forwarded-for": address}


def chatter(line: PlainSocket) -> None:
    for _ in range(10_000):
        line.say(t="ping")
    while True:
        line.hear()


def test_whoever_asks_too_much_is_told_when_to_come_again(strict_server: RunningServer) -> None:
    here = at("192.0.2.1")
    answers = [
        strict_server.ask("POST", "/api/guests", {"name": "Igel"}, headers=here) for _ in range(8)
    ]
    assert answers[0].status == 201
    refused = [answer for answer in answers if answer.status == 429]
    assert refused
    assert int(refused[0].headers["retry-after"]) > 0
    with strict_server.socket(additional_headers=here) as line:
        for _ in range(30):
            line.say(t="ping")
        assert line.until("err")["code"] == "too-many"
        with pytest.raises(ConnectionClosed) as closed:
            chatter(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
    token = answers[0].said["token"]
    with strict_server.socket(token) as first:
        assert first.hear()["t"] == "welcome"
        with strict_server.socket(token) as second:
            assert second.hear()["code"] == "too-many-sockets"


def test_an_address_has_only_so_many_sockets_that_are_nobodys(strict_server: RunningServer) -> None:
    here = at("192.0.2.2")
    token = strict_server.ask("POST", "/api/guests", {"name": "Igel"}, headers=here).said["token"]
    with (
        strict_server.bare_socket(additional_headers=here) as silent,
        strict_server.bare_socket(additional_headers=here),
    ):
        with strict_server.bare_socket(additional_headers=here) as third:
            assert third.hear()["code"] == "too-many-sockets"
        with strict_server.socket(additional_headers=at("192.0.2.3")) as elsewhere:
            assert elsewhere.hear()["t"] == "welcome"
        silent.say(t="hello", token=token)
        assert silent.hear()["t"] == "welcome"
        with strict_server.socket(additional_headers=here) as fourth:
            assert fourth.hear()["t"] == "welcome"


def test_nobody_has_more_sockets_by_introducing_themselves_later(
    strict_server: RunningServer,
) -> None:
    here = at("192.0.2.4")
    token = strict_server.ask("POST", "/api/guests", {"name": "Igel"}, headers=here).said["token"]
    with (
        strict_server.socket(token) as first,
        strict_server.socket(additional_headers=here) as second,
    ):
        assert first.hear()["t"] == "welcome"
        assert second.hear()["t"] == "welcome"
        second.say(t="hello", token=token)
        assert second.hear()["code"] == "too-many-sockets"


def test_frames_that_are_too_long_end_the_socket(family: RunningServer) -> None:
    with family.socket() as line:
        line.hear()
        line.connection.send(json.dumps({"t": "ping", "x": "y" * 5000}))
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_bodies_that_are_too_long_are_refused(family: RunningServer) -> None:
    answer = family.ask("POST", "/api/guests", b'{"name":"' + b"x" * 9000)
    assert (answer.status, answer.said["code"]) == (413, "too-long")
