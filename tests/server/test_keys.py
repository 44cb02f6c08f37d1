"""The file of the key holds a whole key, or is told to be none."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tischrunde import texts
from tischrunde.server.keys import UnfitKey, key_from


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


def test_who_was_quicker_has_made_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
