"""Whoever sits at a server's table is told in the end whether the server kept its promises."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.client.node import run
from tests.client.test_promises import CAUGHT
from tests.server.running_server import RunningServer, running_server
from tests.terminal.sessions.session_factory import closed, opened_at, played, until
from tischrunde.client import Promise
from tischrunde.terminal.sessions.guests import Guests
from tischrunde.terminal.sessions.join import join
from tischrunde.terminal.sessions.promises import KeptPromises
from tischrunde.terminal.sessions.remote import RemoteSession
from tischrunde.terminal.sessions.scene import OVER
from tischrunde.terminal.sessions.session import Denied

SERVER = "https://spiele.example.org"
PROMISE = Promise("ab" * 32, agreed=("uno", "uno-carabiner", "2026-11-15"), settled=(None, "Bot 1"))


@pytest.fixture(scope="module")
def unfair_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    flags = ("--patience", "1000", "--drain", "0")
    data = tmp_path_factory.mktemp("unfair")
    with running_server(data, *flags, through="tests.server.unfair_server") as server:
        yield server


async def denied(code: str) -> str:
    raise Denied(code)


async def found(session: RemoteSession) -> list[str]:
    return [finding.id for finding in await session.proof()]


@pytest.mark.parametrize("name", sorted(CAUGHT))
def test_whoever_is_cheated_is_told_also_after_a_rematch(
    unfair_server: RunningServer, guests: Guests, name: str
) -> None:
    async def test() -> None:
        opened = await opened_at(unfair_server, "uno", bots=["easy"])
        session = await join(opened.link, name, guests=guests)
        assert session.scene.commitment == opened.commitment
        assert await session.proof() == ()
        await session.start()
        await played(session)
        assert await found(session) == [*CAUGHT[name], "record-true"]
        if name == "Names":  # at the next table they may be called the same
            await session.close()
            return
        again = await session.again()
        await played(again)
        shown = ["promise-unseen", "entropy-none"] if name == "Hidden" else CAUGHT[name]
        assert await found(again) == [*shown, "record-true"]
        await again.close()

    run(test())


def test_whoever_comes_back_later_still_knows_what_was_promised(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        opened = await opened_at(server, "uno", bots=["easy"])
        first = await join(opened.link, "Igel", guests=guests)
        await first.start()
        await first.close()
        back = await join(opened.link, "Igel", guests=guests)
        watching = await join(opened.link, "", watch=True)
        await played(back)
        await until(watching, lambda scene: scene.state == OVER)
        assert await found(back) == [*CAUGHT["Igel"], "record-true"]
        assert await found(watching) == ["promise-unseen", "entropy-none", "record-true"]
        await closed(back, watching)

    run(test())


def test_a_record_of_another_match_is_no_proof(
    server: RunningServer, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        sessions = []
        for name in ("Igel", "Wolf"):
            opened = await opened_at(server, "uno", bots=["easy"])
            sessions.append(await join(opened.link, name, guests=guests))
            await sessions[-1].start()
            await played(sessions[-1])
        one, other = sessions
        assert [(await found(session))[-1] for session in sessions] == ["record-true"] * 2
        monkeypatch.setattr(one, "record", other.record)
        assert (await found(one))[-1] == "record-untrue"
        monkeypatch.setattr(one, "record", partial(denied, "unreachable"))
        assert (await found(one))[-1] == "record-none"
        await closed(one, other)

    run(test())


def test_promises_are_kept_for_their_guest_alone(tmp_path: Path) -> None:
    guests = Guests(tmp_path)
    KeptPromises(guests, SERVER, "Igel").keep("table", PROMISE)
    assert KeptPromises(guests, SERVER, "Igel").of("table") == PROMISE
    assert KeptPromises(guests, SERVER, "Wolf").of("table") is None
    assert KeptPromises(guests, "http://localhost", "Igel").of("table") is None
    (file,) = (tmp_path / "promises").iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    file.write_text('{"commitment": 1}')
    assert KeptPromises(guests, SERVER, "Igel").of("table") is None


def test_the_oldest_promises_are_forgotten(tmp_path: Path) -> None:
    promises = KeptPromises(Guests(tmp_path), SERVER, "Igel")
    for number in range(102):
        promises.keep(str(number), PROMISE)
    assert len(list((tmp_path / "promises").iterdir())) == 100
    assert KeptPromises(Guests(tmp_path), SERVER, "Igel").of("101") == PROMISE


def test_where_nothing_can_be_kept_a_promise_is_known_for_this_time(tmp_path: Path) -> None:
    (tmp_path / "promises").touch()
    promises = KeptPromises(Guests(tmp_path), SERVER, "Igel")
    later = replace(PROMISE, entropy="4 2 6")
    promises.keep("table", later)
    assert promises.of("table") == later
