"""Nobody waits longer than needed here."""

import pytest


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is not answered be said again soon, and a broken line be mended soon."""
    monkeypatch.setattr("tischrunde.client.outbox.RESEND_S", 0.2)
    monkeypatch.setattr("tischrunde.client.pursuit.RESEND_S", 0.2)
    monkeypatch.setattr("tischrunde.client.backoff.LONGEST", 0.2)
