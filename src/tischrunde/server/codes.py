"""Codes of tables: three German words to say on the telephone, such as ``igel-lampe-wolke``.

A code is 30 bits of chance: few enough to say, too few to keep strangers out by themselves. What
keeps them out is that nobody may guess often (``limits``) and that a table expires with its code.
"""

import re
import unicodedata
from importlib.resources import files
from typing import Final

WORDS: Final = tuple(files("tischrunde.server").joinpath("words.txt").read_text("ascii").split())
"""1024 words of four to eight letters without umlauts, no two of which sound alike."""

CHANCE_BYTES: Final = 4
_WORDS_IN_A_CODE: Final = 3
_BITS: Final = 10
_MASK: Final = (1 << _BITS) - 1
_AS_TWO_LETTERS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def three_words(chance: bytes) -> str:
    """Return the code made from the first four bytes; two bits of them are left over."""
    number = int.from_bytes(chance[:CHANCE_BYTES], "big")
    places = (number >> _BITS * place & _MASK for place in range(_WORDS_IN_A_CODE))
    return "-".join(WORDS[place] for place in places)


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
