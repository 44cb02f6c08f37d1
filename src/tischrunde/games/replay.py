"""Replays a record: all its positions, or where it cannot be true."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tischrunde.core.card_game import CardGame
from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.match import Match
from tischrunde.core.notation import Unreadable
from tischrunde.core.record import Record, RecordedMove, RecordedRound, Result
from tischrunde.core.refusal import IllegalMove, Refusal
from tischrunde.games.catalogue import GAMES

AnyMatch = Match[Any, Any, Any, Any, Any]


class Untrue(ValueError):  # noqa: N818 - what happened has a name of its own
    """A record that cannot have been played: the problem, and its place.

    For an illegal move it has the refusal.
    """

    def __init__(
        self,
        problem: str,
        place: tuple[int, int] = (0, 0),
        refusal: Refusal | None = None,
        **details: str | int,
    ) -> None:
        super().__init__(f"{problem} {details} at line {place[0]}, column {place[1]}")
        self.problem = problem
        self.place = place
        self.refusal = refusal
        self.details: Mapping[str, str | int] = details


@dataclass(frozen=True, slots=True)
class Frame:
    """A match after some moves; the match itself goes on when the next frame is asked for."""

    number: int
    move: RecordedMove | None
    events: tuple[Any, ...]
    match: AnyMatch


def game_of_record(record: Record) -> CardGame:
    """Return the game of a record."""
    if record.game not in GAMES:
        raise Untrue("no-such-game", game=record.game)
    return GAMES[record.game]


def dealt(record: Record) -> AnyMatch:
    """Return the match of a record as it was dealt."""
    game = game_of_record(record)
    try:
        edition = game.house.read(record.rules, record.revision)
    except HouseRulesRefused as refused:
        if refused.refusal.reason == "no-such-revision":
            raise Untrue("no-such-revision", revision=record.revision) from None
        raise Untrue("no-such-rules", refusal=refused.refusal) from None
    if game.house.write(edition) != record.rules:
        raise Untrue("rules-written-otherwise", rules=game.house.write(edition))
    if len(record.names) not in edition.player_counts:
        raise Untrue("wrong-players", players=len(record.names))
    if record.seed is None:
        raise Untrue("secret-not-revealed")
    try:
        return game.begun(edition, len(record.names), record.seed, record.position)
    except Unreadable as error:
        raise Untrue("no-such-position", words=error.words) from None


def frames(record: Record) -> Iterator[Frame]:
    """Yield the match after the deal and after every move; raise Untrue if that is impossible."""
    match = dealt(record)
    yield Frame(0, None, match.opening, match)
    number = 0
    for round_number, round_ in enumerate(record.rounds, 1):
        _check_deal(match, round_number, round_)
        for move in round_.moves:
            number += 1
            if match.number != round_number or match.over:
                raise Untrue("round-was-over", move.place, number=number)
            yield Frame(number, move, _play(record, match, move, number), match)
        _check_scores(match, round_number, round_)
    _check_result(match, record.result)


def _play(record: Record, match: AnyMatch, move: RecordedMove, number: int) -> tuple[Any, ...]:
    try:
        return match.play(move.seat, GAMES[record.game].read_move(move.text))
    except Unreadable:
        raise Untrue("no-such-move", move.place, move=move.text, number=number) from None
    except IllegalMove as illegal:
        raise Untrue(
            "illegal-move", move.place, illegal.refusal, move=move.text, number=number
        ) from None


def _check_deal(match: AnyMatch, number: int, round_: RecordedRound) -> None:
    if match.over or match.number != number:
        raise Untrue("no-such-round", round=number)
    if match.round.position.dealer != round_.dealer:
        raise Untrue("wrong-dealer", round=number)


def _check_scores(match: AnyMatch, number: int, round_: RecordedRound) -> None:
    finished = len(match.sheets) >= number
    scores = tuple(sheet.total for sheet in match.sheets[number - 1]) if finished else None
    if scores != round_.scores:
        raise Untrue("wrong-score", round=number)


def _check_result(match: AnyMatch, result: Result | None) -> None:
    ended = Result(match.totals, tuple(sorted(match.winners))) if match.over else None
    if ended != result:
        raise Untrue("wrong-result")
