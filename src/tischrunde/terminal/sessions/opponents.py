"""The bots at a table at home: each gets its own view, thinks in a thread, and acts."""

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tischrunde.core.card_game import CardGame
from tischrunde.core.game import Seat
from tischrunde.core.match_view import MatchView
from tischrunde.games.replay import AnyMatch

if TYPE_CHECKING:
    from tischrunde.bots.hints import Hint

GRACE_FACTOR: Final = 2.5
"""Factor by which a bot waits longer where somebody may be caught, for people to be first."""

DRAWING: Final = 0.3
"""Part of the pause before bots think, so that what has happened is drawn at once."""


class BotTurn(NamedTuple):
    """A question to a bot: all it may know, and nothing more."""

    game: str
    rules: Any
    level: str
    seed: int
    seat: Seat
    view: MatchView[Any]
    out_of_turn: bool


class Opponents:
    """Asks the bots whenever something has happened, and drops earlier questions.

    They are asked one after the other, out of turn first, and act at the same moment however long
    they thought: the same match is played the same on every machine, and hesitation tells nothing.
    """

    def __init__(
        self,
        game: CardGame,
        levels: Sequence[str],
        pause: float,
        play: Callable[[Seat, Any], None],
        fail: Callable[[BaseException], None],
    ) -> None:
        self._game = game
        self._levels = levels
        self._pause = pause
        self._play = play
        self._fail = fail
        self._asked: asyncio.Task[None] | None = None
        self._thinking: set[asyncio.Task[None]] = set()

    def attend(self, match: AnyMatch, moves: int) -> None:
        """Ask all bots that the match waits for, and out of turn all that might act."""
        self.dismiss()
        questions = [] if match.over else self._questions(match, moves)
        if questions:
            pause = self._pause * (GRACE_FACTOR if _may_be_caught(match) else 1)
            self._asked = asyncio.create_task(self._answer(questions, pause))
            self._asked.add_done_callback(self._done)
            self._thinking.add(self._asked)

    def dismiss(self) -> None:
        """Drop all questions."""
        if self._asked is not None:
            self._asked.cancel()
            self._asked = None

    async def go(self) -> None:
        """Drop all questions, and wait until the threads are done."""
        self.dismiss()
        await asyncio.gather(*self._thinking, return_exceptions=True)

    async def advice(self, match: AnyMatch, seat: Seat) -> "Sequence[Hint]":
        """Return what an expert would do at a seat, best first."""
        return await asyncio.to_thread(_advice, self._game.id, match.rules, match.view(seat))

    def _questions(self, match: AnyMatch, moves: int) -> list[BotTurn]:
        bots = [seat for seat, level in enumerate(self._levels) if level]
        waited = [seat for seat in bots if seat in match.waiting]
        beside = [seat for seat in bots if match.round.interruptible and seat not in waited]
        return [
            BotTurn(
                game=self._game.id,
                rules=match.rules,
                level=self._levels[seat],
                seed=_seed(match.seed, seat, moves),
                seat=seat,
                view=match.view(seat),
                out_of_turn=seat in beside,
            )
            for seat in (*beside, *waited)
        ]

    async def _answer(self, questions: Sequence[BotTurn], pause: float) -> None:
        await asyncio.sleep(pause * DRAWING)
        thought = asyncio.to_thread(_first_answer, questions)
        _, answer = await asyncio.gather(asyncio.sleep(pause * (1 - DRAWING)), thought)
        if answer is not None:
            self._asked = None
            self._play(*answer)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._thinking.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._fail(error)


def _may_be_caught(match: AnyMatch) -> bool:
    """Return whether somebody forgot something, which everybody can see."""
    seats = range(match.rules.players)
    return match.round.interruptible and any(
        match.round.is_rash(move) for seat in seats for move in match.legal(seat)
    )


def _seed(match: bytes, seat: Seat, moves: int) -> int:
    """Return the seed of a bot's dice, so that the same match is played the same."""
    drawn = hashlib.sha256(match + f" bot {seat} {moves}".encode()).digest()
    return int.from_bytes(drawn[:7], "big")


# In a thread; bots are imported when one is first asked.


def _first_answer(questions: Sequence[BotTurn]) -> tuple[Seat, Any] | None:
    """Return who acts first, and what they do; out of turn most do nothing."""
    from tischrunde.bots.levels import seat_bot  # noqa: PLC0415 - the table is shown before

    for asked in questions:
        bot = seat_bot(asked.game, asked.rules, asked.level, asked.seed)
        think = bot.interject if asked.out_of_turn else bot.choose
        move = think(asked.view, asked.view.round.legal)
        if move is not None:
            return asked.seat, move
    return None


def _advice(game: str, rules: Any, view: MatchView[Any]) -> "Sequence[Hint]":  # noqa: ANN401 - of any game
    from tischrunde.bots.hints import QUICK_BUDGET, hints_for  # noqa: PLC0415 - the table is shown before

    return hints_for(game, rules, view, QUICK_BUDGET)
