"""Before play: the deck, the parties and the deal."""

from collections import Counter

import pytest

from tests.clauses import shows
from tests.rallye.table import Table
from tischrunde.rallye.cards import HAZARDS, REMEDIES, SAFETIES, Card, Group
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.match import Match
from tischrunde.rallye.moves import Lay
from tischrunde.rallye.notation import CARD_NAMES
from tischrunde.rallye.position import laid_out
from tischrunde.rallye.round import Round
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.view import RoundView

PRINTED = {
    "25": 10,
    "50": 10,
    "75": 10,
    "100": 12,
    "200": 4,
    "stop": 5,
    "speed-limit": 4,
    "accident": 3,
    "flat-tyre": 3,
    "empty-tank": 3,
    "roll": 14,
    "end-of-limit": 6,
    "repairs": 6,
    "spare-tyre": 6,
    "petrol": 6,
    "right-of-way": 1,
    "driving-ace": 1,
    "puncture-proof": 1,
    "petrol-station": 1,
}

BELONG_TOGETHER = pytest.mark.parametrize(
    ("hazard", "remedy", "safety"),
    [
        ("stop", "roll", "right-of-way"),
        ("speed-limit", "end-of-limit", "right-of-way"),
        ("accident", "repairs", "driving-ace"),
        ("flat-tyre", "spare-tyre", "puncture-proof"),
        ("empty-tank", "petrol", "petrol-station"),
    ],
)


