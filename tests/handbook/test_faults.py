"""Faults put into a site by hand, each found."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from handbook.contents import contents
from handbook.links import Unpublished, rewritten
from handbook.pages import pages
from handbook.rendering import render
from tests.handbook.html import Page, broken, clicks
from tests.needs import need

FAULTS = """
[a page that is not there](one.md)
[an anchor that is not there](index.md#two)
[an absolute link](/three)
[a link to what is no page](four)
"""
FOUND = ("'one.md'", "'index.md#two'", "'/three'", "'four'", "hidden.md")


def built(workshop: Path, text: str) -> subprocess.CompletedProcess[str]:
    docs = workshop / "docs"
    docs.mkdir(exist_ok=True)
    (docs / "index.md").write_text("# One\n", "utf-8")
    (docs / "other.md").write_text(f"# Other\n\n{text}\n", "utf-8")
    return render(workshop, ["index.md", "other.md"], workshop / "site")


def test_each_fault_is_told_and_ends_the_build(tmp_path: Path) -> None:
    need("mkdocs")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "hidden.md").write_text("# In no menu\n", "utf-8")
    done = built(tmp_path, FAULTS)
    assert done.returncode != 0
    for fault in FOUND:
        assert fault in done.stderr
    assert f"{len(FOUND)} warnings" in done.stdout


def test_a_name_of_the_library_that_is_not_there_ends_the_build(tmp_path: Path) -> None:
    need("mkdocs")
    done = built(tmp_path, "::: tischrunde.rallye.Gone")
    assert done.returncode != 0
    assert "tischrunde.rallye.Gone" in done.stderr


def test_without_a_fault_it_is_built(tmp_path: Path) -> None:
    need("mkdocs")
    done = built(tmp_path, "[one](index.md)")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "site" / "other.html").is_file()


@pytest.mark.parametrize(
    ("document", "text", "page"),
    [
        ("docs/library.md", "[c](../CHANGELOG.md#added)", "[c](CHANGELOG.md#added)"),
        ("docs/decisions/0001.md", "[c](../../LICENSE)", "[c](../LICENSE)"),
        ("docs/operations.md", "[u](../deploy/Caddyfile)", "[u](deploy/Caddyfile)"),
        ("docs/de/README.md", "[e](../README.md)", "[e](../README.md)"),
        ("docs/de/hosten.md", "[e](../operations.md#tls)", "[e](../operations.md#tls)"),
        ("docs/README.md", "[p](protocol/openapi.json)", "[p](protocol/requests.md)"),
        ("CONTRIBUTING.md", "[d](docs/notation.md)", "[d](notation.md)"),
        ("SUPPORT.md", "[r](README.md)", "[r](README.md)"),
        ("docs/bots.md", "[w](https://example.org)", "[w](https://example.org)"),
        ("docs/bots.md", "[h](#hints)", "[h](#hints)"),
        ("docs/gallery.md", '<img src="pictures/a.jpg">', '<img src="pictures/a.jpg">'),
        ("docs/bots.md", "```\n[x](../src/x.py)\n```", "```\n[x](../src/x.py)\n```"),
    ],
)
def test_links_lead_to_the_same_on_the_site(document: str, text: str, page: str) -> None:
    place = document.removeprefix("docs/")
    assert rewritten(text, document, place) == page


@pytest.mark.parametrize("target", ["../src/tischrunde/cli/main.py", "../justfile", "../../x.md"])
def test_a_link_to_what_is_not_published_is_found(target: str) -> None:
    with pytest.raises(Unpublished):
        rewritten(f"[x]({target})", "docs/bots.md", "bots.md")


def listed(entry: Any) -> list[str]:
    """Return the pages below an entry of the contents."""
    if isinstance(entry, str):
        return [entry]
    parts = entry.values() if isinstance(entry, dict) else entry
    return [page for part in parts for page in listed(part)]


def test_every_page_is_in_the_menu_once() -> None:
    assert sorted(listed(contents())) == sorted(pages())


def site_of(**texts: str) -> dict[str, Page]:
    return {f"{name}.html": Page(f"<article>{text}</article>") for name, text in texts.items()}


def test_broken_links_of_a_site_are_found() -> None:
    pages = site_of(
        a='<a href="b.html#two">x</a> <a href="c.html">x</a> <a href="#one">x</a>',
        b='<h2 id="one">x</h2> <a href="a.html">x</a> <a href="https://example.org">x</a>'
        '<img src="gone.png">',
    )
    assert list(broken(pages, set(pages))) == [
        "a.html: b.html#two",
        "a.html: c.html",
        "a.html: #one",
        "b.html: gone.png",
    ]


def test_clicks_are_counted_among_the_words_of_a_page() -> None:
    pages = site_of(
        a='<a href="b.html">x</a>',
        b='<a href="c.html">x</a>',
        c='<h2 id="here">x</h2> <a href="#here">x</a>',
    )
    pages["a.html"].feed('<nav><a href="c.html">a menu</a></nav>')
    assert clicks(pages, "a.html", "c.html") == 2
    assert clicks(pages, "a.html", "c.html#here") == 3
    assert clicks(pages, "c.html", "a.html") == -1
