"""Evenings drawn by lot: telephones that write, correct, take back, decide and meet."""

from typing import Final

from hypothesis import strategies as st

from tests.pad.evening import RALLYE, UNO, Phone, phones
from tischrunde.pad import commands
from tischrunde.pad.events import Event

ANSWERS: Final = {
    "rallye": {
        "km A": ("1000", "700", "25", None),
        "km B": ("300", "310", None),
        "safeties A": ("none", "right-of-way driving-ace"),
        "caller": ("nobody", "A", None),
        "winner": ("A", "nobody"),
    },
    "uno": {
        "out": ("1", "2", None),
        "points 2": ("20", "35", None),
        "points 3": ("7", "8"),
        "cards 3": ("blue-2 blue-5", "none", None),
    },
}
MAX_STEPS: Final = 14


def write(draw: st.DrawFn, phone: Phone) -> None:
    """Answer any field of one of two rounds, most often the one that people quarrel about."""
    answers = ANSWERS[phone.pad.opened.game]
    disputed = next(iter(answers))
    where = draw(st.sampled_from([*answers, *[disputed] * len(answers)]))
    number = 1 if where == disputed else draw(st.integers(1, 2))
    phone.write(number, where, draw(st.sampled_from(answers[where])))


def undo(draw: st.DrawFn, phone: Phone) -> None:
    """Take back anything that stands, if anything does."""
    standing = [event for events in phone.pad.standing.values() for event in events]
    if standing:
        undone = draw(st.sampled_from(sorted(standing, key=lambda event: event.id)))
        phone.take(*commands.undo(phone.pad, undone.id, phone.stamp()))


def decide(draw: st.DrawFn, phone: Phone) -> None:
    """Decide any quarrel, if there is one."""
    told = [event for events in phone.pad.quarrels.values() for event in events]
    if told:
        chosen = draw(st.sampled_from(sorted(told, key=lambda event: event.id)))
        phone.take(commands.decide(phone.pad, chosen.id, phone.stamp()))


def rename(draw: st.DrawFn, phone: Phone) -> None:
    """Give a seat another name."""
    name = draw(st.sampled_from(["Opa", "Oma: <1>", "Ö"]))
    phone.take(commands.rename(phone.pad, draw(st.integers(0, 1)), name, phone.stamp()))


@st.composite
def evenings(draw: st.DrawFn) -> list[Phone]:
    """Return the telephones of an evening at its end; some may not have met yet."""
    opened = draw(st.sampled_from([RALLYE, UNO]))
    met = phones(opened, "Anna", "Ben", "Opa")
    for phone in met:
        phone.clock += draw(st.integers(-100, 100)) * 1000
    if draw(st.booleans()):
        write(draw, met[0])
        for phone in met[1:]:
            phone.meet(met[0])
    for _ in range(draw(st.integers(1, MAX_STEPS))):
        phone = draw(st.sampled_from(met))
        deed = draw(st.sampled_from([write, write, write, undo, decide, rename, None, None]))
        if deed is None:
            phone.meet(draw(st.sampled_from(met)))
        else:
            deed(draw, phone)
    return met


def together(met: list[Phone]) -> set[Event]:
    """Return all that any telephone knows."""
    return set().union(*(phone.events for phone in met))
