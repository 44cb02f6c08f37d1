"""Zwanzig as it is played in a terminal."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

from tests.third_game.rules.cards import Card
from tests.third_game.rules.moves import Draw, Lay, Move, Pass
from tests.third_game.rules.view import RoundView
from tischrunde import texts
from tischrunde.terminal.face import Face, MoveQuestion
from tischrunde.texts.company import Company


class ZwanzigFace(Face):
    """Cards are laid, or else one is drawn."""

    keys: ClassVar[Mapping[type, str]] = MappingProxyType({Draw: "space", Pass: "space"})

    def menu_words(self, language: str) -> str:
        """Return the entry of the first screen."""
        return texts.say("zwanzig", "menu", language)

    def laid(self, move: Move) -> Card | None:
        """Return the card that a move lays, if it lays one."""
        return move.card if isinstance(move, Lay) else None

    def essentials(self, view: RoundView, company: Company, language: str) -> Iterator[str]:
        """Yield why a seat is asked, and what matters for its answer."""
        if view.seat in view.waiting:
            yield texts.say("plain", "your-turn", language)
        card = texts.card_name("zwanzig", view.top.slug, company.edition, language)
        yield texts.say("plain", "top", language, card=card)

    def narrowed(self, moves: Sequence[Any], company: Company, language: str) -> MoveQuestion:
        """Nothing is to be decided of a card but whether it is laid."""
        raise ValueError(f"nothing tells these apart: {moves} {company} {language}")

    def use_words(self, moves: Sequence[Any], company: Company, language: str) -> str:
        """Return what is done with a card."""
        card = texts.card_name("zwanzig", moves[0].card.slug, company.edition, language)
        return texts.say("plain", "card-lay", language, card=card)


FACE: Final = ZwanzigFace()
