"""Test vectors of the shuffle, for anyone who implements it in another language.

``python -m tests.builds.vectors`` writes them; the diff is the review.
"""

import hashlib
import hmac
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from tischrunde.core.shuffle import Stream, shuffled
from tischrunde.rallye.cards import Card as RallyeCard
from tischrunde.rallye.editions import FX_SCHMID
from tischrunde.rallye.notation import CARD_NAMES as RALLYE_NAMES
from tischrunde.rallye.rules import Rules as RallyeRules
from tischrunde.uno.cards import Card as UnoCard
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.notation import CARD_NAMES as UNO_NAMES
from tischrunde.uno.rules import Rules as UnoRules

PATH: Final = Path(__file__).parents[2] / "docs" / "fairness" / "vectors.json"

Vector = Mapping[str, object]

ABOUT: Final = (
    "Test vectors of Tischrunde's shuffle. Seeds, secrets and hashes are hexadecimal; piles of "
    "cards are names divided by blanks. 'cards' is the order before a shuffle, 'deck' after it; "
    "its last card is the top of the stock. The numbers of 'numbers' are drawn one after the other "
    "from one stream, each below its bound. Of a match, 'decks' are those of rounds 1 to 3, and "
    "'record' holds the lines of its record that matter here; the moves are left out."
)

SEED: Final = bytes(range(32))
WORDS: Final = 20
"""Two blocks of a stream and a half."""

ROUNDS: Final = (1, 2, 3)

ALL: Final = 2**32
THREE_QUARTERS: Final = 3 * 2**30
"""The bound that rejects most often: one word in four."""

RALLYE_CARDS: Final = [RALLYE_NAMES[RallyeCard(card)] for card in RallyeRules(FX_SCHMID, 2).cards]
UNO_CARDS: Final = [UNO_NAMES[UnoCard(card)] for card in UnoRules(UNO_CARABINER, 3).cards]

RALLYE_SECRET: Final = hashlib.sha256(b"a rainy Sunday").digest()
UNO_SECRET: Final = bytes(range(255, 223, -1))
RALLYE_TERMS: Final = """\
tischrunde 1
game: rallye
rules: fx-schmid
revision: 1
date: 2026-02-14
seat 1: Jürgen
seat 2: Zoë Müller-Lüdenscheidt
commitment: {commitment}
entropy 1: drei Würfel: 4 4 1
entropy 2: 8c1f0e7a
"""
UNO_TERMS: Final = """\
tischrunde 1
game: uno
rules: uno-carabiner,stacking=twos
revision: 1
seat 1: Anna
seat 2: 李雷
seat 3: 🦊
commitment: {commitment}
entropy 2: 7
"""
"""Terms in which not every seat adds entropy, and names leave the basic plane."""


def text() -> str:
    """Return what the file should hold."""
    vectors = {
        "about": ABOUT,
        "streams": [
            stream(SEED, "round 1"),
            stream(SEED, "round 1 reshuffle 1"),
            stream(b"Tischrunde", ""),
            stream(b"a seed that is longer than a block of SHA-256: its hash is the key", "Löwe"),
        ],
        "numbers": [
            numbers(SEED, "dealer", [4]),
            numbers(SEED, "bounds", [1, ALL, ALL - 1, 2**31 + 1, 2**31, 106, 2, 1]),
            numbers(SEED, "rejections", [THREE_QUARTERS] * WORDS),
        ],
        "decks": [
            deck(b"Tischrunde", "round 1", list("0123456789")),
            deck(SEED, "round 1", ["wild"]),
            deck(SEED, "round 1", RALLYE_CARDS),
            deck(SEED, "round 12", UNO_CARDS),
            deck(SEED, "round 12 reshuffle 1", UNO_CARDS[::5]),
            deck(SEED, "round 12 reshuffle 2", UNO_CARDS[::-3]),
            deck(SEED, "dealer", UNO_CARDS),
        ],
        "matches": [
            match(RALLYE_SECRET, RALLYE_TERMS, RALLYE_CARDS),
            match(UNO_SECRET, UNO_TERMS, UNO_CARDS),
        ],
    }
    return json.dumps(vectors, ensure_ascii=False, indent=1) + "\n"


def stream(seed: bytes, purpose: str) -> Vector:
    """Return the first words of a stream."""
    drawn = Stream(seed, purpose)
    return {
        "seed": seed.hex(),
        "purpose": purpose,
        "words": [drawn.below(ALL) for _ in range(WORDS)],
    }


def numbers(seed: bytes, purpose: str, bounds: Iterable[int]) -> Vector:
    """Return numbers drawn from a stream, each below its bound."""
    bounds = list(bounds)
    drawn = Stream(seed, purpose)
    return {
        "seed": seed.hex(),
        "purpose": purpose,
        "bounds": bounds,
        "numbers": [drawn.below(bound) for bound in bounds],
    }


def deck(seed: bytes, purpose: str, cards: list[str]) -> Vector:
    """Return cards before and after a shuffle."""
    return {
        "seed": seed.hex(),
        "purpose": purpose,
        "cards": " ".join(cards),
        "deck": " ".join(in_order(seed, purpose, cards)),
    }


def match(secret: bytes, terms: str, cards: list[str]) -> Vector:
    """Return all that follows from a secret and the terms of a match."""
    commitment = hashlib.sha256(secret).hexdigest()
    terms = terms.format(commitment=commitment)
    seed = hmac.digest(secret, terms.encode(), "sha256")
    rounds = "".join(f"\nround {number}: …\n" for number in ROUNDS)
    return {
        "secret": secret.hex(),
        "terms": terms,
        "commitment": commitment,
        "seed": seed.hex(),
        "cards": " ".join(cards),
        "decks": [" ".join(in_order(seed, f"round {number}", cards)) for number in ROUNDS],
        "record": f"{terms}{rounds}\nresult: open\nsecret: {secret.hex()}\n",
    }


def in_order(seed: bytes, purpose: str, cards: list[str]) -> list[str]:
    """Return cards, given by name, in the order of a shuffle."""
    order = shuffled(bytes(range(len(cards))), Stream(seed, purpose))
    return [cards[at] for at in order]


if __name__ == "__main__":
    PATH.write_text(text(), "utf-8")
