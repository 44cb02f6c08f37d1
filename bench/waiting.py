"""How much of a round against one bot is waiting for nothing, before and after.

Rounds are played through the table itself: what it takes, when its clocks act and when its bots
play; the time is simulated. A person who plays like a bot of middle strength thinks for a while,
and needs a moment to answer an attack. Time counts as waiting while nobody has anything to decide:
an attack can be answered by nobody but the bot, or not by the person who is asked; the person has
decided and the time runs on; a card was drawn that does not fit. While the card still flies
something happens. A bot on turn is no waiting, nor is a look at the result of a round, which is
left out of the lengths of rounds as well.

Before means by the rules for several people: the bot has the seat of somebody who is away, and
nothing is done for the person. The exit code says whether the ceiling is kept.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any, Final

from tests.table.keeper import Keeper, guest, opens
from tischrunde.bots.levels import seat_bot
from tischrunde.core.events import RoundEnded
from tischrunde.core.fairness import commitment
from tischrunde.core.match import Match
from tischrunde.table.bot_questions import STAND_IN, questions
from tischrunde.table.clock import due
from tischrunde.table.commands import Leave, Move, Resume
from tischrunde.table.denial import Denial

GAMES: Final = {"rallye": "fx-schmid", "uno": "uno-carabiner"}
PACE: Final = "relaxed"
PERSON: Final = 0
BOT: Final = 1

ROUNDS: Final = 20
QUICK_ROUNDS: Final = 6
CEILING: Final = 0.08

THINKS_MS: Final = (500, 1_500)
"""Milliseconds for which the person thinks about a move: the less, the more waiting counts."""
ANSWERS_MS: Final = (800, 1_600)
"""Milliseconds after which the person answers an attack, or catches somebody."""
FLIES_MS: Final = 320
"""Milliseconds for which the web client lets a card fly."""
SHOWN_MS: Final = 1_000
"""Milliseconds for which the web client shows an attack that cannot be answered, or a drawn card
that does not fit."""
READS_MS: Final = 4_000
"""Milliseconds for which the person looks at a result."""


@dataclass(slots=True)
class Rounds:
    """How long rounds were, and how much of them was waiting, in milliseconds."""

    lengths: list[int] = field(default_factory=list)
    waited: int = 0

    @property
    def share(self) -> float:
        """The part of the time that was waiting."""
        return self.waited / sum(self.lengths)


@dataclass(frozen=True, slots=True)
class Act:
    """What somebody is about to do, and the waiting there will have been until then."""

    at: int
    seat: int
    move: str
    idle: int = 0


def main() -> int:
    """Print both for every game; the exit code says whether the ceiling is kept."""
    parser = argparse.ArgumentParser(description="Measure how long a person waits for nothing.")
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    count = QUICK_ROUNDS if parser.parse_args().quick else ROUNDS
    lines, kept = [], True
    print(f"{count} rounds against one bot at the pace {PACE}")
    for game, rules in GAMES.items():
        before, after = (played(rules, count, solo=solo) for solo in (False, True))
        for name, rounds in (("before", before), ("after", after)):
            length = median(rounds.lengths) / 1000
            print(f"{game:<7} {name:<7} round {length:6.1f} s  waiting {rounds.share:6.1%}")
        kept &= after.share <= CEILING
        mark = "pass" if after.share <= CEILING else "MISS"
        shorter = median(after.lengths) / median(before.lengths)
        lines.append(f"{'':<4}  {game:<7} length, after ÷ before {shorter:7.2f}")
        lines.append(f"{mark}  {game:<7} waiting {after.share:21.1%}  ceiling {CEILING:.0%}")
    print("", *lines, sep="\n")
    return 0 if kept else 1


def played(rules: str, count: int, *, solo: bool) -> Rounds:
    """Play rounds, as many matches as they need; the same cards whether solo or not."""
    rounds = Rounds()
    for number in range(count):
        if len(rounds.lengths) >= count:
            break
        kept = _table(rules, number, solo=solo)
        for length, waited in _Evening(kept, number).rounds():
            rounds.lengths.append(length)
            rounds.waited += waited
            if len(rounds.lengths) >= count:
                break
    return rounds


def _table(rules: str, number: int, *, solo: bool) -> Keeper:
    secret = number.to_bytes(32)
    promised = commitment(secret).hex()
    kept = Keeper(opens(rules, pace=PACE, commitment=promised), secret=secret)
    kept.sit_all({BOT: STAND_IN} if solo else {}).start()
    if not solo:
        kept.own(BOT, Leave())
    return kept


class _Evening:
    """One match, in simulated time."""

    def __init__(self, kept: Keeper, number: int) -> None:
        self._kept = kept
        self._number = number
        self._answered = 0

    def rounds(self) -> Iterator[tuple[int, int]]:
        """Yield the length and the waiting of each round."""
        kept = self._kept
        while kept.table.state == "playing":
            began, waited = kept.now, 0
            while True:
                events, idle = self._step()
                waited += idle
                if any(isinstance(event, RoundEnded) for event in events):
                    break
            yield kept.now - began, waited
            if kept.table.pausing:
                kept.now += READS_MS
                kept.own(PERSON, Resume())

    def _step(self) -> tuple[tuple[Any, ...], int]:
        """Let the next thing happen; return what was seen, and how long everybody waited for it."""
        kept = self._kept
        began = max(kept.now, kept.table.since + FLIES_MS)
        in_earnest = self._asked_in_earnest()
        act = min(self._acts(), key=lambda act: act.at, default=None)
        next_due = due(kept.table, kept.now)
        if act is None or (next_due is not None and next_due.at < act.at):
            decided = self._answered == kept.table.moved
            events = kept.let_the_clock_act()
            return events, 0 if in_earnest and not decided else max(0, kept.now - began)
        kept.now = max(kept.now, act.at)
        by = guest(PERSON) if act.seat == PERSON else None
        seen = kept.sent(act.seat, Move(act.move), by)
        if isinstance(seen, Denial):
            raise TypeError(f"{act} was denied: {seen}")
        if seen is None:  # it left no trace: the time runs on
            self._answered = kept.table.moved
            return (), act.idle
        return seen, act.idle

    def _acts(self) -> Iterator[Act]:
        if (act := self._person()) is not None:
            yield act
        match = self._match
        for question in questions(self._kept.table):
            legal = match.legal(question.seat)
            bot = seat_bot(self._kept.table.game.id, match.rules, question.level, question.seed)
            view = match.view(question.seat)
            move = (bot.interject if question.out_of_turn else bot.choose)(view, legal)
            window = self._kept.table.window
            if move is not None and (window is None or move != window.stand):
                yield Act(question.at, question.seat, self._written(move), self._idle(question.at))

    def _idle(self, at: int) -> int:
        """Return how much of the time until a bot acts is more than it takes on its turn."""
        table = self._kept.table
        if table.window is None and self._match.legal(PERSON):
            return 0
        usual = FLIES_MS if table.window is not None else table.pace.bots[1]
        return max(0, at - max(self._kept.now, table.since + usual))

    def _person(self) -> Act | None:
        """Return what the person does next, if they have not done so already."""
        table, match = self._kept.table, self._match
        legal = match.legal(PERSON)
        if not legal or self._answered == table.moved:
            return None
        random = Random(f"{self._number} {table.moved}")
        bot = seat_bot(table.game.id, match.rules, STAND_IN, table.moved)
        view = match.view(PERSON)
        if PERSON not in match.waiting:
            move = bot.interject(view, legal)
            at = table.since + table.pace.grace + random.randint(*ANSWERS_MS)
            return None if move is None else Act(at, PERSON, self._written(move))
        move = self._written(bot.choose(view, legal))
        if table.window is None and move != "keep":
            return Act(table.since + random.randint(*THINKS_MS), PERSON, move)
        if self._asked_in_earnest():
            return Act(table.since + random.randint(*ANSWERS_MS), PERSON, move)
        moment = SHOWN_MS if table.solo else random.randint(*ANSWERS_MS)
        return Act(table.since + moment, PERSON, move, moment - FLIES_MS)

    def _asked_in_earnest(self) -> bool:
        """Return whether the person has anything to decide."""
        return len(self._match.legal(PERSON)) > 1

    @property
    def _match(self) -> Match[Any, Any, Any, Any, Any]:
        match = self._kept.table.match
        if match is None:
            raise ValueError("nothing is played yet")
        return match

    def _written(self, move: Any) -> str:  # noqa: ANN401 - of any game
        return self._kept.table.game.write_move(move)


if __name__ == "__main__":
    sys.exit(main())
