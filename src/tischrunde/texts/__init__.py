"""What people read: Fluent messages in German, English and French."""

from collections.abc import Sequence
from typing import Final

from tischrunde.core.game import Party, Seat
from tischrunde.core.notation import PARTIES
from tischrunde.core.refusal import Refusal
from tischrunde.texts.company import Company
from tischrunde.texts.fluent import opened

LANGUAGES: Final = ("de", "en", "fr")
"""The languages there are texts in."""

_CARDS: Final = ("card", "hazard", "remedy", "safety", "top")


def say(resource: str, message: str, language: str, **args: str | int) -> str:
    """Return a message of a resource (an .ftl file) in a language."""
    return opened(resource, language).say(message, args)


def card_name(game: str, card: str, edition: str, language: str) -> str:
    """Return the name of a card as the edition's box prints it, or its meaning."""
    return say(game, f"card-{card}", language, edition=edition)


def term(game: str, name: str, edition: str, language: str) -> str:
    """Return a word of the game as the edition's box prints it, or its meaning."""
    return say(game, f"term-{name}", language, edition=edition)


def party_words(party: Party, language: str, company: Company | None = None) -> str:
    """Return the words for a party: the names of its players, if they have any."""
    if company is None:
        return say("moves", "who-party", language, letter=PARTIES[party])
    return together(company.members(party), language)


def seat_words(seat: Seat, language: str, company: Company | None = None) -> str:
    """Return the words for a player: the name, if there is one."""
    if company is None:
        return say("moves", "who-seat", language, number=seat + 1)
    return company.names[seat]


def together(names: Sequence[str], language: str) -> str:
    """Return names in a row, the last one joined by "and"."""
    *some, last = names
    if not some:
        return last
    return say("web-table", "table-and", language, some=", ".join(some), last=last)


def explain(  # noqa: PLR0913 - what is refused, and for whom it is said
    game: str,
    refusal: Refusal,
    edition: str,
    language: str,
    *,
    group: str = "refusal",
    company: Company | None = None,
) -> str:
    """Return why something is refused, and what helps, in a sentence or two.

    What is impossible on a score pad has texts of its own. With a company people are named, else
    they are called by seat or party.
    """

    def spoken(key: str, value: str | int) -> str | int:
        if key in _CARDS:
            return card_name(game, str(value), edition, language)
        if key == "colour":
            return say(game, f"colour-{value}", language)
        if key == "party":
            return party_words(int(value), language, company)
        if key == "seat":
            return seat_words(int(value), language, company)
        return value

    args = {key: spoken(key, value) for key, value in refusal.args.items()}
    resource = f"pad-{game}" if group == "impossible" else game
    return say(resource, f"{group}-{refusal.reason}", language, edition=edition, **args)


def clause(game: str, clause_id: str, language: str) -> tuple[str | None, str | None]:
    """Return the text and the ruling of a clause, where the language has its own."""
    book, _, _ = clause_id.partition("/")
    found = opened(f"house-{game}" if book == "house" else f"clauses-{book}", language)
    message = clause_id.replace("/", "-")
    says = found.say(message, {}) if found.has_text(message) else None
    return says, found.attribute(message, "ruling")
