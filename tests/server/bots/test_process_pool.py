"""Bots think in processes of their own, and answer by the question alone."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.bots.tables import SEATED, dealt, match_view
from tests.test_determinization import RULE_SETS
from tischrunde.bots.names import LEVELS
from tischrunde.engine.bot_answers import answer
from tischrunde.engine.bot_request import BotRequest
from tischrunde.games.catalogue import GAMES
from tischrunde.server.bots.pickled_request import read, write
from tischrunde.server.bots.process_pool import BotPool
from tischrunde.server.ports import Unavailable

ResultT = TypeVar("ResultT")

PATIENT_S = 600.0
"""Seconds a bot has here, for a process has to be started before it thinks."""
GONE_TIMEOUT_S = 60.0


def run(story: Coroutine[Any, Any, ResultT]) -> ResultT:
    return asyncio.run(story)


def questions(game: str, rule_set: str, players: int, level: str) -> Iterator[BotRequest]:
    """Yield what a bot is asked in the course of a round played by the first legal move."""
    rules = SEATED[game].rules(GAMES[game].house.read(rule_set), players)
    played = dealt(game, rules, 3)
    for _ in range(30):
        for seat in range(players):
            legal = tuple(played.legal(seat))
            if legal:
                yield BotRequest(
                    game,
                    rule_set,
                    rules.edition.revision,
                    players,
                    level,
                    seat,
                    match_view(played, seat),
                    legal,
                    out_of_turn=seat not in played.waiting,
                )
        if played.over:
            return
        seat = min(played.waiting)
        played.play(seat, played.legal(seat)[0])


def some_question(level: str = "medium", game: str = "rallye") -> BotRequest:
    edition = next(iter(GAMES[game].editions))
    return next(
        question
        for question in questions(game, edition, 2, level)
        if len(question.legal) > 1 and not question.out_of_turn
    )


class Poison:
    """Ends the process that looks at it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (1,)


def poisoned() -> BotRequest:
    return replace(some_question(), legal=(Poison(),))


def processes(parent: int) -> list[int]:
    """Return the processes that think for a parent."""
    found = subprocess.run(  # noqa: S603
        ["pgrep", "-P", str(parent), "-f", "spawn_main"],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    return [int(word) for word in found.stdout.split()]


@pytest.mark.parametrize("game", GAMES)
def test_a_question_comes_through_unchanged(game: str) -> None:
    asked = 0
    for rule_set in RULE_SETS[game]:
        players = GAMES[game].house.read(rule_set).player_counts[-1]
        for question in questions(game, rule_set, players, "easy"):
            assert read(write(question)) == question
            asked += 1
    assert asked > 100


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS[:4])
def test_the_answer_is_a_legal_move(game: str, level: str) -> None:
    for question in questions(game, next(iter(GAMES[game].editions)), 4, level):
        move = answer(question)
        assert move is not None or question.out_of_turn
        assert move is None or GAMES[game].read_move(move) in question.legal


def test_out_of_turn_a_bot_may_do_something_or_nothing() -> None:
    asked = [
        question
        for question in questions("uno", "uno-carabiner", 4, "strong")
        if question.out_of_turn
    ]
    assert any(answer(question) is not None for question in asked)
    assert all(answer(replace(question, level="random")) is None for question in asked)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS[:4])
def test_what_was_asked_before_does_not_matter(game: str, level: str) -> None:
    asked = [*questions(game, next(iter(GAMES[game].editions)), 3, level)]
    forwards = [answer(question) for question in asked]
    backwards = [answer(question) for question in reversed(asked)]
    assert forwards == backwards[::-1]


def test_the_seed_matters() -> None:
    question = some_question("random")
    assert len({answer(replace(question, seed=seed)) for seed in range(50)}) > 1


