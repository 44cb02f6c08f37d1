"""The program of the BSD games, where it is installed."""

import pytest

from tests.needs import need, program


@pytest.fixture(scope="session")
def mille() -> str:
    """Where it is, with all that is needed to play with it."""
    need("pyte")
    need("cc")
    return program("mille")
