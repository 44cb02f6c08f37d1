"""The figures of each bot: its share of the wins, its lead in points, its elo and rating."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from tischrunde.arena.bootstrap import Estimate, ratio
from tischrunde.arena.deals import Deal, Game
from tischrunde.arena.elo import from_wins
from tischrunde.arena.seatings import LineUp, line_ups
from tischrunde.arena.terms import Terms

_PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Figures:
    """What a bot achieved against others at one table.

    ``lead`` is how many points more it made in a round than the others did on average; ``elo`` is
    given only for two.
    """

    bot: int
    against: LineUp
    wins: Estimate
    round_wins: Estimate
    lead: Estimate
    elo: Estimate | None


def figures(terms: Terms, deals: Sequence[Deal]) -> list[Figures]:
    """Return what each bot achieved in each line-up."""
    return list(_all(terms, deals))


def _all(terms: Terms, deals: Sequence[Deal]) -> Iterator[Figures]:
    for at, line_up in enumerate(line_ups(len(terms.levels), terms.parties)):
        games = [deal.games[at] for deal in deals]
        for bot in line_up:
            yield _of(bot, line_up, games)


def _of(bot: int, line_up: LineUp, deals: Sequence[tuple[Game, ...]]) -> Figures:
    def by_deal(amount: Callable[[Game, int], float]) -> list[float]:
        return [sum(amount(game, game.line_up.index(bot)) for game in games) for games in deals]

    played = by_deal(lambda _, __: 1)
    rounds = by_deal(lambda game, _: game.score.rounds)
    wins = ratio(by_deal(lambda game, party: game.score.wins[party]), played)
    return Figures(
        bot=bot,
        against=tuple(other for other in line_up if other != bot),
        wins=wins,
        round_wins=ratio(by_deal(lambda game, party: game.score.round_wins[party]), rounds),
        lead=ratio(by_deal(_lead), [count * (len(line_up) - 1) for count in rounds]),
        elo=from_wins(wins) if len(line_up) == _PAIR else None,
    )


def _lead(game: Game, party: int) -> int:
    """Return the leads over each of the others, added up."""
    points = game.score.points
    return len(points) * points[party] - sum(points)


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a bot, at first 25, and its uncertainty."""

    mu: float
    sigma: float


def can_rate() -> bool:
    """Return whether ``openskill`` is installed."""
    return find_spec("openskill") is not None


def rated(games: Iterable[Game], bots: int) -> tuple[Rating, ...]:
    """Return the rating of each bot after these games, without those that were cut off."""
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
