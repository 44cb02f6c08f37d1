"""A table as its log has made it."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from tischrunde.core.card_game import CardGame
from tischrunde.core.edition import Edition
from tischrunde.core.game import Seat
from tischrunde.core.match import Match
from tischrunde.core.record import Committed
from tischrunde.core.recorder import Recorder, agreed
from tischrunde.table.commands import BOT, PERSON, Open
from tischrunde.table.pace import BOT_WINDOW_MS, DEVICE, DEVICE_PACE, PACES, PATIENT_WINDOW_MS, Pace

if TYPE_CHECKING:
    from tischrunde.core.round import Window
    from tischrunde.table.chair import Chair

MAX_KEYS: Final = 32
"""Number of commands of a seat that are recognised when they come twice."""


class Table:
    """Who sits where, what is played, and since when everybody waits.

    ``barred`` are marks of guests whom the host has sent away.

    ``moved`` is the version that last changed the match: whoever decides must have seen it.
    ``since`` is when the present turn or question began, ``at`` when anything was last done. The
    secret of its cards is handed in; it is in no log and shown to nobody before the match is over.
    So is ``next_commitment``, the hash of the secret of its successor's cards.

    ``pausing`` are the people who still look at the result of the last round: until they have seen
    it, or the pause is over, nobody moves. ``speed`` is that of the bots. ``usual_window_ms`` is
    how long people can answer the present attack; whoever asks for more time meanwhile has it from
    the next one on, so that nobody sees from it what they think about.
    """

    __slots__ = (
        "_keys",
        "_secret",
        "at",
        "barred",
        "chairs",
        "edition",
        "game",
        "id",
        "moved",
        "next_commitment",
        "opened",
        "pausing",
        "recording",
        "since",
        "speed",
        "started",
        "successor",
        "terms",
        "usual_window_ms",
        "version",
        "window",
    )

    opened: Open
    game: CardGame
    edition: Edition

    def __init__(self, table: str, secret: bytes, next_commitment: str | None = None) -> None:
        self.id = table
        self._secret = secret
        self.next_commitment = next_commitment
        self.version = 0
        self.at = 0
        self.moved = 0
        self.since = 0
        self.started = 0
        self.barred: frozenset[str] = frozenset()
        self.chairs: list[Chair | None] = []
        self.terms: str | None = None
        self.recording: Recorder | None = None
        self.window: Window[Any] | None = None
        self.pausing: frozenset[Seat] = frozenset()
        self.speed = "normal"
        self.usual_window_ms = 0
        self.successor: str | None = None
        self._keys: dict[Seat | None, dict[str, int]] = {}

    @property
    def secret(self) -> bytes:
        """The secret of the cards: for the server, never for those who sit at the table."""
        return self._secret

    @property
    def match(self) -> Match[Any, Any, Any, Any, Any] | None:
        """The match, once it has begun."""
        return None if self.recording is None else self.recording.match

    @property
    def state(self) -> str:
        """Whether the table is open, playing or over."""
        if self.recording is None:
            return "open"
        return "over" if self.recording.match.over else "playing"

    @property
    def pace(self) -> Pace:
        """The pace of this table."""
        return DEVICE_PACE if self.handed_around else PACES[self.opened.pace]

    @property
    def handed_around(self) -> bool:
        """Whether several people hand one device around: attacks and results wait for them."""
        return self.opened.pace == DEVICE

    @property
    def solo(self) -> bool:
        """Whether one seat alone is a person's or a program's, be they here or away.

        Nobody else could learn anything there from when something happens: bots are told no times.
        """
        return sum(chair is not None and chair.kind != BOT for chair in self.chairs) == 1

    @property
    def asks_bots_alone(self) -> bool:
        """Whether nobody but bots can answer an attack, where no person learns from the time."""
        if self.window is None or not (self.solo or self.handed_around):
            return False
        asked = [self.chairs[seat] for seat in self.window.seats]
        return all(chair is not None and chair.kind == BOT for chair in asked)

    @property
    def window_ms(self) -> int:
        """How long the present attack can be answered, in milliseconds; no card matters for it."""
        if self.asks_bots_alone:
            return min(self.pace.window, BOT_WINDOW_MS)
        return self.usual_window_ms

    @property
    def next_window_ms(self) -> int:
        """How long people can answer the next attack: all as long as one who needs more time."""
        people = [chair for chair in self.chairs if chair is not None and chair.kind == PERSON]
        patient = any(chair.more_time for chair in people)
        return max(self.pace.window, PATIENT_WINDOW_MS) if patient else self.pace.window

    @property
    def free(self) -> tuple[Seat, ...]:
        """The seats nobody has yet."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair is None)

    def seat_of(self, guest: str | None) -> Seat | None:
        """Return the seat a guest has."""
        for seat, chair in enumerate(self.chairs):
            if chair is not None and guest in chair.owners:
                return seat
        return None

    def may_watch(self, guest: str | None, code: str) -> bool:
        """Return whether a guest may see this: sits there, knows the code, or it is public."""
        known = code != "" and code == self.opened.code
        return self.opened.public or known or self.seat_of(guest) is not None

    def trial_copy(self) -> "Table":
        """Return a copy on which to try a row that changes only the chairs."""
        tried = self.copy()
        tried.chairs = [None if chair is None else replace(chair) for chair in self.chairs]
        return tried

    def copy(self) -> "Table":
        """Return a table that is opened as this one and stands as it does, with the same chairs.

        It has seen no commands; its match is the same one.
        """
        twin = Table(self.id, self._secret, self.next_commitment)
        twin.opened, twin.game, twin.edition = self.opened, self.game, self.edition
        twin.version, twin.at, twin.moved = self.version, self.at, self.moved
        twin.since, twin.started = self.since, self.started
        twin.barred, twin.chairs = self.barred, self.chairs
        twin.terms, twin.recording = self.terms, self.recording
        twin.window, twin.pausing, twin.speed = self.window, self.pausing, self.speed
        twin.usual_window_ms, twin.successor = self.usual_window_ms, self.successor
        return twin

    def version_of(self, seat: Seat | None, key: str) -> int | None:
        """Return the version of a command that came before."""
        known = self._keys.get(seat)
        return None if known is None else known.get(key)

    def remember(self, seat: Seat | None, key: str) -> None:
        """Remember the command of the present version, to recognise it when it comes twice."""
        known = self._keys.setdefault(seat, {})
        known[key] = self.version
        if len(known) > MAX_KEYS:
            del known[next(iter(known))]

    def open(self, opened: Open, games: Mapping[str, CardGame]) -> None:
        """Begin with what the table was opened for, and only free seats.

        Rules that this version does not know raise, before anybody is dealt other cards.
        """
        self.opened = opened
        self.game = games[opened.game]
        self.edition = self.game.house.read(opened.rules, opened.revision)
        self.chairs = [None] * opened.players

    def recode(self, code: str) -> None:
        """Change the code of the table."""
        self.opened = replace(self.opened, code=code)

    def begin(self, at: int) -> None:
        """Fix the terms and deal the cards."""
        chairs = [chair for chair in self.chairs if chair is not None]
        entropy = tuple(chair.entropy for chair in chairs)
        chance = Committed(bytes.fromhex(self.opened.commitment), entropy, self._secret)
        names = tuple(chair.name for chair in chairs)
        opened = self.opened
        record = agreed(
            self.game, self.edition, names, chance, opened.date, position=opened.position
        )
        self.terms = record.terms
        self.recording = Recorder(self.game, record)
        self.started = at
        self.wait(at)

    def wait(self, at: int) -> None:
        """Note that the match has come to a new point at which it waits."""
        self.moved = self.version
        self.since = at
        self.usual_window_ms = self.next_window_ms
        self.window = None if self.match is None else self.match.round.window
        self.pausing = frozenset()

    def pause(self) -> None:
        """Wait, before the next round, for the people who are here."""
        if self.state == "playing" and self.pace.pause:
            self.pausing = frozenset(
                seat
                for seat, chair in enumerate(self.chairs)
                if chair is not None and chair.kind == PERSON and not chair.stood_in
            )

    def resume(self, seats: Iterable[Seat], at: int) -> None:
        """Wait no longer for these seats; the next round begins once that was the last."""
        awaited = self.pausing - {*seats}
        if self.pausing and not awaited:
            self.since = at
        self.pausing = awaited

    def all_agree_to_replace(self, seat: Seat, by: Seat) -> bool:
        """Return whether with this seat everybody who plays here wants a bot in a seat."""
        chair = self.chairs[seat]
        others = [
            other
            for other, each in enumerate(self.chairs)
            if each is not None and not each.by_bot and other != seat
        ]
        return chair is not None and {*others} <= chair.unwanted_by | {by}

    @property
    def deserted(self) -> bool:
        """Whether people or programs sat here and all have left; bots alone were never left."""
        players = [chair for chair in self.chairs if chair is not None and chair.kind != BOT]
        return bool(players) and all(chair.stood_in for chair in players)

    @property
    def all_want_more(self) -> bool:
        """Whether everybody who is a person or a program, and still here, wants a rematch.

        Whoever wants one is here, though a bot may have played to the end for them.
        """
        players = [chair for chair in self.chairs if chair is not None and chair.kind != BOT]
        wanted = any(chair.again is not None for chair in players)
        return wanted and all(chair.again is not None or chair.stood_in for chair in players)
