"""Decks from a seed: the same seed gives the same deck on every machine.

The numbers come from HMAC-SHA-256 in counter mode, keyed with the seed, and are cut to size by
rejection, so no order of the cards is more likely than another.
"""

import hmac
from typing import Final

_WORD: Final = 4
_WORDS: Final = 1 << 32


class Stream:
    """An endless stream of unbiased whole numbers, fixed by a seed and a purpose.

    Block i is HMAC-SHA-256(seed, purpose, i as 8 bytes); each block is read as eight big-endian
    words of 32 bits.
    """

    __slots__ = ("_block", "_counter", "_offset", "_purpose", "_seed")

    def __init__(self, seed: bytes, purpose: str) -> None:
        self._seed = seed
        self._purpose = purpose.encode()
        self._counter = 0
        self._block = b""
        self._offset = 0

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        fair = _WORDS - _WORDS % n
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % n

    def _word(self) -> int:
        if self._offset == len(self._block):
            message = self._purpose + self._counter.to_bytes(8, "big")
            self._block = hmac.digest(self._seed, message, "sha256")
            self._counter += 1
            self._offset = 0
        word = int.from_bytes(self._block[self._offset : self._offset + _WORD], "big")
        self._offset += _WORD
        return word


def shuffled(cards: bytes, stream: Stream) -> bytes:
    """Return the cards in the order the stream decides (Fisher and Yates, from the end)."""
    deck = bytearray(cards)
    for i in range(len(deck) - 1, 0, -1):
        j = stream.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return bytes(deck)
