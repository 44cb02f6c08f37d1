"""Values that are sent to another process: pickled by their fields, on every build.

A compiled frozen dataclass would refuse to be filled again, which is how pickle goes about it.
"""

import copyreg
from dataclasses import fields
from typing import Any


def sendable(*kinds: type) -> None:
    """Let dataclasses be taken apart into their fields and made again of them."""
    for kind in kinds:
        copyreg.pickle(kind, _taken_apart)


def _taken_apart(value: Any) -> tuple[type, tuple[Any, ...]]:  # noqa: ANN401 - any dataclass
    return type(value), tuple(getattr(value, field.name) for field in fields(value))
