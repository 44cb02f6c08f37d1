"""Ties tests to the clauses they show."""

import ast
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])


def shows(*clauses: str) -> Callable[[Test], Test]:
    """Mark a test with the clauses it shows; it runs once for each edition among them."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.clause(*clauses)(test)
        if "edition" in inspect.signature(test).parameters:
            editions = list(dict.fromkeys(clause.partition("/")[0] for clause in clauses))
            marked = pytest.mark.parametrize("edition", editions)(marked)
        return marked

    return mark


def shown_clauses(folder: Path) -> set[str]:
    """Return every clause that a test under a folder says it shows."""
    return {
        argument.value
        for path in folder.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Name)
        and decorator.func.id == shows.__name__
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
