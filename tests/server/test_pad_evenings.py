"""Telephones write on line and off, are lost, and nodes are killed: no entry is lost, all converge.

Every quarrel is shown, and what happened is in the trail. `tests/server/pad_witness.py` says what
was written, and follows from it by what the writers could see, not by what events say.
"""

import asyncio
import gc
import os
import random
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from tests.client.node import run
from tests.server.pad_evening import TIMEOUT_S, Evening
from tests.server.pad_houses import Indoors, MortalNodes, mortal_nodes
from tests.server.store.databases import postgres_database
from tischrunde.client.pads import SharedPad
from tischrunde.engine import pads as engine
from tischrunde.pad.fold import folded
from tischrunde.protocol import pads
from tischrunde.server.ports import Store
from tischrunde.server.store.factory import open_store

EVENINGS: Final = int(os.environ.get("PAD_EVENINGS", "4"))
"""Evenings at the nodes of each kind; `.ci/long` asks for many more."""

AT_ONCE: Final = 20
"""Maximum number of evenings that share nodes, and the kills of them."""

LOTS: Final = [
    range(first, min(first + AT_ONCE, EVENINGS)) for first in range(0, EVENINGS, AT_ONCE)
]
"""Evenings by their seeds; every lot is a test of its own: none may take a quarter of an hour."""

PARTS: Final = 2
DEEDS: Final = 12
"""Of an evening in each of its parts; after each, all nodes run."""

PAUSE_S: Final = 0.15


lines_cut_short = pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning")
"""A line that is given up in the very moment in which it is made is left to the garbage collector
by anyio, which makes it."""


@lines_cut_short
@pytest.mark.parametrize("seeds", LOTS, ids=str)
def test_nothing_is_lost_when_a_family_s_node_is_killed(tmp_path: Path, seeds: range) -> None:
    run(evenings_at(tmp_path, seeds, 1), TIMEOUT_S + 60 * len(seeds))


@lines_cut_short
@pytest.mark.parametrize("seeds", LOTS, ids=str)
def test_nothing_is_lost_when_nodes_for_everybody_are_killed(
    tmp_path: Path, redis: str, seeds: range
) -> None:
    with postgres_database() as url:
        prefix = secrets.token_hex(4)
        flags = ("--database", url, "--redis", redis, "--redis-prefix", prefix)
        key = ("--key-file", str(tmp_path / "key"))
        run(evenings_at(tmp_path, seeds, 2, *flags, *key), TIMEOUT_S + 60 * len(seeds))


async def evenings_at(folder: Path, seeds: Sequence[int], nodes: int, *flags: str) -> None:
    """Have evenings at once, with a kill in every part."""
    async with mortal_nodes(folder, nodes, *flags) as house:
        draw = random.Random(seeds[0])
        evenings = [Evening(house, seed) for seed in seeds]
        try:
            await have_together(house, nodes, evenings, draw)
        finally:
            await asyncio.gather(*(each.leave() for each in evenings), return_exceptions=True)
            await house.hang_up()
        assert house.kills >= PARTS
    gc.collect()  # here, and not in whatever test comes next


async def have_together(
    house: MortalNodes, nodes: int, evenings: Sequence[Evening], draw: random.Random
) -> None:
    await asyncio.gather(*(each.begin() for each in evenings))
    for _ in range(PARTS):
        house.begin(plan(draw, nodes, DEEDS * len(evenings)))
        await asyncio.gather(*(each.go_on(DEEDS, PAUSE_S) for each in evenings))
        house.finish_plan()
        await house.ready()
        await asyncio.gather(*(each.audit() for each in evenings))
    await asyncio.gather(*(each.end() for each in evenings))
    await asyncio.gather(*(each.audit() for each in evenings))


