"""Messages put into words: what Fluent says of the part of its language that our texts use.

Fluent's own runtime says the same and knows all languages of the world; to import what it needs for
that takes longer than our first table.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

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

from tischrunde.texts.counting import PLURALS, written

Arguments: TypeAlias = Mapping[str, str | int]


class Unresolved(ValueError):  # noqa: N818 - what happened has a name of its own
    """A message says something in a way we do not read, or of something it was not told."""


class _Number(NamedTuple):
    value: int
    grouped: bool = True


class Resolver(NamedTuple):
    """Puts messages of a language into words; ``message`` knows those that are referred to."""

    language: str
    message: Callable[[str], Message]

    def words(self, pattern: Pattern | None, arguments: Arguments) -> str:
        """Return what a message says with its arguments."""
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
                return told if isinstance(told, str) else _Number(told)
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
