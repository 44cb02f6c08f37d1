"""A seat at a table, and who has it."""

from dataclasses import dataclass, field

from tischrunde.core.game import Seat
from tischrunde.table.commands import BOT, Sit


@dataclass(slots=True)
class Chair:
    """Who sits here: a person, a program or a bot; for those who are away a bot stands in.

    ``owners`` are the guests that may act here, one for each device, in the order they came.
    ``grants`` are tokens not yet claimed, with their ends. ``unwanted_by`` are the seats that agree
    to a bot in this one. ``more_time`` says that attacks shall be answerable for longer. ``left``
    is the version in which a bot stood in last.
    """

    name: str
    shape: str
    kind: str
    level: str
    entropy: str
    owners: tuple[str, ...]
    stood_in: bool = False
    again: str | None = None
    grants: dict[str, int] = field(default_factory=dict)
    unwanted_by: frozenset[Seat] = frozenset()
    more_time: bool = False
    left: int = 0

    @property
    def by_bot(self) -> bool:
        """Whether a bot acts here now."""
        return self.kind == BOT or self.stood_in

    def hand_over(self) -> None:
        """Let a bot have the seat for good; it keeps the name that stands in the terms."""
        self.owners, self.grants, self.unwanted_by = (), {}, frozenset()
        self.stood_in, self.again, self.more_time = True, None, False


def taken(sit: Sit) -> Chair:
    """Return the chair of whoever sits down."""
    owners = (sit.guest,) if sit.guest else ()
    return Chair(sit.name, sit.shape, sit.kind, sit.level, sit.entropy, owners)
