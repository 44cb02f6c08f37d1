"""Codes can be said, heard and typed."""

import doctest
import re
from collections import defaultdict
from collections.abc import Callable
from typing import Final, Literal
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tischrunde.server import codes
from tischrunde.server.codes import CHANCE_BYTES, WORDS, drawn_code, in_german, tidied, words_in
from tischrunde.texts import LANGUAGES, say

WORDS_IN: Final = {language: words_in(language) for language in LANGUAGES}
TRANSLATED: Final = [language for language in LANGUAGES if language != "de"]

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


def alike(spelled: list[str]) -> list[set[str]]:
    """Return the words that nearly equal others."""
    of_shape: defaultdict[str, set[str]] = defaultdict(set)
    for word in spelled:
        for shape in shapes(word):
            of_shape[shape].add(word)
    return [words for words in of_shape.values() if len(words) > 1]


@pytest.mark.parametrize("spelled", [str, sound])
def test_no_two_words_are_alike_in_writing_or_on_the_telephone(
    spelled: Callable[[str], str],
) -> None:
    assert len({spelled(word) for word in WORDS}) == len(WORDS)
    assert not alike([spelled(word) for word in WORDS])


@pytest.mark.parametrize("language", TRANSLATED)
def test_translated_words_are_as_many_short_and_unlike(language: str) -> None:
    words = WORDS_IN[language]
    typed = [tidied(word) for word in words]
    assert len(words) == len(set(typed)) == len(WORDS)
    assert not [word for word in words if word != word.lower() or not word.isalpha()]
    assert not [word for word in typed if not re.fullmatch("[a-z]{3,10}", word)]
    assert not alike(typed)


def test_no_word_means_two_in_different_languages() -> None:
    places: defaultdict[str, set[int]] = defaultdict(set)
    for language in LANGUAGES:
        for place, word in enumerate(WORDS_IN[language]):
            places[tidied(word)].add(place)
    assert not {word: found for word, found in places.items() if len(found) > 1}


@given(
    chance=st.binary(min_size=5, max_size=5),
    languages=st.lists(st.sampled_from(LANGUAGES), min_size=4, max_size=4),
    form=st.sampled_from(["NFC", "NFD"]),
)
def test_words_of_any_language_are_one_code(
    chance: bytes, languages: list[str], form: Literal["NFC", "NFD"]
) -> None:
    code = drawn_code(chance, public=False)
    places = [WORDS.index(word) for word in code.split("-")]
    said = [WORDS_IN[language][at] for language, at in zip(languages, places, strict=True)]
    assert in_german(code) == code
    assert in_german(normalize(form, " ".join(said).upper())) == code
    assert in_german(" ".join(tidied(word) for word in said)) == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_in_the_field_is_made_of_words(language: str) -> None:
    shown = say("web-start", "start-join-placeholder", language).split()
    assert len(shown) == 3
    assert set(shown) <= set(WORDS_IN[language])
    assert in_german(" ".join(shown)) == "igel-lampe-wolke"


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
    assert in_german(in_german(text)) == in_german(text)


def test_umlauts_may_be_typed_either_way() -> None:
    assert tidied("Küche") == tidied("Ku\u0308che") == tidied("KUECHE")


def test_so_may_accents_and_ligatures() -> None:
    assert tidied("Hérisson") == tidied("He\u0301risson") == tidied("HERISSON")
    assert tidied("nœud") == tidied("NŒUD") == tidied("noeud")


def test_the_examples_are_true() -> None:
    assert doctest.testmod(codes).failed == 0
