"""A game in a terminal: its keys, its questions, and what is said before them."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from tischrunde.core.card_game import Card
from tischrunde.core.packages import packages
from tischrunde.texts.company import Company


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a question, and the moves it leaves."""

    words: str
    moves: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class MoveQuestion:
    """What is left to be decided."""

    words: str
    answers: tuple[Answer, ...]


class Misgiving(NamedTuple):
    """The question before a move that is probably a mistake, and both answers."""

    title: str
    question: str
    keep: str
    go_on: str


class Face(ABC):
    """A game as it is played in a terminal; moves and views are the game's own.

    Most games need little of this: methods with a body here are for those that need more.
    """

    keys: ClassVar[Mapping[type, str]] = MappingProxyType({})
    """The keys of moves without a card; moves without a key are asked for on a sheet."""

    interjections: ClassVar[tuple[type, ...]] = ()
    """Moves made out of turn in public: they name no card."""

    call: ClassVar[object | None] = None
    """The move that calls something out; a card may be laid with the call or without."""

    @abstractmethod
    def menu_words(self, language: str) -> str:
        """Return the entry of the first screen."""

    # Moves and their cards.

    @abstractmethod
    def laid(self, move: Any) -> Card | None:  # noqa: ANN401 - of any game
        """Return the card that a move lays, if it lays one."""

    def thrown(self, move: Any) -> Card | None:  # noqa: ANN401, ARG002 - of any game
        """Return the card that a move throws away, if it does."""
        return None

    def calls(self, move: Any) -> bool:  # noqa: ANN401, ARG002 - of any game
        """Return whether a card is laid with a call."""
        return False

    def answers(self, besides: tuple[Any, ...]) -> tuple[Any, ...] | None:  # noqa: ARG002
        """Return the possible answers where no card helps, if they do not depend on the hand."""
        return None

    def misgiving(self, move: Any, edition: str, language: str) -> Misgiving | None:  # noqa: ANN401, ARG002 - of any game
        """Return the question before a move that is probably a mistake."""
        return None

    # In plain words.

    @abstractmethod
    def essentials(self, view: Any, company: Company, language: str) -> Iterator[str]:  # noqa: ANN401 - of any game
        """Yield why a seat is asked, and what matters for its answer."""

    @abstractmethod
    def narrowed(self, moves: Sequence[Any], company: Company, language: str) -> MoveQuestion:
        """Return the next question that tells several moves apart."""

    @abstractmethod
    def use_words(self, moves: Sequence[Any], company: Company, language: str) -> str:
        """Return what is done with a card, and to whom."""

    def typed(self, move: Any, company: Company, language: str) -> str:  # noqa: ANN401, ARG002 - of any game
        """Return what is typed for a move instead of a number, because lists soon change."""
        return ""

    def commanded(
        self,
        command: str,  # noqa: ARG002 - most games have no such words
        rest: str,  # noqa: ARG002
        moves: Iterable[Any],  # noqa: ARG002
        names: Sequence[str],  # noqa: ARG002
    ) -> Any | None:  # noqa: ANN401 - of any game
        """Return which of some moves is meant by a typed command and its argument."""
        return None

    def help_words(self, language: str) -> Iterable[str]:  # noqa: ARG002
        """Return what can be typed in this game alone."""
        return ()


def face(game: str) -> Face:
    """Return a game as it is played in a terminal, imported now."""
    found: Face = import_module(f"{packages(game).terminal}.face").FACE
    return found
