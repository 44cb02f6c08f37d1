"""The keys of a server: every table's secret is derived from one, so no secret is stored."""

import hmac
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from tischrunde.core.fairness import commitment
from tischrunde.server.row_proofs import RowProofs
from tischrunde.table.commands import Open, read_command
from tischrunde.table.ids import successor
from tischrunde.table.log import Row
from tischrunde.table.table import Table

KEY_BYTES: Final = 32


class UnfitKey(Exception):  # noqa: N818 - told to the user as it is
    """The key file does not hold a key."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class NoKey(Exception):  # noqa: N818 - what happened has a name of its own
    """A table was opened with a key that is missing."""


class Keys:
    """The keys of a server: the first for new tables, the others for tables opened earlier.

    A table's commitment tells which key it was opened with.
    """

    __slots__ = ("_key", "_older")

    def __init__(self, key: bytes, *older: bytes) -> None:
        if any(len(each) < KEY_BYTES for each in (key, *older)):
            raise ValueError(f"a key has {KEY_BYTES} bytes at least")
        self._key = key
        self._older = older

    def secret(self, table: str) -> bytes:
        """Return the secret the cards of a new table come from."""
        return _secret(self._key, table)

    def secret_of(self, table: str, promised: str) -> bytes:
        """Return the secret a table was opened with, by its commitment."""
        for key in (self._key, *self._older):
            secret = _secret(key, table)
            if commitment(secret).hex() == promised:
                return secret
        raise NoKey(table)

    def table(self, table: str) -> Table:
        """Return a new table before its first row."""
        return self._table(table, self.secret(table))

    def table_of(self, first: Row) -> Table:
        """Return the table of a log before this row, its first, is folded."""
        opened = read_command(first.act, first.body)
        if not isinstance(opened, Open):
            raise TypeError(f"a log begins with {first.act}")
        return self._table(first.table, self.secret_of(first.table, opened.commitment))

    def _table(self, table: str, secret: bytes) -> Table:
        """Return a table with its secret and the promise of the next one."""
        return Table(table, secret, commitment(self.secret(successor(secret))).hex())

    def origin(self, network: str, day: int) -> str:
        """Return a mark of a network for a day; thousands of networks share it.

        It tells apart those who open many tables without identifying them.
        """
        return hmac.digest(self._key, f"origin {day} {network}".encode(), "sha256")[:2].hex()

    def row_proofs(self) -> RowProofs:
        """Return what proves to nodes with the same newest key that a row was written."""
        return RowProofs(hmac.digest(self._key, b"row proofs", "sha256"))

    def code_chance(self, table: str, attempt: int) -> bytes:
        """Return the random bytes of a rematch's code, other ones for each attempt."""
        return hmac.digest(self._key, f"code {table} {attempt}".encode(), "sha256")


def _secret(key: bytes, table: str) -> bytes:
    return hmac.digest(key, f"table {table}".encode(), "sha256")


def key_from(path: Path) -> Keys:
    """Return the keys in a file, a line each, the newest first.

    A missing file is created, readable by its owner alone.
    """
    if not path.exists():
        _make(path)
    try:
        return Keys(*map(bytes.fromhex, path.read_text().split()))
    except (ValueError, TypeError):
        raise UnfitKey(path) from None


def _make(path: Path) -> None:
    """Create the key file atomically; if another process was quicker, its file stays."""
    descriptor, draft = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
    try:
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_hex(KEY_BYTES))
            file.flush()
            os.fsync(descriptor)
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        Path(draft).unlink()
