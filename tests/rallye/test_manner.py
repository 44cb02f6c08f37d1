"""The manner of play: what lies where on the table, and who sees it."""

import pytest

from tests.clauses import shows
from tests.rallye.table import Table
from tischrunde import texts
from tischrunde.core.refusal import IllegalMove
from tischrunde.rallye.cards import DISTANCES, PAIRS, Card, Group, Pair
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.match import Match
from tischrunde.rallye.moves import Lay
from tischrunde.rallye.notation import CARD_NAMES
from tischrunde.rallye.scoring import scoring_table
from tischrunde.rallye.view import LaidSafety

# ── the display ───────────────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/one-display-per-team",
    "auto-rallye/team-display",
    "schmidt/players-goal-deal",
    "winning-moves/players",
)
def test_team_mates_play_onto_one_display(edition: str) -> None:
    table = Table(f"{edition} 4; 1: roll ...; 3: 100 ...; turn: 1")
    assert [display.members for display in table.view().displays] == [(0, 2), (1, 3)]
    table.play("1 roll", "2 -25", "3 100")
    assert table.battle("A") == "roll"
    assert table.display("A").km == 100


@shows("fx-schmid/layout")
def test_piles_distances_and_safeties_have_their_places() -> None:
    assert EDITIONS["fx-schmid"].zones == ("safeties", "speed", "battle", "distances")
    opening = Table("fx-schmid 2; 1: roll ...; turn: 1")
    opening.play("1 roll")
    assert opening.battle("A") == "roll"
    table = Table(
        "fx-schmid 2; A: roll 25 speed-limit petrol-station; 1: end-of-limit ...; turn: 1"
    )
    display = table.display("A")
    assert display.battle is Card.ROLL
    assert display.speed is Card.SPEED_LIMIT
    assert display.distances == {Card.KM_25: 1}
    assert display.safeties == (LaidSafety(Card.PETROL_STATION, crosswise=False),)
    table.play("1 end-of-limit")
    assert table.battle("A") == "roll"
    assert table.speed("A") == "end-of-limit"


@shows("winning-moves/only-top-visible")
def test_of_the_piles_only_the_top_card_shows_but_every_distance_does() -> None:
    tables = [
        Table(f"winning-moves 4; A: {buried} roll {limits} 25 100 25; turn: 1")
        for buried, limits in (
            ("roll accident repairs", "speed-limit end-of-limit"),
            ("roll stop roll flat-tyre spare-tyre", "speed-limit end-of-limit " * 2),
        )
    ]
    one, other = (table.display("A") for table in tables)
    assert one == other
    assert one.battle is Card.ROLL
    assert one.speed is Card.END_OF_LIMIT
    assert one.distances == {Card.KM_25: 2, Card.KM_100: 1}
    assert one.km == 150


@shows("auto-rallye/running-total", "winning-moves/only-top-visible")
def test_the_kilometres_can_be_read_at_any_time(edition: str) -> None:
    table = Table(f"{edition} 2; A: roll; 1: 25 200 50 100 75 ...; turn: 1")
    for km, total in ((25, 25), (200, 225), (50, 275), (100, 375), (75, 450)):
        table.play(f"1 {km}")
        assert {table.view(seat).displays[0].km for seat in (1, 2, None)} == {total}
        table.play("2 -25")


@shows(
    "fx-schmid/crosswise",
    "auto-rallye/crosswise",
    "schmidt/crosswise",
    "winning-moves/crosswise",
)
def test_a_coup_fourre_lies_crosswise_beside_the_other_safeties(edition: str) -> None:
    table = Table(
        f"{edition} 2; A: roll; B: roll; 1: stop 25 ...; "
        "2: right-of-way driving-ace petrol-station 25 25 25; turn: 1"
    )
    table.play("1 stop>B", "2 coup")
    assert table.safeties("B") == ["right-of-way!"]
    table.play("2 driving-ace")
    assert table.safeties("B") == ["right-of-way!", "driving-ace"]


@shows("fx-schmid/crosswise", "auto-rallye/crosswise")
def test_crosswise_safeties_are_told_apart_when_scoring(edition: str) -> None:
    table = Table(f"{edition} 2; A: roll 25 right-of-way! driving-ace petrol-station; over: hands")
    counts = {line.id: line.count for line in table.sheet("A").lines}
    assert counts["safeties"] == 3
    assert counts["coups-fourres"] == 1


