"""Rows as few bytes, signed by the node that publishes them."""

from typing import Final, TypeAlias

import msgspec

from tischrunde.core.game import Seat
from tischrunde.table.log import Row

_Fields: TypeAlias = tuple[str, int, int, Seat | None, str, str, str]

SIGNATURE_BYTES: Final = 6
"""Length of a signature in bytes: enough to tell all nodes apart."""

_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(_Fields)


def write_row(row: Row, signature: bytes) -> bytes:
    """Return a row as bytes, signature first."""
    return signature + _encoder.encode(row)


def read_row(data: bytes) -> Row | None:
    """Return the row in these bytes; None if there is none, as from another version."""
    try:
        return Row(*_decoder.decode(memoryview(data)[SIGNATURE_BYTES:]))
    except msgspec.DecodeError:
        return None
