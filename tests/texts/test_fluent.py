"""What we say is what Fluent's own runtime would say, with all that Babel knows of languages."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from babel.plural import to_python
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from tischrunde import texts
from tischrunde.texts.fluent import PLURALS, Resolver, Resource, Unresolved, source, written

NUMBERS = (0, 1, 2, 7, 1000, 1_000_000)
PLURAL_FORMS = {"one", "many", "other"}
LANGUAGES = pytest.mark.parametrize("language", texts.LANGUAGES)
FILES = [
    pytest.param(file.stem, file.parent.name, id=f"{file.parent.name} {file.stem}")
    for file in sorted(Path(texts.__file__).parent.glob("*/*.ftl"))
]


class Asked(Visitor):
    """The arguments of a message, and those it selects by."""

    def __init__(self) -> None:
        self.numbers: set[str] = set()
        self.words: dict[str, set[str]] = {}

    def visit_VariableReference(  # noqa: N802 - so the visitor calls it
        self, node: ast.VariableReference
    ) -> None:
        self.words.setdefault(node.id.name, set())

    def visit_FunctionReference(  # noqa: N802
        self, node: ast.FunctionReference
    ) -> None:
        self.numbers.update(
            counted.id.name
            for counted in node.arguments.positional
            if isinstance(counted, ast.VariableReference)
        )
        self.generic_visit(node)

    def visit_SelectExpression(  # noqa: N802
        self, node: ast.SelectExpression
    ) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = [variant.key for variant in node.variants]
        named = {key.name for key in keys if isinstance(key, ast.Identifier)}
        self.words.setdefault(node.selector.id.name, set()).update(named)
        if len(named) < len(keys) or named <= PLURAL_FORMS:
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)

    def values(self) -> Iterator[dict[str, str | int]]:
        """Yield enough arguments to come to every variant."""
        told: list[list[str | int]] = [
            [*NUMBERS, *(() if name in self.numbers else ("„Igel“", *sorted(keys)))]
            for name, keys in self.words.items()
        ]
        for row, values in enumerate(product(*told)):
            if row % max(1, len(told) ** 3) == 0:
                yield dict(zip(self.words, values, strict=True))


def theirs(language: str, resource: ast.Resource) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return bundle


def formatted(
    bundle: FluentBundle, message: str, arguments: dict[str, str | int]
) -> tuple[str, list[Exception]]:
    pattern = bundle.get_message(message).value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, arguments)
    return str(said), errors


@pytest.mark.parametrize(("name", "language"), FILES)
def test_every_message_says_what_fluent_says(name: str, language: str) -> None:
    resource = FluentResource(source(name, language))
    ours, bundle, compared = Resource(name, language), theirs(language, resource), 0
    for entry in resource.body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        asked = Asked()
        asked.visit(entry)
        for arguments in asked.values():
            said, errors = formatted(bundle, entry.id.name, arguments)
            if not errors:  # a message it refers to may ask for more
                assert ours.say(entry.id.name, arguments) == said, arguments
                compared += 1
    assert compared


@LANGUAGES
@given(number=st.integers(-(10**9), 10**9) | st.integers(-3, 200))
def test_numbers_are_told_apart_and_written_as_babel_does(language: str, number: int) -> None:
    assert PLURALS[language](number) == to_python(Locale(language).plural_form)(number)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource("a = { $n } { NUMBER($n, useGrouping: 0) }"))
    said, _ = formatted(bundle, "a", {"n": number})
    grouped, bare = (written(number, language, grouped=grouped) for grouped in (True, False))
    assert said == f"{grouped} {bare}"


@pytest.mark.parametrize(
    "text",
    [
        "{ $unknown }",
        "{ -term }",
        "{ DATETIME($n) }",
        '{ NUMBER($n, style: "percent") }',
        "{ NUMBER($word) }",
    ],
)
def test_what_we_do_not_read_is_not_said_wrongly(text: str) -> None:
    (message,) = parse(f"a = {text}\n").body
    assert isinstance(message, ast.Message)
    others: dict[str, ast.Message] = {}
    resolver = Resolver("de", others.__getitem__)
    with pytest.raises(Unresolved):
        resolver.words(message.value, {"n": 1, "word": "eins"})
