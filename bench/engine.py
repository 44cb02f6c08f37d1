"""How fast the rules run: random two-player rally rounds beside RLCard's UNO, in one run.

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
from tischrunde.core.position import play_out
from tischrunde.core.shuffle import Stream, shuffled
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.position import Position
from tischrunde.rallye.rules import Rules

FLOOR = 8.0
"""Rally moves for each action of RLCard while playing, at the least."""

ROUNDS = 60
GAMES = 6


class Clock:
    """CPU seconds spent on dealing and on playing, and the actions played."""

    def __init__(self) -> None:
        self.dealing = 0.0
        self.playing = 0.0
        self.actions = 0

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
    tables = {edition.id: Rules(edition, 2) for edition in EDITIONS.values()}
    blocks_of: dict[str, list[Clock]] = {name: [] for name in (*tables, "rlcard uno")}
    for block in range(blocks):
        blocks_of["rlcard uno"].append(uno(env))
        for name, rules in tables.items():
            blocks_of[name].append(rally(rules, block))

    best = {
        name: [max(rates) for rates in zip(*(clock.rates for clock in clocks), strict=True)]
        for name, clocks in blocks_of.items()
    }
    for name, (play, rounds) in best.items():
        print(f"{name:<14} {play:>10,.0f} actions/s in play {rounds:>10,.0f} in whole rounds")
    uno_play, uno_rounds = best.pop("rlcard uno")
    for name, (play, rounds) in best.items():
        ratios = f"{play / uno_play:>5.1f} x in play {rounds / uno_rounds:>5.1f} x in whole rounds"
        print(f"{name:<14} {ratios} (rlcard uno = 1, floor in play {FLOOR:.0f})")
    return 0 if min(play for play, _ in best.values()) >= FLOOR * uno_play else 1


def rally(rules: Rules, block: int) -> Clock:
    """Play random rounds of the rally game."""
    clock = Clock()
    dice = Dice(block)
    for number in range(ROUNDS):
        began = time.process_time()
        deck = shuffled(rules.cards, Stream(b"bench", f"{block} {number}"))
        position = Position(rules, deck, dealer=0)
        position.deal()
        dealt = time.process_time()
        clock.actions += play_out(position, dice)
        clock.dealing += dealt - began
        clock.playing += time.process_time() - dealt
    return clock


def uno(env: rlcard.envs.Env) -> Clock:
    """Play random games of RLCard's UNO by ``env.step``."""
    clock = Clock()
    for _ in range(GAMES):
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
