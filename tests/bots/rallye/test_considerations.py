"""What the policy for the rally game considers, each by itself; only which is more is tested."""

from itertools import pairwise
from typing import Final

import pytest

from tests.rallye.table import Table
from tischrunde.bots.rallye import considerations as by
from tischrunde.bots.rallye.situation import Situation
from tischrunde.bots.rallye.weights import Weights
from tischrunde.rallye.cards import DISTANCES, HAZARDS, Card

WEIGHTS: Final = Weights()
STOPS: Final = " ".join(["stop"] * 4)
"""As many as two or three players have, each playing alone."""


def seen(text: str, seat: int = 1) -> Situation:
    """Return a position as a seat sees it that has counted the cards."""
    position = Table(text).round.position
    at = Situation(position.rules)
    at.count(position, seat - 1)
    at.look(position, seat - 1)
    return at


def after(km: str, hand: str = "", edition: str = "schmidt") -> Situation:
    """Return how a seat that has driven so far sees the rest of the way, with a hand."""
    return seen(f"{edition} 2; A: roll {km}; B: roll; 1: {hand}; stock: ...; turn: 1")


# ── laying a distance card ────────────────────────────────────────────────────────────────────


def test_further_is_better() -> None:
    values = [by.drives_on(WEIGHTS, card) for card in DISTANCES]
    assert values[0] > 0
    assert all(less < more for less, more in pairwise(values))


def test_the_goal_is_worth_more_than_any_distance() -> None:
    at = after("200 200 100 100")
    assert by.arrives(at, WEIGHTS, Card.KM_100) > by.drives_on(WEIGHTS, Card.KM_200)
    assert by.arrives(at, WEIGHTS, Card.KM_75) == 0


def test_where_the_goal_may_be_passed_a_longer_card_arrives_too() -> None:
    assert by.arrives(after("200 200 100 100", edition="auto-rallye"), WEIGHTS, Card.KM_200) > 0


def test_the_first_200_costs_the_bonus_and_the_second_nothing_more() -> None:
    assert by.spares_the_200(after("100"), WEIGHTS, Card.KM_200) < 0
    assert by.spares_the_200(after("100 200"), WEIGHTS, Card.KM_200) == 0
    assert by.spares_the_200(after("100"), WEIGHTS, Card.KM_100) == 0


@pytest.mark.parametrize(
    ("km", "hand", "sets_up"),
    [
        ("200 200 100", "100 100", True),
        ("200 200 100", "100", False),
        ("200 200 100 25", "100 75", True),
        ("200 200", "100 200", True),
        ("200 50", "100 200 100", False),
        ("200 200 100 100", "100 100", False),
    ],
    ids=["in-hand", "laid-itself", "another-in-hand", "from-afar", "too-far", "already-there"],
)
def test_the_finish_is_set_up_by_what_leaves_a_card_in_hand(
    km: str, hand: str, *, sets_up: bool
) -> None:
    value = by.sets_up_the_finish(after(km, hand), WEIGHTS, Card.KM_100)
    assert value > 0 if sets_up else value == 0


def test_it_creeps_up_to_the_goal_without_the_card_that_fits() -> None:
    near = "200 200 100 100"
    assert by.creeps_up(after(near, "25"), WEIGHTS, Card.KM_25) < 0
    assert by.creeps_up(after(near, "25 75"), WEIGHTS, Card.KM_25) == 0


def test_the_card_that_fits_is_not_the_one_just_laid() -> None:
    near = "200 200 100 100 50"
    assert by.creeps_up(after(near, "25"), WEIGHTS, Card.KM_25) < 0
    assert by.creeps_up(after(near, "25 25"), WEIGHTS, Card.KM_25) == 0


def test_it_creeps_up_neither_from_afar_nor_by_arriving() -> None:
    assert by.creeps_up(after("200", "25"), WEIGHTS, Card.KM_25) == 0
    assert by.creeps_up(after("200 200 100 100", "100"), WEIGHTS, Card.KM_100) == 0


def test_nobody_creeps_where_the_goal_may_be_passed() -> None:
    at = after("200 200 100 100", "25", "auto-rallye")
    assert by.creeps_up(at, WEIGHTS, Card.KM_25) == 0


