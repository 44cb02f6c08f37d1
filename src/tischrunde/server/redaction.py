"""Keeps what nobody may read out of the logs: anything that bears the name of a secret."""

import re
from collections.abc import Mapping, MutableMapping
from typing import Any, Final

GONE: Final = "[redacted]"
SECRET: Final = frozenset(
    {"authorization", "code", "cookie", "entropy", "key", "password", "secret", "token"}
)
"""Names of what is not logged, also as part of a name. What a denial says is its ``reason``."""

_NAMES: Final = "|".join(sorted(SECRET))
_TOLD: Final = re.compile(
    rf"""(?ix)
    ( (?<![a-z]) (?:{_NAMES}) s? ["']? \s* [=:] \s* )   # a name, and that it is something
    ( b?"[^"]*" | b?'[^']*' | (?: (?:bearer|basic) \s+ )? [^\s"'&,;)}}\]]+ )
    """
)
_BEARER: Final = re.compile(r"(?i)\b(bearer\s+)[^\s\"',;)]+")
_IN_ADDRESS: Final = re.compile(r"(://[^\s:/@]*):[^\s/@]+@")


def redacted(_logger: object, _method: str, event: MutableMapping[str, Any]) -> dict[str, Any]:
    """Return what is to be logged without secrets; a processor of structlog."""
    return {name: _safe(name, value) for name, value in event.items()}


def scrubbed(text: str) -> str:
    """Return a text without what it says of secrets by name, and without passwords in addresses."""
    text = _IN_ADDRESS.sub(rf"\1:{GONE}@", text)
    return _TOLD.sub(rf"\1{GONE}", _BEARER.sub(rf"\1{GONE}", text))


def _safe(name: str, value: Any) -> Any:  # noqa: ANN401 - whatever somebody logs
    if SECRET & {part.rstrip("s") for part in re.split(r"[\W_\d]+", name.lower())}:
        return GONE
    match value:
        case None | bool() | int() | float():
            return value
        case str():
            return scrubbed(value)
        case Mapping():
            return {str(key): _safe(str(key), part) for key, part in value.items()}
        case list() | tuple() | set() | frozenset():
            return [_safe("", part) for part in value]
        case _:
            return scrubbed(repr(value))
