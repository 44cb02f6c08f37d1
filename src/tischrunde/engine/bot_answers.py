"""Bots answer questions: with a move, or with a hint for whoever sits there."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tischrunde.bots.hints import QUICK_BUDGET, hints_for
from tischrunde.bots.levels import seat_bot
from tischrunde.engine.bot_request import BotRequest
from tischrunde.games.catalogue import GAMES


@dataclass(frozen=True, slots=True)
class Advice:
    """The expert's move, its chance to win the match, and reasons with their weights.

    The chance comes from ``deals`` imagined deals; a move without an alternative has none.
    """

    move: str
    chance: float | None
    deals: int
    reasons: list[tuple[str, int]]


def answer(question: BotRequest) -> str | None:
    """Return a bot's move in notation, or None if it does nothing out of turn.

    Every question gets a new bot, because bots draw random numbers and earlier questions must not
    matter. The same question has the same answer, unless the bot runs out of time.
    """
    rules = rules_of(question.game, question.rules, question.revision, question.players)
    bot = seat_bot(question.game, rules, question.level, question.seed)
    if question.out_of_turn:
        move = bot.interject(question.view, question.legal)
    else:
        move = bot.choose(question.view, question.legal)
    return None if move is None else GAMES[question.game].write_move(move)


def advise(question: BotRequest) -> Advice | None:
    """Return what the expert would do, and why; None if there is nothing to do."""
    rules = rules_of(question.game, question.rules, question.revision, question.players)
    hints = hints_for(question.game, rules, question.view, QUICK_BUDGET, question.seed)
    if not hints:
        return None
    best = hints[0]
    move = GAMES[question.game].write_move(best.move)
    reasons = [(reason.id, reason.value) for reason in best.reasons]
    return Advice(move, best.chance, best.deals, reasons)


@lru_cache(maxsize=256)
def rules_of(game: str, rules: str, revision: int, players: int) -> Any:  # noqa: ANN401 - any game
    """Return the rules of a match from their texts."""
    played = GAMES[game]
    return played.match(played.house.read(rules, revision), players, b"").rules
