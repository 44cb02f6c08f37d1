"""Plain requests: every route, by name, to whichever node answers."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from tests.client.node import TABLE, run
from tischrunde.client import Client, Refused, Unreachable
from tischrunde.protocol import library, manuals, pads, rest
from tischrunde.protocol.routes import CODE, ROUTES


@dataclass
class Asked:
    """A request as it arrived."""

    line: str
    headers: dict[str, str]
    body: Any


@dataclass
class Desk:
    """Answers requests one after the other, as the test has it; None hangs up."""

    answers: list[tuple[int, bytes] | None]
    url: str = ""
    asked: list[Asked] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        read = msgspec.json.decode(body) if body else None
        self.asked.append(Asked(head[0].removesuffix(" HTTP/1.1"), headers, read))
        answer = self.answers.pop(0)
        if answer is not None:
            status, content = answer
            writer.write(b"HTTP/1.1 %d X\r\nconnection: close\r\n" % status)
            writer.write(b"content-length: %d\r\n\r\n%b" % (len(content), content))
            await writer.drain()
        writer.close()
        await writer.wait_closed()


@contextlib.asynccontextmanager
async def desk(*answers: tuple[int, Any] | None) -> AsyncIterator[Desk]:
    encoded = [
        None if answer is None else (answer[0], msgspec.json.encode(answer[1]))
        for answer in answers
    ]
    answering = Desk(encoded)
    server = await asyncio.start_server(answering.serve, "127.0.0.1", 0)
    async with server:
        answering.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield answering


ADMITTED = rest.Admitted(guest="g", token="secret", expires=9)  # noqa: S106 - of no server
OPENED = rest.Opened(table=TABLE, code="drei", link="/t", commitment="00")
LOOKED = rest.Looked(
    v=1,
    view={
        "id": TABLE,
        "state": "open",
        "game": "uno",
        "rules": "uno-carabiner",
        "date": "2026-11-15",
        "commitment": "00",
        "seat": None,
        "chairs": [None, {"name": "Bot 1", "kind": "bot", "again": False}],
    },
)
SAT = rest.Seat(table=TABLE, seat=0)


def test_a_guest_is_known_from_now_on() -> None:
    async def test() -> None:
        answers = (201, ADMITTED), (201, OPENED), (200, LOOKED), (201, SAT)
        async with desk(*answers) as server, Client(server.url) as client:
            assert await client.come_in("Igel", shape="hedgehog", program=True) == ADMITTED
            opened = await client.open_table("rallye", "fx-schmid", players=2, bots=["easy"])
            assert opened == OPENED
            first, second, third, fourth = server.asked
            assert first.line == "POST /api/guests"
            assert first.body == {"name": "Igel", "shape": "hedgehog", "program": True}
            assert "authorization" not in first.headers
            assert second.headers["authorization"] == "bearer secret"
            assert second.body["programs"] is True
            assert second.body["bots"] == ["easy"]
            assert "entropy" not in second.body
            assert third.line == f"GET /api/tables/{TABLE}"
            assert third.headers["tischrunde-code"] == "drei"
            assert fourth.line == f"POST /api/tables/{TABLE}/seats"
            assert len(fourth.body["entropy"]) == 64

    run(test())


def test_what_is_said_fills_path_and_headers() -> None:
    async def test() -> None:
        looked = rest.Looked(v=3, view={"id": TABLE})
        found = rest.Found(table=TABLE, link="/t")
        async with desk((200, looked), (200, found)) as server, Client(server.url) as client:
            assert await client.look(TABLE, "drei alte autos") == looked
            assert await client.find("küche") == found
            assert [asked.line for asked in server.asked] == [
                f"GET /api/tables/{TABLE}",
                "GET /api/codes",
            ]
            codes = [asked.headers[CODE.lower()] for asked in server.asked]
            assert codes == ["drei%20alte%20autos", "k%c3%bcche"]

    run(test())


def test_a_no_is_raised_with_its_grounds() -> None:
    async def test() -> None:
        no = rest.Problem(code="refused-rules", reason="odd", clause="house/odd", args={"n": 1})
        async with desk((409, no)) as server, Client(server.url) as client:
            with pytest.raises(Refused) as refused:
                await client.open_table("uno", "uno-carabiner,odd", players=2)
            raised = refused.value
            assert (raised.code, raised.reason, raised.clause) == (
                "refused-rules",
                "odd",
                "house/odd",
            )
            assert raised.about == {"n": 1}

    run(test())


def test_whoever_is_told_to_come_back_comes_back() -> None:
    async def test() -> None:
        busy = rest.Problem(code="too-many", retry=20)
        async with desk((429, busy), (503, busy), (201, ADMITTED)) as server:
            async with Client(server.url) as client:
                assert await client.come_in("Igel") == ADMITTED
            assert len(server.asked) == 3

    run(test())


def test_whoever_is_told_to_come_back_much_later_is_refused() -> None:
    async def test() -> None:
        busy = rest.Problem(code="too-many", retry=60_000)
        async with desk((429, busy)) as server, Client(server.url) as client:
            with pytest.raises(Refused) as no:
                await client.come_in("Igel")
            assert no.value.code == "too-many"

    run(test())


def test_a_node_that_is_away_is_passed_over() -> None:
    async def test() -> None:
        async with desk() as away:
            pass
        async with desk((201, ADMITTED)) as server, Client(away.url, server.url) as client:
            assert await client.come_in("Igel") == ADMITTED

    run(test())


def test_reading_is_repeated_but_what_may_have_been_done_is_not() -> None:
    async def test() -> None:
        board = rest.Board(tables=[])
        async with desk(None, (200, board), None) as server, Client(server.url) as client:
            assert await client.board() == []
            with pytest.raises(Unreachable):
                await client.come_in("Igel")
            assert len(server.asked) == 3

    run(test())


def test_words_of_a_proxy_are_no_answer() -> None:
    async def test() -> None:
        async with desk((502, "bad gateway")) as server, Client(server.url) as client:
            with pytest.raises(Unreachable):
                await client.come_in("Igel")

    run(test())


def test_nobody_answers_for_long_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischrunde.client.requests._RETRY_S", 0.3)

    async def test() -> None:
        async with desk() as away:
            pass
        async with Client(away.url) as client:
            with pytest.raises(Unreachable):
                await client.games()

    run(test())


OPENING = pads.PadOpening(
    id="0" * 20,
    by="Igel",
    at=0,
    game="uno",
    rules="uno-carabiner",
    revision=1,
    names=["Igel", "Dachs"],
    dealer=0,
    date=None,
)
REPLIES: dict[Any, Any] = {
    library.Games: library.Games(games={}, paces={}),
    library.Rulebook: library.Rulebook(
        game="uno", edition="uno-carabiner", title="UNO", chapters=[], cards=[], scoring=[]
    ),
    manuals.Manual: manuals.Manual(game="uno", rules="uno-carabiner", title="UNO", chapters=[]),
    library.Replay: library.Replay(view={}, events=[], moves=[]),
    rest.Admitted: ADMITTED,
    rest.Opened: OPENED,
    rest.Me: rest.Me(
        guest="g", name="Igel", shape="circle", program=False, created=0, expires=1, seats=[]
    ),
    rest.Visitor: rest.Visitor(me=None),
    rest.Board: rest.Board(tables=[]),
    rest.History: rest.History(tables=[], next=None),
    rest.Found: rest.Found(table=TABLE, link="/t"),
    rest.Looked: LOOKED,
    rest.Seat: rest.Seat(table=TABLE, seat=1),
    rest.Recoded: rest.Recoded(code="igel-lampe-wolke", link="/t"),
    rest.Hint: rest.Hint(v=3, move="draw", words="", chance=None, deals=0, reasons=[]),
    rest.SeatToken: rest.SeatToken(token="t", until=1),  # noqa: S106 - of no server
    pads.PadAddress: pads.PadAddress(pad=OPENING.id, code="drei", link="/pad"),
    pads.PadNews: pads.PadNews(opened=OPENING, written=[], last=0, more=False),
    pads.PadTaken: pads.PadTaken(refused=[]),
    dict[str, Any]: {"some": "thing"},
    str: "a text",
    None: None,
}


def test_every_route_can_be_asked_and_its_answer_read() -> None:
    async def test() -> None:
        answers = [(route.status, REPLIES[route.reply]) for route in ROUTES]
        async with desk(*answers) as server, Client(server.url) as client:
            answered: list[Coroutine[Any, Any, Any]] = [
                client.games(),
                client.rulebook("uno-carabiner", "fr"),
                client.manual("uno-carabiner", "fr"),
                client.agree("uno-carabiner,teams"),
                client.come_in("Igel"),
                client.me(),
                client.visitor(),
                client.rename("Dachs", "badger"),
                client.export(),
                client.forget(),
                client.history(f"0.1.{TABLE}"),
                client.hide(TABLE),
                client.unhide(TABLE),
                client.log_out(),
                client.open_table("uno", "uno-carabiner", players=2, sit=False),
                client.board(),
                client.find("drei-alte-autos"),
                client.look(TABLE),
                client.take_seat(TABLE, seat=1, bot="easy"),
                client.send_away(TABLE, 1),
                client.new_code(TABLE),
                client.close_table(TABLE),
                client.grant(TABLE),
                client.claim(TABLE, "t"),
                client.hint(TABLE),
                client.record(TABLE),
                client.invitation(TABLE),
                client.replay(TABLE, 1),
                client.share_pad(OPENING),
                client.find_pad("drei-alte-autos"),
                client.read_pad(OPENING.id, "drei", since=7, wait=1),
                client.write_pad(OPENING.id, "drei", []),
                client.unshare_pad(OPENING.id),
                client.pad_invitation(OPENING.id, "drei"),
            ]
            replies = [await answer for answer in answered]
            said = {
                "table": TABLE,
                "pad": OPENING.id,
                "seat": 1,
                "code": "drei-alte-autos",
                "edition": "uno-carabiner",
                "rules": "uno-carabiner%2Cteams",
            }
            lines = [f"{route.method} {route.path.format(**said)}" for route in ROUTES]
            assert [asked.line.partition("?")[0] for asked in server.asked] == lines
            expected = [REPLIES[route.reply] for route in ROUTES]
            names = [route.name for route in ROUTES]
            expected[names.index("board")] = []
            expected[names.index("visitor")] = None
            for name in ("record", "invitation", "pad_invitation"):
                expected[names.index(name)] = '"a text"'
            assert replies == expected
            for route, sent in zip(ROUTES, server.asked, strict=True):
                if route.body is not None:
                    msgspec.convert(sent.body, route.body)

    run(test())


@pytest.mark.parametrize("nodes", [(), ("localhost:8000",), ("ws://localhost",)])
def test_a_client_wants_an_address(nodes: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="address"):
        Client(*nodes)
