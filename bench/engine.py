"""How fast the rules run: random two-player rounds of both games beside RLCard's UNO, in one run.

Blocks of both are interleaved and timed in CPU seconds; the best block of each counts, so that a
busy machine disturbs neither side alone. "play" is choosing and playing moves; "rounds" is whole
rounds, with our committed shuffle and the deal on one side and RLCard's reset on the other.
"""

import argparse
import random
import sys
import time

import rlcard

from tischrunde.core.dice import Dice
from tischrunde.core.position import Position, play_out
from tischrunde.core.shuffle import Stream, shuffled
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.position import Position as RallyePosition
from tischrunde.rallye.rules import Rules as RallyeRules
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.round import Round as UnoRound
from tischrunde.uno.rules import Rules as UnoRules

RALLYE_FLOOR = 8.0
UNO_FLOOR = 7.0
"""Moves in play for each action of RLCard, at the least."""

RALLYE_ROUNDS = 60
UNO_ROUNDS = 6
RLCARD_GAMES = 6


class Clock:
    """CPU seconds spent on dealing and on playing, and the actions played."""

    def __init__(self) -> None:
        self.dealing = 0.0
        self.playing = 0.0
        self.actions = 0

    def play(self, began: float, position: Position, dice: Dice) -> None:
        """Play out a round whose deal began at some moment."""
        dealt = time.process_time()
        self.actions += play_out(position, dice)
        self.dealing += dealt - began
        self.playing += time.process_time() - dealt

    @property
    def rates(self) -> tuple[float, float]:
        """Actions per second of play, and of whole rounds."""
        return self.actions / self.playing, self.actions / (self.playing + self.dealing)


def main() -> int:
    """Print rates and ratios; the exit code says whether the floor is kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer blocks, under 45 seconds")
    blocks = 30 if parser.parse_args().quick else 96

    env = rlcard.make("uno")
    rallye = {edition.id: RallyeRules(edition, 2) for edition in EDITIONS.values()}
    uno = UnoRules(UNO_CARABINER, 2)
    names = [*rallye, UNO_CARABINER.id, "rlcard uno"]
    blocks_of: dict[str, list[Clock]] = {name: [] for name in names}
    for block in range(blocks):
        blocks_of["rlcard uno"].append(play_rlcard(env))
        blocks_of[UNO_CARABINER.id].append(play_uno(uno, block))
        for name, rules in rallye.items():
            blocks_of[name].append(play_rallye(rules, block))

    best = {
        name: [max(rates) for rates in zip(*(clock.rates for clock in clocks), strict=True)]
        for name, clocks in blocks_of.items()
    }
    for name, (play, rounds) in best.items():
        print(f"{name:<14} {play:>10,.0f} actions/s in play {rounds:>10,.0f} in whole rounds")
    rlcard_play, rlcard_rounds = best.pop("rlcard uno")
    kept = True
    for name, (play, rounds) in best.items():
        floor = UNO_FLOOR if name == UNO_CARABINER.id else RALLYE_FLOOR
        ratio = play / rlcard_play
        kept = kept and ratio >= floor
        ratios = f"{ratio:>5.1f} x in play {rounds / rlcard_rounds:>5.1f} x in whole rounds"
        print(f"{name:<14} {ratios} (rlcard uno = 1, floor in play {floor:.0f})")
    return 0 if kept else 1


def play_rallye(rules: RallyeRules, block: int) -> Clock:
    """Play random rounds of the rally game."""
    clock = Clock()
    dice = Dice(block)
    for number in range(RALLYE_ROUNDS):
        began = time.process_time()
        deck = shuffled(rules.cards, Stream(b"bench", f"{block} {number}"))
        position = RallyePosition(rules, deck, dealer=0)
        position.deal()
        clock.play(began, position, dice)
    return clock


def play_uno(rules: UnoRules, block: int) -> Clock:
    """Play random rounds of our UNO, reshuffles included."""
    clock = Clock()
    dice = Dice(block)
    for number in range(UNO_ROUNDS):
        began = time.process_time()
        table = UnoRound.dealt(rules, Stream(b"bench", f"{block} {number}"), dealer=0)
        clock.play(began, table.position, dice)
    return clock


def play_rlcard(env: rlcard.envs.Env) -> Clock:
    """Play random games of RLCard's UNO by ``env.step``."""
    clock = Clock()
    for _ in range(RLCARD_GAMES):
        began = time.process_time()
        state, _ = env.reset()
        dealt = time.process_time()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            clock.actions += 1
        clock.dealing += dealt - began
        clock.playing += time.process_time() - dealt
    return clock


if __name__ == "__main__":
    sys.exit(main())
