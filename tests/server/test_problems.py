"""Whatever a server refuses, it can say why in three languages."""

import ast
from itertools import chain
from pathlib import Path

import pytest

import tischrunde.engine
import tischrunde.server
from tests.test_texts import variables
from tischrunde import texts
from tischrunde.protocol.routes import EVERYWHERE, ROUTES, STATUS

SAYING = ("Trouble", "Err", "Denial", "Bye")


def codes() -> set[str]:
    """Return the codes of all problems: documented, or written anywhere in server and engine."""
    found = {code for route in ROUTES for code in route.codes} | set(STATUS) | set(EVERYWHERE)
    folders = (*tischrunde.server.__path__, *tischrunde.engine.__path__)
    for file in chain.from_iterable(Path(folder).rglob("*.py") for folder in folders):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SAYING and node.args:
                found |= said(node.args[0])
    return found


def said(code: ast.expr) -> set[str]:
    """Return the codes an expression can be."""
    if isinstance(code, ast.IfExp):
        return said(code.body) | said(code.orelse)
    return {str(code.value)} if isinstance(code, ast.Constant) else set()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_problem_has_words(language: str) -> None:
    at_the_table = {each.removeprefix("denial-") for each in variables("table", language)}
    at_the_server = {each.removeprefix("problem-") for each in variables("server", language)}
    assert at_the_server == codes() - at_the_table
