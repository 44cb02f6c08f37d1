"""Nothing a table keeps to itself is in what it shows: canaries sit wherever a secret is."""

import json
from collections.abc import Iterator

import pytest

from tests.table.evening import finished
from tests.table.keeper import Keeper, guest, opens, playing, sits
from tischrunde.games.encoder import plain, plain_event
from tischrunde.table.commands import Claim, Grant, Leave, Rematch, Return, Rise
from tischrunde.table.projection import view
from tischrunde.table.table import Table

CANARIES = ("canary-host", "canary-guest", "canary-token", "canary-device")


def everything_shown(table: Table, *events: object) -> str:
    views = [plain(table.game, view(table, seat)) for seat in (None, *range(len(table.chairs)))]
    return json.dumps([views, [plain_event(table.game, event) for event in events]])


def evening() -> Iterator[tuple[Keeper, tuple[object, ...]]]:
    """Yield a table after every step at which a canary was put somewhere."""
    kept = Keeper(opens(host="canary-host", code="canary-code"))
    yield kept, kept.do(0, sits(0, guest="canary-host"), "canary-host")
    yield kept, kept.do(1, sits(1, guest="canary-guest", entropy="canary-entropy"), "canary-guest")
    yield kept, kept.do(1, Rise(), "canary-guest")
    assert "canary-entropy" not in everything_shown(kept.table)
    yield kept, kept.do(1, sits(1, guest="canary-guest"), "canary-guest")
    yield kept, kept.do(1, Grant("canary-token", kept.now + 1_000), "canary-guest")
    yield kept, kept.do(1, Claim("canary-token", "canary-device"), "canary-device")
    yield kept, kept.do(1, Grant("canary-token", kept.now + 1_000), "canary-device")
    kept.start()
    yield kept, ()
    yield kept, kept.do(1, Leave(), "canary-device")
    yield kept, kept.do(1, Return(), "canary-device")


def test_no_canary_sings() -> None:
    steps = 0
    for kept, events in evening():
        shown = everything_shown(kept.table, *events)
        assert not [canary for canary in CANARIES if canary in shown]
        assert kept.table.secret.hex() not in shown
        assert "canary-code" not in json.dumps(plain(kept.table.game, view(kept.table, None)))
        assert kept.view(0).code == "canary-code"
        steps += 1
    assert steps == 10


def test_a_canary_that_is_shown_would_be_heard() -> None:
    kept = Keeper(opens())
    seen = kept.do(1, sits(1, name="canary-guest"), guest(1))
    assert "canary-guest" in everything_shown(kept.table, *seen)


def test_what_somebody_adds_to_the_next_shuffle_is_not_shown() -> None:
    kept = finished(playing("uno-carabiner,target=20"))
    seen = kept.sent(0, Rematch("canary-entropy"), guest(0))
    assert isinstance(seen, tuple)
    assert "canary-entropy" not in everything_shown(kept.table, *seen)


@pytest.mark.parametrize("rules", ["schmidt", "uno-carabiner"])
def test_the_own_hand_is_shown(rules: str) -> None:
    kept = playing(rules, 2)
    assert kept.table.match is not None
    hands = [kept.table.match.round.position.hands[seat].cards() for seat in (0, 1)]
    for seat in (0, 1):
        shown = kept.view(seat).match
        assert shown is not None
        assert [int(card) for card in shown.round.hand] == hands[seat]
