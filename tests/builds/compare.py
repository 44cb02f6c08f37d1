"""Plays the same on three builds and compares: plain and compiled CPython, and Pyodide.

Rounds of the rules alone, and whole matches through the door that a browser uses.

Given a plain and a compiled wheel, it exits with 1 if the checksums of any edition differ.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple, NoReturn
from zipfile import ZipFile

import fluent.syntax
import typing_extensions

from tests.builds.checksum import EDITIONS, ROUNDS
from tests.builds.matches import MATCHES

HERE: Final = Path(__file__).parent
NODE_FILES: Final = ("package.json", "package-lock.json", "pyodide.mjs")
EXTENSIONS: Final = (".so", ".pyd")

WHERE_FROM: Final = """
import importlib, sys
for name in sys.argv[1:]:
    print(importlib.import_module(name).__file__)
"""


@dataclass(frozen=True, slots=True)
class Build:
    """A build by the command that runs the script on it."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)


class Played(NamedTuple):
    """What a build came to, and how long it took."""

    checksum: str
    seconds: float


def main() -> int:
    """Print a table of checksums and times; the exit code says whether all builds agree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plain", type=Path, help="the plain wheel")
    parser.add_argument("compiled", type=Path, help="the compiled wheel, for this very Python")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="for each edition")
    parser.add_argument("--matches", type=int, default=MATCHES, help="for each edition")
    parser.add_argument("--node", type=Path, help="where Node's packages are, or are to be kept")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        builds = (
            pyodide(chosen.plain, chosen.node or Path(scratch, "node"), Path(scratch)),
            *cpython(chosen.plain, chosen.compiled, Path(scratch)),
        )
        agreed = [
            agree(builds, HERE / "checksum.py", "rounds", chosen.rounds),
            agree(builds, HERE / "matches.py", "matches", chosen.matches),
        ]
    return 0 if all(agreed) else 1


def agree(builds: Sequence[Build], script: Path, what: str, count: int) -> bool:
    """Print a table of what a script says on every build; return whether all say the same."""
    results = play_all(builds, script, count)
    print_table(results)
    differing = [
        edition for edition, row in results.items() if len({p.checksum for p in row.values()}) > 1
    ]
    if differing:
        sys.stdout.write(f"\nDIFFERENT: the builds do not agree on {', '.join(differing)}.\n")
    else:
        sys.stdout.write(f"\nThe same on all builds, {count} {what} for each edition.\n\n")
    return not differing


# ── builds ────────────────────────────────────────────────────────────────────────────────────


def cpython(plain: Path, compiled: Path, scratch: Path) -> list[Build]:
    """Unpack both wheels, and make sure that the one runs compiled and the other does not."""
    modules = extension_modules(compiled)
    if not modules:
        fail(f"{compiled.name} holds no compiled modules")
    builds = []
    for name, wheel in (("plain", plain), ("compiled", compiled)):
        directory = scratch / name
        ZipFile(wheel).extractall(directory)
        build = Build(name, (sys.executable, "-P"), {"PYTHONPATH": str(directory)})
        expected = EXTENSIONS if name == "compiled" else (".py",)
        for path in loaded_from(build, modules):
            if not path.is_relative_to(directory) or path.suffix not in expected:
                fail(f"the {name} build loads {path}")
        builds.append(build)
    return builds


def extension_modules(wheel: Path) -> list[str]:
    """Return the modules of the package that a wheel holds compiled."""
    paths = (Path(name) for name in ZipFile(wheel).namelist())
    return sorted(
        ".".join((*path.parts[:-1], path.name.partition(".")[0]))
        for path in paths
        if path.suffix in EXTENSIONS and path.parts[0] == "tischrunde"
    )


def loaded_from(build: Build, modules: Sequence[str]) -> list[Path]:
    """Return the files that a build on CPython loads modules from."""
    command = (sys.executable, "-P", "-c", WHERE_FROM, *modules)
    return [Path(line) for line in run(command, build.environment).splitlines()]


def pyodide(wheel: Path, directory: Path, scratch: Path) -> Build:
    """Install Node's packages into a directory, unless they are there.

    The parser of our texts, with what it needs itself, is all of others that the engine needs.
    """
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        fail("Node with npm is needed to run Pyodide")
    directory.mkdir(parents=True, exist_ok=True)
    for name in NODE_FILES:
        shutil.copy(HERE / name, directory)
    if not (directory / "node_modules").exists():
        quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        run((npm, "ci", "--prefix", str(directory), *quiet))
    parser = scratch / "parser.zip"
    packed = Path(fluent.syntax.__file__).parent
    with ZipFile(parser, "w") as archive:
        for module in packed.glob("*.py"):
            archive.write(module, f"fluent/syntax/{module.name}")
        archive.write(typing_extensions.__file__, "typing_extensions.py")
    return Build("pyodide", (node, str(directory / "pyodide.mjs"), f"{wheel}:{parser}"))


# ── playing ───────────────────────────────────────────────────────────────────────────────────


def play_all(builds: Sequence[Build], script: Path, count: int) -> dict[str, dict[str, Played]]:
    """Play every edition on every build, on all cores; the result is by edition and build."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        futures: dict[tuple[str, str], Future[Played]] = {
            (edition, build.name): pool.submit(play, build, script, edition, count)
            for build in builds  # the slowest is the first
            for edition in reversed(EDITIONS)
        }
        return {
            edition: {build.name: futures[edition, build.name].result() for build in builds}
            for edition in EDITIONS
        }


def play(build: Build, script: Path, edition: str, count: int) -> Played:
    """Return what a build says of an edition."""
    began = time.perf_counter()
    command = (*build.command, str(script), edition, "--count", str(count))
    line = run(command, build.environment)
    seconds = time.perf_counter() - began
    name, checksum = line.split()
    if name != edition:
        fail(f"the {build.name} build was asked for {edition} and says {line}")
    return Played(checksum, seconds)


def run(command: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """Return what a command prints; if it fails, so does everything."""
    done = subprocess.run(  # noqa: S603 - commands of our own
        command,
        env={**os.environ, **(environment or {})},
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode:
        fail(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def fail(why: str) -> NoReturn:
    """End with a message and the exit code 1."""
    sys.exit(f"FAILED: {why}")


def print_table(results: Mapping[str, Mapping[str, Played]]) -> None:
    """Print checksums by edition and build, and the seconds each build took."""
    builds = list(next(iter(results.values())))
    rows = [
        ("", *builds),
        *(
            (edition, *(played.checksum for played in row.values()))
            for edition, row in results.items()
        ),
        (
            "seconds",
            *(f"{sum(row[build].seconds for row in results.values()):.1f}" for build in builds),
        ),
    ]
    for first, *others in rows:
        sys.stdout.write(f"{first:<16}{''.join(f'{cell:<18}' for cell in others).rstrip()}\n")


if __name__ == "__main__":
    sys.exit(main())
