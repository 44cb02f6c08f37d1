"""Prints the file of a score pad: an evening of two by name with the rally game, on paper."""

import sys
from typing import Any, Final

from tischrunde.engine import pads

AT: Final = 1_794_765_600_000
ROUNDS: Final[tuple[dict[tuple[str, int | None], str], ...]] = (
    {
        ("km", 0): "700",
        ("safeties", 0): "right-of-way driving-ace",
        ("coups_fourres", 0): "right-of-way",
        ("km", 1): "300",
        ("safeties", 1): "none",
    },
    {
        ("km", 0): "450",
        ("safeties", 0): "none",
        ("km", 1): "700",
        ("safeties", 1): "puncture-proof",
    },
)
USUAL: Final = {"caller": "nobody", "winner": "A", "used_up": "no", "drove_200s": "yes"}


def written(names: list[str]) -> dict[str, Any]:
    """Return the log of the evening; what is asked besides has the usual answer."""
    rules: dict[str, Any] = {"game": "rallye", "rules": "fx-schmid,target=2000", "names": names}
    log = pads.open_pad({**rules, "dealer": 0}, names[0], AT, "2026-11-15")
    for number, answers in enumerate(ROUNDS, 1):
        for (field, of), value in answers.items():
            write(log, number, field, of, value)
        while missing := pads.view(log, "de")["rounds"][number - 1]["missing"]:
            field, of = missing[0]["field"], missing[0]["of"]
            write(log, number, field, of, USUAL[field])
    return log


def write(log: dict[str, Any], number: int, field: str, of: int | None, value: str) -> None:
    place = {"on": "field", "round": number, "field": field, "of": of}
    at = AT + 60_000 * len(log["written"])
    log["written"] += pads.write(log, place, value, "Lena", at)


if __name__ == "__main__":
    sys.stdout.write(pads.to_file(written(sys.argv[1:])))
