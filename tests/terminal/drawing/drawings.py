"""Telling positions and how they are drawn.

``python -m tests.terminal.drawing.drawings`` rewrites the drawings; the diff is the review.
"""

from pathlib import Path

from tests.terminal.drawing.table import NAMES, all_hands, in_match, of, printed
from tischrunde.core.sheet import Line, Sheet
from tischrunde.terminal.drawing.table import draw

HERE = Path(__file__).parent / "drawings"

EARLIER = (
    (
        Sheet((Line("distance", "", 700, 700), Line("win", "", 1, 2900))),
        Sheet((Line("distance", "", 275, 275),)),
    ),
)
POSITIONS = {
    "rallye-turn": (
        "winning-moves 2; A: roll 200 100 50 speed-limit petrol-station!; "
        "B: roll 75 75 100 25 driving-ace; "
        "1: 100 50 stop repairs flat-tyre right-of-way end-of-limit; discards: spare-tyre"
    ),
    "rallye-attack": (
        "auto-rallye 6; A: roll 100 100; B: roll 75 right-of-way petrol-station! flat-tyre; "
        "2: puncture-proof 25 ...; 5: stop ...; attack: flat-tyre>B; turn: 1; dealer: 3"
    ),
    "rallye-open": (
        "schmidt 3; A: roll 100 speed-limit end-of-limit; B: roll stop; "
        "1: 100 50 stop repairs flat-tyre right-of-way end-of-limit; "
        "2: roll roll 25 25 25 petrol; 3: driving-ace empty-tank 75 75 100 100; turn: 1"
    ),
    "rallye-over": (
        "fx-schmid 2; A: roll 200 200 100 100 100 right-of-way puncture-proof! driving-ace; "
        "B: roll 75 stop; 1: 50 roll ...; turn: 1; over: goal"
    ),
    "uno-turn": (
        "uno-carabiner 4; 1: red-7 red-skip yellow-3 yellow-reverse green-7 blue-draw-two "
        "wild wild-draw-four; 2: blue-1; 3: red-1; 4: ...; discards: blue-7; turn: 1; "
        "uncalled: 2; called: 3"
    ),
    "uno-shown": (
        "uno-carabiner,teams 4; 1: red-7 red-7 yellow-3; 2: blue-1 wild; "
        "discards: wild-draw-four blue-7; colour: green; turn: 2; four: 1; "
        "laid: red-7 red-7 yellow-3; shown: 2; direction: right"
    ),
    "uno-over": (
        "uno-carabiner 3; 1: ; 2: red-9 wild; 3: blue-skip; discards: red-7; turn: 1; over: 1"
    ),
}
LOOKING = {
    "rallye-turn": 1,
    "rallye-attack": 2,
    "rallye-open": None,
    "rallye-over": 1,
    "uno-turn": 1,
    "uno-shown": 2,
    "uno-over": 3,
}
"""The seat that looks at each."""


def drawing(name: str, lang: str) -> str:
    """Return how a position is drawn; cards lie open where nobody in particular looks."""
    position, seat = POSITIONS[name], LOOKING[name]
    over = name == "rallye-over"
    view = in_match(position, seat, EARLIER * over, frozenset({0} if over else ()))
    hands = all_hands(position) if seat is None else None
    return printed(draw(of(position).id, view, NAMES, hands, lang))


DRAWINGS = [
    *((name, "de") for name in POSITIONS),
    ("rallye-attack", "en"),
    ("rallye-over", "fr"),
    ("uno-turn", "en"),
    ("uno-shown", "fr"),
]


def path(name: str, lang: str) -> Path:
    """Return where a drawing is kept."""
    return HERE / f"{name}-{lang}.txt"


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for chosen in DRAWINGS:
        path(*chosen).write_text(drawing(*chosen), "utf-8")
