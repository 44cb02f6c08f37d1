"""A copy of a family's store is a store."""

import asyncio
from pathlib import Path

import pytest

from tests.server.store.samples import NOON, guest, notice, row, sit
from tischrunde.server.ports import Sitting
from tischrunde.server.store.backup import backup
from tischrunde.server.store.factory import open_store

pytestmark = pytest.mark.anyio


async def test_a_copy_made_while_playing_is_whole(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/store.db", tmp_path / "copy.db"
    store = await open_store(url)
    await store.welcome(guest(), b"paw")
    await store.post(notice())
    await sit(store, Sitting("badger", "burrow", 1))
    rows = [row(version) for version in range(1, 400)]
    for each in rows[:50]:
        await store.append(each, check_at=NOON)

    async def play() -> None:
        for each in rows[50:]:
            await store.append(each)

    playing = asyncio.create_task(play())
    copy.write_text("an older copy")
    await asyncio.to_thread(backup, url, copy)
    await playing
    await store.close()

    restored = await open_store(f"sqlite:///{copy}")
    kept = await restored.rows("burrow")
    assert len(kept) >= 50
    assert kept == rows[: len(kept)]
    assert await restored.guest(b"paw") == guest()
    assert await restored.notice("burrow") == notice()
    assert await restored.sittings("badger") == [Sitting("badger", "burrow", 1)]
    assert await restored.overdue(NOON, 10) == ["burrow"]
    assert await restored.append(row(len(kept) + 1))
    await restored.close()
    assert not (tmp_path / "copy.db.unfinished").exists()


def test_there_is_nothing_to_copy_where_nothing_is(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="pg_dump"):
        backup("postgresql://127.0.0.1/nowhere", tmp_path / "copy.db")
    with pytest.raises(ValueError, match="sqlite:///path"):
        backup("mysql://127.0.0.1/nowhere", tmp_path / "copy.db")
    with pytest.raises(FileNotFoundError):
        backup(f"sqlite:///{tmp_path}/nowhere.db", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


async def test_nobody_else_reads_a_store_or_its_copy(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.touch(0o644)
    path.chmod(0o644)
    store = await open_store(f"sqlite:///{path}")
    await store.append(row(1))
    await asyncio.to_thread(backup, f"sqlite:///{path}", tmp_path / "copy.db")
    modes = await asyncio.to_thread(
        lambda: {each.name: oct(each.stat().st_mode & 0o777) for each in tmp_path.iterdir()}
    )
    await store.close()
    assert modes.keys() == {"store.db", "store.db-wal", "store.db-shm", "copy.db"}
    assert set(modes.values()) == {"0o600"}
