"""What servers promised of their cards, kept in files: whoever comes back can still check it."""

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

from tischrunde.client import Promise, Promises
from tischrunde.terminal.sessions.guests import Guests, keep_private

_MAX_FILES: Final = 100
"""Maximum number of files kept, the newest."""


class KeptPromises(Promises):
    """The promises made to a guest; if files cannot be written they last as long as the program."""

    def __init__(self, guests: Guests, server: str, name: str) -> None:
        super().__init__()
        self._folder = guests.beside("promises")
        self._whose = (server, name)

    def of(self, table: str) -> Promise | None:
        """Return what was promised of a table, now or on an earlier visit."""
        if (known := super().of(table)) is not None:
            return known
        if (kept := _read(self._file(table))) is not None:
            super().keep(table, kept)
        return kept

    def keep(self, table: str, promise: Promise) -> None:
        """Keep a promise."""
        super().keep(table, promise)
        if keep_private(self._file(table), json.dumps(asdict(promise))):
            files = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
            for file in files[:-_MAX_FILES]:
                file.unlink(missing_ok=True)

    def _file(self, table: str) -> Path:
        key = hashlib.sha256(json.dumps([*self._whose, table]).encode()).hexdigest()
        return self._folder / f"{key[:32]}.json"


def _read(file: Path) -> Promise | None:
    """Return a promise; None if it cannot be read."""
    try:
        kept = json.loads(file.read_text())
        return Promise(**kept | {part: tuple(kept[part]) for part in ("agreed", "settled")})
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
