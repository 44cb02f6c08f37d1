"""What holds for every evening, whoever was offline when."""

from hypothesis import given
from hypothesis import strategies as st

from tests.pad.evening import Phone, values
from tests.pad.evenings import evenings, together
from tischrunde.pad import commands
from tischrunde.pad.commands import Stamp
from tischrunde.pad.events import Event, Written
from tischrunde.pad.fold import at, folded

LATER = Stamp("Zeuge", 0)


def written(events: set[Event]) -> dict[str, Written]:
    return {event.id: event for event in events if isinstance(event, Written)}


def before(events: dict[str, Written], event: Written) -> set[str]:
    """Return the ids of all that an event replaces, directly or not."""
    found: set[str] = set()
    waiting = list(event.replaces)
    while waiting:
        each = waiting.pop()
        if each not in found and each in events:
            found.add(each)
            waiting += events[each].replaces
    return found


@given(evenings(), st.data())
def test_any_order_and_repetition_folds_to_the_same_pad(
    met: list[Phone], data: st.DataObject
) -> None:
    events = sorted(together(met), key=lambda event: event.id)
    shuffled = data.draw(st.permutations(events))
    repeated = data.draw(st.lists(st.sampled_from(events), max_size=5))
    one, other = folded([*repeated, *shuffled, *repeated]), folded(events)
    assert one == other
    assert [*one.standing] == [*other.standing], "shown in another order"
    assert [*one.quarrels] == [*other.quarrels]


@given(evenings(), st.data())
def test_any_part_is_a_pad_and_parts_join_in_any_way(met: list[Phone], data: st.DataObject) -> None:
    opened = met[0].pad.opened
    events = sorted(together(met) - {opened}, key=lambda event: event.id)
    parts = [
        {opened, *data.draw(st.sets(st.sampled_from(events)) if events else st.just(set()))}
        for _ in range(3)
    ]
    one, two, three = parts
    assert folded([*one, *two]) == folded([*two, *one])
    assert folded([*one, *one]) == folded(one)
    first = folded([*folded([*one, *two]).trail, *three])
    assert first == folded([*one, *folded([*two, *three]).trail])
    assert set(first.trail) == one | two | three


@given(evenings())
def test_no_event_is_lost_and_none_comes_before_what_it_replaces(met: list[Phone]) -> None:
    events = together(met)
    trail = folded(events).trail
    assert len(trail) == len(events)
    assert set(trail) == events
    assert {event for phone in met for event in phone.made} <= events
    ids = [event.id for event in trail]
    for event in written(events).values():
        assert all(ids.index(each) < ids.index(event.id) for each in event.replaces)


@given(evenings())
def test_different_words_that_do_not_know_of_each_other_are_a_quarrel(met: list[Phone]) -> None:
    pad = folded(together(met))
    events = written(together(met))
    replaced = {each for event in events.values() for each in before(events, event)}
    last = [event for event in events.values() if event.id not in replaced]
    quarrelling = {
        (one.place, one.id)
        for one in last
        for other in last
        if one.place == other.place and one.value != other.value
    }
    shown = {(place, event.id) for place, differing in pad.quarrels.items() for event in differing}
    assert quarrelling <= shown
    assert {place for place, _ in shown} == {place for place, _ in quarrelling}


@given(evenings())
def test_decisions_end_all_quarrels(met: list[Phone]) -> None:
    events = together(met)
    pad = folded(events)
    for place, differing in pad.quarrels.items():
        decision = commands.decide(pad, differing[-1].id, LATER)
        events.add(decision)
        assert values(folded(events).standing[place]) == {differing[-1].value}
    assert not folded(events).quarrels


@given(evenings())
def test_undo_is_as_if_it_had_never_been_written(met: list[Phone]) -> None:
    events = together(met)
    pad = folded(events)
    for place, standing in pad.standing.items():
        for event in standing:
            without = folded(events - {event}).standing.get(place, ())
            undone = folded(events | set(commands.undo(pad, event.id, LATER)))
            assert values(undone.standing[place]) == (values(without) or {None})


@given(evenings())
def test_every_state_of_a_trail_is_seen_again(met: list[Phone]) -> None:
    events = together(met)
    trail = folded(events).trail
    for number, event in enumerate(trail, 1):
        assert at(events, event.id).trail == trail[:number]


@given(evenings())
def test_a_field_in_quarrel_is_unsaid(met: list[Phone]) -> None:
    events = together(met)
    pad = folded(events)
    calm = {
        event
        for event in events
        if not isinstance(event, Written) or event.place not in pad.quarrels
    }
    entries = [each.entry for each in folded(calm).rounds]
    blank = pad.rules.pad.blank(pad.rules.table)
    entries += [blank] * (len(pad.rounds) - len(entries))
    assert [each.entry for each in pad.rounds] == entries


@given(evenings())
def test_clocks_decide_nothing(met: list[Phone]) -> None:
    """The same evening by clocks that run backwards stands the same, whatever order it shows."""
    pad = folded(together(met))
    turned: dict[str, Written] = {}
    for event in pad.trail:
        if isinstance(event, Written):
            replaces = tuple(sorted(turned[each].id for each in event.replaces))
            turned[event.id] = Written(
                event.pad, event.by, -event.at, event.place, event.value, replaces
            )
    other = folded([pad.opened, *turned.values()])
    assert other.rounds == pad.rounds
    assert other.names == pad.names
    assert other.match == pad.match
    assert other.quarrels.keys() == pad.quarrels.keys()
