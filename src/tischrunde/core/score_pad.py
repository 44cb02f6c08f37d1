"""The score pad: a round played with real cards, as people write it down.

An entry is what is known of a round so far; what nobody has said yet is None. Each game has its own
type of entry and a ``ScorePad`` of functions, so that pages and terminals need not know the game. A
field of an entry goes by the name of its attribute and, where every party or seat has one, its
number. "Nobody", as in "nobody reached the goal", is an answer: ``core.position.NOBODY``.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from tischrunde.core.game import Party, Seat
from tischrunde.core.pad_words import Answer, read_answer
from tischrunde.core.position import Table
from tischrunde.core.refusal import Refusal
from tischrunde.core.sheet import Sheet
from tischrunde.core.totals import added, next_dealer

RulesT = TypeVar("RulesT", bound=Table)
EntryT = TypeVar("EntryT")


@dataclass(frozen=True, slots=True)
class PadField:
    """A field of an entry: its name, and the party or seat it is about, if it is about one."""

    name: str
    of: int | None = None


@dataclass(frozen=True, slots=True)
class Problem:
    """Why an entry cannot be, and the field to show it at; the texts have the words by reason."""

    field: PadField
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class ScorePad(Generic[RulesT, EntryT]):
    """The rules of a game's score pad.

    ``problems`` judges what is known so far: an entry without problems can still become a round
    that could have been played. ``sheets`` needs ``missing`` to be empty and nothing else: people
    may keep an entry that cannot be.
    """

    entry: type[EntryT]
    rules: Callable[[Any, int], RulesT]
    """An edition at a table of a number of players."""

    blank: Callable[[RulesT], EntryT]
    """The entry of which nothing is known yet."""

    conclude: Callable[[RulesT, EntryT], EntryT]
    """The entry with all that follows from what is known."""

    missing: Callable[[RulesT, EntryT], tuple[PadField, ...]]
    """What is still to be asked, as far as it is certain to be needed; more may follow from it."""

    problems: Callable[[RulesT, EntryT], tuple[Problem, ...]]
    """Why the entry cannot be, if it cannot, by the clauses of the edition."""

    sheets: Callable[[RulesT, EntryT], tuple[Sheet, ...] | None]
    """The score sheets by party, or None while something is missing."""

    so_far: Callable[[RulesT, EntryT], tuple[Sheet, ...]]
    """The score sheets; while something is missing, only what nothing else can change any more."""

    winners: Callable[[Any, Sequence[int]], frozenset[Party]]
    """Who has won the match, by the edition and the totals."""

    parts: str
    """The attribute of an entry that has a part for every party or seat."""

    part_names: Sequence[str]
    """How the parts are called where they are written down: parties A, B, C or seats 1, 2, 3."""

    answers: Mapping[str, Answer]
    """The fields of the round, with what can be answered there."""

    part_answers: Mapping[str, Answer]
    """The fields of each part, with what can be answered there."""

    def told(self, rules: RulesT, entry: EntryT, field: PadField, words: str) -> EntryT:
        """Return an entry with one more field answered; ValueError for what is no answer there."""
        if field.of is None:
            told: EntryT = _replaced(entry, field.name, self.answers, rules, words)
            return told
        parts = list(getattr(entry, self.parts))
        if not 0 <= field.of < len(parts):
            raise ValueError(f"no such field: {field}")
        parts[field.of] = _replaced(parts[field.of], field.name, self.part_answers, rules, words)
        return replace(entry, **{self.parts: tuple(parts)})  # type: ignore[type-var]

    def words(self, entry: EntryT) -> dict[PadField, str]:
        """Return everything an entry knows, by field, as it is written."""
        known = _words(entry, self.answers, None)
        for number, part in enumerate(getattr(entry, self.parts)):
            known |= _words(part, self.part_answers, number)
        return known

    def is_answer(self, rules: RulesT, field: PadField, words: str) -> bool:
        """Return whether there is such a field, and words can stand in it."""
        try:
            self.told(rules, self.blank(rules), field, words)
        except ValueError:
            return False
        return True

    def has_field(self, rules: RulesT, field: PadField) -> bool:
        """Return whether entries have such a field."""
        if field.of is None:
            return field.name in self.answers
        parts = len(getattr(self.blank(rules), self.parts))
        return field.name in self.part_answers and 0 <= field.of < parts


def _words(told: object, answers: Mapping[str, Answer], of: int | None) -> dict[PadField, str]:
    return {
        PadField(name, of): answer.write(said)
        for name, answer in answers.items()
        if (said := getattr(told, name)) is not None
    }


def _replaced(
    told: Any,  # noqa: ANN401 - an entry of any game, or a part of it
    name: str,
    answers: Mapping[str, Answer],
    rules: object,
    words: str,
) -> Any:  # noqa: ANN401
    if name not in answers:
        raise ValueError(f"no such field: {name}")
    return replace(told, **{name: read_answer(answers[name], rules, words)})


@dataclass(frozen=True, slots=True)
class PadMatch:
    """How a match on a score pad stands.

    ``counted`` rounds make the totals: all until the match is won. ``dealer`` deals the round after
    these, or would deal it.
    """

    counted: int
    totals: tuple[int, ...]
    winners: frozenset[Party]
    dealer: Seat


def pad_match(
    pad: ScorePad[Any, Any],
    rules: Any,  # noqa: ANN401 - those of any game
    first_dealer: Seat,
    rounds: Sequence[tuple[Sheet, ...]],
) -> PadMatch:
    """Return how a match stands after rounds; what was played after its end does not count."""
    match = PadMatch(0, (0,) * rules.parties, frozenset(), first_dealer)
    for sheets in rounds:
        totals = added(match.totals, sheets)
        match = PadMatch(
            counted=match.counted + 1,
            totals=totals,
            winners=pad.winners(rules.edition, totals),
            dealer=next_dealer(match.dealer, rules.players),
        )
        if match.winners:
            break
    return match
