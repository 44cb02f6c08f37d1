"""What people read: Fluent messages in German, English and French."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from tischrunde.core.game import Party, Seat
from tischrunde.core.notation import PARTIES
from tischrunde.core.refusal import Refusal

LANGUAGES: Final = ("de", "en", "fr")

_LONGEST: Final = 2000

_CARDS: Final = ("card", "hazard", "remedy", "safety", "top")


def say(resource: str, message: str, language: str, **args: str | int) -> str:
    """Return a message of a resource (an .ftl file) in a language."""
    bundle = _bundle(resource, language)
    value = bundle.get_message(message).value
    if value is None:
        raise KeyError(message)
    return _format(bundle, value, args)


def card_name(game: str, card: str, edition: str, language: str) -> str:
    """Return the name of a card as the edition's box prints it, or its meaning."""
    return say(game, f"card-{card}", language, edition=edition)


def term(game: str, name: str, edition: str, language: str) -> str:
    """Return a word of the game as the edition's box prints it, or its meaning."""
    return say(game, f"term-{name}", language, edition=edition)


def party_words(party: Party, language: str) -> str:
    """Return how to speak of a party whose players have no names."""
    return say("moves", "who-party", language, letter=PARTIES[party])


def seat_words(seat: Seat, language: str) -> str:
    """Return how to speak of a player who has no name."""
    return say("moves", "who-seat", language, number=seat + 1)


def explain(
    game: str, refusal: Refusal, edition: str, language: str, *, group: str = "refusal"
) -> str:
    """Return why something is refused, and what helps, in a sentence or two."""
    args = {
        key: _spoken(game, key, value, edition, language) for key, value in refusal.args.items()
    }
    return say(game, f"{group}-{refusal.reason}", language, edition=edition, **args)


def clause(game: str, clause_id: str, language: str) -> tuple[str | None, str | None]:
    """Return what a clause says and how we read it, where the language has it in its own words."""
    book, _, _ = clause_id.partition("/")
    bundle = _bundle(f"house-{game}" if book == "house" else f"clauses-{book}", language)
    message = bundle.get_message(clause_id.replace("/", "-"))
    ruling = message.attributes.get("ruling")
    return (
        None if message.value is None else _format(bundle, message.value, {}),
        None if ruling is None else _format(bundle, ruling, {}),
    )


def messages(resource: str, language: str) -> str:
    """Return the source of a resource."""
    return files(__name__).joinpath(language, f"{resource}.ftl").read_text("utf-8")


@cache
def _bundle(resource: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(messages(resource, language)))
    return bundle


def _format(bundle: FluentBundle, pattern: Pattern, args: Mapping[str, str | int]) -> str:
    text, errors = bundle.format_pattern(pattern, {key: _fit(args[key]) for key in args})
    if errors:
        raise errors[0]
    return str(text)


def _fit(value: str | int) -> str | int:
    """Return an argument fit to be shown: no text of others commands a terminal or floods it."""
    if isinstance(value, int):
        return value
    shown = "".join(each for each in value if each.isprintable() or category(each) == "Zs")
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"


def _spoken(game: str, key: str, value: str | int, edition: str, language: str) -> str | int:
    """Return an argument as people say it: cards by name, parties and seats too."""
    if key in _CARDS:
        return card_name(game, str(value), edition, language)
    if key == "colour":
        return say(game, f"colour-{value}", language)
    if key == "party":
        return party_words(int(value), language)
    if key == "seat":
        return seat_words(int(value), language)
    return value
