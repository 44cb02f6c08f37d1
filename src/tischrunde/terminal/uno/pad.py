"""The score pad of UNO in a terminal."""

from collections.abc import Mapping
from typing import Final

from tischrunde.terminal.pads.face import Choice, Kind, PadFace, Typed, Values, emptied, numbers

_GROUPS: Final = ("numbers", "symbols", "wilds")
_HAND: Final = ("points", *_GROUPS, "cards")


def _read_hand(line: str) -> Values:
    """One number is the points of a hand, three are those of its groups of cards."""
    said = list(map(str, numbers(line)))
    if len(said) == 1:
        return emptied(_HAND, points=said[0])
    return emptied(_HAND, **dict(zip(_GROUPS, said, strict=True)))


def _write_hand(written: Mapping[str, str]) -> str:
    if any(group in written for group in _GROUPS):
        return " ".join(written.get(group, "0") for group in _GROUPS)
    return written.get("points", "")


PAD_FACE: Final = PadFace(
    columns=(Typed("hand", _HAND, _read_hand, _write_hand),),
    others=(Choice("out"),),
    kinds={
        "points": Kind.NUMBER,
        "numbers": Kind.NUMBER,
        "symbols": Kind.NUMBER,
        "wilds": Kind.NUMBER,
        "cards": Kind.CARDS,
        "out": Kind.SEAT,
    },
    by_seat=True,
)
"""Who went out, and what the others still hold."""
