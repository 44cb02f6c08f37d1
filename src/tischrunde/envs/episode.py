"""An episode: a match, or its first round, asked seat by seat, with rewards after each round."""

import secrets
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tischrunde.core.game import Seat
from tischrunde.core.observation import shares
from tischrunde.core.turns import ENDED, Turns
from tischrunde.envs.games import learnable
from tischrunde.games.catalogue import GAMES

Row: TypeAlias = NDArray[np.int8]

ILLEGAL: Final = -1.0
"""The reward for an action that may not be chosen."""


class Episode:
    """The episodes of one table, one after the other; ``deal`` begins each."""

    def __init__(self, game: str, edition: str | None, players: int, *, whole_match: bool) -> None:
        if game not in GAMES:
            raise ValueError(f"no game {game!r}; there are {', '.join(GAMES)}")
        self.game = GAMES[game]
        self.learnable = learnable(game)
        self.edition = self.game.house.read(edition or next(iter(self.game.editions)))
        self.players = players
        self.seats = range(players)
        self.whole_match = whole_match
        self._base = secrets.token_hex()
        self._number = 0
        self.match = self.game.match(self.edition, players, b"")
        self.numbering = self.learnable.numbering(self.match.rules)
        self._take_up()

    @property
    def seed(self) -> bytes:
        """The seed of the match: its cards can be dealt again from it."""
        return self.match.seed

    def deal(self, seed: int | None) -> Seat:
        """Begin an episode and return who is asked; a seed repeats a sequence of episodes."""
        if seed is not None:
            self._base = str(seed)
            self._number = 0
        self._number += 1
        name = f"{self._base} {self._number}"
        self.match = self.game.match(self.edition, self.players, name.encode())
        self._take_up()
        return self.turns.begin()

    def go_on(self) -> tuple[list[float], Seat]:
        """Score the finished round; return each seat's reward, and who is asked next or ENDED."""
        self.match.score()
        rewards = self._rewards()
        if not self.whole_match:
            return rewards, ENDED
        self.match.go_on()
        if self.match.over:
            return rewards, ENDED
        self._take_up()
        return rewards, self.turns.begin()

    def seen(self, seat: Seat) -> tuple[Row, Row]:
        """Return what a seat may know, and its mask."""
        self.turns.look(seat)
        row, mask = self.views[seat]
        return row.copy(), mask.copy()

    def result(self, seat: Seat) -> dict[str, Any]:
        """Return a seat's points in the last round, and whether its party won the episode."""
        party = self.match.rules.party_of[seat]
        won = self.match.winners if self.whole_match else self.match.round.winners
        return {"points": self.match.sheets[-1][party].total, "won": party in won}

    def refusal(self, seat: Seat, action: int) -> str | None:
        """Return the clause that forbids an action; None for passing, which no book knows."""
        move = self.move_of(seat, action)
        refused = None if move is None else self.match.refusal(seat, move)
        return refused.clause if refused else None

    def move_of(self, seat: Seat, action: int) -> Any | None:  # noqa: ANN401 - of any game
        """Return the move an action stands for; None for passing."""
        if not 0 <= action < self.numbering.size:
            raise ValueError(f"no action {action}; there are {self.numbering.size}")
        code = self.numbering.codes_of[seat][action]
        return None if code == self.numbering.passing else self.match.round.decode(code)

    def action_of(self, seat: Seat, move: Any | None) -> int:  # noqa: ANN401 - of any game
        """Return the action that stands for a move, or with None for passing."""
        code = self.numbering.passing if move is None else self.match.round.encode(move)
        return self.numbering.codes_of[seat].index(code)

    def _take_up(self) -> None:
        """Ask in the present round; what the seats see is looked at where it is written."""
        totals = shares(self.match.totals, self.match.target)
        position = self.match.round.position
        self.turns: Turns = self.learnable.turns(self.numbering, position, totals)
        rows = (np.frombuffer(row, np.int8) for row in self.turns.rows)
        masks = (np.frombuffer(mask, np.int8) for mask in self.turns.masks)
        self.views = list(zip(rows, masks, strict=True))

    def _rewards(self) -> list[float]:
        """Return by seat how much better its party scored than the others on average."""
        points = [sheet.total for sheet in self.match.sheets[-1]]
        unit = self.learnable.unit * (-1 if self._fewest_win() else 1)
        others = len(points) - 1
        by_party = [(own - (sum(points) - own) / others) / unit for own in points]
        return [by_party[self.match.rules.party_of[seat]] for seat in self.seats]

    def _fewest_win(self) -> bool:
        """Return whether points are bad, where everybody keeps those of the own hand."""
        return getattr(self.edition, "everybody_keeps_points", False)
