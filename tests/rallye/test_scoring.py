"""The score of a round, clause by clause."""

from tests.clauses import shows
from tests.rallye.scores import ALL_FOUR, KM_700, KM_700_NO_200S, KM_1000, lines, points
from tests.rallye.table import Table
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.editions.auto_rallye import AUTO_RALLYE
from tischrunde.rallye.editions.winning_moves import WINNING_MOVES
from tischrunde.rallye.house import HOUSE

KM_900_NO_200S = "100 100 100 100 100 100 100 100 100"

COUP_FOURRE = {"fx-schmid": 300, "auto-rallye": 200, "schmidt": 300, "winning-moves": 300}


def tied(text: str) -> Table:
    ending = "stock" if text.startswith("schmidt") else "hands"
    return Table(f"{text}; stock: ; over: {ending}")


def stock_award(edition: str) -> str:
    (line,) = (line for line in EDITIONS[edition].lines if line.endswith("-stock"))
    return line


# ── kilometres and safeties ───────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/score-distance",
    "auto-rallye/score-distance",
    "schmidt/score-distance",
    "winning-moves/score-distance",
)
def test_every_party_scores_its_kilometres_winner_or_not(edition: str) -> None:
    won = Table(
        f"{edition} 3; A: roll {KM_700}; B: roll 25 50 75 100 200; C: roll; turn: 1; over: goal"
    )
    assert points(won, "distance") == [700, 450, 0]
    assert points(tied(f"{edition} 4; A: roll 75; B: roll 25 25"), "distance") == [75, 50]


@shows(
    "fx-schmid/score-safety",
    "auto-rallye/score-safety",
    "schmidt/score-safety",
    "winning-moves/score-safety",
)
def test_each_laid_safety_scores_100(edition: str) -> None:
    table = tied(
        f"{edition} 3; A: roll 25 driving-ace; B: roll 25 right-of-way puncture-proof; C: roll 25"
    )
    assert points(table, "safeties") == [100, 200, 0]


@shows(
    "fx-schmid/score-all-safeties",
    "schmidt/score-safety",
    "winning-moves/score-safety",
)
def test_all_four_safeties_score_700_in_place_of_four_times_100(edition: str) -> None:
    table = tied(f"{edition} 4; A: roll 25; B: roll 25 {ALL_FOUR}")
    assert lines(table, "B") == {"distance": 25, "all-safeties": 700}


@shows("auto-rallye/score-all-safeties")
def test_auto_rallye_scores_300_more_for_all_four_safeties() -> None:
    table = tied(f"auto-rallye 4; A: roll 25; B: roll 25 {ALL_FOUR}")
    assert lines(table, "B") == {"distance": 25, "safeties": 400, "all-safeties": 300}


@shows(
    "fx-schmid/score-all-safeties",
    "auto-rallye/score-all-safeties",
    "schmidt/score-safety",
    "winning-moves/score-safety",
)
def test_the_four_safeties_must_lie_with_one_party(edition: str) -> None:
    table = tied(
        f"{edition} 4; A: roll 25 right-of-way driving-ace puncture-proof;"
        " B: roll 25 petrol-station"
    )
    assert lines(table, "A") == {"distance": 25, "safeties": 300}
    assert lines(table, "B") == {"distance": 25, "safeties": 100}


@shows(
    "fx-schmid/score-coup-fourre",
    "auto-rallye/score-coup-fourre",
    "schmidt/score-coup-fourre",
    "winning-moves/score-coup-fourre",
)
def test_each_coup_fourre_scores_on_top_of_its_safety(edition: str) -> None:
    table = Table(
        f"{edition} 4; A: roll 25; B: roll {KM_900_NO_200S} driving-ace; 1: flat-tyre ...;"
        " 2: puncture-proof 100 ...; turn: 1"
    )
    table.play("1 flat-tyre>B", "2 coup", "2 100")
    assert points(table, "safeties") == [0, 200]
    assert points(table, "coups-fourres") == [0, COUP_FOURRE[edition]]
    several = tied(
        f"{edition} 4; A: roll 25 right-of-way! puncture-proof! petrol-station!;"
        " B: roll 25 driving-ace!"
    )
    assert points(several, "coups-fourres") == [3 * COUP_FOURRE[edition], COUP_FOURRE[edition]]


