"""The laws every game keeps, whatever its edition and number of players."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

import pytest

from tischrunde.core.game import Game, Seat
from tischrunde.core.refusal import IllegalMove

MoveT = TypeVar("MoveT")
GameT = TypeVar("GameT", bound="Game[Any, Any, Any]")

ENDLESS = 5000
"""More moves than any round takes."""

SAMPLE = 4
"""Number of moves, beside the one chosen, about which the judge is asked at every position; and one
in how many rounds is played again."""

OFTEN = 96
"""One in how many positions the seat that acts and another are asked about every move."""

RARELY = 128
"""One in how many positions the costly laws are tried at."""

OUT_OF_TURN, DULL = 16, 4
"""At how many of RARELY positions somebody acts out of turn, and a dull move is as good as any."""


@dataclass(frozen=True, slots=True)
class Laws(Generic[GameT, MoveT]):
    """What the suite needs to know of a game.

    ``dealt`` deals a round from a seed, ``universe`` is every move there is, ``written`` the whole
    position as text, ``cards`` all its cards in any order, ``hidden_mixed`` a twin in which
    the cards a seat cannot see have changed places. ``quickly`` plays a legal move without
    returning what was seen; replaying does it the long way. ``dull`` moves, such as drawing, are
    mostly left out, so that rounds end; ``also`` tries what only this game knows.
    """

    seats: int
    dealt: Callable[[int], GameT]
    universe: Sequence[MoveT]
    written: Callable[[GameT], str]
    cards: Callable[[GameT], Sequence[int]]
    hidden_mixed: Callable[[GameT, Seat | None, Random], GameT]
    quickly: Callable[[GameT, Seat, MoveT], object] = lambda game, *move: game.play(*move)
    dull: Callable[[MoveT], bool] = lambda _: False
    also: Callable[[GameT], None] = lambda _: None
    every_round: bool = False
    """Whether the costly laws and the replay are tried in every round, not only on a sample."""

    def hold_for(self, seeds: Iterable[int]) -> None:
        """Play a random round from every seed, trying every law on the way."""
        for seed in seeds:
            self._play(Random(seed), seed)

    def _play(self, random: Random, seed: int) -> None:
        game = self.dealt(seed)
        cards = sorted(self.cards(game))
        moves: list[tuple[Seat, MoveT]] = []
        due = random.randrange(RARELY // 2) if self.every_round else -1
        while not game.over:
            seat = self._somebody(game, random)
            legal = game.legal(seat)
            move = self._chosen(legal, random)
            self._judged_alike(game, seat, [move, *random.choices(self.universe, k=SAMPLE)])
            if random.randrange(OFTEN) == 0:
                self._judged_alike(game, seat, self.universe)
                self._judged_alike(game, random.randrange(self.seats), self.universe)
                assert sorted(self.cards(game)) == cards
                self.also(game)
            if random.randrange(RARELY) == 0 or len(moves) == due:
                self._illegal_changes_nothing(game, seat, random)
                self._copy_is_independent(game, random)
                self._nothing_hidden_shows(game, random)
            moves.append((seat, move))
            self.quickly(game, seat, move)
            assert len(moves) < ENDLESS
        self._over(game, cards, random)
        if self.every_round or random.randrange(SAMPLE) == 0:
            self._replays(seed, moves, game)

    def _somebody(self, game: GameT, random: Random) -> Seat:
        """Mostly a seat the game waits for; now and then whoever may act out of turn."""
        seat = random.randrange(self.seats)
        out_of_turn = random.randrange(RARELY) < OUT_OF_TURN and game.legal(seat)
        return seat if out_of_turn else random.choice(sorted(game.waiting))

    def _chosen(self, legal: Sequence[MoveT], random: Random) -> MoveT:
        lively = [move for move in legal if not self.dull(move)]
        return random.choice(lively if lively and random.randrange(RARELY) > DULL else legal)

    def _judged_alike(self, game: GameT, seat: Seat, moves: Sequence[MoveT]) -> None:
        """Of these moves those are offered, each once, that the judge does not refuse."""
        legal = game.legal(seat)
        offered = frozenset(legal)
        assert len(offered) == len(legal)
        assert legal or seat not in game.waiting  # whoever is waited for can move
        for move in moves:
            assert (move in offered) == (game.refusal(seat, move) is None)

    def _illegal_changes_nothing(self, game: GameT, seat: Seat, random: Random) -> None:
        before = self.written(game)
        legal = set(game.legal(seat))
        move = random.choice([move for move in self.universe if move not in legal])
        with pytest.raises(IllegalMove) as refused:
            game.play(seat, move)
        assert refused.value.refusal == game.refusal(seat, move)
        assert self.written(game) == before

    def _copy_is_independent(self, game: GameT, random: Random) -> None:
        before = self.written(game)
        twin = game.copy()
        assert self.written(twin) == before
        while not twin.over and random.randrange(2 * SAMPLE):
            seat = min(twin.waiting)
            twin.play(seat, random.choice(twin.legal(seat)))
        assert self.written(game) == before

    def _nothing_hidden_shows(self, game: GameT, random: Random) -> None:
        for seat in (None, *range(self.seats)):
            mixed = self.hidden_mixed(game, seat, random)
            assert mixed.view(seat) == game.view(seat)

    def _over(self, game: GameT, cards: list[int], random: Random) -> None:
        assert sorted(self.cards(game)) == cards
        assert not game.waiting
        assert game.sheets
        self._judged_alike(game, random.randrange(self.seats), self.universe)

    def _replays(self, seed: int, moves: Sequence[tuple[Seat, MoveT]], game: GameT) -> None:
        again = self.dealt(seed)
        for seat, move in moves:
            again.play(seat, move)
        assert self.written(again) == self.written(game)
