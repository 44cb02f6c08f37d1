"""Situations drawn by lot: rounds by any edition and house rules, at any moment, and a question."""

from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import Any, NamedTuple

from tests.strategies import playable, stroll
from tischrunde.core.card_game import CardGame
from tischrunde.rallye.moves import EVERY_MOVE as RALLYE_MOVES
from tischrunde.uno.moves import EVERY_MOVE as UNO_MOVES

EVERY_MOVE: dict[str, tuple[Any, ...]] = {"rallye": RALLYE_MOVES, "uno": UNO_MOVES}
MOMENTS = 6
"""Moments looked at in a round."""
QUESTIONS = 5
"""Number of questions at each of them."""
MOST_200S = 5


class Situation(NamedTuple):
    """A round, and a move that a seat asks about."""

    round: Any
    seat: int
    move: Any


def situations(game: CardGame, seed: int, number: int) -> Iterator[Situation]:
    """Yield situations; half of the questions are about moves that might be legal or nearly so."""
    random = Random(seed)
    while number > 0:
        round_ = fresh_round(game, random)
        for _ in range(MOMENTS):
            stroll(round_.position, random, random.randrange(16))
            for _ in range(QUESTIONS):
                number -= 1
                yield Situation(round_, *question(game, round_, random))


def question(game: CardGame, round_: Any, random: Random) -> tuple[int, Any]:
    """Return a seat, mostly one that is waited for, and a move, mostly one of its own cards."""
    seats = range(round_.position.rules.players)
    waiting = sorted(round_.waiting) or list(seats)
    seat = random.choice(waiting if random.randrange(4) else list(seats))
    legal = round_.legal(seat)
    if legal and not random.randrange(3):
        return seat, random.choice(legal)
    held = {game.cards[card] for card in round_.position.hands[seat].cards()}
    likely = [move for move in EVERY_MOVE[game.id] if getattr(move, "card", None) in held]
    wanted = likely if likely and random.randrange(3) else EVERY_MOVE[game.id]
    return seat, random.choice(wanted)


def fresh_round(game: CardGame, random: Random) -> Any:
    """Return a round just dealt, by any box, any number of players and a few house rules."""
    house = game.house
    edition = random.choice(list(house.editions.values()))
    changes: dict[str, Any] = {}
    for field in random.sample(list(house.rules), random.choice((0, 1, 2, 4, 8))):
        more = {**changes, field: changed(field, getattr(edition, field), random)}
        if playable(house, edition, more):
            changes = more
    rules = house.agreed(edition, changes)
    players = random.choice(rules.player_counts)
    return game.match(rules, players, random.randbytes(8)).round


def changed(field: str, value: Any, random: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, Enum):
        return random.choice(list(type(value)))
    return random.randrange(MOST_200S) if field == "most_200s" else value
