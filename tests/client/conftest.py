"""Nobody waits longer than needed here."""

import pytest


@pytest.fixture
def short_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send again soon what is not answered, and reconnect soon."""
    monkeypatch.setattr("tischrunde.client.pending_commands.RESEND_S", 0.2)
    monkeypatch.setattr("tischrunde.client.resync.RESEND_S", 0.2)
    monkeypatch.setattr("tischrunde.client.backoff.MAX_PAUSE_S", 0.2)
