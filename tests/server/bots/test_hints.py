"""Hints: the expert's move for those who play against bots alone, from their own view."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.table.twins import Twins, match_of, twins
from tischrunde.bots.bot import Budget
from tischrunde.core.game import Seat
from tischrunde.engine import bot_answers
from tischrunde.engine.bot_answers import Advice, advise
from tischrunde.engine.bot_request import BotRequest
from tischrunde.engine.hints import hint_request
from tischrunde.protocol import rest
from tischrunde.server import composition
from tischrunde.server.api import answers
from tischrunde.server.api.request import Request, Trouble
from tischrunde.server.bots import hints
from tischrunde.server.bots.hints import HintDesk
from tischrunde.server.bots.queue_local import LocalBotQueue
from tischrunde.server.bots.worker import MAX_HINTS, BotWorker
from tischrunde.server.composition import running_node
from tischrunde.server.live_table import LiveTable
from tischrunde.server.node import Node
from tischrunde.server.ports import Guest, Job
from tischrunde.server.settings import Settings
from tischrunde.server.submission import submit
from tischrunde.table.commands import BOT, Leave, Start
from tischrunde.table.table import Table

pytestmark = pytest.mark.anyio

TWINS = int(os.environ.get("HINT_TWINS", "40"))
"""Pairs of worlds in which a hint is asked for; `just long` asks for many more."""

TIMEOUT_S = 500.0
"""On a busy machine a process may take minutes to start, and another to think."""

# ── from the seat's view alone ────────────────────────────────────────────────────────────────


def told_apart(asked: Callable[[Table, Seat], BotRequest], wanted: int) -> bool:
    """Return whether a hint differs in worlds that its seat cannot tell apart."""
    seen = 0
    for pair in twins(Random("hints")):
        if not _is_asked(pair):
            continue
        assert pair.viewer is not None
        one, other = (advise(asked(table, pair.viewer)) for table in pair.worlds)
        if one != other:
            return True
        seen += 1
        if seen == wanted:
            return False
    raise AssertionError("twins never end")


def _is_asked(pair: Twins) -> bool:
    return all(pair.viewer in match_of(table).waiting for table in pair.worlds)


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the expert think briefly."""
    monkeypatch.setattr(bot_answers, "QUICK_BUDGET", Budget(rollouts=12, seconds=60.0))


@pytest.mark.usefixtures("brief")
def test_a_hint_is_the_same_in_twin_worlds() -> None:
    assert not told_apart(hint_request, TWINS)


@pytest.mark.usefixtures("brief")
def test_a_hint_drawn_from_the_hidden_cards_is_found() -> None:
    def leaky(table: Table, seat: Seat) -> BotRequest:
        match = match_of(table)
        others = [at for at in range(len(table.chairs)) if at != seat]
        hidden = [match.view(other).round.hand for other in others]
        return replace(hint_request(table, seat), seed=hash(str(hidden)) & 0xFFFF)

    assert told_apart(leaky, TWINS)


# ── who is given one ──────────────────────────────────────────────────────────────────────────


@pytest.fixture
async def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Node]:
    monkeypatch.setattr(hints, "TIMEOUT_S", TIMEOUT_S)
    monkeypatch.setattr(composition, "MAX_THOUGHT_S", TIMEOUT_S)
    settings = Settings(tmp_path, f"sqlite:///{tmp_path / 'store.db'}")
    async with running_node(settings) as node:
        yield node


async def dealt(
    node: Node, people: int, bots: int, *, agreed: bool = False
) -> tuple[LiveTable, list[Guest]]:
    """Return a table where cards are dealt; people have the first seats."""
    guests = [
        (await node.guests.come_in(name, "circle", program=False))[0]
        for name in ("Igel", "Wolf", "Reh")[:people]
    ]
    body = rest.NewTable("uno", "uno-carabiner", people + bots, hints=agreed)
    opened = await answers(node)("open_table")(Request(guests[0], "", {}, {}, body))
    path = {"table": opened.table}
    for guest in guests:
        wish = rest.TakeSeat(code=opened.code)
        await answers(node)("take_seat")(Request(guest, "", path, {}, wish))
    for _ in range(bots):
        wish = rest.TakeSeat(code=opened.code, bot="easy")
        await answers(node)("take_seat")(Request(guests[0], "", path, {}, wish))
    live = await node.tables.get(opened.table)
    assert live is not None
    await submit(node.tables, live, 0, Start(), by=guests[0].id, key="start")
    return live, guests


async def hinted(node: Node, live: LiveTable, guest: Guest, language: str = "de") -> rest.Hint:
    request = Request(guest, "", {"table": live.table.id}, {"lang": language}, None)
    hint: rest.Hint = await answers(node)("hint")(request)
    return hint


async def on_turn(node: Node, live: LiveTable) -> None:
    """Wait until the match waits for the first seat."""
    async with asyncio.timeout(TIMEOUT_S):
        while 0 not in match_of(live.table).waiting:
            await asyncio.sleep(0.02)
            await node.tables.catch_up(live)


