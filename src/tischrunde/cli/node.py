"""What the commands of a server share: its flags, its settings, its key."""

import argparse
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tischrunde import texts
from tischrunde.cli import console
from tischrunde.cli.arguments import count, databases, port
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake
from tischrunde.terminal.troubles import trouble

if TYPE_CHECKING:
    from tischrunde.server.settings import Settings

HOME: Final = Path.home() / ".local" / "share" / "tischrunde"

FLAGS: Final[tuple[tuple[str, Callable[[str], object], object], ...]] = (
    ("host", str, "0.0.0.0"),  # noqa: S104 - families play over their own network
    ("port", port, 8000),
    ("data", Path, HOME),
    ("database", str, ""),
    ("further-databases", databases, ""),
    ("redis", str, None),
    ("redis-prefix", str, "tischrunde"),
    ("key-file", Path, None),
    ("public-url", str, ""),
    ("base-path", str, ""),
    ("trusted-proxies", str, "127.0.0.1"),
    ("bots", count, 1),
    ("log-level", str, "warning"),
    ("log-format", str, "text"),
    ("drain", float, 10.0),
    ("patience", float, 1.0),
)
"""Every flag, with its parser and its default."""

_WORDS: Final = {
    "host": "address",
    "port": "number",
    "data": "folder",
    "database": "url",
    "further-databases": "databases",
    "redis": "url",
    "redis-prefix": "text",
    "key-file": "file",
    "public-url": "url",
    "base-path": "path",
    "trusted-proxies": "address",
    "bots": "number",
    "log-level": "detail",
    "log-format": "format",
    "drain": "seconds",
    "patience": "number",
}
"""The metavariable of a flag in the help."""

_DATABASES: Final = ("sqlite", "postgresql")
_REDISES: Final = ("redis", "rediss", "unix")
_EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
_CHOICES: Final = {
    "log-level": ("debug", "info", "warning", "error"),
    "log-format": ("text", "json"),
}


def take_flags(command: argparse.ArgumentParser, say: Say, *names: str) -> None:
    """Add flags, which the environment can set too: ``TISCHRUNDE_KEY_FILE``.

    Without names all of them.
    """
    for name, read, usual in FLAGS:
        if names and name not in names:
            continue
        told = os.environ.get(f"TISCHRUNDE_{name.replace('-', '_').upper()}")
        command.add_argument(
            f"--{name}",
            type=read,
            choices=_CHOICES.get(name),
            default=usual if told is None else told,  # the parser reads it, as it reads a flag
            metavar=say(f"word-{_WORDS[name]}"),
            help=say(f"serve-{name}"),
        )


def database(options: argparse.Namespace) -> str:
    """Return the URL of the database: a file in the data folder, unless said otherwise."""
    said: str = options.database
    kind = said.partition(":")[0].partition("+")[0]
    if said and kind not in _DATABASES:
        raise Mistake(texts.say("cli", "serve-no-database", options.lang, kind=kind))
    if options.further_databases and kind != "postgresql":
        raise Mistake(texts.say("cli", "serve-further-databases", options.lang))
    return said or f"sqlite:///{options.data / 'tischrunde.db'}"


def settings_of(options: argparse.Namespace) -> "Settings":
    """Return the settings of a server."""
    from tischrunde.server.settings import Settings  # noqa: PLC0415 - an extra not all have

    said = {
        name.replace("-", "_"): getattr(options, name.replace("-", "_")) for name, _, _ in FLAGS
    }
    _check_redis(options)
    said["database"] = database(options)
    said["port"] = said["port"] or _free_port(said["host"], options.lang)
    nearby = _at(_address(said["host"]), said["port"])
    called = not said["public_url"]
    said["public_url"] = said["public_url"] or f"http://{nearby}"
    return Settings(**said, called=called)


def _check_redis(options: argparse.Namespace) -> None:
    """Report a URL that cannot be Redis before anything begins."""
    said: str | None = options.redis
    if said is not None and said.partition("://")[0] not in _REDISES:
        raise Mistake(texts.say("cli", "serve-no-redis", options.lang, url=said))


@contextmanager
def with_a_key(lang: str) -> Iterator[None]:
    """Report a key file that holds no key."""
    from tischrunde.server.keys import UnfitKey  # noqa: PLC0415 - an extra not all have

    try:
        yield
    except UnfitKey as error:
        raise Mistake(texts.say("cli", "serve-unfit-key", lang, path=str(error.path))) from None


def listen(host: str, port: int, lang: str) -> socket.socket:
    """Return a socket that listens at an address; report an address that cannot be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        known = _is_known(host, family)
        reason = trouble(error, lang) if known else console.say("trouble-no-host", lang)
        words = console.say("address", lang, address=_at(host, port), reason=reason)
        raise Mistake(words) from None


def _is_known(host: str, family: int) -> bool:
    """Return whether the system knows an address by this name."""
    try:
        socket.getaddrinfo(host, None, family)
    except (socket.gaierror, UnicodeError):  # no name at all
        return False
    return True


def _at(host: str, port: int) -> str:
    """Return an address as it stands in a link."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _free_port(host: str, lang: str) -> int:
    """Return a free port: the link has to name it before it is used."""
    with listen(host, 0, lang) as probe:
        free: int = probe.getsockname()[1]
        return free


def _address(host: str) -> str:
    """Return the address by which others on the same network reach this machine."""
    if host not in _EVERYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; asks which way it would go
        except OSError:
            return "localhost"
        address: str = probe.getsockname()[0]
        return address
