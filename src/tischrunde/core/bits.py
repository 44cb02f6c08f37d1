"""Sets of small numbers as masks, one bit a member, up to 56 of them."""

from typing import Final

from tischrunde.core.native import i64


def ones(mask: i64) -> i64:
    """Return how many members a set has: the bits are added up in pairs, fours and bytes."""
    mask -= mask >> 1 & 0x55_5555_5555_5555
    mask = (mask & 0x33_3333_3333_3333) + (mask >> 2 & 0x33_3333_3333_3333)
    mask = mask + (mask >> 4) & 0x0F_0F0F_0F0F_0F0F
    return mask * 0x01_0101_0101_0101 >> 48 & 0xFF


if __file__.endswith(".py"):
    ones = int.bit_count  # type: ignore[assignment] # the interpreter has it built in


ONE: Final[i64] = ones(1)
"""The 1 for left shifts: compiled, a literal would be shifted in 32 bits."""


def lowest(mask: i64) -> i64:
    """Return the smallest member of a set that has one."""
    return ones((mask & -mask) - 1)


def nth(mask: i64, n: i64) -> i64:
    """Return the n-th smallest member of a set, from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    return ones((mask & -mask) - 1)


def list_members(listed: list[int], at: i64, mask: i64, offset: i64) -> i64:
    """Write the members of a set into a list from a place on, each with an offset added.

    Returns the place after the last one. A list that never grows is much quicker to make.
    """
    while mask:
        listed[at] = offset + ones((mask & -mask) - 1)
        mask &= mask - 1
        at += 1
    return at
