"""The arena on any build: prints the result of one contest as JSON."""

import argparse
import json
import sys
from collections.abc import Sequence

from tischrunde.arena.measurement import measure
from tischrunde.arena.result import result
from tischrunde.arena.terms import Terms
from tischrunde.games.catalogue import game_of


def main(arguments: Sequence[str]) -> None:
    """Play two bots against each other, one deal after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition")
    parser.add_argument("bots", help="two levels, as in expert,strong")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = game_of(chosen.edition)
    if game is None:
        raise ValueError(f"no edition {chosen.edition!r}")
    levels = tuple(chosen.bots.split(","))
    terms = Terms(game.id, chosen.edition, 2, levels, seed=chosen.seed)
    sys.stdout.write(json.dumps(result(measure(terms, chosen.rounds)), indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
