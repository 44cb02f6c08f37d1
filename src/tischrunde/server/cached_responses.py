"""Responses that seldom change: compressed once, and not sent again to clients that have them."""

import gzip
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response

_ENCODINGS: Final = ("br", "gzip")
"""Encodings of compressed responses, the smallest first."""

_ENCODER: Final = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class CachedResponse:
    """A response, plain and compressed; ``keep`` is its Cache-Control header."""

    kind: str
    keep: str
    forms: Mapping[str, bytes]
    """By encoding; that of the plain form is empty."""
    tag: str

    def answer(self, headers: Headers, told: Mapping[str, str]) -> Response:
        """Return the response to a request with these headers; ``told`` are headers to add."""
        encoding = _wanted(headers.get("accept-encoding", ""), self.forms)
        etag = f'"{self.tag}-{encoding}"' if encoding else f'"{self.tag}"'
        told = {**told, "cache-control": self.keep, "etag": etag, "vary": "accept-encoding"}
        if etag in re.findall(r'"[^"]*"', headers.get("if-none-match", "")):
            return Response(status_code=304, headers=told)
        if encoding:
            told["content-encoding"] = encoding
        return Response(self.forms[encoding], headers=told, media_type=self.kind)


def cached(kind: str, keep: str, content: bytes, **packed: bytes) -> CachedResponse:
    """Return a response to cache; its tag changes with its content."""
    tag = hashlib.sha256(content).hexdigest()[:20]
    return CachedResponse(kind, keep, {"": content, **packed}, tag)


def cached_json(keep: str, reply: Any) -> CachedResponse:  # noqa: ANN401 - of any route
    """Return a JSON response to cache."""
    content = _ENCODER.encode(reply)
    return cached("application/json", keep, content, gzip=compressed(content))


def compressed(content: bytes) -> bytes:
    """Return the content compressed by gzip; the same content always gives the same bytes."""
    return gzip.compress(content, mtime=0)


def _wanted(accepted: str, forms: Mapping[str, bytes]) -> str:
    """Return the smallest encoding that is accepted; a quality of 0 refuses one."""
    takes = set()
    for offer in accepted.lower().split(","):
        name, _, quality = offer.replace(" ", "").partition(";q=")
        if not re.fullmatch(r"0(\.0*)?", quality):
            takes.add(name)
    return next((name for name in _ENCODINGS if name in forms and name in takes), "")
