"""The pace of a table: how quickly it is played."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Pace:
    """Lengths of time, in milliseconds.

    An attack can be answered for ``window``, always that long, whoever holds what. Whoever is on
    turn may think for ``turn``; with None as long as they like. A bot takes between ``bots[0]`` and
    ``bots[1]``. Whoever forgot to call has ``grace`` before being caught. Nobody need wait longer
    than ``away`` for whoever is on turn, nor after a round longer than ``pause`` for those who look
    at its result.
    """

    window: int
    turn: int | None
    bots: tuple[int, int]
    grace: int
    away: int = 120_000
    pause: int = 20_000

    @property
    def slack(self) -> int:
        """How long after its end a window still takes answers that were on their way."""
        return self.window // 10


PACES: Final[Mapping[str, Pace]] = MappingProxyType(
    {
        "relaxed": Pace(window=7_000, turn=None, bots=(900, 2_200), grace=1_500),
        "brisk": Pace(window=4_000, turn=45_000, bots=(600, 1_400), grace=1_500),
        "children": Pace(window=12_000, turn=None, bots=(1_500, 3_000), grace=3_000),
        "programs": Pace(window=400, turn=10_000, bots=(200, 260), grace=0, pause=0),
    }
)
"""The paces to choose from; the last is for tables where no person is in a hurry."""

DEVICE: Final = "device"
DEVICE_PACE: Final = Pace(window=2_000, turn=None, bots=(900, 2_200), grace=1_500)
"""The pace of people who hand one device around, and the name it has in a log.

No time is up for them: whoever is asked answers when the device is theirs. Its window is for bots.
"""

PATIENT_WINDOW_MS: Final = 15_000
"""Milliseconds for which an attack can be answered at the least where a person needs more time."""

BOT_WINDOW_MS: Final = 2_000
"""Milliseconds for which bots may answer an attack at a table with one person: the pace is for
people, and none is asked."""

SPEEDS: Final[Mapping[str, int]] = MappingProxyType({"slow": 160, "normal": 100, "fast": 40})
"""How long bots take at the speeds to choose from, in percent of what the pace says."""
