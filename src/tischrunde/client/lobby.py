"""What is done before watching a table: coming in, opening tables, sitting down."""

from collections.abc import Sequence
from typing import Any

from tischrunde.client.promises import Promises
from tischrunde.client.requests import Requests
from tischrunde.protocol import library, manuals, pads, rest


class Lobby:
    """All plain requests, by the names of their routes; a refused one raises Refused.

    Whoever sits down adds entropy to the shuffle, by default random, and not before the server has
    promised its own part, which ``promises`` keeps.
    """

    def __init__(self, nodes: Sequence[str], token: str | None, promises: Promises) -> None:
        self.program = False
        self.promises = promises
        self._requests = Requests(nodes)
        self._requests.token = token or ""

    @property
    def token(self) -> str:
        """The token of the guest; empty for somebody who only watches."""
        return self._requests.token

    async def games(self) -> library.Games:
        """Return what can be played."""
        return await self._requests.ask("games", library.Games)

    async def rulebook(self, edition: str, lang: library.Language = "de") -> library.Rulebook:
        """Return the rules of an edition in a language."""
        return await self._requests.ask("rulebook", library.Rulebook, edition=edition, lang=lang)

    async def manual(self, edition: str, lang: library.Language = "de") -> manuals.Manual:
        """Return how one learns an edition, in a language."""
        return await self._requests.ask("manual", manuals.Manual, edition=edition, lang=lang)

    async def agree(self, rules: str) -> None:
        """Raise Refused if house rules cannot be played together."""
        await self._requests.request("agree", rules=rules)

    async def come_in(
        self, name: str, *, shape: str = "circle", program: bool = False
    ) -> rest.Admitted:
        """Become a guest, and use its token from now on."""
        guest = rest.NewGuest(name, shape, program)
        admitted = await self._requests.ask("come_in", rest.Admitted, guest)
        self._requests.token = admitted.token
        self.program = program
        return admitted

    async def me(self) -> rest.Me:
        """Return the guest's own data and seats."""
        return await self._requests.ask("me", rest.Me)

    async def visitor(self) -> rest.Me | None:
        """Return the guest's own data; None if the server does not know the client."""
        return (await self._requests.ask("visitor", rest.Visitor)).me

    async def rename(self, name: str, shape: str) -> rest.Me:
        """Take another name and shape at future tables."""
        return await self._requests.ask("rename", rest.Me, rest.Renamed(name, shape))

    async def export(self) -> dict[str, Any]:
        """Return all that is stored about oneself."""
        return await self._requests.ask("export", dict[str, Any])

    async def history(self, after: str = "") -> rest.History:
        """Return a page of one's own tables, from after the place where another ended."""
        return await self._requests.ask("history", rest.History, after=after)

    async def hide(self, table: str) -> None:
        """Have a table listed no more until it is over; the seat stays."""
        await self._requests.request("hide", table=table)

    async def unhide(self, table: str) -> None:
        """Have a table listed again."""
        await self._requests.request("unhide", table=table)

    async def forget(self) -> None:
        """Have all that is stored about oneself deleted."""
        await self._requests.request("forget")
        self._requests.token = ""

    async def log_out(self) -> None:
        """Have the token deleted."""
        await self._requests.request("log_out")
        self._requests.token = ""

    async def open_table(  # noqa: PLR0913 - all that is agreed at a table
        self,
        game: str,
        rules: str,
        *,
        players: int,
        pace: str = "relaxed",
        public: bool = False,
        programs: bool | None = None,
        hints: bool = False,
        sit: bool = True,
        entropy: str | None = None,
        bots: Sequence[str] = (),
    ) -> rest.Opened:
        """Open a table, and sit down there unless ``sit`` is false.

        By default programs may sit down if a program opens it.
        """
        table = rest.NewTable(
            game=game,
            rules=rules,
            players=players,
            pace=pace,
            public=public,
            programs=self.program if programs is None else programs,
            hints=hints,
            bots=list(bots),
        )
        opened = await self._requests.ask("open_table", rest.Opened, table)
        self.promises.hear(opened.table, opened.commitment)
        if sit:
            await self.take_seat(opened.table, opened.code, entropy=entropy)
        return opened

    async def board(self) -> list[rest.Notice]:
        """Return public tables with free seats, newest first."""
        return (await self._requests.ask("board", rest.Board)).tables

    async def find(self, code: str) -> rest.Found:
        """Return the table of a code."""
        return await self._requests.ask("find", rest.Found, code=code)

    async def look(self, table: str, code: str = "") -> rest.Looked:
        """Return a table as it is now."""
        looked = await self._requests.ask("look", rest.Looked, table=table, code=code)
        self.promises.see(looked.view)
        return looked

    async def take_seat(
        self,
        table: str,
        code: str = "",
        *,
        seat: int | None = None,
        bot: str | None = None,
        entropy: str | None = None,
    ) -> rest.Seat:
        """Sit down, or let a bot of a level sit down; by default at any free seat."""
        if bot is not None:
            return await self._take(table, rest.TakeSeat(code=code, seat=seat, bot=bot))
        view = (await self.look(table, code)).view
        if view["seat"] is not None:  # the entropy added before counts
            return await self._take(table, rest.TakeSeat(code=code, seat=seat))
        with self.promises.adding(table, entropy, view) as added:
            return await self._take(table, rest.TakeSeat(code=code, seat=seat, entropy=added))

    async def _take(self, table: str, wish: rest.TakeSeat) -> rest.Seat:
        return await self._requests.ask("take_seat", rest.Seat, wish, table=table)

    async def send_away(self, table: str, seat: int) -> None:
        """Give up a seat, or as the host send away whoever has it."""
        await self._requests.request("rise", table=table, seat=str(seat))

    async def new_code(self, table: str) -> rest.Recoded:
        """As the host give a table another code; the old one lets nobody in any more."""
        return await self._requests.ask("new_code", rest.Recoded, table=table)

    async def close_table(self, table: str) -> None:
        """As the host close a table for good, unless others play there."""
        await self._requests.request("close_table", table=table)

    async def grant(self, table: str) -> rest.SeatToken:
        """Return a token by which another device shares the own seat, once."""
        return await self._requests.ask("grant", rest.SeatToken, table=table)

    async def claim(self, table: str, token: str) -> rest.Seat:
        """Share a seat by its token."""
        return await self._requests.ask("claim", rest.Seat, rest.ClaimSeat(token), table=table)

    async def hint(self, table: str, language: str = "en") -> rest.Hint:
        """Return the expert's move for the own seat, against bots or where all have agreed."""
        return await self._requests.ask("hint", rest.Hint, table=table, lang=language)

    async def invitation(self, table: str, code: str = "") -> str:
        """Return the link to a table as a QR code, in SVG."""
        return (await self._requests.request("invitation", table=table, code=code)).text

    async def replay(self, table: str, seat: int | None = None, code: str = "") -> library.Replay:
        """Return a finished match as a seat saw it, or without one with all cards open."""
        eyes = "open" if seat is None else str(seat)
        return await self._requests.ask("replay", library.Replay, table=table, seat=eyes, code=code)

    async def record(self, table: str, code: str = "") -> str:
        """Return the match as a record; its secret is in it once it is over."""
        return (await self._requests.request("record", table=table, code=code)).text

    async def share_pad(self, opened: pads.PadOpening) -> pads.PadAddress:
        """Share a score pad with whoever has its code; doing so again returns the same address."""
        return await self._requests.ask("share_pad", pads.PadAddress, opened, pad=opened.id)

    async def find_pad(self, code: str) -> pads.PadAddress:
        """Return the score pad of a code."""
        return await self._requests.ask("find_pad", pads.PadAddress, code=code)

    async def read_pad(self, pad: str, code: str, since: int = 0, wait: int = 0) -> pads.PadNews:
        """Return what was written on a pad after a number, after ``wait`` seconds at the latest."""
        return await self._requests.ask(
            "read_pad", pads.PadNews, pad=pad, code=code, since=str(since), wait=str(wait)
        )

    async def write_pad(
        self, pad: str, code: str, written: Sequence[pads.PadEvent]
    ) -> pads.PadTaken:
        """Write on a shared pad; what is not refused is durable then."""
        entries = pads.PadEntries(list(written))
        return await self._requests.ask("write_pad", pads.PadTaken, entries, pad=pad, code=code)

    async def unshare_pad(self, pad: str) -> None:
        """Delete a pad that one has shared; every device keeps what it has."""
        await self._requests.request("unshare_pad", pad=pad)

    async def pad_invitation(self, pad: str, code: str) -> str:
        """Return the link to a shared pad as a QR code, in SVG."""
        return (await self._requests.request("pad_invitation", pad=pad, code=code)).text

    async def close(self) -> None:
        """Close all connections."""
        await self._requests.close()
