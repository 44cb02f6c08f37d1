"""The file of the key holds a whole key, or is reported to hold none."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.isolated_node import IsolatedNode
from tests.server.test_replay_cache import finished
from tischrunde import texts
from tischrunde.core.fairness import commitment
from tischrunde.server.keys import Keys, NoKey, UnfitKey, key_from
from tischrunde.server.ports import Store, Unreadable
from tischrunde.server.submission import submit
from tischrunde.table.commands import Start


def test_a_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "key"
    made = key_from(path).secret("den")
    assert key_from(path).secret("den") == made
    assert path.stat().st_mode & 0o777 == 0o600
    assert [*tmp_path.iterdir()] == [path]


def test_a_crash_leaves_a_whole_key_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(_: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", crash)
        with pytest.raises(KeyboardInterrupt):
            key_from(tmp_path / "key")
    assert not (tmp_path / "key").exists()
    assert key_from(tmp_path / "key").secret("den")


def test_whoever_was_quicker_has_made_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, link = tmp_path / "key", os.link

    def too_late(draft: str, to: Path) -> None:
        path.write_text("ab" * 32)
        link(draft, to)

    monkeypatch.setattr(os, "link", too_late)
    key_from(path)
    assert path.read_text() == "ab" * 32


@pytest.mark.parametrize("text", ["", "ab" * 31, "no key " * 20])
def test_what_is_no_key_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "key").write_text(text)
    with pytest.raises(UnfitKey):
        key_from(tmp_path / "key")
    assert (tmp_path / "key").read_text() == text


_SERVE = """
import sys
from tischrunde.cli import main
for language in sys.argv[2:]:
    where = ["--host", "127.0.0.1", "--port", "0", "--data", sys.argv[1]]
    assert main(["serve", *where, "--lang", language]) == 2
"""


def test_an_empty_file_is_told_at_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "key"
    path.touch()
    command = [sys.executable, "-c", _SERVE, str(tmp_path), *texts.LANGUAGES]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert ended.returncode == 0, ended.stderr
    said = "".join(ended.stderr.split())
    for language in texts.LANGUAGES:
        words = texts.say("cli", "serve-unfit-key", language, path=str(path))
        assert "".join(words.split()) in said


def test_the_first_key_is_for_new_tables_and_the_others_for_old_ones(tmp_path: Path) -> None:
    path = tmp_path / "key"
    path.write_text("ab" * 32 + "\n")
    old = key_from(path)
    promised = commitment(old.secret("den")).hex()
    path.write_text("cd" * 32 + "\n" + "ab" * 32 + "\n")
    both = key_from(path)
    assert both.secret("den") != old.secret("den")
    assert both.secret_of("den", promised) == old.secret("den")
    assert both.secret_of("den", commitment(both.secret("den")).hex()) == both.secret("den")
    path.write_text("cd" * 32 + "\n")
    with pytest.raises(NoKey):
        key_from(path).secret_of("den", promised)


@pytest.mark.anyio
async def test_a_key_is_changed_while_tables_run(store: Store) -> None:
    before = IsolatedNode(store)
    igel, table, _ = await finished(before)
    record = await before.ask("record", igel, table=table)
    running = (await before.open(igel, bots=["easy"])).table
    after = IsolatedNode(store, keys=Keys(b"n" * 32, bytes(32)))
    assert await after.ask("record", igel, table=table) == record
    live = await after.tables.get(running)
    assert live is not None
    await submit(after.tables, live, 0, Start(), by=igel.id, key="s")
    assert live.table.terms is not None
    new = await after.tables.get((await after.open(igel)).table)
    assert new is not None
    assert commitment(Keys(b"n" * 32).secret(new.table.id)).hex() == new.table.opened.commitment
    with pytest.raises(Unreadable):
        await before.tables.get(new.table.id)
