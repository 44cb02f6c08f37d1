"""Decks from a seed: the same seed gives the same deck on every machine.

The numbers come from HMAC-SHA-256 in counter mode, keyed with the seed, and are cut to size by
rejection, so no order of the cards is more likely than another.
"""

import hmac
import struct
from typing import Final

_WORDS: Final = 1 << 32
_BLOCK: Final = struct.Struct(">8I")


class Stream:
    """An endless stream of unbiased whole numbers, fixed by a seed and a purpose.

    Block i is HMAC-SHA-256(seed, purpose, i as 8 bytes); each block is read as eight big-endian
    words of 32 bits.
    """

    __slots__ = ("_counter", "_purpose", "_seed", "_words")

    def __init__(self, seed: bytes, purpose: str) -> None:
        self._seed = seed
        self._purpose = purpose.encode()
        self._counter = 0
        self._words: list[int] = []  # of the current block, the next one last

    def copy(self) -> "Stream":
        """Return a stream that goes on alike."""
        twin = Stream(self._seed, "")
        twin._purpose = self._purpose
        twin._counter = self._counter
        twin._words = self._words.copy()
        return twin

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        while True:
            if not self._words:
                self._next_block()
            word = self._words.pop()
            number = word % n
            if word - number <= _WORDS - n:  # else the last, incomplete run of n words: reject
                return number

    def _next_block(self) -> None:
        message = self._purpose + self._counter.to_bytes(8, "big")
        self._words = [*_BLOCK.unpack(hmac.digest(self._seed, message, "sha256"))]
        self._words.reverse()
        self._counter += 1


def shuffled(cards: bytes, stream: Stream) -> bytes:
    """Return the cards in the order the stream decides (Fisher and Yates, from the end)."""
    deck = bytearray(cards)
    for i in range(len(deck) - 1, 0, -1):
        j = stream.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return bytes(deck)
