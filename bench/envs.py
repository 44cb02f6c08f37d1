"""How fast our environment steps beside RLCard's: one run, and its ratios.

Timed as in ``bench.engine``: workers that live as long as the run, asked for one short block at a
time, strictly in turn, in CPU seconds; of each contestant the best block counts. All play UNO with
two players at random, RLCard and our compiled build with the same dice; dealing is neither timed
nor counted.

- "env.step" observes the acting agent at every step, its row of numbers and its mask, and chooses
  from the actions listed, as one does with RLCard, whose ``step`` returns the same two things.
- "env.step by last and mask" is the loop of PettingZoo's documentation: ``last`` with rewards and
  endings, and a choice from the mask.

The exit code says whether the floor is kept.
"""

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from bench.build import build_compiled
from bench.racers import ROOT, Build, Racer, race
from bench.ratios import Rates, Ratio, best_rates

_RLCARD: Final = "rlcard uno env.step"
_LEAST: Final = 8
"""On a quiet machine it is 10 and more; what else runs there can cost a fifth of it."""

RATIOS: Final = (
    Ratio("pure uno env.step by last and mask", _RLCARD),
    Ratio("pure uno env.step", _RLCARD),
    Ratio("compiled uno env.step by last and mask", _RLCARD),
    Ratio("compiled uno env.step", _RLCARD, _LEAST),
)

BLOCKS: Final = 120
QUICK_BLOCKS: Final = 40
LENGTH_S: Final = 0.080
"""Long enough for some dozens of RLCard's rounds: a few short ones are quicker than most."""


def main() -> int:
    """Print rates and ratios; the exit code says whether the floor is kept."""
    parser = argparse.ArgumentParser(description="Measure our environment beside RLCard's.")
    parser.add_argument("--quick", action="store_true", help="fewer blocks")
    parser.add_argument(
        "--compiled", type=Path, metavar="DIR", help="the compiled wheel, unpacked; else it is made"
    )
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        compiled = asked.compiled or build_compiled(ROOT, Path(made))
        blocks = QUICK_BLOCKS if asked.quick else BLOCKS
        rates = best_rates(lambda: rates_of(compiled.resolve(), blocks), RATIOS)
    for name, rate in rates.items():
        print(f"{name:<40} {rate:>12,.0f} a second")
    print()
    for ratio in RATIOS:
        print(ratio.line(rates))
    return 0 if all(ratio.kept(rates) for ratio in RATIOS) else 1


def rates_of(compiled: Path, blocks: int) -> Rates:
    """Let all contestants run in turn and return the best rate of each."""
    plain, native = Build(ROOT / "src", ".py"), Build(compiled, ".so")
    with ExitStack() as stack:
        racers = [
            stack.enter_context(Racer("pure", "table_env", plain)),
            stack.enter_context(Racer("compiled", "table_env", native)),
            stack.enter_context(Racer("rlcard", "rlcard_uno", native)),
        ]
        return race(racers, blocks, LENGTH_S)


if __name__ == "__main__":
    sys.exit(main())
