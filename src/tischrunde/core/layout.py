"""A case laid out on a page: a template, and what somebody picked that differs from it.

A pick is a place and its words: ``B.battle`` and ``stop``, ``hand`` and ``red-7 wild``. A template
fills the places that nobody picked; what it asks for itself takes one tap a word, any other place
is opened first.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tischrunde.core.case import Case
from tischrunde.core.game import Seat


@dataclass(frozen=True, slots=True)
class Template:
    """A kind of question: what lies there unless it is picked otherwise, and what is asked for."""

    base: Mapping[str, str]
    asks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """A situation and a question as they are picked, by the rules of a box."""

    rules: str
    template: str
    picks: Mapping[str, str] = field(default_factory=dict)


class Unlayable(ValueError):  # noqa: N818 - what happened has a name of its own
    """A layout that cannot lie so by these rules: the place, and its words."""

    def __init__(self, place: str, words: str) -> None:
        super().__init__(f"{place}: {words!r}")
        self.place = place
        self.words = words


@dataclass(frozen=True, slots=True)
class LayoutGame:
    """How cases of a game are laid out."""

    templates: Mapping[str, Template]
    case: Callable[[Layout], Case]
    """The case that a layout is; one that cannot lie so raises."""

    layout: Callable[[Any, Seat, Any], Layout]
    """How a position, and a move that a seat asks about, are laid out: all that matters to it."""

    grant: Callable[[Any, Seat, Any], str]
    """By which grant a seat may play a move that is not refused."""


def laid(template: Template, layout: Layout) -> dict[str, str]:
    """Return the words of all places, picked or not."""
    return {**template.base, **layout.picks}


def taps(template: Template, layout: Layout) -> int:
    """Return how many taps it takes to lay this out: the template, places, words.

    A distance is one word, and so is a move that was played before.
    """
    count = 1
    for place, words in layout.picks.items():
        if template.base.get(place, "") != words:
            count += (place not in template.asks) + len(
                words.split("," if place == "before" else None)
            )
    return count
