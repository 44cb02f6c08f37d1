"""Formats Fluent messages: the part of the language that our texts use, and plurals.

Messages are parsed when they are first used: all at once would delay a terminal's start.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias
from unicodedata import category

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    InlineExpression,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
    Variant,
)

from tischrunde.core.packages import folders

MILLION: Final = 1_000_000

BETWEEN_THOUSANDS: Final = MappingProxyType({"de": ".", "en": ",", "fr": "\N{NNBSP}"})
Arguments: TypeAlias = Mapping[str, str | int]
_LONGEST: Final = 2000
_ENTRY: Final = re.compile(r"^(?=[a-z])", re.MULTILINE)
_PARSER: Final = FluentParser(with_spans=False)


def _one(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _french(number: int) -> str:
    if abs(number) <= 1:
        return "one"
    return "many" if number % MILLION == 0 else "other"


PLURALS: Final[Mapping[str, Callable[[int], str]]] = MappingProxyType(
    {"de": _one, "en": _one, "fr": _french}
)
"""By language: the plural category of a number, named as in Unicode's CLDR."""


def written(number: int, language: str, *, grouped: bool) -> str:
    """Return a number in digits, by thousands or in one piece."""
    return f"{number:,}".replace(",", BETWEEN_THOUSANDS[language]) if grouped else str(number)


def _fit(value: str) -> str:
    """Return an argument fit to be shown: no control characters, and not too long."""
    shown = value
    if not value.isprintable():
        shown = "".join(each for each in value if each.isprintable() or category(each) == "Zs")
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"


class Unresolved(ValueError):  # noqa: N818 - what happened has a name of its own
    """A message uses syntax that we do not support, or an argument that is missing."""


class _Number(NamedTuple):
    value: int
    grouped: bool = True


class Resolver(NamedTuple):
    """Formats messages of a language; ``message`` finds those that are referred to."""

    language: str
    message: Callable[[str], Message]

    def words(self, pattern: Pattern | None, arguments: Arguments) -> str:
        """Return a message with its arguments filled in."""
        if pattern is None:
            raise Unresolved("a message without a text")
        return "".join(self._element(element, arguments) for element in pattern.elements)

    def _element(self, element: TextElement | Placeable, arguments: Arguments) -> str:
        if isinstance(element, TextElement):
            return element.value
        value = self._value(element.expression, arguments)
        if isinstance(value, str):
            return value
        return written(value.value, self.language, grouped=value.grouped)

    def _value(
        self, expression: InlineExpression | Placeable | SelectExpression, arguments: Arguments
    ) -> str | _Number:
        match expression:
            case VariableReference(id=Identifier(name=name)) if name in arguments:
                told = arguments[name]
                return _fit(told) if isinstance(told, str) else _Number(told)
            case StringLiteral():
                return expression.parse()["value"]
            case MessageReference(id=Identifier(name=name), attribute=None):
                return self.words(self.message(name).value, arguments)
            case FunctionReference(id=Identifier(name="NUMBER")):
                return self._number(expression, arguments)
            case SelectExpression():
                return self.words(self._chosen(expression, arguments).value, arguments)
            case _:
                raise Unresolved(f"{type(expression).__name__} with {sorted(arguments)}")

    def _number(self, function: FunctionReference, arguments: Arguments) -> _Number:
        (counted,) = function.arguments.positional
        number = self._value(counted, arguments)
        if isinstance(number, str):
            raise Unresolved(f"{number!r} is no number")
        grouped = number.grouped
        for option in function.arguments.named:
            if option.name.name != "useGrouping":
                raise Unresolved(f"NUMBER cannot be told {option.name.name}")
            grouped = option.value.value != "0"
        return _Number(number.value, grouped)

    def _chosen(self, select: SelectExpression, arguments: Arguments) -> Variant:
        value = self._value(select.selector, arguments)
        for variant in select.variants:
            if self._fits(variant.key, value):
                return variant
        return next(variant for variant in select.variants if variant.default)

    def _fits(self, key: Identifier | NumberLiteral, value: str | _Number) -> bool:
        if isinstance(value, str):
            return isinstance(key, Identifier) and key.name == value
        if isinstance(key, NumberLiteral):
            return int(key.value) == value.value
        return key.name == PLURALS[self.language](value.value)


class Resource:
    """Messages, each parsed when it is first used."""

    def __init__(self, name: str, language: str) -> None:
        entries = _ENTRY.split(source(name, language))
        self._unparsed = {entry.partition("=")[0].strip(): entry for entry in entries}
        self._parsed: dict[str, Message] = {}
        self._resolver = Resolver(language, self._message)

    def say(self, name: str, arguments: Arguments) -> str:
        """Return a message in words; one that does not exist raises KeyError."""
        return self._resolver.words(self._message(name).value, arguments)

    def attribute(self, name: str, attribute: str) -> str | None:
        """Return an attribute of a message, if it has it."""
        for beside in self._message(name).attributes:
            if beside.id.name == attribute:
                return self._resolver.words(beside.value, {})
        return None

    def has_text(self, name: str) -> bool:
        """Return whether a message has a value, not only attributes."""
        return self._message(name).value is not None

    def _message(self, name: str) -> Message:
        if name not in self._parsed:
            entry = _PARSER.parse_entry(self._unparsed[name])
            if not isinstance(entry, Message):
                raise Unresolved(f"{name} is no message")
            self._parsed[name] = entry
        return self._parsed[name]


@cache
def opened(name: str, language: str) -> Resource:
    """Return the messages of a file in a language."""
    return Resource(name, language)


def source(name: str, language: str) -> str:
    """Return the source of a file, of this project or of a game from elsewhere."""
    file = f"{language}/{name}.ftl"
    places = [Path(folder, file) for folder in (str(Path(__file__).parent), *folders())]
    return next(filter(Path.is_file, places), places[0]).read_text("utf-8")
