"""What a seat can do now as one list: cards that may be played, actions, cards that may not."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from tischrunde import texts
from tischrunde.core.refusal import Refusal
from tischrunde.terminal.choices import Choices, choices
from tischrunde.terminal.face import face
from tischrunde.terminal.plain.commands import CALL, CATCH, Asked
from tischrunde.terminal.sessions.scene import Scene
from tischrunde.texts.company import Company
from tischrunde.texts.narration import move_words

START: Final = "start"
TAKE_BACK: Final = "take-back"

_WITH_HAND: Final = ("turn", "stack")
"""Phases in which all cards are listed; in others only what may be done."""

CALLS: Final = (CALL, CATCH)


@dataclass(frozen=True, slots=True)
class Offer:
    """One line of the list: the moves behind it, or why there are none.

    ``act`` is an action at the table itself, not a move of the game. What may be done out of turn
    has a ``key`` to type instead of a number, because lists soon change.
    """

    words: str
    moves: tuple[Any, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    act: str = ""
    key: str = ""


def at_table(act: str, language: str) -> Offer:
    """Return an action at the table itself."""
    return Offer(texts.say("plain", f"act-{act}", language), act=act)


def offers(view: Any, company: Company, language: str) -> list[Offer]:  # noqa: ANN401 - of any game
    """Return what a seat can do now, and the cards it cannot play, in the order of the list."""
    asked = view.seat in view.waiting
    possible = choices(face(company.game), view.legal)
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
            use = face(company.game).use_words(moves, company, language)
            words = texts.say("plain", "held-times", language, words=use, count=count)
            yield Offer(words, moves)


def _actions(possible: Choices, company: Company, language: str) -> Iterator[Offer]:
    """Yield what is done without a card laid; throwing one away is one action."""
    for move in possible.besides:
        words = move_words(company.game, move, company.edition, language, company)
        yield Offer(words, (move,), key=face(company.game).typed(move, company, language))
    if possible.thrown:
        yield Offer(texts.say("plain", "discard-one", language), tuple(possible.thrown.values()))


def _blocked(view: Any, possible: Choices, company: Company, language: str) -> Iterator[Offer]:  # noqa: ANN401 - of any game
    for card, count in Counter(view.hand).items():
        if card not in possible.uses:
            name = texts.card_name(company.game, card.slug, company.edition, language)
            words = texts.say("plain", "held-times", language, words=name, count=count)
            yield Offer(words, refusals=tuple(refusal for _, refusal in view.blocked[card]))


def called(asked: Asked, answers: Iterable[Offer], scene: Scene) -> Any | None:  # noqa: ANN401 - of any game
    """Return the move that a command means, of all that can be done."""
    moves = [move for each in answers for move in each.moves]
    return face(scene.game).commanded(asked.command, asked.rest, moves, scene.names)
