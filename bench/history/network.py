"""A network of namespaces on one machine, joined by a switch that can be told to misbehave.

A namespace belongs to a thread, and what is started from that thread lives in it; with the last of
them it is gone. So nothing has a name that another run could meet, and nothing is left behind by
one that was killed.
"""

import ctypes
import fcntl
import json
import os
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from bench.history.switch import Rule
from tests.requirements import found

T = TypeVar("T")

CLIENTS: Final = "clients"
"""The member to which the driver itself belongs, and all clients with it."""
NODES: Final = ("node A", "node B")
SERVERS: Final = (*NODES, "worker", "Redis", "PostgreSQL")
MEMBERS: Final = (CLIENTS, *SERVERS)

NETWORK: Final = "10.77.0"
_TUN: Final = Path("/dev/net/tun")
_DEVICE: Final = "switched"
_MTU: Final = 65_000
"""Bytes of a packet: the fewer packets, the less the switch has to do."""
_NEW_NETWORK: Final = 0x4000_0000
_SET_DEVICE: Final = 0x4004_54CA
_PLAIN_TUN: Final = 0x1001
"""IP packets, without any header of the device's own."""

Rules = Mapping[tuple[str, str], Rule]
"""By who sends and who receives."""


class NotPermittedError(Exception):
    """This machine, or this user, may not make networks of its own."""


class Member:
    """A member of the network: its address, and a thread that lives in its namespace."""

    def __init__(self, name: str) -> None:
        number = MEMBERS.index(name) + 1
        self.address = f"{NETWORK}.{number}"
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self.device = self.call(lambda: _joined(self.address))

    def call(self, work: Callable[[], T]) -> T:
        """Do something from within the namespace; what is started there stays in it."""
        return self._thread.submit(work).result()

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown()


class Network:
    """All members, and what happens to packets between them."""

    def __init__(self, seed: int) -> None:
        """Join the driver's thread to the network as well: it is where clients are."""
        here = _joined(f"{NETWORK}.1")
        self.members = {name: Member(name) for name in SERVERS}
        devices = [here, *(member.device for member in self.members.values())]
        orders, self._orders = os.pipe()
        self._switch = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "bench.history.switch", str(seed), *map(str, devices)],
            stdin=orders,
            stdout=subprocess.PIPE,
            pass_fds=devices,
        )
        for handed_on in (orders, *devices):
            os.close(handed_on)

    def set(self, rules: Rules) -> None:
        """Let these rules hold from now on, and no others."""
        lines = [
            (MEMBERS.index(source) + 1, MEMBERS.index(to) + 1, *rule)
            for (source, to), rule in rules.items()
        ]
        os.write(self._orders, json.dumps(lines).encode() + b"\n")

    def close(self) -> dict[str, int]:
        """End the switch, and return what it has counted."""
        os.close(self._orders)
        counted, _ = self._switch.communicate()
        for member in self.members.values():
            member.close()
        counts: dict[str, int] = json.loads(counted)
        return counts


@contextmanager
def networked(seed: int) -> Iterator[Network]:
    """Have a network as long as the context lasts."""
    network = Network(seed)
    try:
        yield network
    finally:
        print(f"packets: {network.close()}", flush=True)


def _joined(address: str) -> int:
    """Move the calling thread to a new namespace, and return the other end of its only device."""
    ip = found("ip")
    if os.geteuid() != 0 or not _TUN.exists() or ip is None:
        raise NotPermittedError("network namespaces need root, /dev/net/tun and iproute2")
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(_NEW_NETWORK) != 0:
        raise NotPermittedError(f"network namespaces: {os.strerror(ctypes.get_errno())}")
    device = os.open(_TUN, os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, _SET_DEVICE, struct.pack("16sH22x", _DEVICE.encode(), _PLAIN_TUN))
    orders: Sequence[str] = (
        "link set lo up",
        f"address add {address}/24 dev {_DEVICE}",
        f"link set {_DEVICE} mtu {_MTU} up",
    )
    for order in orders:
        subprocess.run([ip, *order.split()], check=True)  # noqa: S603 - our own words
    return device
