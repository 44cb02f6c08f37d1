"""Who is right: what goes between a page and the engine about cases."""

from tischrunde.protocol.rest import Body, Reply


class CaseTemplate(Reply, frozen=True):
    """A kind of question: by place the words that lie there, and the places it asks for."""

    base: dict[str, str]
    asks: list[str]


class CaseQuestion(Reply, frozen=True):
    """A question people ask, laid out; ``ready`` ones are shown at once."""

    id: str
    title: str
    ready: bool
    template: str
    picks: dict[str, str]
    taps: int


class LaidCase(Body, frozen=True):
    """A case as it is laid out on a page: what differs from its template."""

    game: str
    rules: str
    template: str
    picks: dict[str, str]
    language: str


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


class CaseJudged(Reply, frozen=True):
    """The answer to a case, or the ``problem`` why there is none, and other rules beside it."""

    case: str
    problem: str | None
    answer: CaseAnswer | None
    editions: list[EditionAnswer]
    house: list[HouseAnswer]
