"""Our PettingZoo table of UNO as a contestant, whichever build this process has loaded."""

from typing import Final

from bench.clock import Contest, Counts, Stopwatch
from tischrunde.core.dice import Dice
from tischrunde.envs import TableEnv, env

PLAYERS: Final = 2
"""As many as RLCard's UNO has."""


def contests() -> dict[str, Contest]:
    """Return what is timed here."""
    table = env("uno", players=PLAYERS)
    return {
        "uno env.step": lambda seed, watch: listed(table, seed, watch),
        "uno env.step by last and mask": lambda seed, watch: masked(table, seed, watch),
    }


def listed(table: TableEnv, seed: int, watch: Stopwatch) -> Counts:
    """Observe the selected agent and choose from what is listed for it, as with RLCard."""
    table.reset(seed)
    below = Dice(seed).below
    observe, legal, step = table.observe, table.legal_actions, table.step
    actions = 0
    with watch:
        while choices := legal():
            observe(table.agent_selection)
            step(choices[below(len(choices))])
            actions += 1
    return {"uno env.step": actions}


def masked(table: TableEnv, seed: int, watch: Stopwatch) -> Counts:
    """Ask for all PettingZoo says of the selected agent and choose from its mask."""
    table.reset(seed)
    below = Dice(seed).below
    actions = 0
    with watch:
        while True:
            seen, _, over, _, _ = table.last()
            if over or seen is None:
                break
            choices = seen["action_mask"].nonzero()[0]
            table.step(choices[below(len(choices))])
            actions += 1
    return {"uno env.step by last and mask": actions}
