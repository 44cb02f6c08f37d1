"""The web client's pages and files: read once, sent compressed, cached as long as possible.

Only what is in the folder when the server starts is served: no request's path is looked up on the
disk.
"""

import html
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response

from tischrunde.server.cached_responses import CachedResponse, cached, compressed
from tischrunde.server.engine_archive import engine_archive
from tischrunde.server.link_previews import PICTURES, origin_of, preview_tags
from tischrunde.server.settings import Settings
from tischrunde.texts import LANGUAGES

_TABLE_PAGE: Final = "table.html"
_PAGES: Final = {
    "start.html": re.compile("/"),
    _TABLE_PAGE: re.compile("/t/([^/]+)"),
    "index.html": re.compile("/settings|/games|/group|/judge|/(d|learn|manual|pad|r|rules)/[^/]+"),
}
"""All paths lead to one page; its variants differ in what they preload."""
_GAME_PAGES: Final = "table-*.html"
"""The page of a table, by game: the board is preloaded."""
_MOST_READY: Final = 64
"""Maximum number of pages kept ready: one for each variant, language and name of the server."""
_NAMED_BY_CONTENT: Final = "/assets/"
"""Files here are named by their content, so a changed one has another name."""

_TEXT_LINK: Final = re.compile(r'<link [^>]*hreflang="([a-z]+)"[^>]*>\n?')
"""Links by which a page preloads texts, in every language."""

_SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
"""By encoding: the suffix of the compressed file beside a file."""
_ENGINE: Final = "/engine.zip"
"""Where the engine for browsers is besides its own name, for pages that a server did not make."""
_SERVICE_WORKER: Final = "/service-worker.js"
_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
SECURITY_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';"
        " style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self';"
        " manifest-src 'self'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Pages:
    """The client in a folder, as the settings say it is reached."""

    def __init__(self, web: Path, settings: Settings) -> None:
        self._settings = settings
        files = [file for file in web.rglob("*") if file.is_file() and not _is_packed(file)]
        self._files = {_path(web, file): _file(web, file) for file in files}
        engine = engine_archive()
        at = _NAMED_BY_CONTENT + engine.name
        self._files[at] = cached(_KINDS[".zip"], _FOR_EVER, engine.content)
        self._files[_ENGINE] = cached(_KINDS[".zip"], _ASK_AGAIN, engine.content)
        worker = web / _SERVICE_WORKER[1:]
        if worker.is_file():
            self._files[_SERVICE_WORKER] = _service_worker(worker, at[1:])
        names = {*_PAGES, *(file.name for file in web.glob(_GAME_PAGES))}
        self._texts = {
            (name, language): _text(web / name, settings.base_path, language, at[1:])
            for name in names
            for language in LANGUAGES
        }
        self._ready = lru_cache(_MOST_READY)(self._made)

    def answer(self, path: str, headers: Headers, game: str | None = None) -> Response | None:
        """Return what is at a path, if there is anything; ``game`` is that of a table there."""
        for name, paths in _PAGES.items():
            if paths.fullmatch(path):
                of_game = f"table-{game}.html"
                return self._page(of_game if self._is_page(of_game) else name, headers)
        if self._is_page(path[1:]):
            return self._page(path[1:], headers)
        found = self._files.get(path)
        return None if found is None else found.answer(headers, SECURITY_HEADERS)

    def not_found(self, headers: Headers) -> Response:
        """Return the page that says that there is nothing at its path."""
        page = self._page("index.html", Headers({**headers, "if-none-match": ""}))
        page.status_code = 404
        return page

    def _is_page(self, name: str) -> bool:
        return (name, LANGUAGES[0]) in self._texts

    def _page(self, name: str, headers: Headers) -> Response:
        language = _language(headers.get("accept-language", ""))
        ready = self._ready(name, language, origin_of(self._settings, headers))
        page = ready.answer(headers, SECURITY_HEADERS)
        page.headers["vary"] += ", accept-language"
        return page

    def _made(self, name: str, language: str, origin: str) -> CachedResponse:
        pictures = f"{self._settings.base_path}{PICTURES}"
        game = name.removeprefix("table-").removesuffix(".html")
        known = game if f"{PICTURES}/{game}.jpg" in self._files else None
        tags = preview_tags(known, language, origin + pictures)
        content = self._texts[name, language].replace("</head>", f"{tags}</head>").encode()
        return cached(_KINDS[".html"], _ASK_AGAIN, content, gzip=compressed(content))


def table_at(path: str) -> str | None:
    """Return the id of the table whose page is at a path."""
    found = _PAGES[_TABLE_PAGE].fullmatch(path)
    return found and found[1]


def _is_packed(file: Path) -> bool:
    return file.suffix in _SUFFIXES.values()


def _path(web: Path, file: Path) -> str:
    return f"/{file.relative_to(web).as_posix()}"


def _file(web: Path, file: Path) -> CachedResponse:
    beside = {
        encoding: smaller.read_bytes()
        for encoding, suffix in _SUFFIXES.items()
        if (smaller := file.with_name(file.name + suffix)).is_file()
    }
    keep = _FOR_EVER if _path(web, file).startswith(_NAMED_BY_CONTENT) else _ASK_AGAIN
    return cached(_kind(file), keep, file.read_bytes(), **beside)


def _service_worker(file: Path, engine: str) -> CachedResponse:
    """Return the service worker, which is another one when the engine is another."""
    content = file.read_text("utf-8").replace("%ENGINE%", engine).encode()
    return cached(_KINDS[".js"], _ASK_AGAIN, content, gzip=compressed(content))


def _language(accepted: str) -> str:
    """Return the first accepted language that we have, as the page itself will choose it."""
    wanted = (tag.strip()[:2].lower() for tag in accepted.split(","))
    return next((tag for tag in wanted if tag in LANGUAGES), LANGUAGES[0])


def _text(file: Path, base: str, language: str, engine: str) -> str:
    """Return a page with links that hold at any depth below the sub-path, and where the engine is.

    Of the texts it preloads, those in the language remain.
    """
    under = html.escape(base)
    text = file.read_text("utf-8")
    text = _TEXT_LINK.sub(lambda link: link[0] if link[1] == language else "", text)
    text = text.replace('data-engine=""', f'data-engine="{engine}"')
    return text.replace('="./', f'="{under}/').replace('data-base=""', f'data-base="{under}"')


def _kind(file: Path) -> str:
    return _KINDS.get(file.suffix, "application/octet-stream")
