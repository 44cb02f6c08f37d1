"""Every denial of a table is put in words: what happened, why, and what to do."""

import ast
import inspect

import pytest

from tests.table.keeper import guest, playing
from tests.test_texts import variables
from tischrunde import texts
from tischrunde.table import judge
from tischrunde.table.commands import Move


def codes() -> set[str]:
    """Return the codes of all denials there are, from the source."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(judge))) if _denies(node)]
    found = {call.args[0] for call in calls if isinstance(call, ast.Call)}
    assert all(isinstance(code, ast.Constant) for code in found)
    return {str(code.value) for code in found if isinstance(code, ast.Constant)}


def _denies(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "Denial"


def test_the_codes_are_found() -> None:
    assert {"seat-taken", "stale", "refused", "too-late"} <= codes()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_code_has_words_and_no_words_are_left_over(language: str) -> None:
    messages = {
        message for message in variables("table", language) if message.startswith("denial-")
    }
    assert messages == {f"denial-{code}" for code in codes()}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_words_are_sentences_of_their_own(language: str) -> None:
    said = [
        texts.say("table", f"denial-{code}", language, reason="…")
        for code in sorted(codes() - {"refused"})
    ]
    assert len({*said}) == len(said)
    assert all(words.endswith(".") for words in said)


def test_a_refusal_of_the_rules_is_told_with_their_reason() -> None:
    kept = playing("winning-moves")
    kept.lay_out("winning-moves 2; 1: 100 ...; turn: 1")
    refusal = kept.denied(0, Move("100"), guest(0)).refusal
    assert refusal is not None
    reason = texts.explain("rallye", refusal, "winning-moves", "de")
    assert texts.say("table", "denial-refused", "de", reason=reason).endswith(reason)
