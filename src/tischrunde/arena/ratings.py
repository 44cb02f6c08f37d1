"""A rating table over all games: Plackett and Luce's model, by ``openskill``."""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec

from tischrunde.arena.deals import Game


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, 25 being what all begin with, and how sure that is."""

    mu: float
    sigma: float


def can_rate() -> bool:
    """Return whether ``openskill`` is installed."""
    return find_spec("openskill") is not None


def rated(games: Iterable[Game], bots: int) -> tuple[Rating, ...]:
    """Return the rating of each bot after these games; those cut off show nothing."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra, and slow to import

    model = PlackettLuce(tau=0.0)  # bots do not change from game to game
    ratings = [model.rating() for _ in range(bots)]
    for game in games:
        if game.score.cut_off:
            continue
        teams = [[ratings[bot]] for bot in game.line_up]
        ranks = [-float(points) for points in game.score.points]
        for bot, (rating,) in zip(game.line_up, model.rate(teams, ranks=ranks), strict=True):
            ratings[bot] = rating
    return tuple(Rating(float(rating.mu), float(rating.sigma)) for rating in ratings)