def test_processes_answer_as_one_would_oneself() -> None:
    async def story() -> None:
        pool = BotPool(2, PATIENT_S)
        asked = [*questions("uno", "uno-carabiner", 4, "medium")]
        expert = asyncio.create_task(pool.ask(some_question("expert")))
        answers = await asyncio.gather(*map(pool.ask, asked))
        assert await expert is not None
        assert answers == [answer(question) for question in asked]
        await pool.close()

    run(story())


def test_a_process_that_ends_not_by_an_interrupt_is_replaced_and_asked_again() -> None:
    async def story() -> None:
        pool = BotPool(1, PATIENT_S)
        question = some_question()
        assert await pool.ask(question) == answer(question)
        before = processes(os.getpid())
        assert before
        for process in before:
            os.kill(process, signal.SIGINT)
        assert await pool.ask(question) == answer(question)
        assert processes(os.getpid()) == before
        slow = asyncio.create_task(pool.ask(some_question("expert", "uno")))
        await asyncio.sleep(0.05)
        for process in before:
            os.kill(process, signal.SIGKILL)
        assert await slow is not None
        answers = await asyncio.gather(*[pool.ask(question) for _ in range(5)])
        assert answers == [answer(question)] * 5
        async with asyncio.timeout(GONE_TIMEOUT_S):
            while {*before} & {*processes(os.getpid())}:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.05)
        await pool.close()

    run(story())


def test_a_question_that_ends_two_processes_is_given_up_and_others_are_answered() -> None:
    async def story() -> None:
        pool = BotPool(1, PATIENT_S)
        with pytest.raises(Unavailable):
            await pool.ask(poisoned())
        assert await pool.ask(some_question()) == answer(some_question())
        await pool.close()

    run(story())


class Riddle:
    """Holds up the process that looks at it for ever."""

    def __reduce__(self) -> tuple[Any, ...]:
        return time.sleep, (3600,)


def test_a_bot_that_never_answers_is_given_up_and_others_are_answered() -> None:
    """And holds up nobody: the loop goes on while it thinks, or this would never end."""

    async def story() -> None:
        pool = BotPool(1, PATIENT_S)
        assert await pool.ask(some_question()) == answer(some_question())
        before = processes(os.getpid())
        pool._patience = 0.2  # noqa: SLF001 - to wait less
        riddle = asyncio.create_task(pool.ask(replace(some_question(), legal=(Riddle(),))))
        with pytest.raises(Unavailable):
            await riddle
        pool._patience = PATIENT_S  # noqa: SLF001
        assert await pool.ask(some_question()) == answer(some_question())
        async with asyncio.timeout(GONE_TIMEOUT_S):
            while len(left := processes(os.getpid())) > 1:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.05)
        assert not {*before} & {*left}
        await pool.close()

    run(story())


def test_a_bot_that_fails_says_so() -> None:
    async def story() -> None:
        pool = BotPool(1, PATIENT_S)
        with pytest.raises(KeyError):
            await pool.ask(replace(some_question(), level="no such level"))
        await pool.close()

    run(story())


NODE = """
import asyncio
from tests.server.bots.test_process_pool import PATIENT_S, some_question
from tischrunde.server.bots.pickled_request import read, write
from tischrunde.server.bots.process_pool import BotPool

async def main():
    pool = BotPool(2, PATIENT_S)
    await asyncio.gather(*[pool.ask(some_question()) for _ in range(4)])
    print("ready", flush=True)
    await asyncio.sleep(PATIENT_S)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_processes_end_with_their_node_however_it_ends(end: signal.Signals, tmp_path: Path) -> None:
    script = tmp_path / "node.py"
    script.write_text(NODE)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [*sys.path, "."]))}
    with subprocess.Popen(  # noqa: S603
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
    ) as node:
        assert node.stdout is not None
        assert node.stdout.readline() == b"ready\n"
        children = processes(node.pid)
        assert children
        node.send_signal(end)
        node.wait(GONE_TIMEOUT_S)
    until = time.monotonic() + GONE_TIMEOUT_S
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < until, "processes are left over"
        time.sleep(0.05)
