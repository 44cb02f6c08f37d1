"""A table of a server, with others at screens of their own, and bots."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tischrunde.client import Client, Finding, LiveTable, Refused
from tischrunde.client.stream import Stream
from tischrunde.core.card_game import CardGame
from tischrunde.core.game import Seat
from tischrunde.games.catalogue import GAMES
from tischrunde.games.verify import verify_record
from tischrunde.protocol import rest
from tischrunde.table.commands import BOT
from tischrunde.terminal.sessions.errors import OTHER_PROTOCOL, SERVER_ERRORS, denied, done, first
from tischrunde.terminal.sessions.scene import Scene
from tischrunde.terminal.sessions.session import Denied, Session
from tischrunde.terminal.sessions.view_decoder import ViewDecoder, settled

if TYPE_CHECKING:
    from tischrunde.bots.hints import Hint


_VALUES: Final = {"for": 1, "against": -1, "remark": 0}
"""How much a reason counts, by the side it is on."""

_RECORD_TIMEOUT_S: Final = 5.0
"""Seconds for which the record of a match is waited for."""


@dataclass(frozen=True, slots=True)
class _Told:
    """A scene, and the version of the view from which moves are chosen."""

    scene: Scene
    base: int


class _Sight(NamedTuple):
    """What is known of the table, and of those around it."""

    view: Mapping[str, Any]
    here: Sequence[Seat]
    connected: bool


class RemoteSession(Session):
    """The own seat at a server's table, or a place among the spectators.

    Without a connection the scene says so, and commands wait until there is one again. Letting an
    attack stand changes nothing that can be seen, at any seat.
    """

    def __init__(self, client: Client, live: LiveTable, server: str, code: str = "") -> None:
        if live.view["game"] not in GAMES:
            raise Denied(OTHER_PROTOCOL)
        self._client = client
        self._live = live
        self._server = server
        self._code = code
        self._game = GAMES[live.view["game"]]
        self._seeing = ViewDecoder(self._game, f"{server}/t/{live.id}", code, client.server_time)
        self._version = live.version
        self._sight = _Sight(live.view, live.here.seats, live.connected)
        self._told = self._shown = _Told(self._scene(), live.base)
        self._listeners: list[asyncio.Queue[_Told | None]] = []
        self._end: Exception | None = None
        self._left = False
        self._following = asyncio.create_task(self._follow(aiter(live)))
        self.mine = () if live.seat is None else (live.seat,)
        self.advises = _gives_hints(live.view)

    @property
    def scene(self) -> Scene:
        """The table as it is now."""
        return self._told.scene

    async def scenes(self) -> AsyncIterator[Scene]:
        """Yield the table as it is now, and then all that happens, also to the connection."""
        queue: asyncio.Queue[_Told | None] = asyncio.Queue()
        self._listeners.append(queue)
        told: _Told | None = self._told
        try:
            while told is not None:
                self._shown = told
                yield told.scene
                told = None if self._following.done() and queue.empty() else await queue.get()
        finally:
            self._listeners.remove(queue)
        if self._end is not None:
            raise self._end

    async def play(self, seat: Seat, move: Any) -> None:  # noqa: ANN401 - of any game
        """Play a move, chosen from the scene that was looked at last."""
        if seat not in self.mine:
            raise Denied("not-your-seat")
        base = (self._shown if self._listeners else self._told).base
        await self._seen(await done(self._live.play(self._game.write_move(move), base)))

    async def start(self) -> None:
        """Have the cards dealt."""
        await self._seen(await done(self._live.start()))

    async def take_back(self) -> None:
        """Take the own seat back from the bot that stands in."""
        await self._seen(await done(self._live.take_back()))

    async def resume(self) -> None:
        """Say that the result of a round was seen, if the others wait for that."""
        try:
            if self._live.pausing:
                await self._seen(await done(self._live.resume()))
        except Denied as no:
            if no.code != "nothing-to-resume":  # the pause has ended meanwhile
                raise

    async def again(self) -> "RemoteSession":
        """Return the table of the rematch, once all want one; this one is left."""
        await done(self._want_again())
        live = await done(self._client.successor(self._live))
        await self._leave()
        self._left = True
        try:
            return await done(seated(self._client, live, self._server))
        except BaseException:
            await self._client.close()
            raise

    async def advice(self, seat: Seat) -> "Sequence[Hint]":
        """Return the server's hint; there is none against others, unless all have agreed."""
        if not self.advises or seat not in self.mine:
            raise Denied("no-advice")
        told = await done(self._client.hint(self._live.id))
        return (_hint(self._game, told),)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Whether the server kept its promises about the cards."""
        return self._live.findings

    async def proof(self) -> tuple[Finding, ...]:
        """Return the findings, and whether the record shows the cards that were played."""
        return (*self.findings, await self._recorded()) if self.findings else ()

    async def _recorded(self) -> Finding:
        view = self._live.view
        try:
            async with asyncio.timeout(_RECORD_TIMEOUT_S):
                record = await self.record()
        except (Denied, TimeoutError):
            return Finding("record-none", right=None)
        verdict = await asyncio.to_thread(verify_record, record.encode())
        told = verdict.record
        same = (
            verdict.verified
            and told is not None
            and told.result is not None
            and told.terms == view["terms"]
            and list(told.result.totals) == list(view["match"]["totals"])
        )
        return Finding("record-true" if same else "record-untrue", right=same)

    async def record(self) -> str:
        """Return the match up to now as a record; once it is over it proves everything."""
        return await done(self._client.record(self._live.id, self._code))

    async def close(self) -> None:
        """Leave; the seat stays taken."""
        if not self._left:
            self._left = True
            await self._leave()
            await self._client.close()

    async def _want_again(self) -> None:
        try:
            await self._live.rematch()
        except Refused as no:
            if no.code != "asked-already":  # it was asked for on an earlier visit
                raise

    async def _leave(self) -> None:
        self._following.cancel()
        await asyncio.gather(self._following, return_exceptions=True)
        self._live.close()

    async def _seen(self, version: int) -> None:
        """Wait until the scene shows a version, which has come already."""
        following = self._following
        while self._version < version <= self._live.version and not following.done():  # noqa: ASYNC110 - no wait
            await asyncio.sleep(0)

    # What comes from the server.

    async def _follow(self, versions: Stream) -> None:
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._hear(versions))
                both.create_task(self._look())
        except* SERVER_ERRORS as noes:
            self._end = denied(first(noes))
        except* Exception as faults:  # noqa: BLE001 - whoever waits for scenes gets it
            self._end = first(faults)
        finally:
            self._tell(None)

    async def _hear(self, versions: Stream) -> None:
        """Make a scene of every version in order; the first is the table as it was found."""
        await anext(versions)
        async for happened in versions:
            self._version = happened.version
            newest = self._live.version == self._version
            self._happen(self._live.view if newest else happened.view, happened.events)

    async def _look(self) -> None:
        """Make scenes of who comes or goes, and of changes of the connection."""
        while True:
            await self._live.until(self._looks_different)
            self._happen(self._live.view, ())

    def _looks_different(self, live: LiveTable) -> bool:
        """Return whether something has changed that is not a version."""
        sight = _Sight(live.view, live.here.seats, live.connected)
        return live.version == self._version and sight != self._sight

    def _happen(self, view: Mapping[str, Any], plain: Sequence[Mapping[str, Any]]) -> None:
        live, before = self._live, self._sight
        events = self._seeing.events(plain)
        self.advises = _gives_hints(view)
        self._sight = _Sight(view, live.here.seats, live.connected)
        # A viewer who is behind sees an old view, and must choose from that one.
        base = live.base if live.version == self._version else self._told.base
        if events or self._sight != before or base != self._told.base:
            self._told = _Told(self._scene(events), base)
            self._tell(self._told)

    def _scene(self, events: tuple[Any, ...] = ()) -> Scene:
        view, here, connected = self._sight
        return self._seeing.scene(view, here, events, connected=connected)

    def _tell(self, told: _Told | None) -> None:
        for queue in self._listeners:
            queue.put_nowait(told)


def _gives_hints(view: Mapping[str, Any]) -> bool:
    """Return whether a server gives hints to whoever sits there."""
    others = [chair for seat, chair in enumerate(view["chairs"]) if seat != view["seat"]]
    alone = all(chair is not None and chair["kind"] == BOT for chair in others)
    return view["seat"] is not None and (alone or view.get("hints", False))


def _hint(game: CardGame, told: rest.Hint) -> "Hint":
    """Return a server's hint as a bot here would give it; the lead is not told."""
    from tischrunde.bots.hints import Hint  # noqa: PLC0415 - most never ask
    from tischrunde.bots.reason import Reason  # noqa: PLC0415

    chance = None if told.chance is None else told.chance / 100
    reasons = tuple(Reason(reason.id, _VALUES[reason.side]) for reason in told.reasons)
    return Hint(game.read_move(told.move), chance, None, told.deals, reasons)


async def seated(client: Client, live: LiveTable, server: str, code: str = "") -> RemoteSession:
    """Return a table as soon as it is known who is watching."""
    return RemoteSession(client, await settled(live), server, code)
