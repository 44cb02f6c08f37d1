"""Tries an image that was built: its health, its page, and a match of each game across a restart.

``python -m tests.deploy.trial ROOT CONFIG`` is told where the files of the image are and what
``buildah inspect`` says of it. It is run as ``compose.yaml`` has it run: as nobody in particular,
without rights, and where nothing can be written but the volume and ``/tmp``. Needs root, and a
network of its own, for the port is the image's.
"""

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urljoin
from urllib.request import urlopen

from tests.deploy.tools import DEPLOY
from tests.requirements import ROOT
from tests.server.running_server import HEARD_TIMEOUT_S, READY_TIMEOUT_S
from tischrunde.client import Client, LiveTable, play_match
from tischrunde.games.verify import verify_record

URL: Final = "http://127.0.0.1:8000"
USER: Final = 10001
"""Who owns keys and backups: compose.yaml and docs/operations.md say so too."""
RULES: Final = {"rallye": "fx-schmid,target=300", "uno": "uno-carabiner,target=60"}
HELD_MOVES: Final = 5
"""Moves of each player before the restart; no match of these is over so soon."""

_ENTER: Final = """
set -eu
root=$1 volume=$2 at=$3
shift 3
mount --bind "$root" "$root"
mount --bind "$volume" "$root$at"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/dev/shm"
mount -t proc proc "$root/proc"
mount -o remount,bind,ro "$root"
exec chroot "$root" "$@"
"""

_WRITE: Final = """
import os, sys
for place in sys.argv[1:]:
    try:
        open(os.path.join(place, "written"), "w").close()
    except OSError:
        continue
    os.remove(os.path.join(place, "written"))
    print(place)
"""

_WHERE_FROM: Final = """
import importlib, sys
for name in sys.argv[1:]:
    print(importlib.import_module(name).__file__)
"""

_FIRST: Final = """
trap '' TERM
"$@"
exit $?
"""
"""What stands in for the first process, which the composition has beside the server (``init``)."""


class Image:
    """The files of an image, and what it says of itself."""

    def __init__(self, root: Path, config: Path) -> None:
        self.root = root
        self._config: dict[str, Any] = json.loads(config.read_text("utf-8"))["Docker"]["config"]

    @property
    def command(self) -> list[str]:
        """What it runs."""
        return [*self._config["Entrypoint"], *self._config["Cmd"]]

    @property
    def health_check(self) -> list[str]:
        """What tells its health."""
        command: list[str]
        kind, *command = self._config["Healthcheck"]["Test"]
        assert kind == "CMD", f"a health check of the kind {kind}"
        return command

    @property
    def volume(self) -> str:
        """What outlives it."""
        (volume,) = self._config["Volumes"]
        return str(volume)

    @property
    def port(self) -> str:
        """Where it is reached."""
        (port,) = self._config["ExposedPorts"]
        return str(port)

    def alone(self, *command: str) -> list[str]:
        """Return a command as its user has it, without any rights."""
        user = self._config["User"]
        assert user.isdecimal(), f"the user is called {user!r}: it has to be a number"
        entries = (self.root / "etc/passwd").read_text("utf-8").splitlines()
        group = next((line.split(":")[3] for line in entries if line.split(":")[2] == user), "0")
        ids = ["--reuid", user, "--regid", group, "--clear-groups"]
        no_rights = ["--no-new-privs", "--inh-caps=-all", "--bounding-set=-all"]
        return ["setpriv", *ids, *no_rights, "env", "-i", *self._config["Env"], *command]


