"""``tischrunde editions``: the printed editions."""

import argparse
from collections.abc import Iterator

from tischrunde import texts
from tischrunde.cli.asking import players, title
from tischrunde.games.catalogue import GAMES


def editions(options: argparse.Namespace) -> Iterator[str]:
    """List the printed editions of all games."""
    lang = options.lang
    rows = [
        (edition, title(game, edition, lang))
        for game in GAMES.values()
        for edition in game.editions.values()
    ]
    width = max(len(name) for _, name in rows)
    for edition, name in rows:
        cards = texts.say("cli", "cards", lang, count=sum(edition.deck.values()))
        seats = texts.say("cli", "players", lang, list=players(edition))
        yield f"{edition.id:<14} {name:<{width}}  {cards}, {seats}"
