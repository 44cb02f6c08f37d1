"""A match and its record, growing together."""

from dataclasses import replace
from typing import Any, TypeAlias

from tischrunde.core.card_game import CardGame
from tischrunde.core.edition import Edition
from tischrunde.core.fairness import commitment
from tischrunde.core.game import Seat
from tischrunde.core.record import (
    LONGEST_ENTROPY,
    LONGEST_NAME,
    Committed,
    Record,
    RecordedMove,
    RecordedRound,
    Result,
    Seed,
    is_fit,
    write_record,
)
from tischrunde.core.record_reader import read_record

_Made: TypeAlias = tuple[Seat, Any, int | None]
"""Who made a move, which, and when."""
_Played: TypeAlias = tuple[Seat, list[_Made], tuple[int, ...]]
"""Who dealt a round, its moves, its scores."""


def agreed(  # noqa: PLR0913 - each is a line of a record's head
    game: CardGame,
    edition: Edition,
    names: tuple[str, ...],
    chance: Seed | Committed,
    date: str | None = None,
    *,
    position: str = "",
) -> Record:
    """Return the record of a match before the deal: its terms."""
    entropy = chance.entropy if isinstance(chance, Committed) else ()
    if not all(is_fit(name, LONGEST_NAME) for name in names):
        raise ValueError(f"not every name fits into a record: {names!r}")
    if not all(is_fit(words, LONGEST_ENTROPY) for words in entropy if words):
        raise ValueError(f"not all entropy fits into a record: {entropy!r}")
    rules = game.house.write(edition)
    record = Record(game.id, rules, edition.revision, names, chance, date, position=position)
    if read_record(write_record(record)) != record:
        raise ValueError(f"not to be read again: {record!r}")
    return record


class Recorder:
    """A match that writes down what is played.

    The chance of its terms must be known, as the server knows its own secret.
    """

    def __init__(self, game: CardGame, terms: Record) -> None:
        if terms.seed is None:
            raise ValueError("the cards cannot be dealt before the secret is known")
        chance = terms.chance
        if isinstance(chance, Committed) and commitment(chance.secret or b"") != chance.commitment:
            raise ValueError("the secret is not the one committed to")
        edition = game.house.read(terms.rules, terms.revision)
        self.match = game.begun(edition, len(terms.names), terms.seed, terms.position)
        self._game = game
        self._terms = terms
        self._finished: list[_Played] = []
        self._dealer: Seat = self.match.round.position.dealer
        self._moves: list[_Made] = []

    @property
    def record(self) -> Record:
        """The match up to now, with its secret, which is ``withheld`` from others until the end."""
        rounds = [self._written(*played) for played in self._finished]
        if not self.match.over:
            rounds.append(self._written(self._dealer, self._moves, None))
        result = None
        if self.match.over:
            result = Result(self.match.totals, tuple(sorted(self.match.winners)))
        return replace(self._terms, rounds=tuple(rounds), result=result)

    def play(self, seat: Seat, move: Any, at: int | None = None) -> tuple[Any, ...]:  # noqa: ANN401 - of any game
        """Play a move, made after ``at`` milliseconds, and return what everybody saw."""
        events = self.match.play(seat, move)
        self._moves.append((seat, move, at))
        if len(self.match.sheets) > len(self._finished):
            scores = tuple(sheet.total for sheet in self.match.sheets[-1])
            self._finished.append((self._dealer, self._moves, scores))
            self._dealer = self.match.round.position.dealer
            self._moves = []
        return events

    def _written(
        self, dealer: Seat, moves: list[_Made], scores: tuple[int, ...] | None
    ) -> RecordedRound:
        """Return a round as a record has it; the moves of most matches are never asked for."""
        write = self._game.write_move
        written = [RecordedMove(seat, write(move), at) for seat, move, at in moves]
        return RecordedRound(dealer, tuple(written), scores)
