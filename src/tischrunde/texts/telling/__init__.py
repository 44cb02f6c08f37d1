"""A table in sentences, in the same words as in the browser: what happens, how it stands."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from tischrunde.core.match_view import MatchView
from tischrunde.rallye.cards import Card as RallyeCard
from tischrunde.rallye.events import Event as RallyeEvent
from tischrunde.rallye.view import RoundView as RallyeRound
from tischrunde.texts import card_name, say
from tischrunde.texts.company import Company
from tischrunde.texts.telling import rallye_events, rallye_table, uno_events, uno_table
from tischrunde.uno.cards import Card as UnoCard
from tischrunde.uno.events import Event as UnoEvent
from tischrunde.uno.view import RoundView as UnoRound

AnyView: TypeAlias = MatchView[RallyeRound] | MatchView[UnoRound]


def company_at(view: AnyView, names: Sequence[str]) -> Company:
    """Return those around a table, spoken to as who sees it; names are by seat."""
    seen = view.round
    if isinstance(seen, RallyeRound):
        game, parties = "rallye", tuple(shown.members for shown in seen.displays)
    else:
        game, parties = "uno", seen.members
    edition, _, _ = seen.rule_set.partition(",")
    return Company(game, edition, tuple(names), parties, seen.seat)


def told(event: object, company: Company, language: str) -> str | None:
    """Return an event of the game in a sentence, or None for what nobody needs to be told."""
    if company.game == "rallye" and isinstance(event, RallyeEvent):
        return rallye_events.told(event, company, language)
    if company.game == "uno" and isinstance(event, UnoEvent):
        return uno_events.told(event, company, language)
    return None


def in_words(view: AnyView, company: Company, language: str) -> list[str]:
    """Return how a table stands, each line a short sentence or a few that belong together."""
    if isinstance(view.round, RallyeRound):
        return rallye_table.in_words(view.round, company, language)
    return uno_table.in_words(view.round, company, language)


def gained(
    before: Sequence[RallyeCard] | Sequence[UnoCard],
    after: Sequence[RallyeCard] | Sequence[UnoCard],
    company: Company,
    language: str,
) -> str | None:
    """Return which cards came to the own hand in a sentence, or None if there are none."""
    held = Counter(before)
    new = []
    for card in after:
        if held[card] > 0:
            held[card] -= 1
        else:
            new.append(card_name(company.game, card.slug, company.edition, language))
    return say("web-table", "hand-gained", language, cards=", ".join(new)) if new else None
