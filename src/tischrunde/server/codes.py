"""Codes of tables: German words to say on the telephone, such as ``igel-lampe-wolke-anker``.

A word is ten bits of chance. Three lead to a public table, where anybody may come; four to one that
is private. They are few enough to say, too few to keep strangers out by themselves. What keeps them
out is that nobody may guess often (``rate_limits``) and that a table expires with its code.

Each word has an English and a French one in the same line of its list. People may read and type
these; what is drawn, stored and compared is German.
"""

import re
import secrets
import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from tischrunde.texts import LANGUAGES

CHANCE_BYTES: Final = 5
PUBLIC_WORDS: Final = 3
PRIVATE_WORDS: Final = 4
_BITS: Final = 10
_MASK: Final = (1 << _BITS) - 1
_AS_TWO_LETTERS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "œ": "oe"})


def words_in(language: str) -> tuple[str, ...]:
    """Return the 1024 words of a language; those in the same place mean about the same."""
    listed = files("tischrunde.texts").joinpath(language, "code-words.txt")
    return tuple(listed.read_text("utf-8").split())


WORDS: Final = words_in("de")
"""1024 words of four to eight letters without umlauts, no two of which sound alike."""


def drawn_code(chance: bytes, *, public: bool) -> str:
    """Return the code made from the first five bytes; a public table's leaves ten bits out."""
    number = int.from_bytes(chance[:CHANCE_BYTES], "big")
    words = PUBLIC_WORDS if public else PRIVATE_WORDS
    places = (number >> _BITS * place & _MASK for place in range(words))
    return "-".join(WORDS[place] for place in places)


def fresh_code(*, public: bool) -> str:
    """Return a code that nobody can foresee."""
    return drawn_code(secrets.token_bytes(CHANCE_BYTES), public=public)


def tidied(text: str) -> str:
    """Return a code as somebody typed it the way it is written: small letters, single hyphens.

    >>> tidied(" Igel, Lampe  Wolke ")
    'igel-lampe-wolke'
    >>> tidied("FLUß/Küche/Café")
    'fluss-kueche-cafe'
    """
    letters = unicodedata.normalize("NFC", text).casefold().translate(_AS_TWO_LETTERS)
    plain = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", letters)
        if not unicodedata.combining(letter)
    )
    return "-".join(re.findall("[a-z]+", plain))


@cache
def _german_words() -> Mapping[str, str]:
    """Return the German word by the tidied word of any language; no word means two."""
    return MappingProxyType(
        {
            tidied(word): german
            for language in LANGUAGES
            for german, word in zip(WORDS, words_in(language), strict=True)
        }
    )


def in_german(text: str) -> str:
    """Return a code as it is stored, whatever language somebody typed each word in.

    >>> in_german("hedgehog, lamp, nuage")
    'igel-lampe-wolke'
    """
    german = _german_words()
    return "-".join(german.get(word, word) for word in tidied(text).split("-"))