# ── laying a remedy ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("lies", "remedy"),
    [
        ("", Card.ROLL),
        ("roll stop", Card.ROLL),
        ("roll accident", Card.REPAIRS),
        ("roll flat-tyre", Card.SPARE_TYRE),
        ("roll empty-tank", Card.PETROL),
        ("roll speed-limit", Card.END_OF_LIMIT),
    ],
)
def test_what_gets_a_car_going_is_good(lies: str, remedy: Card) -> None:
    assert by.gets_going(seen(f"schmidt 2; A: {lies}; turn: 1"), WEIGHTS, remedy) > 0


def test_with_right_of_way_a_green_light_is_needless() -> None:
    for lies in ("", "roll accident repairs"):
        at = seen(f"winning-moves 2; A: {lies} right-of-way; turn: 1")
        assert by.gets_going(at, WEIGHTS, Card.ROLL) < 0


def test_the_end_of_a_limit_is_worth_little_on_the_last_50_km() -> None:
    early, late = (
        by.gets_going(after(f"{km} speed-limit"), WEIGHTS, Card.END_OF_LIMIT)
        for km in ("200", "200 200 100 100 50")
    )
    assert early > late


# ── laying a safety ───────────────────────────────────────────────────────────────────────────


def test_a_safety_scores() -> None:
    assert by.secures(WEIGHTS) > 0


@pytest.mark.parametrize(
    ("lies", "safety", "frees"),
    [
        ("roll flat-tyre", Card.PUNCTURE_PROOF, True),
        ("roll accident", Card.DRIVING_ACE, True),
        ("roll empty-tank", Card.PETROL_STATION, True),
        ("roll stop", Card.RIGHT_OF_WAY, True),
        ("roll speed-limit", Card.RIGHT_OF_WAY, True),
        ("", Card.RIGHT_OF_WAY, True),
        ("roll", Card.RIGHT_OF_WAY, False),
        ("roll flat-tyre", Card.PETROL_STATION, False),
        ("", Card.DRIVING_ACE, False),
    ],
)
def test_a_safety_frees_from_its_hazard_and_right_of_way_starts_the_car(
    lies: str, safety: Card, *, frees: bool
) -> None:
    value = by.frees_itself(seen(f"schmidt 2; A: {lies}; turn: 1"), WEIGHTS, safety)
    assert value > 0 if frees else value == 0


def test_a_safety_is_kept_while_its_hazards_are_to_come() -> None:
    flats = "flat-tyre flat-tyre"
    text = "schmidt 2; A: roll; B: roll; 1: puncture-proof 25; turn: 1"
    at = seen(f"{text}; discards: 25; stock: ...")
    assert by.keeps_it_for_a_coup_fourre(at, WEIGHTS, Card.PUNCTURE_PROOF) < 0
    at = seen(f"{text}; discards: {flats}; stock: ...")
    assert by.keeps_it_for_a_coup_fourre(at, WEIGHTS, Card.PUNCTURE_PROOF) == 0


def test_right_of_way_is_kept_for_stops_and_for_limits() -> None:
    limits = "speed-limit speed-limit speed-limit"
    text = "schmidt 2; A: roll; B: roll; 1: right-of-way; turn: 1; stock: ...; discards:"
    for all_but, kept in ((STOPS, True), (limits, True), (f"{STOPS} {limits}", False)):
        at = seen(f"{text} {all_but}")
        assert (by.keeps_it_for_a_coup_fourre(at, WEIGHTS, Card.RIGHT_OF_WAY) < 0) == kept


def test_without_a_stock_no_safety_is_kept() -> None:
    at = seen("schmidt 2; A: roll; B: roll; 1: puncture-proof 25; stock:; turn: 1")
    assert by.keeps_it_for_a_coup_fourre(at, WEIGHTS, Card.PUNCTURE_PROOF) == 0


@pytest.mark.parametrize(
    ("own", "other", "hand", "stock", "lays"),
    [
        ("roll 100", "roll 100", "75", "...", False),
        ("roll 100", "roll 100", "75", "25", True),
        ("roll 100", "roll 200 200 100", "75", "...", True),
        ("roll 100", "roll 200 200 100 stop", "75", "...", False),
        ("roll 200 200 100 100", "roll", "100", "...", True),
        ("roll 200 200 100 100", "roll", "75", "...", False),
        ("roll 200 200 100 100 stop", "roll", "100", "...", False),
    ],
    ids=[
        *("early", "with the last stock", "before an opponent arrives", "opponents held up"),
        *("before arriving", "without the last card", "held up"),
    ],
)
def test_a_safety_is_laid_before_the_end(
    own: str, other: str, hand: str, stock: str, *, lays: bool
) -> None:
    at = seen(f"schmidt 2; A: {own}; B: {other}; 1: petrol-station {hand}; stock: {stock}; turn: 1")
    value = by.lays_it_before_the_end(at, WEIGHTS)
    assert value > 0 if lays else value == 0


