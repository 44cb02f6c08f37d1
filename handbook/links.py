"""Where the links of the repository's documents lead to on the site.

On the site lie ``docs/``, the documents beside it, and what is shipped to run a server; a link to
anything else would be broken there, and is an error.
"""

import os.path
import posixpath
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]

PLACES: Final = {
    "README.md": "README.md",
    "README.de.md": "de/README.md",
    "docs/protocol/openapi.json": "protocol/requests.md",
    "docs/protocol/asyncapi.json": "protocol/frames.md",
}
"""What lies elsewhere on the site: front pages, and what is shown there as a page."""
SHIPPED: Final = "deploy/"
BESIDE: Final = (*sorted({path.name for path in ROOT.glob("*.md")} - PLACES.keys()), "LICENSE")
"""What lies beside ``docs/``, and on the site beside its pages."""

_FENCED: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_LINK: Final = re.compile(r'((?:\]\(|\b(?:src|href)="))([^)"\s]+)')
_ELSEWHERE: Final = ("http://", "https://", "mailto:", "#")


class Unpublished(Exception):  # noqa: N818 - told as it is
    """A document links to a file of the repository that is not on the site."""


def rewritten(text: str, document: str, page: str) -> str:
    """Return a document of the repository as the page it becomes, with links from there."""

    def lead(link: re.Match[str]) -> str:
        return link[1] + _target(link[2], document, page)

    return outside_of_code(text, lambda prose: _LINK.sub(lead, prose))


def outside_of_code(text: str, change: Callable[[str], str]) -> str:
    """Return a document with everything changed but its blocks of code."""
    return "".join(part if part.startswith("```") else change(part) for part in _FENCED.split(text))


def place(path: str) -> str:
    """Return where a file of the repository lies on the site."""
    if path in PLACES:
        return PLACES[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if path.startswith(SHIPPED) or path in BESIDE:
        return path
    raise Unpublished(path)


def _target(target: str, document: str, page: str) -> str:
    if target.startswith(_ELSEWHERE):
        return target
    path, hash_sign, anchor = target.partition("#")
    there = place(posixpath.normpath(posixpath.join(posixpath.dirname(document), path)))
    return os.path.relpath(there, posixpath.dirname(page) or ".").replace(os.sep, "/") + (
        hash_sign + anchor
    )
