"""A table of UNO in words, for whoever does not see it."""

from collections.abc import Iterator

from tischrunde.core.game import Seat
from tischrunde.texts import card_name, say
from tischrunde.texts.company import Company
from tischrunde.texts.people import who
from tischrunde.texts.uno.cards import colour_name, the_card
from tischrunde.uno.view import RoundView


def in_words(view: RoundView, company: Company, language: str) -> list[str]:
    """Return what lies on top, whose turn it is, how many cards the others hold, the own hand."""
    return [
        _top(view, language),
        *_turn(view, company, language),
        _say("clockwise" if view.direction > 0 else "anticlockwise", language),
        *_pending(view, language),
        *(
            _holds(seat, view, company, language)
            for seat in range(len(view.hand_sizes))
            if seat != company.seat
        ),
        _say("words-stock", language, cards=_cards(view.stock, language)),
        *([] if company.seat is None else [_hand(view, company, language)]),
    ]


def _top(view: RoundView, language: str) -> str:
    card = the_card(view.top, language)
    if view.colour is None:
        return _say("words-top-open", language, card=card)
    return _say("words-top", language, card=card, colour=colour_name(view.colour, language))


def _turn(view: RoundView, company: Company, language: str) -> Iterator[str]:
    if view.phase != "over":
        yield _say("words-turn", language, **who(view.on_turn, company))


def _pending(view: RoundView, language: str) -> Iterator[str]:
    if view.pending:
        yield _say("words-pending", language, cards=_cards(view.pending, language))


def _holds(seat: Seat, view: RoundView, company: Company, language: str) -> str:
    message = "words-holds-called" if seat in view.called else "words-holds"
    cards = _cards(view.hand_sizes[seat], language)
    return _say(message, language, name=company.names[seat], cards=cards)


def _hand(view: RoundView, company: Company, language: str) -> str:
    if not view.hand:
        return _say("words-hand-empty", language)
    held = ", ".join(card_name("uno", card.slug, company.edition, language) for card in view.hand)
    return _say("words-hand", language, cards=_cards(len(view.hand), language), list=held)


def _cards(count: int, language: str) -> str:
    return _say("cards", language, count=count)


def _say(message: str, language: str, **args: str | int) -> str:
    return say("table-uno", f"uno-{message}", language, **args)
