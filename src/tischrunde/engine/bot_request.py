"""A question to a bot."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tischrunde.core.match_view import MatchView
from tischrunde.table.bot_questions import BotQuestion
from tischrunde.table.table import Table


@dataclass(frozen=True, slots=True)
class BotRequest:
    """All a bot may know, and nothing more.

    ``rules`` is a rule set as text, ``revision`` that of its edition, ``level`` the name of the
    bot. ``out_of_turn`` asks whether it does anything although others are waited for.
    """

    game: str
    rules: str
    revision: int
    players: int
    level: str
    seed: int
    view: MatchView[Any]
    legal: Sequence[Any]
    out_of_turn: bool


def bot_request(table: Table, asked: BotQuestion) -> BotRequest:
    """Return a question as the bot gets it: with its seat's view, and nothing else."""
    match = table.match
    if match is None:
        raise ValueError("nothing is played yet")
    return BotRequest(
        game=table.opened.game,
        rules=table.opened.rules,
        revision=table.opened.revision,
        players=table.opened.players,
        level=asked.level,
        seed=asked.seed,
        view=match.view(asked.seat),
        legal=match.legal(asked.seat),
        out_of_turn=asked.out_of_turn,
    )
