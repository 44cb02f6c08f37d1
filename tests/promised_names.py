"""What may be imported from the library, and what a document imports besides."""

import ast
import doctest
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Final

PUBLIC: Final = (
    "tischrunde.bots",
    "tischrunde.client",
    "tischrunde.envs",
    "tischrunde.games",
    "tischrunde.rallye",
    "tischrunde.uno",
)

_BLOCK: Final = re.compile(r"^```(python|pycon)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def promised(package: str) -> list[str]:
    """Return what a public package promises."""
    names: list[str] = import_module(package).__all__
    return names


def imports(document: str) -> list[str]:
    """Return what the Python of a document imports of ours: modules, or names in them."""
    return [found for code in _code(document) for found in _imports(code)]


def unpromised(document: str) -> list[str]:
    """Return what the Python of a document imports of ours although nobody promised it."""
    known = {f"{package}.{name}" for package in PUBLIC for name in promised(package)}
    return [found for found in imports(document) if found not in known.union(PUBLIC)]


def _code(document: str) -> Iterator[str]:
    parser = doctest.DocTestParser()
    for kind, block in _BLOCK.findall(document):
        if kind == "python":
            yield block
        else:
            yield from (example.source for example in parser.get_examples(block))


def _imports(code: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(code)):
        names = [alias.name for alias in node.names] if hasattr(node, "names") else []
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{name}" for name in names]
        elif not isinstance(node, ast.Import):
            continue
        yield from (name for name in names if name.partition(".")[0] == "tischrunde")
