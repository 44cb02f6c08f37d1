"""Where a store is: ``sqlite:///path`` or ``postgresql://…``."""

import re
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

_POSTGRES: Final = "postgresql://"
_NETLOC: Final = re.compile(r"^([^/?]*)(.*)$", re.DOTALL)


def sqlite_path(url: str) -> Path | None:
    """Return the file that a URL names, or None if it names a PostgreSQL database."""
    if url.startswith(_POSTGRES):  # it may name several servers, which make_url does not know
        return None
    parts = make_url(url)
    if parts.get_backend_name() == "sqlite" and parts.database not in (None, "", ":memory:"):
        return Path(parts.database)
    raise ValueError("a store is sqlite:///path or postgresql://…")


def each_server(url: str) -> list[str]:
    """Return the URL of each server that a URL names: ``postgresql://one:5432,other:5432/name``."""
    scheme, _, rest = url.partition("//")
    netloc, path = _NETLOC.findall(rest)[0]
    known, at, servers = netloc.rpartition("@")
    return [f"{scheme}//{known}{at}{server}{path}" for server in servers.split(",")]
