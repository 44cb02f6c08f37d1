"""``tischrunde serve`` and ``tischrunde worker``: tables for friends, at home or for everybody."""

import argparse
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tischrunde import texts
from tischrunde.cli.asking import Mistake

if TYPE_CHECKING:
    from tischrunde.server.settings import Settings

HOME: Final = Path.home() / ".local" / "share" / "tischrunde"

FLAGS: Final[tuple[tuple[str, Callable[[str], object], object], ...]] = (
    ("host", str, "0.0.0.0"),  # noqa: S104 - families play over their own network
    ("port", int, 8000),
    ("data", Path, HOME),
    ("database", str, ""),
    ("redis", str, None),
    ("redis-prefix", str, "tischrunde"),
    ("key-file", Path, None),
    ("public-url", str, ""),
    ("base-path", str, ""),
    ("trusted-proxies", str, "127.0.0.1"),
    ("bots", int, 1),
    ("log-level", str, "warning"),
    ("log-format", str, "text"),
    ("drain", float, 10.0),
    ("patience", float, 1.0),
)
"""Every flag, how it is read, and what it is unless said."""


def take_flags(command: argparse.ArgumentParser, say: Callable[[str], str], *names: str) -> None:
    """Let a command be set by flags, or by the environment: ``TISCHRUNDE_KEY_FILE``.

    Without names by all of them.
    """
    for name, read, usual in FLAGS:
        if names and name not in names:
            continue
        told = os.environ.get(f"TISCHRUNDE_{name.replace('-', '_').upper()}")
        default = usual if told is None else read(told)
        command.add_argument(
            f"--{name}",
            type=read,
            default=default,
            metavar=name.rpartition("-")[2].upper(),
            help=say(f"help-serve-{name}"),
        )


def serve(options: argparse.Namespace) -> Iterator[str]:
    """Serve tables until stopped; the link to send around is printed at once."""
    try:
        from tischrunde.server.serving import serve as run  # noqa: PLC0415 - an extra not all have
    except ImportError:
        raise Mistake(texts.say("cli", "serve-extra", options.lang)) from None
    settings = _settings(options)
    with _with_a_key(options.lang):
        run(settings, lambda: _tell(options.lang, settings.public_url + settings.base_path))
    yield texts.say("cli", "serve-stopped", options.lang)


def worker(options: argparse.Namespace) -> Iterator[str]:
    """Let bots play for all nodes until stopped."""
    try:
        from tischrunde.server.serving import work  # noqa: PLC0415 - an extra not all have
    except ImportError:
        raise Mistake(texts.say("cli", "serve-extra", options.lang)) from None
    settings = _settings(options)
    if settings.redis is None:
        raise Mistake(texts.say("cli", "worker-needs-redis", options.lang))
    with _with_a_key(options.lang):
        work(settings)
    yield texts.say("cli", "serve-stopped", options.lang)


@contextmanager
def _with_a_key(lang: str) -> Iterator[None]:
    """Tell whose file of the key holds none."""
    from tischrunde.server.keys import UnfitKey  # noqa: PLC0415 - an extra not all have

    try:
        yield
    except UnfitKey as error:
        raise Mistake(texts.say("cli", "serve-unfit-key", lang, path=str(error.path))) from None


def database(options: argparse.Namespace) -> str:
    """Return the URL of the database: a file in the data folder, unless said otherwise."""
    said: str = options.database
    return said or f"sqlite:///{options.data / 'tischrunde.db'}"


def _settings(options: argparse.Namespace) -> "Settings":
    from tischrunde.server.settings import Settings  # noqa: PLC0415 - an extra not all have

    said = {
        name.replace("-", "_"): getattr(options, name.replace("-", "_")) for name, _, _ in FLAGS
    }
    said["database"] = database(options)
    said["port"] = said["port"] or _free_port(said["host"])
    said["public_url"] = said["public_url"] or f"http://{_address(said['host'])}:{said['port']}"
    return Settings(**said)


def _free_port(host: str) -> int:
    """Return a port nobody listens at: the link has to name it before it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=family) as probe:
        port: int = probe.getsockname()[1]
        return port


def _address(host: str) -> str:
    """Return the address by which others on the same network reach this machine."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; asks which way it would go
        except OSError:
            return "localhost"
        address: str = probe.getsockname()[0]
        return address


def _tell(lang: str, link: str) -> None:
    """Print the link, and in a terminal a code for telephones to read."""
    sys.stdout.write(texts.say("cli", "serve-link", lang, link=link) + "\n")
    if sys.stdout.isatty():
        import segno  # noqa: PLC0415 - an extra not all have

        segno.make(link, error="m").terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()
