"""Evenings at a table: who wrote what on the pad, and what it showed then."""

import pytest

from tests.pad.evening import OPENED_AT, RALLYE, UNO, Phone, field_of, phones, said
from tischrunde.core.score_pad import PadField
from tischrunde.games.replay import Untrue
from tischrunde.pad import commands
from tischrunde.pad.commands import Denied, Stamp
from tischrunde.pad.events import Event, Opened, RoundField, Written
from tischrunde.pad.fold import at, folded


def full_round(phone: Phone, number: int, km: tuple[str, str]) -> None:
    """Write a round in which somebody is at 1000 km without an extension being called."""
    phone.write(number, "km A", km[0])
    phone.write(number, "km B", km[1])
    for where in phone.pad.rounds[number - 1].missing:
        phone.write(number, "winner" if where.name == "winner" else _named(where), "no")


def _named(where: PadField) -> str:
    return where.name if where.of is None else f"{where.name} {'ABCD'[where.of]}"


def test_a_round_is_written_and_adds_up() -> None:
    (anna,) = phones(RALLYE, "Anna")
    anna.write(1, "km A", "1000")
    assert anna.pad.rounds[0].sheets is None
    assert anna.pad.match.counted == 0
    full_round(anna, 1, ("1000", "300"))
    (played,) = anna.pad.rounds
    assert played.missing == ()
    assert played.sheets is not None
    assert anna.pad.match.counted == 1
    assert anna.pad.match.totals == tuple(sheet.total for sheet in played.sheets)
    assert anna.pad.match.dealer == 1


def test_nothing_counts_behind_a_round_that_lacks_something() -> None:
    (anna,) = phones(RALLYE, "Anna")
    full_round(anna, 1, ("1000", "300"))
    alone = anna.pad.match
    full_round(anna, 3, ("200", "1000"))
    assert [each.sheets is not None for each in anna.pad.rounds] == [True, False, True]
    assert anna.pad.match == alone
    full_round(anna, 2, ("1000", "500"))
    assert anna.pad.match.counted == 3


def test_a_correction_replaces_and_is_undone() -> None:
    (anna,) = phones(RALLYE, "Anna")
    first = anna.write(1, "km B", "300")
    second = anna.write(1, "km B", "350")
    assert second.replaces == (first.id,)
    assert said(anna.pad, 1, "km B") == {"350"}
    undone = anna.take(*commands.undo(anna.pad, second.id, anna.stamp()))
    assert undone.replaces == (second.id,)
    assert said(anna.pad, 1, "km B") == {"300"}
    assert anna.pad.trail == (RALLYE, first, second, undone)


def test_an_answer_is_taken_back() -> None:
    (anna,) = phones(UNO, "Anna")
    anna.write(1, "points 2", "35")
    anna.write(1, "points 2", None)
    assert anna.pad.rounds == ()
    only = anna.write(2, "points 2", "20")
    anna.take(*commands.undo(anna.pad, only.id, anna.stamp()))
    assert said(anna.pad, 2, "points 2") == {None}
    assert anna.pad.rounds == ()


def test_two_telephones_without_network_quarrel_and_one_tap_decides() -> None:
    anna, ben = phones(RALLYE, "Anna", "Ben")
    full_round(anna, 1, ("1000", "300"))
    anna.meet(ben)
    ben.clock -= 86_400_000  # his telephone lives in yesterday, which decides nothing
    hers = anna.write(1, "km B", "350")
    his = ben.write(1, "km B", "400")
    anna.meet(ben)
    place = RoundField(1, field_of("km B"))
    assert anna.pad.quarrels == {place: (his, hers)}
    assert [event.by for event in anna.pad.quarrels[place]] == ["Ben", "Anna"]
    assert anna.pad.rounds[0].entry.parties[1].km is None
    assert anna.pad.rounds[0].missing == (PadField("km", 1),)
    assert anna.pad.match.counted == 0

    decision = ben.take(commands.decide(ben.pad, hers.id, ben.stamp()))
    anna.meet(ben)
    assert set(decision.replaces) == {hers.id, his.id}
    settled = anna.pad
    assert not settled.quarrels
    assert settled.rounds[0].entry.parties[1].km == 350
    assert {hers, his, decision} <= set(anna.pad.trail)

    ben.take(*commands.undo(ben.pad, decision.id, ben.stamp()))
    assert said(ben.pad, 1, "km B") == {"350", "400"}
    assert place in ben.pad.quarrels


