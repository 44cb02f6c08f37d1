"""How strong the bots are: writes ``docs/strength.md`` from the results in ``docs/strength/``.

With ``--quick`` nothing is written, but the arena tried: a medium bot must beat a random one. The
exit code says whether it does.
"""

import argparse
import os
import sys
from typing import Final, NamedTuple

from bench.strength_page import PAGE, RESULTS, page, pictures, read_results
from tischrunde.arena.figures import figures
from tischrunde.arena.measurement import measure
from tischrunde.arena.terms import Terms

DEALS: Final = 30
FLOOR: Final = 0.6
"""The least share of rounds a medium bot must win."""


class Contest(NamedTuple):
    """Where a medium bot meets a random one."""

    game: str
    rules: str


CONTESTS: Final = (Contest("rallye", "fx-schmid"), Contest("uno", "uno-carabiner"))


def main() -> int:
    """Write the page, or try the arena; the exit code says whether all floors are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="try the arena, under 45 seconds")
    if not parser.parse_args().quick:
        results = read_results(RESULTS)
        PAGE.write_text(page(results), "utf-8")
        for name, picture in pictures(results).items():
            (RESULTS / name).write_text(picture, "utf-8")
        return 0
    shares = {contest: share(contest) for contest in CONTESTS}
    for contest, won in shares.items():
        mark = "pass" if won > FLOOR else "MISS"
        print(f"{mark}  medium against random, {contest.game}: {won:.2f} of rounds  floor {FLOOR}")
    return 0 if all(won > FLOOR for won in shares.values()) else 1


def share(contest: Contest) -> float:
    """Return the share of rounds that a medium bot wins against a random one."""
    terms = Terms(contest.game, contest.rules, 2, ("medium", "random"))
    medium, _ = figures(terms, measure(terms, DEALS, os.cpu_count() or 1).deals)
    return medium.wins.value or 0.0


if __name__ == "__main__":
    sys.exit(main())
