"""What bots answer in twin worlds: the same in both, after a time that depends on their cards."""

import asyncio
from random import Random
from typing import Any, Final

from tests.server.virtual_clock import virtual_loop
from tests.table.twins import Twins, both_may, match_of
from tischrunde.core.game import Seat
from tischrunde.engine.bot_request import BotRequest
from tischrunde.rallye.moves import Attack
from tischrunde.table.bot_questions import questions

_TELLING: Final = 3
"""One in how many bots that could attack plays something else."""


class Script:
    """All questions bots are asked in the two worlds, each answered once for both."""

    def __init__(self) -> None:
        self._asked: dict[int, tuple[Twins, Seat]] = {}
        self._answers: dict[int, dict[bool, str | None]] = {}
        self._seeds: dict[str, set[int]] = {}
        self.parted: set[str] = set()
        """Tables where a bot had to do what is legal in one world only."""

    def follow(self, pair: Twins) -> None:
        """Recall the questions of a table that has gone on."""
        for question in questions(pair.real):
            self._asked[question.seed] = pair, question.seat
            self._seeds.setdefault(pair.real.id, set()).add(question.seed)

    def forget(self, pair: Twins) -> None:
        """Forget a table."""
        self.parted.discard(pair.real.id)
        for seed in self._seeds.pop(pair.real.id, ()):
            del self._asked[seed]
            self._answers.pop(seed, None)

    def answer(self, question: BotRequest) -> str | None:
        """Return what the bot does in both worlds; where nothing is legal in both, in one."""
        if question.seed not in self._asked:
            return None
        answers = self._answers.setdefault(question.seed, {})
        if question.out_of_turn not in answers:
            pair, seat = self._asked[question.seed]
            move = _chosen(pair, seat, question)
            if move is None and not question.out_of_turn:
                move = self._own(pair, seat)
            text = None if move is None else pair.real.game.write_move(move)
            answers[question.out_of_turn] = text
        return answers[question.out_of_turn]

    def _own(self, pair: Twins, seat: Seat) -> Any:
        """Return what is legal in the real world alone, for somebody must go on."""
        self.parted.add(pair.real.id)
        return next(iter(match_of(pair.real).legal(seat)), None)


class Scripted:
    """Answers for the bots of one world."""

    def __init__(self, script: Script, slowest: int) -> None:
        self._script = script
        self._slowest = slowest

    async def ask(self, question: BotRequest) -> str | None:
        """Return an answer, after as long as these cards need."""
        micros = virtual_loop().micros
        await asyncio.sleep((1000 - micros % 1000) / 1_000_000)  # by now it is asked in both worlds
        answer = self._script.answer(question)
        await asyncio.sleep(_difficulty(question) % self._slowest / 1000)
        return answer


def _difficulty(question: BotRequest) -> int:
    """Return a number that is another one for nearly every hand."""
    cards = sum((place + 7) ** 3 * int(card) for place, card in enumerate(question.view.round.hand))
    return cards + 31 * len(question.legal)


def _chosen(pair: Twins, seat: Seat, question: BotRequest) -> Any:
    random = Random(question.seed)
    moves = both_may(pair, seat)
    window = pair.real.window
    if window is not None:
        return random.choice([window.stand, *moves])
    if question.out_of_turn:
        return random.choice([None, *moves])
    attacks = [move for move in moves if isinstance(move, Attack)]
    if attacks and random.randrange(_TELLING):
        return random.choice(attacks)
    return random.choice(moves) if moves else None
