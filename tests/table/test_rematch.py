"""When all is over and all want to, the same is played again at another table."""

import pytest

from tests.table.evening import finished
from tests.table.keeper import Keeper, guest, playing
from tischrunde.core.fairness import commitment
from tischrunde.core.record import write_record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.verify import verify_record
from tischrunde.table.bot_questions import STAND_IN
from tischrunde.table.commands import BOT, PERSON, Claim, Grant, Leave, Rematch, Return
from tischrunde.table.events import RematchAgreed, StoodIn, WantsRematch
from tischrunde.table.fold import folded
from tischrunde.table.ids import successor
from tischrunde.table.rematch import next_rows
from tischrunde.table.table import Table
from tischrunde.table.view import RematchView

SHORT = "uno-carabiner,target=20"
NEXT_SECRET = bytes(reversed(range(32)))


@pytest.fixture
def over() -> Keeper:
    """Return a finished table of two animals and a bot, at which everybody is there."""
    kept = finished(playing(SHORT, 3, bots={1: "easy"}))
    for seat in (0, 2):
        chair = kept.table.chairs[seat]
        if chair is not None and chair.stood_in:
            kept.own(seat, Return())
    return kept


def next_table(kept: Keeper) -> Table:
    rows = next_rows(kept.table, NEXT_SECRET, "neuer-tisch-code", kept.now)
    assert kept.table.successor is not None
    return folded(kept.table.successor, NEXT_SECRET, rows, GAMES)


def test_nobody_plays_again_before_the_end() -> None:
    assert playing().denied(0, Rematch(""), guest(0)).code == "not-over"


def test_all_people_must_want_to(over: Keeper) -> None:
    assert over.own(0, Rematch("")) == (WantsRematch(0),)
    assert over.view().successor is None
    wants, agreed = over.own(2, Rematch(""))
    assert wants == WantsRematch(2)
    assert agreed == RematchAgreed(successor(over.table.secret))
    assert over.view().successor == successor(over.table.secret)


def test_everybody_sees_who_wants_to(over: Keeper) -> None:
    over.own(0, Rematch("7 7 7"))
    chairs = [chair for chair in over.view().chairs if chair is not None]
    assert [chair.again for chair in chairs] == [True, False, False]


def test_what_is_promised_of_the_next_cards_is_shown_before_anybody_adds_to_them(
    over: Keeper,
) -> None:
    running = playing(SHORT)
    promised = commitment(NEXT_SECRET).hex()
    running.table.next_commitment = over.table.next_commitment = promised
    assert running.view(0).rematch is None
    shown = [over.view(seat).rematch for seat in (None, 0, 1, 2)]
    assert shown == [RematchView(successor(over.table.secret), promised)] * 4
    over.own(0, Rematch("7 7 7"))
    over.own(2, Rematch(""))
    table = next_table(over)
    assert RematchView(table.id, table.opened.commitment) == shown[0]


def test_one_asks_once(over: Keeper) -> None:
    over.own(0, Rematch(""))
    assert over.denied(0, Rematch(""), guest(0)).code == "asked-already"


def test_new_entropy_must_fit_into_a_record(over: Keeper) -> None:
    assert over.denied(0, Rematch("\n"), guest(0)).code == "unfit-entropy"


def test_nobody_waits_for_whoever_is_away(over: Keeper) -> None:
    over.own(2, Leave())
    _, agreed = over.own(0, Rematch(""))
    assert isinstance(agreed, RematchAgreed)


def test_whoever_leaves_holds_nobody_up(over: Keeper) -> None:
    over.own(0, Rematch(""))
    assert over.own(2, Leave()) == (StoodIn(2), RematchAgreed(successor(over.table.secret)))


