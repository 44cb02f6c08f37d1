"""RLCard's UNO as a contestant."""

import rlcard

from bench.clock import Contest, Counts, Stopwatch
from tischrunde.core.dice import Dice


def contests() -> dict[str, Contest]:
    """Return what is timed here."""
    env = rlcard.make("uno")

    def stepped(seed: int, watch: Stopwatch) -> Counts:
        env.seed(seed)
        below = Dice(seed).below
        state, _ = env.reset()
        actions = 0
        with watch:
            while not env.is_over():
                choices = list(state["legal_actions"])
                state, _ = env.step(choices[below(len(choices))])
                actions += 1
        return {"uno env.step": actions}

    return {"uno env.step": stepped}
