"""Moves and refusals at a table name who they are about."""

import pytest

from tests.test_texts import spaced
from tischrunde import texts
from tischrunde.core.refusal import Refusal
from tischrunde.rallye.cards import Card
from tischrunde.rallye.moves import Attack
from tischrunde.texts.company import Company
from tischrunde.texts.narration import move_words
from tischrunde.uno.moves import Catch, Swap

ALONE = ((0,), (1,), (2,), (3,))
TEAMS = ((0, 2), (1, 3))


def company(game: str, parties: tuple[tuple[int, ...], ...] = ALONE) -> Company:
    edition = {"rallye": "fx-schmid", "uno": "uno-carabiner"}[game]
    return Company(game, edition, ("Ada", "Ben", "Eva", "Max"), parties, 0)


@pytest.mark.parametrize(
    ("language", "attack", "catch", "swap"),
    [
        ("de", "„Stop“ gegen Ben", "Ben erwischen", "Die Karten mit Ben tauschen"),
        ("en", "“Stop” against Ben", "Catch Ben", "Swap hands with Ben"),
        ("fr", "« Stop » contre Ben", "Prendre Ben en faute", "Échanger sa main avec Ben"),
    ],
)
def test_a_move_names_whom_it_is_played_against(
    language: str, attack: str, catch: str, swap: str
) -> None:
    rallye, uno = company("rallye"), company("uno")
    said = move_words("rallye", Attack(Card.STOP, 1), "fx-schmid", language, rallye)
    assert spaced(said) == attack
    assert move_words("uno", Catch(1), "uno-carabiner", language, uno) == catch
    assert move_words("uno", Swap(1), "uno-carabiner", language, uno) == swap


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "„Stop“ gegen Ben und Max"),
        ("en", "“Stop” against Ben and Max"),
        ("fr", "« Stop » contre Ben et Max"),
    ],
)
def test_a_team_is_named_by_its_members(language: str, sentence: str) -> None:
    said = move_words(
        "rallye", Attack(Card.STOP, 1), "fx-schmid", language, company("rallye", TEAMS)
    )
    assert spaced(said) == sentence


@pytest.mark.parametrize(
    ("language", "turn", "protected"),
    [
        ("de", "Eva ist dran. Warte, bis du dran bist.", "„Vorfahrt“ schützt Ben."),
        ("en", "It is Eva’s turn. Wait for yours.", "“Right of way” protects Ben."),
        (
            "fr",
            "C’est à Eva de jouer. Attendez votre tour.",
            "« Véhicule prioritaire » protège Ben.",
        ),
    ],
)
def test_a_refusal_names_who_it_is_about(language: str, turn: str, protected: str) -> None:
    waiting = Refusal("not-your-turn", "fx-schmid/turn", {"seat": 2})
    safe = Refusal("protected", "fx-schmid/safety", {"party": 1, "safety": "right-of-way"})
    for game in ("rallye", "uno"):
        there = company(game)
        assert texts.explain(game, waiting, there.edition, language, company=there) == turn
    there = company("rallye")
    assert (
        spaced(texts.explain("rallye", safe, there.edition, language, company=there)) == protected
    )


def test_names_in_a_row_are_joined_before_the_last() -> None:
    assert texts.together(("Ada", "Ben", "Eva"), "de") == "Ada, Ben und Eva"
    assert texts.together(("Ada",), "de") == "Ada"
