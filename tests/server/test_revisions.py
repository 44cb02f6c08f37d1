"""A table keeps the revision it was opened in; one that only a later version knows is named."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.isolated_node import IsolatedNode
from tests.server.running_server import running_server
from tischrunde.games.catalogue import GAMES
from tischrunde.protocol import rest
from tischrunde.server.api.table_setup import new_table
from tischrunde.server.keys import Keys
from tischrunde.server.ports import Guest
from tischrunde.server.store.factory import open_store
from tischrunde.table.fold import folded

HOST = Guest("host", "Igel", "circle", program=False, created=0, expires=0)


@pytest.mark.parametrize(
    ("game", "edition"), [(game.id, name) for game in GAMES.values() for name in game.editions]
)
def test_a_new_table_is_played_by_the_newest_revision(game: str, edition: str) -> None:
    body = rest.NewTable(game=game, rules=edition, players=2, pace="brisk")
    table, beginning = new_table(body, HOST, Keys(bytes(32)))
    printed = GAMES[game].editions[edition]
    assert table.edition == printed
    assert json.loads(beginning.rows[0].body).get("revision", 1) == printed.revision
    assert folded(table.id, table.secret, beginning.rows, GAMES).edition == printed


async def opened_by_a_later_version(database: Path) -> str:
    """Return a public table whose edition has a revision that nobody knows yet."""
    store = await open_store(f"sqlite:///{database}")
    node = IsolatedNode(store)
    table = (await node.open(await node.guest("Igel"), public=True)).table
    await store.close()
    with closing(sqlite3.connect(database)) as log, log:
        (body,) = log.execute("SELECT body FROM log WHERE version = 1").fetchone()
        head, _, _ = body.partition(',"revision":')
        later = f'{head.rstrip("}")},"revision":99}}'
        log.execute("UPDATE log SET body = ? WHERE version = 1", (later,))
    return table


def test_a_later_revision_is_named_instead_of_dealt(tmp_path: Path) -> None:
    table = asyncio.run(opened_by_a_later_version(tmp_path / "tischrunde.db"))
    (tmp_path / "key").write_text(bytes(32).hex())
    with running_server(tmp_path) as server:
        answer = server.ask("GET", f"/api/tables/{table}")
        assert (answer.status, answer.said["code"]) == (503, "newer-rules")
        with server.socket(server.guest("Wolf")) as line:
            line.say(t="sub", table=table)
            error = line.until("err")
            assert (error["code"], error["table"]) == ("newer-rules", table)
        assert server.ask("GET", "/api/tables").status == 200
