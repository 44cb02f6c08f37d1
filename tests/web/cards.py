"""The same cards in every run: nothing that a test in a browser meets is drawn by lot.

Secrets, commitments and ids of tables stay as they are, drawn for each table, so that what a
page proves of them is a real proof. Only what follows from them is taken from elsewhere: the decks
of a match, and the dice of its bots, follow from what a test does itself. That is the game, its
rules, who sits where, and how many tables the same host has opened before, which is told by the
date of a table: the first is dated today by a calendar that stands still, every other a day later.
Of what seats add to the shuffle only words that begin with ``SEED`` count: so a test asks for
cards of its own. What a browser adds is drawn by lot.
"""

import hashlib
import hmac
import re
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from tischrunde.core import record
from tischrunde.core.game import Seat
from tischrunde.protocol import rest
from tischrunde.server.api import table_setup
from tischrunde.server.ports import Guest
from tischrunde.table import bot_questions
from tischrunde.table.bot_questions import BotQuestion
from tischrunde.table.commands import Open
from tischrunde.table.table import Table

SEED: Final = "cards "
FIRST_DAY: Final = date(2024, 1, 1)

_opened = table_setup._opened  # noqa: SLF001 - a test may reach for what it replaces
_opened_by: Final[Counter[str]] = Counter()
"""How many tables each guest has opened."""


def settle() -> None:
    """Let cards, dice and moments follow from what a test does, in this process."""
    record.match_seed = match_seed  # type: ignore[attr-defined] # imported there
    table_setup._opened = dated  # noqa: SLF001
    bot_questions._question = _question  # noqa: SLF001


def match_seed(secret: bytes, terms: str) -> bytes:  # noqa: ARG001 - as `fairness` has it
    """Return the seed of a match: it follows from what was chosen alone."""
    return hashlib.sha256(_chosen(terms).encode()).digest()


def _chosen(terms: str) -> str:
    """Return the terms without what is drawn by lot; a corrected ruling deals no other cards."""
    first = re.sub(r"^revision: \d+$", "revision: 1", terms, count=1, flags=re.MULTILINE)
    return "".join(filter(_is_chosen, first.splitlines(keepends=True)))


def _is_chosen(line: str) -> bool:
    field, _, said = line.partition(": ")
    return field != "commitment" and (not field.startswith("entropy ") or said.startswith(SEED))


def dated(body: rest.NewTable, host: Guest, secret: bytes) -> Open:
    """Return how a table is opened, a day after the one its host has opened before."""
    before = _opened_by[host.id]
    _opened_by[host.id] += 1
    day = FIRST_DAY + timedelta(days=before)
    return replace(_opened(body, host, secret), date=day.isoformat())


def _question(table: Table, seat: Seat, low: int, high: int, *, out_of_turn: bool) -> BotQuestion:
    """Return what a bot is asked, as `asking` does, but by dice that depend on the cards alone."""
    chair = table.chairs[seat]
    level = chair.level if chair is not None and chair.level else bot_questions.STAND_IN
    said = f"bot {seat} {table.moved}".encode()
    drawn = hmac.digest(_chosen(table.terms or "").encode(), said, "sha256")
    moment = low + int.from_bytes(drawn[:8], "big") % (high - low + 1)
    return BotQuestion(
        seat, level, table.since + moment, out_of_turn, int.from_bytes(drawn[8:15], "big")
    )
