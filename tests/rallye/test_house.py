"""House rules: fields a family agreed to change, each with its clause."""

from collections.abc import Mapping

import pytest

from tests.clauses import shows
from tests.rallye.table import Table, agreed
from tischrunde import texts
from tischrunde.core.house import Changes, HouseRulesRefused, HouseValue
from tischrunde.rallye.edition import Edition, Exposure
from tischrunde.rallye.editions import AUTO_RALLYE, EDITIONS, FX_SCHMID, SCHMIDT, WINNING_MOVES
from tischrunde.rallye.house import HOUSE


@shows("house/agreed")
@pytest.mark.parametrize(
    ("book", "changes", "reason"),
    [
        (FX_SCHMID, {"deck": 1}, "unknown-house-rule"),
        (FX_SCHMID, {"flying_cars": True}, "unknown-house-rule"),
        (FX_SCHMID, {"most_200s": True}, "wrong-value"),
        (FX_SCHMID, {"most_200s": -1}, "wrong-value"),
        (FX_SCHMID, {"target": 0}, "wrong-value"),
        (FX_SCHMID, {"target": 1_000_000}, "wrong-value"),
        (FX_SCHMID, {"stock_award": Exposure.NOTHING}, "wrong-value"),
        (AUTO_RALLYE, {"limit_needs_green": False}, "limit-shares-the-battle-pile"),
        (WINNING_MOVES, {"limit_has_own_pile": False}, "limit-shares-the-battle-pile"),
        (FX_SCHMID, {"coup_fourre_chain": False}, "safeties-always-play-again"),
        (AUTO_RALLYE, {"safety_plays_again": True}, "safeties-always-play-again"),
        (AUTO_RALLYE, {"chain_draws_two": True}, "no-chain-to-draw-in"),
        (
            WINNING_MOVES,
            {"chain_draws_two": True, "coup_fourre_chain": False},
            "no-chain-to-draw-in",
        ),
        (FX_SCHMID, {"all_safeties_points": 399}, "four-safeties-below-four-times-one"),
        (FX_SCHMID, {"safety_points": 200}, "four-safeties-below-four-times-one"),
        (AUTO_RALLYE, {"extension_points": 300}, "nothing-without-the-extension"),
        (
            FX_SCHMID,
            {"extension": False, "extension_after_stock": False},
            "nothing-without-the-extension",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(
    book: Edition, changes: Mapping[str, HouseValue], reason: str
) -> None:
    with pytest.raises(HouseRulesRefused) as refused:
        HOUSE.agreed(book, changes)
    assert refused.value.refusal.reason == reason
    for language in texts.LANGUAGES:
        assert texts.explain("rallye", refused.value.refusal, book.id, language, group="house")


@shows("house/agreed")
def test_limits_that_fit_together_are_agreed() -> None:
    edition = agreed(WINNING_MOVES, limit_has_own_pile=False, limit_needs_green=True)
    assert not edition.limit_has_own_pile
    assert agreed(FX_SCHMID, all_safeties_points=400).all_safeties_points == 400
    assert agreed(AUTO_RALLYE, all_safeties_points=0).all_safeties_points == 0


NEEDED: dict[str, Changes] = {
    "limit_has_own_pile": {"limit_needs_green": True},
    "limit_needs_green": {"limit_has_own_pile": True},
    "safety_plays_again": {"coup_fourre_chain": True},
    "coup_fourre_chain": {"safety_plays_again": False},
    "chain_draws_two": {"coup_fourre_chain": True},
    "extension_after_stock": {"extension": True},
    "extension_points": {"extension": True},
    "failed_extension_pays_opponents": {"extension": True},
}
"""What else must be agreed for a change of a field to make sense."""


def another(field: str, printed: HouseValue) -> HouseValue:
    if isinstance(printed, bool):
        return not printed
    if isinstance(printed, int):
        return printed - 10 if field == "safety_points" else printed + 10
    return next(value for value in type(printed) if value is not printed)


@pytest.mark.parametrize("book", EDITIONS.values(), ids=EDITIONS)
@pytest.mark.parametrize("field", HOUSE.rules)
def test_a_changed_field_rests_on_its_house_clause(book: Edition, field: str) -> None:
    printed = getattr(book, field)
    changed = HOUSE.agreed(book, {**NEEDED.get(field, {}), field: another(field, printed)})
    rule = HOUSE.rules[field]
    assert changed.basis[field] == (rule.clause,)
    assert {changed.refusals[key] for key in rule.refusals} <= {rule.clause}
    assert all(changed.lines[key].startswith("house/") for key in rule.lines)


@pytest.mark.parametrize("book", EDITIONS.values(), ids=EDITIONS)
def test_what_is_agreed_as_printed_is_no_house_rule(book: Edition) -> None:
    as_printed = {field: getattr(book, field) for field in HOUSE.rules}
    assert HOUSE.agreed(book, as_printed) == book
    assert HOUSE.agreed(HOUSE.agreed(book, {"most_200s": 3}), {"most_200s": 2}) == book


def test_an_extension_switched_off_later_leaves_nothing_to_score() -> None:
    more = HOUSE.agreed(FX_SCHMID, {"extension_points": 300})
    with pytest.raises(HouseRulesRefused):
        HOUSE.agreed(more, {"extension": False})


@shows("house/exact-goal")
def test_the_goal_may_be_made_exact_or_passed() -> None:
    text = "auto-rallye 2; A: roll 200 100 100 100 100; 1: 200 ..."
    assert Table(text).allows("1 200")
    assert Table(text, agreed(AUTO_RALLYE, exact_goal=True)).refused("1 200") == "house/exact-goal"
    loose = agreed(FX_SCHMID, exact_goal=False)
    assert Table(text.replace("auto-rallye", "fx-schmid"), loose).allows("1 200")


@shows("house/most-200s")
def test_three_200s_may_be_agreed() -> None:
    edition = agreed(FX_SCHMID, most_200s=3)
    assert Table("fx-schmid 4; A: roll 200 200; 1: 200 ...", edition).allows("1 200")
    full = Table("fx-schmid 4; A: roll 200 200 200; 1: 200 ...", edition)
    assert full.refused("1 200") == "house/most-200s"


@shows("house/limit-has-own-pile")
def test_the_limit_may_be_put_on_the_battle_pile() -> None:
    edition = agreed(FX_SCHMID, limit_has_own_pile=False)
    table = Table("fx-schmid 2; B: roll; 1: speed-limit stop ...; 2: 25 ...", edition)
    table.play("1 speed-limit>B", "2 stand")
    assert table.battle("B") == "speed-limit"
    assert table.speed("B") is None
    table.play("2 25")
    assert not table.allows("1 stop>B")


@shows("house/limit-needs-green")
def test_a_limit_may_be_allowed_before_the_start() -> None:
    text = "fx-schmid 2; 1: speed-limit ..."
    assert Table(text).refused("1 speed-limit>B") == "fx-schmid/limit-before-start"
    assert Table(text, agreed(FX_SCHMID, limit_needs_green=False)).allows("1 speed-limit>B")
    strict = agreed(WINNING_MOVES, limit_needs_green=True)
    table = Table("winning-moves 2; A: roll; 1: speed-limit ...", strict)
    assert table.refused("1 speed-limit>B") == "house/limit-needs-green"


@shows("house/attack-before-opening")
def test_attacking_before_the_own_opening_may_be_agreed_or_given_up() -> None:
    text = "winning-moves 2; B: roll; 1: stop ..."
    assert Table(text).refused("1 stop>B") == "winning-moves/no-green-to-open"
    assert Table(text, agreed(WINNING_MOVES, attack_before_opening=True)).allows("1 stop>B")
    for book in (FX_SCHMID, AUTO_RALLYE, SCHMIDT):
        text = f"{book.id} 2; B: roll; 1: stop ..."
        assert Table(text).allows("1 stop>B")
        later = Table(text, agreed(book, attack_before_opening=False))
        assert later.refused("1 stop>B") == "house/attack-before-opening"


@shows("house/attack-before-opening", "house/discard-only-when-stuck")
def test_whoever_may_not_attack_yet_is_stuck() -> None:
    text = "fx-schmid 2; B: roll; 1: 25 stop"
    strict = agreed(FX_SCHMID, discard_only_when_stuck=True)
    assert not Table(text, strict).allows("1 -25")
    assert Table(text, HOUSE.agreed(strict, {"attack_before_opening": False})).allows("1 -25")


@shows("house/under-right-of-way")
def test_right_of_way_may_be_opened_to_attack() -> None:
    for book in (SCHMIDT, WINNING_MOVES):
        text = f"{book.id} 2; A: roll; B: right-of-way; 1: flat-tyre ..."
        assert not Table(text).allows("1 flat-tyre>B")
        opened = agreed(book, under_right_of_way=Exposure.ANYTHING)
        assert Table(text, opened).allows("1 flat-tyre>B")
    closed = agreed(FX_SCHMID, under_right_of_way=Exposure.NOTHING)
    table = Table("fx-schmid 2; B: right-of-way; 1: flat-tyre ...", closed)
    assert table.refused("1 flat-tyre>B") == "house/under-right-of-way"


@shows("house/safety-plays-again")
def test_another_card_after_a_safety_may_be_agreed() -> None:
    text = "winning-moves 2; 1: driving-ace ..."
    table = Table(text)
    table.play("1 driving-ace")
    assert table.turn == 2
    table = Table(text, agreed(WINNING_MOVES, safety_plays_again=True))
    table.play("1 driving-ace")
    assert (table.turn, len(table.hand(1))) == (1, 7)


@shows("house/coup-fourre-chain")
def test_the_card_after_a_drawn_safety_may_be_given_up() -> None:
    text = (
        "winning-moves 2; B: roll flat-tyre; 2: puncture-proof 25 25 25 25 25; "
        "stock: driving-ace ...; turn: 1; attack: flat-tyre>B"
    )
    for edition, turn in ((WINNING_MOVES, 2), (agreed(WINNING_MOVES, coup_fourre_chain=False), 1)):
        table = Table(text, edition)
        table.play("2 coup", "2 driving-ace")
        assert table.turn == turn


CHAIN = (
    "winning-moves 2; A: roll; B: roll flat-tyre; 2: puncture-proof stop 50 50 100 100; "
    "stock: driving-ace 25 75 200 ...; turn: 1; attack: flat-tyre>B"
)


@shows("house/chain-draws-two")
@pytest.mark.parametrize("book", [FX_SCHMID, WINNING_MOVES], ids=lambda book: str(book.id))
def test_after_a_safety_of_the_chain_two_may_be_drawn_and_two_laid(book: Edition) -> None:
    text = CHAIN.replace("winning-moves", book.id)
    table = Table(text)
    table.play("2 coup", "2 driving-ace")
    assert len(table.hand(2)) == 7
    table.play("2 100")
    assert (table.turn, table.view().hand_sizes) == (1, (7, 6))

    table = Table(text, agreed(book, chain_draws_two=True))
    table.play("2 coup", "2 driving-ace")
    assert table.hand(2) == ["25", "50", "50", "75", "100", "100", "200", "stop"]
    table.play("2 100")
    assert (table.turn, len(table.hand(2))) == (2, 7)
    table.play("2 100")
    assert (table.turn, table.view().hand_sizes) == (1, (7, 6))
    assert table.display("B").km == 200


@shows("house/chain-draws-two")
def test_an_attack_among_the_two_that_stands_does_not_end_the_turn() -> None:
    edition = agreed(WINNING_MOVES, chain_draws_two=True)
    table = Table(CHAIN, edition)
    table.play("2 coup", "2 driving-ace", "2 stop>A", "1 stand")
    assert (table.turn, len(table.hand(2))) == (2, 7)
    table.play("2 100")
    assert table.turn == 1
    answered = Table(CHAIN.replace("; 2:", "; 1: right-of-way ...; 2:"), edition)
    answered.play("2 coup", "2 driving-ace", "2 stop>A", "1 coup", "1 -25")
    assert (answered.turn, len(answered.hand(2))) == (2, 7)
    answered.play("2 100")
    assert (answered.turn, len(answered.hand(2))) == (1, 6)


@shows("house/chain-draws-two")
def test_a_chain_may_go_on_and_ends_with_six_cards() -> None:
    edition = agreed(WINNING_MOVES, chain_draws_two=True)
    stock = "driving-ace right-of-way petrol-station 25 25 25 25 25 ..."
    table = Table(CHAIN.replace("driving-ace 25 75 200 ...", stock), edition)
    table.play("2 coup", "2 driving-ace", "2 right-of-way", "2 petrol-station")
    assert table.view().hand_sizes == (6, 10)
    for _ in range(3):
        table.play("2 -25")
        assert table.turn == 2
    table.play("2 -25")
    assert (table.turn, table.view().hand_sizes) == (1, (7, 6))


@shows("house/chain-draws-two")
def test_a_short_stock_gives_what_it_has() -> None:
    edition = agreed(WINNING_MOVES, chain_draws_two=True)
    table = Table(CHAIN.replace("driving-ace 25 75 200 ...", "driving-ace 25"), edition)
    table.play("2 coup", "2 driving-ace")
    assert (table.turn, table.stock, len(table.hand(2))) == (2, 0, 6)
    table.play("2 100")
    assert (table.turn, len(table.hand(2))) == (1, 5)


@shows("house/discard-only-when-stuck")
def test_discarding_may_be_left_to_the_stuck() -> None:
    edition = agreed(FX_SCHMID, discard_only_when_stuck=True)
    can_drive = Table("fx-schmid 2; A: roll; 1: 25 stop ...", edition)
    assert can_drive.refused("1 -stop") == "house/discard-only-when-stuck"
    can_attack = Table("fx-schmid 2; A: roll stop; B: roll; 1: stop 200 200 200 200", edition)
    assert not can_attack.allows("1 -200")
    holds_back = Table("fx-schmid 2; A: roll stop; 1: 200 driving-ace", edition)
    assert holds_back.allows("1 -200")
    assert holds_back.allows("1 -driving-ace")


@shows("house/hands-played-out")
def test_the_round_may_end_with_the_stock() -> None:
    text = "fx-schmid 2; 1: 25 ...; stock: ; turn: 1"
    table = Table(text)
    table.play("1 -25")
    assert not table.round.over
    table = Table(text, agreed(FX_SCHMID, hands_played_out=False))
    table.play("1 -25")
    assert table.round.over


@shows("house/extension")
def test_the_extension_may_be_switched_off_or_on() -> None:
    text = "fx-schmid 2; A: roll 200 200 100 100; 1: 100 ...; turn: 1"
    table = Table(text, agreed(FX_SCHMID, extension=False))
    table.play("1 100")
    assert table.round.over
    table = Table(text.replace("fx-schmid", "auto-rallye"), agreed(AUTO_RALLYE, extension=True))
    table.play("1 100")
    assert table.legal(1) == {"extend", "finish"}


@shows("house/extension-after-stock")
def test_the_extension_may_end_with_the_stock() -> None:
    text = "fx-schmid 2; A: roll 200 200 100 100; 1: 100 ...; stock: ; turn: 1"
    table = Table(text)
    table.play("1 100")
    assert table.legal(1) == {"extend", "finish"}
    table = Table(text, agreed(FX_SCHMID, extension_after_stock=False))
    table.play("1 100")
    assert table.round.over
