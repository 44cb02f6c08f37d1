"""The tables of the document are the code's own."""

from tests.envs.tabulate import DOCUMENT, written


def test_the_tables_are_true() -> None:
    document = DOCUMENT.read_text("utf-8")
    assert written(document) == document, "run: just golden"
