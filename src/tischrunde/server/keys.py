"""The key of a server: from it every table's secret follows, so no secret is ever stored."""

import hmac
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

KEY_BYTES: Final = 32


class UnfitKey(Exception):  # noqa: N818 - told to the user as it is
    """What is in the file of the key is none."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class Keys:
    """What the key of a server unlocks."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        if len(key) < KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes at least")
        self._key = key

    def secret(self, table: str) -> bytes:
        """Return the secret the cards of a table come from."""
        return hmac.digest(self._key, f"table {table}".encode(), "sha256")

    def code_chance(self, table: str, attempt: int) -> bytes:
        """Return the chance the three words of a rematch are drawn from, for each attempt anew."""
        return hmac.digest(self._key, f"code {table} {attempt}".encode(), "sha256")


def key_from(path: Path) -> Keys:
    """Return the key in a file, which is made if there is none yet, for its owner's eyes alone."""
    if not path.exists():
        _make(path)
    try:
        return Keys(bytes.fromhex(path.read_text().strip()))
    except ValueError:
        raise UnfitKey(path) from None


def _make(path: Path) -> None:
    """Make a key that is there as a whole or not at all; if somebody was quicker, theirs stays."""
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
