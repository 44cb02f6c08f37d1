"""Guests, known by a token that only they have."""

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from tischrunde.server.clock import now
from tischrunde.server.ports import DAY_MS, Guest, Store

GUEST_KEPT_MS: Final = 400 * DAY_MS
"""Milliseconds after the last visit until a guest is forgotten."""

_REFRESH_MS: Final = DAY_MS
_MAX_REMEMBERED: Final = 10_000
_TOKEN_CACHED_MS: Final = 60_000
"""Milliseconds for which a node caches a token, which may be dropped elsewhere."""
_TOKEN_BYTES: Final = 24


def hashed(token: str) -> bytes:
    """Return the hash of a token, which is all that is stored of it."""
    return hashlib.sha256(token.encode()).digest()


class Guests:
    """Finds guests by their tokens, and remembers them for a while."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, tuple[Guest, int]] = OrderedDict()

    async def come_in(self, name: str, shape: str, *, program: bool) -> tuple[Guest, str]:
        """Return a new guest and the token it will be known by."""
        time, token = now(), secrets.token_urlsafe(_TOKEN_BYTES)
        guest = Guest(secrets.token_hex(8), name, shape, program, time, time + GUEST_KEPT_MS)
        await self._store.welcome(guest, hashed(token))
        return guest, token

    async def known(self, token: str) -> Guest | None:
        """Return the guest of a token; None if there is none, or it has expired."""
        key, time = hashed(token), now()
        guest, until = self._known.get(key, (None, 0))
        if guest is None or until < time:
            guest = await self._store.guest(key)
            if guest is None:
                return None
            self._remember(key, guest, time)
        if guest.expires < time:
            return None
        if guest.expires < time + GUEST_KEPT_MS - _REFRESH_MS:
            guest = replace(guest, expires=time + GUEST_KEPT_MS)
            await self._store.rename(guest)
            self._remember(key, guest, time)
        return guest

    async def rename(self, token: str, guest: Guest) -> None:
        """Change the name or shape of a guest."""
        await self._store.rename(guest)
        self._remember(hashed(token), guest, now())

    async def log_out(self, token: str) -> None:
        """Delete a token."""
        self._known.pop(hashed(token), None)
        await self._store.drop_token(hashed(token))

    async def forget(self, guest: Guest) -> None:
        """Delete a guest and all its tokens."""
        for key, (known, _) in list(self._known.items()):
            if known.id == guest.id:
                del self._known[key]
        await self._store.forget(guest.id)

    def _remember(self, key: bytes, guest: Guest, time: int) -> None:
        self._known[key] = (guest, time + _TOKEN_CACHED_MS)
        self._known.move_to_end(key)
        if len(self._known) > _MAX_REMEMBERED:
            self._known.popitem(last=False)
