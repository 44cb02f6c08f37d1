"""How much one client may do: messages of a socket, sockets of a guest, requests of an address.

Counted by the generic cell rate algorithm (GCRA), in memory.
"""

from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import Final
from weakref import WeakKeyDictionary

from tischrunde.server.clock import now

MAX_KEYS: Final = 50_000
_TICKS: Final = 1000
"""Ticks in a millisecond. Time is counted in whole ones, for fractions would add up to errors."""
MAX_SOCKETS: Final = 5
"""Maximum number of sockets a guest has open at once."""
MAX_ANONYMOUS_SOCKETS: Final = 50
"""Maximum number of sockets of an address that belong to no guest, or have not said to whom."""

MAX_ADDRESS_SOCKETS: Final = 200
"""Maximum number of sockets of all guests at an address; its networks may have a few times as
many."""
_MESSAGES: Final = 100
"""Number of messages a socket may send at once; it may send as many again in ..."""
_MESSAGES_S: Final = 20
"""... this number of seconds."""
MAX_OPEN_TABLES: Final = 10
"""Maximum number of tables of a guest that wait for players."""
MAX_UNFINISHED_TABLES: Final = 100
"""Maximum number of tables of a guest that are not over."""
MAX_SHARED_PADS: Final = 30
"""Maximum number of score pads that a guest shares."""

MAX_PAD_KIB_PER_MINUTE: Final = 2_048
"""Maximum number of KiB an address writes on score pads in a minute."""

_MINUTE_S: Final = 60
_HOUR_S: Final = 3600
_WRONG_CODES_PER_MINUTE: Final = 20
"""Maximum number of wrong codes an address tries in a minute."""
_ALL_WRONG_CODES_PER_MINUTE: Final = 300
"""Maximum number of wrong codes all addresses try in a minute at a node."""

_NETWORKS_V6: Final = ((8, 1), (7, 2), (6, 4))
"""Prefixes of an IPv6 address, in bytes, each with its multiple of the limit: a connection has one
of 64 bits, a household 56, a customer or a tunnel 48."""
_NETWORKS_V4: Final = ((4, 1), (3, 8))
"""The same for IPv4. Neighbours have little to do with each other, so they may do more."""


