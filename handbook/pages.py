"""What the site is made of, put together in a folder: Markdown, pictures, and what is linked to."""

import posixpath
import shutil
from pathlib import Path
from typing import Final

from handbook.api_pages import api_pages
from handbook.links import BESIDE, ROOT, SHIPPED, place, rewritten
from handbook.protocol_pages import protocol_pages
from handbook.rule_pages import SHELVES, rule_pages, with_clauses, with_rules

GERMAN: Final = "de/"
"""Where the German pages lie; all others are English."""
GAME: Final = "play/"
"""Where the game lies on the site, to be played on the device."""
_NOW: Final = {"README.md": "Play now", "play.md": "Play now"} | {
    "de/README.md": "Jetzt spielen",
    "de/spielen.md": "Jetzt spielen",
}
"""The pages that lead to the game at once, and by which word. In the repository there is none."""
_FRONT: Final = ("README.md", "de/README.md")
"""The pages with the doors: they have no menu at their side."""


def gather(folder: Path) -> None:
    """Write all the site is made of into a folder that is not there yet."""
    shutil.copytree(ROOT / "docs", folder, ignore=shutil.ignore_patterns("*.md"))
    shutil.copytree(ROOT / SHIPPED, folder / SHIPPED)
    shutil.copytree(Path(__file__).parent / "assets", folder / "assets")
    shutil.copy(ROOT / "web/public/icon.svg", folder / "assets")
    shutil.copy(ROOT / "LICENSE", folder)
    for page, text in pages().items():
        file = folder / page
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


def pages() -> dict[str, str]:
    """Return all pages of the site by their places."""
    documents = {f"docs/{path}": ROOT / "docs" / path for path in _written()}
    documents |= {name: ROOT / name for name in BESIDE if name.endswith(".md")}
    told = {
        place(document): rewritten(path.read_text("utf-8"), document, place(document))
        for document, path in documents.items()
    }
    told = {page: with_clauses(text, page) for page, text in told.items()}
    told |= {shelf.page: with_rules(shelf, told[shelf.page]) for shelf in SHELVES}
    told |= rule_pages() | api_pages() | protocol_pages()
    return {page: _dressed(page, text) for page, text in told.items()}


def _written() -> list[str]:
    docs = ROOT / "docs"
    return [path.relative_to(docs).as_posix() for path in sorted(docs.rglob("*.md"))]


def _dressed(page: str, text: str) -> str:
    """Return a page with its language, and with the way to the game if it leads there."""
    if page in _NOW:
        heading, blank, rest = text.partition("\n")
        game = posixpath.relpath(f"{GAME}index.html", posixpath.dirname(page) or ".")
        now = f'\n<a class="md-button md-button--primary" href="{game}">{_NOW[page]}</a>\n'
        text = heading + blank + now + rest
    language = SHELVES[1].language if page.startswith(GERMAN) else SHELVES[0].language
    hidden = "hide: [navigation, toc]\n" if page in _FRONT else ""
    return f"---\nlanguage: {language}\n{hidden}---\n{text}"
