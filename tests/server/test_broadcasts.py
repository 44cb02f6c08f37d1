"""Quick phrases: heard by all who look at a table, said by those who sit there, kept by nobody."""

from typing import Any

import pytest

from tests.server.isolated_node import IsolatedNode, Sink, Spoken
from tests.server.running_server import PlainSocket, RunningServer
from tischrunde.protocol import rest
from tischrunde.protocol.frames import PHRASES, Hello, Say, Sub
from tischrunde.server import rate_limits
from tischrunde.server.broadcasts import listen_for_phrases
from tischrunde.server.ports import Announced, Store
from tischrunde.server.rate_limits import RateLimits
from tischrunde.table.log import Row

Nodes = tuple[RunningServer, RunningServer]


def look(line: PlainSocket, table: str, code: str = "") -> None:
    line.say(t="sub", table=table, code=code)
    line.until("snap")


def test_all_who_look_on_hear_it_at_whichever_node(nodes: Nodes) -> None:
    one, other = nodes
    igel = one.guest("Igel")
    opened = one.table(igel)
    table, code = opened["table"], opened["code"]
    with one.socket(igel) as speaker, one.socket() as near, other.socket() as far:
        for line in (speaker, near, far):
            look(line, table, code)
        for phrase in PHRASES:
            speaker.say(t="say", table=table, phrase=phrase)
            for line in (speaker, near, far):
                assert line.until("said") == {
                    "t": "said",
                    "table": table,
                    "seat": 0,
                    "phrase": phrase,
                }


def test_it_leaves_no_trace(family: RunningServer) -> None:
    igel = family.guest("Igel")
    table = family.table(igel)["table"]
    with family.socket(igel) as line, family.socket(igel) as later:
        look(line, table)
        line.say(t="say", table=table, phrase="hello")
        line.until("said")
        look(later, table)
        later.say(t="sub", table=table, since=2)
        frame = later.until("skip", "ev", "said")
        assert (frame["t"], frame["v"]) == ("skip", 2)


def test_only_who_sits_there_speaks(family: RunningServer) -> None:
    opened = family.table(family.guest("Igel"), public=True)
    for token in ("", family.guest("Wolf")):
        with family.socket(token) as line:
            look(line, opened["table"])
            line.say(t="say", table=opened["table"], phrase="hello", k="1")
            assert line.until("err", "said") == {"t": "err", "code": "not-your-seat", "k": "1"}
            line.say(t="say", table="nowhere", phrase="hello")
            assert line.until("err", "said") == {"t": "err", "code": "not-your-seat"}


def test_there_are_no_other_phrases(family: RunningServer) -> None:
    igel = family.guest("Igel")
    table = family.table(igel)["table"]
    with family.socket(igel) as line:
        look(line, table)
        line.say(t="say", table=table, phrase="you cheat")
        assert line.until("err", "said")["code"] == "malformed"


async def until(socket: Spoken, *kinds: str) -> dict[str, Any]:
    while (heard := await socket.answer())["t"] not in kinds:
        pass
    return heard


@pytest.mark.anyio
async def test_whoever_talks_too_much_waits_a_little(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "now", lambda: 0)  # time stands still
    node = IsolatedNode(store)
    listen_for_phrases(node.node)
    igel, wolf = await node.guest("Igel"), await node.guest("Wolf")
    opened = await node.open(igel)
    await node.ask("take_seat", wolf, rest.TakeSeat(code=opened.code), table=opened.table)
    line, other = Spoken(node, igel), Spoken(node, wolf)
    for each in (line, other):
        each.say(Hello())
        each.say(Sub(opened.table))
        await until(each, "snap")
    for key in "1234":
        line.say(Say(opened.table, "hurry", key))
    for _ in range(3):
        assert (await until(line, "said", "err"))["t"] == "said"
    no = await until(line, "said", "err")
    assert (no["code"], no["k"]) == ("too-much-talk", "4")
    assert 0 < no["retry"] <= 10_000
    other.say(Say(opened.table, "one-moment"))
    assert (await until(line, "said"))["seat"] == 1
    for each in (line, other):
        await each.hang_up()


@pytest.mark.anyio
async def test_a_phrase_only_a_newer_node_knows_is_not_passed_on(store: Store) -> None:
    node, sink = IsolatedNode(store), Sink()
    listen_for_phrases(node.node)
    igel = await node.guest("Igel")
    table = (await node.open(igel)).table
    live = await node.tables.get(table)
    assert live is not None
    await node.node.streams.subscribe(sink, live, igel.id, Sub(table))
    sink.frames.clear()
    for phrase in ("what-a-card", "hurry"):
        node.tables.hear(Announced(Row(table, 0, 0, 1, "", "said", phrase)))
    (said,) = sink.frames
    assert b'"phrase":"hurry"' in said


def test_three_phrases_in_ten_seconds_are_enough() -> None:
    limits = RateLimits(1.0)
    said = [limits.phrase("burrow", 0) for _ in range(4)]
    assert said[:3] == [None] * 3
    assert 0 < (said[3] or 0) <= 10_000 / 3 + 1
    assert limits.phrase("burrow", 1) is None
    assert limits.phrase("den", 0) is None
