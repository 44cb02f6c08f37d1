"""A table on one device: whole matches without a server, and the same as beside one."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.builds.matches import Evening
from tests.table.twins import match_of
from tischrunde.bots.levels import seat_bot
from tischrunde.core.record import write_record
from tischrunde.engine.device import DeviceTable, open_table, replay_record, verify
from tischrunde.engine.table_setup import SetupDenied
from tischrunde.games.catalogue import game_of
from tischrunde.protocol import frames, library, rest
from tischrunde.server.api import answers
from tischrunde.server.api.request import Request
from tischrunde.server.bots import worker
from tischrunde.server.composition import running_node
from tischrunde.server.node import Node
from tischrunde.server.settings import Settings
from tischrunde.server.submission import Taken, submit
from tischrunde.table import bot_questions, pace
from tischrunde.table.clock import BOT_PATIENCE_MS
from tischrunde.table.commands import Move, Resume, Start
from tischrunde.table.log import Row

SECRET = bytes(range(32))
TIMEOUT_S = 60.0
DATE = "2026-11-18"
EDITIONS = ("fx-schmid", "auto-rallye", "schmidt", "winning-moves", "uno-carabiner")
ENOUGH_ASKED = 40
SHORT = {"rallye": "target=1000", "uno": "target=200"}
FROM_SERVER = frames.Snap | frames.Ev | frames.Skip | frames.Ack | frames.Err


def wanted(rules: str, people: int, bots: int) -> dict[str, Any]:
    game = game_of(rules)
    assert game is not None
    seats: list[dict[str, str]] = [
        {"name": name, "shape": "circle"} for name in ("Ida", "Otto", "Uma", "Anton")[:people]
    ]
    seats += [{"bot": "easy"}] * bots
    return {"game": game.id, "rules": rules, "pace": "relaxed", "hints": False, "seats": seats}


# ── without a server ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("rules", "people", "bots"),
    [*((rules, 1, 1) for rules in EDITIONS), ("schmidt", 2, 0), ("uno-carabiner", 2, 2)],
)
def test_a_match_is_played_to_its_end_and_its_record_is_true(
    rules: str, people: int, bots: int
) -> None:
    game = game_of(rules)
    assert game is not None
    evening = Evening(wanted(f"{rules},{SHORT[game.id]}", people, bots), SECRET)
    told = list(evening.play())
    assert told
    assert evening.view["match"]["winners"]
    record = evening.table.record()
    verdict = verify(record.encode(), "de")
    assert verdict["verified"], verdict
    assert all(check["words"] for check in verdict["checks"])
    seen = replay_record(record, 0)
    msgspec.convert(seen, library.Replay)
    assert seen["moves"][-1]["set"]["state"] == "over"


@pytest.mark.parametrize("rules", ["fx-schmid,target=1000", "uno-carabiner,target=100"])
def test_a_match_is_where_it_was_after_the_device_has_forgotten_everything(rules: str) -> None:
    evening = Evening(wanted(rules, 1, 2), SECRET)
    for number, frame in enumerate(evening.play()):
        msgspec.convert(frame, FROM_SERVER)
        if number % 7:
            continue
        again = DeviceTable(SECRET, evening.log)
        assert again.show(0)["view"] == evening.view
        assert again.due(evening.now) is None or evening.table.due(evening.now) is not None


@pytest.mark.parametrize(
    ("rules", "people", "bots"),
    [("schmidt,target=1000", 2, 1), ("winning-moves,target=1000", 4, 0), ("fx-schmid", 3, 1)],
)
def test_whoever_is_called_to_the_device_has_something_to_do(
    rules: str, people: int, bots: int
) -> None:
    """From nobody's seat everybody sees who is next, also when a partner has answered already."""
    evening = Evening(wanted(rules, people, bots), SECRET)
    asked = 0
    for _ in evening.play():
        view = evening.table.show(None)["view"]
        for seat in {*evening.people} & {*view["match"]["round"]["waiting"]}:
            assert evening.table.show(seat)["view"]["match"]["round"]["legal"]
            asked += view["match"]["round"]["phase"] == "window"
        evening.hand_over(evening.view["seat"])
        if asked > ENOUGH_ASKED:
            return
    assert asked > 0


