"""Every name in the description of one move is in the code."""

import importlib
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from tischrunde.protocol.frames import FromClient, FromServer

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "one-move.md").read_text("utf-8")
KINDS = {
    str(frame.__struct_config__.tag)
    for union in (FromClient, FromServer)
    for frame in get_args(union)
}
IN_A_FILE = re.compile(r"`([\w.]+)` in `([^`]+)`")
OTHERS = {"tischrunde", "base"}
"""The package itself, and a field of a frame."""


def missing(page: str) -> list[str]:
    """Return what is named on a page and is not in the code."""
    gone = [f"{name} in {file}" for name, file in IN_A_FILE.findall(page) if not holds(file, name)]
    named = re.findall(r"`([^`]+)`", IN_A_FILE.sub("", page))
    return gone + [name for name in named if not is_there(name)]


def holds(file: str, name: str) -> bool:
    """Return whether a file of the web client defines a function, or a class with a method."""
    path = ROOT / file
    if not path.is_file():
        return False
    source = path.read_text("utf-8")
    kind, _, function = name.rpartition(".")
    defined = re.search(
        rf"^ *(export )?(async )?(function )?#?{function}( = )?\(.*\{{$", source, re.MULTILINE
    )
    return defined is not None and (not kind or f"class {kind} " in source)


def is_there(name: str) -> bool:
    """Return whether this is a file, a kind of frame, or something in the package."""
    if "/" in name:
        return (ROOT / name).exists()
    if "." not in name:
        return name in KINDS or name in OTHERS
    found: Any = importlib.import_module("tischrunde")
    path = "tischrunde"
    for part in name.split("."):
        path += f".{part}"
        if hasattr(found, part):
            found = getattr(found, part)
            continue
        try:
            found = importlib.import_module(path)
        except ModuleNotFoundError:
            return False
    return True


def test_every_name_is_in_the_code() -> None:
    assert missing(PAGE) == []


def test_it_names_every_part() -> None:
    functions = re.findall(r"^\| (?:\d+|[a-z]) \| `([\w.]+)`", PAGE, re.MULTILINE)
    assert len(functions) >= 25
    for part in (
        "socket",
        "submission",
        "judge",
        "store",
        "redis",
        "streams",
        "bots",
        "FollowedTable",
    ):
        assert any(part in function for function in functions), part


@pytest.mark.parametrize(
    "named",
    [
        "`server.socket.Socket.no_such_method`",
        "`server.no_such_module.Thing`",
        "`no-such-frame`",
        "`tests/no_such_test.py`",
        "`press` in `web/src/table/NoSuchFile.svelte`",
        "`noSuchFunction` in `web/src/table/Hand.svelte`",
        "`NoSuchClass.play` in `web/src/net/onlineTable.svelte.ts`",
        "`OnlineTable.noSuchMethod` in `web/src/net/onlineTable.svelte.ts`",
        "`Choice.noSuchArrow` in `web/src/rallye/choice.svelte.ts`",
    ],
)
def test_a_name_that_is_gone_is_found(named: str) -> None:
    assert len(missing(f"Then {named} is called.")) == 1
