"""The site of the documentation, page by page."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.handbook.html import Page, broken, clicks, ours
from tests.promised_names import PUBLIC, description, home, promised
from tests.requirements import ROOT
from tischrunde.games.catalogue import GAMES
from tischrunde.games.register import house_register, register

pytestmark = pytest.mark.xdist_group("handbook")

MOST_CLICKS = 3
GERMAN = "de/"
FRONT = ("index.html", "de/index.html")
GAME = {"index.html": "play/index.html", "de/index.html": "../play/index.html"}
TASKS = [
    ("index.html", "operations.html#as-a-service-on-a-raspberry-pi", "systemctl enable --now"),
    ("index.html", "a-bot-in-30-lines.html", "play_match(table, choose)"),
    ("index.html", "CONTRIBUTING.html#adding-a-house-rule", "house.toml"),
    *(
        (begin, f"{folder}/{edition}.html", f"{edition}/")
        for begin, folder in (("index.html", "rules"), ("de/index.html", "de/regeln"))
        for game in GAMES.values()
        for edition in game.house.editions
    ),
    ("de/index.html", "de/hosten.html#dauerhaft-auf-einem-raspberry-pi", "systemctl enable --now"),
    ("de/index.html", "a-bot-in-30-lines.html", "play_match(table, choose)"),
    ("de/index.html", "CONTRIBUTING.html#adding-a-house-rule", "house.toml"),
]
"""Where a stranger begins, where what they want to do is told, and words that tell it."""


def files(site: Path, pages: Mapping[str, Page]) -> set[str]:
    """Return all that lies on the site; the game counts as there, and is tried below."""
    game = {there for page in pages.values() for there in page.links if "play/" in there}
    assert game
    listed = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    return listed | {"play/index.html"}


def plain(text: str) -> str:
    """Return the words of a text without its marks."""
    return " ".join(re.sub(r"[`*_]", "", text).split())


def test_every_link_and_anchor_leads_somewhere(site: Path, pages: Mapping[str, Page]) -> None:
    assert len(pages) > 60
    assert list(broken(pages, files(site, pages))) == []


def test_it_may_lie_at_any_path(site: Path, pages: Mapping[str, Page]) -> None:
    targets = {target for page in pages.values() for target in [*page.links, *page.fetched]}
    assert [target for target in targets if target.startswith("/")] == []
    assert not (site / "404.html").exists()  # hosts show it at any depth


def test_nothing_is_fetched_from_elsewhere(pages: Mapping[str, Page]) -> None:
    fetched = {target for page in pages.values() for target in page.fetched}
    assert fetched
    assert [target for target in fetched if not ours(target)] == []


@pytest.mark.parametrize("front", FRONT)
def test_the_first_page_leads_to_the_game(pages: Mapping[str, Page], front: str) -> None:
    assert GAME[front] in pages[front].told


def test_the_game_lies_beside_the_documents_if_both_were_built(site: Path) -> None:
    if not (site / "play").exists():
        pytest.skip("only the documents were built; .ci/site builds both")
    assert "<html" in (site / "play" / "index.html").read_text("utf-8")
    assert list((site / "play" / "assets").iterdir())


@pytest.mark.parametrize(("begin", "goal", "words"), TASKS)
def test_a_stranger_is_there_in_three_clicks(
    pages: Mapping[str, Page], begin: str, goal: str, words: str
) -> None:
    assert 0 < clicks(pages, begin, goal) <= MOST_CLICKS
    path, _, anchor = goal.partition("#")
    page = pages[path]
    assert words in (page.words[anchor] if anchor else "".join(page.words.values()))


@pytest.mark.parametrize("front", FRONT)
def test_every_front_page_has_four_doors(site: Path, front: str) -> None:
    cards = (site / front).read_text("utf-8").partition('<div class="grid cards">')[2]
    assert cards.partition("</div>")[0].count("<li>") == 4


def test_german_pages_are_german(pages: Mapping[str, Page]) -> None:
    for name, page in pages.items():
        assert page.language == ("de" if name.startswith(GERMAN) else "en"), name


@pytest.mark.parametrize("package", PUBLIC)
def test_every_promised_name_is_described(pages: Mapping[str, Page], package: str) -> None:
    page = pages[f"api/{package.rpartition('.')[2]}.html"]
    for name in promised(package):
        anchor = f"{package}.{name}"
        described = description(home(package, name), name)
        assert described
        first = plain(described.partition("\n\n")[0])
        assert first in plain(page.words.get(anchor, "")), f"{anchor} is not described"


def test_every_request_and_every_frame_is_told(pages: Mapping[str, Page]) -> None:
    protocol = ROOT / "docs" / "protocol"
    requests = json.loads((protocol / "openapi.json").read_text("utf-8"))
    frames = json.loads((protocol / "asyncapi.json").read_text("utf-8"))
    told = pages["protocol/requests.html"]
    for methods in requests["paths"].values():
        for operation in methods.values():
            assert operation["summary"] in told.words[operation["operationId"]]
    for document, page in ((requests, told), (frames, pages["protocol/frames.html"])):
        assert {f"schema-{name}" for name in document["components"]["schemas"]} <= page.anchors


def test_every_clause_is_told_and_found_by_its_name(site: Path, pages: Mapping[str, Page]) -> None:
    script = (site / "search" / "search_index.js").read_text("utf-8")
    index = json.loads(script.removeprefix("var __index = "))
    places = {entry["location"]: entry for entry in index["docs"]}
    for game in GAMES:
        for folder in ("rules", "de/regeln"):
            for clause in (*register(game), *house_register(game)):
                name = clause.id.partition("/")[2]
                book = f"house-{game}" if clause.book == "house" else clause.book
                if clause.book != "house" and clause.book not in GAMES[game].house.editions:
                    continue
                assert name in pages[f"{folder}/{book}.html"].anchors
                assert places[f"{folder}/{book}.html#{name}"]["title"] == clause.id
                assert places[f"{folder}/{book}.html#{name}"]["text"]
