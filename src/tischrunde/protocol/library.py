"""What goes over plain HTTP to read: games to choose from, rulebooks, matches played."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from tischrunde.protocol.rest import Reply

HouseValue: TypeAlias = bool | int | str
Language: TypeAlias = Literal["de", "en", "fr"]
Eyes = Annotated[str, Meta(pattern=r"^(open|[0-9])$")]
"""Of a seat, or of somebody who sees all cards."""


class LineUp(Reply, frozen=True):
    """How an edition is played with a number of players.

    ``members`` are the seats of each party, ``deck`` the cards in play, ``hand`` those everybody
    is dealt, ``goal`` the kilometres to drive.
    """

    players: int
    members: list[list[int]]
    deck: int
    hand: int
    goal: int | None = None


class HouseRule(Reply, frozen=True):
    """A field of an edition that a family may change: a switch, a number or a choice.

    ``value`` is as printed. A rule set is written as the edition and what differs, with hyphens:
    ``fx-schmid,most-200s=3,no-extension``. A number is from ``least`` to ``most``. ``line_ups`` are
    those of a switch that changes who plays with whom, once it is turned; else there are none.
    """

    field: str
    clause: str
    kind: str
    value: HouseValue
    choices: list[str]
    least: int | None
    most: int | None
    line_ups: list[LineUp]


class Edition(Reply, frozen=True):
    """An edition to choose; a match ends at ``target`` points."""

    players: list[int]
    line_ups: list[LineUp]
    target: int
    house: list[HouseRule]


class Game(Reply, frozen=True):
    """A game to choose: its editions oldest first, house rules that have a name, levels of bots."""

    editions: dict[str, Edition]
    presets: dict[str, dict[str, HouseValue]]
    bots: list[str]


class Times(Reply, frozen=True):
    """The lengths of a pace, in milliseconds."""

    window: int
    turn: int | None
    bots: tuple[int, int]
    grace: int
    away: int
    pause: int


class Games(Reply, frozen=True):
    """What can be played, and how quick."""

    games: dict[str, Game]
    paces: dict[str, Times]


class Rule(Reply, frozen=True):
    """A clause: what the book says and, where that does not suffice, how it is read here."""

    clause: str
    says: str | None
    ruling: str | None


class Chapter(Reply, frozen=True):
    """The rules about one part of the game; those of the kind ``house`` hold only if agreed."""

    kind: str
    title: str
    rules: list[Rule]


class CardKind(Reply, frozen=True):
    """A kind of card, by the name on its box, and how often it is in the box."""

    card: str
    name: str
    count: int
    group: str


class ScoreLine(Reply, frozen=True):
    """A line of the score sheet, and what it is worth once."""

    line: str
    name: str
    points: int
    clause: str


class Rulebook(Reply, frozen=True):
    """The rules of an edition in a language, with all its cards and what scores."""

    game: str
    edition: str
    title: str
    chapters: list[Chapter]
    cards: list[CardKind]
    scoring: list[ScoreLine]


class ReplayedMove(Reply, frozen=True):
    """A move of a finished match, and what it changed in the view.

    A seat that saw nothing of it is told neither ``by`` nor ``move``. ``at`` is when it was made,
    in milliseconds since the deal.
    """

    number: int
    by: int | None
    move: str | None
    at: int | None
    events: list[dict[str, Any]]
    set: dict[str, Any]


class Replay(Reply, frozen=True):
    """A finished match as a seat saw it, or with all cards open.

    ``view`` is the table when the cards were dealt, ``events`` what everybody saw then; ``set`` of
    each move changes it as on the socket. With all cards open the round has ``hands``, by seat.
    """

    view: dict[str, Any]
    events: list[dict[str, Any]]
    moves: list[ReplayedMove]
