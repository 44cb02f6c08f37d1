"""What a test needs of a machine: it is skipped with a sentence where that is missing.

In the gate (GATE=1) a test that cannot be run fails.
"""

import os
from typing import TYPE_CHECKING

import pytest

from tests.things import THINGS, Program, Service

if TYPE_CHECKING:
    from tests.things import Thing


def need(name: str) -> None:
    """Go on only if something is here."""
    _need(THINGS[name])


def program(name: str) -> str:
    """Return where a program is, if it is here."""
    thing = THINGS[name]
    assert isinstance(thing, Program)
    _need(thing)
    path = thing.path()
    assert path
    return path


def service(wanted: Service) -> str:
    """Return the address of a service, if it answers there."""
    _need(wanted)
    return wanted.address


def sentence(thing: "Thing") -> str:
    """Return what is missing, what for, and how one gets it; nothing if it is here."""
    missing = thing.missing()
    return missing and f"{missing}; it is needed for {thing.use}. {thing.remedy()}"


def _need(thing: "Thing") -> None:
    missing = sentence(thing)
    if missing and thing.gate and os.environ.get("GATE"):
        pytest.fail(f"{missing}. In the gate nothing is skipped.", pytrace=False)
    if missing:
        pytest.skip(missing, allow_module_level=True)
