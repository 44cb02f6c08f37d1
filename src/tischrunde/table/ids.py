"""Ids of tables: sixteen letters and digits that are not mistaken for each other."""

import hmac
from typing import Final

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"
ID_BYTES: Final = 10
ID_LENGTH: Final = 16
_BITS: Final = 5


def table_id(chance: bytes) -> str:
    """Return the id made from ten bytes; its first two letters are the shard it is kept in."""
    number = int.from_bytes(chance[:ID_BYTES], "big")
    letters = [ALPHABET[number >> _BITS * place & 31] for place in range(ID_LENGTH)]
    return "".join(reversed(letters))


def is_table_id(text: str) -> bool:
    """Return whether a text could be the id of a table."""
    return len(text) == ID_LENGTH and all(letter in ALPHABET for letter in text)


def guest_mark(table: str, guest: str) -> str:
    """Return a mark by which a table recognises a guest without naming it."""
    return hmac.digest(table.encode(), guest.encode(), "sha256")[:8].hex()


def id_on_device(secret: bytes) -> str:
    """Return the id of a table that is in no network."""
    return table_id(hmac.digest(secret, b"device", "sha256"))


def successor(secret: bytes) -> str:
    """Return the id of the rematch's table."""
    return table_id(hmac.digest(secret, b"rematch", "sha256"))
