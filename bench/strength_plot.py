"""Results as a plot of each game: who wins how often against whom, and how sure that is."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

Result = dict[str, Any]

SHARES: Final = {"match-wins": "matches", "round-wins": "rounds", "game-wins": "games"}
"""The measures that are a part of what was played, and of what."""

_WIDTH: Final = 480
"""Narrow, for it is read on phones too."""
_ROW: Final = 62
_TOP: Final = 16
_BOTTOM: Final = 40
_LEFT: Final = 20
_RIGHT: Final = 84
"""The room right of the scale, for the figures."""
_STEPS: Final = (0, 25, 50, 75, 100)
_EVEN: Final = 0.5
"""What either of two would win if they were equally strong."""
_GROUND, _INK, _SOFT, _MARK = "#14262E", "#FFFBF1", "#CFE0DE", "#F4B41A"


def plotted(results: Sequence[Result]) -> list[str]:
    """Return the games that have something to plot, in the order of their results."""
    return list(dict.fromkeys(result["game"] for result in results if _share(result)))


def plot(results: Sequence[Result], game: str) -> str:
    """Return the picture of a game's results, in their order."""
    rows = [
        (result, share)
        for result in results
        if result["game"] == game and (share := _share(result)) is not None
    ]
    height = _TOP + _ROW * len(rows) + _BOTTOM
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" role="img" '
        'font-family="system-ui, sans-serif" font-size="15">'
    )
    lines = [
        head,
        f"<title>{escape(game)}: what part was won, with 95 % intervals</title>",
        f'<rect width="100%" height="100%" rx="12" fill="{_GROUND}"/>',
        *_scale(height - _BOTTOM),
    ]
    for number, (result, share) in enumerate(rows):
        lines += _row(_TOP + _ROW * number, result, share)
    return "\n".join([*lines, "</svg>", ""])


def _share(result: Result) -> dict[str, Any] | None:
    """Return the first figure of a result that is a part of what was played."""
    shares = (figure for figure in result["figures"] if figure["measure"] in SHARES)
    return next(shares, None)


def _across(share: float) -> float:
    return round(_LEFT + share * (_WIDTH - _LEFT - _RIGHT), 1)


def _scale(bottom: int) -> Iterator[str]:
    for step in _STEPS:
        x = _across(step / 100)
        yield f'<path d="M{x} {_TOP}V{bottom}" stroke="{_SOFT}" stroke-opacity="0.25"/>'
        yield (
            f'<text x="{x}" y="{bottom + 24}" fill="{_SOFT}" font-size="13" '
            f'text-anchor="middle">{step} %</text>'
        )


def _row(y: int, result: Result, share: dict[str, Any]) -> Iterator[str]:
    fair = _across(result.get("fair_share") or _EVEN)
    players = f", {result['players']} players" if "players" in result else ""
    against = ", ".join(share["against"])
    played = SHARES[share["measure"]]
    yield (
        f'<text x="{_LEFT}" y="{y + 18}" fill="{_INK}">'
        f"{escape(share['bot'])} against {escape(against)}</text>"
    )
    yield (
        f'<text x="{_LEFT}" y="{y + 35}" fill="{_SOFT}" font-size="13">'
        f"{escape(result['edition'])}{players}: {played}</text>"
    )
    line = y + 48
    yield (
        f'<path d="M{fair} {line - 8}v16" stroke="{_INK}" stroke-width="2" stroke-dasharray="3 3"/>'
    )
    value, low, high = (share[key] for key in ("value", "low", "high"))
    if low is not None and high is not None:
        yield (
            f'<path d="M{_across(low)} {line}H{_across(high)}" stroke="{_MARK}" stroke-width="6" '
            'stroke-opacity="0.55"/>'
        )
    if value is not None:
        yield f'<circle cx="{_across(value)}" cy="{line}" r="6" fill="{_MARK}"/>'
        yield (
            f'<text x="{_WIDTH - 14}" y="{line + 5}" fill="{_INK}" text-anchor="end">'
            f"{100 * value:.1f} %</text>"
        )
