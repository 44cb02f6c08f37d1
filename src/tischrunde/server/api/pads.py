"""Score pads that people share: put here, found, read, written on, deleted."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec

from tischrunde.pad.event_codec import decode_opened, encode_event
from tischrunde.pad.rules import rules_of
from tischrunde.protocol import pads
from tischrunde.server.api.invitations import picture
from tischrunde.server.api.request import Request, Trouble
from tischrunde.server.api.table_access import TableAccess
from tischrunde.server.clock import now
from tischrunde.server.codes import fresh_code
from tischrunde.server.pad_ports import PAD_KEPT_MS, SharedPad
from tischrunde.server.shared_pads import PAGE_EVENTS, PadFull

_RETRY_MS: Final = 1_000


class PadRoutes:
    """Answers requests about shared pads.

    Whoever has the code reads and writes; whoever has shared a pad deletes it.
    """

    def __init__(self, access: TableAccess) -> None:
        self._node = access.node
        self._store = access.store
        self._pads = access.node.pads

    async def share_pad(self, request: Request) -> pads.PadAddress:
        """Put a pad here without entries; whoever has done so before gets the same address."""
        guest, pad = request.me.id, request.path["pad"]
        opened = _opened(request.body, pad)
        found = await self._store.pad(pad)
        if found is None:
            await self._check_quota(guest)
        while found is None:
            code = fresh_code(public=True)
            shared = SharedPad(pad, code, guest, opened, now() + PAD_KEPT_MS)
            taken = await self._store.share_pad(shared)
            found = shared if taken else await self._store.pad(pad)  # else its code is taken
        if found.guest != guest:
            raise Trouble("pad-shared")
        return self._address(found)

    async def _check_quota(self, guest: str) -> None:
        """Refuse a pad to a guest who shares too many already."""
        if await self._store.is_shut():
            raise Trouble("pads-shut")
        if len(await self._store.pads(guest)) >= self._node.limits.most_pads:
            raise Trouble("too-many-pads")

    async def find_pad(self, request: Request) -> pads.PadAddress:
        """Return the pad of a code."""
        limits = self._node.limits
        if retry := limits.guess_any(request.address):
            raise Trouble("too-many", retry=retry)
        found = await self._store.pad_by_code(request.code)
        if found is None:
            limits.wrong(request.address)
            raise Trouble("no-such-pad")
        return self._address(found)

    async def read_pad(self, request: Request) -> pads.PadNews:
        """Return what was written on a pad after a number, once there is anything if one waits."""
        since = _number(request, "since", pads.PadNumber)
        wait = _number(request, "wait", pads.PadWait)
        news = await self._news(await self._admitted(request), since)
        if wait and not news.written:
            await self._wait(request, since, wait)
            news = await self._news(await self._admitted(request), since)
        return news

    async def _news(self, shared: SharedPad, since: int) -> pads.PadNews:
        found = await self._pads.events(shared.id, since)
        last = found[-1].number if found else since
        return pads.PadNews(
            opened=msgspec.json.decode(shared.opened, type=pads.PadOpening),
            written=[msgspec.json.decode(each.body, type=pads.PadEvent) for each in found],
            last=last,
            more=len(found) == PAGE_EVENTS,
        )

    async def _wait(self, request: Request, since: int, seconds: int) -> None:
        """Wait for news of a pad; whoever waits counts as a socket does."""
        pad, limits, news = request.path["pad"], self._node.limits, self._pads.news
        guest = None if request.guest is None else request.guest.id
        if news.stopped:
            raise Trouble("unavailable", retry=_RETRY_MS)
        woken = asyncio.Event()
        if not limits.another(woken, guest, request.address):
            raise Trouble("too-many", retry=_RETRY_MS)
        try:
            async with news.listening(pad, woken):
                if not await self._pads.events(pad, since):
                    with suppress(TimeoutError):
                        async with asyncio.timeout(seconds):
                            await woken.wait()
        finally:
            limits.gone(woken)

    async def write_pad(self, request: Request) -> pads.PadTaken:
        """Write on a pad whatever can stand there."""
        body: pads.PadEntries = request.body
        shared = await self._admitted(request)
        size = len(msgspec.json.encode(body))
        if retry := self._node.limits.write_pad(request.address, size):
            raise Trouble("too-many", retry=retry)
        try:
            refused = await self._pads.write(shared, body.written)
        except LookupError:
            raise Trouble("no-such-pad") from None
        except PadFull:
            raise Trouble("pad-full") from None
        except ValueError:
            raise Trouble("unfit-pad") from None
        return pads.PadTaken(refused=list(refused))

    async def unshare_pad(self, request: Request) -> None:
        """Delete a pad."""
        found = await self._store.pad(request.path["pad"])
        if found is None:
            raise Trouble("no-such-pad")
        if found.guest != request.me.id:
            raise Trouble("not-your-pad")
        await self._pads.clear(found.id)

    async def pad_invitation(self, request: Request) -> str:
        """Return the link to a pad as a picture."""
        return picture(self._address(await self._admitted(request)).link)

    async def _admitted(self, request: Request) -> SharedPad:
        """Return the requested pad; raise Trouble without its code, which counts as a guess."""
        limits = self._node.limits
        if retry := limits.guess(request.address):
            raise Trouble("too-many", retry=retry)
        found = await self._store.pad(request.path["pad"])
        if found is None or found.code != request.code:
            if request.code:
                limits.wrong(request.address)
            raise Trouble("no-such-pad")
        return found

    def _address(self, shared: SharedPad) -> pads.PadAddress:
        settings = self._node.settings
        link = f"{settings.public_url}{settings.base_path}/pad/{shared.id}#{shared.code}"
        return pads.PadAddress(pad=shared.id, code=shared.code, link=link)


def _opened(sent: pads.PadOpening, pad: str) -> str:
    """Return an opening as it is kept; refuse one that is not that of the pad, or by no rules."""
    try:
        opened = decode_opened(msgspec.to_builtins(sent))
        rules_of(opened)
    except ValueError:
        raise Trouble("unfit-pad") from None
    if opened.id != pad:
        raise Trouble("unfit-pad")
    return msgspec.json.encode(encode_event(opened)).decode()


def _number(request: Request, name: str, kind: Any) -> int:  # noqa: ANN401 - a type with bounds
    """Return a number in the query; 0 if there is none."""
    try:
        number: int = msgspec.convert(request.query.get(name, "0"), kind, strict=False)
    except msgspec.ValidationError:
        raise Trouble("malformed") from None
    return number
