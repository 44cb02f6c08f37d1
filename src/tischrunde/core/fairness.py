"""Shuffles nobody can have chosen: a secret promised first, then mixed with what the seats add.

The server publishes the commitment, a hash of its secret, before anybody sits down. The terms of
the match (game, rules, names, commitment, and the entropy every seat adds) and the secret make the
seed of all its decks; when the match is over the secret is revealed and anyone can check.
"""

import hashlib
import hmac
from typing import Final

SECRET_BYTES: Final = 32


def commitment(secret: bytes) -> bytes:
    """Return what is published before the deal: the SHA-256 hash of the secret."""
    return hashlib.sha256(secret).digest()


def match_seed(secret: bytes, terms: str) -> bytes:
    """Return the seed of a match: HMAC-SHA-256 of its terms, keyed with the secret."""
    return hmac.digest(secret, terms.encode(), "sha256")
