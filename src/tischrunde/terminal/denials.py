"""What was not done, in words: what is so, why, and what helps."""

from typing import Final

from tischrunde import texts
from tischrunde.terminal.sessions.session import Denied
from tischrunde.texts.company import Company

_ROOMS: Final = (("terminal", "denied"), ("table", "denial"), ("server", "problem"))
"""Where words are looked for; some of a server speak of pages, of which here are none."""


def denial_words(denied: Denied, company: Company, language: str) -> str:
    """Return why something was not done; a refusal of the rules names its clause."""
    if denied.refusal is not None:
        reason = texts.explain(
            company.game, denied.refusal, company.edition, language, company=company
        )
        return texts.say("plain", "refused", language, reason=reason, clause=denied.refusal.clause)
    for resource, group in _ROOMS:
        try:
            return texts.say(resource, f"{group}-{denied.code}", language)
        except LookupError:
            continue
    return texts.say("plain", "denied", language, code=denied.code)
