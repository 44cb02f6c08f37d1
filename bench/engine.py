"""How fast the rules run, beside others' rules and beside C: one run, and its ratios.

Absolute speeds differ from machine to machine and, on a busy one, from second to second; so only
ratios are judged, and all of them come from this one run. Every contestant has a worker process
that lives as long as the run. The parent asks for one short block at a time, strictly in turn, and
waits for it; a block is timed in CPU seconds, and of each contestant the best block counts. So a
slow second hits all alike, and what counts are the blocks that nobody disturbed.

The contestants, all with two players at random; the deal is neither timed nor counted:

- pure, compiled: our rules as plain Python and as mypyc compiles them. "inside" plays whole rounds
  by ``play_out``; "driven" is a loop in Python that rolls one of the options and plays it by
  ``step``, which returns the next ones; "asked" asks for them by ``options`` and plays by ``act``,
  two calls a move; "copies" are of positions 40 moves into the round. UNO reshuffles by
  ``QuickChance``.
- rlcard: RLCard's UNO by ``env.step``, in a loop in Python, with the dice of our compiled build.
- openspiel: crazy eights, whose rules are C++. "driven" is the loop of "asked", on
  ``legal_actions`` and ``apply_action``, with the dice of our compiled build on both sides;
  "inside" is ``evaluate_bots`` with two uniform random bots; "clones" are of states 40 actions into
  the game. Its draws are chance nodes, each an action of its own: "all actions" counts them,
  "decisions" only what players choose. Our draws are part of a move, so decisions are what
  compares; all actions is how many calls Python makes.
- c: the two-player round of fx-schmid written by hand in C. Before anything is timed both our
  builds must agree with it on every move and ending of some rounds from the same decks and dice.

A ratio is one best rate divided by another: how many times as much the one does in a second. The
exit code says whether all floors are kept.
"""

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

from bench.build import build_compiled
from bench.racers import ROOT, Build, Racer, race
from bench.ratios import RATIOS, Rates, best_rates


class Size(NamedTuple):
    """How much is played: blocks of each contest, and CPU seconds of each block."""

    blocks: int
    seconds: float


FULL: Final = Size(64, 0.020)
QUICK: Final = Size(24, 0.012)


def main() -> int:
    """Print rates and ratios; the exit code says whether all floors are kept."""
    parser = argparse.ArgumentParser(description="Measure the rules beside others' and beside C.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter blocks")
    parser.add_argument(
        "--compiled", type=Path, metavar="DIR", help="the compiled wheel, unpacked; else it is made"
    )
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        compiled = asked.compiled or build_compiled(ROOT, Path(made))
        size = QUICK if asked.quick else FULL
        rates = best_rates(lambda: rates_of(compiled.resolve(), size), RATIOS)
    for name, rate in rates.items():
        print(f"{name:<36} {rate:>12,.0f} a second")
    print()
    for ratio in RATIOS:
        print(ratio.line(rates))
    return 0 if all(ratio.kept(rates) for ratio in RATIOS) else 1


def rates_of(compiled: Path, size: Size) -> Rates:
    """Let all contestants run in turn and return the best rate of each."""
    plain, native = Build(ROOT / "src", ".py"), Build(compiled, ".so")
    with ExitStack() as stack:
        racers = [
            stack.enter_context(Racer("pure", "ours", plain)),
            stack.enter_context(Racer("compiled", "ours", native)),
            stack.enter_context(Racer("rlcard", "rlcard_uno", native)),
            stack.enter_context(Racer("openspiel", "spiel", native)),
            stack.enter_context(Racer("c", "yardstick", native)),
        ]
        return race(racers, size.blocks, size.seconds)


if __name__ == "__main__":
    sys.exit(main())
