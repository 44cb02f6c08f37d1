"""What a page hears of lessons: their list, what the coach says, and the answer to a move."""

from typing import Any, Literal

from tischrunde.protocol.rest import Reply


class LessonTitle(Reply, frozen=True):
    """A lesson in the list, and what one will have learned."""

    id: str
    title: str
    goal: str


class EditionLessons(Reply, frozen=True):
    """The lessons of an edition, in the order they are learned in."""

    game: str
    rules: str
    title: str
    lessons: list[LessonTitle]


class Coach(Reply, frozen=True):
    """Where a lesson is: what the coach says, and how many of its steps are done."""

    lesson: str
    title: str
    words: str
    step: int
    steps: int


class LessonAnswer(Reply, frozen=True):
    """The coach's answer to a move: it goes ``on``, is refused, or is allowed but not wanted.

    ``refusal`` has the fields of a refusal; ``frames`` is what happens if it goes on.
    """

    kind: Literal["on", "other", "refused"]
    words: str
    refusal: dict[str, Any]
    frames: list[dict[str, Any]]
    coach: Coach
