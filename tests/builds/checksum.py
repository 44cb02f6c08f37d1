"""One checksum an edition over thousands of seeded rounds: every build must come to the same.

It needs nothing but the rules and the standard library, so it runs wherever they do.
"""

import argparse
import hashlib
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import cycle
from typing import Any, Final, TypeAlias

from tischrunde.core.chance import Chance
from tischrunde.core.dice import Dice
from tischrunde.core.edition import Edition
from tischrunde.core.house import Changes, HouseRules, HouseRulesRefused, HouseValue
from tischrunde.core.position import OVER
from tischrunde.core.round import Round
from tischrunde.rallye.house import HOUSE as RALLYE_HOUSE
from tischrunde.rallye.moves import EVERY_MOVE as EVERY_RALLYE_MOVE
from tischrunde.rallye.notation import write_position as write_rallye
from tischrunde.rallye.round import Round as RallyeRound
from tischrunde.rallye.rules import Rules as RallyeRules
from tischrunde.uno.house import HOUSE as UNO_HOUSE
from tischrunde.uno.moves import DRAW, KEEP
from tischrunde.uno.moves import EVERY_MOVE as EVERY_UNO_MOVE
from tischrunde.uno.notation import write_position as write_uno
from tischrunde.uno.round import Round as UnoRound
from tischrunde.uno.rules import Rules as UnoRules

ROUNDS: Final = 10_000
"""Rounds for each edition: one half by the printed book, the other by house rules."""

COMBINATIONS: Final = 40
"""Rule sets of an edition in which all fields are drawn by lot."""

WATCHED: Final = 49
"""One in how many rounds is watched at every move; odd, so that it falls on both halves."""

WRITTEN: Final = 8
"""One in how many positions of a watched round is written out."""

HOARDED: Final = 23
"""One in how many rounds prefers dull moves, so that stocks run out; the others lively ones."""

MAX_MOVES: Final = 2000
"""Here a round is broken off: by some house rules random play may never end."""

DIGITS: Final = 16

