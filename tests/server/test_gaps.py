"""Rows nobody announced are found in the log, however long it could not be read."""

from collections.abc import Mapping, Sequence

import pytest

from tests.server.isolated_node import IsolatedNode, StoreWrapper
from tischrunde.protocol import rest
from tischrunde.server.bots.dispatch import BotDispatch
from tischrunde.server.bots.queue_local import LocalBotQueue
from tischrunde.server.clock import now
from tischrunde.server.ports import Store, Unavailable
from tischrunde.server.presence import Presence
from tischrunde.server.timers import Timers
from tischrunde.table.log import Row

pytestmark = pytest.mark.anyio


class Away(StoreWrapper):
    """A store that does not tell its news while it is away; it knows for what it was asked."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.away = False
        self.asked: list[Mapping[str, int]] = []

    async def news(self, known: Mapping[str, int]) -> Mapping[str, Sequence[Row]]:
        self.asked.append(known)
        if self.away:
            raise Unavailable
        return await self._store.news(known)


def wheels_of(node: IsolatedNode) -> Timers:
    return Timers(
        node.tables,
        BotDispatch(node.tables, LocalBotQueue()),
        Presence(node.node.streams, node.tables),
    )


async def test_what_was_written_before_a_long_outage_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = Away(store)
    here, there = IsolatedNode(store), IsolatedNode(away)
    wheels = wheels_of(there)
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


async def test_a_node_asks_for_the_tables_it_has_in_memory_and_for_no_others(store: Store) -> None:
    asked = Away(store)
    here, there = IsolatedNode(store), IsolatedNode(asked)
    wheels = wheels_of(there)
    hedgehog, wolf = await here.guest("Igel"), await here.guest("Wolf")
    known, _ = await here.open(hedgehog), await here.open(wolf)
    live = await there.tables.get(known.table)
    assert live is not None
    await wheels.close_gaps()
    assert asked.asked == [{known.table: live.table.version}]
