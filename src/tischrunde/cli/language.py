"""Which language is spoken before the arguments are read."""

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from tischrunde.texts import LANGUAGES

_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language it speaks; the first that says anything counts."""


def language(arguments: Sequence[str]) -> str:
    """Return the language asked for, or else the system's, or else German."""
    system = next(filter(None, map(os.environ.get, _LOCALE)), "")[:2]
    spoken = [asked for asked in (*_asked(arguments), system) if asked in LANGUAGES]
    return spoken[0] if spoken else "de"


def _asked(arguments: Sequence[str]) -> list[str]:
    words = [
        after if word == "--lang" else word.removeprefix("--lang=")
        for word, after in pairwise([*arguments, ""])
        if word == "--lang" or word.startswith("--lang=")
    ]
    return words[-1:]
