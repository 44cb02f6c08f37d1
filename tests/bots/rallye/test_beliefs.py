"""What players did not lay makes likely, in imagined rounds."""

from typing import Final

import pytest

from tests.rallye.table import Table
from tischrunde.core.dice import Dice
from tischrunde.rallye.cards import Card
from tischrunde.rallye.determinization import Determinization
from tischrunde.rallye.round import Round

ROUNDS: Final = 600
ALL: Final = "1: ...; 2: ...; stock: ...; turn: 1"
THROWN: Final = f"discards: 25; {ALL}"


def held(text: str, card: Card, *, seat: int = 2) -> float:
    """Return how often seat 1 imagines a card at another seat, beside what luck alone would do."""
    table = Table(text)
    view = table.view(1)
    imagining = Determinization(table.round.position.rules, view)
    found = 0
    for seed in range(ROUNDS):
        imagined = imagining.round(Dice(seed))
        assert Round(imagined).view(0) == view
        found += imagined.hands[seat - 1].count(card)
    by_luck = view.hand_sizes[seat - 1] * view.unseen[card] / sum(view.unseen.values())
    return found / ROUNDS / by_luck


def like(share: float) -> bool:
    return 0.75 < share < 1.35


@pytest.mark.parametrize(
    ("lies", "card"),
    [
        ("roll stop", Card.ROLL),
        ("roll accident", Card.REPAIRS),
        ("roll flat-tyre", Card.SPARE_TYRE),
        ("roll empty-tank", Card.PETROL),
        ("roll accident repairs", Card.ROLL),
        ("", Card.ROLL),
    ],
)
def test_whoever_is_held_up_hardly_holds_the_remedy(lies: str, card: Card) -> None:
    held_up = f"schmidt 2; A: roll 25; B: 25 {lies}; {THROWN}"
    assert held(held_up, card) < 0.4
    assert like(held(held_up.replace(f"25 {lies}", "25 roll"), card))


@pytest.mark.parametrize(
    ("hazard", "safety"),
    [("flat-tyre", Card.PUNCTURE_PROOF), ("stop", Card.RIGHT_OF_WAY)],
)
def test_whoever_is_held_up_hardly_holds_the_safety(hazard: str, safety: Card) -> None:
    assert held(f"schmidt 2; A: roll 25; B: 25 roll {hazard}; {ALL}", safety) < 0.5


def test_what_would_not_help_is_as_likely_as_ever() -> None:
    text = f"schmidt 2; A: roll 25; B: 25 roll flat-tyre; {ALL}"
    for card in (Card.REPAIRS, Card.PETROL, Card.KM_100):
        assert like(held(text, card))


def test_with_right_of_way_nobody_needs_a_green_light() -> None:
    assert like(held(f"schmidt 2; A: roll 25; B: right-of-way 25; {ALL}", Card.ROLL))


def test_only_who_is_held_up_lacks_the_remedy() -> None:
    text = f"schmidt 3; A: roll 25; B: roll 25; C: roll 25 flat-tyre; 3: ...; {ALL}"
    assert held(text, Card.SPARE_TYRE, seat=3) < 0.4
    assert like(held(text, Card.SPARE_TYRE))


def test_whoever_may_have_been_attacked_since_may_hold_the_remedy() -> None:
    text = f"schmidt 3; A: roll 25; B: roll 25 flat-tyre; C: roll 25; 3: ...; {ALL}"
    assert like(held(text, Card.SPARE_TYRE))


def test_nothing_is_believed_before_everybody_has_been_on_turn() -> None:
    assert like(held(f"schmidt 2; {ALL}", Card.ROLL))
    assert like(held(f"schmidt 2; A: roll; {ALL}", Card.ROLL))
    assert held(f"schmidt 2; A: roll; {THROWN}", Card.ROLL) < 0.4
