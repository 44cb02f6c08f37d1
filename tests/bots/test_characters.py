"""Bots have names of their own, which nobody else has and every language can say."""

import re
from pathlib import Path

import pytest

from tischrunde import texts
from tischrunde.bots.characters import CHARACTERS, bot_name
from tischrunde.bots.names import LEVELS

NAMES = [name for names in CHARACTERS.values() for name in names]
MOST_BOTS = 9


def test_every_level_has_characters_and_no_two_are_called_alike() -> None:
    assert tuple(CHARACTERS) == LEVELS
    assert len({name.casefold() for name in NAMES}) == len(NAMES)
    assert all(name.isascii() and name.isalpha() and name.istitle() for name in NAMES)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_guest_is_offered_the_name_of_a_bot(language: str) -> None:
    offered = texts.say("web-start", "person-animals", language).casefold().split(", ")
    assert not {name.casefold() for name in NAMES} & {*offered}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_everybody_has_a_temper_in_words(language: str) -> None:
    said = [texts.say("web-bots", f"bot-{name.lower()}", language) for name in NAMES]
    assert len({*said}) == len(said)
    assert all(words.endswith(".") for words in said)


@pytest.mark.parametrize("level", LEVELS)
def test_as_many_bots_as_a_table_has_seats_are_told_apart(level: str) -> None:
    taken: list[str] = []
    for _ in range(MOST_BOTS):
        name, character = bot_name(level, taken)
        assert name.split()[0] == character
        taken.append(name)
    assert len({*taken}) == MOST_BOTS
    assert taken[: len(CHARACTERS[level])] == list(CHARACTERS[level])


def test_a_name_that_somebody_has_is_left_out() -> None:
    assert bot_name("easy", ["Bommel"])[0] == "Tapsi"
    assert bot_name("easy", ["Tapsi", *CHARACTERS["easy"]]) == ("Bommel 2", "Bommel")


def test_the_web_client_draws_all_of_them() -> None:
    faces = (Path(__file__).parents[2] / "web/src/look/faces.ts").read_text("utf-8")
    assert re.findall(r"(\w+): \[\d", faces) == [name.lower() for name in NAMES]
