"""One node: everything a request or a socket needs, tied together."""

from dataclasses import dataclass, field
from typing import Protocol

from tischrunde.server.closing import POLICY
from tischrunde.server.guests import Guests
from tischrunde.server.metrics import Metrics
from tischrunde.server.settings import Settings
from tischrunde.server.streams import Streams
from tischrunde.server.tables import Tables
from tischrunde.server.throttle import Throttle


class Connected(Protocol):
    """A socket, as far as the node knows it."""

    guest: str | None

    def say_bye(self) -> None:
        """Ask the client to come again, at another node."""

    def end(self, code: int) -> None:
        """Hang up."""


@dataclass(slots=True)
class Node:
    """The parts of a node."""

    settings: Settings
    version: str
    tables: Tables
    streams: Streams
    guests: Guests
    metrics: Metrics
    limits: Throttle
    sockets: set[Connected] = field(default_factory=set)
    draining: bool = False

    def hang_up(self, guest: str) -> None:
        """End the sockets a guest has here."""
        for socket in [each for each in self.sockets if each.guest == guest]:
            socket.end(POLICY)
