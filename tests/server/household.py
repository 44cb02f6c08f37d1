"""People at home who share a score pad."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.isolated_node import IsolatedNode
from tests.server.pad_phone import AT, opening, typed
from tischrunde.engine import pads as engine
from tischrunde.protocol import pads
from tischrunde.server.api.request import Trouble
from tischrunde.server.ports import Guest


class Household:
    """A node, somebody who shares a pad there, and the pad."""

    def __init__(self, node: IsolatedNode, guest: Guest, log: dict[str, Any]) -> None:
        self.node = node
        self.guest = guest
        self.log = log
        self.id: str = log["opened"]["id"]
        self.code = ""

    async def ask(self, route: str, body: Any = None, **more: Any) -> Any:
        """Ask as somebody who has the code."""
        more.setdefault("code", self.code)
        return await self.node.ask(route, self.guest, body, pad=self.id, **more)

    async def share(self) -> pads.PadAddress:
        address: pads.PadAddress = await self.ask("share_pad", opening(self.log), code="")
        self.code = address.code
        return address

    def wrote(self, place: dict[str, Any], value: str | None, by: str = "Lena") -> dict[str, Any]:
        """Return an event written on this pad as it is here."""
        (event,) = engine.write(self.log, place, value, by, AT)
        self.log["written"].append(event)
        return event

    async def send(self, *events: dict[str, Any]) -> dict[str, str]:
        """Send events, and return why some were refused, by id."""
        taken = await self.ask("write_pad", pads.PadEntries(typed([*events])))
        return {each.id: each.code for each in taken.refused}

    async def kept(self, since: int = 0) -> list[dict[str, Any]]:
        """Return the ids of what the server has."""
        news = await self.ask("read_pad", query={"since": str(since)})
        return [each.id for each in news.written]


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true that nobody announces."""
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 - see above
            await asyncio.sleep(0)


async def refused(asking: Any) -> str:
    """Return the code with which a request is refused."""
    with pytest.raises(Trouble) as trouble:
        await asking
    return trouble.value.code
