"""What is asked for over plain HTTP, one method a route."""

from collections.abc import Awaitable, Callable
from typing import Any

from tischrunde.server.desk.guests import GuestDesk
from tischrunde.server.desk.invitations import InvitationDesk
from tischrunde.server.desk.library import LibraryDesk
from tischrunde.server.desk.place import Place
from tischrunde.server.desk.replays import ReplayDesk
from tischrunde.server.desk.request import Request
from tischrunde.server.desk.seats import SeatDesk
from tischrunde.server.desk.tables import TableDesk
from tischrunde.server.node import Node

Answers = Callable[[Request], Awaitable[Any]]


def answers(node: Node) -> Callable[[str], Answers]:
    """Return who answers a route, by its name."""
    place = Place(node)
    desks = (
        GuestDesk(place),
        TableDesk(place),
        SeatDesk(place),
        LibraryDesk(),
        ReplayDesk(place),
        InvitationDesk(place),
    )

    def answering(name: str) -> Answers:
        answer: Answers = next(getattr(desk, name) for desk in desks if hasattr(desk, name))
        return answer

    return answering