class Gcra:
    """``burst`` at once, then evenly ``rate`` a second, for each key by itself.

    One number is kept for each key: the time from which it may use a full burst again. Keys are
    kept in two dictionaries. Once all keys of the old one may use a full burst, it is dropped and
    the new one becomes the old, so idle keys are forgotten at no cost. When a dictionary holds
    ``most`` keys, all that need not wait are forgotten. If those that must wait leave no room, new
    keys must wait too.
    """

    __slots__ = ("_crowded", "_most", "_new", "_old", "_slack", "_step", "_turn")

    def __init__(self, rate: float, burst: int, most: int = MAX_KEYS) -> None:
        if rate <= 0 or burst < 1 or most < 1:
            raise ValueError("a limit allows something")
        self._step = round(1000 * _TICKS / rate)
        self._slack = self._step * (burst - 1)
        self._most = most
        self._turn = 0
        self._crowded = -self._step
        self._new: dict[str, int] = {}
        self._old: dict[str, int] = {}

    def __len__(self) -> int:
        """The number of keys kept; one in both dictionaries counts twice."""
        return len(self._new) + len(self._old)

    def wait(self, key: str, now: int) -> int | None:
        """Return None if ``key`` may act, else the milliseconds until it may; count nothing.

        ``now`` is in milliseconds. If the clock is set back, nobody waits longer than for a full
        burst.
        """
        tick = now * _TICKS
        if key not in self._new and key not in self._old and not self._has_room(tick):
            return -(-self._step // _TICKS)
        rested = self._rested(key, tick)
        early = rested - self._slack - tick
        if early <= 0:
            return None
        self._new[key] = rested
        return -(-early // _TICKS)

    def count(self, key: str, now: int) -> None:
        """Count an action of ``key``."""
        tick = now * _TICKS
        if tick >= self._turn:
            self._new, self._old = {}, self._new
            self._turn = tick + self._slack + self._step
        self._new[key] = self._rested(key, tick) + self._step

    def allow(self, key: str, now: int) -> int | None:
        """Return None and count it if ``key`` may act, else the milliseconds until it may."""
        wait = self.wait(key, now)
        if wait is None:
            self.count(key, now)
        return wait

    def _rested(self, key: str, tick: int) -> int:
        kept = self._new.get(key, self._old.get(key, tick))
        return min(max(kept, tick), tick + self._slack + self._step)

    def _has_room(self, tick: int) -> bool:
        """Return whether one more key can be kept, after forgetting those that need not wait."""
        if len(self._new) < self._most:
            return True
        if self._crowded <= tick < self._crowded + self._step:
            return False  # or every new key would search all others
        both = {**self._old, **self._new}
        self._new = {key: kept for key, kept in both.items() if kept - self._slack > tick}
        self._old = {}
        if len(self._new) > self._most // 2:
            self._crowded = tick
        return len(self._new) < self._most


class Allowance:
    """``burst`` at once, then evenly ``rate`` a second, for one alone: nothing is looked up."""

    __slots__ = ("_rested", "_slack", "_step")

    def __init__(self, rate: float, burst: int) -> None:
        self._step = round(1000 * _TICKS / rate)
        self._slack = self._step * (burst - 1)
        self._rested = 0

    def allow(self, now: int) -> int | None:
        """Return None and count it if it is allowed, else the milliseconds until it is."""
        tick, slack, step = now * _TICKS, self._slack, self._step
        if self._rested <= tick:
            self._rested = tick + step
            return None
        rested = min(self._rested, tick + slack + step)
        early = rested - slack - tick
        self._rested = rested if early > 0 else rested + step
        return -(-early // _TICKS) if early > 0 else None


class ByNetwork:
    """A limit for every address, and wider ones for the networks it lies in."""

    def __init__(self, burst: float, seconds: int) -> None:
        shares = {share for _, share in (*_NETWORKS_V4, *_NETWORKS_V6)}
        self._limits = {
            share: Gcra(burst * share / seconds, max(1, round(burst * share))) for share in shares
        }

    def wait(self, address: str) -> int | None:
        """Return None if an address may act, else the milliseconds until it may.

        The widest network comes first, so that its owner cannot fill the memory with its parts.
        """
        time = now()
        for network, share in reversed(networks(address)):
            if (wait := self._limits[share].wait(network, time)) is not None:
                return wait
        return None

    def count(self, address: str, actions: int = 1) -> None:
        """Count actions of an address."""
        time = now()
        for network, share in networks(address):
            for _ in range(actions):
                self._limits[share].count(network, time)

    def allow(self, address: str) -> int | None:
        """Return None and count it if an address may act, else the milliseconds until it may."""
        wait = self.wait(address)
        if wait is None:
            self.count(address)
        return wait


class RateLimits:
    """The limits of a node; ``patience`` multiplies them all."""

    def __init__(self, patience: float) -> None:
        def limit(burst: int, seconds: int) -> Gcra:
            return Gcra(burst * patience / seconds, max(1, round(burst * patience)))

        def by_network(burst: int, seconds: int = _MINUTE_S) -> ByNetwork:
            return ByNetwork(burst * patience, seconds)

        self._patience = patience
        self._phrases = limit(3, 10)
        self._hints = limit(10, 30)
        self._sockets: Counter[str] = Counter()
        self._most_sockets = max(1, round(MAX_SOCKETS * patience))
        self._most_nameless = max(1, round(MAX_ANONYMOUS_SOCKETS * patience))
        self._crowd = max(1, round(MAX_ADDRESS_SOCKETS * patience))
        self._owners: WeakKeyDictionary[object, tuple[str, str]] = WeakKeyDictionary()
        self.most_open = max(1, round(MAX_OPEN_TABLES * patience))
        self.most_unfinished = max(1, round(MAX_UNFINISHED_TABLES * patience))
        self.most_pads = max(1, round(MAX_SHARED_PADS * patience))
        self._pad_kib = by_network(MAX_PAD_KIB_PER_MINUTE)
        self._wrong_codes = by_network(_WRONG_CODES_PER_MINUTE)
        self._all_wrong_codes = limit(_ALL_WRONG_CODES_PER_MINUTE, _MINUTE_S)
        self._requests = {
            "come_in": by_network(20),
            "open_table": by_network(20),
            "open_public": by_network(12, _HOUR_S),
            "find": by_network(60),
            "take_seat": by_network(60),
            "claim": by_network(20),
            "hint": by_network(60),
            "replay": by_network(30),
            "page": by_network(120),
            "export": by_network(6),
            "history": by_network(30),
            "forget": by_network(6),
            "share_pad": by_network(20),
            "find_pad": by_network(60),
            "read_pad": by_network(600),
            "other": by_network(240),
        }

    def messages(self) -> Allowance:
        """Return how many messages one socket may send."""
        burst = _MESSAGES * self._patience
        return Allowance(burst / _MESSAGES_S, max(1, round(burst)))

    def phrase(self, table: str, seat: int) -> int | None:
        """Return the milliseconds until a seat may say something again, None if it may now."""
        return self._phrases.allow(f"{table} {seat}", now())

    def hint(self, guest: str) -> int | None:
        """Return the milliseconds until a guest may ask for a hint again, None if it may now."""
        return self._hints.allow(guest, now())

    def request(self, route: str, address: str) -> int | None:
        """Return the milliseconds until an address may ask again, None if it may now."""
        return self._requests.get(route, self._requests["other"]).allow(address)

    def write_pad(self, address: str, size: int) -> int | None:
        """Return None and count ``size`` bytes if an address may write on score pads.

        Otherwise return the milliseconds until it may.
        """
        wait = self._pad_kib.wait(address)
        if wait is None:
            self._pad_kib.count(address, -(-size // 1024))
        return wait

    def guess(self, address: str) -> int | None:
        """Return the milliseconds until an address may try a code again, None if it may now."""
        return self._wrong_codes.wait(address)

    def guess_any(self, address: str) -> int | None:
        """Return the same for a code that is tried without naming a table.

        Such a guess tries all tables at once, so all wrong guesses share a limit as well.
        """
        return self.guess(address) or self._all_wrong_codes.wait("", now())

    def wrong(self, address: str) -> None:
        """Count a wrong code of an address."""
        self._wrong_codes.count(address)
        self._all_wrong_codes.count("", now())

    def another(self, socket: object, guest: str | None, address: str) -> bool:
        """Count a socket of a guest, or of an address without one; return whether it is allowed."""
        owner = f"at {networks(address)[0][0]}" if guest is None else guest
        known = self._owners.get(socket)
        if known == (owner, address):
            return True
        most = self._most_nameless if guest is None else self._most_sockets
        if self._sockets[owner] >= most or (known is None and self._is_crowded(address)):
            return False
        self._release(socket)  # it was counted for another owner
        self._owners[socket] = owner, address
        for counted in (owner, *_crowds(address)):
            self._sockets[counted] += 1
        return True

    def _is_crowded(self, address: str) -> bool:
        crowds = _crowds(address)
        return any(self._sockets[crowd] >= self._crowd * crowds[crowd] for crowd in crowds)

    def gone(self, socket: object) -> None:
        """Stop counting a socket."""
        self._release(socket)

    def _release(self, socket: object) -> None:
        owner, address = self._owners.pop(socket, ("", ""))
        for counted in (owner, *_crowds(address)) if owner else ():
            self._sockets[counted] -= 1
            if not self._sockets[counted]:
                del self._sockets[counted]


def _crowds(address: str) -> dict[str, int]:
    """Return the networks by which sockets of an address are counted, with their multiples."""
    return {f"all at {network}": share for network, share in networks(address) if address}


def networks(address: str) -> tuple[tuple[str, int], ...]:
    """Return the networks of an address, the narrowest first, with their multiples."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return ((address, 1),)
    if isinstance(read, IPv6Address) and read.ipv4_mapped is not None:
        read = read.ipv4_mapped
    widths = _NETWORKS_V6 if isinstance(read, IPv6Address) else _NETWORKS_V4
    return tuple((read.packed[:width].hex(), share) for width, share in widths)
