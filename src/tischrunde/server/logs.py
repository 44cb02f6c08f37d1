"""What a server says about itself: one line an event, for people or for programs, no secrets."""

import logging
import sys
from typing import Final, TextIO

import structlog
from structlog.dev import ConsoleRenderer, plain_traceback
from structlog.stdlib import ProcessorFormatter
from structlog.typing import Processor

from tischrunde.server.redaction import redacted

LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
FORMS: Final = ("json", "text")


def set_up(level: str, form: str, out: TextIO | None = None) -> None:
    """Log from a level on, ``json`` or ``text``, to the standard error unless said otherwise.

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
    _keep_addresses_out(LEVELS[level])


def _renderer(form: str, out: TextIO) -> Processor:
    if form == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    if form == "text":
        return ConsoleRenderer(colors=out.isatty(), exception_formatter=plain_traceback)
    raise ValueError(f"logs are {' or '.join(FORMS)}, not {form}")


def _keep_addresses_out(level: int) -> None:
    """Uvicorn names who connects: each request, and on the other logger each socket."""
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(max(level, logging.WARNING))
