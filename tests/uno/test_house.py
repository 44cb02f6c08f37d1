"""House rules: what a family may agree on, turns, teams and points."""

from collections.abc import Mapping
from dataclasses import FrozenInstanceError
from random import Random
from typing import Final

import pytest

from tests.clauses import shows
from tests.uno.table import Table
from tischrunde.core.events import Dealt
from tischrunde.core.house import HouseRulesRefused, HouseValue
from tischrunde.games.register import house_register
from tischrunde.uno.edition import Stacking
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.house import HOUSE
from tischrunde.uno.match import Match

PRINTED: Final = "uno-carabiner"
REVERSE_SKIPS: Final = "uno-carabiner,reverse-skips-with-two"
JUMP_IN: Final = "uno-carabiner,jump-in"
TEAMS: Final = "uno-carabiner,teams"
KEEPING: Final = "uno-carabiner,everybody-keeps-points"


# ── what can be agreed ────────────────────────────────────────────────────────────────────────


@shows("house/agreed")
@pytest.mark.parametrize(
    ("changes", "reason", "clause"),
    [
        ({"symbol_points": 10}, "unknown-house-rule", "house/agreed"),
        ({"most_players": 12}, "unknown-house-rule", "house/agreed"),
        ({"flying_cards": True}, "unknown-house-rule", "house/agreed"),
        ({"jump_in": 1}, "wrong-value", "house/jump-in"),
        ({"stacking": True}, "wrong-value", "house/stacking"),
        ({"target": True}, "wrong-value", "house/target"),
        ({"target": 0}, "wrong-value", "house/target"),
        (
            {"stacking": Stacking.TWOS_AND_FOURS},
            "stacked-fours-cannot-be-challenged",
            "house/stacking",
        ),
        (
            {"teams": True, "reverse_skips_with_two": True},
            "teams-are-never-two-players",
            "house/reverse-skips-with-two",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(
    changes: Mapping[str, HouseValue], reason: str, clause: str
) -> None:
    with pytest.raises(HouseRulesRefused) as refused:
        HOUSE.agreed(UNO_CARABINER, changes)
    assert (refused.value.refusal.reason, refused.value.refusal.clause) == (reason, clause)


@shows("house/agreed")
def test_every_listed_rule_can_be_agreed_and_no_other() -> None:
    listed = {clause.id for clause in house_register("uno")} - {"house/agreed"}
    assert {rule.clause for rule in HOUSE.rules.values()} == listed
    assert HOUSE.read(PRINTED) == UNO_CARABINER


@pytest.mark.parametrize("field", HOUSE.rules)
def test_a_changed_field_rests_on_its_house_clause(field: str) -> None:
    printed = getattr(UNO_CARABINER, field)
    others: dict[type, HouseValue] = {bool: not printed, Stacking: Stacking.TWOS, int: 300}
    agreed = HOUSE.agreed(UNO_CARABINER, {field: others[type(printed)]})
    rule = HOUSE.rules[field]
    assert agreed.basis[field] == (rule.clause,)
    assert {agreed.refusals[key] for key in rule.refusals} <= {rule.clause}
    assert HOUSE.agreed(agreed, {field: printed}) == UNO_CARABINER


@shows("house/agreed")
def test_agreed_rules_hold_for_the_whole_match() -> None:
    agreed = HOUSE.read("uno-carabiner,family,target=300")
    match, random, deals = Match(agreed, 2, b"house"), Random(1), 0
    while not match.over:
        assert match.round.position.rules.edition is agreed
        (seat,) = match.waiting
        events = match.play(seat, random.choice(match.legal(seat)))
        deals += any(isinstance(event, Dealt) for event in events)
    assert deals
    with pytest.raises(FrozenInstanceError):
        agreed.target = 500  # type: ignore[misc]


# ── whose turn it is ──────────────────────────────────────────────────────────────────────────


@shows("house/reverse-skips-with-two")
@pytest.mark.parametrize(
    ("rules", "players", "turn"),
    [(PRINTED, 2, 2), (REVERSE_SKIPS, 2, 1), (REVERSE_SKIPS, 3, 3), (REVERSE_SKIPS, 4, 4)],
)
def test_with_two_players_a_reverse_may_act_as_a_skip(rules: str, players: int, turn: int) -> None:
    table = Table(f"{rules} {players}; 1: red-reverse blue-1 blue-2; discards: red-3; turn: 1")
    table.play("1 red-reverse")
    assert table.turn == turn


def before_a_jump(card: str, rules: str = JUMP_IN, rest: str = "turn: 1") -> Table:
    """Return a table of four at which seat 3 holds the twin of the card on top."""
    return Table(
        f"{rules} 4; 1: blue-1 blue-2; 2: yellow-1 yellow-2; 3: {card} red-6 green-5 wild; "
        f"4: green-1 green-2; stock: yellow-8 yellow-9 yellow-6; discards: {card}; {rest}"
    )


@shows("house/jump-in")
def test_the_very_card_on_top_may_be_laid_out_of_turn() -> None:
    assert before_a_jump("red-5", PRINTED).refused("3 red-5") == "uno-carabiner/first-player"
    table = before_a_jump("red-5")
    assert table.legal(3) == {"red-5"}
    table.play("3 red-5")
    assert (table.sizes, table.turn) == ([2, 2, 3, 2], 4)


@shows("house/jump-in")
def test_whoever_laid_the_card_on_top_may_jump_in_on_it() -> None:
    table = Table(
        f"{JUMP_IN} 3; 1: red-5 red-5 blue-1 blue-2; 2: yellow-1 yellow-2; 3: green-1 green-2; "
        "stock: yellow-8 ...; discards: red-3; turn: 1"
    )
    table.play("1 red-5")
    assert (table.turn, table.legal(1)) == (2, {"red-5"})
    table.play("1 red-5")
    assert (table.sizes, table.turn) == ([2, 2, 2], 2)


@shows("house/jump-in")
def test_colour_or_number_alone_does_not_let_a_card_jump_in() -> None:
    table = before_a_jump("red-5")
    for card in ("red-6", "green-5", "wild=red"):
        assert table.refused(f"3 {card}") == "house/jump-in"


@shows("house/jump-in")
@pytest.mark.parametrize(
    ("card", "direction", "turn", "sizes"),
    [
        ("red-5", "right", 2, [2, 2, 3, 2]),
        ("red-skip", "left", 1, [2, 2, 3, 2]),
        ("red-reverse", "left", 2, [2, 2, 3, 2]),
        ("red-draw-two", "left", 1, [2, 2, 3, 4]),
    ],
)
def test_play_goes_on_from_whoever_jumped_in(
    card: str, direction: str, turn: int, sizes: list[int]
) -> None:
    table = before_a_jump(card, rest=f"turn: 1; direction: {direction}")
    table.play(f"3 {card}")
    assert (table.turn, table.sizes) == (turn, sizes)


@shows("house/jump-in")
def test_nobody_jumps_in_once_the_player_on_turn_has_drawn() -> None:
    table = before_a_jump("red-5")
    table.play("1 draw")
    assert table.refused("3 red-5") == "uno-carabiner/first-player"


@shows("house/jump-in")
@pytest.mark.parametrize(("card", "undecided"), [("red-draw-two", "stack: 2"), ("red-7", "swap:")])
def test_nobody_jumps_in_while_something_is_to_be_decided(card: str, undecided: str) -> None:
    table = before_a_jump(card, f"{JUMP_IN},stacking=twos,seven-zero", f"turn: 1; {undecided}")
    assert table.refused(f"3 {card}") == "uno-carabiner/first-player"


@shows("house/jump-in")
@pytest.mark.parametrize("card", ["wild", "wild-draw-four"])
def test_wilds_cannot_jump_in(card: str) -> None:
    table = before_a_jump(card, rest="turn: 1; colour: red")
    assert table.refused(f"3 {card}=red") == "house/jump-in"


@shows("house/jump-in")
def test_jumping_in_closes_the_window_for_catching() -> None:
    table = Table(
        f"{JUMP_IN} 4; 1: blue-1 blue-2; 2: yellow-1 yellow-2; 3: red-5 green-5 green-6; "
        "4: green-1; discards: red-5; turn: 1; uncalled: 4"
    )
    assert table.allows("2 catch>4")
    table.play("3 red-5")
    assert table.refused("2 catch>4") == "uno-carabiner/caught"
    assert table.refused("4 uno") == "uno-carabiner/call-uno"


@shows("house/jump-in")
def test_the_last_card_may_jump_in() -> None:
    table = Table(f"{JUMP_IN} 3; 1: blue-1; 2: yellow-1; 3: red-5; discards: red-5; turn: 1")
    table.play("3 red-5")
    assert table.round.winners == {2}


# ── teams and points ──────────────────────────────────────────────────────────────────────────


def gone_out(rules: str, seat: int = 1) -> Table:
    """Return a table of four at which a seat with one card left has laid it."""
    left = {1: "red-1", 2: "blue-2", 3: "green-skip", 4: "wild"} | {seat: "red-5"}
    hands = "; ".join(f"{holder}: {card}" for holder, card in left.items())
    table = Table(f"{rules} 4; {hands}; discards: red-3; turn: {seat}")
    table.play(f"{seat} red-5")
    return table


def totals(table: Table) -> list[int]:
    (sheets,) = table.round.sheets
    return [sheet.total for sheet in sheets]


@shows("house/teams")
def test_teams_need_four_six_or_eight_players() -> None:
    agreed = HOUSE.read(TEAMS)
    assert UNO_CARABINER.player_counts == tuple(range(2, 11))
    assert agreed.player_counts == (4, 6, 8)
    for players in (2, 3, 5, 7, 9, 10):
        with pytest.raises(ValueError, match=f"not {players}"):
            Match(agreed, players, b"teams")


@shows("house/teams")
@pytest.mark.parametrize("players", [4, 6, 8])
def test_two_who_sit_opposite_each_other_win_together(players: int) -> None:
    half = players // 2
    for seat in range(1, players + 1):
        table = Table(f"{TEAMS} {players}; {seat}: red-5; discards: red-3; turn: {seat}")
        table.play(f"{seat} red-5")
        assert table.round.winners == {(seat - 1) % half}
    assert len(Match(HOUSE.read(TEAMS), players, b"teams").totals) == half


@shows("house/teams")
@pytest.mark.parametrize(
    ("seat", "alone", "together"), [(1, [72, 0, 0, 0], [52, 0]), (3, [0, 0, 53, 0], [52, 0])]
)
def test_the_cards_of_the_partner_do_not_count(
    seat: int, alone: list[int], together: list[int]
) -> None:
    assert totals(gone_out(PRINTED, seat)) == alone
    assert totals(gone_out(TEAMS, seat)) == together


@shows("house/teams")
def test_hands_stay_secret_from_the_partner() -> None:
    one, other = (
        Table(f"{TEAMS} 4; 1: red-1; 2: {two}; 3: {three}; 4: red-2; discards: red-3; turn: 1")
        for two, three in (("blue-1", "green-1"), ("green-1", "blue-1"))
    )
    assert one.hand(3) != other.hand(3)
    assert one.view(1) == other.view(1)


@shows("house/teams", "house/everybody-keeps-points")
def test_a_team_keeps_the_points_of_both_hands() -> None:
    assert totals(gone_out(f"{TEAMS},everybody-keeps-points")) == [0, 52]


@shows("house/everybody-keeps-points")
def test_everybody_may_keep_the_points_of_the_own_hand() -> None:
    assert totals(gone_out(PRINTED)) == [72, 0, 0, 0]
    table = gone_out(KEEPING)
    assert totals(table) == [0, 2, 20, 50]
    (line,) = table.sheet("B").lines
    assert (line.id, line.clause) == ("own-numbers", "uno-carabiner/alternative-scoring")


@shows("house/everybody-keeps-points")
@pytest.mark.parametrize(
    ("rules", "sums", "winners"),
    [
        (PRINTED, (510, 3, 3), {0}),
        (KEEPING, (510, 3, 40), {1}),
        (KEEPING, (510, 3, 3), {1, 2}),
        (KEEPING, (499, 3, 40), set()),
    ],
)
def test_where_points_are_kept_the_lowest_total_wins(
    rules: str, sums: tuple[int, ...], winners: set[int]
) -> None:
    match = Match(HOUSE.read(rules), 3, b"kept")
    match.totals = sums
    assert match.winners == winners


@shows("house/target")
@pytest.mark.parametrize(
    ("rules", "total", "won"),
    [
        (PRINTED, 499, False),
        (PRINTED, 500, True),
        ("uno-carabiner,target=200", 199, False),
        ("uno-carabiner,target=200", 200, True),
        ("uno-carabiner,target=1000", 999, False),
    ],
)
def test_another_target_may_be_agreed(rules: str, total: int, *, won: bool) -> None:
    match = Match(HOUSE.read(rules), 2, b"short")
    match.totals = (total, 0)
    assert bool(match.winners) == won
