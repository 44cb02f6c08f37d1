"""Coming to a server's table: who comes how to which seat, and who does not."""

import asyncio

import pytest

from tests.client.node import run
from tests.server.running_server import RunningServer, free_port
from tests.terminal.sessions.session_factory import closed, denial, opened_at, until
from tischrunde.client import Client
from tischrunde.server.codes import WORDS, words_in
from tischrunde.terminal.sessions.guests import Guests
from tischrunde.terminal.sessions.join import join


def test_whoever_comes_back_has_the_same_seat_and_others_see_that_somebody_was_away(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        link = (await opened_at(server, "uno")).link
        hedgehog = await join(link, "Igel", guests=guests)
        wolf = await join(link, "Wolf", guests=guests)
        await wolf.start()
        await wolf.close()
        await until(
            hedgehog, lambda scene: scene.chairs[1] is not None and not scene.chairs[1].here
        )
        again = await join(link, "Wolf", guests=guests)
        assert again.mine == wolf.mine
        await until(hedgehog, lambda scene: scene.chairs[1] is not None and scene.chairs[1].here)
        await closed(hedgehog, again)

    run(test())


def test_french_words_lead_to_a_seat_and_those_who_watch_to_the_table(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        opened = await opened_at(server, "uno")
        french = dict(zip(WORDS, words_in("fr"), strict=True))
        said = " ".join(french[word] for word in opened.code.split("-")).title()
        hedgehog = await join(f"{server.url} {said}", "Igel", guests=guests)
        assert hedgehog.mine == (0,)
        assert hedgehog.scene.link == opened.link
        owl = await join(f"{server.url} {said}", "", watch=True)
        assert owl.mine == ()
        await closed(hedgehog, owl)

    run(test())


def test_the_seat_named_is_taken_and_a_taken_one_denied(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        link = (await opened_at(server, "uno", players=3)).link
        hedgehog = await join(link, "Igel", seat=2, guests=guests)
        assert hedgehog.mine == (2,)
        assert await denial(join(link, "Wolf", seat=2, guests=guests)) == "seat-taken"
        await hedgehog.close()

    run(test())


def test_where_no_seat_is_free_one_watches_and_may_do_nothing(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        opened = await opened_at(server, "rallye", bots=["easy"])
        hedgehog = await join(opened.link, "Igel", guests=guests)
        await hedgehog.start()
        for owl in (
            await join(opened.link, "Eule", guests=guests),
            await join(opened.link, "", watch=True),
        ):
            assert owl.mine == ()
            assert list(owl.scene.views) == [None]
            assert owl.scene.link == opened.link
            assert await denial(owl.play(0, None)) == "not-your-seat"
            assert await denial(owl.take_back()) == "not-your-seat"
            assert await owl.record()
            await owl.close()
        await hedgehog.close()

    run(test())


def test_a_second_device_shares_the_seat_also_when_its_link_is_opened_twice(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        link = (await opened_at(server, "uno", bots=["easy"])).link
        hedgehog = await join(link, "Igel", guests=guests)
        token = guests.token(server.url, "Igel")
        table = link.partition("#")[0].rpartition("/")[2]
        async with Client(server.url, token=token) as known:
            claim = (await known.grant(table)).token
        device = f"{server.url}/t/{table}#claim={claim}"
        for _ in range(2):
            shared = await join(device, "Laptop", guests=guests)
            assert (shared.mine, shared.scene.names[0]) == ((0,), "Igel")
            await shared.close()
        assert await denial(join(device, "Wolf", guests=guests)) == "no-such-token"
        await hedgehog.close()

    run(test())


def test_a_token_nobody_knows_any_more_makes_a_new_guest(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        guests.keep(server.url, "Igel", "forgotten")
        session = await join((await opened_at(server, "uno")).link, "Igel", guests=guests)
        assert session.mine == (0,)
        assert guests.token(server.url, "Igel") != "forgotten"
        await session.close()

    run(test())


def test_whoever_cannot_come_is_told_why(server: RunningServer, guests: Guests) -> None:
    async def test() -> None:
        opened = await opened_at(server, "uno")
        for link, name, code in (
            (f"{server.url} igel-igel-igel", "Igel", "no-such-table"),
            (f"{server.url}/t/{opened.table}", "Igel", "no-such-table"),
            (opened.link, "", "malformed"),
            (opened.link, " Igel", "unfit-name"),
        ):
            assert await denial(join(link, name, guests=guests)) == code

    run(test())


def test_a_server_that_does_not_answer_is_told_in_time(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tischrunde.terminal.sessions.join._CONNECT_TIMEOUT_S", 0.3)
    hung_up = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()
        hung_up.set()

    async def test() -> None:
        nobody = f"http://127.0.0.1:{free_port()}/t/0123456789abcdef"
        assert await denial(join(nobody, "Igel", guests=guests)) == "unreachable"
        async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            link = f"http://127.0.0.1:{port} igel-lampe-wolke"
            assert await denial(join(link, "Igel", guests=guests)) == "unreachable"
            await hung_up.wait()

    run(test())


def test_something_else_than_our_server_is_no_server(guests: Guests) -> None:
    async def other(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 6\r\nconnection: close\r\n\r\n<html>")
        await writer.drain()
        writer.close()

    async def test() -> None:
        async with await asyncio.start_server(other, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            link = f"http://127.0.0.1:{port} igel-lampe-wolke"
            assert await denial(join(link, "Igel", guests=guests)) == "unreachable"

    run(test())
