"""What a test needs of a machine: it is skipped with a sentence where that is missing.

In the gate (GATE=1) a test that cannot be run fails.
"""

import os
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.requirements import REQUIREMENTS, ROOT, Program, Service

if TYPE_CHECKING:
    from tests.requirements import Requirement


def need(name: str) -> None:
    """Go on only if something is here."""
    _need(REQUIREMENTS[name])


def program(name: str) -> str:
    """Return where a program is, if it is here."""
    requirement = REQUIREMENTS[name]
    assert isinstance(requirement, Program)
    _need(requirement)
    path = requirement.path()
    assert path
    return path


def service(wanted: Service) -> str:
    """Return the address of a service, if it answers there."""
    _need(wanted)
    return wanted.address


def built_client() -> None:
    """Go on only if the web client is built."""
    if (ROOT / "src/tischrunde/web/index.html").is_file():
        return
    missing = "the web client is not built: npm --prefix web ci && npm --prefix web run build"
    if os.environ.get("GATE"):
        pytest.fail(missing, pytrace=False)
    pytest.skip(missing)


def remedies(reasons: Iterable[str]) -> Iterator[str]:
    """Return how to get each requirement that tests were skipped for, once."""
    said = "\n".join(reasons)
    for requirement in REQUIREMENTS.values():
        missing = requirement.missing()
        if missing and missing in said:
            yield f"{missing}. {requirement.remedy()}."


def _need(requirement: "Requirement") -> None:
    missing = requirement.missing()
    if missing and requirement.gate and os.environ.get("GATE"):
        pytest.fail(
            f"{missing}, and the gate skips nothing. {requirement.remedy()}.", pytrace=False
        )
    if missing:
        pytest.skip(f"{missing}; it is needed for {requirement.use}", allow_module_level=True)
