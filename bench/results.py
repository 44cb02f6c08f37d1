"""Results of benches as ``docs/strength/`` keeps them, rendered by ``bench.strength``."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tischrunde.arena.result import circumstances


class Figure(NamedTuple):
    """A value with its 95 % interval."""

    measure: str
    value: float
    low: float
    high: float


def write_result(
    path: Path, about: Mapping[str, Any], bots: tuple[str, str], figures: list[Figure]
) -> None:
    """Write what one bot did against another; ``about`` has title, game, edition, how, command."""
    ours, theirs = bots
    rows = [{"bot": ours, "against": [theirs], **figure._asdict()} for figure in figures]
    result = {**about, "bots": list(bots), "figures": rows, **circumstances()}
    path.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