def test_whoever_takes_back_leaves_the_others_word() -> None:
    anna, ben = phones(UNO, "Anna", "Ben")
    anna.write(1, "points 3", "35")
    his = ben.write(1, "points 3", "53")
    anna.meet(ben)
    ben.take(*commands.undo(ben.pad, his.id, ben.stamp()))
    assert not ben.pad.quarrels
    assert said(ben.pad, 1, "points 3") == {"35"}


def test_whoever_takes_back_a_correction_leaves_that_of_the_other() -> None:
    anna, ben = phones(UNO, "Anna", "Ben")
    anna.write(1, "points 3", "30")
    anna.meet(ben)
    anna.write(1, "points 3", "35")
    his = ben.write(1, "points 3", "53")
    anna.meet(ben)
    ben.take(*commands.undo(ben.pad, his.id, ben.stamp()))
    assert said(ben.pad, 1, "points 3") == {"35"}


def test_the_same_word_twice_is_no_quarrel() -> None:
    anna, ben = phones(UNO, "Anna", "Ben")
    anna.write(1, "out", "1")
    ben.write(1, "out", "1")
    anna.meet(ben)
    assert not anna.pad.quarrels
    assert anna.pad.rounds[0].entry.out == 0
    assert len(anna.pad.standing[RoundField(1, field_of("out"))]) == 2
    assert len(anna.write(1, "out", "2").replaces) == 2


def test_a_third_telephone_that_missed_the_decision_quarrels_with_it() -> None:
    anna, ben, opa = phones(UNO, "Anna", "Ben", "Opa")
    anna.write(1, "points 2", "10")
    ben.write(1, "points 2", "20")
    opa.write(1, "points 2", "30")
    anna.meet(ben)
    anna.write(1, "points 2", "20")
    assert not anna.pad.quarrels
    anna.meet(opa)
    assert said(anna.pad, 1, "points 2") == {"20", "30"}
    assert anna.pad.quarrels


def test_a_name_is_changed_and_two_names_leave_the_first() -> None:
    anna, ben = phones(UNO, "Anna", "Ben")
    anna.take(commands.rename(anna.pad, 2, "Opa Karl", anna.stamp()))
    assert anna.pad.names == ("Anna", "Ben", "Opa Karl")
    ben.take(commands.rename(ben.pad, 2, "Opi", ben.stamp()))
    anna.meet(ben)
    assert anna.pad.names == ("Anna", "Ben", "Opa")
    assert anna.pad.quarrels


def test_what_cannot_be_is_kept_and_marked() -> None:
    (anna,) = phones(RALLYE, "Anna")
    full_round(anna, 1, ("1000", "310"))
    (problem,) = anna.pad.rounds[0].problems
    assert not anna.pad.rounds[0].kept
    kept = anna.take(
        commands.keep(anna.pad, 1, problem.field, problem.refusal.reason, anna.stamp())
    )
    assert list(anna.pad.rounds[0].kept) == [problem]
    assert anna.pad.match.counted == 1
    full_round(anna, 2, ("1000", "310"))
    anna.write(1, "km A", "985")
    kept_at = [[each.field for each in played.kept] for played in anna.pad.rounds]
    assert kept_at == [[problem.field], []]
    assert len(anna.pad.rounds[0].problems) > 1
    assert len(anna.pad.rounds[1].problems) == 1
    anna.take(*commands.undo(anna.pad, kept.id, anna.stamp()))
    assert anna.pad.rounds[0].kept == ()