def test_nothing_of_another_hand_is_shown() -> None:
    evening = Evening(wanted("fx-schmid", 2, 0), SECRET)
    for seat in (0, 1, None):
        view = evening.table.show(seat)["view"]
        hand = view["match"]["round"]["hand"]
        assert bool(hand) == (seat is not None)
        assert "hands" not in view["match"]["round"]


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    table = DeviceTable(SECRET, open_table(wanted("fx-schmid", 2, 0), SECRET, 1_000, DATE))
    view = table.show(0)["view"]
    turn = view["match"]["round"]["on_turn"]
    version = table.show(turn)["v"]
    said = {"t": "play", "k": "a", "base": version, "move": "200"}
    answer = table.judge(turn, said, 2_000)
    assert answer["t"] == "err"
    assert answer["reason"]
    assert answer["clause"]
    assert table.show(0)["view"] == view
    assert table.judge(1 - turn, said, 2_000)["code"]


@pytest.mark.parametrize(
    "change", [{"rules": "fx-schmid,players=9"}, {"seats": [{"bot": "god"}] * 2}]
)
def test_a_table_that_cannot_be_is_not_opened(change: dict[str, Any]) -> None:
    with pytest.raises((SetupDenied, ValueError)):
        open_table(wanted("fx-schmid", 1, 1) | change, SECRET, 1_000, DATE)


@pytest.mark.parametrize("rules", ["fx-schmid", "uno-carabiner"])
def test_a_hint_has_the_shape_of_the_protocol(rules: str) -> None:
    evening = Evening(wanted(rules, 1, 1), SECRET)
    view = evening.view
    while 0 not in view["match"]["round"]["waiting"]:
        next(evening.play())
        view = evening.view
    hint = msgspec.convert(evening.table.hint(0, "de"), rest.Hint)
    assert hint.move in view["match"]["round"]["legal"]
    assert hint.words


@pytest.mark.parametrize(("agreed", "told"), [(False, "no-hints-among-people"), (True, None)])
def test_among_people_there_are_hints_only_if_all_have_agreed(
    *, agreed: bool, told: str | None
) -> None:
    evening = Evening(wanted("fx-schmid", 2, 0) | {"hints": agreed}, SECRET)
    turn = evening.view["match"]["round"]["on_turn"]
    assert evening.table.hint(turn, "de").get("code") == told


def test_the_secret_of_the_cards_is_in_no_record_before_the_end() -> None:
    evening = Evening(wanted("fx-schmid", 2, 0), SECRET)
    next(evening.play())
    assert SECRET.hex() not in evening.table.record()
    assert SECRET.hex() not in json.dumps(evening.table.show(0))


def test_a_bot_whose_move_could_not_be_kept_is_asked_again() -> None:
    evening = Evening(wanted("schmidt", 1, 1), SECRET)
    while evening.table.due(evening.now) is None:
        next(evening.play())
    due = evening.table.due(evening.now)
    assert due is not None
    lost = evening.table.proceed(due)
    later = evening.table.due(due)
    assert later is not None
    assert due < later <= due + BOT_PATIENCE_MS
    again = evening.table.proceed(later)
    assert lost is not None
    assert again is not None
    assert again["body"] == lost["body"]


@pytest.mark.parametrize("chosen", pace.PACES)
def test_whoever_was_away_for_long_is_still_on_turn(chosen: str) -> None:
    rows = open_table({**wanted("schmidt", 1, 1), "pace": chosen}, SECRET, 0, DATE)
    table, now = DeviceTable(SECRET, rows), 0
    while (due := table.due(now)) is not None:
        now = max(now, due)
        if (row := table.proceed(now)) is not None:
            table.apply(row)
    table.show(0)
    week_ms = 7 * 24 * 3_600_000
    for later in (now + 45_000, now + 120_000, now + week_ms):
        assert table.proceed(later) is None
    view = table.show(0)["view"]
    assert view["match"]["round"]["waiting"] == [0]
    assert not view["chairs"][0]["stood_in"]


def test_whoever_a_bot_stood_in_for_takes_the_seat_back() -> None:
    rows = open_table(wanted("schmidt", 1, 1), SECRET, 0, DATE)
    left = Row(rows[0]["table"], len(rows) + 1, 1, 0, "clock", "leave", "")
    table = DeviceTable(SECRET, [*rows, left._asdict()])
    back = table.judge(0, {"t": "do", "k": "back", "do": "return"}, 2)
    table.apply(back["row"])
    assert not table.show(0)["view"]["chairs"][0]["stood_in"]


