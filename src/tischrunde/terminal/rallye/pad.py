"""The score pad of the rally game in a terminal."""

from collections.abc import Mapping
from typing import Final

from tischrunde.rallye.cards import KM, SAFETIES
from tischrunde.terminal.pads.face import (
    Choice,
    Kind,
    Laid,
    PadFace,
    Typed,
    Values,
    emptied,
    numbers,
)

_DISTANCE: Final = ("km", "distances")


def _read_distance(line: str) -> Values:
    """One number is the kilometres, several are the cards one by one."""
    said = numbers(line)
    if len(said) == 1:
        return emptied(_DISTANCE, km=str(said[0]))
    if not set(said) <= set(KM):
        raise ValueError(line)
    return emptied(_DISTANCE, distances=" ".join(str(said.count(km)) for km in KM))


def _write_distance(written: Mapping[str, str]) -> str:
    if "distances" not in written:
        return written.get("km", "")
    counts = zip(map(int, written["distances"].split()), KM, strict=True)
    return " ".join(str(km) for count, km in reversed(list(counts)) for _ in range(count))


PAD_FACE: Final = PadFace(
    columns=(
        Typed("distance", _DISTANCE, _read_distance, _write_distance),
        Laid("safeties", ("safeties", "coups_fourres"), tuple(card.slug for card in SAFETIES)),
    ),
    others=tuple(map(Choice, ("caller", "winner", "drove_200s", "used_up", "early"))),
    kinds={
        "km": Kind.NUMBER,
        "distances": Kind.COUNTS,
        "safeties": Kind.CARDS,
        "coups_fourres": Kind.CARDS,
        "drove_200s": Kind.TRUTH,
        "winner": Kind.PARTY,
        "caller": Kind.PARTY,
        "used_up": Kind.TRUTH,
        "early": Kind.TRUTH,
    },
    by_seat=False,
    counted=tuple(f"km-{km}" for km in KM),
)
"""Of each party its kilometres and its safeties; the rest where it matters."""
