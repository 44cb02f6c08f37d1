"""Our own rules as contestants: whichever build of ``tischrunde`` this process has loaded."""

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Final

from bench import yardstick
from bench.clock import (
    MIDGAME,
    POSITIONS,
    Contest,
    Counts,
    Stopwatch,
    copy_all,
    drive,
    drive_by_steps,
)
from tischrunde.core.chance import QuickChance
from tischrunde.core.dice import Dice
from tischrunde.rallye.editions import EDITIONS, FX_SCHMID
from tischrunde.rallye.position import Position as RallyePosition
from tischrunde.rallye.position import laid_out as rallye_laid_out
from tischrunde.rallye.rules import Rules as RallyeRules
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.position import Position as UnoPosition
from tischrunde.uno.position import laid_out as uno_laid_out
from tischrunde.uno.rules import Rules as UnoRules

Position = RallyePosition | UnoPosition
Deal = Callable[[int], Position]
"""From a seed to a round just dealt."""

ROUNDS: Final = 16
"""How many are dealt, and then played, in a lap."""

CHECKED: Final = 200
"""How many rounds are compared with the yardstick, move for move."""

_FOLD: Final = 1_099_511_628_211
_WORD: Final = (1 << 64) - 1


def contests() -> dict[str, Contest]:
    """Return what is timed here, after checking that it plays by the rules of the yardstick."""
    agree_with_yardstick()
    timed: dict[str, Contest] = {}
    for edition in EDITIONS.values():
        name = f"rallye {edition.id} inside"
        timed[name] = partial(inside, name, partial(deal_rallye, RallyeRules(edition, 2)))
    uno = partial(deal_uno, UnoRules(UNO_CARABINER, 2))
    timed["uno inside"] = partial(inside, "uno inside", uno)
    rallye = partial(deal_rallye, RallyeRules(FX_SCHMID, 2))
    for game, deal in (("rallye fx-schmid", rallye), ("uno", uno)):
        timed[f"{game} driven"] = partial(driven, f"{game} driven", deal, stepping)
        timed[f"{game} asked"] = partial(driven, f"{game} asked", deal, asking)
        timed[f"{game} copies"] = copies(f"{game} copies", deal)
    return timed


def deal_rallye(rules: RallyeRules, seed: int) -> RallyePosition:
    """Deal a round of the rally game."""
    position = rallye_laid_out(rules, QuickChance(seed).deck(rules.cards), dealer=0)
    position.deal()
    return position


def deal_uno(rules: UnoRules, seed: int) -> UnoPosition:
    """Deal a round of UNO; its reshuffles, when the stock is used up, are part of the play."""
    chance = QuickChance(seed)
    position = uno_laid_out(rules, chance.deck(rules.cards), dealer=0, chance=chance)
    position.deal()
    return position


def inside(name: str, deal: Deal, seed: int, watch: Stopwatch) -> Counts:
    """Play rounds out at random within the rules."""
    positions = [deal(seed + n) for n in range(ROUNDS)]
    dice = Dice(seed)
    with watch:
        moves = sum([position.play_out(dice) for position in positions])
    return {name: moves}


def stepping(position: Position, dice: Dice) -> None:
    """Drive a round by ``step``."""
    drive_by_steps(position.options(), position.step, dice.below)


def asking(position: Position, dice: Dice) -> None:
    """Drive a round by ``options`` and ``act``, as others are driven."""
    drive(position.options, position.act, dice.below)


def driven(
    name: str, deal: Deal, driver: Callable[[Position, Dice], None], seed: int, watch: Stopwatch
) -> Counts:
    """Play rounds at random from Python; to be counted, the same rounds are played once more."""
    positions = [deal(seed + n) for n in range(ROUNDS)]
    dice = Dice(seed)
    with watch:
        for position in positions:
            driver(position, dice)
    again = Dice(seed)
    return {name: sum([play_on(deal(seed + n), again) for n in range(ROUNDS)])}


def copies(name: str, deal: Deal) -> Contest:
    """Copy positions from the middle of the game."""
    copiers = [position.copy for position in midgame(deal)]

    def copied(_: int, watch: Stopwatch) -> Counts:
        with watch:
            made = copy_all(copiers)
        return {name: made}

    return copied


def midgame(deal: Deal) -> list[Position]:
    """Return positions some moves after the deal, each of another round."""
    dice = Dice(0)
    positions: list[Position] = []
    for seed in count():
        position = deal(seed)
        play_on(position, dice, MIDGAME)
        if position.options():
            positions.append(position)
        if len(positions) == POSITIONS:
            break
    return positions


def play_on(position: Position, dice: Dice, most: int | None = None) -> int:
    """Play moves at random, or as many as there are, and return their number."""
    moves = 0
    while moves != most and (codes := position.options()):
        position.act(codes[dice.below(len(codes))])
        moves += 1
    return moves


def agree_with_yardstick() -> None:
    """Fail unless the yardstick plays the same rounds from the same decks and dice."""
    rules = RallyeRules(FX_SCHMID, 2)
    seeds = range(CHECKED)
    start = Dice(0).state
    decks = [QuickChance(seed).deck(rules.cards) for seed in seeds]
    in_c = yardstick.Rounds(decks).play(start, checksum=True)

    step_by_step = Dice(0)
    checksum = moves = 0
    for seed in seeds:
        checksum, moves = folded(deal_rallye(rules, seed), step_by_step, checksum, moves)
    played_out = Dice(0)
    in_one_go = sum([deal_rallye(rules, seed).play_out(played_out) for seed in seeds])

    ours = yardstick.Played(moves, step_by_step.state, checksum)
    if ours != in_c or (in_one_go, played_out.state) != (in_c.moves, in_c.dice):
        raise AssertionError(f"not the yardstick's rounds: {ours}, {in_one_go}, yardstick {in_c}")


def folded(position: RallyePosition, dice: Dice, checksum: int, moves: int) -> tuple[int, int]:
    """Play a round out and take every move and the ending into the checksum and the count."""
    values: list[int] = []
    while position.options():
        values.append(position.random_move(dice))
        position.act(values[-1])
    moves += len(values)
    values += [display.km for display in position.displays]
    for value in (*values, position.winner + 1, position.ending):
        checksum = checksum * _FOLD & _WORD ^ value
    return checksum, moves
