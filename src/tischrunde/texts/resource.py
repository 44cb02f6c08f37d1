"""The messages of one file in one language; parsing all would take longer than a terminal waits."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tischrunde.texts.resolving import Arguments, Resolver, Unresolved

_ENTRY: Final = re.compile(r"^(?=[a-z])", re.MULTILINE)
_PARSER: Final = FluentParser(with_spans=False)


class Resource:
    """Messages, each parsed when it is first asked for."""

    def __init__(self, name: str, language: str) -> None:
        entries = _ENTRY.split(source(name, language))
        self._unparsed = {entry.partition("=")[0].strip(): entry for entry in entries}
        self._parsed: dict[str, Message] = {}
        self._resolver = Resolver(language, self._message)

    def say(self, name: str, arguments: Arguments) -> str:
        """Return a message in words; one that does not exist raises KeyError."""
        return self._resolver.words(self._message(name).value, arguments)

    def attribute(self, name: str, attribute: str) -> str | None:
        """Return what is said beside a message, where something is."""
        for beside in self._message(name).attributes:
            if beside.id.name == attribute:
                return self._resolver.words(beside.value, {})
        return None

    def has_text(self, name: str) -> bool:
        """Return whether a message says something itself, not only beside."""
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
    """Return a file as it is written."""
    return (Path(__file__).parent / language / f"{name}.ftl").read_text("utf-8")
