"""What can be done now: with each card of the hand, and besides."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tischrunde.core.card_game import Card
from tischrunde.terminal.face import Face


@dataclass(frozen=True, slots=True)
class Choices:
    """The legal moves of a seat: how each card can be laid, which can be thrown away, and the rest.

    If only the rest is left, it is a ``question`` to be answered before play goes on.
    """

    uses: Mapping[Card, tuple[Any, ...]]
    thrown: Mapping[Card, Any]
    besides: tuple[Any, ...]

    @property
    def question(self) -> bool:
        """Whether no card can be laid or thrown away, only a question answered."""
        return bool(self.besides) and not self.uses and not self.thrown


def choices(face: Face, legal: Iterable[Any]) -> Choices:
    """Return legal moves by what they do."""
    uses: dict[Card, tuple[Any, ...]] = {}
    thrown: dict[Card, Any] = {}
    besides: list[Any] = []
    for move in legal:
        if (card := face.laid(move)) is not None:
            uses[card] = (*uses.get(card, ()), move)
        elif (card := face.thrown(move)) is not None:
            thrown[card] = move
        else:
            besides.append(move)
    return Choices(uses, thrown, tuple(besides))


def calling(face: Face, moves: Sequence[Any], *, armed: bool) -> Sequence[Any]:
    """Return the moves with a call if ``armed``, else those without; all if that leaves none."""
    wished = [move for move in moves if face.calls(move) == armed]
    return wished or moves
