"""Parses what people paste or type to join a table: a link, or a server and a code."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from tischrunde.terminal.sessions.session import Denied

UNFIT: Final = "unfit-link"
"""The code of a link to no table."""

_ADDRESS: Final = re.compile(r"(?i)https?://|(localhost|[^/\s#]*[.:][^/\s#]*)(?=[/#?]|$)")
"""How an address begins, unlike a code; people leave the scheme out."""
_NEARBY: Final = re.compile(r"(?i)localhost$|[\d.]+$|.*:\d+$|\[")
"""Hosts that probably have no certificate."""
_TABLE: Final = re.compile("(?P<base>.*)/[tr]/(?P<table>[^/]+)/*")
"""The path of a table, or its replay, below the server's own path."""
_CLAIM: Final = "claim="
"""What follows the # in a link for a second device, before the token of the seat."""
_WRAPPED: Final = "<>\"'„“”«»()., \t\n"
"""Characters that may surround a link in a message."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A server, a table there by its id or code, and perhaps a seat's token."""

    server: str
    table: str = ""
    code: str = ""
    claim: str = ""


def read_invitation(said: str, server: str = "") -> Invitation:
    """Return the invitation in a text; a code alone is for a table of ``server``."""
    first, *words = said.strip(_WRAPPED).split() or [""]
    if not _ADDRESS.match(first):
        first, words = server.strip(_WRAPPED), [first, *words]
    url = _split(first)
    code = "-".join(filter(None, words))
    behind = unquote(url.fragment)
    if behind.startswith(_CLAIM):
        invitation = _at(url, code, behind.removeprefix(_CLAIM))
    else:
        invitation = _at(url, code or behind)
    if not invitation.table and not invitation.code:
        raise Denied(UNFIT)
    return invitation


def _split(address: str) -> SplitResult:
    try:
        if "://" not in address:
            near = _NEARBY.match(urlsplit(f"//{address}").netloc)
            address = f"{'http' if near else 'https'}://{address}"
        url = urlsplit(address)
        _ = url.port  # a port that is no number raises
    except ValueError:
        raise Denied(UNFIT) from None
    if url.scheme not in ("http", "https") or not url.hostname:
        raise Denied(UNFIT)
    return url


def _at(url: SplitResult, code: str, claim: str = "") -> Invitation:
    found = _TABLE.fullmatch(url.path)
    base, table = (found["base"], unquote(found["table"])) if found else (url.path, "")
    return Invitation(f"{url.scheme}://{url.netloc}{base.rstrip('/')}", table, code, claim)