@shows("fx-schmid/attack-on-protected", "schmidt/attack-on-protected")
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.hazard.name)
def test_an_attack_on_a_protected_party_is_refused_with_its_reason_and_costs_nothing(
    edition: str, pair: Pair
) -> None:
    hazard, safety = CARD_NAMES[pair.hazard], CARD_NAMES[pair.safety]
    table = Table(f"{edition} 2; B: roll {safety}; 1: {hazard} ...; turn: 1")
    assert not table.allows(f"1 {hazard}>B")
    with pytest.raises(IllegalMove, match="protected"):
        table.play(f"1 {hazard}>B")
    assert hazard in table.hand(1)
    assert table.waiting == {1}
    ((_, refusal),) = table.view(1).blocked[pair.hazard]
    assert refusal.args == {"party": 1, "safety": safety}
    assert texts.card_name("rallye", pair.safety.slug, edition, "de") in texts.explain(
        "rallye", refusal, edition, "de"
    )


# ── the cards ─────────────────────────────────────────────────────────────────────────────────


@shows("auto-rallye/symbols")
def test_every_card_carries_the_mark_of_its_group() -> None:
    assert {card for card in Card if card.km} == set(DISTANCES)
    assert [card.group for card in Card] == (
        [Group.DISTANCE] * 5 + [Group.HAZARD] * 5 + [Group.REMEDY] * 5 + [Group.SAFETY] * 4
    )
    assert [card.km for card in DISTANCES] == [25, 50, 75, 100, 200]


@shows("auto-rallye/symbols")
def test_cards_that_belong_together_show_the_same_symbol() -> None:
    for pair in PAIRS:
        shown = [card for card in Card if pair.symbol in card.symbols]
        assert shown == [pair.hazard, pair.remedy, pair.safety]


# ── secret hands ──────────────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/hidden-hand",
    "auto-rallye/hidden-hand",
    "schmidt/hidden-hand",
    "winning-moves/hidden-hand",
)
def test_nobody_not_even_a_team_mate_sees_a_hand_or_the_card_drawn(edition: str) -> None:
    others = "2: 25 25 25 50 50 50; 3: 75 75 75 stop stop stop; 4: 25 25 25 50 50 50 75"
    one, other = (
        Table(f"{edition} 4; 1: {held} roll roll roll roll; {others}; stock: {drawn} ...; turn: 4")
        for held, drawn in (("100 200", "petrol"), ("right-of-way repairs", "speed-limit"))
    )
    assert one.play("4 -25") == other.play("4 -25")
    assert "petrol" in one.hand(1)
    assert "speed-limit" in other.hand(1)
    for seat in (2, 3, 4, None):
        assert one.view(seat) == other.view(seat)


# ── overviews ─────────────────────────────────────────────────────────────────────────────────


ALWAYS_SCORED = {
    "safeties": 100,
    "all-safeties": 700,
    "coups-fourres": 300,
    "win": 400,
    "no-200s": 300,
    "unplaced": 500,
}


@shows("winning-moves/info-cards")
@pytest.mark.parametrize("box", EDITIONS)
def test_every_edition_offers_a_card_overview(box: str) -> None:
    overview = {
        texts.card_name("rallye", card.slug, box, "de"): n
        for card, n in EDITIONS[box].cards(4).items()
    }
    assert len(overview) == len(Card)
    assert sum(overview.values()) == (110 if box == "auto-rallye" else 106)


@shows("winning-moves/info-cards")
@pytest.mark.parametrize(
    ("box", "special"),
    [
        ("fx-schmid", {"after-stock": 300, "extension": 200, "failed-extension": 200}),
        ("auto-rallye", {"all-safeties": 300, "coups-fourres": 200}),
        ("schmidt", {"before-stock": 300, "extension": 200, "failed-extension": 200}),
        ("winning-moves", {"after-stock": 300, "extension": 200}),
    ],
)
def test_every_edition_offers_a_scoring_overview(box: str, special: dict[str, int]) -> None:
    assert scoring_table(EDITIONS[box]) == ALWAYS_SCORED | special


@shows("winning-moves/info-cards")
@pytest.mark.parametrize("box", EDITIONS)
def test_every_edition_keeps_a_score_pad(box: str) -> None:
    match = Match(EDITIONS[box], 4, b"seed")
    for number in (1, 2):
        match.round = Table(
            f"{box} 4; A: roll 200 200 100 100 100 100 100 75; B: roll 50; 1: 25 ...; turn: 1"
        ).round
        match.play(0, Lay(Card.KM_25))
        pad = match.view(None)
        assert len(pad.sheets) == number
        assert [sheet.points("distance") for sheet in pad.sheets[-1]] == [1000, 50]
        assert pad.totals == tuple(
            sum(sheets[party].total for sheets in pad.sheets) for party in (0, 1)
        )
