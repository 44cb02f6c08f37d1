"""``tischrunde editions``: the printed editions."""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from tischrunde import texts
from tischrunde.cli.arguments import take_json
from tischrunde.cli.commands import Say
from tischrunde.cli.inputs import players, title
from tischrunde.core.card_game import CardGame
from tischrunde.games.catalogue import GAMES


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take only the output format."""
    take_json(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """List the printed editions of all games."""
    lang = options.lang
    printed = [(game, edition) for game in GAMES.values() for edition in game.editions.values()]
    if options.json:
        told = [_plain(game, edition, lang) for game, edition in printed]
        yield json.dumps(told, ensure_ascii=False, indent=1)
        return
    width = max(len(title(game, edition, lang)) for game, edition in printed)
    for game, edition in printed:
        cards = texts.say("cli", "cards", lang, count=_cards(edition))
        seats = texts.say("cli", "players", lang, list=players(edition, lang))
        yield f"{edition.id:<14} {title(game, edition, lang):<{width}}  {cards}, {seats}"


def _plain(game: CardGame, edition: Any, lang: str) -> dict[str, Any]:  # noqa: ANN401 - of any game
    return {
        "edition": edition.id,
        "game": game.id,
        "title": title(game, edition, lang),
        "cards": _cards(edition),
        "players": list(edition.player_counts),
    }


def _cards(edition: Any) -> int:  # noqa: ANN401 - of any game
    return sum(edition.deck.values())
