"""An edition's manual, as the engine on a device gives it to a page."""

from typing import Any

from tischrunde.protocol.rest import Reply


class ManualParagraph(Reply, frozen=True, tag_field="kind", tag="paragraph"):
    """A few sentences, and the clauses they tell."""

    words: str
    clauses: list[str]


class ManualCell(Reply, frozen=True):
    """Words of a table, and the card they name, if they name one."""

    words: str
    card: str | None


class ManualTable(Reply, frozen=True, tag_field="kind", tag="table"):
    """Rows of equal length under a head."""

    title: str
    head: list[str]
    rows: list[list[ManualCell]]
    clauses: list[str]


class ManualClaim(Reply, frozen=True):
    """A move that may be played; with a reason, one that may not."""

    move: str
    words: str
    reason: str | None
    clause: str | None


class ManualScene(Reply, frozen=True):
    """A moment at a table as a board shows it to a seat, and what follows from the rules."""

    caption: str
    view: dict[str, Any]
    claims: list[ManualClaim]


class ManualFigure(Reply, frozen=True, tag_field="kind", tag="figure"):
    """A picture of a table, or a story of several; names are by seat."""

    id: str
    position: str
    names: list[str]
    scenes: list[ManualScene]
    clauses: list[str]


class ManualChapter(Reply, frozen=True):
    """A chapter; ``first`` ones suffice for the first round.

    ``clauses`` are all that stand under its heading.
    """

    id: str
    title: str
    first: bool
    parts: list[ManualParagraph | ManualTable | ManualFigure]
    clauses: list[str]


class Manual(Reply, frozen=True):
    """How one learns an edition, with the house rules that are agreed."""

    game: str
    rules: str
    title: str
    chapters: list[ManualChapter]
