"""What was backed up can be restored, and nothing is overwritten."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from urllib.parse import unquote

import asyncpg
import pytest
import yaml

from tests.deploy.tools import DEPLOY
from tests.needs import program
from tests.server.store.databases import order, postgres_database

KEY = "5e" * 32
TISCHRUNDE = """#!/bin/sh
exec {python} -m tischrunde "$@"
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "bin").mkdir()
    command = tmp_path / "bin" / "tischrunde"
    command.write_text(TISCHRUNDE.format(python=sys.executable), "utf-8")
    command.chmod(0o755)
    return tmp_path


def script(
    name: str, folder: Path, home: Path, **settings: str
) -> "subprocess.CompletedProcess[str]":
    environment = {"HOME": str(home), "PATH": f"{home}/bin:{os.environ['PATH']}"}
    return subprocess.run(  # noqa: S603
        [DEPLOY / name, folder],
        env=environment | {f"TISCHRUNDE_{key}": value for key, value in settings.items()},
        capture_output=True,
        text=True,
        check=False,
    )


def backed_up(home: Path, **settings: str) -> Path:
    done = script("backup.sh", home / "backups", home, **settings)
    assert done.returncode == 0, done.stderr
    (folder,) = (home / "backups").iterdir()
    assert done.stdout == f"{folder}\n"
    assert all(file.stat().st_mode & 0o077 == 0 for file in (folder, *folder.iterdir()))
    return folder


def restored(folder: Path, home: Path, **settings: str) -> None:
    done = script("restore.sh", folder, home, **settings)
    assert done.returncode == 0, done.stderr


def data(home: Path, name: str = ".local/share/tischrunde") -> Path:
    """A folder with a database and a key, as a server leaves it."""
    folder = home / name
    folder.mkdir(parents=True)
    (folder / "key").write_text(KEY)
    with closing(sqlite3.connect(folder / "tischrunde.db")) as database:
        database.executescript("CREATE TABLE log (v INTEGER); INSERT INTO log VALUES (7);")
    return folder


def test_at_home_nothing_needs_to_be_said(home: Path) -> None:
    before = data(home)
    folder = backed_up(home)
    before.rename(home / "lost")
    restored(folder, home)
    assert (before / "key").read_text() == KEY
    assert logged(before / "tischrunde.db") == [7]


def test_nothing_is_overwritten(home: Path) -> None:
    before = data(home)
    folder = backed_up(home)
    done = script("restore.sh", folder, home)
    assert done.returncode == 1
    assert f"{before / 'tischrunde.db'} is there" in done.stderr
    (before / "tischrunde.db").unlink()
    (before / "key").write_text("00" * 32)
    done = script("restore.sh", folder, home)
    assert done.returncode == 1
    assert "another key" in done.stderr
    assert not (before / "tischrunde.db").exists()
    assert (before / "key").read_text() == "00" * 32


CRASH = """
import os, sqlite3, sys
database = sqlite3.connect(sys.argv[1])
database.execute("PRAGMA journal_mode = WAL")
database.executescript("INSERT INTO log VALUES (8); INSERT INTO log VALUES (9);")
os._exit(0)
"""


def test_nothing_is_restored_beside_what_a_crashed_database_left(home: Path) -> None:
    """What was not yet in the file would be written into the restored one, and destroy it."""
    before = data(home)
    folder = backed_up(home)
    subprocess.run([sys.executable, "-c", CRASH, before / "tischrunde.db"], check=True)  # noqa: S603
    left = ("tischrunde.db", "tischrunde.db-wal", "tischrunde.db-shm")
    assert all((before / name).exists() for name in left)
    for name in left:
        done = script("restore.sh", folder, home)
        assert done.returncode == 1
        assert f"{before / name} is there" in done.stderr
        (before / name).rename(home / name)
    restored(folder, home)
    assert logged(before / "tischrunde.db") == [7]
    assert sorted(file.name for file in before.iterdir()) == ["key", "tischrunde.db"]


def test_what_a_server_makes_meanwhile_is_not_overwritten(home: Path) -> None:
    before = data(home)
    folder = backed_up(home)
    before.rename(home / "lost")
    command = home / "bin" / "tischrunde"
    busy = command.read_text("utf-8").replace("exec", f"echo busy > {before}/tischrunde.db; exec")
    command.write_text(busy, "utf-8")
    done = script("restore.sh", folder, home)
    assert done.returncode == 1
    assert "stop the server" in done.stderr
    assert [file.name for file in before.iterdir()] == ["tischrunde.db"]
    assert (before / "tischrunde.db").read_text() == "busy\n"


