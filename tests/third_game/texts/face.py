"""Zwanzig in words, all of it."""

from typing import Final, assert_never

from tests.third_game.rules.cards import Card
from tests.third_game.rules.events import Event, Laid, Passed, TurnedUp
from tests.third_game.rules.moves import Draw, Lay, Move, Pass
from tests.third_game.rules.view import RoundView
from tischrunde.core.events import Dealt, Drew, MatchEnded, RoundEnded
from tischrunde.core.game import Party, Seat
from tischrunde.texts import card_name, say
from tischrunde.texts.company import Company
from tischrunde.texts.face import TextFace
from tischrunde.texts.people import who


def told(event: Event, company: Company, language: str) -> str:
    """Return an event in a sentence."""
    match event:
        case Dealt(number, dealer):
            return _told("dealt", language, **who(dealer, company), number=number)
        case TurnedUp(card):
            return _told("turned-up", language, card=card.number)
        case Laid(seat, card):
            return _told("laid", language, **who(seat, company), card=card.number)
        case Drew(seat, _):
            return _told("drew", language, **who(seat, company))
        case Passed(seat):
            return _told("passed", language, **who(seat, company))
        case RoundEnded(None, _):
            return _told("round-open", language)
        case RoundEnded(winner, _):
            return _won("round-won", winner or 0, company, language)
        case MatchEnded(winners):
            (winner,) = winners
            return _won("match-won", winner, company, language)
        case _:
            assert_never(event)


def in_words(view: RoundView, company: Company, language: str) -> list[str]:
    """Return what lies on top, whose turn it is, how many cards the others hold, the own hand."""

    def cards(count: int) -> str:
        return _say("cards", language, count=count)

    words = [_say("words-top", language, card=view.top.number)]
    if view.phase != "over":
        words.append(_say("words-turn", language, **who(view.on_turn, company)))
    words += [
        _say("words-holds", language, name=company.names[seat], cards=cards(size))
        for seat, size in enumerate(view.hand_sizes)
        if seat != company.seat
    ]
    words.append(_say("words-stock", language, cards=cards(view.stock)))
    if company.seat is not None:
        held = ", ".join(str(card.number) for card in view.hand)
        words.append(_say("words-hand", language, cards=cards(len(view.hand)), list=held))
    return words


def move_words(move: Move, edition: str, language: str, company: Company | None) -> str:  # noqa: ARG001
    """Return what a player does with a move."""
    match move:
        case Lay(card):
            name = card_name("zwanzig", card.slug, edition, language)
            return say("zwanzig", "move-lay", language, card=name)
        case Draw():
            return say("zwanzig", "move-draw", language)
        case Pass():
            return say("zwanzig", "move-pass", language)
        case _:
            assert_never(move)


def card_use(_: object, move: Move, card: Card, language: str) -> str | None:
    """Return what a move uses a card for."""
    return say("cli", "may-play", language) if move == Lay(card) else None


def _parties(view: RoundView) -> tuple[tuple[Seat, ...], ...]:
    return view.members


def _won(message: str, party: Party, company: Company, language: str) -> str:
    return _told(message, language, **who(company.parties[party][0], company))


def _told(message: str, language: str, **args: str | int) -> str:
    return _say(f"told-{message}", language, **args)


def _say(message: str, language: str, **args: str | int) -> str:
    return say("table-zwanzig", f"zwanzig-{message}", language, **args)


FACE: Final = TextFace(
    events=Event,
    parties=_parties,
    told=told,
    in_words=in_words,
    move_words=move_words,
    card_use=card_use,
    reasons="zwanzig",
    tallies="zwanzig",
)
