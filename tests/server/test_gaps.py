"""Rows nobody announced are found in the log, however long it could not be read."""

from collections.abc import Mapping

import pytest

from tests.server.isolated_node import IsolatedNode, StoreWrapper
from tischrunde.protocol import rest
from tischrunde.server.bots.dispatch import BotDispatch
from tischrunde.server.bots.queue_local import LocalBotQueue
from tischrunde.server.clock import now
from tischrunde.server.ports import Store, Unavailable
from tischrunde.server.presence import Presence
from tischrunde.server.timers import Timers

pytestmark = pytest.mark.anyio


class Away(StoreWrapper):
    """A store whose recent rows cannot be asked for while it is away."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.away = False

    async def recent(self, after: int) -> Mapping[str, int]:
        if self.away:
            raise Unavailable
        return await self._store.recent(after)


async def test_what_was_written_before_a_long_outage_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = Away(store)
    here, there = IsolatedNode(store), IsolatedNode(away)
    wheels = Timers(
        there.tables,
        BotDispatch(there.tables, LocalBotQueue()),
        Presence(there.node.streams, there.tables),
    )
    hedgehog, wolf = await here.guest("Igel"), await here.guest("Wolf")
    opened = await here.open(hedgehog)
    live = await there.tables.get(opened.table)
    assert live is not None
    await wheels.close_gaps()
    away.away = True
    await here.ask("take_seat", wolf, rest.TakeSeat(code=opened.code), table=opened.table)
    time = now()
    for seconds in (2, 4, 60):
        monkeypatch.setattr(there.tables, "now", lambda later=seconds: time + later * 1000)
        with pytest.raises(Unavailable):
            await wheels.close_gaps()
    away.away = False
    await wheels.close_gaps()
    assert live.table.version == 3
