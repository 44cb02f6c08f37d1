"""Questions before a match are repeated to whoever asks, and whoever wants to leave may leave."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tischrunde.terminal.match_setup import ask_name, unfit
from tischrunde.terminal.plain.console import Lines, Talk
from tischrunde.terminal.plain.departure import Left
from tischrunde.terminal.plain.setup import PlainAsker

HELP = "Tippe die Zahl deiner Antwort und Enter. Mit q hörst du auf."


def asked(ask: Callable[[PlainAsker], Awaitable[object]], *typed: str) -> tuple[object, list[str]]:
    """Return the answer to a question, and all that was said; None means that somebody left."""

    async def answered() -> tuple[object, list[str]]:
        said: list[str] = []
        lines = Lines(live=True)
        for line in typed:
            lines.come(line)
        try:
            return await ask(PlainAsker(Talk(lines, said.append, "de"))), said
        except Left:
            return None, said

    return asyncio.run(answered())


@pytest.mark.parametrize(("typed", "help_"), [("?", [HELP]), ("", [])])
def test_a_question_for_a_number_is_told_again(typed: str, help_: list[str]) -> None:
    answer, said = asked(lambda asker: asker.number("Wie viele?", (2, 3)), typed, "3")
    question = ["Wie viele?", "Möglich sind: 2, 3."]
    assert (answer, said) == (3, [*question, *help_, *question])


def test_whoever_is_asked_for_a_name_may_go() -> None:
    assert asked(ask_name, "q")[0] is None
    assert asked(ask_name, "?", "q")[1][1] == "Tippe deine Antwort und Enter. Mit q hörst du auf."
    assert asked(ask_name, "Ende")[0] == "Ende"


def test_small_and_capital_letters_make_no_two_names() -> None:
    assert unfit("IDA", ["Ida"], "de") == "„IDA“ heißt hier schon jemand. Nimm einen anderen Namen."
    assert unfit("Ada", ["Ida"], "de") is None
