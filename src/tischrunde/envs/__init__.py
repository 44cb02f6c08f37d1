"""The games as environments for learning: PettingZoo for all seats, Gymnasium for one.

Needs the extra: ``pip install tischrunde[envs]``.
"""

from tischrunde.envs.aec import TableEnv, env
from tischrunde.envs.games import register_ids
from tischrunde.envs.solo import SoloEnv

__all__ = ["SoloEnv", "TableEnv", "env"]

register_ids()
