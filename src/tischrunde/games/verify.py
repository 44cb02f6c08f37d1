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
    """One check: its subject, whether it is right, and what to say about it."""

    id: str
    right: bool
    args: dict[str, str | int]
    place: tuple[int, int] = (0, 0)
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """All checks, up to the first that fails."""

    record: Record | None
    checks: tuple[Check, ...]

    @property
    def verified(self) -> bool:
        """Whether everything is right."""
        return all(check.right for check in self.checks)


def verify_record(data: bytes, promised: str | None = None, added: str | None = None) -> Verdict:
    """Return whether a record is true.

    ``promised`` is the commitment somebody wrote down before the match, if anybody did, ``added``
    the entropy they sent then.
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
    for step in _looked_at(text, record, promised, added):
        checks += step
        if not all(check.right for check in step):
            break
    return Verdict(record, tuple(checks))


def _looked_at(
    text: str, record: Record, promised: str | None, added: str | None
) -> Iterator[list[Check]]:
    yield [_sealed(text)]
    yield [*_promised(record, promised), *_added(record, added)]
    yield [_committed(record, seen=promised is not None)]
    yield _played(record)


def _sealed(text: str) -> Check:
    above, written = parted(text)
    if written is None:
        return Check("no-seal", right=False, args={})
    unbroken = written == f"{seal(above)}\n"
    return Check("sealed" if unbroken else "seal-broken", right=unbroken, args={})


def _promised(record: Record, promised: str | None) -> list[Check]:
    if promised is None:
        return []
    chance = record.chance
    same = isinstance(chance, Committed) and promised.lower() == chance.commitment.hex()
    return [Check("promised" if same else "other-commitment", right=same, args={})]


def _added(record: Record, added: str | None) -> list[Check]:
    if added is None:
        return []
    entropy = record.chance.entropy if isinstance(record.chance, Committed) else ()
    for words, name in zip(entropy, record.names, strict=False):
        if words and words == added:
            return [Check("added", right=True, args={"name": name})]
    return [Check("entropy-missing", right=False, args={})]


def _committed(record: Record, *, seen: bool) -> Check:
    """Check the secret; a seed without one proves nothing about who chose it."""
    chance = record.chance
    if not isinstance(chance, Committed):
        return Check("open-seed", right=True, args={})
    if chance.secret is None:
        return Check("secret-not-revealed", right=False, args={})
    kept = commitment(chance.secret) == chance.commitment
    right = "committed" if seen else "committed-unseen"
    return Check(right if kept else "other-secret", right=kept, args={})


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
    """Raise Untrue if the times of the moves go back."""
    last = 0
    for round_ in record.rounds:
        for move in round_.moves:
            if move.at is not None and move.at < last:
                raise Untrue("clock-runs-back", move.place)
            last = last if move.at is None else move.at
