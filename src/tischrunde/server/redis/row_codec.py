"""Rows as few bytes, signed by the node that publishes them, with its proof."""

from typing import Final

import msgspec

from tischrunde.server.ports import Announced
from tischrunde.server.row_proofs import NO_PROOF, PROOF_BYTES
from tischrunde.table.log import Row

SIGNATURE_BYTES: Final = 6
"""Length of a signature in bytes: enough to tell all nodes apart."""
_HEAD_BYTES: Final = SIGNATURE_BYTES + PROOF_BYTES

_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(Row)


def write_row(row: Row, signature: bytes, proof: bytes = NO_PROOF) -> bytes:
    """Return a row as bytes, signature first, then the proof."""
    return signature + proof + _encoder.encode(row)


def read_row(data: bytes) -> Announced | None:
    """Return the row in these bytes; None if there is none, as from another version."""
    try:
        row = _decoder.decode(data[_HEAD_BYTES:])
    except msgspec.DecodeError:
        return None
    return Announced(row, data[SIGNATURE_BYTES:_HEAD_BYTES])
