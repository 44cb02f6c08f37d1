"""``tischrunde admin``: what an operator does with tables and guests; each action is audited."""

import argparse
import asyncio
import getpass
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from tischrunde import texts
from tischrunde.cli.arguments import take_json
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake
from tischrunde.cli.node import database, take_flags, with_a_key

if TYPE_CHECKING:
    from tischrunde.server.admin import Admin
    from tischrunde.server.settings import Settings

LISTS: Final = ("tables", "guests", "audit", "shards")
ACTIONS: Final = ("close", "export", "delete", "rename", "shut", "open", "move-shard")
_ABOUT: Final = {"close": 1, "export": 1, "delete": 1, "rename": 2, "move-shard": 2}
"""Number of arguments: a table or a guest, and for a rename the new name; shards and where to."""
_ANY_NUMBER: Final = ("guests", "move-shard")
_FLAGS: Final = ("data", "database", "further-databases", "redis", "redis-prefix", "key-file")


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take the action, its arguments and reason, and where the server keeps its data."""
    parser.add_argument(
        "action", metavar=say("word-action"), choices=(*LISTS, *ACTIONS), help=say("admin-action")
    )
    parser.add_argument("about", metavar=say("word-about"), nargs="*", help=say("admin-about"))
    parser.add_argument("--reason", default="", metavar=say("word-text"), help=say("admin-reason"))
    take_json(parser, say)
    take_flags(parser, say, *_FLAGS)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Do it, and print what is there or what was done."""
    try:
        from tischrunde.server.composition import KEY_FILE  # noqa: PLC0415 - an extra not all have
        from tischrunde.server.store.url import sqlite_path  # noqa: PLC0415
    except ImportError:
        raise Mistake(texts.say("cli", "serve-extra", options.lang)) from None
    path = sqlite_path(database(options))
    if path is not None and not path.is_file():
        raise _mistake("backup-nothing", options, path=str(path))
    key = options.key_file or options.data / KEY_FILE
    if not key.is_file():
        raise _mistake("admin-no-key", options, path=str(key))
    wanted = _ABOUT.get(options.action, 0)
    if len(options.about) < wanted or (
        options.action not in _ANY_NUMBER and len(options.about) > wanted
    ):
        why = "admin-about-shards" if options.action == "move-shard" else "admin-about"
        raise _mistake(why, options, action=options.action, count=wanted)
    with with_a_key(options.lang):
        yield from asyncio.run(_done(options))


async def _done(options: argparse.Namespace) -> list[str]:
    from tischrunde.server.admin import Admin  # noqa: PLC0415 - an extra not all have
    from tischrunde.server.composition import quiet_node  # noqa: PLC0415
    from tischrunde.server.ports import Unavailable  # noqa: PLC0415
    from tischrunde.server.store.shard_move import NotMoved  # noqa: PLC0415

    try:
        async with quiet_node(_settings(options)) as node:
            admin = Admin(node, getpass.getuser(), options.reason)
            if options.action in LISTS:
                return _told(*await _listed(admin, options), as_json=options.json)
            return await _do(admin, options)
    except LookupError as error:
        raise _mistake("admin-nobody", options, id=str(error.args[0])) from None
    except ValueError as error:
        raise _mistake("admin-unfit-name", options, name=str(error.args[0])) from None
    except NotMoved as error:
        raise _mistake("admin-not-moved", options, reason=str(error)) from None
    except Unavailable as error:
        raise _mistake("admin-away", options, reason=str(error)) from None


def _settings(options: argparse.Namespace) -> "Settings":
    from tischrunde.server.settings import Settings  # noqa: PLC0415 - an extra not all have

    said: dict[str, Any] = {
        flag.replace("-", "_"): getattr(options, flag.replace("-", "_")) for flag in _FLAGS
    }
    return Settings(**said | {"database": database(options)})


async def _listed(admin: "Admin", options: argparse.Namespace) -> tuple[Any, Sequence[Any]]:
    from tischrunde.server.admin import ShardPlace  # noqa: PLC0415 - an extra not all have
    from tischrunde.server.ports import AuditEntry, Guest, Notice  # noqa: PLC0415

    if options.action == "tables":
        return Notice, await admin.tables()
    if options.action == "guests":
        return Guest, await admin.guests(" ".join(options.about))
    if options.action == "shards":
        return ShardPlace, admin.shards()
    return AuditEntry, await admin.audit()


async def _do(admin: "Admin", options: argparse.Namespace) -> list[str]:
    about = options.about
    match options.action:
        case "close":
            await admin.close(about[0])
        case "export":
            return [json.dumps(await admin.export(about[0]), ensure_ascii=False, indent=2)]
        case "delete":
            await admin.delete(about[0])
        case "rename":
            await admin.rename(about[0], about[1])
        case "move-shard":
            *shards, to = about
            return [await _move(admin, shard, to, options.lang) for shard in shards]
        case _:
            await admin.shut(shut=options.action == "shut")
    return [texts.say("cli", f"admin-{options.action}", options.lang, id="".join(about[:1]))]


async def _move(admin: "Admin", shard: str, to: str, lang: str) -> str:
    count = await admin.move_shard(shard, to)
    return texts.say("cli", "admin-move-shard", lang, shard=shard, to=to, count=count)


def _told(kind: Any, things: Sequence[Any], *, as_json: bool) -> list[str]:  # noqa: ANN401 - of what there is
    if as_json:
        return [json.dumps([asdict(thing) for thing in things], ensure_ascii=False, indent=2)]
    lines = [
        [_word(field.name, getattr(it, field.name)) for field in fields(kind)] for it in things
    ]
    return ["\t".join(line) for line in ([field.name for field in fields(kind)], *lines)]


def _word(name: str, value: object) -> str:
    if name in ("at", "opened", "created", "expires") and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000, UTC).isoformat(timespec="seconds")
    return str(value) or "-"


def _mistake(why: str, options: argparse.Namespace, **args: str | int) -> Mistake:
    return Mistake(texts.say("cli", why, options.lang, **args))
