"""A match told again, move by move, comes to what everybody saw."""

from typing import Any

import pytest

from tests.records import counted, played_long
from tischrunde.core.game import Seat
from tischrunde.core.record import Record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.encoder import plain, plain_event
from tischrunde.games.replay import frames
from tischrunde.games.replay_frames import Told, retold

LEFT_OUT = {"accounted", "blocked", "legal", "unseen"}
MATCHES = [
    ("fx-schmid,target=1500", 2),
    ("schmidt,target=1500", 4),
    ("uno-carabiner,target=120", 3),
]


@pytest.fixture(params=MATCHES, ids=lambda match: match[0])
def record(request: pytest.FixtureRequest) -> Record:
    return played_long(*request.param)


def shown(record: Record, match: Any, seat: Seat | None) -> dict[str, Any]:
    view: dict[str, Any] = plain(GAMES[record.game], match.view(seat))
    view["round"] = {name: view["round"][name] for name in view["round"] if name not in LEFT_OUT}
    if seat is None:
        seats = range(len(record.names))
        view["round"]["hands"] = [
            plain(GAMES[record.game], match.view(each).round.hand) for each in seats
        ]
    return view


def folded(view: dict[str, Any], told: Told) -> dict[str, Any]:
    return view | told.match | {"round": view.get("round", {}) | told.match.get("round", {})}


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_changed_adds_up_to_every_view(record: Record, seat: Seat | None) -> None:
    view: dict[str, Any] = {}
    told = list(retold(record, seat))
    for frame, each in zip(frames(record), told, strict=True):
        view = folded(view, each)
        assert each.number == frame.number
        assert view == shown(record, frame.match, seat)
        assert each.events == [plain_event(GAMES[record.game], event) for event in frame.events]
    assert len(told) == counted(record) + 1


def test_only_what_is_different_is_told_again(record: Record) -> None:
    first, *others = retold(record, 0)
    assert {"number", "target", "totals", "sheets", "winners", "round"} == set(first.match)
    assert not any("rule_set" in each.match.get("round", {}) for each in others)


def test_with_all_cards_open_every_move_has_somebody_who_made_it(record: Record) -> None:
    moves = [move for round_ in record.rounds for move in round_.moves]
    told = [(each.by, each.move, each.at) for each in retold(record, None)][1:]
    assert told == [(move.seat, move.text, move.at) for move in moves]


def test_a_seat_is_told_its_own_moves_and_those_it_saw(record: Record) -> None:
    for open_, own in zip(retold(record, None), retold(record, 1), strict=True):
        seen = open_.by == 1 or bool(open_.events)
        assert (own.by, own.move) == ((open_.by, open_.move) if seen else (None, None))
        assert "hands" not in own.match.get("round", {})
