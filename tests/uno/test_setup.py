"""Before the first turn: the deck, the players, the dealer and the deal."""

from collections import Counter
from typing import Final

import pytest

from tests.clauses import shows
from tests.uno.table import Table
from tischrunde.core.chance import Chance
from tischrunde.core.shuffle import Stream, shuffled
from tischrunde.uno.cards import Card
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.match import Match, dealer_draws
from tischrunde.uno.notation import CARD_NAMES, read_move
from tischrunde.uno.position import Position, laid_out
from tischrunde.uno.round import Round
from tischrunde.uno.rules import Rules

COLOURS: Final = ("red", "yellow", "green", "blue")
KINDS: Final = {name: card for card, name in CARD_NAMES.items()}

each_table = pytest.mark.parametrize("players", [2, 3, 10])


def whole_deck(position: Position) -> Counter[str]:
    """Count every card on the table: in the hands, in the stock and in the discard pile."""
    cards = Counter([*position.piles.stock(), *position.piles.discards])
    for hand in position.hands:
        cards.update(hand.cards())
    return Counter({Card(kind).slug: count for kind, count in cards.items()})


def dealt(players: int, seed: int, dealer: int = 0) -> Round:
    return Round.dealt(Rules(UNO_CARABINER, players), Chance(bytes([seed]), "deal"), dealer)


def first_round(players: int, seed: int) -> Round:
    return Match(UNO_CARABINER, players, bytes([seed])).round


def drawing_for_the_deal(*draws: str) -> list[tuple[list[int], set[int]]]:
    """Return who draws and who has the highest, each time, when these cards come up."""
    deck = bytes(KINDS[name] for name in reversed(" ".join(draws).split()))
    return [
        ([seat + 1 for seat in cards], {seat + 1 for seat in highest})
        for cards, highest in dealer_draws(len(draws[0].split()), deck)
    ]


# ── the deck ──────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/deck")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_has_19_numbers_and_two_of_each_action_card(colour: str) -> None:
    deck = whole_deck(first_round(2, 0).position)
    of_colour = {name: count for name, count in deck.items() if name.startswith(f"{colour}-")}
    once = {f"{colour}-0": 1}
    numbers = {f"{colour}-{number}": 2 for number in range(1, 10)}
    symbols = {f"{colour}-{symbol}": 2 for symbol in ("draw-two", "reverse", "skip")}
    assert of_colour == once | numbers | symbols
    assert sum((once | numbers).values()) == 19


@shows("uno-carabiner/deck")
@each_table
def test_four_wilds_and_four_wild_draw_fours_make_it_108_cards(players: int) -> None:
    deck = whole_deck(first_round(players, 0).position)
    assert {name: deck[name] for name in deck if not name.startswith(COLOURS)} == {
        "wild": 4,
        "wild-draw-four": 4,
    }
    assert deck.total() == 108


# ── the players ───────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/players")
def test_two_to_ten_may_play() -> None:
    assert UNO_CARABINER.player_counts == (2, 3, 4, 5, 6, 7, 8, 9, 10)
    for players in (0, 1, 11):
        with pytest.raises(ValueError, match=f"not {players}"):
            Rules(UNO_CARABINER, players)


@shows("uno-carabiner/players")
@pytest.mark.parametrize("players", range(2, 11))
def test_every_player_plays_alone(players: int) -> None:
    match = Match(UNO_CARABINER, players, b"seed")
    assert len(match.totals) == players
    assert match.rules.members == tuple((seat,) for seat in range(players))


@shows("uno-carabiner/players")
def test_only_the_one_who_goes_out_wins_the_round() -> None:
    hands = "1: blue-1; 2: red-5; 3: red-9; 4: red-8"
    table = Table(f"uno-carabiner 4; {hands}; discards: red-3; turn: 2")
    table.play("2 red-5")
    assert table.round.winners == {1}
    assert [table.sheet(party).total for party in "ABCD"] == [0, 18, 0, 0]


# ── who deals ─────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/choose-dealer")
@pytest.mark.parametrize(
    ("cards", "dealer"),
    [
        ("red-9 blue-8", 1),
        ("red-8 blue-9", 2),
        ("green-3 yellow-7 red-5", 2),
        ("red-0 blue-0 green-1", 3),
        ("red-1 red-2 red-3 red-4 red-5 red-6 red-7 blue-9 red-8 blue-8", 8),
    ],
)
def test_everybody_draws_and_the_highest_number_deals(cards: str, dealer: int) -> None:
    everybody = [seat + 1 for seat, _ in enumerate(cards.split())]
    assert drawing_for_the_deal(cards) == [(everybody, {dealer})]


@shows("uno-carabiner/choose-dealer")
@pytest.mark.parametrize("symbol", ["blue-skip", "blue-reverse", "blue-draw-two"])
def test_action_cards_count_zero(symbol: str) -> None:
    assert drawing_for_the_deal(f"{symbol} red-1") == [([1, 2], {2})]
    assert drawing_for_the_deal(f"{symbol} red-0", "red-1 red-2") == [
        ([1, 2], {1, 2}),
        ([1, 2], {2}),
    ]


