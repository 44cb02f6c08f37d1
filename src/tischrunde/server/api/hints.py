"""Hints, for those who play against bots alone."""

import asyncio

import msgspec

from tischrunde.engine.hints import hint_in_words, is_allowed, is_asked
from tischrunde.protocol import rest
from tischrunde.server.api.request import Request, Trouble
from tischrunde.server.api.table_access import TableAccess
from tischrunde.texts import LANGUAGES
from tischrunde.texts.narration import company_at


class HintRoutes:
    """Answers requests for hints."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._node = access.node

    async def hint(self, request: Request) -> rest.Hint:
        """Return what the expert would do in the asker's place, and why."""
        language = request.query.get("lang", LANGUAGES[0])
        if language not in LANGUAGES:
            raise Trouble("malformed")
        live, seat = await self._access.own(request)
        table = live.table
        if not is_allowed(table, seat):
            raise Trouble("no-hints-among-people")
        if not is_asked(table, seat) or table.match is None:
            raise Trouble("no-hint-to-give")
        if (retry := self._node.limits.hint(request.me.id)) is not None:
            raise Trouble("too-many", retry=retry)
        version = table.moved
        names = [chair.name if chair is not None else "" for chair in table.chairs]
        company = company_at(table.opened.game, table.match.view(seat), names)
        advice = await self._node.hints.ask(table, seat)
        if advice is None or table.moved != version:
            raise Trouble("no-hint-now")
        told = await asyncio.to_thread(hint_in_words, company, version, advice, language)
        return msgspec.convert(told, rest.Hint)
