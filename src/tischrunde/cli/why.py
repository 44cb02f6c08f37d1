"""``tischrunde why``: what each card of a hand may do now, and why not."""

import argparse
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from tischrunde import texts
from tischrunde.cli.arguments import take_json
from tischrunde.cli.commands import Say
from tischrunde.cli.console import heading, wrapped
from tischrunde.cli.inputs import AnyRound, position_asked, seat_asked
from tischrunde.core.card_game import CardGame
from tischrunde.core.game import Seat
from tischrunde.texts.face import face


class Explained(NamedTuple):
    """A card of a hand: its uses in words by move, and why it has no others."""

    card: str
    name: str
    uses: dict[str, str]
    reasons: list[tuple[str, str]]
    """In words, and the clause behind them."""


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take a position."""
    parser.add_argument("position", metavar=say("word-position"), help=say("position"))
    parser.add_argument("--seat", type=int, metavar="N", help=say("seat"))
    take_json(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Explain a hand of a position."""
    lang = options.lang
    game, table = position_asked(options)
    seat = seat_asked(options, table)
    cards = list(_explained(game, table, seat, lang))
    if options.json:
        told = {
            "game": game.id,
            "rules": table.view(seat).rule_set,
            "seat": seat,
            "cards": [_plain(each) for each in cards],
        }
        yield json.dumps(told, ensure_ascii=False, indent=1)
        return
    yield from heading(texts.say("cli", "hand-of", lang, seat=seat + 1))[1:]
    for each in cards:
        uses = ", ".join(dict.fromkeys(each.uses.values())) or texts.say("cli", "may-not", lang)
        yield texts.say("cli", "hand-card", lang, card=each.name, uses=uses)
        for words, clause in each.reasons:
            yield from wrapped(f"{words}  [{clause}]", "  → ")


def _explained(game: CardGame, table: AnyRound, seat: Seat, lang: str) -> Iterator[Explained]:
    view = table.view(seat)
    edition = table.position.rules.edition.id
    use = face(game.id).card_use
    for card in dict.fromkeys(view.hand):
        uses = ((move, use(table.position, move, card, lang)) for move in view.legal)
        yield Explained(
            card=card.slug,
            name=texts.card_name(game.id, card.slug, edition, lang),
            uses={game.write_move(move): words for move, words in uses if words},
            reasons=list(
                dict.fromkeys(
                    (texts.explain(game.id, refusal, edition, lang), refusal.clause)
                    for _, refusal in view.blocked.get(card, ())
                )
            ),
        )


def _plain(each: Explained) -> dict[str, Any]:
    return {
        "card": each.card,
        "name": each.name,
        "moves": list(each.uses),
        "reasons": [{"clause": clause, "words": words} for words, clause in each.reasons],
    }