@shows("uno-carabiner/dealer-draw-returned")
@pytest.mark.parametrize("wild", ["wild", "wild-draw-four"])
def test_wilds_count_zero_like_other_action_cards(wild: str) -> None:
    assert drawing_for_the_deal(f"{wild} red-1") == [([1, 2], {2})]
    assert drawing_for_the_deal(f"{wild} red-0 blue-skip", "red-1 red-2 blue-1") == [
        ([1, 2, 3], {1, 2, 3}),
        ([1, 2, 3], {2}),
    ]


@shows("uno-carabiner/choose-dealer")
def test_ties_are_drawn_again_among_the_tied() -> None:
    assert drawing_for_the_deal(
        "red-9 blue-8 green-9 blue-9", "red-4 blue-4 red-2", "red-1 red-3"
    ) == [
        ([1, 2, 3, 4], {1, 3, 4}),
        ([1, 3, 4], {1, 3}),
        ([1, 3], {3}),
    ]


@shows("uno-carabiner/choose-dealer")
@each_table
def test_the_one_with_the_highest_number_deals_the_first_round(players: int) -> None:
    dealers: set[int] = set()
    for seed in range(100):
        match = Match(UNO_CARABINER, players, bytes([seed]))
        _, highest = dealer_draws(
            players, shuffled(match.rules.cards, Stream(match.seed, "dealer"))
        )[-1]
        assert highest == {match.round.position.dealer}
        dealers |= highest
    assert dealers == set(range(players))


@shows("uno-carabiner/choose-dealer")
@pytest.mark.parametrize(("dealer", "next_dealer"), [(1, 2), (2, 3), (3, 1)])
def test_the_deal_passes_to_the_left_in_later_rounds(dealer: int, next_dealer: int) -> None:
    match = Match(UNO_CARABINER, 3, b"seed")
    last_card = f"1: red-5; 2: red-1; 3: red-2; discards: red-3; dealer: {dealer}; turn: 1"
    match.round = Table(f"uno-carabiner 3; {last_card}").round
    match.play(0, read_move("red-5"))
    assert match.number == 2
    assert match.round.position.dealer + 1 == next_dealer


@shows("uno-carabiner/dealer-draw-returned")
@each_table
def test_the_cards_drawn_for_the_deal_go_back_before_shuffling(players: int) -> None:
    for seed in range(20):
        assert whole_deck(first_round(players, seed).position) == {
            card.slug: count for card, count in UNO_CARABINER.deck.items()
        }


# ── the deal ──────────────────────────────────────────────────────────────────────────────────


def number_up(players: int) -> Round:
    """Deal until a number card is turned up, so that nobody has drawn yet."""
    rounds = (dealt(players, seed) for seed in range(100))
    return next(each for each in rounds if each.view(None).top.is_number)


@shows("uno-carabiner/deal")
@pytest.mark.parametrize("players", range(2, 11))
def test_seven_cards_each_are_dealt_and_the_rest_is_the_stock(players: int) -> None:
    view = number_up(players).view(None)
    assert view.hand_sizes == (7,) * players
    assert view.stock == 108 - 7 * players - 1


@shows("uno-carabiner/deal")
def test_the_cards_are_shuffled_before_each_deal() -> None:
    deals = [
        (*position.piles.stock(), *(tuple(hand.cards()) for hand in position.hands))
        for position in (dealt(2, seed).position for seed in range(20))
    ]
    assert len(set(deals)) == len(deals)
    tops = {dealt(2, seed).view(None).top for seed in range(200)}
    assert len(tops) > 40


@shows("uno-carabiner/deal")
def test_nobody_sees_the_stock_or_another_hand() -> None:
    dealt_round = number_up(3)
    top = dealt_round.view(None).top
    hidden = {**UNO_CARABINER.deck, top: UNO_CARABINER.deck[top] - 1}
    assert dealt_round.view(None).unseen == hidden
    for seat in range(3):
        view = dealt_round.view(seat)
        assert len(view.hand) == 7
        assert view.unseen == {card: hidden[card] - view.hand.count(card) for card in Card}


@shows("uno-carabiner/turn-up")
@each_table
def test_the_top_stock_card_is_turned_up_and_starts_the_discard_pile(players: int) -> None:
    rules = Rules(UNO_CARABINER, players)
    top = Card.BLUE_7
    rest = Counter(rules.cards) - Counter([top, *[Card.WILD] * 4])
    hands, stock = [*rest.elements()][: 7 * players], [*rest.elements()][7 * players :]
    position = laid_out(rules, bytes([*stock, top, *hands]), 0, Chance(b"", ""))
    position.deal()
    assert position.piles.discards == [top]
    assert position.piles.stock() == stock
    assert Round(position).view(None).top is top
