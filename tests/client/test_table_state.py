"""Every version once, in order, without a gap: frame by frame."""

import copy

from msgspec.structs import replace

from tests.client.node import TABLE, ev, playing, snap, view
from tischrunde.client.table_state import TableState, merged
from tischrunde.protocol.frames import Ev, Skip


def at(version: int) -> TableState:
    state = TableState()
    state.take(snap(version))
    return state


def test_nothing_is_known_before_a_snapshot() -> None:
    state = TableState()
    assert state.take(ev(1)) is None
    assert (state.version, state.since, state.behind) == (0, 0, True)
    happened = state.take(snap(4))
    assert happened is not None
    assert happened.afresh
    assert (state.version, state.behind) == (4, False)


def test_changes_are_merged_down_to_the_round() -> None:
    old = playing("draw", stock=50)
    before = copy.deepcopy(old)
    changed = {"clock": {"ends": 7}, "match": {"totals": [5, 0], "round": {"stock": 49}}}
    new = merged(old, changed)
    assert new == {
        **before,
        "clock": {"ends": 7},
        "match": {
            "number": 1,
            "totals": [5, 0],
            "round": {"waiting": [0], "legal": ["draw"], "stock": 49},
        },
    }
    assert old == before


def test_deeper_than_the_round_everything_is_replaced() -> None:
    old = view(match={"round": {"displays": {"a": 1, "b": 2}}})
    assert merged(old, {"match": {"round": {"displays": {"a": 3}}}})["match"]["round"] == {
        "displays": {"a": 3}
    }


def test_a_match_begins_as_a_whole_and_may_end_as_none() -> None:
    begun = merged(view(match=None), {"match": {"number": 1, "round": {"stock": 9}}})
    assert begun["match"] == {"number": 1, "round": {"stock": 9}}
    assert merged(begun, {"match": None})["match"] is None


def test_the_next_version_is_taken_and_told() -> None:
    state = at(5)
    happened = state.take(ev(6, stock=31, by=1))
    assert happened is not None
    assert (happened.version, happened.by, happened.afresh) == (6, 1, False)
    assert happened.events == ({"event": "Drawn"},)
    assert happened.view["match"]["round"]["stock"] == 31
    assert (state.version, state.seen, state.behind) == (6, 6, False)


def test_a_version_twice_is_told_once() -> None:
    state = at(5)
    state.take(ev(6, stock=31))
    assert state.take(ev(6, stock=99)) is None
    assert state.take(ev(5, stock=99)) is None
    assert state.last.view["match"]["round"]["stock"] == 31
    assert not state.behind


def test_a_gap_is_asked_for_from_the_last_version_on() -> None:
    state = at(5)
    assert state.take(ev(8)) is None
    assert (state.version, state.since, state.behind) == (5, 5, True)
    for version in (6, 7):
        assert state.take(ev(version)) is not None
        assert state.behind
    assert state.take(ev(8)) is not None
    assert not state.behind


def test_a_skip_is_a_version_with_the_view_as_it_was() -> None:
    state = at(5)
    happened = state.take(Skip(TABLE, 6))
    assert happened is not None
    assert (happened.version, happened.events, happened.view) == (6, (), playing())
    assert (state.version, state.seen) == (6, 5)


def test_a_snapshot_replaces_everything() -> None:
    state = at(5)
    happened = state.take(snap(9, "draw", successor="other"))
    assert happened is not None
    assert happened.afresh
    assert state.last.view == {**playing("draw"), "successor": "other"}
    assert state.take(ev(10)) is not None


def test_what_the_server_has_lost_is_not_known_any_more() -> None:
    state = at(5)
    state.take(ev(6))
    state.outdate(6)
    happened = state.take(replace(snap(4, "draw"), back=True))
    assert happened is not None
    assert (happened.version, happened.afresh) == (4, True)
    assert (state.version, state.seen, state.behind) == (4, 4, False)
    assert state.take(ev(5)) is not None
    happened = state.take(replace(snap(5), back=True))
    assert happened is not None
    assert state.retreats == 2


def test_when_a_version_came_about_is_known_of_the_last_one() -> None:
    state = TableState()
    known = [state.at]
    for frame in (snap(5), ev(6), Skip(TABLE, 7, at=1007), Skip(TABLE, 8), ev(9)):
        state.take(frame)
        known.append(state.at)
    assert known == [None, 1005, 1006, 1007, None, 1009]
    state.renew()
    assert (state.since, state.at) == (0, None)


def test_a_snapshot_of_a_node_that_lags_does_not_turn_back_time() -> None:
    state = at(5)
    state.take(ev(6))
    assert state.take(snap(5)) is None
    assert state.version == 6


def test_a_snapshot_of_the_same_version_is_seen_but_not_told() -> None:
    state = at(5)
    assert state.take(snap(5, seat=1)) is None
    assert state.last.view["seat"] == 1


def test_versions_that_leave_the_view_as_it_was_are_no_base_for_a_move() -> None:
    state = at(5)
    state.take(Ev(TABLE, 6, 0, [{"event": "Drawn"}], {}))
    assert (state.version, state.seen) == (6, 5)
    state.take(ev(7))
    assert state.seen == 7


def test_an_outdated_view_is_asked_for_afresh_once_all_is_told() -> None:
    state = at(5)
    state.outdate(5)
    assert (state.since, state.behind) == (5, True)
    state.take(Skip(TABLE, 6))
    assert (state.since, state.behind) == (0, True)
    state.take(snap(6))
    assert not state.behind
    state.outdate(4)
    assert not state.behind


def test_another_seat_is_asked_for_afresh() -> None:
    state = at(5)
    state.renew()
    assert (state.since, state.behind) == (0, True)
    state.take(ev(6))
    assert state.since == 0
    state.take(snap(6, seat=1))
    assert not state.behind
