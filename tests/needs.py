"""What a test needs of a machine: it is skipped with a sentence where that is missing.

In the gate (GATE=1) a test that cannot be run fails.
"""

import os
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.requirements import REQUIREMENTS, Program, Service

if TYPE_CHECKING:
    from tests.requirements import Requirement


def need(name: str) -> None:
    """Go on only if something is here."""
    _need(REQUIREMENTS[name])


def program(name: str) -> str:
    """Return where a program is, if it is here."""
    thing = REQUIREMENTS[name]
    assert isinstance(thing, Program)
    _need(thing)
    path = thing.path()
    assert path
    return path


def service(wanted: Service) -> str:
    """Return the address of a service, if it answers there."""
    _need(wanted)
    return wanted.address


def remedies(reasons: Iterable[str]) -> Iterator[str]:
    """Say once for each thing that tests were skipped for how one gets it."""
    said = "\n".join(reasons)
    for thing in REQUIREMENTS.values():
        missing = thing.missing()
        if missing and missing in said:
            yield f"{missing}. {thing.remedy()}."


def _need(thing: "Requirement") -> None:
    missing = thing.missing()
    if missing and thing.gate and os.environ.get("GATE"):
        pytest.fail(f"{missing}, and the gate skips nothing. {thing.remedy()}.", pytrace=False)
    if missing:
        pytest.skip(f"{missing}; it is needed for {thing.use}", allow_module_level=True)
