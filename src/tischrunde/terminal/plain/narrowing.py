"""From a card to a move: whom it hits, which colour, with or without the call."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tischrunde import texts
from tischrunde.rallye.cards import SAFETIES
from tischrunde.rallye.moves import Attack, Discard
from tischrunde.terminal.plain.offers import Offer
from tischrunde.texts.company import Company
from tischrunde.uno.moves import Play


@dataclass(frozen=True, slots=True)
class Question:
    """What is left to be decided."""

    words: str
    answers: tuple[Offer, ...]


def narrowed(moves: Sequence[Any], company: Company, language: str) -> Question | None:
    """Return the next question that tells moves apart; None where there is only one."""
    if len(moves) == 1:
        return None
    match moves[0]:
        case Attack():
            return _whom(moves, company, language)
        case Discard():
            return _which_card(moves, company, language)
        case Play():
            return _which_play(moves, language)
        case _:
            raise ValueError(f"nothing tells these apart: {moves}")


def misgiving(move: object, company: Company, language: str) -> Question | None:
    """Return the question before something that is hardly meant: a safety thrown away."""
    if not isinstance(move, Discard) or move.card not in SAFETIES:
        return None
    card = texts.card_name("rallye", move.card.slug, company.edition, language)
    return Question(
        texts.say("table-rallye", "rallye-throw-title", language, card=card),
        (Offer(texts.say("table-rallye", "rallye-throw-yes", language), (move,)),),
    )


def _whom(moves: Sequence[Any], company: Company, language: str) -> Question:
    answers = [Offer(texts.party_words(move.party, language, company), (move,)) for move in moves]
    return Question(texts.say("plain", "ask-whom", language), tuple(answers))


def _which_card(moves: Sequence[Any], company: Company, language: str) -> Question:
    def name(move: Discard) -> str:
        return texts.card_name("rallye", move.card.slug, company.edition, language)

    answers = [Offer(name(move), (move,)) for move in moves]
    return Question(texts.say("plain", "ask-discard", language), tuple(answers))


def _which_play(moves: Sequence[Play], language: str) -> Question:
    """Ask for the colour first; the call is the same for all of them."""
    colours = list(dict.fromkeys(move.colour for move in moves if move.colour is not None))
    if len(colours) > 1:
        answers = tuple(
            Offer(
                texts.say("uno", f"colour-{colour.slug}", language),
                tuple(move for move in moves if move.colour is colour),
            )
            for colour in colours
        )
        return Question(texts.say("table-uno", "uno-colour-title", language), answers)
    return Question(
        texts.say("plain", "ask-call", language),
        tuple(
            Offer(
                texts.say("plain", "answer-call" if move.uno else "answer-no-call", language),
                (move,),
            )
            for move in sorted(moves, key=lambda move: not move.uno)
        ),
    )
