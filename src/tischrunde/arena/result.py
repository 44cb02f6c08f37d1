"""A measurement as plain data, with all that is needed to judge and to repeat it."""

import platform
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Any, Final

from tischrunde.arena.bootstrap import Estimate
from tischrunde.arena.deals import Game
from tischrunde.arena.decisions import Decisions
from tischrunde.arena.figures import Figures, can_rate, figures, rated
from tischrunde.arena.measurement import Measurement
from tischrunde.arena.sprt import ALPHA, BETA, ELO0, ELO1, LOWER, UPPER, Sprt
from tischrunde.arena.terms import Terms
from tischrunde.core import position

_DIGITS: Final = 6


def result(measurement: Measurement) -> dict[str, Any]:
    """Return a measurement of at least one deal as plain data.

    ``figures`` is a list of values with their intervals, as every result has it that is to be
    told in ``docs/strength.md``.
    """
    terms, deals = measurement.terms, measurement.deals
    games = [game for deal in deals for played in deal.games for game in played]
    return {
        "title": _title(terms),
        "game": terms.game,
        "edition": terms.rules,
        "players": terms.players,
        "bots": list(terms.names),
        "levels": list(terms.levels),
        "budget": {"rollouts": terms.rollouts},
        "unit": "match" if terms.matches else "round",
        "seed": terms.seed,
        "deals": len(deals),
        "deals_asked": measurement.asked,
        "games": len(games),
        "rounds": sum(game.score.rounds for game in games),
        "moves": sum(game.score.moves for game in games),
        "cut_off": sum(game.score.cut_off for game in games),
        "fair_share": 1 / terms.parties,
        "figures": [
            plain for each in figures(terms, deals) for plain in _plain_figures(terms, each)
        ],
        "sprt": None if measurement.sprt is None else _plain_sprt(measurement.sprt),
        "ratings": _ratings(terms, games),
        "decisions": [
            {"bot": name, **_plain_times(times)}
            for name, times in zip(terms.names, measurement.decisions, strict=True)
        ],
        "seconds": round(measurement.seconds, 3),
        "command": terms.command(measurement.asked) + " --sprt" * (measurement.sprt is not None),
        **circumstances(),
    }


def circumstances() -> dict[str, Any]:
    """Return when something was measured, and by which versions."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "versions": {"python": platform.python_version(), "tischrunde": version("tischrunde")},
        "compiled": not position.__file__.endswith(".py"),
    }


def _title(terms: Terms) -> str:
    """Return a name for the result, fit for a file."""
    unit = "matches" if terms.matches else "rounds"
    rules = terms.rules.replace(",", "-").replace("=", "-")
    budget = [] if terms.rollouts is None else [str(terms.rollouts)]
    return "-".join([terms.game, rules, str(terms.players), *terms.levels, *budget, unit])


def _plain_figures(terms: Terms, figures: Figures) -> list[dict[str, Any]]:
    measures = {
        "match-wins" if terms.matches else "round-wins": figures.wins,
        **({"round-wins": figures.round_wins} if terms.matches else {}),
        "points-lead-per-round": figures.lead,
        **({} if figures.elo is None else {"elo": figures.elo}),
    }
    return [
        {
            "bot": terms.names[figures.bot],
            "against": [terms.names[other] for other in figures.against],
            "measure": measure,
            **_plain_estimate(estimate),
        }
        for measure, estimate in measures.items()
    ]


def _plain_estimate(estimate: Estimate) -> dict[str, float | None]:
    values = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {key: None if value is None else round(value, _DIGITS) for key, value in values.items()}


def _plain_sprt(sprt: Sprt) -> dict[str, Any]:
    return {
        "elo0": ELO0,
        "elo1": ELO1,
        "alpha": ALPHA,
        "beta": BETA,
        "lower": round(LOWER, _DIGITS),
        "upper": round(UPPER, _DIGITS),
        "pairs": list(sprt.pairs),
        "log_likelihood_ratio": round(sprt.ratio, _DIGITS),
        "accepted": sprt.accepted,
    }


def _ratings(terms: Terms, games: list[Game]) -> list[dict[str, Any]] | None:
    """Return the rating table, best first, or None where nothing is installed to make it."""
    if not can_rate():
        return None
    rows = [
        {"bot": name, "mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3)}
        for name, rating in zip(terms.names, rated(games, len(terms.names)), strict=True)
    ]
    return sorted(rows, key=lambda row: row["mu"], reverse=True)


def _plain_times(times: Decisions) -> dict[str, float]:
    return {
        "count": times.count,
        "mean_seconds": round(times.mean, 9),
        "p99_seconds": round(times.within(0.99), 9),
        "max_seconds": round(times.longest, 9),
    }