def names(cards: tuple[Card, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def first_round(edition: str, players: int, seed: int = 0) -> Round:
    return Match(EDITIONS[edition], players, bytes([seed])).round


def deck(edition: str, players: int) -> dict[str, int]:
    return Counter(CARD_NAMES[Card(kind)] for kind in first_round(edition, players).position.deck)


def seating(edition: str, players: int) -> str:
    displays = Table(f"{edition} {players}").view().displays
    party_at = {seat: "ABC"[display.party] for display in displays for seat in display.members}
    return "".join(party_at[seat] for seat in range(players))


# ── the deck ──────────────────────────────────────────────────────────────────────────────────


@shows("fx-schmid/deck", "schmidt/deck", "winning-moves/deck")
def test_the_full_deck_has_106_cards(edition: str) -> None:
    assert deck(edition, 4) == deck(edition, 6) == PRINTED
    assert sum(PRINTED.values()) == 106


@shows("auto-rallye/deck")
def test_auto_rallye_has_four_more_distance_cards() -> None:
    full = PRINTED | {"25": 12, "50": 11, "75": 11}
    assert deck("auto-rallye", 4) == full
    assert sum(full.values()) == 110


@shows("fx-schmid/deck", "schmidt/deck")
@pytest.mark.parametrize(
    ("group", "cards"),
    [
        (Group.HAZARD, "stop speed-limit accident flat-tyre empty-tank"),
        (Group.REMEDY, "roll end-of-limit repairs spare-tyre petrol"),
        (Group.SAFETY, "right-of-way driving-ace puncture-proof petrol-station"),
    ],
)
def test_five_hazards_five_remedies_and_four_safeties(
    edition: str, group: Group, cards: str
) -> None:
    in_play = deck(edition, 4)
    of_group = [CARD_NAMES[card] for card in Card if card.group is group]
    assert [name for name in of_group if in_play[name]] == cards.split()


@shows("fx-schmid/distances")
def test_distance_cards_are_worth_what_they_show() -> None:
    distances = [name for name in deck("fx-schmid", 4) if name.isdecimal()]
    assert sorted(map(int, distances)) == [25, 50, 75, 100, 200]
    for km in map(int, distances):
        table = Table(f"fx-schmid 4; A: roll; 1: {km} ...; turn: 1")
        table.play(f"1 {km}")
        assert table.display("A").km == km


@shows("fx-schmid/solo-removes-attacks", "schmidt/players-goal-deal")
def test_two_or_three_players_take_out_one_of_each_hazard(edition: str) -> None:
    fewer = {"stop": 4, "speed-limit": 3, "accident": 2, "flat-tyre": 2, "empty-tank": 2}
    assert deck(edition, 2) == deck(edition, 3) == PRINTED | fewer
    assert deck(edition, 4) == deck(edition, 6) == PRINTED


@shows("winning-moves/solo-removes-hazards")
def test_winning_moves_leaves_all_four_limits_in() -> None:
    fewer = {"stop": 4, "accident": 2, "flat-tyre": 2, "empty-tank": 2}
    assert deck("winning-moves", 2) == deck("winning-moves", 3) == PRINTED | fewer
    assert sum(deck("winning-moves", 2).values()) == 102
    assert deck("winning-moves", 4) == deck("winning-moves", 6) == PRINTED


@shows("auto-rallye/no-removal")
def test_auto_rallye_takes_nothing_out() -> None:
    assert [sum(deck("auto-rallye", players).values()) for players in (2, 3, 4, 6)] == [110] * 4


@shows("fx-schmid/pairs", "auto-rallye/pairs", "schmidt/pairs", "winning-moves/pairs")
@BELONG_TOGETHER
def test_a_hazard_is_cancelled_by_its_own_remedy_alone(
    edition: str, hazard: str, remedy: str, safety: str
) -> None:
    remedies = names(REMEDIES)
    table = Table(f"{edition} 2; A: roll {hazard}; 1: {' '.join(remedies)} {safety} 25; turn: 1")
    assert [name for name in remedies if table.allows(f"1 {name}")] == [remedy]


@shows("fx-schmid/pairs", "auto-rallye/pairs", "schmidt/pairs", "winning-moves/pairs")
@BELONG_TOGETHER
def test_a_hazard_is_lifted_by_its_own_safety_alone(
    edition: str, hazard: str, remedy: str, safety: str
) -> None:
    for name in names(SAFETIES):
        table = Table(f"{edition} 2; A: roll {hazard}; 1: {name} {remedy} ...; turn: 1")
        table.play(f"1 {name}")
        assert (hazard in table.discards) == (name == safety)


@shows("fx-schmid/pairs", "auto-rallye/pairs", "schmidt/pairs", "winning-moves/pairs")
@BELONG_TOGETHER
def test_a_hazard_is_prevented_by_its_own_safety_alone(
    edition: str, hazard: str, remedy: str, safety: str
) -> None:
    for name in names(SAFETIES):
        table = Table(f"{edition} 2; A: roll; B: roll {name}; 1: {hazard} {remedy} ...; turn: 1")
        assert table.allows(f"1 {hazard}>B") == (name != safety)


@shows("fx-schmid/pairs", "auto-rallye/pairs", "schmidt/pairs", "winning-moves/pairs")
def test_only_the_five_hazards_attack(edition: str) -> None:
    for card in Card:
        name = CARD_NAMES[card]
        table = Table(f"{edition} 2; A: roll; B: roll; 1: {name} ...; turn: 1")
        if card in HAZARDS:
            assert table.allows(f"1 {name}>B")
        else:
            assert not table.allows(f"1 {name}>B")
            assert table.refused(f"1 {name}>B") == f"{edition}/pairs"


@shows("auto-rallye/pairs")
@BELONG_TOGETHER
def test_a_remedied_breakdown_needs_free_drive_too_but_a_safety_is_enough(
    hazard: str, remedy: str, safety: str
) -> None:
    remedied = Table(f"auto-rallye 2; A: roll {hazard} {remedy}; 1: 25 roll ...; turn: 1")
    assert remedied.allows("1 25") == (hazard in {"stop", "speed-limit"})
    if not remedied.allows("1 25"):
        remedied.play("1 roll", "2 -25")
        assert remedied.allows("1 25")
    secured = Table(f"auto-rallye 2; A: roll {hazard}; 1: {safety} 100 ...; turn: 1")
    secured.play(f"1 {safety}", "2 -25")
    assert secured.allows("1 100")


# ── the parties ───────────────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/players",
    "auto-rallye/players",
    "schmidt/players-goal-deal",
    "winning-moves/players",
)
def test_two_or_three_drive_alone_and_four_in_two_teams(edition: str) -> None:
    assert seating(edition, 2) == "AB"
    assert seating(edition, 3) == "ABC"
    assert sorted(seating(edition, 4)) == list("AABB")
    assert EDITIONS[edition].player_counts == (2, 3, 4, 6)
    for players in (1, 5, 7):
        with pytest.raises(ValueError, match=f"not {players}"):
            Rules(EDITIONS[edition], players)


@shows("fx-schmid/players", "schmidt/players-goal-deal")
def test_six_are_two_teams_of_three(edition: str) -> None:
    assert sorted(seating(edition, 6)) == list("AAABBB")


@shows("auto-rallye/players", "winning-moves/players")
def test_six_are_three_teams_of_two(edition: str) -> None:
    assert sorted(seating(edition, 6)) == list("AABBCC")


@shows(
    "fx-schmid/players",
    "auto-rallye/players",
    "schmidt/players-goal-deal",
    "winning-moves/players",
)
def test_nobody_can_attack_a_party_that_is_not_there(edition: str) -> None:
    clause = "players-goal-deal" if edition == "schmidt" else "players"
    table = Table(f"{edition} 2; B: roll; 1: stop ...; turn: 1")
    assert not table.allows("1 stop>C")
    assert table.refused("1 stop>C") == f"{edition}/{clause}"


@shows("fx-schmid/seating", "schmidt/players-goal-deal")
def test_two_teams_alternate_around_the_table(edition: str) -> None:
    assert seating(edition, 4) == "ABAB"
    assert seating(edition, 6) == "ABABAB"


@shows("auto-rallye/seating", "winning-moves/players")
def test_friend_and_foe_alternate_and_partners_face_each_other(edition: str) -> None:
    assert seating(edition, 4) == "ABAB"
    assert seating(edition, 6) == "ABCABC"


@shows("auto-rallye/seating")
@pytest.mark.parametrize(("players", "teams"), [(4, 2), (6, 3)])
def test_a_second_player_moves_only_after_every_other_team(players: int, teams: int) -> None:
    table = Table(f"auto-rallye {players}; turn: 1")
    party_of = table.round.position.rules.party_of
    moved = []
    for _ in range(players):
        moved.append(party_of[table.turn - 1])
        table.play(f"{table.turn} -{table.hand(table.turn)[0]}")
    assert moved == [*range(teams)] * 2


@shows("schmidt/players-goal-deal")
def test_solo_drivers_go_exactly_700_km_and_teams_exactly_1000() -> None:
    goals = [Table(f"schmidt {players}").view().goal for players in (2, 3, 4, 6)]
    assert goals == [700, 700, 1000, 1000]
    team = Table("schmidt 4; A: roll 200 200 100 100 100 100 100 75; 1: 25 50 ...; turn: 1")
    assert not team.allows("1 50")
    assert team.refused("1 50") == "schmidt/no-overshoot"
    team.play("1 25")
    assert team.view().winner == 0


# ── the deal ──────────────────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/first-dealer",
    "auto-rallye/deal",
    "schmidt/players-goal-deal",
    "winning-moves/first-dealer",
)
def test_the_first_dealer_is_drawn_by_lot(edition: str) -> None:
    for players in (2, 3, 4, 6):
        dealers = [first_round(edition, players, seed).position.dealer for seed in range(60)]
        assert set(dealers) == set(range(players))


