"""Views and events as plain data: what each becomes, and what has changed since the last one."""

import json
from collections.abc import Mapping
from copy import copy
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

import pytest

from tests.games.matches import RULE_SETS, counts, played
from tischrunde.core.card_game import CardGame
from tischrunde.games.catalogue import GAMES
from tischrunde.games.encoder import MOVES_KEPT, Encoder, changes, plain, plain_event
from tischrunde.rallye.moves import EVERY_MOVE as RALLY
from tischrunde.uno.moves import EVERY_MOVE as UNO

RARELY: Final = 16
"""One in how many moves plain data is held against its definition."""


def defined(game: CardGame, value: Any) -> Any:
    """Return what plain data is by its definition, asking every value what it is."""
    if isinstance(value, game.moves):
        return game.write_move(value)
    if isinstance(value, Enum):
        return getattr(value, "slug", value.value)
    if is_dataclass(value):
        return {field.name: defined(game, getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {defined(game, key): defined(game, item) for key, item in value.items()}
    if hasattr(value, "_asdict"):
        return defined(game, value._asdict())
    if isinstance(value, frozenset):
        return [defined(game, item) for item in sorted(value)]
    if isinstance(value, list | tuple):
        return [defined(game, item) for item in value]
    return value


def merged(known: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    """Return what is known of a match once news of it has come."""
    return {**known, **news, "round": {**known.get("round", {}), **news.get("round", {})}}


@pytest.mark.parametrize(("game", "rules"), RULE_SETS, ids=lambda part: getattr(part, "id", part))
def test_changes_one_after_the_other_make_every_view_of_a_match(game: CardGame, rules: str) -> None:
    for players in counts(game, rules):
        views: dict[int | None, Any] = dict.fromkeys((None, *range(players)))
        known: dict[int | None, dict[str, Any]] = {seat: {} for seat in views}
        for match, _ in played(game, rules, players):
            for seat, old in views.items():
                new = match.view(seat)
                known[seat] = merged(known[seat], changes(game, old, new))
                assert known[seat] == plain(game, new)
                views[seat] = new


@pytest.mark.parametrize(("game", "rules"), RULE_SETS, ids=lambda part: getattr(part, "id", part))
def test_views_and_events_are_plain_by_the_definition(game: CardGame, rules: str) -> None:
    players = game.house.read(rules).player_counts[0]
    for number, (match, seen) in enumerate(played(game, rules, players)):
        if match.over or number % RARELY == 0:
            for seat in (None, *range(players)):
                view = match.view(seat)
                assert json.dumps(plain(game, view)) == json.dumps(defined(game, view))
        for event in seen:
            told = {"event": type(event).__name__, **defined(game, event)}
            assert json.dumps(plain_event(game, event)) == json.dumps(told)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_first_view_is_told_whole_and_the_same_view_again_not_at_all(game: CardGame) -> None:
    match = game.match(next(iter(game.editions.values())), 2, b"first")
    view = match.view(0)
    assert changes(game, None, view) == plain(game, view)
    assert changes(game, view, match.view(0)) == {}


def test_only_what_a_move_changed_is_told() -> None:
    game = GAMES["rallye"]
    match = game.match(game.house.read("fx-schmid"), 2, b"changes")
    (seat,) = match.waiting
    before = match.view(None)
    match.play(seat, next(move for move in match.legal(seat) if type(move).__name__ == "Discard"))
    changed = changes(game, before, match.view(None))
    assert set(changed) == {"round"}
    assert set(changed["round"]) == {
        *("on_turn", "waiting", "stock", "discard", "hand_sizes", "accounted", "unseen"),
    }


def test_a_round_alone_is_compared_field_by_field() -> None:
    game = GAMES["uno"]
    match = game.match(game.house.read("uno-carabiner"), 2, b"changes")
    before = match.view(None).round
    assert changes(game, None, before) == plain(game, before)
    assert changes(game, before, match.view(0).round).keys() >= {"seat", "hand", "unseen"}


@pytest.mark.parametrize(("game", "moves"), [("rallye", RALLY), ("uno", UNO)])
def test_a_move_is_not_taken_for_one_that_lay_there_in_memory(
    game: str, moves: tuple[object, ...]
) -> None:
    encoder = Encoder(GAMES[game])
    for number in range(3 * MOVES_KEPT):
        move = copy(moves[number % len(moves)])
        assert encoder.plain(move) == GAMES[game].write_move(move)