def test_before_arriving_no_safety_is_kept_where_it_plays_again() -> None:
    table = "2; A: roll 200 200 100 100; B: roll; 1: petrol-station 100; stock: ...; turn: 1"
    again, not_again = seen(f"schmidt {table}"), seen(f"winning-moves {table}")
    assert by.keeps_it_for_a_coup_fourre(again, WEIGHTS, Card.PETROL_STATION) == 0
    assert by.keeps_it_for_a_coup_fourre(not_again, WEIGHTS, Card.PETROL_STATION) < 0


# ── attacking ─────────────────────────────────────────────────────────────────────────────────


def test_every_hazard_holds_up_and_a_limit_least() -> None:
    values = {hazard: by.holds_up(WEIGHTS, hazard) for hazard in HAZARDS}
    limit = values.pop(Card.SPEED_LIMIT)
    assert 0 < limit < min(values.values())


def test_whoever_is_ahead_is_hit_hardest_and_most_of_all_close_to_the_goal() -> None:
    at = seen("schmidt 3; A: roll; B: roll 100; C: roll 200; turn: 1")
    behind, ahead = at.position.displays[1:]
    assert by.hits_who_is_ahead(at, WEIGHTS, behind) > 0
    assert by.hits_who_is_ahead(at, WEIGHTS, behind) < by.hits_who_is_ahead(at, WEIGHTS, ahead)

    at = seen("schmidt 3; A: roll; B: roll 200 200 75; C: roll 200 200 100; turn: 1")
    near, close = (by.hits_who_is_ahead(at, WEIGHTS, other) for other in at.position.displays[1:])
    assert close - near > WEIGHTS.attack_progress


def test_whoever_has_not_started_is_hit_because_that_may_pay_at_the_end() -> None:
    at = seen("schmidt 3; A: roll; B: roll; C: roll 25; turn: 1")
    unplaced, barely = (
        by.hits_who_is_ahead(at, WEIGHTS, other) for other in at.position.displays[1:]
    )
    assert unplaced > barely


@pytest.mark.parametrize(
    ("hazard", "remedy"),
    [
        (Card.STOP, "roll"),
        (Card.SPEED_LIMIT, "end-of-limit"),
        (Card.ACCIDENT, "repairs"),
        (Card.FLAT_TYRE, "spare-tyre"),
        (Card.EMPTY_TANK, "petrol"),
    ],
)
def test_a_hazard_is_worth_more_the_fewer_remedies_are_to_come(hazard: Card, remedy: str) -> None:
    values = [
        by.hits_where_remedies_are_rare(
            seen(f"schmidt 2; discards: {' '.join([remedy] * gone)}; turn: 1"), WEIGHTS, hazard
        )
        for gone in range(5)
    ]
    assert values[0] == 0
    assert all(less < more for less, more in pairwise(values))


@pytest.mark.parametrize(
    ("where", "feared"),
    [
        ("2: puncture-proof", True),
        ("stock: puncture-proof", True),
        ("1: puncture-proof", False),
        ("A: puncture-proof", False),
        ("discards: puncture-proof", False),
    ],
)
def test_an_answer_is_feared_while_the_safety_may_be_in_other_hands(
    where: str, *, feared: bool
) -> None:
    value = by.fears_the_answer(seen(f"schmidt 2; {where}; turn: 1"), WEIGHTS, Card.FLAT_TYRE)
    assert value < 0 if feared else value == 0


# ── keeping a card, against throwing it away ──────────────────────────────────────────────────


@pytest.mark.parametrize("card", DISTANCES)
def test_a_distance_is_kept(card: Card) -> None:
    assert by.keeps_a_distance(after("100"), WEIGHTS, card) > 0


def test_a_distance_beyond_the_goal_is_worth_nothing() -> None:
    far = "200 200 100 100 50"
    assert by.keeps_a_distance(after(far), WEIGHTS, Card.KM_75) == 0
    assert by.keeps_a_distance(after(far), WEIGHTS, Card.KM_50) > 0
    assert by.keeps_a_distance(after(far, edition="auto-rallye"), WEIGHTS, Card.KM_75) > 0


