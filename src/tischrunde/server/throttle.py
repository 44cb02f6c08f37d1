"""How much one client may ask: messages of a socket, sockets of a guest, requests of an address.

And how much is said at a table.
"""

from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import Final
from weakref import WeakKeyDictionary

from tischrunde.server.limits import Gcra
from tischrunde.server.tables import now

SOCKETS: Final = 5
"""So many sockets a guest may have open at once ..."""
NAMELESS: Final = 50
"""... and so many an address, of those that are no guest's or have not said whose they are."""

_MINUTE: Final = 60
_HOUSEHOLD: Final = 8
"""So many bytes of an IPv6 address are one connection's; the others whoever has it may choose."""


class Throttle:
    """The limits of a node; ``patience`` multiplies them all."""

    def __init__(self, patience: float) -> None:
        def limit(burst: int, seconds: int) -> Gcra:
            return Gcra(burst * patience / seconds, max(1, round(burst * patience)))

        self._messages = limit(100, 20)
        self._phrases = limit(3, 10)
        self._sockets: Counter[str] = Counter()
        self._most_sockets = max(1, round(SOCKETS * patience))
        self._most_nameless = max(1, round(NAMELESS * patience))
        self._owners: WeakKeyDictionary[object, str] = WeakKeyDictionary()
        self._requests = {
            "come_in": limit(20, _MINUTE),
            "open_table": limit(20, _MINUTE),
            "find": limit(20, _MINUTE),
            "take_seat": limit(60, _MINUTE),
            "claim": limit(20, _MINUTE),
            "replay": limit(30, _MINUTE),
            "export": limit(6, _MINUTE),
            "forget": limit(6, _MINUTE),
            "other": limit(240, _MINUTE),
        }

    def message(self, socket: object) -> int | None:
        """Return in how many milliseconds a socket may speak again, if it may not now."""
        return self._messages.allow(str(id(socket)), now())

    def phrase(self, table: str, seat: int) -> int | None:
        """Return in how many milliseconds a seat may say something again, if it may not now."""
        return self._phrases.allow(f"{table} {seat}", now())

    def request(self, route: str, who: str) -> int | None:
        """Return in how many milliseconds an address may ask again, if it may not now."""
        limit = self._requests.get(route, self._requests["other"])
        return limit.allow(who, now())

    def another(self, socket: object, guest: str | None, address: str) -> bool:
        """Return whether a guest, or an address without one, may have this socket too."""
        owner = f"at {address}" if guest is None else guest
        if self._owners.get(socket) == owner:
            return True
        most = self._most_nameless if guest is None else self._most_sockets
        if self._sockets[owner] >= most:
            return False
        self._release(socket)  # it was another's
        self._sockets[owner] += 1
        self._owners[socket] = owner
        return True

    def gone(self, socket: object) -> None:
        """Count a socket no more; whoever is at its place in memory next is somebody else."""
        self._messages.forget(str(id(socket)))
        self._release(socket)

    def _release(self, socket: object) -> None:
        owner = self._owners.pop(socket, None)
        if owner is not None:
            self._sockets[owner] -= 1
            if not self._sockets[owner]:
                del self._sockets[owner]


def visitor(address: str) -> str:
    """Return by what an address is counted: of version 6 by the network of the connection."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(read, IPv6Address) or read.ipv4_mapped is not None:
        return address
    return read.packed[:_HOUSEHOLD].hex()
