"""What editions of all games share: who they are and which clauses they rest on."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition(ABC):
    """One printed rulebook as data, every difference a named field.

    ``basis`` names for each field the clauses it rests on, ``refusals`` for each reason of the
    judge the clause it cites, ``lines`` the same for each line of the score sheet,
    ``impossible`` for each reason why an entry of the score pad cannot be.
    """

    id: str
    revision: int
    target: int
    """The points that end a match."""

    basis: Mapping[str, tuple[str, ...]]
    refusals: Mapping[str, str]
    lines: Mapping[str, str]
    impossible: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    @property
    @abstractmethod
    def player_counts(self) -> tuple[int, ...]:
        """How many may sit down to a game."""

    @property
    def fewest_points_win(self) -> bool:
        """Whether points are bad to have; mostly they are good."""
        return False


def cited(book: str, **suffixes: str) -> Mapping[str, tuple[str, ...]]:
    """Return clause ids of a book by field: ``cited("b", deck="x y")`` is {"deck": (b/x, b/y)}."""
    return MappingProxyType(
        {
            key: tuple(f"{book}/{suffix}" for suffix in clauses.split())
            for key, clauses in suffixes.items()
        }
    )


def citing(book: str, suffixes: Mapping[str, str]) -> Mapping[str, str]:
    """Return one clause id of a book for each reason or line."""
    return MappingProxyType({key: f"{book}/{suffix}" for key, suffix in suffixes.items()})
