"""Hints, for those who play against bots alone."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from itertools import starmap

from tischrunde.bots.reason import Reason
from tischrunde.games.catalogue import GAMES
from tischrunde.protocol import rest
from tischrunde.server.api.request import Request, Trouble
from tischrunde.server.api.table_access import TableAccess
from tischrunde.server.bots.hints import Advice, is_allowed, is_asked
from tischrunde.terminal.advice import because, side
from tischrunde.texts import LANGUAGES
from tischrunde.texts.company import Company
from tischrunde.texts.narration import company_at, move_words


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
        return await asyncio.to_thread(_told, company, version, advice, language)


def _told(company: Company, version: int, advice: Advice, language: str) -> rest.Hint:
    game, edition = company.game, company.edition
    move = GAMES[game].read_move(advice.move)
    return rest.Hint(
        v=version,
        move=advice.move,
        words=move_words(game, move, edition, language, company),
        chance=None if advice.chance is None else round(100 * advice.chance),
        deals=advice.deals,
        reasons=list(_reasons(company, advice, language)),
    )


def _reasons(company: Company, advice: Advice, language: str) -> Iterator[rest.Reason]:
    for reason in starmap(Reason, advice.reasons):
        with suppress(KeyError):  # a newer worker may know others
            words = because(company.game, reason, company.edition, language)
            yield rest.Reason(reason.id, side(reason), words)
