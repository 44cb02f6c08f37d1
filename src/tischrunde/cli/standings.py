"""What was measured in the arena, as tables for people."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tischrunde import texts

_PER_CENT: Final = 100
_MS_PER_S: Final = 1000
_PAIR: Final = 2
_MEASURES: Final = ("match-wins", "round-wins", "points-lead-per-round", "elo")


def draw(measured: dict[str, Any], lang: str) -> RenderableType:
    """Return a result of the arena as people read it."""
    return Group(*_Standings(measured, lang).parts())


class _Standings:
    def __init__(self, measured: dict[str, Any], lang: str) -> None:
        self.measured = measured
        self.lang = lang

    def parts(self) -> Iterator[RenderableType]:
        """Return what was played, and one table after the other."""
        yield Text(self._headline(), style="bold")
        yield Text(self._extent())
        yield self._figures()
        yield from map(Text, self._remarks())
        if self.measured["ratings"] is not None:
            yield self._ratings()
        yield self._decisions()

    def _say(self, message: str, **args: str | int) -> str:
        return texts.say("arena", message, self.lang, **args)

    # ── what was played ───────────────────────────────────────────────────────────────────────

    def _headline(self) -> str:
        measured = self.measured
        return self._say(
            "headline",
            game=texts.say(measured["game"], "title", self.lang),
            rules=measured["edition"],
            players=str(measured["players"]),
        )

    def _extent(self) -> str:
        measured = self.measured
        return self._say(
            f"extent-{measured['unit']}",
            deals=str(measured["deals"]),
            games=str(measured["games"]),
            rounds=str(measured["rounds"]),
        )

    def _remarks(self) -> Iterator[str]:
        measured = self.measured
        if measured["deals"] > 1:
            yield self._say("intervals")
        if (parties := round(1 / measured["fair_share"])) > _PAIR:
            share = self._number(measured["fair_share"] * _PER_CENT, 1)
            yield self._say("fair-share", parties=str(parties), share=share)
        if measured["sprt"]:
            yield self._sprt(measured["sprt"])
        elif measured["deals"] < measured["deals_asked"]:
            yield self._say("interrupted", asked=str(measured["deals_asked"]))
        if measured["cut_off"]:
            yield self._say("cut-off", games=str(measured["cut_off"]))
        if measured["ratings"] is None:
            yield self._say("no-ratings")

    def _sprt(self, sprt: dict[str, Any]) -> str:
        first, second = self.measured["bots"]
        verdict = (sprt["accepted"] or "undecided").lower()
        return self._say(
            f"sprt-{verdict}",
            ratio=self._number(sprt["log_likelihood_ratio"], 2),
            lower=self._number(sprt["lower"], 2),
            upper=self._number(sprt["upper"], 2),
            first=first,
            second=second,
        )

    # ── tables ────────────────────────────────────────────────────────────────────────────────

    def _figures(self) -> Table:
        figures, bots = self.measured["figures"], self.measured["bots"]
        measures = [m for m in _MEASURES if any(each["measure"] == m for each in figures)]
        table = self._table(["bot", "against"], measures)
        rows: dict[tuple[str, str], dict[str, str]] = {}
        for each in figures:
            row = rows.setdefault((each["bot"], ", ".join(each["against"])), {})
            row[each["measure"]] = self._estimate(each)
        for (bot, against), cells in rows.items():
            if (against, bot) not in rows or bots.index(bot) < bots.index(against):  # else a mirror
                table.add_row(bot, against, *(cells[measure] for measure in measures))
        return table

    def _ratings(self) -> Table:
        table = self._table(["bot"], ["rating", "uncertainty"])
        for row in self.measured["ratings"]:
            table.add_row(row["bot"], self._number(row["mu"], 2), self._number(row["sigma"], 2))
        return table

    def _decisions(self) -> Table:
        table = self._table(["bot"], ["decisions", "mean-time", "p99-time", "longest-time"])
        for row in self.measured["decisions"]:
            times = (row[f"{which}_seconds"] for which in ("mean", "p99", "max"))
            cells = [self._number(seconds * _MS_PER_S, 3) for seconds in times]
            table.add_row(row["bot"], str(row["count"]), *cells)
        return table

    def _table(self, words: Sequence[str], numbers: Sequence[str]) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in words:
            table.add_column(self._say(f"column-{column}"))
        for column in numbers:
            table.add_column(self._say(f"column-{column}"), justify="right")
        return table

    # ── numbers ───────────────────────────────────────────────────────────────────────────────

    def _estimate(self, figure: dict[str, Any]) -> str:
        show = self._difference if figure["measure"] in _MEASURES[2:] else self._share
        if figure["low"] is None and figure["high"] is None:
            return show(figure["value"])
        low, high = (show(figure[bound]) for bound in ("low", "high"))
        return self._say("within", value=show(figure["value"]), low=low, high=high)

    def _share(self, value: float | None) -> str:
        return self._shown(value, lambda number: self._number(number * _PER_CENT, 1))

    def _difference(self, value: float | None) -> str:
        return self._shown(value, lambda number: self._number(number, 1, sign="+"))

    def _shown(self, value: float | None, show: Callable[[float], str]) -> str:
        return "–" if value is None else show(value)

    def _number(self, value: float, digits: int, sign: str = "") -> str:
        text = f"{value:{sign}z.{digits}f}"
        return text if self.lang == "en" else text.replace(".", ",")
