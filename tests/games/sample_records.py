"""Records of both games to be verified, and the verdicts on them."""

from typing import Final

import pytest

from tests.records import played, played_long
from tischrunde.core.record import Record, write_record
from tischrunde.games.verify import Verdict, verify_record

RALLYE: Final = played_long("fx-schmid,target=2000", 2)
UNO: Final = played_long("uno-carabiner,target=200", 3)
FINISHED: Final = {
    "rallye": RALLYE,
    "uno": UNO,
    "rallye in teams": played_long("schmidt,target=1500", 4),
}
OPEN: Final = {
    "rallye, open": played("auto-rallye", 3, moves=70, clock="sometimes"),
    "uno, open": played("uno-carabiner,wild", 10, moves=80, clock="never"),
}
SEEDED: Final = {
    "rallye from a seed": played_long("winning-moves,target=1200", 6, promised=False),
    "uno from a seed": played_long("uno-carabiner,stacking=twos,target=100", 2, promised=False),
}
SAMPLES: Final = {**FINISHED, **OPEN, **SEEDED}

both_games = pytest.mark.parametrize("record", [RALLYE, UNO], ids=["rallye", "uno"])
every_sample = pytest.mark.parametrize("record", SAMPLES.values(), ids=SAMPLES)


def verdict_on(record: Record, promise: str | None = None) -> Verdict:
    """Return the verdict on a record, sealed again after any change."""
    return verify_record(write_record(record).encode(), promise)


def ids(verdict: Verdict) -> list[str]:
    """Return all that was looked at; only the last of it may be wrong."""
    assert all(check.right for check in verdict.checks[:-1])
    assert verdict.verified == verdict.checks[-1].right
    return [check.id for check in verdict.checks]


def refused(record: Record, promise: str | None = None) -> str:
    """Return why a record is not true."""
    verdict = verdict_on(record, promise)
    assert not verdict.verified
    return ids(verdict)[-1]
