"""The road to the goal, as wide as the terminal."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from tischrunde.terminal.drawing import palette, signs


class Track:
    """The road of a party: what it has driven, its car, what lies ahead, the finish."""

    def __init__(
        self, km: int, goal: int, style: str = palette.ROAD, ahead: str = palette.QUIET
    ) -> None:
        self.km = km
        self.goal = goal
        self.style = style
        self.ahead = ahead

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the road in one line, with the kilometres behind it."""
        count = f"{self.km:>5}/{self.goal} km"
        road = max(options.max_width - len(count) - 1, 1)
        driven = min(self.km, self.goal) * road // self.goal
        ahead = signs.AHEAD * (road - driven - 1) + signs.FINISH if driven < road else ""
        yield Text.assemble(
            (signs.DRIVEN * driven + signs.CAR, self.style),
            (ahead, self.ahead),
            (count, palette.LOUD),
        )
