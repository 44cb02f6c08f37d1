"""Decks from a seed: the same seed gives the same deck on every machine.

The numbers come from HMAC-SHA-256 in counter mode, keyed with the seed, and are cut to size by
rejection, so no order of the cards is more likely than another.
"""

import hmac
import struct
from abc import abstractmethod
from typing import Final

from tischrunde.core.native import i64

_WORDS: Final = 0x1_0000_0000
_BLOCK: Final = struct.Struct(">8I")
_WORDS_A_BLOCK: Final = 8


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

    __slots__ = ("_block", "_counter", "_purpose", "_read", "_seed")

    def __init__(self, seed: bytes, purpose: str) -> None:
        self._seed = seed
        self._purpose = purpose.encode()
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
            message = self._purpose + self._counter.to_bytes(8, "big")
            self._block = _BLOCK.unpack(hmac.digest(self._seed, message, "sha256"))
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
