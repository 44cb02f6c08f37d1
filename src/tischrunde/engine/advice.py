"""Advice in words: a move, how well it did in imagined rounds, and the reasons."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from tischrunde import texts
from tischrunde.texts.company import Company
from tischrunde.texts.face import face
from tischrunde.texts.narration import move_words

Side: TypeAlias = Literal["for", "against", "remark"]

if TYPE_CHECKING:
    from tischrunde.bots.hints import Hint
    from tischrunde.bots.reason import Reason


def headline(
    game: str, hint: "Hint", edition: str, language: str, company: Company | None = None
) -> str:
    """Return a move with its figures, if it was tried."""
    move = move_words(game, hint.move, edition, language, company)
    if hint.chance is None or hint.lead is None:
        return move
    lead = f"{hint.lead:+.0f}".replace("-", "−")
    chance = per_cent(hint.chance)
    return texts.say("hints", "tried", language, move=move, chance=chance, lead=lead)


def side(reason: "Reason") -> Side:
    """Return whether a reason speaks for a move, against it, or is a remark."""
    if not reason.value:
        return "remark"
    return "for" if reason.value > 0 else "against"


def per_cent(chance: float) -> str:
    """Return a chance in percent, without the sign."""
    return f"{chance:.0%}"[:-1]


def because(game: str, reason: "Reason", edition: str, language: str) -> str:
    """Return a reason for or against a move."""
    side = "for" if reason.value >= 0 else "against"
    resource = face(game).reasons
    return texts.say(resource, f"reason-{reason.id}", language, side=side, edition=edition)
