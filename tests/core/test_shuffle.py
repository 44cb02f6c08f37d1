"""The shuffle: the same on every machine, and fair."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tischrunde.core.shuffle import Stream, shuffled


@example(seed=b"k" * 64, purpose="as long as a block")
@example(seed=b"k" * 65, purpose="longer than a block")
@given(seed=st.binary(max_size=130), purpose=st.text(max_size=80))
def test_the_stream_is_hmac_sha_256_in_counter_mode(seed: bytes, purpose: str) -> None:
    blocks = [
        hmac.new(seed, purpose.encode() + counter.to_bytes(8, "big"), hashlib.sha256).digest()
        for counter in range(3)
    ]
    words = b"".join(blocks)
    expected = [int.from_bytes(words[at : at + 4], "big") for at in range(0, len(words), 4)]
    stream = Stream(seed, purpose)
    assert [stream.below(2**32) for _ in expected] == expected


def test_a_known_deck() -> None:
    deck = shuffled(bytes(range(10)), Stream(b"Tischrunde", "round 1"))
    assert deck == bytes([4, 9, 5, 8, 2, 0, 7, 3, 6, 1])


@given(seed=st.binary(max_size=40), cards=st.binary(max_size=120))
def test_a_shuffle_keeps_the_cards_and_repeats(seed: bytes, cards: bytes) -> None:
    deck = shuffled(cards, Stream(seed, "x"))
    assert Counter(deck) == Counter(cards)
    assert deck == shuffled(cards, Stream(seed, "x"))


def test_another_seed_or_purpose_gives_another_deck() -> None:
    cards = bytes(range(100))
    decks = {
        shuffled(cards, Stream(seed, purpose)) for seed in (b"a", b"b") for purpose in ("x", "y")
    }
    assert len(decks) == 4


@given(n=st.integers(1, 2**32))
def test_numbers_stay_below_their_bound(n: int) -> None:
    stream = Stream(b"bound", "")
    assert all(0 <= stream.below(n) < n for _ in range(20))


def test_words_of_an_incomplete_run_are_rejected() -> None:
    """Of 2**32 words, n = 3 * 2**30 leaves a quarter over; taking them would favour low numbers."""
    n = 3 << 30
    words = Stream(b"reject", "")
    raw = [words.below(2**32) for _ in range(64)]
    kept = [word for word in raw if word < n]
    assert len(kept) < len(raw)
    stream = Stream(b"reject", "")
    assert [stream.below(n) for _ in kept] == kept


def test_the_last_word_of_a_full_run_is_kept() -> None:
    stream = Stream(b"", "")
    stream._block, stream._read = (2**32 - 1, 5), 0  # noqa: SLF001 - no seed is known to yield it
    assert stream.below(2) == 1
    stream._read = 0  # noqa: SLF001
    assert stream.below(3) == 2


@pytest.mark.parametrize("position", [0, 3, 7])
def test_every_card_is_as_likely_in_every_place(position: int) -> None:
    rounds = 8000
    seen = Counter(
        shuffled(bytes(range(8)), Stream(b"fair", str(i)))[position] for i in range(rounds)
    )
    expected = rounds / 8
    chi_squared = sum((seen[card] - expected) ** 2 / expected for card in range(8))
    assert chi_squared < 24.3  # seven degrees of freedom, one in a thousand
