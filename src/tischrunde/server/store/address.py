"""Where a store is: ``sqlite:///path`` or ``postgresql://…``."""

from pathlib import Path

from sqlalchemy import make_url


def sqlite_path(url: str) -> Path | None:
    """Return the file that a URL names, or None if it names a PostgreSQL database."""
    parts = make_url(url)
    kind = parts.get_backend_name()
    if kind == "sqlite" and parts.database and parts.database != ":memory:":
        return Path(parts.database)
    if kind == "postgresql":
        return None
    raise ValueError("a store is sqlite:///path or postgresql://…")
