"""A site is a folder of files that holds below any path, and never replaces what is not its own."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.command import run
from tests.cli.process import told_in_a_sentence
from tischrunde import texts
from tischrunde.games.catalogue import GAMES
from tischrunde.server.api.library import games_response
from tischrunde.server.engine_archive import engine_archive
from tischrunde.server.pages import SECURITY_HEADERS
from tischrunde.server.static_site import MARK, NotBuilt, NotOurs, write_site
from tischrunde.server.uvicorn import server

PAGE = """<!doctype html>
<html lang="de" data-base="" data-engine="">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="./icon.svg" type="image/svg+xml" />
    <script type="module" crossorigin src="./assets/index-1a2b.js"></script>
<link rel="preload" as="fetch" crossorigin hreflang="de" href="./assets/texts-1/de/web.ftl">
<link rel="preload" as="fetch" crossorigin hreflang="en" href="./assets/texts-1/en/web.ftl">
</head>
</html>
"""
COPIED = (
    "assets/index-1a2b.js",
    "assets/python-1/pyodide.asm.wasm",
    "assets/texts-1/de/web.ftl",
    "cards/uno.svg",
    "icon.svg",
)
LEFT_OUT = ("assets/index-1a2b.js.br", "assets/index-1a2b.js.gz", "previews/uno.jpg", "table.html")


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client as it is built, with a few small files."""
    web = tmp_path / "web"
    for name in (*COPIED, *LEFT_OUT):
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_bytes(name.encode())
    for name in ("index.html", "start.html"):
        (web / name).write_text(PAGE, "utf-8")
    return web


@pytest.fixture
def site(client: Path, tmp_path: Path) -> Path:
    """A site that has just been written."""
    folder = tmp_path / "some" / "site"
    assert write_site(client, folder) == sum(
        len(content) for name, content in files(folder).items() if name != MARK
    )
    return folder


def files(folder: Path) -> dict[str, bytes]:
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def test_a_site_has_the_client_the_engine_and_the_library(site: Path) -> None:
    written = files(site)
    editions = [name for game in GAMES.values() for name in game.editions]
    books = {
        f"api/{kind}/{name}.{lang}.json"
        for kind in ("rules", "manuals")
        for name in editions
        for lang in texts.LANGUAGES
    }
    engine = engine_archive()
    others = {"index.html", "api/games.json", f"assets/{engine.name}", MARK}
    assert set(written) == {*COPIED, *books, *others}
    assert all(written[name] == name.encode() for name in COPIED)
    assert written[f"assets/{engine.name}"] == engine.content
    assert written["api/games.json"] == games_response().forms[""]
    french = json.loads(written["api/rules/schmidt.fr.json"])
    assert french["edition"] == "schmidt"
    assert french["title"] == texts.say("rallye", "edition-schmidt", "fr")


def test_its_page_says_that_it_is_one_and_links_to_no_other_folder(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    head = f'<html lang="de" data-site="" data-engine="assets/{engine_archive().name}">'
    assert head in page
    assert "hreflang" not in page
    links = re.findall(r'(?:href|src)="([^"]*)"', page)
    assert len(links) == 2
    for link in links:
        assert link.startswith("./")
        assert (site / link).is_file()


def test_its_page_is_as_strict_as_that_of_a_server(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    policy = re.search(
        r'<head>\s*<meta http-equiv="content-security-policy" content="(.*?)" />', page
    )
    assert policy
    strict = SECURITY_HEADERS["content-security-policy"].split("; ")
    only_in_headers = [rule for rule in strict if rule.startswith("frame-ancestors ")]
    assert policy[1].split("; ") == [rule for rule in strict if rule not in only_in_headers]
    assert len(only_in_headers) == 1
    assert '<meta name="referrer" content="no-referrer" />' in page


def test_the_same_client_gives_the_same_files(client: Path, site: Path, tmp_path: Path) -> None:
    write_site(client, tmp_path / "other")
    assert files(tmp_path / "other") == files(site)


def test_a_newer_site_replaces_an_older_one_and_leaves_the_rest(client: Path, site: Path) -> None:
    (site / "CNAME").write_text("example.org")
    (site / "assets" / "own.txt").write_text("mine")
    (client / "assets" / "texts-1").rename(client / "assets" / "texts-2")
    write_site(client, site)
    assert (site / "CNAME").read_text() == "example.org"
    assert (site / "assets" / "own.txt").read_text() == "mine"
    assert (site / "assets" / "texts-2" / "de" / "web.ftl").is_file()
    assert not (site / "assets" / "texts-1").exists()


def test_a_mark_leads_to_nothing_outside(client: Path, site: Path, tmp_path: Path) -> None:
    outside = tmp_path / "diary.txt"
    outside.write_text("dear diary")
    (site / MARK).write_text(f"../../diary.txt\n{outside}\n")
    write_site(client, site)
    assert outside.read_text() == "dear diary"


def test_a_folder_with_anything_else_is_left_alone(client: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "diary.txt").write_text("dear diary")
    with pytest.raises(NotOurs):
        write_site(client, home)
    assert list(files(home)) == ["diary.txt"]


def test_without_a_client_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(NotBuilt):
        write_site(tmp_path / "nowhere", tmp_path / "site")
    assert not (tmp_path / "site").exists()


# ── the command ───────────────────────────────────────────────────────────────────────────────


def test_the_command_says_how_to_try_it(
    client: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(server, "WEB", client)
    folder = tmp_path / "site"
    said = run(capsys, "site", str(folder), "--lang", "en")
    assert said.rstrip().endswith(f"python3 -m http.server --directory {folder}")
    assert (folder / "index.html").is_file()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_command_says_what_to_do_instead(
    client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(server, "WEB", tmp_path / "nowhere")
    said = told_in_a_sentence(["site", str(tmp_path / "site"), "--lang", language])
    assert "npm --prefix web run build" in said
    monkeypatch.setattr(server, "WEB", client)
    for folder, why in ((client, "not-ours"), (client / "icon.svg", "unwritable")):
        said = told_in_a_sentence(["site", str(folder), "--lang", language])
        assert said.strip() == texts.say("cli", f"site-{why}", language, path=str(folder))
