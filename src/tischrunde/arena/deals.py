"""Duplicate deals: the same cards, played with every bot in every place."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from tischrunde.arena.decisions import Decisions
from tischrunde.arena.match_play import Player, Score, play_match, play_round
from tischrunde.arena.seatings import LineUp, line_ups, rotations
from tischrunde.arena.terms import Terms
from tischrunde.bots.bot import Budget
from tischrunde.bots.levels import seat_bot
from tischrunde.core.shuffle import Stream
from tischrunde.games.catalogue import GAMES

_SEEDS: Final = 1 << 31


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a deal: which bot played which party, and what came of it."""

    line_up: LineUp
    score: Score


@dataclass(frozen=True, slots=True)
class Deal:
    """All games played from the same cards: by line-up, each in all its rotations."""

    games: tuple[tuple[Game, ...], ...]
    decisions: tuple[Decisions, ...]
    """By bot."""


def deal_seed(terms: Terms, number: int) -> bytes:
    """Return the seed of the match that begins with a deal."""
    return hashlib.sha256(f"arena {terms.seed} deal {number}".encode()).digest()


def play_deal(terms: Terms, number: int) -> Deal:
    """Play a deal in all line-ups and all their rotations."""
    decisions = tuple(Decisions() for _ in terms.levels)
    games = tuple(
        tuple(_play(terms, number, rotated, decisions) for rotated in rotations(line_up))
        for line_up in line_ups(len(terms.levels), terms.parties)
    )
    return Deal(games, decisions)


def _play(terms: Terms, number: int, line_up: LineUp, decisions: Sequence[Decisions]) -> Game:
    """Play one game of a deal.

    Chance belongs to the chair, not to the bot: whoever sits there has the same cards and the
    same dice, so that equal bots come to equal results.
    """
    seed = deal_seed(terms, number)
    match = GAMES[terms.game].match(terms.edition, terms.players, seed)
    players = []
    for seat, party in enumerate(match.rules.party_of):
        bot = line_up[party]
        dice = int(Stream(seed, f"bot {seat}").below(_SEEDS))
        seated = seat_bot(terms.game, match.rules, terms.levels[bot], dice)
        players.append(Player(seated, decisions[bot]))
    budget = None if terms.rollouts is None else Budget(terms.rollouts, inf)
    play = play_match if terms.matches else play_round
    return Game(line_up, play(match, players, budget))
