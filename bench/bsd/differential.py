"""Thousands of positions on which our engine and the program must agree, but for its known bugs."""

import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from bench.bsd.edition import THEIRS
from bench.bsd.positions import liked, positions
from bench.bsd.trial import UNREADABLE, Outcome, attempt
from tischrunde.cli.console import progress
from tischrunde.core.position import NOBODY, OVER
from tischrunde.rallye.cards import HAZARDS_OF_SAFETY, Card, Group
from tischrunde.rallye.moves import Attack, Lay, Move, encode
from tischrunde.rallye.notation import write_move, write_position
from tischrunde.rallye.position import Position
from tischrunde.rallye.rules import FIRST_SAFETY, NOTHING

BUGS: Final = {
    "coup paid without a stock": (
        "only drawing ends the chance of a coup fourré: once the stock is used up, a safety laid "
        "turns later is paid as one"
    ),
    "coup paid for an old limit": (
        "right of way against a limit that lay there before is paid as a coup fourré if another "
        "attack has just been laid"
    ),
    "card out of nowhere": (
        "a hand whose last card was played is searched for one beyond its end: what was last drawn "
        "on the screen, or even the battle pile or the kilometres, turn up in it"
    ),
    "extension offered to nobody": (
        "who arrives is asked for an extension even if nobody holds a card to go on with"
    ),
}
"""Where the program does not do as its own rules say; our engine does not follow."""

_SIDES: Final = ("we", "it")


@dataclass(slots=True)
class Findings:
    """What a run of trials found."""

    trials: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    bugs: Counter[str] = field(default_factory=Counter)
    covered: Counter[str] = field(default_factory=Counter)
    unexplained: list[str] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        """Count a trial."""
        self.trials += 1
        self.refused.update(outcome.refused)
        self.covered.update(_covered(outcome))
        if outcome.asked_in_vain:
            self.bugs["extension offered to nobody"] += 1
        for difference in outcome.differences:
            bug = _explained(outcome, difference)
            if bug:
                self.bugs[bug] += 1
            else:
                self.unexplained.append(_report(outcome, difference))


def compare(program: str, count: int, seed: int) -> Findings:
    """Try positions."""
    random = Random(seed)
    choose = partial(liked, random=random)
    findings = Findings()
    with (
        tempfile.TemporaryDirectory(prefix="mille-") as folder,
        progress("positions", count, "en") as watch,
    ):
        for done, position in enumerate(islice(positions(random), count), 1):
            findings.add(attempt(program, Path(folder), position, choose))
            watch(done)
    return findings


def _explained(outcome: Outcome, difference: str) -> str | None:
    """Return the bug of the program that accounts for a difference, if one does."""
    if _hand_was_emptied(outcome):
        return "card out of nowhere"
    words = difference.split()
    if words[0] != "coup" or words[-1] != "paid":
        return None
    _, seat, safety, _ = words
    if int(seat) == THEIRS and safety == Card.RIGHT_OF_WAY.slug and _limit_was_old(outcome):
        return "coup paid for an old limit"
    return None if outcome.begin.left else "coup paid without a stock"


def _hand_was_emptied(outcome: Outcome) -> bool:
    """Return whether a hand of ours is empty without a stock and the program's is not.

    A state that cannot be read shows less: then a hand may at least have been emptied in a turn.
    """
    position = outcome.line.position
    if position.left:
        return False
    if UNREADABLE in outcome.differences:
        return any(
            sum(card < FIRST_SAFETY for card in hand.cards()) <= 1 for hand in position.hands
        )
    return any(
        not hand.size and any(what.startswith(f"hand {seat}:") for what in outcome.differences)
        for seat, hand in enumerate(position.hands)
    )


def _limit_was_old(outcome: Outcome) -> bool:
    """Return whether the program drove under a limit before we laid another hazard on it."""
    return outcome.begin.displays[THEIRS].limited and any(
        isinstance(move, Attack) and move.party == THEIRS and move.card is not Card.SPEED_LIMIT
        for move in outcome.line.moves
    )


def _report(outcome: Outcome, difference: str) -> str:
    moves = " ".join(map(write_move, outcome.line.moves))
    return f"{difference}\n  {write_position(outcome.begin)}\n  {moves}"


# ── what was covered ──────────────────────────────────────────────────────────────────────────


def _covered(outcome: Outcome) -> Iterator[str]:
    """Yield what happened in a trial, in a few words each."""
    now = outcome.begin.copy()
    if not now.left:
        yield "without a stock"
    for move in outcome.line.moves:
        seat = now.actor()
        yield f"{_SIDES[seat]} {_kind(now, seat, move)}"
        now.apply(seat, encode(move))
    if now.phase == OVER:
        yield "ended stuck" if now.winner == NOBODY else "ended at the goal"


def _kind(position: Position, seat: int, move: Move) -> str:
    match move:
        case Lay(card) if card.group is Group.SAFETY:
            display = position.displays[seat]
            tops = {Card(top) for top in (display.battle_top, display.speed_top) if top != NOTHING}
            late = " ".join(top.slug for top in sorted(tops & {*HAZARDS_OF_SAFETY[card]}))
            return f"safety late against {late}" if late else "safety"
        case Lay(card):
            return card.group.value
        case Attack(card, _):
            return "limit" if card is Card.SPEED_LIMIT else "attack"
        case _:
            return type(move).__name__
