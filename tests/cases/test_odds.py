"""Chances counted exactly: against every order of small decks, and against simulated deals."""

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import sqrt
from typing import Any

import numpy as np
import pytest

from tischrunde.core.odds import at_least_one, draws_until
from tischrunde.engine.odds import odds_of
from tischrunde.games.catalogue import GAMES

DEALS = int(os.environ.get("DEALS", "20000"))
SEED = 9
TURNS = 5

BLUFF = (
    "uno-carabiner 3; 1: red-1 red-2; discards: wild-draw-four blue-5; colour: red; doubt:; "
    "four: 3; before: blue; laid:"
)
POSITIONS = [
    "fx-schmid 2; A: roll stop; B: roll; 1: 200 25 accident stop 100 petrol ...",
    "schmidt 2; A: ; B: roll; 1: speed-limit 25 accident flat-tyre ...; turn: 2",
    "winning-moves 3; A: roll accident; B: roll; C: roll; 1: stop empty-tank 25 25 ...; turn: 3",
    "auto-rallye 4; A: roll speed-limit; B: roll; 1: accident 200 200 100 ...; turn: 4",
    "fx-schmid 6; A: roll 100 100; B: roll; 1: accident stop 100 roll ...; turn: 6",
    "schmidt 2; A: roll stop; B: roll; 1: 200 25 accident ...; stock: 25 roll 50 100 stop",
    "uno-carabiner 3; 1: red-draw-two blue-1 blue-2 red-9 red-8; discards: green-5",
    "uno-carabiner,stacking=twos 4; 1: red-draw-two blue-1 red-9; discards: green-5",
    "uno-carabiner,wild 3; 1: wild-draw-four red-draw-two blue-1; discards: wild; colour: red",
    BLUFF,
]


# ── against enumeration ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("hidden", range(1, 8))
def test_a_chance_is_the_share_of_all_draws(hidden: int) -> None:
    for wanted in range(hidden + 1):
        for drawn in range(hidden + 2):
            draws = list(combinations(range(hidden), min(drawn, hidden)))
            good = sum(any(card < wanted for card in draw) for draw in draws)
            assert at_least_one(wanted, hidden, drawn) == Fraction(good, len(draws))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_draws_are_counted_as_they_are_dealt(players: int) -> None:
    for stock in range(14):
        for ahead in range(players):
            mine = [at for at in range(stock) if at % players == ahead]
            for turns in range(1, 6):
                assert draws_until(turns, ahead, players, stock) == min(turns, len(mine))


def small_views() -> Iterator[tuple[Any, Any]]:
    """Yield positions with so few hidden cards that every deal of them can be looked at."""
    for text in (
        "schmidt 2; A: roll stop; B: roll; 1: accident 25; 2: roll 50 75; stock: roll 100 200 25",
        "fx-schmid 2; A: roll; B: roll; 1: stop accident; 2: right-of-way; stock: 25 driving-ace",
    ):
        round_ = GAMES["rallye"].read_round(text)
        yield round_.position, round_


def test_on_a_small_deck_chances_are_those_of_every_deal() -> None:
    """The hidden cards are those of hand and stock alone; a view that has more is cut to them."""
    for position, round_ in small_views():
        view = round_.view(0)
        cards = [*position.hands[1].cards(), *position.deck[: position.left]]
        kinds = [GAMES["rallye"].cards[card] for card in cards]
        unseen = {card: kinds.count(card) for card in kinds}
        view = replace(view, unseen=unseen)
        held = view.hand_sizes[1]
        for reply in odds_of("rallye").replies(position.rules, view):
            deals = list(combinations(range(len(kinds)), held))
            safety = {"stop": "right-of-way", "accident": "driving-ace"}[reply.card.slug]
            good = sum(any(kinds[at].slug == safety for at in deal) for deal in deals)
            assert reply.chance == Fraction(good, len(deals))
        for need in odds_of("rallye").needs(position.rules, view, TURNS):
            mine = [at for at in range(view.stock) if at % 2 == 1]
            for turns, chance in enumerate(need.chances, 1):
                draws = list(combinations(range(len(kinds)), len(mine[:turns])))
                good = sum(any(kinds[at] in need.cards for at in draw) for draw in draws)
                assert chance == Fraction(good, len(draws))


# ── against simulated deals ───────────────────────────────────────────────────────────────────


CHUNK = 20_000
"""Number of deals that are looked at together."""


def deals(view: Any, numbers: np.random.Generator) -> Iterator[Any]:
    """Yield deals of the hidden cards, each a row, as the numbers of their kinds."""
    hidden = np.array([card for card, number in view.unseen.items() for _ in range(number)])
    left = DEALS
    while left > 0:
        yield numbers.permuted(np.tile(hidden, (min(CHUNK, left), 1)), axis=1)
        left -= CHUNK


def columns(view: Any) -> tuple[dict[int, slice], range]:
    """Return where in a deal each hand lies, and where the stock."""
    hands, at = {}, 0
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            hands[seat] = slice(at, at + size)
            at += size
    return hands, range(at, at + view.stock)


