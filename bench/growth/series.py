"""What is measured: series of points, at each of which the same is played a little larger."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from bench.growth.blocks import Plan, blocks_played
from bench.instructions.evening import Case
from bench.instructions.plan import GAMES_PLAYED, Kind, Table, tables
from tischrunde.games.catalogue import GAMES

NODES: Final = 2
TABLES: Final = 12
"""Number of tables of a game at which somebody moves in a lap."""
SEATS: Final = (1, 10, 50)
"""At how many tables a guest has seats whose list is asked for; at most 24 are listed."""
_FOLDED_LAPS: Final = (10, 160, 360)
_FOLDED_BLOCKS: Final = 7
_BOTH: Final = "both games"
_ENDLESS: Final = ",target=999999"
"""A house rule by which a match does not end while it is measured."""


class Size(NamedTuple):
    """How much is measured: the points of all series, and how many blocks are played at each.

    ``lengths`` are in laps before the first block.
    """

    lengths: Sequence[int]
    tables: Sequence[int]
    watchers: Sequence[int]
    rallye_players: Sequence[int]
    uno_players: Sequence[int]
    blocks: int
    minutes: int


FULL: Final = Size(
    lengths=(0, 200, 1_000, 4_000),
    tables=(100, 1_000, 10_000, 50_000),
    watchers=(1, 10, 100, 1_000, 5_000),
    rallye_players=(2, 3, 4, 6),
    uno_players=(2, 4, 6, 8, 10),
    blocks=9,
    minutes=2,
)
QUICK: Final = Size(
    lengths=(0, 600),
    tables=(100, 1_500),
    watchers=(1, 200),
    rallye_players=(2, 6),
    uno_players=(2, 10),
    blocks=7,
    minutes=0,
)


class Point(NamedTuple):
    """A point: how much there is of what grows, and what is played."""

    size: int
    plan: Plan


class Series(NamedTuple):
    """Points that are measured side by side; with ``minutes`` some without a move as well.

    Series with the same ``axis`` are shown together.
    """

    axis: str
    grows: str
    game: str
    points: Sequence[Point]
    blocks: int
    minutes: int = 0

    @property
    def name(self) -> str:
        """The name of the series, and of the file of its results."""
        return f"{self.axis}-{self.game}" if self.game in GAMES else self.axis


def all_series(size: Size) -> dict[str, Callable[[], Series]]:
    """Return what plans each series, by its name."""
    length = {f"length-{game}": partial(_length, game, rules, size) for game, rules in GAMES_PLAYED}
    players = {
        "players-rallye": partial(_players, "rallye", "schmidt", size.rallye_players, size),
        "players-uno": partial(_players, "uno", "uno-carabiner", size.uno_players, size),
    }
    others = {
        "tables": partial(_open_tables, size),
        "watchers": partial(_watchers, size),
    }
    return {**length, **others, **players}


def _length(game: str, rules: str, size: Size) -> Series:
    laps = 10
    points = []
    for earlier in size.lengths:
        played = blocks_played(laps, size.blocks + 1)
        made = tables(Kind(game, f"{rules}{_ENDLESS}"), TABLES, played, earlier)
        rows = sum(len(table.rows) for table in made) // len(made)
        points.append(Point(rows, _plan(made, laps)))
    return Series("length", "rows of the match before", game, points, size.blocks)


def _open_tables(size: Size) -> Series:
    laps = 4
    played = [
        table
        for game, rules in GAMES_PLAYED
        for table in tables(Kind(game, rules), 2 * TABLES, blocks_played(laps, size.blocks + 1))
    ]
    points = [
        Point(number, _plan(played, laps, idle=number - len(played))) for number in size.tables
    ]
    return Series("tables", "open tables", _BOTH, points, size.blocks, size.minutes)


def _watchers(size: Size) -> Series:
    laps = 10
    played = [
        table
        for game, rules in GAMES_PLAYED
        for table in tables(
            Kind(game, f"{rules}{_ENDLESS}", public=True), 1, blocks_played(laps, size.blocks + 1)
        )
    ]
    points = [Point(number, _plan(played, laps, watchers=number)) for number in size.watchers]
    return Series("watchers", "watchers of a table", _BOTH, points, size.blocks)


def _players(game: str, rules: str, numbers: Sequence[int], size: Size) -> Series:
    laps = 10
    points = []
    for players in numbers:
        played = blocks_played(laps, size.blocks + 1)
        made = tables(Kind(game, f"{rules}{_ENDLESS}", players), TABLES, played)
        points.append(Point(players, _plan(made, laps)))
    return Series("players", "players", game, points, size.blocks)


def folded_series() -> Series:
    """Return what is asked of a node with tables nobody looks at, by the rows of their logs."""
    laps = 2
    rounds = _FOLDED_BLOCKS * (1 + len(SEATS))
    played = [
        table
        for game, rules in GAMES_PLAYED
        for table in tables(Kind(game, f"{rules}{_ENDLESS}"), TABLES, blocks_played(laps, rounds))
    ]
    skipped = 2 * TABLES  # those played are among the first
    points = []
    for earlier in _FOLDED_LAPS:
        folded = [
            table
            for game, rules in GAMES_PLAYED
            for table in tables(
                Kind(game, f"{rules}{_ENDLESS}"), skipped + max(SEATS) // 2, 0, earlier
            )[skipped:]
        ]
        rows = sum(len(table.rows) for table in folded) // len(folded)
        points.append(Point(rows, _plan(played, laps, folded=folded)))
    return Series("folds", "rows", _BOTH, points, _FOLDED_BLOCKS)


def _plan(
    played: list[Table],
    laps: int,
    *,
    watchers: int = 0,
    idle: int = 0,
    folded: Sequence[Table] = (),
) -> Plan:
    return Plan(Case("", NODES, laps, played, watchers), idle, [*folded])
