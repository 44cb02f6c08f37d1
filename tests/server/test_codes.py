"""Codes can be said, heard and typed."""

import doctest
import re
from collections import defaultdict
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tischrunde.server import codes
from tischrunde.server.codes import CHANCE_BYTES, WORDS, drawn_code, tidied

HEARD_AS: Final = (
    *(("tsch", "c"), ("sch", "x"), ("ph", "f"), ("th", "t"), ("ck", "k"), ("chs", "ks")),
    *(("ch", "x"), ("qu", "kf"), ("tz", "z"), ("ts", "z"), ("dt", "t"), ("ie", "i")),
    *(("ai", "ei"), ("ay", "ei"), ("ey", "ei"), ("eu", "oi"), ("y", "i"), ("v", "f")),
    *(("w", "f"), ("c", "k"), ("b", "p"), ("d", "t"), ("g", "k"), ("z", "s"), ("n", "m")),
)
"""What a bad line makes of German letters: voiced and unvoiced are one, and so are n and m."""


def sound(word: str) -> str:
    for letters, heard in HEARD_AS:
        word = word.replace(letters, heard)
    word = re.sub("([aeiou])h", r"\1", word)
    word = re.sub(r"(.)\1", r"\1", word)
    return re.sub("er$", "a", word)


def shapes(word: str) -> set[str]:
    """Return what a word looks like with a letter changed or added, whichever letter that is."""
    changed = {f"{word[:at]}?{word[at + 1 :]}" for at in range(len(word))}
    return changed | {f"{word[:at]}?{word[at:]}" for at in range(len(word) + 1)}


def nearly_equal(one: str, other: str) -> bool:
    """Whether one letter changed, added or left out makes one of the other."""
    return not shapes(one).isdisjoint(shapes(other))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("hase", "hase", True),
        ("hase", "nase", True),
        ("hase", "hasen", True),
        ("hase", "ase", True),
        ("hase", "hose", True),
        ("hase", "hals", False),
        ("hase", "has", True),
        ("hase", "ha", False),
        ("hase", "vasen", False),
    ],
)
def test_nearly_equal(one: str, other: str, *, expected: bool) -> None:
    assert nearly_equal(one, other) is nearly_equal(other, one) is expected


def test_there_are_1024_short_plain_words() -> None:
    assert len(WORDS) == len(set(WORDS)) == 1024
    assert list(WORDS) == sorted(WORDS)
    assert not [word for word in WORDS if not re.fullmatch("[a-z]{4,8}", word)]


def test_no_two_words_are_alike_in_writing_or_on_the_telephone() -> None:
    for spelled in (str, sound):
        of_shape: defaultdict[str, set[str]] = defaultdict(set)
        for word in WORDS:
            for shape in shapes(spelled(word)):
                of_shape[shape].add(word)
        assert not [words for words in of_shape.values() if len(words) > 1]


def test_all_chance_is_used() -> None:
    for public, words in ((True, 3), (False, 4)):
        assert drawn_code(bytes(CHANCE_BYTES), public=public) == "-".join([WORDS[0]] * words)
        assert drawn_code(b"\xff" * 5, public=public) == "-".join([WORDS[-1]] * words)
        chances = [(1 << bit).to_bytes(CHANCE_BYTES, "big") for bit in range(10 * words)]
        assert len({drawn_code(chance, public=public) for chance in chances}) == 10 * words


@given(
    chance=st.binary(min_size=5, max_size=32),
    between=st.sampled_from([" ", " - ", ", ", "\n", "_"]),
    public=st.booleans(),
)
def test_a_code_is_known_however_it_is_typed(chance: bytes, between: str, *, public: bool) -> None:
    code = drawn_code(chance, public=public)
    assert re.fullmatch("[a-z]{4,8}(-[a-z]{4,8}){2,3}", code)
    assert code.count("-") == (2 if public else 3)
    assert tidied(code) == code
    assert tidied(f" {code.title().replace('-', between)}. ") == code


@given(st.text())
def test_whatever_is_typed_becomes_plain_or_nothing(text: str) -> None:
    assert re.fullmatch("([a-z]+(-[a-z]+)*)?", tidied(text))
    assert tidied(tidied(text)) == tidied(text)


def test_umlauts_may_be_typed_either_way() -> None:
    assert tidied("Küche") == tidied("Ku\u0308che") == tidied("KUECHE")


def test_the_examples_are_true() -> None:
    assert doctest.testmod(codes).failed == 0
