"""What tests of the app ask for."""

import pytest


@pytest.fixture
def igel_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays again begins the next match, and is asked nothing before."""
    monkeypatch.setattr("tischrunde.terminal.sessions.local.new_seed", lambda: bytes([7]) * 32)
