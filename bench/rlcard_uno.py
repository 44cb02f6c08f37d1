"""RLCard's UNO as a contestant."""

import random

import rlcard

from bench.clock import Contest, Counts, Stopwatch


def contests() -> dict[str, Contest]:
    """Return what is timed here."""
    env = rlcard.make("uno")

    def stepped(seed: int, watch: Stopwatch) -> Counts:
        env.seed(seed)
        choose = random.Random(seed).choice
        state, _ = env.reset()
        actions = 0
        with watch:
            while not env.is_over():
                state, _ = env.step(choose(list(state["legal_actions"])))
                actions += 1
        return {"uno env.step": actions}

    return {"uno env.step": stepped}
