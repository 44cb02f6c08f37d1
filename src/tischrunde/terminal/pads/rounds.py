"""The rounds of a pad as they are asked for: what is open, and what an answer writes."""

from typing import NamedTuple

from tischrunde.core.game import Party
from tischrunde.core.position import NOBODY
from tischrunde.core.score_pad import PadField, Problem
from tischrunde.core.sheet import Sheet
from tischrunde.core.totals import added
from tischrunde.pad.events import Place, RoundField
from tischrunde.pad.fold import judged
from tischrunde.pad.pad import Pad, PadRound
from tischrunde.terminal.pads.face import Choice, Kind, Laid, PadFace, Question, Values, pad_face


class PadQuestion(NamedTuple):
    """A question about a round, and the party or seat it is about, if it is about one."""

    question: Question
    of: int | None

    @property
    def fields(self) -> list[PadField]:
        """The fields it is answered in."""
        return [PadField(name, self.of) for name in self.question.fields]


def face_of(pad: Pad) -> PadFace:
    """Return the questions of a pad's game."""
    return pad_face(pad.opened.game)


def round_at(pad: Pad, number: int) -> PadRound:
    """Return a round, whether anything is written of it yet or not."""
    if number <= len(pad.rounds):
        return pad.rounds[number - 1]
    return judged(pad.opened, pad.rules.pad.blank(pad.rules.table))


def parts(pad: Pad) -> range:
    """Return the parties or seats that have fields of their own."""
    return range(len(getattr(round_at(pad, 1).entry, pad.rules.pad.parts)))


def current(pad: Pad) -> int:
    """Return the first round in which something is open, or else the next."""
    for number, each in enumerate(pad.rounds, 1):
        if each.missing or quarrelled(pad, number):
            return number
    return len(pad.rounds) + 1


def quarrelled(pad: Pad, number: int) -> list[RoundField]:
    """Return the fields of a round in which different things stand."""
    places = [place for place in pad.quarrels if isinstance(place, RoundField)]
    return [place for place in places if place.round == number]


def grid(pad: Pad) -> list[PadQuestion]:
    """Return what is asked of everybody, one after the other."""
    return [PadQuestion(question, of) for of in parts(pad) for question in face_of(pad).columns]


def asked(pad: Pad, number: int) -> list[PadQuestion]:
    """Return what is still to be asked of a round, in the order to ask it."""
    everybody = [each for each in grid(pad) if is_open(pad, number, each)]
    return [*everybody, *(each for each in others(pad, number) if is_open(pad, number, each))]


def others(pad: Pad, number: int) -> list[PadQuestion]:
    """Return what is asked of a round besides: where it matters, or somebody has said it."""
    fields = [*round_at(pad, number).missing, *_said(pad, number)]
    besides = list[Question](face_of(pad).others)
    found = dict.fromkeys(
        PadQuestion(face_of(pad).question(field.name), field.of) for field in fields
    )
    return sorted(
        (each for each in found if each.question in besides),
        key=lambda each: (besides.index(each.question), each.of or 0),
    )


def _said(pad: Pad, number: int) -> list[PadField]:
    """Return the fields of a round that somebody has filled."""
    return [
        place.field
        for place, events in pad.standing.items()
        if isinstance(place, RoundField)
        and place.round == number
        and any(event.value is not None for event in events)
    ]


def is_open(pad: Pad, number: int, each: PadQuestion) -> bool:
    """Return whether a question is to be asked: it matters, or people disagree about it."""
    places = [RoundField(number, field) for field in each.fields]
    if any(place in pad.quarrels for place in places):
        return True
    if isinstance(each.question, Laid):
        return not set(each.fields) & set(_said(pad, number))
    return any(field in round_at(pad, number).missing for field in each.fields)


def places(number: int, each: PadQuestion, values: Values) -> list[tuple[Place, str | None]]:
    """Return what an answer writes: all fields of its question."""
    return [(RoundField(number, field), values[field.name]) for field in each.fields]


def written(pad: Pad, number: int, each: PadQuestion, *, concluded: bool = False) -> dict[str, str]:
    """Return what people agree on in the fields of a question, or what follows, by their names."""
    if concluded:
        rules, entry = pad.rules, round_at(pad, number).entry
        known = rules.pad.words(rules.pad.conclude(rules.table, entry))
        return {field.name: known[field] for field in each.fields if field in known}
    found = {}
    for field in each.fields:
        events = pad.standing.get(RoundField(number, field), ())
        if events and events[0].value is not None and RoundField(number, field) not in pad.quarrels:
            found[field.name] = events[0].value
    return found


def options(pad: Pad, choice: Choice) -> list[str]:
    """Return the values that can be chosen."""
    table = pad.rules.table
    answer = {**pad.rules.pad.answers, **pad.rules.pad.part_answers}[choice.name]
    match face_of(pad).kinds[choice.name]:
        case Kind.PARTY:
            return [answer.write(party) for party in (*range(table.parties), NOBODY)]
        case Kind.SEAT:
            return [answer.write(seat) for seat in (*range(table.players), NOBODY)]
        case _:
            return [answer.write(said) for said in (True, False)]


def sums(pad: Pad, number: int) -> tuple[tuple[Sheet, ...], tuple[int, ...]]:
    """Return the sheets of a round as far as it is known, and the totals with it."""
    sheets = pad.rules.pad.so_far(pad.rules.table, round_at(pad, number).entry)
    if number <= pad.match.counted:
        return sheets, pad.match.totals
    return sheets, added(pad.match.totals, sheets)


def doubts(pad: Pad, number: int) -> list[Problem]:
    """Return the problems of a round that nobody has kept."""
    found = round_at(pad, number)
    return [problem for problem in found.problems if problem not in found.kept]


def leaders(pad: Pad) -> list[Party]:
    """Return who would win if the match ended now; nobody before there are points."""
    if not any(pad.match.totals):
        return []
    edition = pad.rules.table.edition
    late = [total + edition.target for total in pad.match.totals]
    return sorted(pad.rules.pad.winners(edition, late))
