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
"""How something may be packed, the smallest first."""

_ENCODER: Final = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class CachedResponse:
    """A response, plain and compressed; ``keep`` is its Cache-Control header."""

    kind: str
    keep: str
    forms: Mapping[str, bytes]
    """By encoding; as it is has none."""
    tag: str

    def answer(self, headers: Headers, told: Mapping[str, str]) -> Response:
        """Return the answer to a request with these headers, in which this is ``told`` as well."""
        encoding = _wanted(headers.get("accept-encoding", ""), self.forms)
        etag = f'"{self.tag}-{encoding}"' if encoding else f'"{self.tag}"'
        told = {**told, "cache-control": self.keep, "etag": etag, "vary": "accept-encoding"}
        if etag in re.findall(r'"[^"]*"', headers.get("if-none-match", "")):
            return Response(status_code=304, headers=told)
        if encoding:
            told["content-encoding"] = encoding
        return Response(self.forms[encoding], headers=told, media_type=self.kind)


def cached(kind: str, keep: str, content: bytes, **packed: bytes) -> CachedResponse:
    """Return something to keep; its tag is another when it has changed."""
    tag = hashlib.sha256(content).hexdigest()[:20]
    return CachedResponse(kind, keep, {"": content, **packed}, tag)


def cached_json(keep: str, reply: Any) -> CachedResponse:  # noqa: ANN401 - of any route
    """Return an answer to keep."""
    content = _ENCODER.encode(reply)
    return cached("application/json", keep, content, gzip=compressed(content))


def compressed(content: bytes) -> bytes:
    """Return something packed, always in the same way."""
    return gzip.compress(content, mtime=0)


def _wanted(accepted: str, forms: Mapping[str, bytes]) -> str:
    """Return the smallest form somebody takes; none that is named with a quality of 0."""
    takes = set()
    for offer in accepted.lower().split(","):
        name, _, quality = offer.replace(" ", "").partition(";q=")
        if not re.fullmatch(r"0(\.0*)?", quality):
            takes.add(name)
    return next((name for name in _ENCODINGS if name in forms and name in takes), "")
