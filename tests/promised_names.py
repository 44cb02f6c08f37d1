"""What may be imported from the library, how it is described, and what a document imports."""

import ast
import doctest
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

PUBLIC: Final = (
    "tischrunde.bots",
    "tischrunde.client",
    "tischrunde.envs",
    "tischrunde.games",
    "tischrunde.rallye",
    "tischrunde.uno",
)

_SOURCE: Final = Path(__file__).parents[1] / "src"
_BLOCK: Final = re.compile(r"^```(python|pycon)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def promised(package: str) -> list[str]:
    """Return what a public package promises."""
    names: list[str] = import_module(package).__all__
    return names


@cache
def _parsed(module: str) -> ast.Module:
    path = _SOURCE / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text("utf-8"))


def imported(module: str) -> dict[str, str]:
    """Return the modules from which a module imports its names, for the type checker or at all."""
    return {
        alias.asname or alias.name: node.module
        for node in ast.walk(_parsed(module))
        if isinstance(node, ast.ImportFrom) and node.module is not None
        for alias in node.names
    }


def home(module: str, name: str) -> str:
    """Return the module in which a name is made."""
    source = imported(module).get(name)
    return module if source is None else home(source, name)


def description(module: str, name: str) -> str | None:
    """Return the docstring of a class or function, or what stands below a constant."""
    body = _parsed(module).body
    for node, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name == name:
                return ast.get_docstring(node)
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
            match below:
                case ast.Expr(ast.Constant(str(words))):
                    return words
                case _:
                    return None
    return None


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
