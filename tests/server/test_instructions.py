"""What `bench.instructions` counts is played as it is planned, and nothing but moves is counted."""

import asyncio
import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from bench.instructions.__main__ import TABLES, Move, cases, moves, stages
from bench.instructions.evening import STAGGERED_LAPS, TIMED, WARM, Case, Report, Stretch
from bench.instructions.plan import GAMES_PLAYED, Kind, tables
from bench.instructions.stages import STAGES
from bench.instructions.valgrind import Counted, counted
from bench.instructions.wire import Tally, Wire, framed
from bench.racers import ROOT
from tests import needs
from tests.requirements import POSTGRES

LAPS = 2
ALL = STAGGERED_LAPS + WARM + 3 * LAPS


@pytest.mark.parametrize(("game", "rules"), GAMES_PLAYED)
def test_a_plan_is_the_same_every_time(game: str, rules: str) -> None:
    made = tables(Kind(game, rules), 3, 10)
    assert made == tables(Kind(game, rules), 3, 10)
    assert len({table.id for table in made}) == 3
    for table in made:
        played = [turn for turn in table.turns if turn.seat is not None]
        closed = sum(turn.closes for turn in table.turns)
        assert table.version == len(table.rows) + len(played) + closed


def test_no_two_cases_share_a_table() -> None:
    made = [table.id for case in cases(1) for table in case.tables]
    assert len(made) == len({*made}) == 4 * TABLES


@pytest.mark.parametrize("size", [0, 5, 125, 126, 700])
def test_frames_are_as_a_client_sends_them(size: int) -> None:
    server = ServerProtocol()
    client = ClientProtocol(parse_uri("ws://localhost/ws"))
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    (request,) = server.events_received()
    server.send_response(server.accept(request))  # type: ignore[arg-type] # it is a request
    server.receive_data(framed(b"x" * size))
    (frame,) = server.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, bytes(frame.data)) == (Opcode.TEXT, b"x" * size)


def sent(*frames: Frame) -> bytes:
    return b"".join(frame.serialize(mask=False) for frame in frames)


@pytest.mark.anyio
async def test_a_wire_counts_frames_and_answers_pings() -> None:
    heard: list[bytes] = []

    class Protocol:
        def data_received(self, data: bytes) -> None:
            heard.append(data)

    tally = Tally()
    wire = Wire(tally)
    wire.protocol = Protocol()
    text = [Frame(Opcode.TEXT, b"x" * size) for size in (0, 125, 126, 70_000)]
    waiting = asyncio.ensure_future(tally.reaches(4))
    await asyncio.sleep(0)
    wire.write(sent(text[0], Frame(Opcode.PING, b"1234"), text[1]))
    assert not waiting.done()
    wire.write(sent(*text[2:]))
    await waiting
    assert tally.frames == 4
    assert heard == [framed(b"1234", 0x8A)]
    wire.close()
    assert wire.is_closing()


def test_a_move_is_what_both_stretches_took_for_each_of_theirs() -> None:
    stretches = [Stretch("uno, two nodes, short", 10, 20, 200)]
    stretches += [Stretch("uno, two nodes, long", 20, 40, 400)]
    counts = {"uno, two nodes, short": 110, "uno, two nodes, long": 210}
    found = moves(Counted(Report("", stretches), counts, None))
    assert found == {"uno, two nodes": Move(320 / 30, 10.0, 2.0, 20.0)}


def test_stages_make_up_the_whole() -> None:
    stretches = [Stretch("uno: judge", 10, 0, 0, 20), Stretch("uno: loop", 10, 0, 0, 20)]
    stretches += [Stretch("rallye: judge", 1, 0, 0, 9)]
    counts = {"uno: judge": 300, "uno: loop": 700, "rallye: judge": 5}
    found = stages(Counted(Report("", stretches), counts, None), "uno", 80.0)
    assert found == {"judge": 20.0, "loop": 60.0}


@pytest.fixture
def case() -> Case:
    """Two tables of UNO at two nodes."""
    return Case("uno, two nodes", 2, LAPS, tables(Kind("uno", "uno-carabiner"), 2, ALL))


def played(redis: str, case: Case, how: str) -> Counted:
    return counted(needs.service(POSTGRES), redis, ROOT / "src", [case], how)


def test_an_evening_is_played_to_its_end(redis: str, case: Case) -> None:
    done = played(redis, case, TIMED)
    (stretch,) = done.report.stretches
    assert stretch.moves == 3 * LAPS * len(case.tables)
    assert stretch.frames == 2 * stretch.moves
    assert Path(done.report.source) == ROOT / "src" / "tischrunde"
    profile: Any = done.profile
    assert any(name == "submit_at_once" for _, _, name in profile.stats)


@pytest.mark.skipif(not os.environ.get("LONG"), reason="large: only with LONG=1")
def test_nothing_but_moves_is_counted(redis: str, case: Case) -> None:
    needs.need("valgrind")
    needs.need("cc")
    (move,) = moves(played(redis, case, "")).values()
    assert 100_000 < move.instructions < 100_000_000
    assert move.more == pytest.approx(move.instructions, rel=0.5)  # some moves are dearer


def test_every_stage_is_of_the_source() -> None:
    """A function that is renamed would count for the loop."""
    for functions in STAGES.values():
        for function in functions:
            module, _, path = function.partition(":")
            place: Any = import_module(f"tischrunde.{module}")
            for name in path.split("."):
                place = getattr(place, name)
            assert callable(place)
