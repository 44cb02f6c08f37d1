"""A table in sentences; that the browser uses the same is checked by its own tests."""

from typing import Any, get_args

import pytest

from tests.golden.telling import EVENTS, NAMES, TEAMS, match_view
from tests.test_texts import spaced
from tischrunde.rallye.cards import Card as RallyeCard
from tischrunde.rallye.events import Asked, Attacked, Laid
from tischrunde.rallye.events import Event as RallyeEvent
from tischrunde.texts import LANGUAGES
from tischrunde.texts.company import Company
from tischrunde.texts.narration import company_at, gained, in_words, told
from tischrunde.uno.cards import Card as UnoCard
from tischrunde.uno.events import Event as UnoEvent
from tischrunde.uno.events import Kept


def company(game: str, seat: int | None) -> Company:
    edition = {"rallye": "fx-schmid", "uno": "uno-carabiner"}[game]
    return Company(game, edition, NAMES, TEAMS, seat)


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        (0, "Du spielst „Stop“ gegen Igel und Eule."),
        (2, "Dachs spielt „Stop“ gegen Igel und Eule."),
        (1, "Dachs spielt „Stop“ gegen euch."),
        (None, "Dachs spielt „Stop“ gegen Igel und Eule."),
    ],
)
def test_everybody_hears_of_an_attack_from_where_they_sit(seat: int | None, sentence: str) -> None:
    attack = Attacked(0, RallyeCard.STOP, 1)
    assert told(attack, company("rallye", seat), "de") == sentence


@pytest.mark.parametrize(("game", "events"), [("rallye", RallyeEvent), ("uno", UnoEvent)])
def test_every_event_has_its_sentences_in_the_golden_file(game: str, events: Any) -> None:
    assert {type(event) for event in EVENTS[game]} == set(get_args(events))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nobody_needs_to_be_told_is_not_told(language: str) -> None:
    there = company("rallye", 0)
    assert told(Asked((1,), RallyeCard.STOP), there, language) is None
    assert told(Kept(0), there, language) is None
    assert told(Laid(0, RallyeCard.STOP), company("uno", 0), language) is None
    assert told("no event", company("uno", 0), language) is None


def test_a_name_commands_no_terminal() -> None:
    there = Company("uno", "uno-carabiner", ("\x1b[2JBen", "Eva"), ((0,), (1,)), 1)
    assert told(Kept(0), there, "de") == "[2JBen behält die Karte."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Neu auf deiner Hand: 100 km, Stop."),
        ("en", "New in your hand: 100 km, Stop."),
        ("fr", "Nouveau dans votre main : 100 km, Stop."),
    ],
)
def test_cards_that_came_to_the_hand_are_told(language: str, sentence: str) -> None:
    before = (RallyeCard.KM_25, RallyeCard.KM_100)
    after = (RallyeCard.KM_100, RallyeCard.KM_100, RallyeCard.STOP)
    words = gained(before, after, company("rallye", 0), language)
    assert words is not None
    assert spaced(words) == sentence


def test_a_hand_that_gained_nothing_is_not_told() -> None:
    held = (UnoCard.RED_7, UnoCard.WILD)
    assert gained(held, held[:1], company("uno", 0), "de") is None


def test_a_view_knows_who_sits_around_it() -> None:
    view = match_view("rallye", "fx-schmid 4; turn: 1", 2)
    assert company_at("rallye", view, NAMES) == Company("rallye", "fx-schmid", NAMES, TEAMS, 2)
    view = match_view("uno", "uno-carabiner,teams 4; turn: 1", None)
    there = company_at("uno", view, NAMES)
    assert there == Company("uno", "uno-carabiner", NAMES, TEAMS, None)
    assert in_words(view, there, "de")[1] == "Dachs ist dran."
