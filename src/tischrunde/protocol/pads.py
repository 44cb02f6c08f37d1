"""Score pads: their logs, as they are kept and sent, how they stand, and how they are shared."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from tischrunde.protocol.rest import LONGEST_RULES, Body, Reply

MAX_WRITTEN: Final = 100
"""Maximum number of events that are sent at once to be written on a shared pad."""
MAX_WAIT_S: Final = 15
"""Maximum number of seconds for which a server waits for news of a pad before it answers."""

PadId = Annotated[str, Meta(pattern=r"^[0-9a-f]{20}(?!\n)$")]
WriterName = Annotated[str, Meta(min_length=1, max_length=40)]
PadTime = Annotated[int, Meta(ge=0, le=10**15)]
"""In milliseconds since 1970, by the clock of whoever wrote."""
PadNumber = Annotated[int, Meta(ge=0, le=10**6)]
"""How many events of a shared pad somebody has, in the order in which the server got them."""
PadWait = Annotated[int, Meta(ge=0, le=MAX_WAIT_S)]
"""For how many seconds to wait for news."""


class NewPad(Body, frozen=True):
    """A pad to be opened: the names by seat, and who deals the first round."""

    game: str
    rules: str
    names: list[str]
    dealer: int


class PadOpening(Body, frozen=True):
    """How a pad was opened; its id follows from all the rest."""

    id: PadId
    by: WriterName
    at: PadTime
    game: Annotated[str, Meta(max_length=40)]
    rules: Annotated[str, Meta(max_length=LONGEST_RULES)]
    revision: Annotated[int, Meta(ge=0, le=10**6)]
    names: Annotated[list[WriterName], Meta(max_length=20)]
    dealer: Annotated[int, Meta(ge=0, le=20)]
    date: Annotated[str, Meta(max_length=40)] | None


class PadPlace(Body, frozen=True):
    """A place of a pad: a seat's name, the first dealer, a field of a round, or its problem."""

    on: Literal["seat", "dealer", "field", "problem"]
    seat: int | None = None
    round: int | None = None
    field: str | None = None
    of: int | None = None
    reason: str | None = None


class PadEvent(Body, frozen=True):
    """Somebody wrote in a place; the id follows from all the rest."""

    id: PadId
    pad: PadId
    by: WriterName
    at: PadTime
    place: PadPlace
    value: Annotated[str, Meta(max_length=2000)] | None
    replaces: Annotated[list[PadId], Meta(max_length=100)]


class PadLog(Reply, frozen=True):
    """A whole pad: a set of events, in any order."""

    opened: PadOpening
    written: list[PadEvent]


class PadAddress(Reply, frozen=True):
    """Where a shared pad is: its link has its code behind the ``#``."""

    pad: str
    code: str
    link: str


class PadEntries(Body, frozen=True):
    """Events to be written on a shared pad."""

    written: Annotated[list[PadEvent], Meta(max_length=MAX_WRITTEN)]


class PadRefused(Reply, frozen=True):
    """An event that cannot stand on a pad, and why not."""

    id: str
    code: str


class PadTaken(Reply, frozen=True):
    """The events that were sent are durable, but for those ``refused``."""

    refused: list[PadRefused]


class PadNews(Reply, frozen=True):
    """A shared pad from a number on: what was written, in the order in which it came.

    ``last`` is the number of the last of these events; ``more`` says whether there may be others.
    """

    opened: PadOpening
    written: list[PadEvent]
    last: int
    more: bool


class PadAnswer(Reply, frozen=True):
    """What is known of a field: said by people, or concluded."""

    field: str
    of: int | None
    value: str


class PadFieldName(Reply, frozen=True):
    """A field of a round that is still to be asked."""

    field: str
    of: int | None


class PadProblem(Reply, frozen=True):
    """Why an entry cannot be, in words; people may keep it all the same."""

    field: str
    of: int | None
    reason: str
    clause: str
    words: str
    kept: bool


class PadLine(Reply, frozen=True):
    """A line of a score sheet."""

    id: str
    clause: str
    count: int
    points: int


class PadSheet(Reply, frozen=True):
    """What a party scores in a round, as far as it is known."""

    lines: list[PadLine]
    total: int


class PadRound(Reply, frozen=True):
    """A round on a pad; only a complete one counts."""

    number: int
    said: list[PadAnswer]
    concluded: list[PadAnswer]
    missing: list[PadFieldName]
    problems: list[PadProblem]
    complete: bool
    sheets: list[PadSheet]


class PadQuarrel(Reply, frozen=True):
    """A place in which different things stand: the ids of their events."""

    place: PadPlace
    events: list[str]


class PadView(Reply, frozen=True):
    """A pad as it stands.

    ``members`` are the seats of each party, ``worth`` what each line of a sheet is worth once,
    ``counted`` how many rounds make the totals. With ``fewest_win`` the fewest points win.
    ``dealer`` deals the round after these. ``next_round`` is one of which nothing is known yet, or
    null once the match is won. ``trail`` are the ids of all events in order, ``standing`` those
    that none replaces, ``unknown`` those that were replaced and have not come.
    """

    pad: str
    game: str
    rules: str
    names: list[str]
    members: list[list[int]]
    target: int
    fewest_win: bool
    worth: dict[str, int]
    first_dealer: int
    dealer: int
    counted: int
    totals: list[int]
    winners: list[int]
    rounds: list[PadRound]
    next_round: PadRound | None
    quarrels: list[PadQuarrel]
    trail: list[str]
    standing: list[str]
    unknown: list[str]


class MatchSummary(Reply, frozen=True):
    """What statistics need of a match: the points of each round by party, and who won.

    ``counts`` are by party how often each line of the score sheets was scored. ``bots`` says by
    seat whether a bot played there. Where ``low_wins`` points are bad.
    """

    id: str
    date: str | None
    game: str
    rules: str
    edition: str
    names: list[str]
    bots: list[bool]
    members: list[list[int]]
    points: list[list[int]]
    counts: list[dict[str, int]]
    winners: list[int]
    low_wins: bool


class BestRound(Reply, frozen=True):
    """The round of somebody with the most points, and where it was played."""

    points: int
    match: str
    round: int


class PersonStatistics(Reply, frozen=True):
    """What somebody has played: finished matches, wins, and all that was driven and laid."""

    name: str
    matches: int
    wins: int
    rounds: int
    km: int
    coups_fourres: int
    best_rounds: dict[str, BestRound]


class PairStatistics(Reply, frozen=True):
    """How two people stand against each other."""

    names: list[str]
    matches: int
    wins: list[int]


class Wins(Reply, frozen=True):
    """How often somebody has won."""

    name: str
    wins: int


class EditionStatistics(Reply, frozen=True):
    """Finished matches of an edition, and who won them."""

    game: str
    edition: str
    matches: int
    wins: list[Wins]


class LongestMatch(Reply, frozen=True):
    """The match with the most rounds."""

    match: str
    rounds: int


class Statistics(Reply, frozen=True):
    """What a group has played, on paper, on a device and online."""

    people: list[PersonStatistics]
    pairs: list[PairStatistics]
    editions: list[EditionStatistics]
    longest: LongestMatch | None
