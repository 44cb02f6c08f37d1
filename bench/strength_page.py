"""The page ``docs/strength.md``: results of the arena and of other benches, as tables and plots.

A result is plain data. All have ``title``, ``game``, ``edition``, ``bots``, ``figures``, ``date``,
``versions``, ``compiled`` and the ``command`` to repeat it; a figure has ``bot``, ``against``,
``measure``, ``value``, ``low`` and ``high``. Those of the arena have more; other benches may say
in ``how``, a sentence, what was different.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from bench.strength_plot import SHARES, plot, plotted

Result = dict[str, Any]

PAGE: Final = Path(__file__).parents[1] / "docs" / "strength.md"
RESULTS: Final = PAGE.with_suffix("")

_INTRODUCTION: Final = """\
# How strong the bots are

Written by `python -m bench.strength` from the results in `docs/strength/`; the command below each
gives it again, with `--json`. [How the arena measures](arena.md) says what the figures mean.
"""
_PLOT: Final = """\
![{game}: what part each bot won, with 95 % intervals; as in the tables]({place})
"""
_PLOTS: Final = """\
A dot is the part the first of them won, the bar its 95 % interval, the dashes what equals would
win.
"""

_NOTHING: Final = "Nothing has been measured yet."

_MEASURES: Final = {
    "match-wins": "matches won",
    "round-wins": "rounds won",
    "game-wins": "games won",
    "points-lead-per-round": "lead per round, points",
    "elo": "elo",
}


def read_results(directory: Path) -> list[Result]:
    """Return the results in a directory, in the order of their files' names."""
    return [json.loads(path.read_text("utf-8")) for path in sorted(directory.glob("*.json"))]


def page(results: Sequence[Result]) -> str:
    """Return the page that shows these results."""
    sections = ["\n".join(_section(result)) for result in results] or [f"{_NOTHING}\n"]
    plots = [
        _PLOT.format(game=game, place=f"{RESULTS.name}/{game}.svg") for game in plotted(results)
    ]
    if plots:
        plots.append(_PLOTS)
    return "\n".join([_INTRODUCTION, *plots, *sections])


def pictures(results: Sequence[Result]) -> dict[str, str]:
    """Return the plots by the names of their files."""
    return {f"{game}.svg": plot(results, game) for game in plotted(results)}


def _section(result: Result) -> Iterator[str]:
    yield f"## {_heading(result)}\n"
    yield from _table(
        ("bot", "against", "measure", "value", "95 % interval"), map(_row, _told(result))
    )
    if result.get("ratings"):
        yield from _table(
            ("bot", "rating", "give or take"),
            ((row["bot"], f"{row['mu']:.2f}", f"{row['sigma']:.2f}") for row in result["ratings"]),
        )
    if result.get("decisions"):
        yield from _table(
            ("bot", "decisions", "mean, ms", "99 % within, ms", "longest, ms"),
            map(_times, result["decisions"]),
        )
    yield from (f"- {remark}" for remark in _remarks(result))
    yield ""


def _heading(result: Result) -> str:
    players = f", {result['players']} players" if "players" in result else ""
    return f"{result['game']} by `{result['edition']}`{players}: {', '.join(result['bots'])}"


def _table(columns: Sequence[str], rows: Iterator[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(columns)} |"
    yield "|---" * len(columns) + "|"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def _told(result: Result) -> Iterator[dict[str, Any]]:
    """Return the figures; of two bots only one's, for the other's are their mirror image."""
    shown: set[tuple[str, tuple[str, ...], str]] = set()
    for figure in result["figures"]:
        bot, against, measure = figure["bot"], tuple(figure["against"]), figure["measure"]
        if len(against) == 1 and (against[0], (bot,), measure) in shown:
            continue
        shown.add((bot, against, measure))
        yield figure


def _row(figure: dict[str, Any]) -> tuple[str, ...]:
    measure = figure["measure"]
    value, low, high = (_shown(figure[key], measure) for key in ("value", "low", "high"))
    against = ", ".join(figure["against"])
    return figure["bot"], against, _MEASURES.get(measure, measure), value, f"{low} to {high}"


def _shown(value: float | None, measure: str) -> str:
    if value is None:
        return "–"
    return f"{100 * value:.1f} %" if measure in SHARES else f"{value:+z.1f}"


def _times(row: dict[str, Any]) -> tuple[str, ...]:
    times = (row[f"{which}_seconds"] for which in ("mean", "p99", "max"))
    return row["bot"], f"{row['count']:,}", *(f"{1000 * seconds:.3f}" for seconds in times)


def _remarks(result: Result) -> Iterator[str]:
    if "how" in result:
        yield result["how"]
    if "deals" in result:
        yield _extent(result)
    if sprt := result.get("sprt"):
        yield (
            f"SPRT of {sprt['elo0']:g} against {sprt['elo1']:g} elo: "
            f"{sprt['accepted'] or 'undecided'}, log-likelihood ratio "
            f"{sprt['log_likelihood_ratio']:.2f}, bounds {sprt['lower']:.2f} and "
            f"{sprt['upper']:.2f}."
        )
    if result.get("cut_off"):
        yield f"Cut off because they would not end, and counted as ties: {result['cut_off']}."
    build = "compiled" if result["compiled"] else "plain"
    versions = ", ".join(f"{name} {number}" for name, number in result["versions"].items())
    yield f"{result['date']}, {versions}, {build} build."
    yield f"`{result['command']}`"


def _extent(result: Result) -> str:
    rollouts = result["budget"]["rollouts"]
    budget = "that of each level" if rollouts is None else f"{rollouts} imagined rounds a decision"
    return (
        f"{result['deals']:,} deals, {result['games']:,} games, {result['rounds']:,} rounds, "
        f"seed {result['seed']}; budget: {budget}."
    )
