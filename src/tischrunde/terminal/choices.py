"""What can be done now: with each card of the hand, and besides."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tischrunde.rallye.moves import Attack, Discard, Lay
from tischrunde.terminal.drawing.words import AnyCard
from tischrunde.uno.moves import Play


@dataclass(frozen=True, slots=True)
class Choices:
    """The legal moves of a seat: how each card can be laid, which can be thrown away, and the rest.

    Where nothing but the rest is left, it is a ``question`` to be answered before play goes on.
    """

    uses: Mapping[AnyCard, tuple[Any, ...]]
    thrown: Mapping[AnyCard, Any]
    besides: tuple[Any, ...]

    @property
    def question(self) -> bool:
        """Whether no card can be laid or thrown, only something answered."""
        return bool(self.besides) and not self.uses and not self.thrown


def choices(legal: Iterable[Any]) -> Choices:
    """Return legal moves in order."""
    uses: dict[AnyCard, tuple[Any, ...]] = {}
    thrown: dict[AnyCard, Any] = {}
    besides: list[Any] = []
    for move in legal:
        match move:
            case Lay(card) | Attack(card, _) | Play(card):
                uses[card] = (*uses.get(card, ()), move)
            case Discard(card):
                thrown[card] = move
            case _:
                besides.append(move)
    return Choices(uses, thrown, tuple(besides))


def calling(moves: Sequence[Any], *, armed: bool) -> Sequence[Any]:
    """Return the moves that call "Uno" as is wished, or all where that makes no difference."""
    wished = [move for move in moves if isinstance(move, Play) and move.uno == armed]
    return wished or moves
