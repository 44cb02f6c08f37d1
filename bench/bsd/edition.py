"""The rules by which the BSD program ``mille`` plays, as an edition; in no catalogue.

Its deck is that of F. X. Schmid's box at a table of two. Where the two part: a limit may be laid
at any time, a safety is never thrown away, without a stock the hand ends as soon as nobody holds a
card of use, only the winner is paid for a shut-out, and nobody for an extension that failed.
"""

from dataclasses import replace
from typing import Final

from tischrunde.core.edition import citing
from tischrunde.rallye.cards import HAZARDS
from tischrunde.rallye.edition import LineUp, UnplacedAward
from tischrunde.rallye.editions import FX_SCHMID
from tischrunde.rallye.rules import Rules

_REFUSALS: Final = (*FX_SCHMID.refusals, "safety-not-discardable")

BSD_101: Final = replace(
    FX_SCHMID,
    id="bsd-101",
    line_ups=(LineUp(players=2, parties=2, goal=700, removed=HAZARDS),),
    limit_needs_green=False,
    safeties_discardable=False,
    ends_when_stuck=True,
    unplaced_award=UnplacedAward.WINNER,
    unplaced_scores_safeties_only=False,
    failed_extension_pays_opponents=False,
    basis={},
    refusals=citing("bsd-101", dict.fromkeys(_REFUSALS, "program")),
    lines=citing("bsd-101", dict.fromkeys(FX_SCHMID.lines, "program")),
)

RULES: Final = Rules(BSD_101, players=2)

OURS: Final = 0
THEIRS: Final = 1
"""The seats and parties: ours, and the program's."""
