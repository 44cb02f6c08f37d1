"""A table as it is now, for those who sit before this screen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tischrunde.core.game import Seat
from tischrunde.core.match_view import MatchView

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(frozen=True, slots=True)
class Chair:
    """Who has a seat: a person, a program, or a bot of a level.

    ``here`` says whether anybody is watching; for those who are away a bot may stand in. ``again``
    says whether they want a rematch.
    """

    name: str
    kind: str = PERSON
    level: str = ""
    here: bool = True
    stood_in: bool = False
    again: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """What is to be seen, and what has just happened.

    ``views`` has the match by the seats at this screen, or for spectators under None; it is empty
    before the deal. ``events`` are those of the game and of the table; a table just joined has
    none. ``deadline`` is when the clock that everybody sees runs out, by ``time.monotonic``.
    ``link`` is for others to join. ``commitment`` is what a server promises of its cards. While not
    ``connected`` nothing new arrives, and commands wait.
    """

    game: str
    rules: str
    state: str
    chairs: tuple[Chair | None, ...]
    views: Mapping[Seat | None, MatchView[Any]]
    events: tuple[Any, ...] = ()
    deadline: float | None = None
    host: Seat | None = None
    link: str | None = None
    commitment: str | None = None
    connected: bool = True

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, empty where nobody sits yet."""
        return tuple("" if chair is None else chair.name for chair in self.chairs)

    @property
    def waiting(self) -> frozenset[Seat]:
        """The seats the match waits for."""
        for view in self.views.values():
            waiting: frozenset[Seat] = view.round.waiting
            return waiting if self.state == PLAYING else frozenset()
        return frozenset()

    def may_deal(self, seat: Seat | None) -> bool:
        """Return whether a seat may have the cards dealt: the host may, if seated here."""
        ready = self.state == OPEN and None not in self.chairs
        return ready and seat is not None and self.host in (None, seat)