class Container:
    """One that runs."""

    def __init__(self, image: Image, folder: Path, *first: str) -> None:
        self._image = image
        self._volume = folder / "volume"
        if not self._volume.exists():  # an engine gives a new volume what the image has there
            there = f"{image.root}{image.volume}"
            subprocess.run(["cp", "-a", there, self._volume], check=True)  # noqa: S603, S607
        mounts = [str(image.root), str(self._volume), image.volume]
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", _ENTER, "sh"]
        with (folder / "log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603
                [*apart, *mounts, *image.alone(*first, *image.command)], stdout=log, stderr=log
            )

    @property
    def server(self) -> int:
        """The process of the server, once it is there."""
        of = self._process.pid
        return int(Path(f"/proc/{of}/task/{of}/children").read_text("utf-8"))

    def inside(self, *command: str) -> "subprocess.CompletedProcess[str]":
        """Run a command in it, as its user."""
        enter = ["nsenter", "--target", str(self.server), "--mount", "--pid", "--root", "--wd"]
        return subprocess.run(  # noqa: S603
            [*enter, *self._image.alone(*command)], capture_output=True, text=True, check=False
        )

    def wait_until_healthy(self) -> None:
        """Ask for its health as an engine does."""
        until = time.monotonic() + READY_TIMEOUT_S
        while True:
            assert self._process.poll() is None, "the container ended"
            with contextlib.suppress(FileNotFoundError, ValueError):  # not begun yet
                said = self.inside(*self._image.health_check)
                if said.returncode == 0:
                    return
                assert time.monotonic() < until, f"never healthy: {said.stderr}"
            time.sleep(0.5)

    def stop(self) -> int:
        """Ask it to end, and return how it did."""
        os.kill(self.server, signal.SIGTERM)
        return self._process.wait(READY_TIMEOUT_S)

    def freeze(self, command: str) -> None:
        """Let the server stand still, and wait until a command inside has ended it."""
        of = self.server
        (server,) = Path(f"/proc/{of}/task/{of}/children").read_text("utf-8").split()
        os.kill(int(server), signal.SIGSTOP)
        said = self.inside("python", "-c", command, "8000", "0")
        assert said.returncode == 1, said.stderr
        status = self._process.wait(READY_TIMEOUT_S)
        assert status == 128 + signal.SIGKILL, f"ended with {status}"

    def kill(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


def processes_of(first: int) -> Iterator[dict[str, str]]:
    """Yield what the system says of a process and those it began."""
    status = Path(f"/proc/{first}/status").read_text("utf-8")
    yield dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
    for task in Path(f"/proc/{first}/task").iterdir():
        for child in (task / "children").read_text("utf-8").split():
            yield from processes_of(int(child))


def try_rights(container: Container, image: Image) -> None:
    """Hold to what it may: nothing but to write its volume."""
    count = 0
    for status in processes_of(container.server):
        assert set(status["Uid"].split()) == {str(USER)}, f"runs as {status['Uid']}"
        assert {int(status[name], 16) for name in ("CapPrm", "CapEff", "CapBnd")} == {0}
        count += 1
    print(f"user {USER}, no rights: {count} processes")
    places = ["/", "/etc", "/opt/tischrunde", "/usr/local", "/var/tmp", image.volume]  # noqa: S108
    written = container.inside("python", "-c", _WRITE, *places).stdout.split()
    assert written == [image.volume], f"can write {written}"
    print(f"can write {image.volume} and nothing else of {len(places)} places")


def try_build(container: Container) -> None:
    """Find compiled what is to be."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    modules = project["tool"]["hatch"]["build"]["hooks"]["custom"]["compiled"]
    names = [f"tischrunde.{module.replace('/', '.')}" for module in modules]
    files = container.inside("python", "-c", _WHERE_FROM, *names).stdout.split()
    assert len(files) == len(names)
    plain = [file for file in files if not file.endswith(".so")]
    assert not plain, f"not compiled: {len(plain)} modules, such as {plain[0]}"
    print(f"compiled: {len(files)} modules")


def try_page() -> None:
    """Fetch the page and all it names."""
    page = fetch(URL).decode()
    assert 'id="app"' in page
    named = re.findall(r'<(?:script|link)[^>]* (?:src|href)="([^":]+)"', page)
    assert any(name.endswith(".js") for name in named)
    size = sum(len(fetch(urljoin(f"{URL}/", name))) for name in named)
    print(f"web client: {len(named)} files, {size} bytes")


def fetch(url: str) -> bytes:
    """Return what is there, and that it is something."""
    try:
        with urlopen(url, timeout=HEARD_TIMEOUT_S) as reply:  # noqa: S310
            content: bytes = reply.read()
    except HTTPError as error:
        raise AssertionError(f"the web client is not in the image: {url} {error}") from error
    assert content, url
    return content


class Player:
    """Plays at random, and after some moves waits to be told to go on."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._moves = 0
        self.held = asyncio.Event()
        self.on = asyncio.Event()

    async def choose(self, table: LiveTable) -> str | None:
        """Choose a move, unless meanwhile there is none; do not draw for ever."""
        if self._moves == HELD_MOVES:
            self.held.set()
            await self.on.wait()
        self._moves += 1
        cards = [move for move in table.legal if move not in {"draw", "keep"}]
        moves = cards or list(table.legal)
        return self._chance.choice(moves) if moves else None


async def play(game: str, restart: Callable[[], Awaitable[None]]) -> None:
    """Play a match of two, with a restart in between."""
    players = [Player(seed) for seed in (1, 2)]
    async with Client(URL) as first, Client(URL) as second:
        await first.come_in("Igel", shape="hedgehog", program=True)
        await second.come_in("Wolf", shape="wolf", program=True)
        opened = await first.open_table(game, RULES[game], players=2, pace="programs")
        await second.take_seat(opened.table, opened.code)
        tables = [await one.table(opened.table, opened.code) for one in (first, second)]
        await tables[0].start()
        playing = [
            asyncio.create_task(play_match(table, player.choose))
            for table, player in zip(tables, players, strict=True)
        ]
        holding = [asyncio.create_task(player.held.wait()) for player in players]
        await asyncio.wait([*playing, *holding], return_when=asyncio.FIRST_COMPLETED)
        before = tables[0].version
        await restart()
        after = (await first.look(opened.table)).v
        assert after >= before, f"{after} versions of {before} are left"
        for player in players:
            player.on.set()
        await asyncio.gather(*playing)
        for task in holding:
            task.cancel()
        record = await second.record(opened.table, opened.code)
        proved = verify_record(record.encode(), tables[0].view["commitment"]).verified
        assert proved, "the record does not hold"
        totals = tables[0].view["match"]["totals"]
        print(f"{game}: restarted after version {before}, over at {tables[0].version}: {totals}")


def try_frozen(image: Image, folder: Path) -> None:
    """Let the composition's health check end a server that hangs, with no more rights than that."""
    check = (DEPLOY / "health.py").read_text("utf-8")
    container = Container(image, folder, "sh", "-c", _FIRST, "sh")
    try:
        container.wait_until_healthy()
        assert container.inside("python", "-c", check, "8000", "0").returncode == 0
        container.freeze(check)
    finally:
        container.kill()
    print("ended by its health check when it hung, so that it is started again")


def main(root: Path, config: Path) -> None:
    """Try all of it."""
    image = Image(root, config)
    assert image.port == "8000/tcp"
    with tempfile.TemporaryDirectory() as folder:
        containers = [Container(image, Path(folder))]

        async def restart() -> None:
            status = await asyncio.to_thread(containers[-1].stop)
            assert status == 0, f"ended with {status}"
            containers.append(Container(image, Path(folder)))
            await asyncio.to_thread(containers[-1].wait_until_healthy)

        try:
            containers[-1].wait_until_healthy()
            print("healthy, as the image's own check says")
            try_rights(containers[-1], image)
            try_build(containers[-1])
            try_page()
            for game in RULES:
                asyncio.run(play(game, restart))
            assert containers[-1].stop() == 0
            try_frozen(image, Path(folder))
        except BaseException:
            print((Path(folder) / "log").read_text("utf-8"), file=sys.stderr)
            raise
        finally:
            containers[-1].kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
