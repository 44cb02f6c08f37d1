"""Whoever comes back is who they were, and nobody else can read by what."""

import os
from pathlib import Path

import pytest

from tischrunde.terminal.sessions.guests import Guests, state_folder

HOUSE = "http://localhost:8000"


def test_a_guest_is_known_by_server_and_name(tmp_path: Path) -> None:
    guests = Guests(tmp_path / "state")
    guests.keep(HOUSE, "Igel", "one")
    guests.keep(HOUSE, "Wolf", "two")
    again = Guests(tmp_path / "state")
    assert again.token(HOUSE, "Igel") == "one"
    assert again.token(HOUSE, "Wolf") == "two"
    assert again.token("http://localhost:8001", "Igel") is None


def test_the_name_used_last_at_a_server_is_remembered(tmp_path: Path) -> None:
    guests = Guests(tmp_path)
    assert guests.last(HOUSE) is None
    for number, (server, name) in enumerate([(HOUSE, "Wolf"), (HOUSE, "Igel"), ("other", "Uhu")]):
        guests.keep(server, name, "token")
        newest = max((tmp_path / "guests").iterdir(), key=os.path.getmtime)
        os.utime(newest, (number, number))
    assert guests.last(HOUSE) == "Igel"


def test_whoever_came_back_was_there_last(tmp_path: Path) -> None:
    guests = Guests(tmp_path)
    for number, name in enumerate(["Igel", "Wolf"]):
        guests.keep(HOUSE, name, "token")
        newest = max((tmp_path / "guests").iterdir(), key=os.path.getmtime)
        os.utime(newest, (number, number))
    assert guests.last(HOUSE) == "Wolf"
    guests.came(HOUSE, "Igel")
    assert guests.last(HOUSE) == "Igel"


def test_only_the_owner_can_read_tokens(tmp_path: Path) -> None:
    Guests(tmp_path).keep(HOUSE, "Igel", "secret")
    folder = tmp_path / "guests"
    assert folder.stat().st_mode & 0o777 == 0o700
    (file,) = folder.iterdir()
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("spoiled", [b"", b"[]", b'{"token": 1}', b"\xff"])
def test_a_spoiled_file_is_nobody(tmp_path: Path, spoiled: bytes) -> None:
    guests = Guests(tmp_path)
    guests.keep(HOUSE, "Igel", "token")
    next((tmp_path / "guests").iterdir()).write_bytes(spoiled)
    assert guests.token(HOUSE, "Igel") is None
    assert guests.last(HOUSE) is None


def test_where_nothing_can_be_kept_one_can_still_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    guests = Guests(tmp_path / "file")
    guests.keep(HOUSE, "Igel", "token")
    assert guests.token(HOUSE, "Igel") is None


def test_the_folder_is_the_one_for_state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_folder() == tmp_path / "tischrunde"
    monkeypatch.setenv("XDG_STATE_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "tischrunde"
