"""The HTTP API: one method for each route."""

from collections.abc import Awaitable, Callable
from typing import Any

from tischrunde.server.api.guests import GuestRoutes
from tischrunde.server.api.hints import HintRoutes
from tischrunde.server.api.history import HistoryRoutes
from tischrunde.server.api.invitations import InvitationRoutes
from tischrunde.server.api.library import LibraryRoutes
from tischrunde.server.api.pads import PadRoutes
from tischrunde.server.api.replays import ReplayRoutes
from tischrunde.server.api.request import Request
from tischrunde.server.api.seats import SeatRoutes
from tischrunde.server.api.table_access import TableAccess
from tischrunde.server.api.tables import TableRoutes
from tischrunde.server.node import Node

Answers = Callable[[Request], Awaitable[Any]]


def answers(node: Node) -> Callable[[str], Answers]:
    """Return a function that finds the method of a route by its name."""
    access = TableAccess(node)
    routes = (
        GuestRoutes(access),
        HistoryRoutes(access),
        TableRoutes(access),
        SeatRoutes(access),
        HintRoutes(access),
        LibraryRoutes(),
        ReplayRoutes(access),
        InvitationRoutes(access),
        PadRoutes(access),
    )

    def answering(name: str) -> Answers:
        answer: Answers = next(getattr(each, name) for each in routes if hasattr(each, name))
        return answer

    return answering
