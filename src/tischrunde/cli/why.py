"""``tischrunde why``: what each card of a hand may do now, and why not."""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

from tischrunde import texts
from tischrunde.cli.asking import heading, position_asked, seat_asked, wrapped
from tischrunde.core.notation import PARTIES
from tischrunde.rallye.cards import SAFETY_AGAINST
from tischrunde.rallye.moves import Attack, CoupFourre, Lay
from tischrunde.uno.moves import Play


def why(options: argparse.Namespace) -> Iterator[str]:
    """Explain a hand of a position."""
    lang = options.lang
    game, table = position_asked(options)
    seat = seat_asked(options, table)
    edition = table.position.rules.edition.id
    view = table.view(seat)
    yield from heading(texts.say("cli", "hand-of", lang, seat=seat + 1))[1:]
    for card in dict.fromkeys(view.hand):
        uses = dict.fromkeys(_uses(table.position, view.legal, card, lang))
        name = texts.card_name(game.id, card.slug, edition, lang)
        yield f"{name}: {', '.join(uses) or texts.say('cli', 'may-not', lang)}"
        for sentence in dict.fromkeys(
            f"{texts.explain(game.id, refusal, edition, lang)}  [{refusal.clause}]"
            for _, refusal in view.blocked.get(card, ())
        ):
            yield from wrapped(sentence, "  → ")


def _uses(position: Any, legal: Sequence[object], card: object, lang: str) -> Iterator[str]:  # noqa: ANN401 - of any game
    """Yield what a card may be used for now, but for throwing it away."""
    for move in legal:
        match move:
            case Lay(laid) if laid is card:
                yield texts.say("cli", "may-lay", lang)
            case Attack(laid, party) if laid is card:
                yield texts.say("cli", "may-attack", lang, party=PARTIES[party])
            case CoupFourre() if card is SAFETY_AGAINST[position.hazard]:
                yield texts.say("cli", "may-coup", lang)
            case Play(laid) if laid is card:
                yield texts.say("cli", "may-play", lang)
            case _:
                pass