# ── beside a server ───────────────────────────────────────────────────────────────────────────


class Sink:
    """Somebody who looks on, and keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: dict[int, dict[str, Any]] = {}

    def send(self, frame: bytes) -> None:
        told = json.loads(frame)
        if told["t"] in {"ev", "skip"}:
            self.frames[told["v"]] = told


@pytest.fixture
async def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Node]:
    hasty = pace.Pace(window=60, turn=None, bots=(1, 2), grace=0, pause=1_000)
    monkeypatch.setattr(pace, "PACES", {"relaxed": hasty})
    monkeypatch.setattr("tischrunde.table.table.PACES", {"relaxed": hasty})
    for module in (bot_questions, worker):
        monkeypatch.setattr(module, "THOUGHT_MS", 1)
    settings = Settings(tmp_path, f"sqlite:///{tmp_path / 'store.db'}")
    async with running_node(settings) as node:
        yield node


async def played(node: Node, rules: str) -> tuple[list[Row], bytes, dict[int, dict[str, Any]], str]:
    """Return the log of a match against a bot at a server, what the person was sent, the record."""
    game = game_of(rules)
    assert game is not None
    guest, _ = await node.guests.come_in("Ida", "circle", program=False)
    body = rest.NewTable(game.id, rules, 2, bots=["easy"])
    opened = await answers(node)("open_table")(Request(guest, "", {}, {}, body))
    seat = rest.TakeSeat(code=opened.code)
    await answers(node)("take_seat")(Request(guest, "", {"table": opened.table}, {}, seat))
    live = await node.tables.get(opened.table)
    assert live is not None
    table, sink = live.table, Sink()
    await node.streams.subscribe(sink, live, guest.id, frames.Sub(table.id, code=opened.code))
    await submit(node.tables, live, 0, Start(), by=guest.id, key="start")
    while table.state == "playing":
        async with asyncio.timeout(TIMEOUT_S):
            match = match_of(table)
            key = f"k{table.version}"
            if table.pausing:
                await submit(node.tables, live, 0, Resume(), by=guest.id, key=key)
            elif 0 in match.waiting:
                bot = seat_bot(game.id, match.rules, "medium", table.moved)
                move = game.write_move(bot.choose(match.view(0), match.legal(0)))
                base = table.moved
                done = await submit(
                    node.tables, live, 0, Move(move), by=guest.id, key=key, base=base
                )
                if isinstance(done, Taken) and done.row is None:
                    await asyncio.sleep(0.02)  # it leaves no trace: the window goes on
            else:
                await asyncio.sleep(0.001)
    assert table.recording is not None
    rows = await node.tables.store.rows(table.id)
    return rows, table.secret, sink.frames, write_record(table.recording.record)


def said(row: Row) -> dict[str, Any]:
    """Return the frame that became a row."""
    if row.act == "move":
        return {"t": "play", "k": row.key, "base": row.version - 1, "move": row.body}
    return {"t": "do", "k": row.key, "do": row.act}


@pytest.mark.anyio
@pytest.mark.parametrize("rules", ["fx-schmid,target=500", "uno-carabiner,target=100"])
async def test_a_device_does_what_a_server_does(node: Node, rules: str) -> None:
    """Same commands, same rows, same frames, same bot, same record."""
    rows, secret, sent, record = await played(node, rules)
    dealt = next(at for at, row in enumerate(rows, 1) if row.act == "start")
    device = DeviceTable(secret, [row._asdict() for row in rows[:dealt]])
    device.show(0)
    for row in rows[dealt:]:
        plain_row = row._asdict()
        if row.seat == 0:
            assert device.judge(0, said(row), row.at) == {"row": plain_row}
        elif row.seat == 1:
            assert device.proceed(row.at) == plain_row
        else:
            due = device.due(row.at)
            assert due is not None
            assert due <= row.at
        frame = sent[row.version]
        frame.get("set", {}).pop("rematch", None)  # promised by a server alone
        assert device.apply(plain_row) == frame
    assert device.record() == record