def test_every_earlier_state_is_seen_again() -> None:
    (anna,) = phones(UNO, "Anna")
    shown = {UNO.id: anna.pad}
    for number, points in enumerate(("10", "20", None, "40"), 1):
        event = anna.write(1 + number // 3, "points 2", points)
        shown[event.id] = anna.pad
    assert all(at(anna.events, event) == pad for event, pad in shown.items())
    assert shown[UNO.id].rounds == ()


def test_a_replaced_event_that_has_not_come_is_named() -> None:
    (anna,) = phones(UNO, "Anna")
    first = anna.write(1, "points 2", "10")
    second = anna.write(1, "points 2", "20")
    part = folded([UNO, second])
    assert part.unknown == {first.id}
    assert said(part, 1, "points 2") == {"20"}
    with pytest.raises(Denied, match="unknown-before"):
        commands.undo(part, second.id, Stamp("Anna", 0))


@pytest.mark.parametrize(
    ("opened", "where", "value"),
    [
        (RALLYE, "km A", "viel"),
        (RALLYE, "km A", "007"),
        (RALLYE, "km A", ""),
        (RALLYE, "km A", "1234567"),
        (RALLYE, "distances A", "1 2 3 4"),
        (RALLYE, "distances A", "1 2 3 4 5 6"),
        (RALLYE, "drove_200s A", "vielleicht"),
        (RALLYE, "safeties A", "driving-ace right-of-way"),
        (RALLYE, "safeties A", "right-of-way right-of-way"),
        (RALLYE, "safeties A", "stop"),
        (RALLYE, "winner", "C"),
        (RALLYE, "winner", "AB"),
        (RALLYE, "winner", ""),
        (UNO, "out", "4"),
        (UNO, "out", "0"),
        (UNO, "cards 1", "blue-12"),
        (UNO, "cards 1", "blue-2 " * 200),
        (UNO, "points 1", "3.5"),
    ],
)
def test_what_is_no_answer_is_denied(opened: Opened, where: str, value: str) -> None:
    with pytest.raises(Denied, match="wrong-value"):
        commands.write_field(folded([opened]), 1, field_of(where), value, Stamp("Anna", 0))


@pytest.mark.parametrize(
    ("where", "value"),
    [
        ("km A", "725"),
        ("distances B", "2 0 1 4 2"),
        ("drove_200s A", "yes"),
        ("safeties A", "right-of-way driving-ace"),
        ("safeties B", "none"),
        ("winner", "nobody"),
        ("caller", "B"),
    ],
)
def test_an_answer_is_taken(where: str, value: str) -> None:
    (anna,) = phones(RALLYE, "Anna")
    anna.write(1, where, value)
    assert said(anna.pad, 1, where) == {value}


@pytest.mark.parametrize(
    ("number", "where", "code"),
    [
        (0, "km A", "no-such-round"),
        (1000, "km A", "no-such-round"),
        (1, "km C", "no-such-field"),
        (1, "km", "no-such-field"),
        (1, "winner A", "no-such-field"),
        (1, "parties", "no-such-field"),
    ],
)
@pytest.mark.parametrize("value", ["1", None])
def test_a_field_that_is_not_there_is_denied(
    number: int, where: str, code: str, value: str | None
) -> None:
    with pytest.raises(Denied, match=code):
        commands.write_field(folded([RALLYE]), number, field_of(where), value, Stamp("Anna", 0))


def test_other_things_that_cannot_be_done_are_denied() -> None:
    (anna,) = phones(RALLYE, "Anna")
    first = anna.write(1, "km A", "100")
    anna.write(1, "km A", "200")
    with pytest.raises(Denied, match="replaced-already"):
        commands.undo(anna.pad, first.id, anna.stamp())
    with pytest.raises(Denied, match="no-such-event"):
        commands.undo(anna.pad, "0" * 20, anna.stamp())
    with pytest.raises(Denied, match="no-quarrel"):
        commands.decide(anna.pad, first.id, anna.stamp())
    with pytest.raises(Denied, match="no-such-seat"):
        commands.rename(anna.pad, 2, "Opa", anna.stamp())
    with pytest.raises(Denied, match="wrong-value"):
        commands.rename(anna.pad, 1, " ", anna.stamp())
    with pytest.raises(Denied, match="wrong-value"):
        commands.keep(anna.pad, 1, field_of("km A"), "no-such-reason", anna.stamp())


def test_events_that_belong_elsewhere_are_not_folded() -> None:
    (anna,) = phones(UNO, "Anna")
    event = anna.write(1, "points 1", "5")
    again = Opened("Ben", OPENED_AT, "uno", "uno-carabiner", 1, UNO.names, 2)
    wrong = Written(UNO.id, "Ben", 0, event.place, "viel")
    apart: list[list[Event]] = [[event], [UNO, again], [again, event], [UNO, wrong]]
    for events in apart:
        with pytest.raises(ValueError, match="pad"):
            folded(events)
    with pytest.raises(Untrue, match="no-such-game"):
        folded([Opened("Ben", 0, "skat", "skat", 1, ("Anna", "Ben"), 0)])
