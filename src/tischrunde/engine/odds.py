"""The chances of a seat in words, from its view: what is unseen, what it needs, who may answer."""

from fractions import Fraction
from importlib import import_module
from typing import Any, Final

from tischrunde import texts
from tischrunde.core.odds import Need, OddsGame, Reply
from tischrunde.core.packages import packages
from tischrunde.texts.company import Company

TURNS: Final = 5
"""How many turns ahead the chances are told."""


_NAMED: Final = 3
"""Maximum number of cards that are named one by one."""


def odds_of(game: str) -> OddsGame:
    """Return how the chances of a game are counted, imported now."""
    found: OddsGame = import_module(f"{packages(game).rules}.odds").ODDS
    return found


def odds_in_words(
    company: Company,
    rules: Any,  # noqa: ANN401 - each game has its own
    view: Any,  # noqa: ANN401 - likewise
    language: str,
) -> dict[str, Any]:
    """Return the chances of the seat whose view of a round it is."""
    counted = odds_of(company.game)
    return {
        "unseen": {card.slug: number for card, number in view.unseen.items() if number},
        "stock": view.stock,
        "needs": [_need(company, need, language) for need in counted.needs(rules, view, TURNS)],
        "replies": [_reply(company, reply, language) for reply in counted.replies(rules, view)],
        "assumed": texts.say("odds", "assumed", language),
    }


def _need(company: Company, need: Need, language: str) -> dict[str, Any]:
    cards = sorted(need.cards)
    names = [_name(company, card, language) for card in cards[:_NAMED]]
    return {
        "what": need.what,
        "cards": [card.slug for card in cards],
        "unseen": need.unseen,
        "words": texts.say(
            "odds",
            f"need-{need.what}",
            language,
            cards=texts.together(names, language) if len(cards) <= _NAMED else "",
            unseen=need.unseen,
        ),
        "chances": [_chance(each) for each in need.chances],
    }


def _reply(company: Company, reply: Reply, language: str) -> dict[str, Any]:
    names = [company.names[seat] for seat in reply.seats]
    card = _name(company, reply.card, language)
    who = texts.together(names, language)
    words = texts.say("odds", f"reply-{reply.what}", language, card=card, who=who)
    return {
        "what": reply.what,
        "card": reply.card.slug,
        "seats": list(reply.seats),
        "words": f"{words[0].upper()}{words[1:]}",
        "chance": _chance(reply.chance),
    }


def _name(company: Company, card: Any, language: str) -> str:  # noqa: ANN401 - each game has its own
    return texts.card_name(company.game, card.slug, company.edition, language)


def _chance(chance: Fraction) -> dict[str, Any]:
    """Return a chance as a number and exactly."""
    return {"chance": float(chance), "exact": f"{chance.numerator}/{chance.denominator}"}
