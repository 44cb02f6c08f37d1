"""Hints about integers and classes for the compiled build; elsewhere they mean nothing.

``i64`` is a machine word there and a plain int everywhere else. A machine word wraps around
silently (the compiler is told so), on which only the dice and the counting of bits rely; all other
numbers stay below 2**62. A literal shifted to the left has only 32 bits, so ``core.bits.ONE`` is
shifted instead. ``mypyc_attr(acyclic=True)`` promises that no object of a class can come to refer
to itself, so that the garbage collector need not follow it; ``free_list_len=1`` keeps the object
freed last for the next. This module itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):  # noqa: ANN003, ANN201
        """Leave a class as it is."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
