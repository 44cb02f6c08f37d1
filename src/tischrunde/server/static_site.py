"""The web client as a folder of files, to play on one's own device without a server.

All pages are one file, and the query of an address says which of them is shown: a host has nothing
to rewrite, and the folder may lie at any path. There is no ``404.html``: hosts show it at addresses
of any depth, where relative links do not hold, and no page of ours has such an address.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path, PurePosixPath
from typing import Final

from tischrunde.games.catalogue import GAMES
from tischrunde.games.manual_outline import outline
from tischrunde.server.api.library import games_response, manual_response, rulebook_response
from tischrunde.server.engine_archive import engine_archive
from tischrunde.server.link_previews import PICTURES
from tischrunde.server.pages import SECURITY_HEADERS
from tischrunde.texts import LANGUAGES

MARK: Final = ".tischrunde-site"
"""A file that lists the files of a site, which a newer one replaces."""
_FIRST_PAGE: Final = "start.html"
_LEFT_OUT: Final = (".br", ".gz", ".html")
"""Hosts compress by themselves, and the pages of a server are for its own addresses."""
_TEXT_LINK: Final = re.compile(r"<link [^>]*hreflang=[^>]*>\n?")
"""Links by which a page preloads texts; only a server knows which language is wanted."""
_ONLY_IN_HEADERS: Final = re.compile(r"; frame-ancestors [^;]*")


class NotBuilt(Exception):  # noqa: N818 - told to the user as it is
    """There is no web client to copy."""


class NotOurs(Exception):  # noqa: N818 - told to the user as it is
    """A folder holds something that is not a site."""


def write_site(web: Path, folder: Path) -> int:
    """Write a site with the built client in ``web``, in place of an older one; return its bytes.

    Other files beside an older site stay. The same client always gives the same files.
    """
    if not (web / _FIRST_PAGE).is_file():
        raise NotBuilt
    files = dict(sorted(_files(web)))
    _clear(folder)
    (folder / MARK).write_bytes("".join(f"{name}\n" for name in files).encode())
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return sum(map(len, files.values()))


def _files(web: Path) -> Iterator[tuple[str, bytes]]:
    engine = engine_archive()
    at = f"assets/{engine.name}"
    yield at, engine.content
    yield "index.html", _page(web / _FIRST_PAGE, at).encode()
    yield "api/games.json", games_response().forms[""]
    for game in GAMES.values():
        for edition, language in product(game.editions, LANGUAGES):
            book = rulebook_response(edition, language)
            yield f"api/rules/{edition}.{language}.json", book.forms[""]
            if outline(game.id) is not None:
                made = manual_response(edition, language)
                yield f"api/manuals/{edition}.{language}.json", made.forms[""]
    for file in web.rglob("*"):
        name = file.relative_to(web).as_posix()
        if (
            file.is_file()
            and file.suffix not in _LEFT_OUT
            and not f"/{name}".startswith(f"{PICTURES}/")
        ):
            yield name, file.read_bytes()


def _page(file: Path, engine: str) -> str:
    """Return the page of a site: its links are relative, and it says itself what it may load."""
    text = _TEXT_LINK.sub("", file.read_text("utf-8"))
    text = text.replace('data-base=""', 'data-site=""')
    text = text.replace('data-engine=""', f'data-engine="{engine}"')
    return text.replace("<head>", f"<head>\n{_security_tags()}", 1)


def _security_tags() -> str:
    policy = _ONLY_IN_HEADERS.sub("", SECURITY_HEADERS["content-security-policy"])
    referrer = SECURITY_HEADERS["referrer-policy"]
    return (
        f'    <meta http-equiv="content-security-policy" content="{policy}" />\n'
        f'    <meta name="referrer" content="{referrer}" />'
    )


def _clear(folder: Path) -> None:
    """Make a folder, or delete the older site in it; raise NotOurs if it holds anything else."""
    folder.mkdir(parents=True, exist_ok=True)
    mark = folder / MARK
    if not mark.is_file():
        if any(folder.iterdir()):
            raise NotOurs
        return
    names = [PurePosixPath(line) for line in mark.read_text("utf-8").splitlines()]
    inside = [name for name in names if not name.is_absolute() and ".." not in name.parts]
    for name in inside:
        (folder / name).unlink(missing_ok=True)
    above = {parent for name in inside for parent in name.parents}
    for parent in sorted(above, key=lambda place: len(place.parts), reverse=True):
        with suppress(OSError):  # one with other files stays
            (folder / parent).rmdir()
