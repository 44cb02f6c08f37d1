"""What goes over plain HTTP: opening and joining tables, guests, records."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

LONGEST_CODE: Final = 64
LONGEST_ENCODED_CODE: Final = 192
"""In a header letters that are not ASCII take more room."""
LONGEST_RULES: Final = 1000
"""Enough for an edition with every house rule changed."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Shape = Annotated[str, Meta(pattern=r"^[a-z]{1,16}(?!\n)$")]
Entropy = Annotated[str, Meta(max_length=64)]
Code = Annotated[str, Meta(max_length=LONGEST_CODE)]
HistoryPlace = Annotated[str, Meta(pattern=r"^[01]\.[0-9]{1,15}\.[0-9a-z]{16}(?!\n)$")]
"""Where a page of a guest's tables ends: whether over, when opened, which table."""
EncodedCode = Annotated[str, Meta(max_length=LONGEST_ENCODED_CODE)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body somebody sends: fields nobody knows are refused."""


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """A body the server answers with."""


class NewGuest(Body, frozen=True):
    """Somebody comes in."""

    name: Name
    shape: Shape = "circle"
    program: bool = False


class Admitted(Reply, frozen=True):
    """A guest and the token it is known by; nobody is told the token again."""

    guest: str
    token: str
    expires: int


class Seat(Reply, frozen=True):
    """A seat of the guest's."""

    table: str
    seat: int


class Sitting(Reply, frozen=True):
    """A seat of the guest's at a table.

    ``names`` are by seat, ``waits`` says whether the match waits for this one, ``at`` when anything
    was last done.
    """

    table: str
    seat: int
    game: str
    rules: str
    players: int
    state: str
    names: list[str | None]
    waits: bool
    at: int


class Me(Reply, frozen=True):
    """What is known of a guest.

    The seats are those at tables that are not over, or were within the last day, and that the
    guest has not hidden; the newest tables come first.
    """

    guest: str
    name: str
    shape: str
    program: bool
    created: int
    expires: int
    seats: list[Sitting]


class Standing(Reply, frozen=True):
    """A table of the guest's, and how its match stands.

    ``members`` are the seats of each party, ``points`` what each has, ``winners`` the parties that
    have won. Before the match begins there are none.
    """

    sitting: Sitting
    members: list[list[int]]
    points: list[int]
    winners: list[int]


class History(Reply, frozen=True):
    """Tables of the guest's, 20 at most: those that are not over first, then the newest.

    ``next`` is the place after which to ask for more. Hidden tables are listed once they are over.
    """

    tables: list[Standing]
    next: str | None


class Visitor(Reply, frozen=True):
    """What is known of whoever asks; of somebody nobody knows nothing."""

    me: Me | None


class Renamed(Body, frozen=True):
    """A new name or shape, for tables to come."""

    name: Name
    shape: Shape


class NewTable(Body, frozen=True):
    """A table to open; whoever opens it takes a seat like everybody else, once it is shown.

    ``bots`` sit down at once, at the levels named; the first seat is theirs only if they have all.
    With ``hints`` everybody may ask for them, also among people: whoever sits down agrees.
    """

    game: Annotated[str, Meta(max_length=16)]
    rules: Annotated[str, Meta(max_length=LONGEST_RULES)]
    players: Annotated[int, Meta(ge=2, le=10)]
    pace: Annotated[str, Meta(max_length=16)] = "relaxed"
    public: bool = False
    programs: bool = False
    hints: bool = False
    bots: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=9)] = []


class Opened(Reply, frozen=True):
    """A table was opened; its code lets others in.

    ``commitment`` is what is promised of its cards, before anybody adds to their shuffle.
    """

    table: str
    code: str
    link: str
    commitment: str


class Recoded(Reply, frozen=True):
    """A table has another code."""

    code: str
    link: str


class Found(Reply, frozen=True):
    """The table of a code."""

    table: str
    link: str


class Notice(Reply, frozen=True):
    """A public table with free seats."""

    table: str
    game: str
    rules: str
    players: int
    free: int
    opened: int


class Board(Reply, frozen=True):
    """Public tables with free seats, newest first."""

    tables: list[Notice]


class TakeSeat(Body, frozen=True):
    """A seat to take, any free one unless said; with ``bot`` for a bot of that level."""

    code: Code = ""
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    entropy: Entropy = ""
    bot: Annotated[str, Meta(max_length=16)] | None = None


class SeatToken(Reply, frozen=True):
    """A token by which another device, or a program, can share the seat, once."""

    token: str
    until: int


class ClaimSeat(Body, frozen=True):
    """The token of a seat."""

    token: Annotated[str, Meta(max_length=64)]


class Reason(Reply, frozen=True):
    """A reason for or against a move, or a remark on it: its id, and its words."""

    id: str
    side: Literal["for", "against", "remark"]
    words: str


class Hint(Reply, frozen=True):
    """The expert's move for the version of the table at which it began to wait, and why.

    ``chance`` is the chance to win the match, in percent, as expected after ``deals`` imagined
    deals. A move without an alternative has none.
    """

    v: int
    move: str
    words: str
    chance: int | None
    deals: int
    reasons: list[Reason]


class Looked(Reply, frozen=True):
    """A table as the asker may see it, and its version."""

    v: int
    view: dict[str, Any]


class Problem(Reply, frozen=True):
    """Why something was not done: a code to look up in the texts, of rules also the clause."""

    code: str
    reason: str | None = None
    clause: str | None = None
    args: dict[str, str | int] | None = None
    retry: int | None = None
