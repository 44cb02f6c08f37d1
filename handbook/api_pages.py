"""The reference of the library: a page for each public package, filled from its docstrings."""

import re
from importlib import import_module
from typing import Final

from handbook.links import ROOT

_LIBRARY: Final = ROOT / "docs" / "library.md"
_ROW: Final = re.compile(r"^\| ((?:`tischrunde\.\w+`(?:, )?)+) \| (.+) \|$", re.MULTILINE)
"""Packages and what they are for, as the page of the library tells."""


def packages() -> dict[str, str]:
    """Return the public packages, and what each is for."""
    rows: list[tuple[str, str]] = _ROW.findall(_LIBRARY.read_text("utf-8"))
    return {package: words for named, words in rows for package in re.findall(r"`([\w.]+)`", named)}


def api_place(package: str) -> str:
    """Return where the page of a package lies."""
    return f"api/{package.rpartition('.')[2]}.md"


def api_pages() -> dict[str, str]:
    """Return the pages by their places."""
    return {api_place(package): _page(package, words) for package, words in packages().items()}


def _page(package: str, words: str) -> str:
    names: list[str] = import_module(package).__all__
    lines = [
        f"# {package}",
        f"{words[0].upper()}{words[1:]}.",
        "[As a library](../library.md) says what is promised, and has examples.",
        *(f"::: {package}.{name}" for name in names),
    ]
    return "\n\n".join(lines) + "\n"
