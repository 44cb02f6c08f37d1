"""A page as links, anchors, what it fetches, and words."""

import posixpath
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from typing import Final
from urllib.parse import unquote, urlsplit

_FETCHES: Final = {"script": "src", "img": "src", "link": "href", "iframe": "src"}
_NOT_FETCHED: Final = {"canonical", "alternate", "next", "prev"}
_VOID: Final = {"br", "hr", "img", "input", "link", "meta", "source", "wbr"}


class Page(HTMLParser):
    """What stands in an HTML file."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.language: str | None = None
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.told: list[str] = []
        """The links among its own words, without menus."""
        self.fetched: list[str] = []
        self.words: dict[str, str] = {}
        """The words between an anchor and the next."""
        self._anchor = ""
        self._depth = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "html":
            self.language = given.get("lang")
        self._depth += (tag == "article" or self._depth > 0) and tag not in _VOID
        for key in ("id", "name"):
            if tag in {"a", *_VOID} and key == "name" and tag != "a":
                continue
            if name := given.get(key):
                self.anchors.add(name)
                self._anchor = name
        if tag == "a" and (target := given.get("href")):
            self.links.append(target)
            if self._depth:
                self.told.append(target)
        source = given.get(_FETCHES.get(tag, ""))
        if source and given.get("rel") not in _NOT_FETCHED:
            self.fetched.append(source)

    def handle_endtag(self, tag: str) -> None:
        if tag not in _VOID and self._depth:
            self._depth -= 1

    def handle_data(self, data: str) -> None:
        if self._depth:
            self.words[self._anchor] = self.words.get(self._anchor, "") + data


def ours(target: str) -> bool:
    """Return whether a link stays on the site."""
    return not urlsplit(target).scheme and not target.startswith("//")


def there(page: str, target: str) -> tuple[str, str]:
    """Return the file and the anchor that a link on a page leads to."""
    parts = urlsplit(target)
    path = posixpath.join(posixpath.dirname(page), unquote(parts.path)) if parts.path else page
    path = posixpath.normpath(path)
    return path, unquote(parts.fragment)


def broken(pages: Mapping[str, Page], files: set[str]) -> Iterator[str]:
    """Return the links of pages that lead to no file, or to no anchor."""
    for name, page in pages.items():
        for target in [*page.links, *page.fetched]:
            if not ours(target):
                continue
            path, anchor = there(name, target)
            anchors = pages[path].anchors if path in pages else {anchor}
            if path not in files or (anchor and anchor not in anchors):
                yield f"{name}: {target}"


def clicks(pages: Mapping[str, Page], begin: str, goal: str) -> int:
    """Return how many links among the words of pages lead from one to another; -1 if none do."""
    path, anchor = goal.partition("#")[::2]
    seen, edge, count = {begin}, {begin}, 0
    while edge:
        count += 1
        found = {there(page, link) for page in edge for link in pages[page].told if ours(link)}
        if any(page == path and (not anchor or at == anchor) for page, at in found):
            return count
        edge = {page for page, _ in found if page in pages} - seen
        seen |= edge
    return -1