AnyRound: TypeAlias = Round[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Game:
    """A game as this script plays it."""

    house: HouseRules[Any]
    rules: Callable[[Any, int], Any]
    dealt: Callable[[Any, Chance, int], AnyRound]
    written: Callable[[Any], str]
    every_move: Sequence[object]
    dull: frozenset[int]


GAMES: Final = (
    Game(
        house=RALLYE_HOUSE,
        rules=RallyeRules,
        dealt=RallyeRound.dealt,
        written=write_rallye,
        every_move=EVERY_RALLYE_MOVE,
        dull=frozenset(),
    ),
    Game(
        house=UNO_HOUSE,
        rules=UnoRules,
        dealt=UnoRound.dealt,
        written=write_uno,
        every_move=EVERY_UNO_MOVE,
        dull=frozenset({DRAW, KEEP}),
    ),
)
EDITIONS: Final = {edition: game for game in GAMES for edition in game.house.editions}


class Checksum:
    """A hash of everything folded into it, in order."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def fold(self, *things: object) -> None:
        self._hash.update(f"{' '.join(map(str, things))}\n".encode())

    def __str__(self) -> str:
        return self._hash.hexdigest()[:DIGITS]


# ── rule sets ─────────────────────────────────────────────────────────────────────────────────


def house_rule_sets(house: HouseRules[Any], edition: Edition) -> Iterator[Edition]:
    """Yield the presets, every other choice of every field alone, and all fields by lot."""
    choices = {field: _choices(getattr(edition, field)) for field in house.rules}
    alone: list[Changes] = [
        {field: choice}
        for field, values in choices.items()
        for choice in values
        if choice != getattr(edition, field)
    ]
    for changes in (*house.presets.values(), *alone):
        if agreed := _agreed(house, edition, changes):
            yield agreed
    dice = Dice(0)
    combinations = 0
    while combinations < COMBINATIONS:
        drawn = {field: values[dice.below(len(values))] for field, values in choices.items()}
        if agreed := _agreed(house, edition, drawn):
            combinations += 1
            yield agreed


def _choices(printed: HouseValue) -> Sequence[HouseValue]:
    if isinstance(printed, bool):
        return (False, True)
    if isinstance(printed, Enum):
        return tuple(type(printed))
    return (printed // 2, printed, printed * 2)


def _agreed(house: HouseRules[Any], edition: Edition, changes: Changes) -> Edition | None:
    """Return the rule set, or None if its rules contradict each other."""
    try:
        agreed: Edition = house.agreed(edition, changes)
    except HouseRulesRefused:
        return None
    return agreed


# ── rounds ────────────────────────────────────────────────────────────────────────────────────


def checksum(name: str, rounds: int) -> str:
    """Play rounds of an edition, going round its tables, and return their checksum."""
    game = EDITIONS[name]
    printed: Edition = game.house.editions[name]
    halves = (
        cycle(_tables(game, [printed])),
        cycle(_tables(game, house_rule_sets(game.house, printed))),
    )
    total = Checksum()
    for number in range(rounds):
        rules = next(halves[number % 2])
        dice = Dice(number)
        chance = Chance(name.encode(), f"round {number}")
        dealt = game.dealt(rules, chance, dice.below(rules.players))
        if number % WATCHED == 0:
            _watch(game, dealt, dice, total)
        else:
            moves = _play(dealt.position, dice, game.dull, hoarding=number % HOARDED == 0)
            total.fold(*moves)
        position = dealt.position
        total.fold(dice.state, position.winner, *_points(dealt), game.written(position))
    return str(total)


def _tables(game: Game, rule_sets: Iterator[Edition] | Sequence[Edition]) -> list[Any]:
    return [
        game.rules(edition, players) for edition in rule_sets for players in edition.player_counts
    ]


def _play(
    position: Any,
    dice: Dice,
    dull: frozenset[int],
    *,
    hoarding: bool,
) -> list[int]:
    """Play a round at random and return who moved and what; an unwelcome move is drawn again."""
    moves: list[int] = []
    for _ in range(MAX_MOVES):
        if position.phase == OVER:
            break
        seat = position.actor()
        code = position.random_move(dice)
        if (code in dull) is not hoarding:
            code = position.random_move(dice)
        position.apply(seat, code)
        moves += (seat, code)
    return moves


def _watch(game: Game, played: AnyRound, dice: Dice, total: Checksum) -> None:
    """Play a round in which anybody may move who can, out of turn as well, each move on a copy.

    Folded in is all that is legal, what the judge says of a move drawn from all there are, and
    now and then the position.
    """
    for number in range(MAX_MOVES):
        if played.over:
            break
        position = played.position
        if number % WRITTEN == 0:
            total.fold(game.written(position))
        legal = [(s, code) for s in range(position.rules.players) for code in position.codes(s)]
        lively = [move for move in legal if move[1] not in game.dull] or legal
        seat, code = lively[dice.below(len(lively))]
        refusal = played.refusal(seat, game.every_move[dice.below(len(game.every_move))])
        total.fold(*legal, seat, code, refusal and (refusal.reason, refusal.clause))
        played.position = position.copy()
        played.position.apply(seat, code)


def _points(played: AnyRound) -> list[object]:
    """Return the total of each score sheet and its lines; none if the round was broken off."""
    return [
        (sheet.total, *((line.id, line.count, line.points) for line in sheet.lines))
        for sheets in played.sheets
        for sheet in sheets
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each edition asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("editions", nargs="*", choices=[[], *EDITIONS], metavar="EDITION")
    parser.add_argument("--count", type=int, default=ROUNDS, help="of rounds")
    chosen = parser.parse_args(arguments)
    for name in chosen.editions or EDITIONS:
        sys.stdout.write(f"{name} {checksum(name, chosen.count)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
