"""What every released version stored is read, folded, replayed and verified as it was then."""

import asyncio
from functools import cache
from pathlib import Path

import pytest

from tests.frozen.pad_samples import PadSample
from tests.frozen.samples import Sample
from tests.frozen.test_frozen import left_of
from tests.releases import database, device, make, matches, pads, stored
from tests.releases.stored import HERE, Plain, versions
from tests.server.store.databases import order, postgres_database
from tischrunde.games.catalogue import GAMES
from tischrunde.server.ports import Store
from tischrunde.server.store.factory import open_store

SERVICES = ("sqlite", "postgres")
read = cache(stored.read)
every_version = pytest.mark.parametrize("version", versions())


def names(part: str) -> list[tuple[str, str]]:
    return [(version, name) for version in versions() for name in read(HERE / version, part)]


def are_alike(now: Plain, then: Plain) -> None:
    """See that all that was told then is told now; more may have come."""
    assert left_of(then, now) == then


# ── logs, records and pads ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("version", "name"), names(stored.MATCHES))
def test_a_match_is_folded_replayed_and_verified_alike(version: str, name: str) -> None:
    kept = read(HERE / version, stored.MATCHES)[name]
    are_alike(matches.told(Sample(**kept["match"])), kept["outcomes"])


@pytest.mark.parametrize(("version", "name"), names(stored.PADS))
def test_a_pad_is_read_shown_and_verified_alike(version: str, name: str) -> None:
    kept = read(HERE / version, stored.PADS)[name]
    are_alike(pads.told(PadSample(**kept["pad"])), kept["outcomes"])


@every_version
def test_what_a_device_keeps_is_shown_alike(version: str) -> None:
    """That the page opens it is shown by web/src/device/releases.test.ts."""
    kept = read(HERE / version, stored.DEVICE)
    contents = {name: store["values"] for name, store in kept["database"]["stores"].items()}
    are_alike(device.told(contents), kept["outcomes"])


# ── databases ─────────────────────────────────────────────────────────────────────────────────


@every_version
@pytest.mark.parametrize("service", SERVICES)
def test_a_database_says_the_same_and_is_played_on(
    service: str, version: str, tmp_path: Path
) -> None:
    folder = HERE / version
    if service == "sqlite":
        database.restore_sqlite(tmp_path / "old.db", stored.read_text(folder, stored.SQLITE))
        asyncio.run(is_alike(f"sqlite:///{tmp_path / 'old.db'}", folder))
        return
    with postgres_database() as url:
        asyncio.run(order(url, stored.read_text(folder, stored.POSTGRES)))
        asyncio.run(is_alike(url, folder))


async def is_alike(url: str, folder: Path) -> None:
    store = await open_store(url)
    try:
        are_alike(await database.said(store), read(folder, stored.DATABASE))
        await is_played_on(store, folder)
    finally:
        await store.close()


async def is_played_on(store: Store, folder: Path) -> None:
    before = await store.rows(database.PLAYING)
    row = database.next_row(await database.fold(store, database.PLAYING))
    assert await store.append(row, after=before[-1])
    assert (await database.fold(store, database.PLAYING)).version == len(before) + 1
    pad = next(iter(read(folder, stored.DATABASE)["pads"].values()))["pad"]["id"]
    assert await store.write_on_pad(pad, {"0" * 20: "{}"}, 5_000, 0)
    assert await store.ready()


# ── there is enough of it, and it stays as it is ──────────────────────────────────────────────


@every_version
def test_there_is_something_of_everything(version: str) -> None:
    folder = HERE / version
    parts = {path.name for path in folder.iterdir()}
    every = (stored.MATCHES, stored.PADS, stored.DEVICE, stored.DATABASE)
    assert parts == {f"{part}.gz" for part in (*every, stored.SQLITE, stored.POSTGRES)}
    assert sum(path.stat().st_size for path in folder.iterdir()) <= make.MAX_BYTES
    played = read(folder, stored.MATCHES).values()
    assert all(each["outcomes"]["verified"] for each in played)
    tables = read(folder, stored.DATABASE)["tables"].values()
    assert {each["outcome"]["state"] for each in tables} == {"open", "playing", "over"}
    stores = read(folder, stored.DEVICE)["database"]["stores"]
    assert all(store["values"] for store in stores.values())


def test_a_version_that_is_to_be_released_has_stored_every_edition() -> None:
    """One under way may be without; if it is there, nothing is left out that came since."""
    assert versions()
    if make.is_under_way() and make.version() not in versions():
        return
    played = read(HERE / make.version(), stored.MATCHES)
    every = {edition for game in GAMES.values() for edition in game.editions}
    assert {name.partition("@")[0] for name in played} == every, "just freeze-release --again"


def test_what_is_there_is_not_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder := tmp_path / "1.2.3").mkdir()
    with pytest.raises(make.Refused, match="--again"):
        make.make(folder, again=False)
    monkeypatch.setattr(make, "is_released", lambda _: True)
    for again in (False, True):
        with pytest.raises(make.Refused, match="is released"):
            make.make(folder, again=again)
    assert not [*folder.iterdir()]


def test_whoever_makes_it_again_gets_all_or_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(folder: Path) -> None:
        folder.mkdir()
        stored.write_text(folder, stored.SQLITE, "")

    def fail(folder: Path) -> None:
        write(folder)
        raise OSError("no room")

    folder = tmp_path / "1.2.3"
    monkeypatch.setattr(make, "write", fail)
    with pytest.raises(OSError, match="no room"):
        make.make(folder, again=False)
    assert not [*tmp_path.iterdir()]
    monkeypatch.setattr(make, "write", write)
    make.make(folder, again=False)
    made = [*folder.iterdir()]
    make.make(folder, again=True)
    assert [*folder.iterdir()] == made
    assert [*tmp_path.iterdir()] == [folder]
