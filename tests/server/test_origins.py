"""Requests of pages of other origins are refused, and cookies are for the own origin."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running_server import RunningServer, running_server


@pytest.fixture(scope="module")
def server_with_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that is reached by one address."""
    data = tmp_path_factory.mktemp("named")
    url = "https://spiele.example.org"
    with running_server(data, "--patience", "1000", "--public-url", url) as server:
        yield server


def test_pages_of_other_origins_are_turned_away(family: RunningServer) -> None:
    foreign = {"origin": "https://evil.example"}
    body = {"name": "Igel"}
    answer = family.ask("POST", "/api/guests", body, headers=foreign)
    assert (answer.status, answer.said["code"]) == (403, "wrong-origin")
    own = {"origin": family.url}
    assert family.ask("POST", "/api/guests", body, headers=own).status == 201
    with pytest.raises(InvalidStatus), family.socket(origin="https://evil.example"):
        pass
    with family.socket(origin=family.url) as line:
        assert line.hear()["t"] == "welcome"


def test_at_home_every_name_of_the_server_is_its_own(family: RunningServer) -> None:
    """A link may be opened by the name of the machine, or from itself."""
    named = {"origin": "http://pi.local:8000", "host": "pi.local:8000"}
    assert family.ask("POST", "/api/guests", {"name": "Igel"}, headers=named).status == 201
    for origin in ("null", "http://evil.example", "pi.local:8000"):
        foreign = named | {"origin": origin}
        assert family.ask("POST", "/api/guests", {"name": "Igel"}, headers=foreign).status == 403


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        ("https://spiele.example.org", True),
        ("https://SPIELE.example.org:443", True),
        ("http://spiele.example.org", False),
        ("https://spiele.example.org:8443", False),
        ("https://spiele.example.org.evil.example", False),
        ("https://evil.example", False),
        ("http://HOST", False),
        ("null", False),
        ("", False),
    ],
)
def test_a_server_with_an_address_has_no_other_origin(
    server_with_url: RunningServer, origin: str, *, own: bool
) -> None:
    sent = {"origin": origin.replace("HOST", server_with_url.url.removeprefix("http://"))}
    answer = server_with_url.ask("POST", "/api/guests", {"name": "Igel"}, headers=sent)
    assert answer.status == (201 if own else 403)
    named_host = sent | {"host": "evil.example"}
    answer = server_with_url.ask("POST", "/api/guests", {"name": "Igel"}, headers=named_host)
    assert answer.status == (201 if own else 403)


def test_nobody_is_led_elsewhere_by_a_slash(family: RunningServer) -> None:
    answer = family.ask("GET", "/api/games/", headers={"host": "evil.example"})
    assert (answer.status, answer.headers["location"]) == (404, None)


def test_a_cookie_is_enough_and_scripts_cannot_read_it(family: RunningServer) -> None:
    answer = family.ask("POST", "/api/guests", {"name": "Igel"})
    cookie = answer.headers["set-cookie"]
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
    name = cookie.partition(";")[0]
    me = family.ask("GET", "/api/me", headers={"cookie": name})
    assert me.said["guest"] == answer.said["guest"]
    with family.socket(additional_headers={"cookie": name}) as line:
        assert line.hear()["guest"] == answer.said["guest"]


def test_whoever_logs_out_keeps_no_cookie(family: RunningServer) -> None:
    for method, path in (("POST", "/api/me/logout"), ("DELETE", "/api/me")):
        answer = family.ask(method, path, token=family.guest())
        assert 'tischrunde="";' in answer.headers["set-cookie"]
        assert "Max-Age=0" in answer.headers["set-cookie"]
