"""A score pad in words: its places, what stands there, its trail, and how the match stands."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import cached_property

from tischrunde import texts
from tischrunde.core.notation import PARTIES
from tischrunde.core.score_pad import PadField, Problem
from tischrunde.core.seating import members
from tischrunde.pad.events import (
    FirstDealer,
    Opened,
    Place,
    RoundField,
    RoundProblem,
    SeatName,
    Written,
)
from tischrunde.pad.pad import Pad
from tischrunde.terminal.drawing.words import people
from tischrunde.terminal.pads.face import NONE, Kind, Laid, Question
from tischrunde.terminal.pads.rounds import PadQuestion, doubts, face_of, leaders
from tischrunde.texts.company import Company


class PadWords:
    """The words of one pad, as it stands, in a language."""

    def __init__(self, pad: Pad, language: str) -> None:
        self.pad = pad
        self.language = language

    @cached_property
    def company(self) -> Company:
        """Those who play, by the names that stand on the pad."""
        table = self.pad.rules.table
        parties = members(table.players, table.parties)
        names = people(self.pad.names)
        return Company(self.pad.opened.game, table.edition.id, names, parties, None)

    def say(self, message: str, **args: str | int) -> str:
        """Return a message of pads."""
        return texts.say("terminal-pad", message, self.language, **args)

    def of_game(self, message: str, **args: str | int) -> str:
        """Return a message of the pads of this game."""
        message = message.replace("_", "-")
        resource, edition = f"terminal-pad-{self.company.game}", self.company.edition
        return texts.say(resource, message, self.language, edition=edition, **args)

    @property
    def title(self) -> str:
        """The box the family plays with."""
        message = f"edition-{self.company.edition}"
        return texts.say(self.company.game, message, self.language)

    def party(self, party: int) -> str:
        """Return the names of those who score together."""
        return texts.party_words(party, self.language, self.company)

    def part(self, of: int | None) -> str:
        """Return whom a field is about: a seat or a party."""
        if of is None:
            return ""
        return self.company.names[of] if face_of(self.pad).by_seat else self.party(of)

    # Questions and answers.

    def ask(self, asked: PadQuestion) -> str:
        """Return a question."""
        return self.of_game(f"ask-{asked.question.name}", name=self.part(asked.of))

    def label(self, name: str, of: int | None) -> str:
        """Return what a field or a question is about."""
        return self.of_game(f"label-{name}", name=self.part(of))

    def column(self, question: Question) -> str:
        """Return what stands above the answers to a question."""
        return self.of_game(f"column-{question.name}")

    def hint(self, question: Question) -> str:
        """Return how a question is answered."""
        return self.of_game(f"hint-{question.name}")

    def value(self, field: str, value: str | None) -> str:
        """Return what stands in a field."""
        if value is None:
            return self.say("nothing")
        face = face_of(self.pad)
        match face.kinds[field]:
            case Kind.NUMBER:
                return value
            case Kind.TRUTH:
                return self.say(value)
            case Kind.PARTY:
                nobody = value not in PARTIES
                return self.say("nobody") if nobody else self.party(PARTIES.index(value))
            case Kind.SEAT:
                nobody = not value.isdecimal()
                return self.say("nobody") if nobody else self.company.names[int(value) - 1]
            case Kind.CARDS:
                cards = [] if value == NONE else value.split()
                return ", ".join(map(self.card, cards)) or self.say("no-cards")
            case Kind.COUNTS:
                pairs = zip(value.split(), face.counted, strict=True)
                some = [f"{count} × {self.card(card)}" for count, card in pairs if count != "0"]
                return ", ".join(some) or self.say("no-cards")

    def card(self, slug: str) -> str:
        """Return the name of a card."""
        return texts.card_name(self.company.game, slug, self.company.edition, self.language)

    def answer(self, question: Question, written: Mapping[str, str]) -> str:
        """Return an answer, of whatever fields it has."""
        if isinstance(question, Laid):
            return self.laid(question, written)
        said = [(field, written[field]) for field in question.fields if field in written]
        if len(said) == 1:
            return self.value(*said[0])
        return ", ".join(
            self.say("of", label=self.column_of(field), value=self.value(field, value))
            for field, value in said
        )

    def column_of(self, field: str) -> str:
        """Return the short name of a field."""
        return self.of_game(f"short-{field}")

    def laid(self, question: Laid, written: Mapping[str, str]) -> str:
        """Return the cards that were laid, those in a special way with a mark."""
        pairs = zip(question.cards, question.laid(written), strict=True)
        said = [f"{self.card(card)}{'!' if how else ''}" for card, how in pairs if how is not None]
        return ", ".join(said) or self.say("no-cards")

    # Problems and places.

    def problem(self, problem: Problem) -> str:
        """Return why an entry cannot be, and by which clause."""
        refusal, company = problem.refusal, self.company
        words = texts.explain(
            company.game,
            refusal,
            company.edition,
            self.language,
            group="impossible",
            company=company,
        )
        return f"{words} [{refusal.clause}]"

    def place(self, place: Place) -> str:
        """Return a place of the pad."""
        match place:
            case SeatName(seat):
                return self.say("place-seat", seat=seat + 1)
            case FirstDealer():
                return self.say("place-dealer")
            case RoundField(number, field):
                return self.say("place-field", round=number, field=self._field(field))
            case RoundProblem(number, field, _):
                return self.say("place-problem", round=number, field=self._field(field))

    def _field(self, field: PadField) -> str:
        return self.label(field.name, field.of)

    def written(self, event: Written) -> str:
        """Return what an event wrote in its place."""
        match event.place:
            case SeatName():
                return event.value or self.say("nothing")
            case FirstDealer():
                return self.say("nothing") if event.value is None else self._seat(event.value)
            case RoundField(_, field):
                return self.value(field.name, event.value)
            case RoundProblem():
                return self.say("kept" if event.value else "not-kept")

    def _seat(self, value: str) -> str:
        return self.company.names[int(value) - 1]

    # The trail, and how it stands.

    def event(self, event: Opened | Written) -> str:
        """Return who did what, and when."""
        when, name = _moment(event.at), event.by
        if isinstance(event, Opened):
            return self.say("event-opened", when=when, name=name)
        place, value = self.place(event.place), self.written(event)
        return self.say("event", when=when, name=name, place=place, value=value)

    def author(self, event: Written) -> str:
        """Return who wrote an event, and when."""
        return self.say("author", when=_moment(event.at), name=event.by)

    def standing(self) -> str:
        """Return who has won or leads, or that nobody has points."""
        match, target = self.pad.match, self.pad.rules.table.edition.target
        best = sorted(match.winners) or leaders(self.pad)
        if not best:
            return self.say("no-points", points=target)
        names = texts.together([self.party(party) for party in best], self.language)
        points = match.totals[best[0]]
        if match.winners:
            return self.say("won", party=names, points=points)
        left = max(0, target - max(match.totals))
        return self.say("leads", party=names, points=points, left=left)

    def deals(self) -> str:
        """Return who deals next."""
        return self.say("deals", name=self.company.names[self.pad.match.dealer])

    def doubts(self) -> Iterator[str]:
        """Yield what cannot be and nobody has kept, round by round."""
        for number in range(1, len(self.pad.rounds) + 1):
            label = self.say("round", number=number)
            for problem in doubts(self.pad, number):
                yield self.say("field", label=label, value=self.problem(problem))

    def quarrels(self) -> Iterator[str]:
        """Yield every place in which different things stand, with who wrote what."""
        for place, events in self.pad.quarrels.items():
            yield self.say("quarrel", place=self.place(place))
            for event in events:
                yield self.say("quarrel-word", value=self.written(event), author=self.author(event))


def _moment(at: int) -> str:
    """Return a time where people sit, as far as clocks go."""
    try:
        return f"{datetime.fromtimestamp(at / 1000, UTC).astimezone():%Y-%m-%d %H:%M}"
    except (OverflowError, OSError, ValueError):
        return "?"
