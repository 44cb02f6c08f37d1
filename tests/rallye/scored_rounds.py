"""Rounds whose score sheets were worked out by hand from the rulebooks."""

from collections.abc import Mapping

from tests.rallye.scores import ALL_FOUR, EXTENSION_AGREED
from tests.rallye.table import Table


class Case:
    """A round that is over after the given moves, and a sheet for each party."""

    def __init__(
        self, name: str, position: str, *sheets: Mapping[str, int], moves: tuple[str, ...] = ()
    ) -> None:
        self.edition = position.split(maxsplit=1)[0]
        self.name = f"{self.edition}: {name}"
        self.position = position
        self.moves = moves
        self.sheets = sheets

    @property
    def table(self) -> Table:
        agreed = self.edition == "auto-rallye" and "caller:" in self.position
        table = Table(self.position, EXTENSION_AGREED if agreed else None)
        table.play(*self.moves)
        return table


CASES = [
    # ── fx-schmid ─────────────────────────────────────────────────────────────────────────────
    Case(
        "all four safeties score 700 in place of 4 x 100",
        f"fx-schmid 2; A: roll 200 200 100 100 100 {ALL_FOUR}; B: roll 75 50; turn: 1; over: goal",
        {"distance": 700, "all-safeties": 700, "win": 400, "total": 1800},
        {"distance": 125, "total": 125},
    ),
    Case(
        "two coups fourrés",
        "fx-schmid 4; A: roll 200 200 100 100 100 100 100 100 driving-ace!;"
        " B: roll 100 50 25 right-of-way! puncture-proof! petrol-station; turn: 3; over: goal",
        {"distance": 1000, "safeties": 100, "coups-fourres": 300, "win": 400, "total": 1800},
        {"distance": 175, "safeties": 300, "coups-fourres": 600, "total": 1075},
    ),
    Case(
        "won after the stock and without a 200",
        "fx-schmid 4; A: roll 100 100 100 100 100 100 100 100 75 75 50; B: roll 200 200;"
        " stock: ; turn: 1; over: goal",
        {"distance": 1000, "win": 400, "no-200s": 300, "after-stock": 300, "total": 2000},
        {"distance": 400, "total": 400},
    ),
    Case(
        "won with one card left in the stock: no award for that",
        "fx-schmid 4; A: roll 100 100 100 100 100 100 100 100 75 75 50; B: roll 200 200;"
        " stock: 25; turn: 1; over: goal",
        {"distance": 1000, "win": 400, "no-200s": 300, "total": 1700},
        {"distance": 400, "total": 400},
    ),
    Case(
        "finished at 700 km without a call, with one 200",
        "fx-schmid 2; A: roll 200 100 100 100 75 50; B: roll 25 25; 1: 75 ...; turn: 1",
        {"distance": 700, "win": 400, "total": 1100},
        {"distance": 50, "total": 50},
        moves=("1 75", "1 finish"),
    ),
    Case(
        "an unplaced opponent of two",
        "fx-schmid 2; A: roll 200 200 100 100 100; B: roll driving-ace!; turn: 1; over: goal",
        {"distance": 700, "win": 400, "unplaced": 500, "total": 1600},
        {"safeties": 100, "coups-fourres": 300, "total": 400},
    ),
    Case(
        "an unplaced party of three: the placed loser scores for it too",
        "fx-schmid 3; A: roll 100 100 100 100 100 100 100; B: roll 25; C: roll petrol-station;"
        " turn: 1; over: goal",
        {"distance": 700, "win": 400, "no-200s": 300, "unplaced": 500, "total": 1900},
        {"distance": 25, "unplaced": 500, "total": 525},
        {"safeties": 100, "total": 100},
    ),
    Case(
        "two unplaced parties of three, neither scores for the other",
        "fx-schmid 3; A: roll; B: roll 200 200 100 100 100; C: ; turn: 2; over: goal",
        {"total": 0},
        {"distance": 700, "win": 400, "unplaced": 1000, "total": 2100},
        {"total": 0},
    ),
    Case(
        "an unplaced team of three players, six in all",
        "fx-schmid 6; A: roll 200 100 100 100 100 100 100 100 100; B: roll right-of-way;"
        " turn: 5; over: goal",
        {"distance": 1000, "win": 400, "unplaced": 500, "total": 1900},
        {"safeties": 100, "total": 100},
    ),
    Case(
        "a tie pays for an unplaced party all the same",
        "fx-schmid 3; A: roll 100 100; B: roll 50; C: roll puncture-proof; 1: 25; 2: ; 3: ;"
        " stock: ; turn: 1",
        {"distance": 200, "unplaced": 500, "total": 700},
        {"distance": 50, "unplaced": 500, "total": 550},
        {"safeties": 100, "total": 100},
        moves=("1 -25",),
    ),
    Case(
        "an extension won by the caller",
        "fx-schmid 2; A: roll 200 200 100 100 100 100 100; B: roll 100 100 75 75; 1: 100 ...;"
        " caller: 1; turn: 1",
        {"distance": 1000, "win": 400, "extension": 200, "total": 1600},
        {"distance": 350, "total": 350},
        moves=("1 100",),
    ),
    Case(
        "an extension won by another after the stock: the caller pays each opponent",
        "fx-schmid 3; A: roll 100 100 100 100 100 100 100;"
        " B: roll 200 200 100 100 100 100 75 75 50; C: roll 25 25;"
        " stock: ; caller: 1; turn: 2; over: goal",
        {"distance": 700, "total": 700},
        {"distance": 1000, "win": 400, "after-stock": 300, "extension": 200, "total": 1900},
        {"distance": 50, "failed-extension": 200, "total": 250},
    ),
    Case(
        "an extension won by nobody: 200 for the placed opponent, none for the unplaced",
        "fx-schmid 3; A: roll 200 200 100 100 100; B: roll 100 50; C: roll driving-ace; 1: 25;"
        " 2: ; 3: ; stock: ; caller: 1; turn: 1",
        {"distance": 700, "unplaced": 500, "total": 1200},
        {"distance": 150, "unplaced": 500, "failed-extension": 200, "total": 850},
        {"safeties": 100, "total": 100},
        moves=("1 -25",),
    ),
    # ── auto-rallye ───────────────────────────────────────────────────────────────────────────
    Case(
        "all four safeties score 300 on top, and 750 km score in full",
        f"auto-rallye 2; A: roll 200 200 100 100 75 75 {ALL_FOUR}; B: roll 50; turn: 1; over: goal",
        {"distance": 750, "safeties": 400, "all-safeties": 300, "win": 400, "total": 1850},
        {"distance": 50, "total": 50},
    ),
    Case(
        "two coups fourrés at 200 each",
        "auto-rallye 4; A: roll 100 100 100 100 100 100 100 100 100 75 driving-ace!"
        " petrol-station!; B: roll 200 200 25 puncture-proof; 3: 50 ...; turn: 3",
        {
            "distance": 1025,
            "safeties": 200,
            "coups-fourres": 400,
            "win": 400,
            "no-200s": 300,
            "total": 2325,
        },
        {"distance": 425, "safeties": 100, "total": 525},
        moves=("3 50",),
    ),
    Case(
        "won after the stock: no award for that",
        "auto-rallye 2; A: roll 200 200 100 100 75; B: roll 75; 1: 100; 2: 25; stock: ; turn: 1",
        {"distance": 775, "win": 400, "total": 1175},
        {"distance": 75, "total": 75},
        moves=("1 100",),
    ),
    Case(
        "won before the stock: no award for that",
        "auto-rallye 2; A: roll 200 200 100 100 75; B: roll 75; 1: 100 ...; turn: 1",
        {"distance": 775, "win": 400, "total": 1175},
        {"distance": 75, "total": 75},
        moves=("1 100",),
    ),
    Case(
        "an unplaced opponent of two",
        "auto-rallye 2; A: roll 200 200 100 100 100; B: roll puncture-proof!; turn: 1; over: goal",
        {"distance": 700, "win": 400, "unplaced": 500, "total": 1600},
        {"safeties": 100, "coups-fourres": 200, "total": 300},
    ),
    Case(
        "an unplaced party of three: the placed loser scores nothing for it",
        "auto-rallye 3; A: roll 25; B: roll 100 100 100 100 100 100 100; C: roll;"
        " turn: 2; over: goal",
        {"distance": 25, "total": 25},
        {"distance": 700, "win": 400, "no-200s": 300, "unplaced": 500, "total": 1900},
        {"total": 0},
    ),
    Case(
        "two unplaced teams of three drive 700 km",
        "auto-rallye 6; A: ; B: roll driving-ace; C: roll 200 100 100 100 100 100;"
        " turn: 6; over: goal",
        {"total": 0},
        {"safeties": 100, "total": 100},
        {"distance": 700, "win": 400, "unplaced": 1000, "total": 2100},
    ),
    Case(
        "a tie pays nothing for an unplaced party",
        "auto-rallye 3; A: roll 200 25; B: right-of-way; C: roll 75; stock: ; over: hands",
        {"distance": 225, "total": 225},
        {"safeties": 100, "total": 100},
        {"distance": 75, "total": 75},
    ),
    Case(
        "an extension won by the caller beyond 1000 km",
        "auto-rallye 2; A: roll 200 200 100 100 100 100 100 75; B: roll 100; 1: 50 ...;"
        " caller: 1; turn: 1",
        {"distance": 1025, "win": 400, "extension": 200, "total": 1625},
        {"distance": 100, "total": 100},
        moves=("1 50",),
    ),
    Case(
        "an extension won by another, with an unplaced third",
        "auto-rallye 3; A: roll 200 200 100 100 100; B: roll 100 100 100 100 100 100 100 100 75"
        " 75 50; C: roll; caller: 1; turn: 2; over: goal",
        {"distance": 700, "total": 700},
        {
            "distance": 1000,
            "win": 400,
            "no-200s": 300,
            "unplaced": 500,
            "extension": 200,
            "total": 2400,
        },
        {"total": 0},
    ),
    Case(
        "an extension won by nobody: 200 for each opponent, the unplaced too",
        "auto-rallye 3; A: roll 100 100 100 100 100 100 100; B: roll 25 50; C: roll driving-ace;"
        " stock: ; caller: 1; over: hands",
        {"distance": 700, "total": 700},
        {"distance": 75, "failed-extension": 200, "total": 275},
        {"safeties": 100, "failed-extension": 200, "total": 300},
    ),
    # ── schmidt ───────────────────────────────────────────────────────────────────────────────
    Case(
        "all four safeties score 700, two of them coups fourrés 300 each",
        "schmidt 2; A: roll 200 200 100 100 100 right-of-way driving-ace! puncture-proof"
        " petrol-station!; B: roll 100 75; turn: 1; over: goal",
        {
            "distance": 700,
            "all-safeties": 700,
            "coups-fourres": 600,
            "win": 400,
            "before-stock": 300,
            "total": 2700,
        },
        {"distance": 175, "total": 175},
    ),
    Case(
        "won without a 200, with one card left in the stock",
        "schmidt 4; A: roll 100 100 100 100 100 100 100 100 75 75 50; B: roll 200 200 driving-ace;"
        " stock: 25; turn: 1; over: goal",
        {"distance": 1000, "win": 400, "no-200s": 300, "before-stock": 300, "total": 2000},
        {"distance": 400, "safeties": 100, "total": 500},
    ),
    Case(
        "won in the turn that took the last card: no award for the stock",
        "schmidt 4; A: roll 100 100 100 100 100 100 100 100 75 75; B: roll 200 200; 1: 50 ...;"
        " stock: ; turn: 1",
        {"distance": 1000, "win": 400, "no-200s": 300, "total": 1700},
        {"distance": 400, "total": 400},
        moves=("1 50",),
    ),
    Case(
        "an unplaced opponent of two",
        "schmidt 2; A: roll; B: roll 200 200 100 100 100; turn: 2; over: goal",
        {"total": 0},
        {"distance": 700, "win": 400, "before-stock": 300, "unplaced": 500, "total": 1900},
    ),
    Case(
        "an unplaced party of three: the placed loser scores for it too",
        "schmidt 3; A: roll 200 200 100 100 100; B: roll 25; C: roll petrol-station!;"
        " turn: 1; over: goal",
        {"distance": 700, "win": 400, "before-stock": 300, "unplaced": 500, "total": 1900},
        {"distance": 25, "unplaced": 500, "total": 525},
        {"safeties": 100, "coups-fourres": 300, "total": 400},
    ),
    Case(
        "an unplaced team of three players, six in all",
        "schmidt 6; A: roll 200 100 100 100 100 100 100 100 100; B: roll right-of-way;"
        " turn: 5; over: goal",
        {"distance": 1000, "win": 400, "before-stock": 300, "unplaced": 500, "total": 2200},
        {"safeties": 100, "total": 100},
    ),
    Case(
        "a tie when the stock is used up pays for an unplaced party all the same",
        "schmidt 3; A: roll 100 100; B: roll 50; C: roll; 2: 75 ...; stock: ; turn: 2",
        {"distance": 200, "unplaced": 500, "total": 700},
        {"distance": 125, "unplaced": 500, "total": 625},
        {"total": 0},
        moves=("2 75",),
    ),
    Case(
        "an extension called before the stock is used up, and won by the caller after it",
        "schmidt 2; A: roll 200 200 100 100 100 100 100 100; B: roll 100 100 75 75; stock: ;"
        " caller: 1; early: ; turn: 1; over: goal",
        {"distance": 1000, "win": 400, "before-stock": 300, "extension": 200, "total": 1900},
        {"distance": 350, "total": 350},
    ),
    Case(
        "an extension won by another while hands are played out",
        "schmidt 3; A: roll 100 100 100 100 100 100 100;"
        " B: roll 200 200 100 100 100 100 75 75; C: roll 25 25; 1: ; 2: 50; 3: 25; stock: ;"
        " caller: 1; turn: 2",
        {"distance": 700, "total": 700},
        {"distance": 1000, "win": 400, "extension": 200, "total": 1600},
        {"distance": 50, "failed-extension": 200, "total": 250},
        moves=("2 50",),
    ),
    Case(
        "an extension won by another with cards in the stock: the caller was first at 700 km",
        "schmidt 3; A: roll 100 100 100 100 100 100 100;"
        " B: roll 200 200 100 100 100 100 75 75 50; C: roll 25 25; caller: 1; early: ; turn: 2;"
        " over: goal",
        {"distance": 700, "before-stock": 300, "total": 1000},
        {"distance": 1000, "win": 400, "extension": 200, "total": 1600},
        {"distance": 50, "failed-extension": 200, "total": 250},
    ),
    Case(
        "an extension won by nobody: 200 for each opponent, the unplaced too",
        "schmidt 3; A: roll 200 200 100 100 100; B: roll 100 50; C: roll driving-ace;"
        " stock: ; caller: 1; over: hands",
        {"distance": 700, "unplaced": 500, "total": 1200},
        {"distance": 150, "unplaced": 500, "failed-extension": 200, "total": 850},
        {"safeties": 100, "failed-extension": 200, "total": 300},
    ),
    # ── winning-moves ─────────────────────────────────────────────────────────────────────────
    Case(
        "all four safeties score 700 in place of 4 x 100, two coups fourrés 300 each",
        "winning-moves 4; A: roll 200 200 100 100 100 100 100 100;"
        " B: roll 25 right-of-way! driving-ace puncture-proof! petrol-station; turn: 3; over: goal",
        {"distance": 1000, "win": 400, "total": 1400},
        {"distance": 25, "all-safeties": 700, "coups-fourres": 600, "total": 1325},
    ),
    Case(
        "won after the stock and without a 200",
        "winning-moves 2; A: roll 100 100 100 100 100 100 50 50; B: roll 200 driving-ace;"
        " stock: ; turn: 1; over: goal",
        {"distance": 700, "win": 400, "no-200s": 300, "after-stock": 300, "total": 1700},
        {"distance": 200, "safeties": 100, "total": 300},
    ),
    Case(
        "won with one card left in the stock: no award for that",
        "winning-moves 2; A: roll 100 100 100 100 100 100 50; B: roll 200; 1: 50 ...; stock: 25;"
        " turn: 1",
        {"distance": 700, "win": 400, "no-200s": 300, "total": 1400},
        {"distance": 200, "total": 200},
        moves=("1 50", "1 finish"),
    ),
    Case(
        "an unplaced opponent of two",
        "winning-moves 2; A: roll 200 200 100 100 100; B: roll driving-ace!; turn: 1; over: goal",
        {"distance": 700, "win": 400, "unplaced": 500, "total": 1600},
        {"safeties": 100, "coups-fourres": 300, "total": 400},
    ),
    Case(
        "an unplaced party of three: the placed loser scores nothing for it",
        "winning-moves 3; A: roll 25; B: roll 200 200 100 100 100; C: roll petrol-station;"
        " turn: 2; over: goal",
        {"distance": 25, "total": 25},
        {"distance": 700, "win": 400, "unplaced": 500, "total": 1600},
        {"safeties": 100, "total": 100},
    ),
    Case(
        "two unplaced teams of three drive 1000 km",
        "winning-moves 6; A: ; B: roll driving-ace!; C: roll 200 200 100 100 100 100 100 100;"
        " turn: 6; over: goal",
        {"total": 0},
        {"safeties": 100, "coups-fourres": 300, "total": 400},
        {"distance": 1000, "win": 400, "unplaced": 1000, "total": 2400},
    ),
    Case(
        "a tie pays nothing for an unplaced party",
        "winning-moves 3; A: roll 100 100; B: roll 50; C: roll; 1: ; 2: ; 3: 25; stock: ; turn: 3",
        {"distance": 200, "total": 200},
        {"distance": 50, "total": 50},
        {"total": 0},
        moves=("3 -25",),
    ),
    Case(
        "an extension won by the caller after the stock",
        "winning-moves 2; A: roll 200 200 100 100 100 100 100 100; B: roll 100 100 75 75;"
        " stock: ; caller: 1; turn: 1; over: goal",
        {"distance": 1000, "win": 400, "after-stock": 300, "extension": 200, "total": 1900},
        {"distance": 350, "total": 350},
    ),
    Case(
        "an extension won by another, with an unplaced third",
        "winning-moves 3; A: roll 100 100 100 100 100 100 100;"
        " B: roll 200 200 100 100 100 100 75 75 50; C: roll; caller: 1; turn: 2; over: goal",
        {"distance": 700, "total": 700},
        {"distance": 1000, "win": 400, "unplaced": 500, "extension": 200, "total": 2100},
        {"total": 0},
    ),
    Case(
        "an extension won by nobody pays nobody",
        "winning-moves 3; A: roll 100 100 100 100 100 100 100; B: roll 100 50; C: roll driving-ace;"
        " stock: ; caller: 1; over: hands",
        {"distance": 700, "total": 700},
        {"distance": 150, "total": 150},
        {"safeties": 100, "total": 100},
    ),
]
