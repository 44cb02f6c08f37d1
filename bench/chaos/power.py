"""Loss of power: what was written and not synced is gone.

A preloaded library copies a file when it is synced; whoever loses power goes on with the copies. So
nothing that was not synced survives, and a name counts as synced with its file. Disks that lie
about syncing, and those that write some of what was not synced and tear it, are not acted here.
"""

import os
import shutil
import subprocess
from pathlib import Path

from tests.requirements import found
from tests.server.preload import built
from tests.server.store.own_postgres import OwnPostgres


class Disk:
    """The files below a folder, for programs that are started in its environment."""

    def __init__(self, files: Path, place: Path) -> None:
        self._files = files
        self._synced = place / "synced"
        self._synced.mkdir()
        if os.geteuid() == 0:
            shutil.chown(self._synced, place.owner(), place.group())
        library = built(Path(__file__).parent / "synced.c", place)
        self.environment = {
            "LD_PRELOAD": str(library),
            "SYNCED_FROM": str(files),
            "SYNCED_TO": str(self._synced),
        }

    def sync(self) -> None:
        """Let everything be as if it had been synced."""
        _copy(self._files, self._synced)

    def lose_power(self) -> None:
        """Forget what was not synced; whoever wrote it must be dead."""
        forgotten = self._files.with_name("unsynced")
        self._files.rename(forgotten)
        _copy(self._synced, self._files)
        shutil.rmtree(forgotten)


class MainsPostgres(OwnPostgres):
    """A server that loses power when it is killed."""

    def __init__(self, directory: Path, port: int) -> None:
        super().__init__(directory, port)
        self._disk = Disk(self._data, directory)
        self._disk.sync()
        self._environment = self._disk.environment

    def kill(self) -> None:
        """Kill it and all its children, as a loss of power would."""
        if self._process is not None and self._process.poll() is None:
            super().kill()
            self._disk.lose_power()


def _copy(files: Path, to: Path) -> None:
    """Copy a folder with its owners."""
    if to.exists():
        shutil.rmtree(to)
    subprocess.run([found("cp") or "cp", "-a", str(files), str(to)], check=True)  # noqa: S603 - coreutils
