"""Proofs that a node has written a row, by which others may believe it without reading the log."""

import hmac
from hashlib import blake2b
from typing import Final

import msgspec

from tischrunde.table.log import Row

PROOF_BYTES: Final = 16
NO_PROOF: Final = bytes(PROOF_BYTES)

_encoder: Final = msgspec.msgpack.Encoder()


class RowProofs:
    """Makes and checks proofs by a key that all nodes have, and that Redis has not.

    A proof says that this row follows that one, in the database as it was started last: there it
    can only have been made after the row was durable. Whoever knows another row before it, or
    another start of the database, does not believe it and reads the log: a replica may have taken
    over that has not received the row.
    """

    __slots__ = ("_keyed", "incarnation")

    def __init__(self, key: bytes) -> None:
        self._keyed = blake2b(key=key, digest_size=PROOF_BYTES)
        self.incarnation = ""
        """Which start of the database is known here."""

    def proof(self, row: Row, before: Row) -> bytes:
        """Return the proof for a durable row that follows another."""
        made = self._keyed.copy()
        made.update(_encoder.encode((row, before.at, before.key, self.incarnation)))
        return made.digest()

    def proves(self, proof: bytes, row: Row, before: Row) -> bool:
        """Return whether a proof is one for this row, after the one before it."""
        return proof != NO_PROOF and hmac.compare_digest(proof, self.proof(row, before))
