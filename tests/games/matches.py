"""Short matches of every rule set, played at random."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tests.strategies import DULL, OUT_OF_TURN
from tischrunde.core.card_game import CardGame
from tischrunde.games.catalogue import GAMES

SHORT: Final = {"rallye": 300, "uno": 60}
"""Points that end a match after some rounds."""

FAMILIES: Final = {
    "rallye": ("discard-only-when-stuck", "hands-played-out"),
    "uno": ("family", "wild", "teams"),
}

RULE_SETS: Final = [
    (game, rules)
    for game in GAMES.values()
    for book in game.editions
    for rules in (book, *(f"{book},{words}" for words in FAMILIES[game.id]))
]


def counts(game: CardGame, rules: str) -> tuple[int, ...]:
    """Return by how many a rule set is tried: printed ones by as many as may play."""
    every: tuple[int, ...] = game.house.read(rules).player_counts
    return every if rules in game.editions else every[:1]


def played(game: CardGame, rules: str, players: int) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Play a short match at random; yield it with what was seen, after the deal and every move."""
    edition = game.house.read(f"{rules},target={SHORT[game.id]}")
    match = game.match(edition, players, b"plain")
    random = Random(players)
    yield match, match.opening
    while not match.over:
        seat = min(match.waiting)
        if not random.randrange(OUT_OF_TURN):
            seat = random.choice([seat for seat in range(players) if match.legal(seat)])
        legal = match.legal(seat)
        lively = [move for move in legal if not isinstance(move, DULL)]
        chosen = random.choice(lively if lively and random.randrange(OUT_OF_TURN) else legal)
        yield match, match.play(seat, chosen)
