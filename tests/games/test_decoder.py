"""Plain data read back are the views and events they were made of; what does not fit is named."""

import json
import os
from collections.abc import Iterable
from typing import Any, Final, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.matches import RULE_SETS, counts, played
from tests.strategies import recordings
from tischrunde.core.card_game import CardGame
from tischrunde.games.catalogue import GAMES
from tischrunde.games.decoder import Decoder, NotUnderstood, Reading
from tischrunde.games.encoder import COUNTED, changes, plain, plain_event
from tischrunde.games.replay import frames
from tischrunde.rallye.events import Attacked
from tischrunde.table.events import SatDown, TableEvent

ROUND_TRIPS = int(os.environ.get("ROUND_TRIPS", "100")) // 4
"""Cases for each game, each with all its moves; `just long` asks for many more."""

RARELY: Final = 4
"""One in how many moves the views of all seats are read."""

READINGS: Final = {game.id: Reading(game, get_args(TableEvent)) for game in GAMES.values()}
RECORDINGS: Final = {game.id: recordings(game) for game in GAMES.values()}

every_rule_set = pytest.mark.parametrize(
    ("game", "rules"), RULE_SETS, ids=lambda part: getattr(part, "id", part)
)


def sent(value: Any) -> Any:
    """Return plain data as they arrive."""
    return json.loads(json.dumps(value))


def views_are_read_back(game: CardGame, match: Any) -> None:
    reading = READINGS[game.id]
    for seat in (None, *range(match.rules.players)):
        view, brief = match.view(seat), match.view(seat, brief=True)
        assert reading.view(sent(plain(game, view))) == view
        assert reading.view(sent(plain(game, brief))) == brief
        assert reading.view(sent(changes(game, None, brief, COUNTED))) == brief


def events_are_read_back(game: CardGame, events: Iterable[Any]) -> None:
    for event in events:
        again = READINGS[game.id].event(sent(plain_event(game, event)))
        assert (type(again), again) == (type(event), event)


@every_rule_set
def test_a_view_read_back_is_the_same_from_every_seat(game: CardGame, rules: str) -> None:
    for players in counts(game, rules):
        for number, (match, seen) in enumerate(played(game, rules, players)):
            events_are_read_back(game, seen)
            if match.over or number % RARELY == 0:
                views_are_read_back(game, match)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=ROUND_TRIPS)
@given(data=st.data())
def test_a_match_of_any_family_is_read_back(game: str, data: st.DataObject) -> None:
    record = data.draw(RECORDINGS[game]).record
    for frame in frames(record):
        events_are_read_back(GAMES[game], frame.events)
    views_are_read_back(GAMES[game], frame.match)


def test_what_is_read_are_cards_and_sets_not_their_slugs() -> None:
    game = GAMES["rallye"]
    view = game.match(game.house.read("schmidt"), 2, b"kinds").view(0)
    again = READINGS["rallye"].view(sent(plain(game, view))).round
    for name in ("hand", "waiting", "legal", "displays", "blocked", "attack"):
        assert type(getattr(again, name)) is type(getattr(view.round, name))
    assert [type(card) for card in again.hand] == [type(card) for card in view.round.hand]
    assert [type(card) for card in again.unseen] == [type(card) for card in view.round.unseen]


# ── events around the cards ───────────────────────────────────────────────────────────────────


def test_events_around_the_cards_are_read_if_their_types_are_told() -> None:
    game, event = GAMES["uno"], SatDown(1, "Igel")
    told = sent(plain_event(game, event))
    assert READINGS["uno"].event(told) == event
    assert Reading(game).event(told) is None


def test_an_event_nobody_knows_yet_is_none() -> None:
    assert READINGS["uno"].event({"event": "Juggled", "seat": 1}) is None


def test_an_event_without_a_name_is_not_understood() -> None:
    for nameless in ({}, {"event": None}, {"event": ["Drew"]}):
        with pytest.raises(NotUnderstood, match="names no event"):
            READINGS["uno"].event(nameless)


# ── data that do not fit ──────────────────────────────────────────────────────────────────────


def test_fields_of_a_newer_server_are_passed_over() -> None:
    newer = {"event": "Attacked", "seat": 0, "card": "stop", "party": 1, "weather": "fog"}
    attacked = READINGS["rallye"].event(newer)
    assert isinstance(attacked, Attacked)
    assert attacked.card.slug == "stop"


def told(**wrong: Any) -> dict[str, Any]:
    """Return a view as it arrives, with something wrong in its round."""
    game = GAMES["rallye"]
    view: dict[str, Any] = sent(
        plain(game, game.match(game.house.read("schmidt"), 2, b"wrong").view(0))
    )
    view["round"] = {**view["round"], **wrong}
    return view


def laid(**wrong: Any) -> list[Any]:
    """Return displays with something wrong in the first."""
    first, *others = told()["round"]["displays"]
    return [{**first, **wrong}, *others]


WRONG: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "a card there is not": ({"hand": ["joker"]}, "round.hand: 'joker' is no Card"),
    "a card of no name": ({"discard": ["stop"]}, r"round.discard: \['stop'\] is no Card"),
    "a word for a number": ({"stock": "50"}, "round.stock: '50' is no int"),
    "a number for whether": (
        {"displays": laid(safeties=[{"card": "driving-ace", "crosswise": 1}])},
        "round.displays.safeties.crosswise: 1 is no bool",
    ),
    "whether for a number": ({"goal": True}, "round.goal: True is no int"),
    "nothing for a number": ({"dealer": None}, "round.dealer: None is no int"),
    "neither seat nor nobody": ({"caller": "me"}, "round.caller: 'me' is no NoneType or int"),
    "no list": ({"waiting": 0}, "round.waiting: 0 is no list"),
    "a word for a list": ({"hand": "stop"}, "round.hand: 'stop' is no list"),
    "no fields": ({"agreed": []}, r"round.agreed: \[\] is no dict"),
    "a move there is not": ({"legal": ["fly"]}, "round.legal: 'fly' is no move"),
    "a move of no text": ({"legal": [["roll"]]}, r"round.legal: \['roll'\] is no move"),
    "a row too short": ({"blocked": {"stop": [["roll"]]}}, "round.blocked: 1 in a row, not 2"),
    "counts of no card": ({"unseen": {"joker": 1}}, "round.unseen: 'joker' is no Card"),
}


@pytest.mark.parametrize(("wrong", "said"), WRONG.values(), ids=WRONG)
def test_what_does_not_fit_is_named_with_its_place(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(NotUnderstood, match=f"^{said}; who sent it may be of another version$"):
        READINGS["rallye"].view(told(**wrong))


def test_a_missing_field_is_named() -> None:
    view = told()
    del view["round"]["displays"][1]["km"]
    with pytest.raises(NotUnderstood) as missed:
        READINGS["rallye"].view(view)
    assert (missed.value.place, missed.value.problem) == (
        ("round", "displays", "km"),
        "it is missing",
    )


def test_a_view_of_the_other_game_is_not_understood() -> None:
    with pytest.raises(NotUnderstood, match=r"^round\.\w+: it is missing"):
        READINGS["uno"].view(told())


def test_a_type_whose_data_nobody_could_tell_apart_is_found_at_once() -> None:
    with pytest.raises(TypeError, match="tell"):
        Decoder(GAMES["uno"]).of(SatDown | Attacked)
