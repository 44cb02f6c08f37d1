"""Logs say what happened, and never what is secret."""

import json
import logging
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from typing import Any

import pytest
import structlog

from tischrunde.protocol.rest import Admitted, ClaimSeat
from tischrunde.server.logs import GONE, SECRET, scrubbed, set_up

CANARY = "kanarienvogel-7f3a"
OTHER_LOGGERS = ("uvicorn.access", "uvicorn.error")


@pytest.fixture(autouse=True)
def _restored_logging() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in OTHER_LOGGERS:
        logging.getLogger(name).disabled = False
        logging.getLogger(name).setLevel(logging.NOTSET)


@pytest.fixture(params=["json", "text"])
def out(request: pytest.FixtureRequest) -> StringIO:
    lines = StringIO()
    set_up("info", request.param, lines)
    return lines


@dataclass
class Visit:
    token: str
    seats: int


def names() -> list[str]:
    return [*sorted(SECRET), "seat_token", "Set-Cookie", "key_file", "tokens", "X-Secret-2"]


@pytest.mark.parametrize("name", names())
def test_what_bears_the_name_of_a_secret_is_not_logged(out: StringIO, name: str) -> None:
    log = structlog.get_logger()
    log.info("seen", **{name: CANARY})
    log.info("deeper", headers=[{name: CANARY}], at={"x": {name: (CANARY,)}})
    assert CANARY not in out.getvalue()
    assert out.getvalue().count(GONE) == 3


@pytest.mark.parametrize(
    "value",
    [
        f"GET /api/tables/x?code={CANARY}&since=1",
        f"Authorization: Bearer {CANARY}",
        f"sent bearer {CANARY}, refused",
        f"postgresql://tischrunde:{CANARY}@db/tischrunde",
        f"redis://:{CANARY}@valkey:6379",
        f'{{"token":"{CANARY}","t":"hello"}}',
        f"{{'secret': b'{CANARY}'}}",
        f'cookie = "a {CANARY}"',
        Visit(CANARY, 2),
        ClaimSeat(CANARY),
        Admitted(guest="g", token=CANARY, expires=1),
        f'{{"token": "{CANARY}"}}'.encode(),
    ],
    ids=repr,
)
def test_secrets_inside_other_values_are_not_logged(out: StringIO, value: object) -> None:
    structlog.get_logger().info("seen", what=value, among=[value])
    structlog.get_logger().info(str(value))
    logging.getLogger("others").warning("they said %s", value)
    assert CANARY not in out.getvalue()
    assert out.getvalue().count(GONE) == 4


@pytest.mark.parametrize(
    "text",
    ["KeyError: 'igel'", "seat 3 of 4", "https://example.org/a:b@c", "monkey: yes", "decoder=1"],
)
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert scrubbed(text) == text


def test_a_traceback_has_no_values_of_variables(out: StringIO) -> None:
    def fail(token: str) -> None:
        held = [token]
        raise ValueError(f"token={token}, {len(held)} held")

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for log in (structlog.get_logger(), logging.getLogger("others")):
            try:
                fail(CANARY)
            except ValueError:
                log.exception("failed")
    written = out.getvalue()
    assert CANARY not in written
    assert written.count("Traceback (most recent call last)") == 2
    assert written.count("1 held") == 2


def logged(**values: object) -> dict[str, Any]:
    lines = StringIO()
    set_up("info", "json", lines)
    structlog.get_logger().info("came-in", **values)
    (line,) = lines.getvalue().splitlines()
    written: dict[str, Any] = json.loads(line)
    return written


def test_a_line_is_json_with_time_and_level() -> None:
    line = logged(seat=2, program=False, lag=0.5, why=None, name="Fuchs · Bär")
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "came-in",
        "level": "info",
        "seat": 2,
        "program": False,
        "lag": 0.5,
        "why": None,
        "name": "Fuchs · Bär",
    }


def test_lower_levels_are_left_out() -> None:
    lines = StringIO()
    set_up("warning", "text", lines)
    structlog.get_logger().info("seen")
    logging.getLogger("others").info("seen")
    assert not lines.getvalue()
    structlog.get_logger().warning("store-away")
    logging.getLogger("others").error("gone")
    assert len(lines.getvalue().splitlines()) == 2


def test_addresses_of_visitors_are_not_logged(out: StringIO) -> None:
    for name in OTHER_LOGGERS:
        logging.getLogger(name).info('%s - "WebSocket %s" [accepted]', "192.0.2.7:1", "/api/socket")
    assert not out.getvalue()
    logging.getLogger("uvicorn.error").error("cannot bind")
    assert "cannot bind" in out.getvalue()


def test_only_known_forms_and_levels() -> None:
    with pytest.raises(ValueError, match="json or text"):
        set_up("info", "xml")
    with pytest.raises(KeyError):
        set_up("loud", "json")
