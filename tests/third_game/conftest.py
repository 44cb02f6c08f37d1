"""The third game is there in these tests, and in no others."""

from collections.abc import Iterator

import pytest

from tests.third_game.registered import PACKAGES
from tests.third_game.rules.game import ZWANZIG
from tischrunde.games.catalogue import registered


@pytest.fixture(autouse=True, scope="module")
def _zwanzig() -> Iterator[None]:
    with registered(ZWANZIG, PACKAGES):
        yield
