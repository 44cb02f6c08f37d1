"""Errors of the system, and guesses of what was meant, in words."""

import errno
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from tischrunde import texts

_KNOWN: Final = (
    *("EACCES", "EADDRINUSE", "EADDRNOTAVAIL", "EEXIST", "EINVAL"),
    *("EISDIR", "ENOENT", "ENOSPC", "ENOTDIR"),
)
"""Errors of the system that have texts of ours."""


def trouble(error: OSError, language: str) -> str:
    """Return why the system refuses a file or an address."""
    name = errno.errorcode.get(error.errno or 0, "")
    if name in _KNOWN:
        return texts.say("mistakes", f"trouble-{name.lower()}", language)
    return error.strerror or type(error).__name__


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return what was probably meant."""
    return next(iter(get_close_matches(word, list(known), 1)), None)


def meant(word: str, known: Iterable[str], language: str) -> str:
    """Return a sentence with what was probably meant, or else with all that is known."""
    known = list(known)
    guess = nearest(word, known)
    if guess is None:
        return texts.say("mistakes", "there-are", language, list=", ".join(known))
    return texts.say("mistakes", "did-you-mean", language, nearest=guess)
