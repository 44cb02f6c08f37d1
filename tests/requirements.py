"""What is wanted of a machine beside Python's packages: for what, and how one gets it.

The Python 3.9 of older systems reads this too, to be told that it is too old.
"""

from __future__ import annotations

import functools
import importlib.util
import os
import shutil
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from typing import TypeAlias

    Requirement: TypeAlias = "Program | Package | Service"

ROOT = Path(__file__).resolve().parents[1]

_ELSEWHERE = ("/usr/sbin", "/sbin", "/usr/games")
"""Where Debian keeps programs that are not on everybody's path."""
_POSTGRES = Path("/usr/lib/postgresql")
"""Where Debian keeps those of each version of PostgreSQL."""
_PATIENCE_S = 20.0
"""Seconds a service has to take up a connection."""


class Program(NamedTuple):
    """A program of others; ``debian`` and ``brew`` name the packages that bring it."""

    name: str
    use: str
    debian: str
    brew: str = ""
    gate: bool = True
    """Whether the gate insists on it."""

    def missing(self) -> str:
        """Return nothing if it is here, else what is wrong."""
        return "" if self.path() else f"{self.name} is not installed"

    def path(self) -> str | None:
        """Return where it is, if it is here."""
        return found(self.name)

    def remedy(self) -> str:
        """Return how one gets it."""
        brew = f"; macOS: brew install {self.brew}" if self.brew else ""
        return f"Debian: apt-get install {self.debian}{brew}"


class Package(NamedTuple):
    """A package of Python's that only some tests need."""

    name: str
    use: str
    group: str
    gate: bool = True

    def missing(self) -> str:
        """Return nothing if it is here, else what is wrong."""
        here = any(Path(place, self.name).exists() for place in _site_packages())
        return "" if here else f"{self.name} is not installed"

    def remedy(self) -> str:
        """Return how one gets it."""
        return f"uv sync --group {self.group}"


class Service(NamedTuple):
    """A server of others; the environment may name another address than the ``usual`` one."""

    name: str
    use: str
    setting: str
    usual: str
    image: str
    debian: str
    brew: str
    gate: bool = True

    @property
    def address(self) -> str:
        """Where it is asked for."""
        return os.environ.get(self.setting, self.usual)

    def missing(self) -> str:
        """Return nothing if it is here, else what is wrong."""
        here = _answers(self.address)
        return "" if here else f"{self.name} does not answer at {self.address}"

    def remedy(self) -> str:
        """Return how one gets it."""
        port = urlsplit(self.usual).port
        container = f"docker run -d -p 127.0.0.1:{port}:{port} {self.image}"
        installed = f"Debian: apt-get install {self.debian}; macOS: brew install {self.brew}"
        return f"{container}; {installed}; one that is elsewhere: {self.setting}={self.usual}"


POSTGRES = Service(
    "PostgreSQL",
    "the tests of a server for everybody",
    "TEST_POSTGRES",
    "postgresql://postgres@127.0.0.1:5432",
    "-e POSTGRES_HOST_AUTH_METHOD=trust postgres:17",
    "postgresql (and trust 127.0.0.1 in pg_hba.conf)",
    "postgresql",
)
REDIS = Service(
    "Redis",
    "the tests of several nodes and of the worker",
    "TEST_REDIS",
    "redis://127.0.0.1:6379",
    "redis:8",
    "redis-server",
    "redis",
)

_REQUIREMENTS: tuple[Requirement, ...] = (
    Program("uv", "everything", "pipx && pipx install uv", "uv"),
    Program("git", "the source", "git", "git"),
    Program("just", "the recipes in the justfile", "just", "just"),
    POSTGRES,
    REDIS,
    Program("initdb", "outages of PostgreSQL", "postgresql", "postgresql"),
    Program("redis-server", "outages of Redis", "redis-server", "redis"),
    Program("node", "the web client, the verifier for others", "nodejs npm", "node"),
    Program("npm", "the web client", "npm", "node"),
    Program("chromium", "the web client in a browser", "chromium", "--cask chromium"),
    Program(
        "chromium-headless-shell",
        "the gate's browser tests, sooner",
        "chromium-headless-shell",
        gate=False,
    ),
    Program("firefox-esr", "a round on the device in Firefox", "firefox-esr", gate=False),
    Program("WebKitWebDriver", "a round on the device in WebKit", "webkit2gtk-driver", gate=False),
    Program("xvfb-run", "WebKit without a screen", "xvfb xauth", gate=False),
    Program("tmux", "the terminal client in a terminal", "tmux", "tmux"),
    Program("cc", "the compiled build, seeds for mille", "gcc libc6-dev", "gcc"),
    Program("valgrind", "the instructions a move takes", "valgrind", gate=False),
    Program("mille", "the rules held against the BSD games", "bsdgames"),
    Program("nginx", "deploy/nginx.conf", "nginx-light", "nginx"),
    Program("caddy", "deploy/Caddyfile", "caddy", "caddy"),
    Program("openssl", "the proxies in deploy", "openssl", "openssl"),
    Program("shellcheck", "the scripts in deploy", "shellcheck", "shellcheck"),
    Program("systemd-analyze", "the units in deploy", "systemd"),
    Program("pg_dump", "backups of PostgreSQL", "postgresql-client", "libpq"),
    Program("bash", "completion, the scripts in deploy", "bash", "bash"),
    Program("zsh", "completion", "zsh", "zsh", gate=False),
    Program("fish", "completion", "fish", "fish", gate=False),
    Package("mkdocs", "the documentation as a site", "docs"),
    Package("pyte", "matches against mille", "bench"),
    Package("rlcard", "our bots at RLCard's table", "bench"),
)

REQUIREMENTS: dict[str, Requirement] = {
    requirement.name: requirement for requirement in _REQUIREMENTS
}


def found(program: str) -> str | None:
    """Return where a program is, if it is here."""
    versions = sorted(_POSTGRES.glob("*/bin"), key=_version, reverse=True)
    places = (os.environ.get("PATH", ""), *_ELSEWHERE, *map(str, versions))
    return shutil.which(program, path=os.pathsep.join(places))


@functools.cache
def _answers(address: str) -> bool:
    """Return whether somebody takes up a connection; asked once, for it takes its time."""
    there = urlsplit(address)
    try:
        socket.create_connection((there.hostname, there.port), _PATIENCE_S).close()
    except OSError:
        return False
    return True


def _site_packages() -> list[str]:
    """Return where packages are: beside ours, or seen from elsewhere where uv puts them."""
    if importlib.util.find_spec("tischrunde"):
        return sys.path
    return [str(place) for place in ROOT.glob(".venv/[Ll]ib/**/site-packages")]


def _version(place: Path) -> int:
    return int(place.parent.name)
