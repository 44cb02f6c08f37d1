"""Whether a record is true: its seal, its secret, its decks, its moves, its result."""

from collections.abc import Iterator
from dataclasses import dataclass

from tischrunde.core.fairness import commitment
from tischrunde.core.notation import Unreadable
from tischrunde.core.record import Committed, Record, seal
from tischrunde.core.record_reader import parted, read_record
from tischrunde.core.refusal import Refusal
from tischrunde.games.replay import Untrue, frames


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at: what it is, whether it is right, and what to say about it."""

    id: str
    right: bool
    args: dict[str, str | int]
    place: tuple[int, int] = (0, 0)
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """All that was looked at, up to the first thing that is wrong."""

    record: Record | None
    checks: tuple[Check, ...]

    @property
    def verified(self) -> bool:
        """Whether everything is right."""
        return all(check.right for check in self.checks)


def verify(data: bytes, promised: str | None = None) -> Verdict:
    """Return whether a record is true.

    ``promised`` is the commitment somebody wrote down before the match, if anybody did.
    """
    try:
        text = data.decode()
        record = read_record(text)
    except UnicodeDecodeError as error:
        return Verdict(None, (Check("no-utf-8", right=False, args={"byte": error.start}),))
    except Unreadable as error:
        place = (error.line, error.column + 1)
        check = Check(error.problem, right=False, args={"words": error.words}, place=place)
        return Verdict(None, (check,))
    checks: list[Check] = []
    for check in _looked_at(text, record, promised):
        checks.append(check)
        if not check.right:
            break
    return Verdict(record, tuple(checks))


def _looked_at(text: str, record: Record, promised: str | None) -> Iterator[Check]:
    yield _sealed(text)
    yield from _committed(record, promised)
    yield from _played(record)


def _sealed(text: str) -> Check:
    above, written = parted(text)
    if written is None:
        return Check("no-seal", right=False, args={})
    unbroken = written == f"{seal(above)}\n"
    return Check("sealed" if unbroken else "seal-broken", right=unbroken, args={})


def _committed(record: Record, promised: str | None) -> list[Check]:
    """Look at the secret; a seed without one proves nothing about who chose it."""
    chance = record.chance
    if not isinstance(chance, Committed):
        right = promised is None
        return [Check("open-seed" if right else "other-commitment", right=right, args={})]
    checks = []
    if promised is not None:
        same = promised.lower() == chance.commitment.hex()
        checks.append(Check("promised" if same else "other-commitment", right=same, args={}))
    if chance.secret is None:
        return [*checks, Check("secret-not-revealed", right=False, args={})]
    kept = commitment(chance.secret) == chance.commitment
    seen = "committed" if promised else "committed-unseen"
    return [*checks, Check(seen if kept else "other-secret", right=kept, args={})]


def _played(record: Record) -> list[Check]:
    """Deal and play the match again, and compare."""
    moves = 0
    try:
        for frame in frames(record):
            moves = frame.number
        _check_clock(record)
    except Untrue as untrue:
        args = dict(untrue.details)
        return [
            Check(
                untrue.problem, right=False, args=args, place=untrue.place, refusal=untrue.refusal
            )
        ]
    chance = record.chance
    source = "secret" if isinstance(chance, Committed) else "seed"
    seats = sum(map(bool, chance.entropy)) if isinstance(chance, Committed) else 0
    finished = "result-right" if record.result else "result-open"
    return [
        Check(
            "decks-right",
            right=True,
            args={"rounds": len(record.rounds), "source": source, "seats": seats},
        ),
        Check(
            "moves-right",
            right=True,
            args={"moves": moves, "rules": record.rules.replace(",", ", ")},
        ),
        Check(finished, right=True, args={}),
    ]


def _check_clock(record: Record) -> None:
    """Nobody moves before the one who moved before."""
    last = 0
    for round_ in record.rounds:
        for move in round_.moves:
            if move.at is not None and move.at < last:
                raise Untrue("clock-runs-back", move.place)
            last = last if move.at is None else move.at