async def test_whoever_plays_against_bots_is_given_a_legal_move_and_why(node: Node) -> None:
    live, [guest] = await dealt(node, people=1, bots=1)
    await on_turn(node, live)
    hint = await hinted(node, live, guest)
    match = match_of(live.table)
    assert hint.move in map(live.table.game.write_move, match.legal(0))
    assert hint.v == live.table.moved
    assert hint.words
    assert all(reason.words for reason in hint.reasons)
    assert hint.chance is None or 0 <= hint.chance <= 100
    again = await hinted(node, live, guest)
    assert again == hint
    english = await hinted(node, live, guest, "en")
    assert english.move == hint.move
    assert english.words != hint.words


async def test_nobody_is_given_one_where_another_person_plays(node: Node) -> None:
    live, guests = await dealt(node, people=2, bots=1)
    for guest in guests:
        with pytest.raises(Trouble, match="no-hints-among-people"):
            await hinted(node, live, guest)


async def test_unless_all_have_agreed_by_sitting_down(node: Node) -> None:
    live, guests = await dealt(node, people=2, bots=0, agreed=True)
    [asked] = match_of(live.table).waiting
    hint = await hinted(node, live, guests[asked])
    assert hint.move in map(live.table.game.write_move, match_of(live.table).legal(asked))
    with pytest.raises(Trouble, match="no-hint-to-give"):
        await hinted(node, live, guests[1 - asked])


async def test_nor_while_a_bot_holds_the_seat_of_another_person(node: Node) -> None:
    live, [first, second] = await dealt(node, people=2, bots=0)
    await submit(node.tables, live, 1, Leave(), by=second.id, key="leave")
    chair = live.table.chairs[1]
    assert chair is not None
    assert chair.by_bot
    with pytest.raises(Trouble, match="no-hints-among-people"):
        await hinted(node, live, first)
    chair.hand_over()
    with pytest.raises(Trouble, match="no-hints-among-people"):
        await hinted(node, live, first)


async def test_nor_at_the_seat_of_somebody_else(node: Node) -> None:
    live, _ = await dealt(node, people=1, bots=1)
    stranger, _ = await node.guests.come_in("Luchs", "circle", program=False)
    with pytest.raises(Trouble, match="not-your-seat"):
        await hinted(node, live, stranger)


async def test_nor_out_of_turn_nor_while_a_bot_plays_in_their_place(node: Node) -> None:
    live, [guest] = await dealt(node, people=1, bots=1)
    await on_turn(node, live)
    chair = live.table.chairs[0]
    assert chair is not None
    chair.stood_in = True
    with pytest.raises(Trouble, match="no-hint-to-give"):
        await hinted(node, live, guest)


async def test_hints_are_limited(node: Node) -> None:
    live, [guest] = await dealt(node, people=1, bots=1)
    await on_turn(node, live)
    while (wait := node.limits.hint(guest.id)) is None:
        pass
    assert wait > 0
    with pytest.raises(Trouble, match="too-many") as trouble:
        await hinted(node, live, guest)
    assert trouble.value.retry is not None


async def test_the_language_is_one_of_ours(node: Node) -> None:
    live, [guest] = await dealt(node, people=1, bots=1)
    with pytest.raises(Trouble, match="malformed"):
        await hinted(node, live, guest, "xx")


async def test_a_hint_that_does_not_come_is_given_up(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, [guest] = await dealt(node, people=1, bots=1)
    await on_turn(node, live)
    monkeypatch.setattr(hints, "TIMEOUT_S", 0.01)
    node.hints = HintDesk(node.tables, LocalBotQueue())  # nobody takes what is queued there
    with pytest.raises(Trouble, match="no-hint-now"):
        await hinted(node, live, guest)


# ── behind the bots ───────────────────────────────────────────────────────────────────────────


class Stuck:
    """Processes of which none answers; they note how many are asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def advise(self, _: BotRequest) -> Advice | None:
        self.asked += 1
        await asyncio.Event().wait()
        return None


class Quick:
    """Processes that answer at once, and note which tables were asked for."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def ask(self, _: BotRequest) -> str | None:
        self.asked.set()
        return None


async def test_hints_that_hang_hold_up_no_bot(node: Node) -> None:
    person, _ = await dealt(node, people=1, bots=1)
    await on_turn(node, person)
    bots, _ = await dealt(node, people=1, bots=1)
    await submit(node.tables, bots, 0, Leave(), by=None, key="leave")
    for chair in bots.table.chairs:
        assert chair is not None
        chair.kind = BOT
    queue, stuck, quick = LocalBotQueue(), Stuck(), Quick()
    worker = BotWorker(node.tables, queue, quick, 1, stuck)  # type: ignore[arg-type]
    running = asyncio.ensure_future(worker.run())
    try:
        async with asyncio.timeout(TIMEOUT_S):
            while stuck.asked < MAX_HINTS:
                queue.put(Job(person.table.id, person.table.moved, 0, hint=True))
                await asyncio.sleep(0.01)
            assert await HintDesk(node.tables, queue).ask(person.table, 0) is None  # at once
            [seat] = match_of(bots.table).waiting
            queue.put(Job(bots.table.id, bots.table.version, seat))
            await quick.asked.wait()
        assert stuck.asked == MAX_HINTS
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
