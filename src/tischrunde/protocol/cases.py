"""Who is right, and how the chances are: what goes between a page and the engine."""

from typing import Literal

from tischrunde.protocol.rest import Body, Hint, Reply


class CaseTemplate(Reply, frozen=True):
    """A kind of question: by place the words that lie there, and the places it asks for."""

    base: dict[str, str]
    asks: list[str]


class CaseQuestion(Reply, frozen=True):
    """A question people ask, laid out; ``ready`` ones are shown at once.

    ``see`` are clauses of any edition that say more of it.
    """

    id: str
    title: str
    ready: bool
    template: str
    picks: dict[str, str]
    see: list[str]
    taps: int


class LaidCase(Body, frozen=True):
    """A case as it is laid out on a page: what differs from its template.

    Not ``beside`` other rules it is answered at once.
    """

    game: str
    rules: str
    template: str
    picks: dict[str, str]
    language: str
    beside: bool = True


class AskedCase(Body, frozen=True):
    """A case in notation, as a link has it."""

    text: str
    language: str


class CaseAnswer(Reply, frozen=True):
    """What rules say: the verdict in a word, the reason in a sentence, the clause in words.

    ``happened`` are the moves before the question, each in a sentence.
    """

    rules: str
    allowed: bool
    verdict: str
    reason: str
    words: str
    clause: str
    says: str | None
    ruling: str | None
    happened: list[str]


class EditionAnswer(Reply, frozen=True):
    """What another box says; no answer where it never comes to that."""

    edition: str
    title: str
    answer: CaseAnswer | None


class HouseAnswer(Reply, frozen=True):
    """What the same box says with something else agreed, where that changes the answer."""

    rules: str
    changes: list[str]
    answer: CaseAnswer


class CaseLayout(Reply, frozen=True):
    """How a case is laid out: what differs from its template."""

    game: str
    rules: str
    template: str
    picks: dict[str, str]


class CaseJudged(Reply, frozen=True):
    """The answer to a case, or the ``problem`` why there is none, and other rules beside it.

    ``asked`` is the question in words, of a ``seat`` among ``players``. A text nobody
    can read has no layout; of one that cannot lie so, ``place`` is where.
    """

    case: str
    layout: CaseLayout | None
    asked: str
    players: int
    seat: int
    problem: str | None
    place: str | None
    answer: CaseAnswer | None
    editions: list[EditionAnswer]
    house: list[HouseAnswer]


class SearchEntry(Reply, frozen=True):
    """What a search finds: a question, a clause of a book, or a chapter of its manual.

    ``also`` are other words for what it is about.
    """

    kind: Literal["question", "clause", "chapter"]
    game: str
    id: str
    title: str
    text: str
    also: str


class SeatHint(Reply, frozen=True):
    """What the expert would do away from a table, and whose move that is."""

    seat: int
    name: str
    hint: Hint


class Chance(Reply, frozen=True):
    """A chance, as a number and exactly: ``8/93``."""

    chance: float
    exact: str


class NeedOdds(Reply, frozen=True):
    """What would help a seat, and the chances to draw it within one turn, two, and so on."""

    what: str
    cards: list[str]
    unseen: int
    words: str
    chances: list[Chance]


class ReplyOdds(Reply, frozen=True):
    """What may be answered, by whom, and how likely that is."""

    what: str
    card: str
    seats: list[int]
    words: str
    chance: Chance


class Odds(Reply, frozen=True):
    """The chances of a seat, counted from its view; what is ``assumed``, in words."""

    unseen: dict[str, int]
    stock: int
    needs: list[NeedOdds]
    replies: list[ReplyOdds]
    assumed: str
