"""A switch between network namespaces, as a process of its own: it loses and delays packets.

Each member of the network has a TUN device whose other end is open here. What one member sends
another is read from the one and written to the other, unless the rule of that ordered pair has it
lost or late. So it needs root and ``/dev/net/tun``, and neither ``tc netem`` nor a packet filter,
which not every kernel has.
"""

import heapq
import json
import os
import random
import select
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Any, Final, NamedTuple

LONGEST_PACKET: Final = 65_536
_AT_ONCE: Final = 64
"""Number of packets of one member after which the others have their turn."""
_ORDERS: Final = 0
"""Orders come over the standard input: when it ends, so does the switch."""
_DESTINATION: Final = 19
"""Place of the last byte of the destination in an IPv4 packet: it is the number of a member."""
_IPV4: Final = 4
_NICENESS: Final = -10
"""On a busy machine everything would wait for it."""


class Rule(NamedTuple):
    """What happens to packets on the way: the share that is lost, and milliseconds they take."""

    lost: float = 0.0
    delay: float = 0.0
    jitter: float = 0.0


class Switch:
    """Hands packets on, from the devices in the order of the members' numbers, which begin at 1."""

    def __init__(self, devices: list[int], seed: int) -> None:
        self._devices = devices
        self._numbers = {device: number for number, device in enumerate(devices, 1)}
        self._rules: dict[tuple[int, int], Rule] = {}
        self._dice = random.Random(seed)
        self._late: list[tuple[float, int, int, bytes]] = []
        self._counts: Counter[str] = Counter()
        self._orders = b""

    def run(self) -> dict[str, int]:
        """Hand packets on until there are no more orders, and return what was counted."""
        with suppress(PermissionError):
            os.nice(_NICENESS)
        poll = select.epoll()
        for device in (_ORDERS, *self._devices):
            poll.register(device, select.EPOLLIN)
        while True:
            wait = max(0.0, self._late[0][0] - time.monotonic()) if self._late else None
            for ready, _ in poll.poll(wait):
                if ready != _ORDERS:
                    self._read(ready)
                elif not self._obey():
                    return dict(self._counts)
            self._send_late()

    def _obey(self) -> bool:
        """Take orders: a line is all rules that hold from now on. False if there are no more."""
        orders = os.read(_ORDERS, LONGEST_PACKET)
        *lines, self._orders = (self._orders + orders).split(b"\n")
        if lines:
            rules: list[Any] = json.loads(lines[-1])
            self._rules = {(source, to): Rule(*rule) for source, to, *rule in rules}
        return bool(orders)

    def _read(self, device: int) -> None:
        source = self._numbers[device]
        with suppress(BlockingIOError):
            for _ in range(_AT_ONCE):
                packet = os.read(device, LONGEST_PACKET)
                to = packet[_DESTINATION]
                if packet[0] >> 4 == _IPV4 and 1 <= to <= len(self._devices):
                    self._hand_on(source, to, packet)

    def _hand_on(self, source: int, to: int, packet: bytes) -> None:
        self._counts["packets"] += 1
        rule = self._rules.get((source, to))
        if rule is not None:
            if rule.lost and self._dice.random() < rule.lost:
                self._counts["lost"] += 1
                return
            if rule.delay:
                self._counts["late"] += 1
                takes = rule.delay + self._dice.uniform(-rule.jitter, rule.jitter)
                due = time.monotonic() + takes / 1000
                heapq.heappush(self._late, (due, self._counts["packets"], to, packet))
                return
        self._write(to, packet)

    def _send_late(self) -> None:
        while self._late and self._late[0][0] <= time.monotonic():
            _, _, to, packet = heapq.heappop(self._late)
            self._write(to, packet)

    def _write(self, to: int, packet: bytes) -> None:
        with suppress(OSError):  # a device that takes no more loses it, as any does
            os.write(self._devices[to - 1], packet)


if __name__ == "__main__":
    print(json.dumps(Switch([*map(int, sys.argv[2:])], int(sys.argv[1])).run()), flush=True)