def drawn_by(game: str, rules: Any, view: Any, stock: range) -> list[list[int]]:
    """Return which cards a seat draws in each of its next turns, everybody drawing one a turn."""
    players = len(view.hand_sizes)
    if game == "uno":
        turns = [list(stock[at : at + 1]) for at in range(TURNS)]
        return [list(stock), *turns[1:]] if rules.draw_until_playable else turns
    seat, drawn = view.on_turn, []
    for card in stock:
        seat = (seat + 1) % players
        if seat == view.seat:
            drawn.append([card])
    return (drawn + [[]] * TURNS)[:TURNS]


ANSWERS = {
    "stop": "right-of-way",
    "speed-limit": "right-of-way",
    "accident": "driving-ace",
    "flat-tyre": "puncture-proof",
    "empty-tank": "petrol-station",
}


def answering(cards: Any, view: Any, reply: Any) -> list[int]:
    """Return the kinds of card that answer."""
    if reply.what == "coup-fourre":
        return [card for card in cards if card.slug == ANSWERS[reply.card.slug]]
    if reply.what == "pass-on":
        return [card for card in cards if card.rank is reply.card.rank]
    return [card for card in cards if card.colour is view.doubted.colour]


@pytest.mark.parametrize("text", POSITIONS)
def test_chances_are_those_of_simulated_deals(text: str) -> None:
    """Within three standard errors, with a fixed seed; each deal is drawn from turn by turn."""
    game = "uno" if text.startswith("uno") else "rallye"
    round_ = GAMES[game].read_round(text)
    rules, view = round_.position.rules, round_.view(0)
    needs = odds_of(game).needs(rules, view, TURNS)
    replies = odds_of(game).replies(rules, view)
    assert needs or replies
    hands, stock = columns(view)
    turns = drawn_by(game, rules, view, stock)
    good: Counter[Any] = Counter()
    for deal in deals(view, np.random.default_rng(SEED)):
        for need in needs:
            helps = np.isin(deal, [int(card) for card in need.cards])
            found = np.zeros(len(deal), dtype=bool)
            for turn, drawn in enumerate(turns):
                found |= helps[:, drawn].any(axis=1)
                good[need.what, turn] += int(found.sum())
        for reply in replies:
            answers = np.isin(deal, answering(GAMES[game].cards, view, reply))
            held = [answers[:, hands[seat]].any(axis=1) for seat in reply.seats]
            good[reply] += int(np.logical_or.reduce(held).sum())
    for need in needs:
        for turn, chance in enumerate(need.chances):
            assert_near(good[need.what, turn], chance)
    for reply in replies:
        assert_near(good[reply], reply.chance)


def assert_near(good: int, chance: Fraction) -> None:
    expected = float(chance)
    error = sqrt(expected * (1 - expected) / DEALS)
    assert abs(good / DEALS - expected) <= 3 * error + 1e-12, (good / DEALS, expected, error)


# ── what is needed, and who may answer ────────────────────────────────────────────────────────


def slugs(text: str) -> dict[str, set[str]]:
    round_ = GAMES["rallye"].read_round(text)
    found = odds_of("rallye").needs(round_.position.rules, round_.view(0), 1)
    return {need.what: {card.slug for card in need.cards} for need in found}


@pytest.mark.parametrize(
    ("text", "needed"),
    [
        ("schmidt 2; A: roll stop; 1: 25", {"remedy": {"roll", "right-of-way"}}),
        ("schmidt 2; A: ; 1: 25", {"green": {"roll", "right-of-way"}}),
        ("schmidt 2; A: roll accident repairs; 1: 25", {"green": {"roll", "right-of-way"}}),
        ("schmidt 2; A: roll accident; 1: 25", {"remedy": {"repairs", "driving-ace"}}),
        (
            "schmidt 2; A: roll speed-limit; 1: stop",
            {"end-of-limit": {"end-of-limit", "right-of-way"}, "distance": {"km-25", "km-50"}},
        ),
        ("schmidt 2; A: roll 200 200 100 100 50; 1: stop", {"distance": {"km-25", "km-50"}}),
        ("schmidt 2; A: right-of-way 200 200 100 100 75; 1: stop", {"distance": {"km-25"}}),
    ],
)
def test_what_is_needed_is_what_the_judge_lets_help(text: str, needed: dict[str, set[str]]) -> None:
    assert slugs(text) == needed


def test_what_is_held_is_not_needed() -> None:
    assert "remedy" not in slugs("schmidt 2; A: roll stop; 1: roll")


def test_a_party_with_the_safety_laid_or_seen_discarded_cannot_answer() -> None:
    for text, number in (
        ("schmidt 2; A: roll; B: roll driving-ace; 1: accident", 0),
        ("schmidt 2; A: roll; B: roll; 1: accident; discards: driving-ace", 1),
    ):
        round_ = GAMES["rallye"].read_round(text)
        found = odds_of("rallye").replies(round_.position.rules, round_.view(0))
        assert len(found) == number
        assert all(reply.chance == 0 for reply in found)


@pytest.mark.parametrize("text", POSITIONS)
def test_who_only_looks_on_is_told_of_no_hand(text: str) -> None:
    game = "uno" if text.startswith("uno") else "rallye"
    round_ = GAMES[game].read_round(text)
    found = odds_of(game).replies(round_.position.rules, round_.view(None))
    assert {reply.what for reply in found} <= {"bluff"}