def logged(file: Path) -> list[int]:
    with closing(sqlite3.connect(file)) as database:
        return [version for (version,) in database.execute("SELECT v FROM log")]


@pytest.mark.parametrize("damage", ["overwritten", "cut off", "empty", "no database"])
def test_a_backup_that_is_damaged_is_not_restored(home: Path, damage: str) -> None:
    before = data(home)
    with closing(sqlite3.connect(before / "tischrunde.db")) as database, database:
        database.executemany("INSERT INTO log VALUES (?)", [(v,) for v in range(5000)])
    folder = backed_up(home)
    before.rename(home / "lost")
    copy = folder / "tischrunde.db"
    content = copy.read_bytes()
    half = len(content) // 2
    copy.write_bytes(
        {
            "overwritten": content[:half] + b"\xff" * 4096 + content[half + 4096 :],
            "cut off": content[:half],
            "empty": b"",
            "no database": b"x" * len(content),
        }[damage]
    )
    done = script("restore.sh", folder, home)
    assert done.returncode == 1
    assert "nothing is restored" in done.stderr
    assert [*before.glob("*")] == []


@pytest.mark.skipif(os.getuid() != 0, reason="only root restores for others")
def test_what_root_restores_belongs_to_the_service(home: Path) -> None:
    """Whose folder is private to it, with a link to it that belongs to root."""
    before = data(home, "service")
    folder = backed_up(home, DATA=str(before))
    before.rename(home / "lost")
    private = home / "private"
    private.mkdir(0o700)
    os.chown(private, 65534, 65534)
    before.symlink_to(private)
    restored(folder, home, DATA=str(before))
    for file in private.iterdir():
        assert (file.stat().st_uid, file.stat().st_gid) == (65534, 65534)
        assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in before.iterdir()) == ["key", "tischrunde.db"]


def test_a_backup_that_fails_has_no_name_of_its_own(home: Path) -> None:
    (data(home) / "key").unlink()
    assert script("backup.sh", home / "backups", home).returncode != 0
    assert [folder.suffix for folder in (home / "backups").iterdir()] == [".unfinished"]
    assert script("restore.sh", next((home / "backups").iterdir()), home).returncode == 1


@pytest.mark.parametrize("name", ["backup.sh", "restore.sh"])
def test_other_databases_are_refused(home: Path, name: str) -> None:
    folder = data(home)
    done = script(name, folder, home, DATABASE="mysql://localhost/x")
    assert done.returncode != 0
    assert "neither SQLite nor PostgreSQL" in done.stderr


@pytest.fixture
def databases() -> Iterator[tuple[str, str]]:
    program("pg_dump")
    with postgres_database() as one, postgres_database() as other:
        yield one, other


def test_postgresql_comes_back_whole(home: Path, databases: tuple[str, str]) -> None:
    one, other = databases
    key = data(home, "public") / "key"
    asyncio.run(order(one, "CREATE TABLE log (v int primary key)", "INSERT INTO log VALUES (7)"))
    folder = backed_up(home, DATABASE=one, KEY_FILE=str(key))
    assert sorted(file.name for file in folder.iterdir()) == ["key", "tischrunde.dump"]
    restored(folder, home, DATABASE=other, KEY_FILE=str(home / "key"))
    assert asyncio.run(_versions(other)) == [7]
    assert (home / "key").read_text() == KEY
    again = script("restore.sh", folder, home, DATABASE=other, KEY_FILE=str(home / "key"))
    assert again.returncode != 0
    assert asyncio.run(_versions(other)) == [7]


def test_further_databases_come_back_each_from_its_own_copy(home: Path) -> None:
    program("pg_dump")
    key = data(home, "public") / "key"
    with ExitStack() as stack:
        urls = [stack.enter_context(postgres_database()) for _ in range(6)]
        for number, url in enumerate(urls[:3]):
            made = f"CREATE TABLE log AS SELECT {number} AS v"
            asyncio.run(order(url, made))
        one, left, right, other, other_left, other_right = urls
        further = f"left={left} right={right}"
        folder = backed_up(home, DATABASE=one, FURTHER_DATABASES=further, KEY_FILE=str(key))
        dumps = {"left.dump", "right.dump", "tischrunde.dump"}
        assert {file.name for file in folder.iterdir()} == {"key", *dumps}
        further = f"left={other_left} right={other_right}"
        restored(folder, home, DATABASE=other, FURTHER_DATABASES=further, KEY_FILE=str(key))
        assert [asyncio.run(_versions(url)) for url in urls[3:]] == [[0], [1], [2]]


