"""Wherever a line is read, help is given and the list is repeated."""

import asyncio
import io

import pytest

from tests.terminal.plain import away
from tests.terminal.plain.at_home import before_the_deal, spoken
from tests.terminal.plain.away import Away
from tests.terminal.plain.test_departure import begun, typing
from tischrunde.terminal.plain.actions import help_words
from tischrunde.terminal.plain.console import typed


def test_enter_alone_tells_the_list_again() -> None:
    for again in ("", "liste"):
        said = spoken(begun(), typing(["?", again, None]))
        assert said.count("Du bist dran.") == 2


def test_help_is_given_at_a_question_within_a_move_too() -> None:
    def answer(said: list[str]) -> str | None:
        if said[-1] == "0. Zurück":
            return None if said.count("Welche Karte legst du ab?") > 1 else "?"
        lines = (line.partition(". ") for line in said)
        return [number for number, _, words in lines if words == "Eine Karte ablegen"][-1]

    said = spoken(begun(), answer)
    assert "Fragezeichen oder hilfe: diese Hilfe." in said
    assert said.count("0. Zurück") == 2


def test_help_is_given_while_the_screen_is_handed_on() -> None:
    record = before_the_deal("rallye", "fx-schmid", ("Ida", "Ben"), (), b"y")
    said = spoken(record, typing(["?", "t", None]))
    assert "Fragezeichen oder hilfe: diese Hilfe." in said
    assert sum(line.startswith("Jetzt ist ") for line in said) == 3


def test_a_wrong_byte_does_not_end_the_match() -> None:
    async def read() -> list[str | None]:
        stream = io.TextIOWrapper(io.BytesIO("hüh\n1\n".encode("latin-1")), "utf-8")
        lines = typed(stream)
        return [await lines.next() for _ in range(3)]

    assert asyncio.run(read()) == ["h\N{REPLACEMENT CHARACTER}h", "1", None]


@pytest.mark.parametrize(
    ("mine", "told_of", "silent_of"),
    [
        ((0,), ("u ruft", "Nur Enter,", "r oder regel"), ("h oder tipp",)),
        ((), ("t oder tisch", "q oder ende"), ("u ruft", "Nur Enter,", "r oder regel", "die Zahl")),
    ],
)
def test_only_what_works_here_is_in_the_help(
    mine: tuple[int, ...], told_of: tuple[str, ...], silent_of: tuple[str, ...]
) -> None:
    said = " ".join(help_words(Away(away.before_the_deal("Ida", "Ben"), *mine), "de"))
    assert all(words in said for words in told_of)
    assert not any(words in said for words in silent_of)