@shows(
    "fx-schmid/held-safety-worthless",
    "auto-rallye/held-safety-worthless",
    "schmidt/held-safety-worthless",
    "winning-moves/held-safety-worthless",
)
def test_a_safety_still_in_hand_scores_nothing(edition: str) -> None:
    table = Table(
        f"{edition} 4; A: roll {KM_900_NO_200S}; B: roll 25; 1: 100 driving-ace ...;"
        " 2: puncture-proof ...; turn: 1"
    )
    table.play("1 100")
    assert not table.allows("1 driving-ace")
    assert not table.allows("2 puncture-proof")
    assert points(table, "safeties") == [0, 0]
    assert points(table, "coups-fourres") == [0, 0]


# ── winning ───────────────────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/score-win",
    "auto-rallye/score-win",
    "schmidt/score-win",
    "winning-moves/score-win",
)
def test_reaching_the_goal_scores_400(edition: str) -> None:
    solo = Table(f"{edition} 2; A: roll {KM_700}; B: roll 100; turn: 1; over: goal")
    assert points(solo, "win") == [400, 0]
    teams = Table(f"{edition} 4; A: roll 100; B: roll {KM_900_NO_200S}; 4: 100 ...; turn: 4")
    teams.play("4 100")
    assert points(teams, "win") == [0, 400]
    assert points(tied(f"{edition} 2; A: roll 100; B: roll 75"), "win") == [0, 0]


@shows("fx-schmid/tie-no-bonus")
def test_nobody_scores_400_in_a_tied_round() -> None:
    table = Table(
        "fx-schmid 2; A: roll 200 200 100 100 75; B: roll 50; 1: 50; 2: ; stock: ; turn: 1"
    )
    table.play("1 -50")
    assert lines(table, "A") == {"distance": 675}
    assert lines(table, "B") == {"distance": 50}


@shows(
    "fx-schmid/score-no-200",
    "auto-rallye/score-no-200",
    "schmidt/score-no-200",
    "winning-moves/score-no-200",
)
def test_winning_without_a_200_scores_300(edition: str) -> None:
    without = Table(f"{edition} 2; A: roll {KM_700_NO_200S}; B: roll 25; turn: 1; over: goal")
    assert points(without, "no-200s") == [300, 0]
    with_one = Table(
        f"{edition} 2; A: roll 200 100 100 100 100 100; B: roll 25; turn: 1; over: goal"
    )
    assert points(with_one, "no-200s") == [0, 0]
    assert points(tied(f"{edition} 2; A: roll 25; B: roll 25"), "no-200s") == [0, 0]


# ── the stock ─────────────────────────────────────────────────────────────────────────────────


@shows("fx-schmid/score-after-stock", "winning-moves/score-after-stock")
def test_winning_after_the_stock_is_used_up_scores_300(edition: str) -> None:
    solo = f"{edition} 2; A: roll {KM_700}; B: roll 25; turn: 1; over: goal"
    assert points(Table(f"{solo}; stock: "), "after-stock") == [300, 0]
    assert points(Table(f"{solo}; stock: 25"), "after-stock") == [0, 0]
    teams = f"{edition} 4; A: roll 25; B: roll {KM_1000}; turn: 2; over: goal"
    assert points(Table(f"{teams}; stock: "), "after-stock") == [0, 300]
    assert points(tied(f"{edition} 2; A: roll 25; B: roll 25"), "after-stock") == [0, 0]


@shows("schmidt/score-before-stock")
def test_schmidt_scores_300_for_winning_before_the_stock_is_used_up() -> None:
    solo = f"schmidt 2; A: roll {KM_700}; B: roll 25; turn: 1; over: goal"
    assert points(Table(f"{solo}; stock: 25"), "before-stock") == [300, 0]
    assert points(Table(f"{solo}; stock: "), "before-stock") == [0, 0]
    teams = f"schmidt 4; A: roll 25; B: roll {KM_1000}; turn: 2; over: goal"
    assert points(Table(f"{teams}; stock: 25"), "before-stock") == [0, 300]


@shows("auto-rallye/no-after-stock-bonus")
def test_in_auto_rallye_the_stock_decides_about_no_award() -> None:
    won = f"auto-rallye 2; A: roll {KM_700}; B: roll 25; turn: 1; over: goal"
    after, before = Table(f"{won}; stock: "), Table(f"{won}; stock: 25 ...")
    assert lines(after, "A") == lines(before, "A") == {"distance": 700, "win": 400}
    assert not any("stock" in line for line in AUTO_RALLYE.lines)


