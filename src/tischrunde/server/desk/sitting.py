"""How guests and bots sit down."""

from tischrunde.bots.names import LEVELS
from tischrunde.server.desk.request import Trouble
from tischrunde.server.ports import Guest
from tischrunde.table.commands import BOT, PERSON, PROGRAM, Sit


def guest_sits(guest: Guest, entropy: str) -> Sit:
    """Return how a guest sits down."""
    kind = PROGRAM if guest.program else PERSON
    return Sit(guest.id, guest.name, guest.shape, kind, "", entropy)


def bot_sits(level: str, number: int) -> Sit:
    """Return how a bot sits down; one nobody knows does not."""
    if level not in LEVELS:
        raise Trouble("no-such-level")
    return Sit("", f"Bot {number + 1}", "gear", BOT, level, "")
