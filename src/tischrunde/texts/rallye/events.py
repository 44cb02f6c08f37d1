"""What happened in the rally game, in a sentence."""

from typing import assert_never

from tischrunde.core.events import Dealt, Drew, MatchEnded, RoundEnded
from tischrunde.rallye.cards import Card, Group
from tischrunde.rallye.events import (
    Asked,
    Attacked,
    AttackStood,
    CoupFourrePlayed,
    Discarded,
    Event,
    ExtensionCalled,
    GoalReached,
    Laid,
    Lifted,
)
from tischrunde.texts import card_name, say, term
from tischrunde.texts.company import Company
from tischrunde.texts.people import who, whom


def told(event: Event, company: Company, language: str) -> str | None:
    """Return an event in a sentence, or None if it needs none."""
    match event:
        case Laid() | Discarded() | Attacked() | CoupFourrePlayed():
            return _played(event, company, language)
        case AttackStood(party, hazard):
            return _befell("stood", party, hazard, company, language)
        case Lifted(party, hazard):
            return _befell("lifted", party, hazard, company, language)
        case GoalReached(seat, km):
            return _tell("goal", language, **who(seat, company), km=km)
        case ExtensionCalled(seat, goal):
            return _tell("extended", language, **who(seat, company), km=goal)
        case Dealt(number, dealer):
            return _tell("dealt", language, **who(dealer, company), number=number)
        case RoundEnded() | MatchEnded():
            return _ended(event, company, language)
        case Drew() | Asked():
            return None
        case _:
            assert_never(event)


def _played(
    event: Laid | Discarded | Attacked | CoupFourrePlayed, company: Company, language: str
) -> str:
    by = who(event.seat, company)
    match event:
        case Laid(_, laid) if laid.group is Group.DISTANCE:
            return _tell("drove", language, **by, km=laid.km)
        case Laid(_, laid):
            card = _card(laid, company, language)
            return _tell(f"laid-{laid.group.value}", language, **by, card=card)
        case Discarded(_, thrown):
            return _tell("discarded", language, **by, card=_card(thrown, company, language))
        case Attacked(_, hazard, party):
            card = _card(hazard, company, language)
            return _tell("attacked", language, **by, **whom(party, company, language), card=card)
        case CoupFourrePlayed(_, safety, _):
            coup = term("rallye", "coup-fourre", company.edition, language)
            card = _card(safety, company, language)
            return _tell("coup", language, **by, term=coup, card=card)
        case _:
            assert_never(event)


def _befell(message: str, party: int, hazard: Card, company: Company, language: str) -> str:
    """Return what happened to a hazard on somebody's display."""
    card = _card(hazard, company, language)
    return _tell(message, language, **whom(party, company, language), card=card)


def _ended(event: RoundEnded | MatchEnded, company: Company, language: str) -> str:
    if isinstance(event, MatchEnded):
        winner = whom(min(event.winners, default=0), company, language)
        return _tell("match-won", language, **winner, count=len(event.winners))
    if event.winner is None:
        return _tell("nobody-won", language)
    return _tell("round-won", language, **whom(event.winner, company, language))


def _card(card: Card, company: Company, language: str) -> str:
    return card_name("rallye", card.slug, company.edition, language)


def _tell(message: str, language: str, **args: str | int) -> str:
    return say("table-rallye", f"rallye-tell-{message}", language, **args)
