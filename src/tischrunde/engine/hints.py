"""Hints for people who play against bots alone, or have agreed: the expert's move, and why.

A hint is computed from the seat's view with a fixed seed, so that it can tell nothing that the seat
does not see, and the same question always has the same answer.
"""

from collections.abc import Iterator
from contextlib import suppress
from itertools import starmap
from typing import Any, Final

from tischrunde.bots.reason import Reason
from tischrunde.core.game import Seat
from tischrunde.engine.advice import because, side
from tischrunde.engine.bot_answers import Advice
from tischrunde.engine.bot_request import BotRequest, bot_request
from tischrunde.games.catalogue import GAMES
from tischrunde.table.bot_questions import BotQuestion
from tischrunde.table.commands import BOT
from tischrunde.table.table import Table
from tischrunde.texts.company import Company
from tischrunde.texts.narration import move_words

LEVEL: Final = "expert"
SEED: Final = 1


def is_allowed(table: Table, seat: Seat) -> bool:
    """Return whether hints are given at a seat: all have agreed, or all others are bots.

    A seat that a bot only holds for somebody still belongs to them.
    """
    if table.opened.hints:
        return True
    others = (chair for at, chair in enumerate(table.chairs) if at != seat)
    return all(chair is not None and chair.kind == BOT for chair in others)


def is_asked(table: Table, seat: Seat) -> bool:
    """Return whether the match waits for whoever has a seat."""
    match, chair = table.match, table.chairs[seat]
    if match is None or match.over or chair is None or chair.by_bot:
        return False
    return seat in match.waiting


def hint_request(table: Table, seat: Seat) -> BotRequest:
    """Return the question as the expert gets it: with the seat's view, and nothing else."""
    return bot_request(table, BotQuestion(seat, LEVEL, at=0, out_of_turn=False, seed=SEED))


def hint_in_words(company: Company, version: int, advice: Advice, language: str) -> dict[str, Any]:
    """Return a hint for whoever reads it."""
    game, edition = company.game, company.edition
    move = GAMES[game].read_move(advice.move)
    return {
        "v": version,
        "move": advice.move,
        "words": move_words(game, move, edition, language, company),
        "chance": None if advice.chance is None else round(100 * advice.chance),
        "deals": advice.deals,
        "reasons": list(_reasons(company, advice, language)),
    }


def _reasons(company: Company, advice: Advice, language: str) -> Iterator[dict[str, str]]:
    for reason in starmap(Reason, advice.reasons):
        with suppress(KeyError):  # a newer worker may know others
            words = because(company.game, reason, company.edition, language)
            yield {"id": reason.id, "side": side(reason), "words": words}
