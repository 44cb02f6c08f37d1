"""An evening by lot: telephones that write on a shared pad, on line or off, and are lost and found.

Each is the client as people have it. What is drawn is the same for the same seed; what happens at
the same time is up to the machine, and nothing that is asked for depends on it.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

from tests.server.pad_phone import AT, opened, opening, typed
from tests.server.pad_witness import Witness, plain
from tischrunde.client import Unreachable
from tischrunde.client.pads import PadServer, SharedPad
from tischrunde.engine import pads as engine
from tischrunde.pad.commands import Denied
from tischrunde.protocol import pads

TIMEOUT_S: Final = 300.0
PHONES: Final = ("Lena", "Oma", "Wolf")
OPENINGS: Final[Sequence[dict[str, Any]]] = (
    {"game": "rallye", "rules": "fx-schmid"},
    {"game": "rallye", "rules": "auto-rallye"},
    {"game": "uno", "rules": "uno-carabiner", "names": ["Lena", "Oma", "Wolf"]},
)
ANSWERS: Final[dict[str, Sequence[tuple[str, int | None, Sequence[str | None]]]]] = {
    "rallye": (
        ("km", 0, ("1000", "700", "25", "5", None)),
        ("km", 1, ("300", "310", None)),
        ("safeties", 0, ("none", "right-of-way driving-ace")),
        ("caller", None, ("nobody", "A", None)),
        ("winner", None, ("A", "nobody")),
    ),
    "uno": (
        ("out", None, ("1", "2", None)),
        ("points", 1, ("20", "35", "-1", None)),
        ("points", 2, ("7", "8")),
    ),
}


class PadHouse(Protocol):
    """Where pads are shared."""

    async def share(self, opened: pads.PadOpening) -> pads.PadAddress:
        """Share a pad."""

    async def find(self, phone: int, code: str) -> pads.PadAddress:
        """Return the pad of a code, as a telephone asks for it."""

    def server(self, phone: int) -> PadServer:
        """Return the server as a telephone sees it."""

    async def deed(self) -> None:
        """Hear that somebody does something: now a node may be killed, or started again."""


class Told:
    """A server, and a witness who hears what it says is kept."""

    def __init__(self, server: PadServer, witness: Witness) -> None:
        self._server = server
        self._witness = witness

    async def read_pad(self, pad: str, code: str, since: int = 0, wait: int = 0) -> pads.PadNews:
        return await self._server.read_pad(pad, code, since, wait)

    async def write_pad(
        self, pad: str, code: str, written: Sequence[pads.PadEvent]
    ) -> pads.PadTaken:
        taken = await self._server.write_pad(pad, code, written)
        assert taken.refused == []
        self._witness.kept |= {each.id for each in written}
        return taken


class Phone:
    """A telephone; without a ``pad`` it knows the code alone."""

    def __init__(self, owner: str, house: PadHouse, number: int, witness: Witness) -> None:
        self.owner = owner
        self.own: set[str] = set()
        self.pad: SharedPad | None = None
        self.address: pads.PadAddress | None = None
        self._house = house
        self._number = number
        self._witness = witness
        self._following: asyncio.Task[None] | None = None

    def open(self, address: pads.PadAddress, log: pads.PadLog) -> None:
        """Show a pad."""
        server = Told(self._house.server(self._number), self._witness)
        self.pad = SharedPad(server, address, log)

    async def go_on_line(self, code: str, of: pads.PadOpening) -> None:
        """Follow the pad; whoever knows the code alone looks for it first."""
        if self._following is None:
            self._following = asyncio.create_task(self._follow(code, of))

    async def go_off_line(self) -> None:
        """Follow nothing, in the middle of whatever it is."""
        following, self._following = self._following, None
        if following is not None:
            following.cancel()
            with suppress(asyncio.CancelledError):
                await following

    async def _follow(self, code: str, of: pads.PadOpening) -> None:
        await (await self.found(code, of)).keep_up()

    async def found(self, code: str, of: pads.PadOpening) -> SharedPad:
        """Return the pad, found by its code if it is not here."""
        while self.pad is None:
            with suppress(Unreachable):
                address = await self._house.find(self._number, code)
                self.open(address, pads.PadLog(opened=of, written=[]))
        return self.pad

    async def die(self) -> None:
        """Be switched off at a wrong time, and on again with what was on its disk."""
        await self.go_off_line()
        if self.pad is not None:
            self.open(self.pad.address, self.pad.log)

    async def be_lost(self) -> None:
        """Be replaced by a new one; only if the server has said that it keeps all of its own."""
        if self.own <= self._witness.kept:
            await self.go_off_line()
            self.pad = None


class Evening:
    """Telephones around a pad, and what they do."""

    def __init__(self, house: PadHouse, seed: int) -> None:
        self.witness = Witness()
        self.phones = [
            Phone(owner, house, number, self.witness) for number, owner in enumerate(PHONES)
        ]
        self._house = house
        self._random = random.Random(seed)
        self._log = opened(at=AT + seed, **self._random.choice(OPENINGS))
        self._opening = opening(self._log)
        self._at = AT
        self.address: pads.PadAddress | None = None

    async def begin(self) -> None:
        """Share the pad; everybody else knows the code."""
        self.address = await self._house.share(self._opening)
        self.phones[0].open(self.address, pads.PadLog(opened=self._opening, written=[]))
        for phone in self.phones:
            await self._on_line(phone)

    async def go_on(self, deeds: int, pause_s: float) -> None:
        """Do things, one after the other, with pauses of that length at most."""
        kinds = [self._write] * 8 + [self._undo, self._undo, self._decide, self._rename, self._keep]
        kinds += [self._on_line] * 3 + [self._off_line] * 2 + [self._die, self._be_lost]
        for _ in range(deeds):
            await self._random.choice(kinds)(self._random.choice(self.phones))
            await self._house.deed()
            await asyncio.sleep(self._random.random() * pause_s)

    async def end(self) -> None:
        """Bring all together; then everybody has all, and sees the same."""
        await self.leave()
        for _ in range(2):  # first everybody sends, then everybody reads
            for phone in self.phones:
                await self._synced(phone)
        views = []
        for phone in self.phones:
            pad = await phone.found(self.code, self._opening)
            assert pad.waiting == frozenset()
            assert pad.refused == {}
            views.append(self.witness.check_log(pad.log))
        assert all(view == views[0] for view in views), "telephones differ"
        self.witness.kept |= self.witness.written.keys()

    async def leave(self) -> None:
        """Switch all telephones off, whatever went wrong."""
        for phone in self.phones:
            await phone.go_off_line()

    async def _synced(self, phone: Phone) -> None:
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                pad = await phone.found(self.code, self._opening)
                with suppress(Unreachable):  # a line from before the node was killed
                    return await pad.sync()

    async def audit(self) -> None:
        """Read the pad as a stranger who begins at the beginning."""
        kept, there, since, more = set(self.witness.kept), list[pads.PadEvent](), 0, True
        server = self._house.server(0)
        async with asyncio.timeout(TIMEOUT_S):
            while more:
                with suppress(Unreachable):  # on a busy machine an answer may be late
                    news = await server.read_pad(self._opening.id, self.code, since)
                    there += news.written
                    since, more = news.last, news.more
        self.witness.check_server(kept, there)

    @property
    def code(self) -> str:
        """The code of the pad."""
        assert self.address is not None
        return self.address.code

    # Deeds.

    async def _write(self, phone: Phone) -> None:
        field, of, values = self._random.choice(ANSWERS[self._opening.game])
        place = {"on": "field", "round": self._random.choice((1, 1, 2)), "field": field, "of": of}
        self._put(phone, place, self._random.choice(values))

    async def _rename(self, phone: Phone) -> None:
        self._put(phone, {"on": "seat", "seat": 0}, self._random.choice(["Opa", "Ö: <1>"]))

    async def _keep(self, phone: Phone) -> None:
        for each in self._view(phone)["rounds"]:
            for problem in each["problems"]:
                about = {name: problem[name] for name in ("field", "of", "reason")}
                self._put(phone, {"on": "problem", "round": each["number"], **about}, "yes")

    def _put(self, phone: Phone, place: dict[str, Any], value: str | None) -> None:
        by, at = phone.owner, self._clock()
        self._act(phone, lambda log: engine.write(log, place, value, by, at))

    async def _decide(self, phone: Phone) -> None:
        told = sorted(name for each in self._view(phone)["quarrels"] for name in each["events"])
        if told:
            chosen, by, at = self._random.choice(told), phone.owner, self._clock()
            self._act(phone, lambda log: engine.decide(log, chosen, by, at))

    async def _undo(self, phone: Phone) -> None:
        standing = sorted(self._view(phone)["standing"])
        if standing:
            undone, by, at = self._random.choice(standing), phone.owner, self._clock()
            self._act(phone, lambda log: engine.undo(log, undone, by, at), undone)

    async def _on_line(self, phone: Phone) -> None:
        await phone.go_on_line(self.code, self._opening)

    async def _off_line(self, phone: Phone) -> None:
        await phone.go_off_line()

    async def _die(self, phone: Phone) -> None:
        await phone.die()

    async def _be_lost(self, phone: Phone) -> None:
        await phone.be_lost()

    def _clock(self) -> int:
        """Return a time; the clocks of telephones are wrong."""
        self._at += 1000
        return self._at + self._random.choice((0, 500_000, -500_000))

    def _view(self, phone: Phone) -> dict[str, Any]:
        log = self._log if phone.pad is None else plain(phone.pad.log)
        return engine.view(log, "de")

    def _act(
        self,
        phone: Phone,
        deed: Callable[[dict[str, Any]], list[dict[str, Any]]],
        undone: str | None = None,
    ) -> None:
        """Do something on a telephone that shows the pad, before the eyes of the witness."""
        if phone.pad is None:
            return
        log = phone.pad.log
        try:
            events = typed(deed(plain(log)))
        except Denied:
            return
        if undone is None:
            self.witness.wrote(events, log.written)
        else:
            self.witness.undid(events, undone)
        phone.own |= {event.id for event in events}
        phone.pad.write(events)