@shows(
    "fx-schmid/after-stock-moment",
    "winning-moves/after-stock-moment",
    "schmidt/score-before-stock",
)
def test_the_turn_that_drew_the_last_card_wins_after_the_stock(edition: str) -> None:
    def award(stock: str) -> int:
        table = Table(
            f"{edition} 4; A: roll 25; B: roll {KM_900_NO_200S}; 1: 25 ...; 2: 100 ...;"
            f" stock: {stock}; turn: 1"
        )
        table.play("1 -25", "2 100")
        return table.sheet("B").points(stock_award(edition))

    with_the_last, with_the_last_but_one = award("50"), award("50 50")
    due = (0, 300) if edition == "schmidt" else (300, 0)
    assert (with_the_last, with_the_last_but_one) == due


# ── unplaced parties ──────────────────────────────────────────────────────────────────────────


@shows("fx-schmid/score-unplaced", "schmidt/score-unplaced")
def test_every_placed_party_scores_500_for_each_unplaced_one(edition: str) -> None:
    one = f"{edition} 3; A: roll {KM_700}; B: roll 25; C: roll driving-ace; turn: 1; over: goal"
    assert points(Table(one), "unplaced") == [500, 500, 0]
    two = f"{edition} 3; A: roll {KM_700}; B: roll stop; turn: 1; over: goal"
    assert points(Table(two), "unplaced") == [1000, 0, 0]
    without_winner = tied(f"{edition} 3; A: roll 25; B: roll 25; C: roll")
    assert points(without_winner, "unplaced") == [500, 500, 0]
    assert points(tied(f"{edition} 3; A: roll"), "unplaced") == [0, 0, 0]
    not_by_its_members = f"{edition} 6; A: roll; B: roll {KM_1000}; turn: 2; over: goal"
    assert points(Table(not_by_its_members), "unplaced") == [0, 500]


@shows("auto-rallye/score-unplaced", "winning-moves/score-unplaced")
def test_the_winner_alone_scores_500_for_each_unplaced_party(edition: str) -> None:
    one = f"{edition} 3; A: roll {KM_700}; B: roll 25; C: roll driving-ace; turn: 1; over: goal"
    assert points(Table(one), "unplaced") == [500, 0, 0]
    two = f"{edition} 3; A: roll {KM_700}; B: roll stop; turn: 1; over: goal"
    assert points(Table(two), "unplaced") == [1000, 0, 0]
    teams = f"{edition} 6; A: roll; B: roll {KM_1000}; turn: 5; over: goal"
    assert points(Table(teams), "unplaced") == [0, 1000, 0]
    without_winner = tied(f"{edition} 3; A: roll 25; B: roll 25; C: roll")
    assert points(without_winner, "unplaced") == [0, 0, 0]


@shows("fx-schmid/unplaced-scores-safeties-only", "winning-moves/unplaced-scores-safeties-only")
def test_an_unplaced_party_scores_only_safeties_and_coups_fourres(edition: str) -> None:
    lost = Table(
        f"{edition} 3; A: roll {KM_700}; B: roll driving-ace! petrol-station; C: roll;"
        " turn: 1; over: goal"
    )
    assert lines(lost, "B") == {"safeties": 200, "coups-fourres": 300}
    assert lines(lost, "C") == {}
    after_a_failed_call = Table(
        f"{edition} 3; A: roll {KM_700}; B: roll driving-ace! petrol-station; C: roll;"
        " caller: 1; stock: ; over: hands"
    )
    assert lines(after_a_failed_call, "B") == {"safeties": 200, "coups-fourres": 300}
    assert lines(after_a_failed_call, "C") == {}


@shows("winning-moves/unplaced-scores-safeties-only")
def test_in_winning_moves_no_house_rule_gives_an_unplaced_party_the_200_of_a_caller() -> None:
    agreed = HOUSE.agreed(WINNING_MOVES, {"failed_extension_pays_opponents": True})
    table = Table(
        f"winning-moves 3; A: roll {KM_700}; B: roll 25; C: roll; caller: 1; stock: ; over: hands",
        agreed,
    )
    assert points(table, "failed-extension") == [0, 200, 0]
