"""A link in a messenger shows what it leads to, and nothing secret."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running_server import RunningServer, running_server
from tischrunde.games.catalogue import GAMES
from tischrunde.texts import LANGUAGES, say

PAGE = '<!doctype html>\n<html data-base=""><head></head><body></body></html>\n'


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    web = tmp_path_factory.mktemp("client")
    (web / "previews").mkdir()
    for name in ("index", "start", "table", *(f"table-{game}" for game in GAMES)):
        (web / f"{name}.html").write_text(PAGE)
    for game in ("all", *GAMES):
        (web / "previews" / f"{game}.jpg").write_bytes(b"\xff\xd8")
    return web


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("previews"), web=client) as running:
        yield running


def tags(server: RunningServer, path: str, **headers: str) -> dict[str, str]:
    text = server.ask("GET", path, headers=headers).text
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_announced_by_its_game(server: RunningServer, game: str, language: str) -> None:
    rules = next(iter(GAMES[game].editions))
    table = server.table(server.guest("Geheime Eule"), game=game, rules=rules)
    shown = tags(server, f"/t/{table['table']}", **{"accept-language": language})
    assert shown["og:title"] == say("previews", f"preview-{game}-title", language)
    assert shown["og:description"] == say("previews", f"preview-{game}-text", language)
    assert shown["og:image"].endswith(f"/previews/{game}.jpg")
    assert server.ask("GET", f"/previews/{game}.jpg").headers["content-type"] == "image/jpeg"
    everything = " ".join(shown.values())
    assert "Eule" not in everything
    assert table["code"] not in everything
    assert table["code"].replace("-", " ") not in everything


@pytest.mark.parametrize("path", ["/", "/t/0123456789abcdef", "/settings", "/rules/fx-schmid"])
def test_every_other_page_says_what_this_is(server: RunningServer, path: str) -> None:
    shown = tags(server, path)
    assert shown["og:title"] == say("previews", "preview-any-title", "de")
    assert shown["og:image"].endswith("/previews/all.jpg")


def test_at_home_pictures_are_where_the_request_went(server: RunningServer) -> None:
    shown = tags(server, "/", host="spiele.fritz.box:8000")
    assert shown["og:image"] == "http://spiele.fritz.box:8000/previews/all.jpg"


def test_a_host_that_is_none_is_not_repeated(server: RunningServer) -> None:
    assert '"><script>' not in server.ask("GET", "/", headers={"host": '"><script>'}).text
    assert "<script>" not in tags(server, "/", host='x"><script>').get("og:image", "")


def test_a_server_with_a_name_has_no_other(client: Path, tmp_path: Path) -> None:
    flags = ("--public-url", "https://spiele.example", "--base-path", "/karten")
    with running_server(tmp_path, *flags, web=client) as named:
        shown = tags(named, "/", host="elsewhere.example")
    assert shown["og:image"] == "https://spiele.example/karten/previews/all.jpg"