def plan(draw: random.Random, nodes: int, deeds: int) -> dict[int, list[tuple[str, int]]]:
    """Return at which deed which nodes are killed, and at which they are started again."""
    victims = draw.choice([[0], [nodes - 1], [*range(nodes)]])
    killed = draw.randrange(1, deeds // 2)
    back = draw.randrange(killed + 1, deeds)
    return {
        killed: [("kill", node) for node in victims],
        back: [("start", node) for node in victims],
    }


# The same evenings, indoors: whatever is done wrong there is found.


class Forgetful(Indoors):
    """A server that says it keeps events, and forgets every fifth."""

    async def write_pad(
        self, pad: str, code: str, written: Sequence[pads.PadEvent]
    ) -> pads.PadTaken:
        return await super().write_pad(pad, code, [each for each in written if some(each.id)])


class Hurried(Indoors):
    """A server that passes over a page when there are several."""

    async def read_pad(self, pad: str, code: str, since: int = 0, wait: int = 0) -> pads.PadNews:
        news = await super().read_pad(pad, code, since, wait)
        return await super().read_pad(pad, code, news.last) if news.more else news


def some(name: str) -> bool:
    """Return whether an event is not one of every fifth."""
    return int(name, 16) % 5 != 0


def drop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let telephones forget to send every fifth event."""
    write = SharedPad.write

    def written(self: SharedPad, events: Sequence[pads.PadEvent]) -> None:
        write(self, events)
        for each in events:
            if not some(each.id):
                self._waiting.pop(each.id, None)

    monkeypatch.setattr(SharedPad, "write", written)


def start_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let telephones that are switched on believe that the server has all they have."""
    begin = SharedPad.__init__

    def begun(self: SharedPad, *arguments: Any) -> None:
        begin(self, *arguments)
        self._waiting.clear()

    async def compared(self: SharedPad) -> None:
        self._together = True

    monkeypatch.setattr(SharedPad, "__init__", begun)
    monkeypatch.setattr(SharedPad, "_compare", compared)


def hide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every pad show one quarrel less than there are."""
    show(monkeypatch, lambda pad: replace(pad, quarrels=dict([*pad.quarrels.items()][1:])))


def last_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clocks decide quarrels."""
    show(monkeypatch, lambda pad: replace(pad, quarrels={}))


def shorten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let trails lack their first entry."""
    show(monkeypatch, lambda pad: replace(pad, trail=(pad.trail[0], *pad.trail[2:])))


def show(monkeypatch: pytest.MonkeyPatch, shown: Any) -> None:
    monkeypatch.setattr(engine, "folded", lambda events: shown(folded(events)))


def nothing(_: pytest.MonkeyPatch) -> None:
    """Let all be as it is."""


async def indoors(store: Store, kind: type[Indoors]) -> None:
    for seed in range(12):
        evening = Evening(house := kind(store), seed)
        try:
            await evening.begin()
            for _ in range(PARTS):
                await evening.go_on(DEEDS, 0.01)
            while house.away:
                await house.deed()
            await evening.audit()
            await evening.end()
            await evening.audit()
        finally:
            await evening.leave()


async def at_home(folder: Path, kind: type[Indoors]) -> None:
    store = await open_store(f"sqlite:///{folder / 'store.db'}")
    try:
        await indoors(store, kind)
    finally:
        await store.close()


@pytest.fixture
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("shared_pads", "api.pads"):
        monkeypatch.setattr(f"tischrunde.server.{module}.PAGE_EVENTS", 3)


@pytest.mark.usefixtures("small_pages")
def test_evenings_indoors_are_sound(tmp_path: Path) -> None:
    run(at_home(tmp_path, Indoors))


@pytest.mark.usefixtures("small_pages")
@pytest.mark.parametrize(
    ("kind", "fault", "found"),
    [
        (Forgetful, nothing, "the server lost"),
        (Hurried, nothing, "the server lost|a telephone lost"),
        (Indoors, drop, "a telephone lost"),
        (Indoors, start_anew, "a telephone lost"),
        (Indoors, hide, "other quarrels are shown"),
        (Indoors, last_wins, "other quarrels are shown"),
        (Indoors, shorten, "the trail is not all"),
    ],
)
def test_what_is_done_wrong_is_found(
    kind: type[Indoors], fault: Any, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError, match=found):
        run(at_home(tmp_path, kind))
