"""Decks from a seed: the same seed gives the same deck on every machine.

The numbers come from HMAC-SHA-256 in counter mode, keyed with the seed, and are cut to size by
rejection, so no order of the cards is more likely than another.
"""

import struct
from abc import abstractmethod
from hashlib import sha256
from typing import Final

from tischrunde.core.native import i64

_WORDS: Final = 0x1_0000_0000
_BLOCK: Final = struct.Struct(">8I")
_WORDS_A_BLOCK: Final = 8
_KEY_BYTES: Final = 64
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


class Numbers:
    """Whole numbers one after the other, as they are needed."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each equally likely."""


class Stream(Numbers):
    """An endless stream of unbiased whole numbers, fixed by a seed and a purpose.

    Block i is HMAC-SHA-256(seed, purpose, i as 8 bytes); each block is read as eight big-endian
    words of 32 bits.
    """

    __slots__ = ("_block", "_counter", "_inner", "_outer", "_read")

    def __init__(self, seed: bytes, purpose: str) -> None:
        # The two hashes of RFC 2104, as far as they are the same for every block: the library works
        # them out again each time, and takes three times as long.
        key = (sha256(seed).digest() if len(seed) > _KEY_BYTES else seed).ljust(_KEY_BYTES, b"\0")
        self._inner = sha256(key.translate(_INNER) + purpose.encode())
        self._outer = sha256(key.translate(_OUTER))
        self._counter = 0
        self._block: tuple[int, ...] = ()
        self._read: i64 = _WORDS_A_BLOCK

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each equally likely; n is at most 2**32."""
        while True:
            word = self._word()
            number = word % n
            if word - number <= _WORDS - n:  # else the last, incomplete run of n words: reject
                return number

    def _word(self) -> i64:
        if self._read == _WORDS_A_BLOCK:
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(self._counter.to_bytes(8, "big"))
            outer.update(inner.digest())
            self._block = _BLOCK.unpack(outer.digest())
            self._counter += 1
            self._read = 0
        self._read += 1
        return self._block[self._read - 1]


def shuffled(cards: bytes, numbers: Numbers) -> bytes:
    """Return the cards in the order the numbers decide (Fisher and Yates, from the end)."""
    deck = list(cards)
    i: i64 = len(deck) - 1
    while i > 0:
        j = numbers.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
        i -= 1
    return bytes(deck)