def test_nobody_changes_what_was_agreed(over: Keeper) -> None:
    over.own(2, Leave())
    over.own(0, Rematch("7"))
    rows = next_rows(over.table, NEXT_SECRET, "code", over.now)
    assert over.denied(2, Rematch("8"), guest(2)).code == "gone-on"
    over.own(2, Return())
    over.own(0, Grant("token", over.now + 1_000))
    over.do(0, Claim("token", "a device"), "a device")
    assert next_rows(over.table, NEXT_SECRET, "code", over.now) == rows


def test_there_are_no_rows_before_all_agree(over: Keeper) -> None:
    with pytest.raises(ValueError, match="not everybody"):
        next_rows(over.table, NEXT_SECRET, "code", over.now)


def test_the_next_table_follows_from_the_log(over: Keeper) -> None:
    over.own(0, Rematch("7 7 7"))
    over.own(2, Rematch(""))
    again = folded(over.table.id, over.table.secret, over.rows, GAMES)
    rows = next_rows(over.table, NEXT_SECRET, "code", over.now)
    assert rows == next_rows(again, NEXT_SECRET, "code", over.now)
    assert [row.version for row in rows] == [1, 2, 3, 4, 5]
    assert {row.table for row in rows} == {over.table.successor}


def test_the_same_is_played_by_the_same_at_the_next_table(over: Keeper) -> None:
    over.own(0, Rematch("7 7 7"))
    over.own(2, Rematch(""))
    table = next_table(over)
    assert table.state == "playing"
    assert (table.opened.rules, table.opened.pace) == (SHORT, over.table.opened.pace)
    assert table.opened.code == "neuer-tisch-code"
    assert table.opened.commitment == commitment(NEXT_SECRET).hex()
    assert [table.seat_of(guest(seat)) for seat in (0, 1, 2)] == [0, None, 2]
    chairs = [chair for chair in table.chairs if chair is not None]
    assert [chair.name for chair in chairs] == ["Igel", "Wolf", "Dachs"]
    assert [chair.kind for chair in chairs] == [PERSON, BOT, PERSON]
    assert [chair.level for chair in chairs] == ["", "easy", ""]
    assert [chair.entropy for chair in chairs] == ["7 7 7", "", ""]


def test_whoever_wants_to_is_there_though_a_bot_played_to_the_end(over: Keeper) -> None:
    over.own(0, Leave())
    over.own(2, Leave())
    assert over.own(0, Rematch(""))[1:] == (RematchAgreed(successor(over.table.secret)),)
    chair = next_table(over).chairs[0]
    assert chair is not None
    assert chair.owners == (guest(0),)


def test_whoever_is_there_is_waited_for_by_one_who_was_away(over: Keeper) -> None:
    over.own(0, Leave())
    assert over.own(0, Rematch("")) == (WantsRematch(0),)
    assert len(over.own(2, Rematch(""))) == 2


def test_whoever_leaves_wants_no_more(over: Keeper) -> None:
    over.own(0, Rematch(""))
    over.own(0, Leave())
    assert over.own(2, Leave()) == (StoodIn(2),)
    over.own(0, Return())
    assert over.own(0, Rematch(""))[1:] == (RematchAgreed(successor(over.table.secret)),)


def test_a_bot_keeps_the_seat_of_whoever_is_away(over: Keeper) -> None:
    over.own(2, Leave())
    over.own(0, Rematch(""))
    table = next_table(over)
    chair = table.chairs[2]
    assert chair is not None
    assert (chair.kind, chair.level, chair.name) == (BOT, STAND_IN, "Dachs")
    assert table.seat_of(guest(2)) is None


def test_the_record_of_the_next_table_is_true(over: Keeper) -> None:
    over.own(0, Rematch("7 7 7"))
    over.own(2, Rematch(""))
    kept = Keeper(over.table.opened)
    kept.table, kept.rows = next_table(over), []
    kept.now = over.now
    finished(kept)
    assert kept.table.recording is not None
    text = write_record(kept.table.recording.record)
    assert verify_record(text.encode(), commitment(NEXT_SECRET).hex()).verified
