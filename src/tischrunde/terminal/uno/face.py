"""UNO as it is played in a terminal."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

from tischrunde import texts
from tischrunde.terminal.face import Answer, Face, MoveQuestion
from tischrunde.terminal.plain.commands import CALL, CATCH
from tischrunde.texts.company import Company
from tischrunde.texts.uno.cards import colour_name
from tischrunde.uno.cards import Card
from tischrunde.uno.moves import Accept, CallUno, Catch, Challenge, Draw, Keep, Move, Play
from tischrunde.uno.view import RoundView


class UnoFace(Face):
    """Cards are laid, with "Uno" called or without; whoever forgot it may be caught."""

    keys: ClassVar[Mapping[type, str]] = MappingProxyType(
        {
            Draw: "space",
            Accept: "space",
            Keep: "k",
            CallUno: "u",
            Catch: "c",
            Challenge: "x",
        }
    )
    interjections: ClassVar[tuple[type, ...]] = (CallUno, Catch)
    call: ClassVar[object | None] = CallUno()

    def menu_words(self, language: str) -> str:
        """Return the entry of the first screen."""
        return texts.say("app", "menu-uno", language)

    def laid(self, move: Move) -> Card | None:
        """Return the card that a move lays, if it lays one."""
        return move.card if isinstance(move, Play) else None

    def calls(self, move: Move) -> bool:
        """Return whether "Uno" is called with a card."""
        return isinstance(move, Play) and move.uno

    def essentials(self, view: RoundView, company: Company, language: str) -> Iterator[str]:
        """Yield why a seat is asked, and what matters for its answer."""

        def card(shown: Card) -> str:
            return texts.card_name("uno", shown.slug, company.edition, language)

        asked = view.seat in view.waiting
        if asked and view.drawn is not None:
            message = f"uno-drawn-{_drawn(view)}"
            yield texts.say("table-uno", message, language, card=card(view.drawn))
            return
        if asked:
            yield texts.say("plain", "your-turn", language)
        if view.colour is None:
            yield texts.say("plain", "top-open", language, card=card(view.top))
        elif view.top.colour is view.colour:
            yield texts.say("plain", "top", language, card=card(view.top))
        else:
            colour = colour_name(view.colour, language)
            yield texts.say("plain", "top-wished", language, card=card(view.top), colour=colour)
        if asked and view.phase == "doubt" and view.doubted is not None:
            name, count = company.names[view.doubted.seat], view.doubted.penalty
            yield texts.say("plain", "doubt", language, name=name, count=count)
        elif asked and view.pending:
            yield texts.say("plain", "pending", language, count=view.pending)

    def narrowed(self, moves: Sequence[Any], _: Company, language: str) -> MoveQuestion:
        """Ask for the colour first; the call is the same for all of them."""
        if not isinstance(moves[0], Play):
            raise ValueError(f"nothing tells these apart: {moves}")  # noqa: TRY004 - no type is wrong
        colours = list(dict.fromkeys(move.colour for move in moves if move.colour is not None))
        if len(colours) > 1:
            answers = [
                Answer(
                    colour_name(colour, language),
                    tuple(move for move in moves if move.colour is colour),
                )
                for colour in colours
            ]
            question = texts.say("table-uno", "uno-colour-title", language)
            return MoveQuestion(question, tuple(answers))
        answers = [
            Answer(
                texts.say("plain", "answer-call" if move.uno else "answer-no-call", language),
                (move,),
            )
            for move in sorted(moves, key=lambda move: not move.uno)
        ]
        return MoveQuestion(texts.say("plain", "ask-call", language), tuple(answers))

    def use_words(self, moves: Sequence[Any], company: Company, language: str) -> str:
        """Return what is done with a card."""
        card = texts.card_name("uno", moves[0].card.slug, company.edition, language)
        return texts.say("plain", "card-lay", language, card=card)

    def typed(self, move: Move, company: Company, language: str) -> str:
        """Return what is typed to call, or to catch somebody."""
        if isinstance(move, CallUno):
            return texts.say("plain", "key-call", language)
        if isinstance(move, Catch):
            return texts.say("plain", "key-catch", language, name=company.names[move.seat])
        return ""

    def commanded(
        self, command: str, rest: str, moves: Iterable[Any], names: Sequence[str]
    ) -> Any | None:  # noqa: ANN401 - one of the moves
        """Return the move that is meant; the name may be left out if one can be caught."""
        if command == CALL:
            return next((move for move in moves if isinstance(move, CallUno)), None)
        if command != CATCH:
            return None
        caught = {names[move.seat].casefold(): move for move in moves if isinstance(move, Catch)}
        if not rest and len(caught) == 1:
            return next(iter(caught.values()))
        return caught.get(rest.casefold())

    def help_words(self, language: str) -> Iterable[str]:
        """Return how to call and to catch."""
        return [texts.say("plain", "help-calls", language)]


def _drawn(view: RoundView) -> str:
    """Return what can be done with the card just drawn."""
    if not any(isinstance(move, Play) for move in view.legal):
        return "useless"
    return "fits" if any(isinstance(move, Keep) for move in view.legal) else "must"


FACE: Final = UnoFace()
