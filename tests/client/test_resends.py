"""Whoever gets no answer asks less and less often: a server that is slow is not helped by noise."""

import asyncio
from collections.abc import Callable

import pytest

from tischrunde.client.pending_commands import RESEND_S, PendingCommands
from tischrunde.client.resync import Resync
from tischrunde.protocol.frames import Do, FromClient, Skip, Snap

pytestmark = pytest.mark.anyio


class SilentLink:
    """A link to somebody who never answers, and a clock that strikes when the test says so."""

    def __init__(self) -> None:
        self.posted = 0
        self.pauses: list[float] = []
        self._strike: Callable[[], object] = bool

    def post(self, _: FromClient) -> None:
        self.posted += 1

    def call_later(self, pause: float, do: Callable[..., object], *what: object) -> "SilentLink":
        self.pauses.append(pause)
        self._strike = lambda: do(*what)
        return self

    def cancel(self) -> None:
        self._strike = bool

    def strike(self, times: int) -> None:
        for _ in range(times):
            self._strike()


@pytest.fixture
async def silent_link(monkeypatch: pytest.MonkeyPatch) -> SilentLink:
    silent_link = SilentLink()
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", silent_link.call_later)
    return silent_link


PAUSES = [RESEND_S, 2 * RESEND_S, 4 * RESEND_S, 8 * RESEND_S, 8 * RESEND_S]


async def test_a_command_is_sent_again_after_ever_longer_pauses(silent_link: SilentLink) -> None:
    pending = PendingCommands(silent_link)  # type: ignore[arg-type]
    sending = asyncio.create_task(pending.deliver(Do("k", "table", "leave")))
    await asyncio.sleep(0)
    silent_link.strike(4)
    assert silent_link.pauses == PAUSES
    pending.send_all()
    assert silent_link.pauses == [*PAUSES, RESEND_S]
    assert silent_link.posted == 6
    sending.cancel()


async def test_a_table_is_asked_for_again_after_ever_longer_pauses(silent_link: SilentLink) -> None:
    resync = Resync("table", "", silent_link)  # type: ignore[arg-type]
    resync.ask()
    silent_link.strike(4)
    assert silent_link.pauses == PAUSES
    resync.take(Snap("table", 5, 0, {}))
    resync.take(Skip("table", 7))
    assert silent_link.pauses == [*PAUSES, RESEND_S]
    assert silent_link.posted == 6


async def test_at_a_new_connection_a_table_is_asked_for_as_at_first(
    silent_link: SilentLink,
) -> None:
    resync = Resync("table", "", silent_link)  # type: ignore[arg-type]
    resync.ask()
    silent_link.strike(2)
    resync.ask_again()
    assert silent_link.pauses == [*PAUSES[:3], RESEND_S]
