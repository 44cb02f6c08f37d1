"""Whether a server kept its promises about the cards, in words."""

from typing import TYPE_CHECKING

from tischrunde import texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tischrunde.client import Finding


def finding_words(findings: "Sequence[Finding]", language: str) -> list[str]:
    """Return all that was checked, and all that could not be."""
    return [
        texts.say("table", f"found-{found.id}", language, names=", ".join(found.names))
        for found in findings
    ]


def doubts(findings: "Sequence[Finding]", language: str) -> list[str]:
    """Return what is wrong or not certain, or one sentence that all is right."""
    doubtful = [found for found in findings if not found.right]
    if findings and not doubtful:
        return [texts.say("table", "found-all", language)]
    return finding_words(doubtful, language)