def test_a_third_200_is_worth_nothing() -> None:
    assert by.keeps_a_distance(after("200"), WEIGHTS, Card.KM_200) > 0
    assert by.keeps_a_distance(after("200 200"), WEIGHTS, Card.KM_200) == 0
    assert by.keeps_a_distance(after("200 200", edition="schmidt,most-200s=4"), WEIGHTS, 4) > 0


@pytest.mark.parametrize("card", DISTANCES)
def test_small_distances_are_worth_more_under_a_limit(card: Card) -> None:
    free, limited = after("25"), after("25 speed-limit")
    gain = by.keeps_a_distance(limited, WEIGHTS, card) - by.keeps_a_distance(free, WEIGHTS, card)
    assert gain > 0 if card.km <= 50 else gain == 0


def test_a_hazard_is_kept_while_somebody_is_not_safe_from_it() -> None:
    hand = "1: accident; turn: 1"
    for safe in "ABC":
        at = seen(f"schmidt 3; {safe}: driving-ace; {hand}")
        assert by.keeps_a_hazard(at, WEIGHTS, Card.ACCIDENT) > 0
    at = seen(f"schmidt 2; B: driving-ace; {hand}")
    assert by.keeps_a_hazard(at, WEIGHTS, Card.ACCIDENT) == 0


@pytest.mark.parametrize("more", ["accident", "flat-tyre"])
def test_one_of_many_hazards_is_worth_less(more: str) -> None:
    one = seen("schmidt 2; 1: accident; turn: 1")
    many = seen(f"schmidt 2; 1: accident {more}; turn: 1")
    kept = [by.keeps_a_hazard(at, WEIGHTS, Card.ACCIDENT) for at in (one, many)]
    assert kept[0] > kept[1] > 0


REMEDIES: Final = (
    (Card.ROLL, "roll", "right-of-way", "stop"),
    (Card.END_OF_LIMIT, "end-of-limit", "right-of-way", "speed-limit"),
    (Card.REPAIRS, "repairs", "driving-ace", "accident"),
    (Card.SPARE_TYRE, "spare-tyre", "puncture-proof", "flat-tyre"),
    (Card.PETROL, "petrol", "petrol-station", "empty-tank"),
)
each_remedy = pytest.mark.parametrize(
    ("card", "remedy", "safety", "hazard"), REMEDIES, ids=[remedy[1] for remedy in REMEDIES]
)


def kept_remedy(card: Card, parts: str) -> int:
    """Return what a remedy is worth to a seat that drives, or whatever else is said."""
    parts = parts if "A:" in parts else f"A: roll; {parts}"
    return by.keeps_a_remedy(seen(f"schmidt 2; {parts}; turn: 1"), WEIGHTS, card)


@each_remedy
def test_a_remedy_is_worth_nothing_beside_its_safety(
    card: Card, remedy: str, safety: str, hazard: str
) -> None:
    del hazard
    assert kept_remedy(card, f"A: roll {safety}; 1: {remedy}") == 0
    assert kept_remedy(card, f"1: {remedy} {safety}") < kept_remedy(card, f"1: {remedy}")


@each_remedy
def test_a_second_remedy_is_worth_less(card: Card, remedy: str, safety: str, hazard: str) -> None:
    del safety, hazard
    assert 0 < kept_remedy(card, f"1: {remedy} {remedy}") < kept_remedy(card, f"1: {remedy}")


@each_remedy
def test_a_remedy_is_worth_less_the_fewer_hazards_are_to_come(
    card: Card, remedy: str, safety: str, hazard: str
) -> None:
    del safety
    hand = f"1: {remedy}"
    before = kept_remedy(card, hand)
    assert kept_remedy(card, f"{hand}; discards: {hazard}") < before


def test_a_remedy_nobody_will_need_is_worth_hardly_anything() -> None:
    gone = "discards: flat-tyre flat-tyre"
    unneeded = kept_remedy(Card.SPARE_TYRE, f"1: spare-tyre; {gone}")
    needed = kept_remedy(Card.SPARE_TYRE, "A: roll flat-tyre; 1: spare-tyre; discards: flat-tyre")
    assert unneeded < by.keeps_a_distance(after("25"), WEIGHTS, Card.KM_25)
    assert needed > unneeded


def test_a_green_light_is_worth_more_to_who_stands() -> None:
    assert kept_remedy(Card.ROLL, "A: 25; 1: roll") > kept_remedy(Card.ROLL, "A: roll; 1: roll")
