"""What a seat can do now as one list: cards that may be played, actions, cards that may not."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tischrunde import texts
from tischrunde.core.refusal import Refusal
from tischrunde.rallye.cards import Group
from tischrunde.rallye.moves import Attack, Lay
from tischrunde.terminal.choices import Choices, choices
from tischrunde.texts.company import Company
from tischrunde.texts.moves import move_words
from tischrunde.uno.moves import CallUno, Catch

START: Final = "start"
TAKE_BACK: Final = "take-back"

_WITH_HAND: Final = ("turn", "stack")
"""In these phases all cards are told; in others only what may be done."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One line of the list: the moves behind it, or why there are none.

    ``act`` is what is done at the table itself, without a move of the game. What may be done out of
    turn has a ``key`` that is typed, and no number: a list is soon another one.
    """

    words: str
    moves: tuple[Any, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    act: str = ""
    key: str = ""


def at_table(act: str, language: str) -> Offer:
    """Return something that is done at the table itself."""
    return Offer(texts.say("plain", f"act-{act}", language), act=act)


def offers(view: Any, company: Company, language: str) -> list[Offer]:  # noqa: ANN401 - of any game
    """Return what a seat can do now, and with which cards nothing, in the order it is told."""
    asked = view.seat in view.waiting
    possible = choices(view.legal)
    playable = _playable(view, possible, company, language)
    blocked = _blocked(view, possible, company, language)
    return [
        *playable,
        *_actions(possible, company, language),
        *(blocked if asked and view.phase in _WITH_HAND else ()),
    ]


def _playable(view: Any, possible: Choices, company: Company, language: str) -> Iterator[Offer]:  # noqa: ANN401 - of any game
    for card, count in Counter(view.hand).items():
        if card in possible.uses:
            moves = possible.uses[card]
            use = _use(moves, company, language)
            words = texts.say("plain", "held-times", language, words=use, count=count)
            yield Offer(words, moves)


def _use(moves: Sequence[Any], company: Company, language: str) -> str:
    """Return what is done with a card, and to whom."""
    card = texts.card_name(company.game, moves[0].card.slug, company.edition, language)
    parties = [move.party for move in moves if isinstance(move, Attack)]
    if parties:
        hit = [texts.party_words(party, language, company) for party in parties]
        return texts.say("plain", "card-against", language, card=card, parties=_or(hit, language))
    drives = isinstance(moves[0], Lay) and moves[0].card.group is Group.DISTANCE
    return texts.say("plain", "card-drive" if drives else "card-lay", language, card=card)


def _or(names: Sequence[str], language: str) -> str:
    *some, last = names
    return texts.say("plain", "or", language, some=", ".join(some), last=last) if some else last


def _actions(possible: Choices, company: Company, language: str) -> Iterator[Offer]:
    """Yield what is done without a card laid; throwing one away is one action."""
    for move in possible.besides:
        words = move_words(move, company.edition, language, company)
        yield Offer(words, (move,), key=_key(move, company, language))
    if possible.thrown:
        yield Offer(texts.say("plain", "discard-one", language), tuple(possible.thrown.values()))


def _key(move: object, company: Company, language: str) -> str:
    if isinstance(move, CallUno):
        return texts.say("plain", "key-call", language)
    if isinstance(move, Catch):
        return texts.say("plain", "key-catch", language, name=company.names[move.seat])
    return ""


def _blocked(view: Any, possible: Choices, company: Company, language: str) -> Iterator[Offer]:  # noqa: ANN401 - of any game
    for card, count in Counter(view.hand).items():
        if card not in possible.uses:
            name = texts.card_name(company.game, card.slug, company.edition, language)
            words = texts.say("plain", "held-times", language, words=name, count=count)
            yield Offer(words, refusals=tuple(refusal for _, refusal in view.blocked[card]))
