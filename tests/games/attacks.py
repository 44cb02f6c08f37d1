"""Changes to a record that cannot have been played, by the problem each is refused for."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from tischrunde.core.record import Committed, Record, RecordedMove, RecordedRound, Result

Tamper: TypeAlias = Callable[[Record], Record]


def first(record: Record, *moves: RecordedMove, **changes: object) -> Record:
    """Return a record with other moves at the start, or another first round altogether."""
    round_, *later = record.rounds
    changed: RecordedRound = replace(round_, **changes)  # type: ignore[arg-type] # named by tests
    changed = replace(changed, moves=(*moves, *changed.moves[len(moves) :]))
    return replace(record, rounds=(changed, *later))


def last(record: Record, **changes: object) -> Record:
    """Return a record with another last round."""
    *earlier, round_ = record.rounds
    changed: RecordedRound = replace(round_, **changes)  # type: ignore[arg-type] # named by tests
    return replace(record, rounds=(*earlier, changed))


def chance(record: Record, **changes: object) -> Record:
    """Return a record whose cards came from elsewhere."""
    assert isinstance(record.chance, Committed)
    changed: Committed = replace(record.chance, **changes)  # type: ignore[arg-type] # named by tests
    return replace(record, chance=changed)


ATTACKS: Final[dict[str, tuple[tuple[str, Tamper], ...]]] = {
    "other-secret": (
        ("another secret", lambda record: chance(record, secret=bytes(32))),
        ("another commitment", lambda record: chance(record, commitment=bytes(32))),
    ),
    "secret-not-revealed": (("no secret", lambda record: chance(record, secret=None)),),
    "rules-written-otherwise": (
        ("a rule twice", lambda record: replace(record, rules=f"{record.rules},printed")),
    ),
    "no-such-game": (("another game", lambda record: replace(record, game="chess")),),
    "no-such-rules": (
        ("unknown edition", lambda record: replace(record, rules="first-edition")),
        ("unknown rule", lambda record: replace(record, rules=f"{record.rules},flying")),
        ("wrong value", lambda record: replace(record, rules=f"{record.rules},target=0")),
        ("the other game", lambda r: replace(r, game="uno" if r.game == "rallye" else "rallye")),
    ),
    "no-such-revision": (("later revision", lambda record: replace(record, revision=9)),),
    "no-such-position": (
        ("from no position", lambda record: replace(record, position="A: nonsense")),
    ),
    "wrong-players": (
        ("one alone", lambda r: replace(r, names=r.names[:1], rounds=(), result=None)),
    ),
    "wrong-dealer": (
        ("next dealer", lambda r: first(r, dealer=(r.rounds[0].dealer + 1) % len(r.names))),
        ("nobody", lambda record: last(record, dealer=9)),
    ),
    "no-such-round": (
        ("one more", lambda r: replace(r, rounds=(*r.rounds, r.rounds[0]))),
        (
            "one more, not begun",
            lambda r: replace(r, rounds=(*r.rounds, RecordedRound(0, (), None))),
        ),
        ("before the first ended", lambda r: first(r, moves=r.rounds[0].moves[:-1], scores=None)),
    ),
    "round-was-over": (
        ("one move more", lambda r: first(r, moves=(*r.rounds[0].moves, r.rounds[1].moves[0]))),
        ("after the end", lambda r: last(r, moves=(*r.rounds[-1].moves, r.rounds[0].moves[0]))),
        ("two in one", lambda r: first(r, moves=(*r.rounds[0].moves, *r.rounds[1].moves))),
    ),
    "no-such-move": (
        ("nonsense", lambda record: first(record, RecordedMove(0, "fly"))),
        ("to no party", lambda record: first(record, RecordedMove(0, "stop>J"))),
    ),
    "illegal-move": (
        ("out of turn", lambda r: first(r, by_the_next(r))),
        ("no first move", lambda r: first(r, moves=r.rounds[0].moves[1:])),
        ("a move twice", lambda r: first(r, moves=(r.rounds[0].moves[0], *r.rounds[0].moves))),
        ("backwards", lambda r: first(r, moves=r.rounds[0].moves[::-1])),
        ("of the other round", lambda r: first(r, moves=r.rounds[1].moves)),
    ),
    "wrong-score": (
        ("a point more", lambda r: first(r, scores=(scored(r)[0] + 1, *scored(r)[1:]))),
        ("no score", lambda record: first(record, scores=None)),
        ("one party less", lambda record: first(record, scores=scored(record)[:-1])),
        ("one party more", lambda record: first(record, scores=(*scored(record), 0))),
        ("no last move", lambda record: last(record, moves=record.rounds[-1].moves[:-1])),
        ("no moves", lambda record: last(record, moves=())),
        ("no last score", lambda record: last(record, scores=None)),
    ),
    "wrong-result": (
        ("all won", lambda r: replace(r, result=replace(ended(r), winners=(0, 1)))),
        ("others won", lambda r: replace(r, result=replace(ended(r), winners=losers(r)))),
        ("more points", lambda r: replace(r, result=replace(ended(r), totals=doubled(r)))),
        ("left open", lambda record: replace(record, result=None)),
        ("no last round", lambda record: replace(record, rounds=record.rounds[:-1])),
        ("no rounds", lambda record: replace(record, rounds=())),
    ),
    "clock-runs-back": (
        ("the first too late", lambda r: first(r, replace(r.rounds[0].moves[0], at=10**11))),
        ("the last too early", lambda record: last(record, moves=early(record))),
    ),
}


def ended(record: Record) -> Result:
    assert record.result
    return record.result


def losers(record: Record) -> tuple[int, ...]:
    parties = range(len(ended(record).totals))
    return tuple(party for party in parties if party not in ended(record).winners)


def doubled(record: Record) -> tuple[int, ...]:
    return tuple(2 * total for total in ended(record).totals)


def scored(record: Record) -> tuple[int, ...]:
    scores = record.rounds[0].scores
    assert scores
    return scores


def by_the_next(record: Record) -> RecordedMove:
    move = record.rounds[0].moves[0]
    return replace(move, seat=(move.seat + 1) % len(record.names))


def early(record: Record) -> tuple[RecordedMove, ...]:
    *moves, end = record.rounds[-1].moves
    return (*moves, replace(end, at=0))
