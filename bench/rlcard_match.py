"""Our search against RLCard's rule agent, in RLCard's own UNO environment, the seats alternating.

Ours is shown only what RLCard shows a player and remembers the public record of actions. It thinks
in imagined rounds by the rules of ours that come nearest to RLCard's (see ``rlcard_table``). Run
it on the compiled build; one process, one core.
"""

import argparse
import importlib
import importlib.util
import math
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

import numpy as np
import rlcard

from bench.results import Figure, write_result
from bench.rlcard_table import NEAREST, Memory, action_of, view_of
from tischrunde.bots.search import Search
from tischrunde.bots.uno.candidates import favourite_first
from tischrunde.bots.uno.player import Player
from tischrunde.bots.uno.stakes import UnoStakes
from tischrunde.bots.uno.weights import Weights
from tischrunde.cli.console import progress
from tischrunde.core.dice import Dice
from tischrunde.uno.determinization import Determinization
from tischrunde.uno.moves import UNO, decode, encode
from tischrunde.uno.rules import TWO

LENGTH_S: Final = 1.0
TRUST: Final = 0.13
CONFIDENCE: Final = 1.96


class Size(NamedTuple):
    """How much is played, how hard is thought, and the share of games that must be won."""

    games: int
    rollouts: int
    floor: float


FULL: Final = Size(10_000, 400, 0.58)
QUICK: Final = Size(300, 100, 0.52)


class Ours:
    """Our search as an agent of RLCard."""

    use_raw = True

    def __init__(self, seat: int, rollouts: int, seed: int) -> None:
        self._seat = seat
        self._rollouts = rollouts
        self._dice = Dice(seed)
        self._policy = Player(NEAREST, weights())
        self._memory = Memory(seat)

    def eval_step(self, state: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """Return the action to take."""
        shown, legal = state["raw_obs"], state["raw_legal_actions"]
        lacks = self._memory.lacks(shown, state["action_record"])
        if len(legal) == 1:
            return legal[0], {}
        view = view_of(shown, self._seat)
        call = UNO if len(view.hand) == TWO else 0
        codes = [encode(move) | call for move in view.legal]
        stakes = UnoStakes(NEAREST, self._seat, (0, 0), NEAREST.edition.target)
        imagining = Determinization(NEAREST, view, lacks)
        favourite = self._policy.move(imagining.round(self._dice), self._seat, self._dice)
        if favourite in codes:
            codes = favourite_first(codes, favourite)
        search = Search(imagining, self._policy, stakes, self._seat, codes, self._dice, trust=TRUST)
        search.run(self._rollouts, LENGTH_S)
        return action_of(decode(search.candidates[0].code), legal), {}


def weights() -> Weights:
    """Return the weights for a game in which only going out counts."""
    weights = Weights()
    weights.points = 0
    weights.hurry = 0
    weights.rank = -40
    weights.wild = 200
    return weights


def load_rule_agent() -> Any:  # noqa: ANN401 - RLCard has no types
    """Return RLCard's rule agent.

    Importing RLCard's models imports its learning agents, which ask ``pip`` for a list of what is
    installed; where there is no ``pip`` an empty module stands in for those agents.
    """
    if importlib.util.find_spec("pip") is None:
        stand_in = ModuleType("rlcard.agents")
        stand_in.CFRAgent = object  # type: ignore[attr-defined]
        sys.modules.setdefault("rlcard.agents", stand_in)
    return importlib.import_module("rlcard.models").load("uno-rule-v1").agents[0]


def play(games: int, rollouts: int, seed: int) -> int:
    """Play games, the seats alternating, and return how many were won."""
    np.random.seed(seed)  # noqa: NPY002 - what RLCard's rule agent draws on
    env = rlcard.make("uno", {"seed": seed})
    rule_agent = load_rule_agent()
    won = 0
    with progress("games", games, "en") as watch:
        for game in range(games):
            seat = game % 2
            ours = Ours(seat, rollouts, seed + game)
            env.set_agents([ours, rule_agent] if seat == 0 else [rule_agent, ours])
            _, payoffs = env.run(is_training=False)
            won += int(payoffs[seat] > 0)
            watch(game + 1)
    return won


def save(path: Path, games: int, rollouts: int, seed: int, won: Figure) -> None:
    """Write the figures where the page of strengths finds them."""
    about = {
        "title": "uno-rlcard-2-search-uno-rule-v1-games",
        "game": "uno",
        "edition": "RLCard 1.2.0",
        "players": 2,
        "how": (
            f"In RLCard's own environment, by its rules: {games:,} games, the seats alternating, "
            f"{rollouts} imagined rounds a decision, seed {seed}. Not the level itself: its "
            "search, with weights found in self-play under the rules of ours that come nearest and "
            "a memory of the colours the other could not follow."
        ),
        "command": f"python -m bench.rlcard_match --games {games} --seed {seed}",
    }
    write_result(path, about, ("expert's search", "uno-rule-v1"), [won])


def main() -> int:
    """Print the share of games won; the exit code says whether the floor is kept."""
    parser = argparse.ArgumentParser(description="Play RLCard's UNO against its rule agent.")
    parser.add_argument("--games", type=int, metavar="N")
    parser.add_argument("--rollouts", type=int, metavar="N", help="rounds imagined a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    parser.add_argument("--quick", action="store_true", help="fewer games, thought about less")
    asked = parser.parse_args()
    size = QUICK if asked.quick else FULL
    games, rollouts = asked.games or size.games, asked.rollouts or size.rollouts
    began = time.perf_counter()
    share = play(games, rollouts, asked.seed) / games
    seconds = time.perf_counter() - began
    margin = CONFIDENCE * math.sqrt(share * (1 - share) / games)
    if asked.json:
        save(
            asked.json,
            games,
            rollouts,
            asked.seed,
            Figure("game-wins", share, share - margin, share + margin),
        )
    print(f"{games} games, {rollouts} rollouts a decision, {seconds:.0f} s")
    mark = "pass" if share >= size.floor else "MISS"
    print(f"{mark}  won {share:.1%} ± {margin:.1%}  floor {size.floor:.0%}")
    return 0 if share >= size.floor else 1


if __name__ == "__main__":
    sys.exit(main())
