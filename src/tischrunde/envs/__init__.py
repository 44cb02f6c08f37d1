"""The games as environments for learning: PettingZoo for all seats, Gymnasium for one.

Needs the extra: ``pip install tischrunde[envs]``.
"""

import gymnasium

from tischrunde.envs.aec import TableEnv, env
from tischrunde.envs.solo import SoloEnv

__all__ = ["SoloEnv", "TableEnv", "env"]

for _id, _game in (("tischrunde/Rallye-v0", "rallye"), ("tischrunde/Uno-v0", "uno")):
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point="tischrunde.envs:SoloEnv", kwargs={"game": _game})
