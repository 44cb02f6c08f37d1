"""Denials in words: what was not done, why, and what helps."""

from typing import Final

from tischrunde import texts
from tischrunde.terminal.sessions.session import Denied
from tischrunde.texts.company import Company

_ROOMS: Final = (("terminal", "denied"), ("table", "denial"), ("server", "problem"))
"""Where texts are looked up, in order; some of the server's mention pages, which a terminal
lacks."""


def denial_words(denied: Denied, company: Company, language: str) -> str:
    """Return why something was not done."""
    if denied.refusal is not None:
        return texts.explain(
            company.game, denied.refusal, company.edition, language, company=company
        )
    for resource, group in _ROOMS:
        try:
            return texts.say(resource, f"{group}-{denied.code}", language)
        except LookupError:
            continue
    return texts.say("plain", "denied", language, code=denied.code)
