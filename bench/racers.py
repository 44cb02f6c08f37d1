"""The contestants as the parent sees them: worker processes that live as long as the run."""

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from multiprocessing import Pipe
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from bench.clock import Block

ROOT: Final = Path(__file__).parent.parent


class Build(NamedTuple):
    """A build of our package: where it lies, and how the files of its rules end."""

    path: Path
    suffix: str


class Racer:
    """A worker process with the contests of one room."""

    def __init__(self, name: str, room: str, build: Build) -> None:
        self.name = name
        self._pipe, theirs = Pipe()
        self._process = subprocess.Popen(  # noqa: S603 - our own worker
            [sys.executable, "-m", "bench.worker", room, build.suffix, str(theirs.fileno())],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(build.path)},
            pass_fds=[theirs.fileno()],
        )
        theirs.close()
        self.contests: list[str] = self._answer()

    def __enter__(self) -> Self:
        """Return itself, ready to be asked."""
        return self

    def __exit__(self, *_: object) -> None:
        """Hang up and wait until the worker has ended."""
        self._pipe.close()
        self._process.wait()

    def block(self, contest: str, number: int, seconds: float) -> Block:
        """Have one block of a contest run, and wait for it."""
        self._pipe.send((contest, number, seconds))
        return Block(*self._answer())

    def _answer(self) -> Any:  # noqa: ANN401 - the worker sends what it was asked for
        try:
            return self._pipe.recv()
        except EOFError as error:
            raise RuntimeError(f"the worker of {self.name} has failed, see above") from error


def race(racers: Sequence[Racer], blocks: int, seconds: float) -> dict[str, float]:
    """Let all contestants run block by block in turn and return the best rate of each."""
    best: defaultdict[str, float] = defaultdict(float)
    for number in range(blocks):
        for racer in racers:
            for contest in racer.contests:
                block = racer.block(contest, number, seconds)
                for name, count in block.counts.items():
                    rate = f"{racer.name} {name}"
                    best[rate] = max(best[rate], count / block.seconds)
    return best
