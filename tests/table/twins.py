"""Twin worlds: two tables that differ only in what a viewer cannot know, and live through the same.

``twins`` yields pairs of tables at random states of random evenings; ``further`` yields what is
done to both. Whatever a viewer is sent must be the same in both worlds: a server's stream can be
tried with the same pairs as the table is.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from itertools import cycle
from random import Random
from typing import Any, Final

import pytest

from tests.table.evening import act
from tests.table.hidden_cards import mixed
from tests.table.keeper import Keeper, guest, playing
from tischrunde.core.game import Seat
from tischrunde.core.match import Match
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.rallye.moves import Attack
from tischrunde.table import clock
from tischrunde.table.clock import LATE_MS, due
from tischrunde.table.commands import BOT, Leave, MoreTime, Move, Resume, Return, Speed
from tischrunde.table.judge import Sent
from tischrunde.table.pace import PACES, SPEEDS
from tischrunde.table.table import Table
from tischrunde.uno.moves import Challenge, Play

replaces_inside = pytest.mark.skipif(
    not str(clock.__file__).endswith(".py"),
    reason="a compiled module does not see that a function of its own was replaced",
)

RULES: Final = (
    *GAMES["rallye"].editions,
    *("auto-rallye,extension", "fx-schmid,discard-only-when-stuck"),
    *("uno-carabiner", "uno-carabiner,family", "uno-carabiner,wild", "uno-carabiner,jump-in"),
    "uno-carabiner,teams,no-bluffing",
)
LONGEST: Final = 10
"""Maximum number of commands given to a pair of worlds."""
APART: Final = 6
"""Maximum number of acts between two pairs made from the same evening."""
SOUGHT: Final = 12
"""Maximum number of further acts until an attack can be answered."""
PAUSES: Final = 12
"""Number of pairs of which one begins after the end of a round."""
ROUND: Final = 600
"""Maximum number of further acts until a round ends."""
PAIRS: Final = 6
"""Maximum number of pairs made from one evening."""


@dataclass(slots=True)
class Twins:
    """A table, its twin, and the viewer who cannot tell them apart, a seat or a spectator."""

    real: Table
    twin: Table
    viewer: Seat | None
    now: int

    @property
    def worlds(self) -> tuple[Table, Table]:
        """Both tables."""
        return self.real, self.twin


@dataclass(frozen=True, slots=True)
class Deed:
    """What is done next; ``hidden`` deeds are done in the real world alone: they leave no trace."""

    sent: Sent
    hidden: bool = False


def match_of(table: Table) -> Match[Any, Any, Any, Any, Any]:
    """Return the match, which has begun."""
    assert table.match is not None
    return table.match


def twins(random: Random, paces: Sequence[str] = tuple(PACES)) -> Iterator[Twins]:
    """Yield pairs for ever, of all games, rule sets, numbers of players and of these paces."""
    for rules, players in _kinds(random):
        kept = _evening(rules, players, paces, random)
        for _ in range(PAIRS):
            for _ in range(random.randrange(APART)):
                if kept.table.state == "playing":
                    act(kept, random)
            if random.randrange(PAUSES) == 0:
                _seek_a_pause(kept, random)
            elif random.randrange(2):
                _seek_a_window(kept, random)
            if kept.table.state != "playing":
                break
            viewer = random.choice([None, *range(len(kept.table.chairs))])
            real, twin = copied(kept.table), copied(kept.table)
            match_of(twin).round = mixed(match_of(twin).round, viewer, random)
            yield Twins(real, twin, viewer, kept.now)


def _player_counts(rules: str) -> Sequence[int]:
    game = game_of(rules)
    assert game is not None
    counts: Sequence[int] = game.house.read(rules).player_counts
    return counts


KINDS: Final = tuple((rules, players) for rules in RULES for players in _player_counts(rules))
"""Every rule set with every number of players."""


def _kinds(random: Random) -> Iterator[tuple[str, int]]:
    counts = {rules: cycle(_player_counts(rules)) for rules in RULES}
    while True:
        rules = random.choice(RULES)
        yield rules, next(counts[rules])


def _evening(rules: str, players: int, paces: Sequence[str], random: Random) -> Keeper:
    bots = {seat: "easy" for seat in range(players) if random.randrange(3) == 0}
    if random.randrange(3) == 0:
        person = random.randrange(players)
        bots = {seat: "easy" for seat in range(players) if seat != person}
    public = random.randrange(2) == 0
    kept = playing(rules, players, bots, pace=random.choice(paces), public=public)
    for _ in range(random.randrange(60)):
        act(kept, random)
    return kept


def _seek_a_window(kept: Keeper, random: Random) -> None:
    """Play on until somebody is asked whether they answer an attack, but not for ever."""
    for _ in range(SOUGHT if kept.table.game.id == "rallye" else 0):
        if kept.table.window is not None or kept.table.state != "playing":
            return
        act(kept, random)


def _seek_a_pause(kept: Keeper, random: Random) -> None:
    """Play on until a round ends and somebody looks at its result, but not for ever."""
    for _ in range(ROUND):
        if kept.table.pausing or kept.table.state != "playing":
            return
        act(kept, random)


def is_alone(table: Table, seat: Seat) -> bool:
    """Return whether all other seats are those of bots: then nobody could learn from what it does.

    A bot that stands in for somebody has nobody's seat: who is away may come back.
    """
    return [number for number, chair in enumerate(table.chairs) if chair and chair.kind != BOT] == [
        seat
    ]


def copied(table: Table) -> Table:
    """Return a table that shares nothing that changes."""
    made = table.copy()
    made.chairs = [chair and replace(chair, grants={**chair.grants}) for chair in table.chairs]
    made._keys = {seat: dict(keys) for seat, keys in table._keys.items()}  # noqa: SLF001
    recording = copy(table.recording)
    assert recording is not None
    recording.match = recording.match.copy()
    recording._finished, recording._moves = [], []  # noqa: SLF001 - nobody reads this record
    made.recording = recording
    return made


# ── what is done to both ──────────────────────────────────────────────────────────────────────


def further(pair: Twins, random: Random) -> Iterator[Deed]:
    """Yield what is done to both worlds, each deed legal in both, until there is none."""
    for _ in range(LONGEST):
        if any(table.state != "playing" for table in pair.worlds):
            return
        deed = _deed(pair, random)
        if deed is None:
            return
        pair.now = deed.sent.at
        yield deed


def _deed(pair: Twins, random: Random) -> Deed | None:
    dice = random.randrange(12)
    if dice == 0:
        return _clock(pair, random) or _move(pair, random)
    if dice == 1:
        return _coming_or_going(pair, random) or _move(pair, random)
    if dice == 2:
        return _wish(pair, random) or _move(pair, random)
    if pair.real.pausing:
        return _resume(pair, random)
    if pair.real.window is not None:
        return _answer(pair, random)
    return _move(pair, random) or _clock(pair, random)


def _clock(pair: Twins, random: Random) -> Deed | None:
    """Nobody does anything until the clock does, or until long after it should have."""
    next_due = due(pair.real, pair.now)
    if next_due is None:
        return None
    late = LATE_MS + 1 if random.randrange(8) == 0 else 0
    at = max(next_due.at, pair.now) + late
    found = due(pair.real, at)
    assert found is not None
    return Deed(Sent(found.seat, found.command, None, at))


def _coming_or_going(pair: Twins, random: Random) -> Deed | None:
    seat = random.randrange(len(pair.real.chairs))
    chair = pair.real.chairs[seat]
    if chair is None or not chair.owners:
        return None
    command = Return() if chair.stood_in else Leave()
    return Deed(Sent(seat, command, guest(seat), pair.now + random.randrange(500)))


def _wish(pair: Twins, random: Random) -> Deed | None:
    """Somebody needs more time, or no longer; or wants other bots, if they play with bots alone."""
    seat = random.randrange(len(pair.real.chairs))
    chair = pair.real.chairs[seat]
    if chair is None or not chair.owners:
        return None
    speed, time = Speed(random.choice([*SPEEDS])), MoreTime(random.randrange(2) == 0)
    wish = speed if random.randrange(2) else time
    return Deed(Sent(seat, wish, guest(seat), pair.now + 100))


def _resume(pair: Twins, random: Random) -> Deed | None:
    """Somebody has seen the result of the last round, or nobody does anything for too long."""
    if random.randrange(4) == 0 and (clocked := _clock(pair, random)) is not None:
        return clocked
    seat = random.choice(sorted(pair.real.pausing))
    return Deed(Sent(seat, Resume(), guest(seat), pair.now + random.randrange(3_000)))


def _answer(pair: Twins, random: Random) -> Deed | None:
    """An attack stands by silence or by word, which nobody else may know, or is answered.

    Where a device is handed around, everybody sees that somebody has answered.
    """
    window = pair.real.window
    assert window is not None
    seat = random.choice(sorted(window.seats))
    answers = [move for move in both_may(pair, seat) if move != window.stand]
    dice = random.randrange(4)
    if dice == 0 and answers:
        return _played(pair, seat, random.choice(answers), 10)
    clocked = None if dice == 1 else _clock(pair, random)
    if clocked is not None:
        return clocked
    hidden = seat != pair.viewer and not is_alone(pair.real, seat) and not pair.real.handed_around
    return replace(_played(pair, seat, window.stand, 10), hidden=hidden)


def _move(pair: Twins, random: Random) -> Deed | None:
    """A move, preferably one that asks something of others."""
    real = match_of(pair.real)
    seats = sorted(real.waiting) if random.randrange(5) else range(len(pair.real.chairs))
    seat = random.choice(seats)
    moves = both_may(pair, seat)
    if pair.real.window is not None or not moves:
        return None
    demanding = [move for move in moves if isinstance(move, Attack | Play)]
    chosen = random.choice(demanding if demanding and random.randrange(3) else moves)
    grace = pair.real.pace.grace if real.round.is_rash(chosen) else 0
    return _played(pair, seat, chosen, grace + random.randrange(900))


def both_may(pair: Twins, seat: Seat) -> list[Any]:
    """Return the moves of a seat that are legal in both worlds."""
    theirs = set(match_of(pair.twin).legal(seat))
    return [move for move in match_of(pair.real).legal(seat) if move in theirs]


def _played(pair: Twins, seat: Seat, move: Any, wait: int) -> Deed:
    chair = pair.real.chairs[seat]
    by = None if chair is None or chair.by_bot else guest(seat)
    text = pair.real.game.write_move(move)
    return Deed(Sent(seat, Move(text), by, pair.now + wait, pair.real.version))


# ── what the rules themselves reveal ──────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Known:
    """What the rules may tell a viewer again: their own cards, how many others have, the score."""

    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    rounds: int


def known(table: Table, viewer: Seat | None) -> Known:
    """Return what there is to know for a viewer, after a row."""
    match = match_of(table)
    hands = match.round.position.hands
    hand = () if viewer is None else tuple(hands[viewer].cards())
    return Known(hand, tuple(hand.size for hand in hands), len(match.sheets))


def revealed(pair: Twins, move: str | None, worlds: tuple[Known, Known], rounds: int) -> bool:
    """Return whether the rules told the viewer something new, so that the worlds part.

    That is a card of their own, a hand shown or counted at the end of a round, the outcome of a
    challenge, and how many had to be drawn until one fitted.
    """
    real, twin = worlds
    if real.hand != twin.hand or {real.rounds, twin.rounds} != {rounds}:
        return True
    if move is None or pair.real.game.id != "uno":
        return False
    until = match_of(pair.real).rules.draw_until_playable and real.sizes != twin.sizes
    return until or isinstance(pair.real.game.read_move(move), Challenge)
