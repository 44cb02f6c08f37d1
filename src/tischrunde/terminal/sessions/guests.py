"""The guests of this user at servers, kept so that whoever comes back finds the same seat."""

import hashlib
import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

_OURS: Final = "tischrunde"


def state_folder() -> Path:
    """Return the folder for the state of programs, for this user."""
    named = os.environ.get("XDG_STATE_HOME", "")
    state = Path(named) if named.startswith("/") else Path.home() / ".local" / "state"
    return state / _OURS


class Guests:
    """Tokens by server and name: two people at one computer are two guests.

    Every guest has a file of its own, which no other user may read, so that two programs do not
    write to the same file.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = (state_folder() if folder is None else folder) / "guests"

    def beside(self, what: str) -> Path:
        """Return the path of something else kept for the same user."""
        return self._folder.with_name(what)

    def token(self, server: str, name: str) -> str | None:
        """Return the token of this name at a server."""
        known = _read(self._file(server, name))
        return known.get("token")

    def last(self, server: str) -> str | None:
        """Return the name that was last used at a server."""
        known = [(_age(file), _read(file)) for file in self._folder.glob("*.json")]
        named = [(age, guest["name"]) for age, guest in known if guest.get("server") == server]
        return max(named)[1] if named else None

    def keep(self, server: str, name: str, token: str) -> None:
        """Keep a guest's token; if that fails, the next visit is a new guest's."""
        guest = json.dumps({"server": server, "name": name, "token": token})
        keep_private(self._file(server, name), guest)

    def came(self, server: str, name: str) -> None:
        """Keep the name that was last used."""
        with suppress(OSError):
            self._file(server, name).touch()

    def _file(self, server: str, name: str) -> Path:
        key = hashlib.sha256(json.dumps([server, name]).encode()).hexdigest()
        return self._folder / f"{key[:32]}.json"


def keep_private(file: Path, text: str) -> bool:
    """Write a file that no other user may read; return whether it was written."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # A temporary file is readable by its owner alone.
        descriptor, made = tempfile.mkstemp(dir=file.parent)
        with os.fdopen(descriptor, "w") as opened:
            opened.write(text)
        Path(made).replace(file)
    except OSError:
        return False
    return True


def _read(file: Path) -> dict[str, str]:
    """Return what is kept of a guest; nothing if it cannot be read."""
    try:
        guest = json.loads(file.read_text())
    except (OSError, ValueError):
        return {}
    fit = isinstance(guest, dict) and all(
        isinstance(guest.get(part), str) for part in ("server", "name", "token")
    )
    return guest if fit else {}


def _age(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0
