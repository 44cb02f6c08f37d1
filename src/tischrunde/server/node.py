"""One node: everything a request or a socket needs, tied together."""

from dataclasses import dataclass, field
from typing import Protocol

from tischrunde.protocol.close_codes import POLICY
from tischrunde.server.bots.hints import HintDesk
from tischrunde.server.guests import Guests
from tischrunde.server.metrics import Metrics
from tischrunde.server.rate_limits import RateLimits
from tischrunde.server.settings import Settings
from tischrunde.server.shared_pads import SharedPads
from tischrunde.server.streams import Streams
from tischrunde.server.tables import Tables
from tischrunde.table.denial import Denial
from tischrunde.table.table import Table


class Connected(Protocol):
    """A socket, as far as the node knows it."""

    guest: str | None

    def send_bye(self) -> None:
        """Ask the client to connect to another node."""

    def end(self, code: int) -> None:
        """Hang up."""


@dataclass(slots=True)
class Node:
    """The parts of a node."""

    settings: Settings
    version: str
    tables: Tables
    streams: Streams
    pads: SharedPads
    guests: Guests
    metrics: Metrics
    limits: RateLimits
    hints: HintDesk
    sockets: set[Connected] = field(default_factory=set)
    draining: bool = False

    def turned_away(
        self, table: Table, guest: str | None, code: str, address: str
    ) -> Denial | None:
        """Return why somebody may not see a table, or None; wrong codes count against an address.

        A guest who may see it without a code needs none.
        """
        if table.may_watch(guest, ""):
            return None
        if code and (wait := self.limits.guess(address)):
            return Denial("too-many", until=self.tables.now() + wait)
        if table.may_watch(guest, code):
            return None
        if code:
            self.limits.wrong(address)
        return Denial("no-such-table")

    def hang_up(self, guest: str) -> None:
        """End the sockets a guest has here."""
        for socket in [each for each in self.sockets if each.guest == guest]:
            socket.end(POLICY)