@shows("fx-schmid/deal", "auto-rallye/deal", "schmidt/players-goal-deal", "winning-moves/deal")
def test_the_cards_are_shuffled_and_none_is_lost(edition: str) -> None:
    decks = [first_round(edition, 2, seed).position.deck for seed in range(20)]
    assert len(set(decks)) == len(decks)
    assert {bytes(sorted(cards)) for cards in decks} == {Rules(EDITIONS[edition], 2).cards}


@shows("fx-schmid/deal", "auto-rallye/deal", "schmidt/players-goal-deal", "winning-moves/deal")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_six_each_are_dealt_singly_from_the_dealers_left(edition: str, dealer: int) -> None:
    rules = Rules(EDITIONS[edition], 3)
    top = bytes([Card.KM_25, Card.KM_50, Card.KM_100] * 6 + [Card.STOP])
    rest = Counter(rules.cards) - Counter(top)
    position = laid_out(rules, bytes(reversed([*top, *rest.elements()])), dealer)
    position.deal()
    dealt = Round(position)
    left, right = (dealer + 1) % 3, (dealer + 2) % 3
    assert dealt.view(left).hand == (Card.KM_25,) * 6 + (Card.STOP,)
    assert dealt.view(right).hand == (Card.KM_50,) * 6
    assert dealt.view(dealer).hand == (Card.KM_100,) * 6


@shows("fx-schmid/deal", "auto-rallye/deal", "schmidt/players-goal-deal", "winning-moves/deal")
def test_the_rest_is_the_face_down_stock_beside_an_empty_discard_pile(edition: str) -> None:
    table = first_round(edition, 4).view(None)
    assert table.stock == sum(deck(edition, 4).values()) - 4 * 6 - 1
    assert table.discard is None
    assert {CARD_NAMES[card]: count for card, count in table.unseen.items()} == deck(edition, 4)


@shows("winning-moves/deal")
def test_the_discard_pile_forms_beside_the_stock() -> None:
    table = Table("winning-moves 2; 1: 25 50 ...; stock: 100 75; turn: 1")
    table.play("1 -25")
    assert table.discards == ["25"]
    assert table.view().discard is Card.KM_25
    assert table.stock == 1


def after_a_round_dealt_by(dealer: int, edition: str) -> RoundView:
    match = Match(EDITIONS[edition], 4, b"seed")
    match.round = Table(
        f"{edition} 4; A: roll 200 200 100 100 100 100 100 75; 1: 25 ...; "
        f"dealer: {dealer + 1}; turn: 1"
    ).round
    match.play(0, Lay(Card.KM_25))
    assert match.number == 2
    return match.view(None).round


@shows(
    "fx-schmid/first-player",
    "fx-schmid/first-dealer",
    "auto-rallye/deal",
    "schmidt/players-goal-deal",
    "winning-moves/first-player",
)
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_deal_passes_to_the_left(edition: str, dealer: int) -> None:
    assert after_a_round_dealt_by(dealer, edition).dealer == (dealer + 1) % 4
