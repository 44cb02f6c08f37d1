"""A table at home: the same seed is the same match, however busy the machine is."""

import asyncio
from random import Random

import pytest

from tischrunde.core.record_reader import read_record
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.terminal.sessions.local import LocalSession
from tischrunde.terminal.sessions.new_match import fresh
from tischrunde.terminal.sessions.scene import OVER

WILD = "uno-carabiner,wild,target=60"


async def played(rules: str, *, pause: float = 0, person: bool = True, seed: bytes = b"a") -> str:
    """Return the record of a match against bots, the person playing by chance."""
    game = game_of(rules) or GAMES["uno"]
    levels = ["" if person else "easy", "easy", "medium", "easy"]
    terms = fresh(game, game.house.read(rules), ["Igel", "Wolf", "Uhu", "Aal"], levels, seed)
    session, chance = LocalSession(terms, pause), Random(1)
    async for scene in session.scenes():
        if scene.state == OVER:
            break
        if person and 0 in scene.waiting:
            await session.play(0, chance.choice(scene.views[0].round.legal))
    record = await session.record()
    await session.close()
    return record


@pytest.mark.parametrize("rules", ["uno-carabiner,target=60", WILD, "fx-schmid,target=300"])
def test_the_same_seed_is_the_same_match(rules: str) -> None:
    first = asyncio.run(played(rules))
    assert asyncio.run(played(rules)) == first
    assert asyncio.run(played(rules, seed=b"b")) != first


def test_how_long_bots_take_changes_nothing() -> None:
    assert asyncio.run(played(WILD, pause=0.001)) == asyncio.run(played(WILD))


def test_bots_jump_in_and_catch() -> None:
    record = read_record(asyncio.run(played(WILD, person=False, seed=b"c")))
    moves = [move for round_ in record.rounds for move in round_.moves]
    assert any(move.text.startswith("catch") for move in moves)
