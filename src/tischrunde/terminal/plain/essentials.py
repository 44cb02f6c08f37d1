"""How things stand for a seat, in a few sentences: what one must know to choose."""

from collections.abc import Iterator
from typing import Any

from tischrunde import texts
from tischrunde.rallye.cards import Card
from tischrunde.rallye.moves import CoupFourre
from tischrunde.rallye.view import RoundView as RallyeView
from tischrunde.texts.company import Company
from tischrunde.uno.cards import Card as UnoCard
from tischrunde.uno.moves import Keep, Play
from tischrunde.uno.view import RoundView as UnoView


def essentials(view: Any, company: Company, language: str) -> Iterator[str]:  # noqa: ANN401 - of any game
    """Yield why a seat is asked, and what matters for its answer."""
    if isinstance(view, RallyeView):
        yield from _rallye(view, company, language)
    else:
        yield from _uno(view, company, language)


def _rallye(view: RallyeView, company: Company, language: str) -> Iterator[str]:
    def card(shown: Card) -> str:
        return texts.card_name("rallye", shown.slug, company.edition, language)

    own = next(display for display in view.displays if view.seat in display.members)
    whom = "team" if len(own.members) > 1 else "you"
    if view.attack is not None and view.attack.party == own.party:
        yield texts.say("plain", "attacked", language, card=card(view.attack.hazard), whom=whom)
        held = "held" if CoupFourre() in view.legal else "not-held"
        yield texts.say("table-rallye", f"rallye-coup-{held}", language)
        return
    if view.phase == "call":
        points, km = view.agreed.extension_points, view.agreed.extended_goal
        yield texts.say("table-rallye", "rallye-call-question", language, points=points, km=km)
        return
    if view.seat in view.waiting:
        yield texts.say("plain", "your-turn", language)
    yield texts.say("plain", "own-km", language, km=own.km, goal=view.goal, whom=whom)
    if own.battle is None:
        yield texts.say("plain", "own-battle-bare", language, whom=whom)
    else:
        yield texts.say("plain", "own-battle", language, card=card(own.battle), whom=whom)
    if own.speed is Card.SPEED_LIMIT:
        yield texts.say("plain", "own-limit", language, whom=whom)


def _uno(view: UnoView, company: Company, language: str) -> Iterator[str]:
    def card(shown: UnoCard) -> str:
        return texts.card_name("uno", shown.slug, company.edition, language)

    asked = view.seat in view.waiting
    if asked and view.drawn is not None:
        fits = any(isinstance(move, Play) for move in view.legal)
        keeps = any(isinstance(move, Keep) for move in view.legal)
        drawn = "useless" if not fits else "fits" if keeps else "must"
        yield texts.say("table-uno", f"uno-drawn-{drawn}", language, card=card(view.drawn))
        return
    if asked:
        yield texts.say("plain", "your-turn", language)
    if view.colour is None:
        yield texts.say("plain", "top-open", language, card=card(view.top))
    elif view.top.colour is view.colour:
        yield texts.say("plain", "top", language, card=card(view.top))
    else:
        colour = texts.say("uno", f"colour-{view.colour.slug}", language)
        yield texts.say("plain", "top-wished", language, card=card(view.top), colour=colour)
    if asked and view.phase == "doubt" and view.doubted is not None:
        name, count = company.names[view.doubted.seat], view.doubted.penalty
        yield texts.say("plain", "doubt", language, name=name, count=count)
    elif asked and view.pending:
        yield texts.say("plain", "pending", language, count=view.pending)
