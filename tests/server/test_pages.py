"""The web client comes as it was built: at every depth, packed, kept as long as may be."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running_server import RunningServer, running_server
from tischrunde.server.engine_archive import engine_archive
from tischrunde.server.uvicorn.server import WEB
from tischrunde.texts import LANGUAGES

ROOT = Path(__file__).parents[2]

INDEX = """<!doctype html>
<html lang="de" data-base="" data-engine="">
<script type="module" src="./assets/index-1a2b.js"></script>
<link rel="stylesheet" href="./assets/index-3c4d.css">
</html>
"""
SCRIPT = b"export const answer = 42;\n" * 40
BROTLI = b"what the browser unpacks"
PAGES = (
    ("/", "start"),
    ("/t/0123456789abcdef", "table"),
    ("/r/0123456789abcdef", "index"),
    ("/rules/fx-schmid", "index"),
    ("/settings", "index"),
    ("/games", "index"),
    ("/group", "index"),
    ("/judge", "index"),
    ("/learn/schmidt", "index"),
    ("/pad/302b783ae1c781f4782c", "index"),
)
FOR_EVER = "public, max-age=31536000, immutable"


TEXTS = {
    language: f'<link as="fetch" hreflang="{language}" href="./assets/{language}.ftl">\n'
    for language in LANGUAGES
}


def page(name: str, *languages: str) -> str:
    links = [f'<link rel="modulepreload" href="./assets/{name}.js">\n']
    links += [TEXTS[language] for language in languages]
    return INDEX.replace("</html>", f"{''.join(links)}</html>")


def served(text: str, base: str = "") -> str:
    """Return a page as a server sends it: with links that hold, and where the engine is."""
    held = text.replace('"./', f'"{base}/').replace('data-base=""', f'data-base="{base}"')
    return held.replace('data-engine=""', f'data-engine="assets/{engine_archive().name}"')


@pytest.fixture(scope="module")
def built_client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    outside = tmp_path_factory.mktemp("built")
    (outside / "secret.txt").write_text("nobody's business")
    web = outside / "web"
    (web / "assets").mkdir(parents=True)
    (web / "cards").mkdir()
    for name in ("index", "start", "table", "table-uno"):
        (web / f"{name}.html").write_text(page(name, *LANGUAGES))
    (web / "index.html.br").write_bytes(b"of the page before its links were made to hold")
    (web / "cards" / "uno.svg").write_text("<svg/>")
    (web / "assets" / "index-3c4d.css").write_text("body {}")
    script = web / "assets" / "index-1a2b.js"
    script.write_bytes(SCRIPT)
    script.with_suffix(".js.br").write_bytes(BROTLI)
    script.with_suffix(".js.gz").write_bytes(gzip.compress(SCRIPT))
    (web / "assets" / "python-1").mkdir()
    (web / "assets" / "python-1" / "python.wasm").write_bytes(b"\0asm")
    return web


@pytest.fixture(scope="module")
def server(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("pages"), web=built_client) as running:
        yield running


@pytest.fixture(scope="module")
def server_under_path(
    built_client: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RunningServer]:
    """A server under a sub-path, as it is asked by a proxy that takes the sub-path off."""
    data = tmp_path_factory.mktemp("beneath")
    with running_server(data, "--base-path", "/spiele", web=built_client) as running:
        yield running


@pytest.mark.parametrize(("path", "name"), PAGES)
def test_every_page_has_links_that_hold(server: RunningServer, path: str, name: str) -> None:
    answer = server.ask("GET", path)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == served(page(name, "de"))


@pytest.mark.parametrize(("path", "name"), PAGES)
def test_under_a_sub_path_the_links_lead_there(
    server_under_path: RunningServer, path: str, name: str
) -> None:
    assert server_under_path.ask("GET", path).text == served(page(name, "de"), "/spiele")


def test_the_page_of_a_table_preloads_the_board_of_its_game(server: RunningServer) -> None:
    uno = server.table(server.guest("Igel"), game="uno", rules="uno-carabiner")
    rallye = server.table(server.guest("Dachs"), game="rallye", rules="fx-schmid")
    assert server.ask("GET", f"/t/{uno['table']}").text == served(page("table-uno", "de"))
    no_page_of_its_own = server.ask("GET", f"/t/{rallye['table']}").text
    assert no_page_of_its_own == served(page("table", "de"))


def test_a_game_is_known_after_a_restart_but_not_told_too_often(
    built_client: Path, tmp_path: Path
) -> None:
    with running_server(tmp_path, web=built_client) as before:
        table = before.table(before.guest("Igel"), game="uno", rules="uno-carabiner")["table"]
    with running_server(tmp_path, "--patience", "0.002", web=built_client) as impatient:
        pages = [impatient.ask("GET", f"/t/{table}").text for _ in range(3)]
        assert ["table-uno.js" in page for page in pages] == [True, False, False]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("it, en;q=0.5", "en"), ("it", "de"), ("", "de")],
)
def test_a_page_names_its_texts_in_the_language_of_who_asks(
    server: RunningServer, accepted: str, language: str
) -> None:
    answer = server.ask("GET", "/t/0123456789abcdef", headers={"accept-language": accepted})
    assert TEXTS[language].replace('"./', '"/') in answer.text
    assert answer.text.count("hreflang") == 1
    assert answer.headers["vary"] == "accept-encoding, accept-language"


def test_under_a_sub_path_everything_else_is_where_it_was(server_under_path: RunningServer) -> None:
    assert server_under_path.ask("GET", "/assets/index-1a2b.js").body == SCRIPT
    assert server_under_path.ask("GET", "/api/games").status == 200
    igel = server_under_path.guest("Igel")
    assert "/spiele/t/" in server_under_path.table(igel)["link"]
    with server_under_path.socket(igel) as line:
        assert line.hear()["t"] == "welcome"


def test_a_page_lets_only_its_own_server_do_anything(server: RunningServer) -> None:
    headers = server.ask("GET", "/").headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["style-src"] == policy["connect-src"] == policy["worker-src"] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert headers["content-security-policy"].count("unsafe") == 1
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_what_is_packed_is_sent_packed(
    server: RunningServer, accepted: str, encoding: str | None
) -> None:
    path = "/assets/index-1a2b.js"
    answer = server.ask("GET", path, headers={"accept-encoding": accepted})
    assert answer.headers["content-encoding"] == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    if encoding == "br":
        assert answer.body == BROTLI
    else:
        assert (gzip.decompress(answer.body) if encoding else answer.body) == SCRIPT


def test_the_page_is_packed_after_its_links_were_made_to_hold(server: RunningServer) -> None:
    answer = server.ask("GET", "/", headers={"accept-encoding": "br, gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(answer.body) == server.ask("GET", "/").body


def test_what_is_named_by_its_content_is_kept_for_ever(server: RunningServer) -> None:
    assert server.ask("GET", "/assets/index-3c4d.css").headers["cache-control"] == FOR_EVER
    assert server.ask("GET", "/cards/uno.svg").headers["cache-control"] == "no-cache"
    assert server.ask("GET", "/cards/uno.svg").headers["content-type"] == "image/svg+xml"


def test_a_page_names_the_engine_which_is_kept_for_ever(server: RunningServer) -> None:
    named = re.search(r'data-engine="(assets/engine-[0-9a-f]+\.zip)"', server.ask("GET", "/").text)
    assert named is not None
    answer = server.ask("GET", f"/{named[1]}")
    assert answer.status == 200
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["content-type"] == "application/zip"
    assert answer.body == engine_archive().content


def test_pages_that_no_server_made_find_the_engine_too(server: RunningServer) -> None:
    answer = server.ask("GET", "/engine.zip")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.body == engine_archive().content


def test_under_a_sub_path_the_engine_is_where_the_page_looks(
    server_under_path: RunningServer,
) -> None:
    """The page puts the sub-path before it, and a proxy takes that off."""
    named = re.search(r'data-engine="([^"]+)"', server_under_path.ask("GET", "/games").text)
    assert named is not None
    assert server_under_path.ask("GET", f"/{named[1]}").status == 200


def test_a_browser_may_compile_python_while_it_comes(server: RunningServer) -> None:
    """It does so only if the type is the right one."""
    answer = server.ask("GET", "/assets/python-1/python.wasm")
    assert (answer.body, answer.headers["content-type"]) == (b"\0asm", "application/wasm")
    assert answer.headers["cache-control"] == FOR_EVER


@pytest.mark.parametrize("path", ["/", "/cards/uno.svg", "/assets/index-1a2b.js"])
def test_nothing_is_sent_twice_to_who_has_it(server: RunningServer, path: str) -> None:
    for form in ({}, {"accept-encoding": "gzip"}):
        tag = server.ask("GET", path, headers=form).headers["etag"]
        for asked in (tag, f'"other", W/{tag}'):
            again = server.ask("GET", path, headers={"if-none-match": asked, **form})
            assert (again.status, again.body) == (304, b"")
            assert again.headers["etag"] == tag
    assert server.ask("GET", path, headers={"if-none-match": '"other"'}).status == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/",
        "/assets",
        "/assets/index-1a2b.js.br",
        "/index.html.br",
        "/t/",
        "/t/a/b",
        "/spiele",
    ],
)
def test_nothing_else_is_there(server: RunningServer, path: str) -> None:
    answer = server.ask("GET", path)
    assert (answer.status, answer.said["code"]) == (404, "not-found")


@pytest.mark.parametrize("path", ["/impressum", "/t/", "/t/a/b", "/assets/old-5e6f.js"])
def test_whoever_looks_for_what_is_not_there_sees_a_page_that_says_so(
    server: RunningServer, path: str
) -> None:
    seen = server.ask("GET", path, headers={"accept": "text/html,*/*;q=0.8"})
    assert (seen.status, seen.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b'src="/assets/index-1a2b.js"' in seen.body
    etag = server.ask("GET", "/settings").headers["etag"]
    again = server.ask("GET", path, headers={"accept": "text/html", "if-none-match": etag})
    assert again.status == 404


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/nowhere"), ("POST", "/impressum")])
def test_whoever_asks_for_data_is_answered_with_data(
    server: RunningServer, method: str, path: str
) -> None:
    answer = server.ask(method, path, headers={"accept": "text/html"})
    assert (answer.status, answer.said["code"]) == (404, "not-found")


def test_pages_are_read_and_nothing_else(server: RunningServer) -> None:
    assert server.ask("HEAD", "/").status == 200
    assert server.ask("POST", "/", b"x").status == 404


def test_without_a_client_there_are_tables_but_no_pages(tmp_path: Path) -> None:
    with running_server(tmp_path, web=tmp_path / "nowhere") as bare:
        assert bare.ask("GET", "/").said["code"] == "not-found"
        assert bare.ask("GET", "/api/games").status == 200


def test_a_server_looks_for_the_client_where_it_is_built() -> None:
    built = re.search(r"outDir: '([^']+)'", (ROOT / "web/vite.config.ts").read_text("utf-8"))
    assert built is not None
    assert (ROOT / "web" / built[1]).resolve() == WEB
