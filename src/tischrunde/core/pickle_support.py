"""Pickles values for other processes by their fields, on every build.

Pickle would set the fields one by one, which a compiled frozen dataclass refuses.
"""

import copyreg
from dataclasses import fields
from typing import Any


def sendable(*kinds: type) -> None:
    """Register dataclasses to be pickled by their fields."""
    for kind in kinds:
        copyreg.pickle(kind, _taken_apart)


def _taken_apart(value: Any) -> tuple[type, tuple[Any, ...]]:  # noqa: ANN401 - any dataclass
    return type(value), tuple(getattr(value, field.name) for field in fields(value))
