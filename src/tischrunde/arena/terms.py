"""The terms of a measurement, as texts and numbers that can be sent to another process."""

import shlex
from dataclasses import dataclass
from typing import Any

from tischrunde.games.catalogue import GAMES


@dataclass(frozen=True, slots=True)
class Terms:
    """Bots at a table: the game, its rules, and the seed.

    The same deals are dealt for the same seed, whatever else is asked for.
    """

    game: str
    rules: str
    """A rule set as text."""

    players: int
    levels: tuple[str, ...]
    matches: bool = False
    """Whether whole matches are played, not single rounds."""

    seed: int = 1
    rollouts: int | None = None
    """The budget of a decision; without it each bot takes that of its level."""

    @property
    def edition(self) -> Any:  # noqa: ANN401 - of any game
        """The edition played by."""
        return GAMES[self.game].house.read(self.rules)

    @property
    def parties(self) -> int:
        """How many parties sit at the table."""
        return int(GAMES[self.game].match(self.edition, self.players, b"").rules.parties)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots by name: their levels, and from the second of a level on its number."""
        return tuple(
            level if (number := self.levels[:bot].count(level)) == 0 else f"{level}-{number + 1}"
            for bot, level in enumerate(self.levels)
        )

    def command(self, deals: int) -> str:
        """Return the command that measures ``deals`` deals on these terms."""
        words = ["tischrunde", "arena", self.game, "--edition", self.rules]
        words += ["--players", str(self.players), "--bots", ",".join(self.levels)]
        words += ["--matches" if self.matches else "--rounds", str(deals), "--seed", str(self.seed)]
        if self.rollouts is not None:
            words += ["--budget-rollouts", str(self.rollouts)]
        return shlex.join(words)