async def _versions(url: str) -> list[int]:
    connection = await asyncpg.connect(url)
    try:
        return [row["v"] for row in await connection.fetch("SELECT v FROM log")]
    finally:
        await connection.close()


SPY = """#!/bin/sh
printf '%s\\n' "$0 $*" "$PGPASSWORD" >> {home}/seen
for word; do case $word in --file=*) touch "${{word#--file=}}" ;; esac; done
"""


@pytest.mark.parametrize("said", ["geheim", "ge%40h%3Aei%25m%2f%c3%bc"])
def test_nobody_reads_the_password_of_a_database_from_how_a_program_is_called(
    home: Path, said: str
) -> None:
    for name in ("pg_dump", "pg_restore"):
        spy = home / "bin" / name
        spy.write_text(SPY.format(home=home), "utf-8")
        spy.chmod(0o755)
    url = f"postgresql://igel:{said}@db.example:5433/tisch?sslmode=require"
    key = data(home, "public") / "key"
    folder = backed_up(home, DATABASE=url, KEY_FILE=str(key))
    restored(folder, home, DATABASE=url, KEY_FILE=str(key))
    seen = (home / "seen").read_text("utf-8").splitlines()
    called, told = seen[::2], seen[1::2]
    assert len(called) == 3
    assert {told[0], told[2]} == {unquote(said)}
    assert not [line for line in called if said in line]
    address = "postgresql://igel@db.example:5433/tisch?sslmode=require"
    assert [address in line for line in called] == [True, False, True]


def test_a_damaged_dump_is_not_restored(home: Path, databases: tuple[str, str]) -> None:
    one, other = databases
    key = data(home, "public") / "key"
    asyncio.run(order(one, "CREATE TABLE log (v int primary key)", "INSERT INTO log VALUES (7)"))
    folder = backed_up(home, DATABASE=one, KEY_FILE=str(key))
    dump = folder / "tischrunde.dump"
    dump.write_bytes(dump.read_bytes()[:100])
    done = script("restore.sh", folder, home, DATABASE=other, KEY_FILE=str(key))
    assert done.returncode == 1
    assert "damaged" in done.stderr


def test_a_key_that_was_changed_since_is_as_good(home: Path) -> None:
    before = data(home)
    folder = backed_up(home)
    (before / "tischrunde.db").unlink()
    (before / "key").write_text("\n".join(["5f" * 32, KEY, ""]))
    restored(folder, home)
    assert logged(before / "tischrunde.db") == [7]
    assert (before / "key").read_text().split() == ["5f" * 32, KEY]


@pytest.fixture
def everybodys() -> Iterator[Path]:
    """A folder that others may enter too."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_the_services_of_the_composition_back_up_and_restore(
    everybodys: Path, databases: tuple[str, str]
) -> None:
    """By what the composition calls, as whom it does, without `tischrunde`."""
    one, other = databases
    asyncio.run(order(one, "CREATE TABLE log (v int primary key)", "INSERT INTO log VALUES (7)"))
    key, folder = everybodys / "key", everybodys / "backups"
    key.write_text(KEY)
    key.chmod(0o400)
    folder.mkdir()
    places = {"/backups": str(folder), "/run/secrets/key": str(key)}
    for name in ("backup.sh", "restore.sh"):
        places[f"/usr/local/bin/{name}"] = str(shutil.copy(DEPLOY / name, everybodys / name))
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    user = services["backup"]["user"]
    is_root = os.getuid() == 0
    if is_root:
        os.chown(key, int(user), int(user))
        os.chown(folder, int(user), int(user))

    def run(name: str, database: str, *more: str) -> str:
        service = services[name]
        assert service["user"] == user
        ids = ["setpriv", f"--reuid={user}", "--clear-groups", "--bounding-set=-all"]
        wanted = [*service["entrypoint"], *more]
        environment = {
            "PATH": "/usr/bin:/bin",
            "HOME": "/",
            "TISCHRUNDE_DATABASE": database,
            "TISCHRUNDE_KEY_FILE": places[service["environment"]["TISCHRUNDE_KEY_FILE"]],
        }
        assert service["environment"].keys() <= environment.keys()
        done = subprocess.run(  # noqa: S603
            [*(ids if is_root else ()), *(places.get(word, word) for word in wanted)],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    made = run("backup", one)
    assert Path(made).parent == folder
    run("restore", other, made)
    assert asyncio.run(_versions(other)) == [7]
