"""Logging: one line for each event, for people or for programs, without secrets."""

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, TextIO

import structlog
from structlog.dev import ConsoleRenderer, plain_traceback
from structlog.stdlib import ProcessorFormatter
from structlog.typing import Processor

GONE: Final = "[redacted]"
SECRET: Final = frozenset(
    {"authorization", "code", "cookie", "entropy", "key", "password", "secret", "token"}
)
"""Fields with one of these in their names are not logged; a denial's code is its ``reason``."""

_NAMES: Final = "|".join(sorted(SECRET))
_TOLD: Final = re.compile(
    rf"""(?ix)
    ( (?<![a-z]) (?:{_NAMES}) s? ["']? \s* [=:] \s* )   # a name, and that it is something
    ( b?"[^"]*" | b?'[^']*' | (?: (?:bearer|basic) \s+ )? [^\s"'&,;)}}\]]+ )
    """
)
_BEARER: Final = re.compile(r"(?i)\b(bearer\s+)[^\s\"',;)]+")
_IN_ADDRESS: Final = re.compile(r"(://[^\s:/@]*):[^\s/@]+@")
LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
FORMS: Final = ("json", "text")


def redacted(_logger: object, _method: str, event: MutableMapping[str, Any]) -> dict[str, Any]:
    """Return an event without secrets; a processor of structlog."""
    return {name: _safe(name, value) for name, value in event.items()}


def scrubbed(text: str) -> str:
    """Return a text without the values of named secrets, and without passwords in URLs."""
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


def set_up(level: str, form: str, out: TextIO | None = None) -> None:
    """Log from a level on, ``json`` or ``text``, by default to standard error.

    Libraries that use Python's own logging come out the same way.
    """
    out = sys.stderr if out is None else out
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        # A traceback becomes text here: renderers would add the values of local variables.
        structlog.processors.format_exc_info,
    ]
    last: list[Processor] = [redacted, _renderer(form, out)]
    structlog.configure(
        processors=[*before, *last],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(out),
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=before, processors=[ProcessorFormatter.remove_processors_meta, *last]
        )
    )
    logging.basicConfig(handlers=[handler], level=LEVELS[level], force=True)
    _silence_uvicorn(LEVELS[level])


def _renderer(form: str, out: TextIO) -> Processor:
    if form == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    if form == "text":
        return ConsoleRenderer(colors=out.isatty(), exception_formatter=plain_traceback)
    raise ValueError(f"logs are {' or '.join(FORMS)}, not {form}")


def _silence_uvicorn(level: int) -> None:
    """Silence uvicorn's lines with client addresses, one for each request and socket."""
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(max(level, logging.WARNING))
