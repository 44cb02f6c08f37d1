"""A plot of some series: how many times the cost of a move at the first point each other has."""

from collections.abc import Iterator, Sequence
from html import escape
from math import log10
from typing import Any, Final

Result = dict[str, Any]

_WIDTH: Final = 480
"""Narrow, for it is read on phones too."""
_HEIGHT: Final = 300
_TOP: Final = 28
_BOTTOM: Final = 52
_LEFT: Final = 44
_RIGHT: Final = 92
"""The room right of the lines, for their names."""
_HIGHEST: Final = (2, 5, 10, 20, 50, 100, 200, 500, 1_000)
_LOWEST: Final = 0.5
_HEAD: Final = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
    f'width="{_WIDTH}" height="{_HEIGHT}" role="img" '
    'font-family="system-ui, sans-serif" font-size="15">'
)
_APART: Final = 18
"""The least room between two names."""
_GROUND, _INK, _SOFT = "#14262E", "#FFFBF1", "#CFE0DE"
_MARKS: Final = ("#F4B41A", "#7CC4F4")
"""The colours of the lines; they differ in brightness and by the form of their points as well."""


def plot(results: Sequence[Result]) -> str:
    """Return the picture of series that grow by the same."""
    points = [point for result in results for point in result["points"]]
    sizes = sorted({point["size"] for point in points})
    highest = max(point["cost"]["high"] for point in points)
    scale = _Scale(sizes[0], sizes[-1], next(each for each in _HIGHEST if each >= highest))
    title = f"The cost of a move by {results[0]['grows']}, as a ratio to the first"
    lines = [
        _HEAD,
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" rx="12" fill="{_GROUND}"/>',
        *scale.lines(results),
    ]
    ends = _apart([scale.up(result["points"][-1]["cost"]["value"]) for result in results])
    for number, result in enumerate(results):
        lines += _line(scale, number, result)
        if len(results) > 1:
            lines.append(_name(number, result, ends[number]))
    return "\n".join([*lines, "</svg>", ""])


class _Scale:
    """Where sizes and ratios are, both by their logarithms."""

    def __init__(self, least: float, most: float, highest: float) -> None:
        self._least, self._most, self._highest = least, most, highest

    def across(self, size: float) -> float:
        """Return how far right a size is."""
        share = log10(size / self._least) / log10(self._most / self._least)
        return round(_LEFT + share * (_WIDTH - _LEFT - _RIGHT), 1)

    def up(self, ratio: float) -> float:
        """Return how far down a ratio is."""
        share = log10(max(ratio, _LOWEST) / _LOWEST) / log10(self._highest / _LOWEST)
        return round(_HEIGHT - _BOTTOM - share * (_HEIGHT - _TOP - _BOTTOM), 1)

    def lines(self, results: Sequence[Result]) -> Iterator[str]:
        """Yield the lines of the ratios, and what stands below them."""
        for ratio in (_LOWEST, 1, *(each for each in _HIGHEST if each <= self._highest)):
            y = self.up(ratio)
            opacity = 0.7 if ratio == 1 else 0.25
            yield (
                f'<path d="M{_LEFT} {y}H{_WIDTH - _RIGHT}" stroke="{_SOFT}" '
                f'stroke-opacity="{opacity}"/>'
            )
            yield (
                f'<text x="{_LEFT - 8}" y="{y + 4}" fill="{_SOFT}" font-size="13" '
                f'text-anchor="end">{ratio:g}</text>'
            )
        bottom = _HEIGHT - _BOTTOM
        for point in max((result["points"] for result in results), key=len):
            yield (
                f'<text x="{self.across(point["size"])}" y="{bottom + 20}" fill="{_SOFT}" '
                f'font-size="13" text-anchor="middle">{point["size"]:,}</text>'
            )
        yield (
            f'<text x="{_LEFT}" y="{bottom + 40}" fill="{_SOFT}" font-size="13">'
            f"{escape(results[0]['grows'])}</text>"
        )


def _line(scale: _Scale, number: int, result: Result) -> Iterator[str]:
    """Yield the line of a series: its points, and the middle half of their blocks."""
    colour = _MARKS[number]
    places = []
    for point in result["points"]:
        cost = point["cost"]
        x, y = scale.across(point["size"]), scale.up(cost["value"])
        places.append(f"{x} {y}")
        yield (
            f'<path d="M{x} {scale.up(cost["low"])}V{scale.up(cost["high"])}" stroke="{colour}" '
            'stroke-width="6" stroke-opacity="0.55"/>'
        )
        if number:
            yield f'<rect x="{x - 5}" y="{y - 5}" width="10" height="10" fill="{colour}"/>'
        else:
            yield f'<circle cx="{x}" cy="{y}" r="6" fill="{colour}"/>'
    yield f'<path d="M{" L".join(places)}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _name(number: int, result: Result, height: float) -> str:
    return (
        f'<text x="{_WIDTH - _RIGHT + 12}" y="{height + 5}" fill="{_MARKS[number]}">'
        f"{escape(result['game'])}</text>"
    )


def _apart(heights: Sequence[float]) -> list[float]:
    """Return where names stand so that one does not lie on the other."""
    if len(heights) == 1 or abs(heights[0] - heights[1]) >= _APART:
        return [*heights]
    middle = sum(heights) / 2
    upper = heights.index(min(heights))
    return [
        middle - _APART / 2 if place == upper else middle + _APART / 2
        for place in range(len(heights))
    ]
