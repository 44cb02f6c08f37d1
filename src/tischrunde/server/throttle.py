"""How much one client may ask: messages of a socket, sockets of a guest, requests of an address.

And how often codes of tables may be guessed, and how much is said at a table.
"""

from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import Final
from weakref import WeakKeyDictionary

from tischrunde.server.limits import Gcra
from tischrunde.server.tables import now

MAX_SOCKETS: Final = 5
"""Maximum number of sockets a guest has open at once."""
MAX_ANONYMOUS_SOCKETS: Final = 50
"""Maximum number of sockets of an address that belong to no guest, or have not said to whom."""

MAX_ADDRESS_SOCKETS: Final = 200
"""Maximum number of sockets of all guests at an address; its networks may have a few times as
many."""
MAX_OPEN_TABLES: Final = 10
"""Maximum number of tables of a guest that wait for players."""
MAX_UNFINISHED_TABLES: Final = 100
"""Maximum number of tables of a guest that are not over."""

_MINUTE: Final = 60
_HOUR: Final = 3600
_WRONG_CODES_PER_MINUTE: Final = 20
"""Maximum number of wrong codes an address tries in a minute."""
_ALL_WRONG_CODES_PER_MINUTE: Final = 300
"""Maximum number of wrong codes all addresses try in a minute at a node."""

_NETWORKS_V6: Final = ((8, 1), (7, 2), (6, 4))
"""By how many bytes of an IPv6 address it is counted, and how many times as much each of these
networks may: a connection has one of 64 bits, a household 56, a customer or a tunnel 48."""
_NETWORKS_V4: Final = ((4, 1), (3, 8))
"""The same of version 4. Neighbours have little to do with each other, so they may do more."""


class ByNetwork:
    """A limit for every address, and wider ones for the networks it lies in."""

    def __init__(self, burst: float, seconds: int) -> None:
        shares = {share for _, share in (*_NETWORKS_V4, *_NETWORKS_V6)}
        self._limits = {
            share: Gcra(burst * share / seconds, max(1, round(burst * share))) for share in shares
        }

    def wait(self, address: str) -> int | None:
        """Return in how many milliseconds an address may, if it may not now.

        The widest network is asked first: who has one cannot fill the memory with its parts.
        """
        time = now()
        for network, share in reversed(networks(address)):
            if (wait := self._limits[share].wait(network, time)) is not None:
                return wait
        return None

    def count(self, address: str) -> None:
        """Note that an address did it."""
        for network, share in networks(address):
            self._limits[share].count(network, now())

    def allow(self, address: str) -> int | None:
        """Return None if an address may, and count it; else in how many milliseconds it may."""
        wait = self.wait(address)
        if wait is None:
            self.count(address)
        return wait


class Throttle:
    """The limits of a node; ``patience`` multiplies them all."""

    def __init__(self, patience: float) -> None:
        def limit(burst: int, seconds: int) -> Gcra:
            return Gcra(burst * patience / seconds, max(1, round(burst * patience)))

        def by_network(burst: int, seconds: int = _MINUTE) -> ByNetwork:
            return ByNetwork(burst * patience, seconds)

        self._messages = limit(100, 20)
        self._phrases = limit(3, 10)
        self._sockets: Counter[str] = Counter()
        self._most_sockets = max(1, round(MAX_SOCKETS * patience))
        self._most_nameless = max(1, round(MAX_ANONYMOUS_SOCKETS * patience))
        self._crowd = max(1, round(MAX_ADDRESS_SOCKETS * patience))
        self._owners: WeakKeyDictionary[object, tuple[str, str]] = WeakKeyDictionary()
        self.most_open = max(1, round(MAX_OPEN_TABLES * patience))
        self.most_unfinished = max(1, round(MAX_UNFINISHED_TABLES * patience))
        self._wrong_codes = by_network(_WRONG_CODES_PER_MINUTE)
        self._all_wrong_codes = limit(_ALL_WRONG_CODES_PER_MINUTE, _MINUTE)
        self._requests = {
            "come_in": by_network(20),
            "open_table": by_network(20),
            "open_public": by_network(12, _HOUR),
            "find": by_network(60),
            "take_seat": by_network(60),
            "claim": by_network(20),
            "replay": by_network(30),
            "export": by_network(6),
            "forget": by_network(6),
            "other": by_network(240),
        }

    def message(self, socket: object) -> int | None:
        """Return in how many milliseconds a socket may speak again, if it may not now."""
        return self._messages.allow(str(id(socket)), now())

    def phrase(self, table: str, seat: int) -> int | None:
        """Return in how many milliseconds a seat may say something again, if it may not now."""
        return self._phrases.allow(f"{table} {seat}", now())

    def request(self, route: str, address: str) -> int | None:
        """Return in how many milliseconds an address may ask again, if it may not now."""
        return self._requests.get(route, self._requests["other"]).allow(address)

    def guess(self, address: str) -> int | None:
        """Return in how many milliseconds an address may try a code again, if it may not now."""
        return self._wrong_codes.wait(address)

    def guess_any(self, address: str) -> int | None:
        """Return the same for a code that leads to whichever table has it.

        One guess is one at all tables, so all who guess wrong have a common limit as well.
        """
        return self.guess(address) or self._all_wrong_codes.wait("", now())

    def wrong(self, address: str) -> None:
        """Note that an address tried a code that is none."""
        self._wrong_codes.count(address)
        self._all_wrong_codes.count("", now())

    def another(self, socket: object, guest: str | None, address: str) -> bool:
        """Return whether a guest, or an address without one, may have this socket too."""
        owner = f"at {networks(address)[0][0]}" if guest is None else guest
        known = self._owners.get(socket)
        if known == (owner, address):
            return True
        most = self._most_nameless if guest is None else self._most_sockets
        if self._sockets[owner] >= most or (known is None and self._is_crowded(address)):
            return False
        self._release(socket)  # it was another's
        self._owners[socket] = owner, address
        for counted in (owner, *_crowds(address)):
            self._sockets[counted] += 1
        return True

    def _is_crowded(self, address: str) -> bool:
        crowds = _crowds(address)
        return any(self._sockets[crowd] >= self._crowd * crowds[crowd] for crowd in crowds)

    def gone(self, socket: object) -> None:
        """Count a socket no more; whoever is at its place in memory next is somebody else."""
        self._messages.forget(str(id(socket)))
        self._release(socket)

    def _release(self, socket: object) -> None:
        owner, address = self._owners.pop(socket, ("", ""))
        for counted in (owner, *_crowds(address)) if owner else ():
            self._sockets[counted] -= 1
            if not self._sockets[counted]:
                del self._sockets[counted]


def _crowds(address: str) -> dict[str, int]:
    """Return what all sockets of an address are counted by, and the share of each."""
    return {f"all at {network}": share for network, share in networks(address) if address}


def networks(address: str) -> tuple[tuple[str, int], ...]:
    """Return by what an address is counted, the narrowest first, and the share of each."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return ((address, 1),)
    if isinstance(read, IPv6Address) and read.ipv4_mapped is not None:
        read = read.ipv4_mapped
    widths = _NETWORKS_V6 if isinstance(read, IPv6Address) else _NETWORKS_V4
    return tuple((read.packed[:width].hex(), share) for width, share in widths)
