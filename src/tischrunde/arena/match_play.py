"""One game played by bots: a single round, or a whole match."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from tischrunde.arena.decisions import Decisions
from tischrunde.bots.bot import Bot, Budget
from tischrunde.core.game import Seat
from tischrunde.core.match import Match

MAX_MOVES: Final = 10_000
"""Number of moves after which a round that has not ended is cut off."""

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Player:
    """A bot on its chair, and the clock beside it."""

    bot: Bot
    decisions: Decisions

    def choose(self, match: AnyMatch, seat: Seat, budget: Budget | None) -> Any:  # noqa: ANN401
        """Return the bot's move; a decision counts only if there was a choice."""
        view, legal = match.view(seat), match.legal(seat)
        began = time.perf_counter()
        move = self.bot.choose(view, legal, budget)
        if len(legal) > 1:
            self.decisions.add(time.perf_counter() - began)
        return move


@dataclass(frozen=True, slots=True)
class Score:
    """What came of a game, by party.

    ``points`` are those of all finished rounds, more of them always the better; ``round_wins`` and
    ``wins`` are shares, for a tie is shared. A game cut off is shared by all.
    """

    points: tuple[int, ...]
    round_wins: tuple[float, ...]
    wins: tuple[float, ...]
    rounds: int
    moves: int
    cut_off: bool


def play_round(
    match: AnyMatch, players: Sequence[Player], budget: Budget | None, most: int | None = None
) -> Score:
    """Play the first round of a match."""
    moves = _play_round(match, players, budget, most or MAX_MOVES)
    return _score(match, moves, cut_off=not match.sheets, whole=False)


def play_match(
    match: AnyMatch, players: Sequence[Player], budget: Budget | None, most: int | None = None
) -> Score:
    """Play a match to its end."""
    moves = 0
    finished = -1
    while not match.over and finished < len(match.sheets):
        finished = len(match.sheets)
        moves += _play_round(match, players, budget, most or MAX_MOVES)
    return _score(match, moves, cut_off=not match.over, whole=True)


def _play_round(
    match: AnyMatch, players: Sequence[Player], budget: Budget | None, most: int
) -> int:
    """Play until a round more is on the sheets, or too many moves were made; return how many."""
    finished = len(match.sheets)
    last = match.round.position.dealer
    moves = 0
    while len(match.sheets) == finished and moves < most:
        last, move = _next(match, players, budget, last)
        match.play(last, move)
        moves += 1
    return moves


def _next(
    match: AnyMatch, players: Sequence[Player], budget: Budget | None, last: Seat
) -> tuple[Seat, Any]:
    """Return the next move and its seat; whoever acts out of turn comes first.

    All are asked once after every move, clockwise from whoever moved last.
    """
    waiting = match.waiting
    order = [(last + step) % len(players) for step in range(1, len(players) + 1)]
    for seat, move in _out_of_turn(match, players, [s for s in order if s not in waiting]):
        if move is not None:
            return seat, move
    seat = next(seat for seat in order if seat in waiting)
    return seat, players[seat].choose(match, seat, budget)


def _out_of_turn(
    match: AnyMatch, players: Sequence[Player], seats: Sequence[Seat]
) -> Iterator[tuple[Seat, Any]]:
    for seat in seats:
        if legal := match.legal(seat):
            yield seat, players[seat].bot.interject(match.view(seat), legal)


def _score(match: AnyMatch, moves: int, *, cut_off: bool, whole: bool) -> Score:
    sign = -1 if match.rules.edition.fewest_points_win else 1
    parties = range(match.rules.parties)
    rounds = [[sign * sheet.total for sheet in sheets] for sheets in match.sheets]
    shares = [_shared(points) for points in rounds]
    if cut_off:
        shares.append(_shared([0] * len(parties)))
    round_wins = tuple(sum(share[party] for share in shares) for party in parties)
    wins = round_wins
    if whole:
        won = [int(cut_off or party in match.winners) for party in parties]
        wins = _shared(won)
    return Score(
        points=tuple(sum(points[party] for points in rounds) for party in parties),
        round_wins=round_wins,
        wins=wins,
        rounds=len(shares),
        moves=moves,
        cut_off=cut_off,
    )


def _shared(points: Sequence[int]) -> tuple[float, ...]:
    """Return the share of each in the win: the best have it all, equally."""
    best = max(points)
    return tuple((each == best) / points.count(best) for each in points)
