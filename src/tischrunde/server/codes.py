"""Codes of tables: German words to say on the telephone, such as ``igel-lampe-wolke-anker``.

A word is ten bits of chance. Three lead to a public table, where anybody may come; four to one that
is private. They are few enough to say, too few to keep strangers out by themselves. What keeps them
out is that nobody may guess often (``rate_limits``) and that a table expires with its code.
"""

import re
import secrets
import unicodedata
from importlib.resources import files
from typing import Final

WORDS: Final = tuple(files("tischrunde.server").joinpath("words.txt").read_text("ascii").split())
"""1024 words of four to eight letters without umlauts, no two of which sound alike."""

CHANCE_BYTES: Final = 5
PUBLIC_WORDS: Final = 3
PRIVATE_WORDS: Final = 4
_BITS: Final = 10
_MASK: Final = (1 << _BITS) - 1
_AS_TWO_LETTERS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


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
