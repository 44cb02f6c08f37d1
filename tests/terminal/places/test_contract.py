"""At home or at a server: it is played the same way."""

import asyncio
from contextlib import aclosing
from typing import Any, get_args

import pytest

from tests.client.node import run
from tests.terminal.places.settings import BOT, NAME, Setting, played, until
from tischrunde.core.record_reader import read_record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.replay import frames
from tischrunde.games.verify import verify
from tischrunde.terminal.places.place import Denied, Place
from tischrunde.terminal.places.scene import OVER, PLAYING, Scene

GAME = pytest.mark.parametrize("game", sorted(GAMES))


def of_the_game(scenes: list[Scene]) -> list[Any]:
    kinds = get_args(GAMES[scenes[0].game].events)
    return [event for scene in scenes for event in scene.events if isinstance(event, kinds)]


async def on_turn(place: Place) -> int:
    (seat,) = place.mine
    await until(place, lambda scene: scene.waiting == {seat})
    return seat


@GAME
def test_the_first_scene_shows_who_sits_there_and_the_own_cards(
    setting: Setting, game: str
) -> None:
    async def test() -> None:
        async with setting.place(game) as place:
            scene = place.scene
            (seat,) = place.mine
            assert (scene.game, scene.state, scene.connected) == (game, PLAYING, True)
            assert scene.names[seat] == NAME
            assert [chair.level for chair in scene.chairs if chair][1 - seat] == BOT
            assert list(scene.views) == [seat]
            assert scene.views[seat].round.hand
            async with aclosing(place.scenes()) as scenes:  # type: ignore[type-var]
                assert (await anext(scenes)).views == scene.views

    run(test())


@GAME
def test_a_match_is_played_to_its_end_and_told_as_its_record_tells_it(
    setting: Setting, game: str
) -> None:
    async def test() -> None:
        async with setting.place(game) as place:
            scenes = await played(place)
            assert scenes[-1].state == OVER
            assert scenes[-1].waiting == frozenset()
            text = await place.record()
            assert verify(text.encode()).verified
            record = read_record(text)
            assert record.names == scenes[-1].names
            told = of_the_game(scenes)
            replayed = [event for frame in frames(record) for event in frame.events]
            # At a server a bot that begins may have begun before one looked.
            missed = 0 if setting.house is None else len(replayed) - len(told)
            assert told == replayed[missed:]
            assert missed < len(told)

    run(test())


def refused_by_the_rules(scene: Scene, seat: int) -> Any:
    """Return a move of an own card that cannot be played now; None if all can."""
    seen = scene.views[seat].round
    moves = [move for blocked in seen.blocked.values() for move, _ in blocked]
    return next((move for move in moves if move not in {None, *seen.legal}), None)


@GAME
def test_what_the_rules_refuse_is_denied_with_the_reason_and_changes_nothing(
    setting: Setting, game: str
) -> None:
    async def test() -> None:
        async with setting.place(game) as place:
            seat = await on_turn(place)
            while (other := refused_by_the_rules(place.scene, seat)) is None:
                await place.play(seat, place.scene.views[seat].round.legal[0])
                await on_turn(place)
            before = place.scene
            with pytest.raises(Denied) as no:
                await place.play(seat, other)
            assert no.value.code == "refused"
            assert no.value.refusal is not None
            assert no.value.refusal.clause
            assert place.scene == before

    run(test())


def test_nobody_plays_at_the_seat_of_another(setting: Setting) -> None:
    async def test() -> None:
        async with setting.place("rallye") as place:
            seat = await on_turn(place)
            with pytest.raises(Denied, match="not-your-seat"):
                await place.play(1 - seat, place.scene.views[seat].round.legal[0])

    run(test())


def test_after_a_move_the_scene_shows_it(setting: Setting) -> None:
    async def test() -> None:
        async with setting.place("rallye") as place:
            seat = await on_turn(place)
            discard = place.scene.views[seat].round.legal[-1]
            async with aclosing(place.scenes()) as scenes:  # type: ignore[type-var]
                await anext(scenes)
                await place.play(seat, discard)
                scene = await anext(scenes)
            assert any(getattr(event, "seat", None) == seat for event in scene.events)
            assert seat not in scene.waiting

    run(test())


def test_what_is_not_now_is_denied(setting: Setting) -> None:
    async def test() -> None:
        async with setting.place("rallye") as place:
            for deed, code in (
                (place.start, "already-started"),
                (place.take_back, "nobody-stands-in"),
                (place.again, "not-over"),
            ):
                with pytest.raises(Denied, match=code):
                    await deed()

    run(test())


def test_the_same_can_be_played_again_with_other_cards(setting: Setting) -> None:
    async def test() -> None:
        async with setting.place("uno") as place:
            last = (await played(place))[-1]
            before = read_record(await place.record())
            another = await place.again()
            try:
                assert another.scene.state == PLAYING
                assert (another.scene.names, another.mine) == (last.names, place.mine)
                assert (await played(another))[-1].state == OVER
                assert read_record(await another.record()).chance != before.chance
            finally:
                await another.close()

    run(test())


def test_a_record_can_be_had_at_any_time(setting: Setting) -> None:
    async def test() -> None:
        async with setting.place("uno") as place:
            await on_turn(place)
            record = read_record(await place.record())
            assert record.game == "uno"
            assert record.result is None

    run(test())


def test_when_a_place_is_closed_its_scenes_end(setting: Setting) -> None:
    async def test() -> None:
        async with setting.place("uno") as place:
            looking = asyncio.create_task(all_scenes(place))
            await asyncio.sleep(0)
            await place.close()
            assert await looking

    run(test())


async def all_scenes(place: Place) -> list[Scene]:
    return [scene async for scene in place.scenes()]
