"""What happened in UNO, in a sentence."""

from typing import assert_never

from tischrunde.core.events import Dealt, Drew, MatchEnded, RoundEnded
from tischrunde.core.game import Party, Seat
from tischrunde.texts import party_words, say
from tischrunde.texts.company import Company
from tischrunde.texts.people import who
from tischrunde.texts.uno.cards import colour_name, the_card
from tischrunde.uno.events import (
    Caught,
    Challenged,
    ColourNamed,
    Event,
    HandsPassedOn,
    HandsSwapped,
    Kept,
    Played,
    Reshuffled,
    TurnedUp,
    UnoCalled,
)


def told(event: Event, company: Company, language: str) -> str:
    """Return an event in a sentence."""
    match event:
        case Dealt() | Played() | UnoCalled() | Drew() | Kept() | ColourNamed():
            return _by_one(event, company, language)
        case Caught() | Challenged() | HandsSwapped():
            return _between_two(event, company, language)
        case TurnedUp() | HandsPassedOn() | Reshuffled():
            return _by_nobody(event, language)
        case RoundEnded() | MatchEnded():
            return _ended(event, company, language)
        case _:
            assert_never(event)


def _by_one(
    event: Dealt | Played | UnoCalled | Drew | Kept | ColourNamed, company: Company, language: str
) -> str:
    match event:
        case Dealt(number, dealer):
            return _tell("dealt", language, **who(dealer, company), number=number)
        case Played():
            return _played(event, company, language)
        case UnoCalled(seat):
            return _tell("called", language, **who(seat, company))
        case Drew(seat, count):
            return _tell("drew", language, **who(seat, company), count=count)
        case Kept(seat):
            return _tell("kept", language, **who(seat, company))
        case ColourNamed(seat, colour):
            named = colour_name(colour, language)
            return _tell("named", language, **who(seat, company), colour=named)
        case _:
            assert_never(event)


def _played(event: Played, company: Company, language: str) -> str:
    by, card = who(event.seat, company), the_card(event.card, language)
    if event.colour is None:
        return _tell("played", language, **by, card=card)
    return _tell("wished", language, **by, card=card, colour=colour_name(event.colour, language))


def _between_two(event: Caught | Challenged | HandsSwapped, company: Company, language: str) -> str:
    match event:
        case Caught(by, at):
            return _between("caught", by, at, company, language)
        case Challenged(by, at, guilty):
            outcome = "challenged-guilty" if guilty else "challenged-innocent"
            return _between(outcome, by, at, company, language)
        case HandsSwapped(by, at):
            return _between("swapped", by, at, company, language)
        case _:
            assert_never(event)


def _by_nobody(event: TurnedUp | HandsPassedOn | Reshuffled, language: str) -> str:
    match event:
        case TurnedUp(card):
            return _tell("turned-up", language, card=the_card(card, language))
        case HandsPassedOn(direction):
            return _tell("passed-on" if direction > 0 else "passed-back", language)
        case Reshuffled(stock):
            return _tell("reshuffled", language, count=stock)
        case _:
            assert_never(event)


def _between(message: str, by: Seat, at: Seat, company: Company, language: str) -> str:
    """Return what one seat does to another; either may be the reader."""
    you = "by" if company.seat == by else "at" if company.seat == at else "no"
    return _tell(message, language, you=you, name=company.names[by], other=company.names[at])


def _ended(event: RoundEnded | MatchEnded, company: Company, language: str) -> str:
    if isinstance(event, MatchEnded):
        won = (_won("match-won", party, company, language) for party in sorted(event.winners))
        return " ".join(won)
    if event.winner is None:
        return _tell("round-open", language)
    return _won("round-won", event.winner, company, language)


def _won(message: str, party: Party, company: Company, language: str) -> str:
    name = party_words(party, language, company)
    if company.is_own(party):
        you = "team" if company.is_team(party) else "yes"
        return _tell(message, language, you=you, name=name)
    if company.is_team(party):
        return _tell(f"{message}-team", language, name=name)
    return _tell(message, language, you="no", name=name)


def _tell(message: str, language: str, **args: str | int) -> str:
    return say("table-uno", f"uno-told-{message}", language, **args)
