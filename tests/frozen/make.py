"""Samples of the newest revisions, where there is none yet: ``python -m tests.frozen.make``."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any, Final

from tests.frozen.samples import ENDING, HERE, Sample, hashed_positions, told, write
from tests.table.evening import finished
from tests.table.keeper import Keeper, opens
from tischrunde.core.fairness import commitment
from tischrunde.core.position import NOBODY
from tischrunde.core.record import Record, write_record
from tischrunde.games.catalogue import game_of
from tischrunde.games.replay import frames
from tischrunde.games.verify import verify_record
from tischrunde.rallye.notation import read_move


@dataclass(frozen=True, slots=True)
class Wanted:
    """A match to be looked for: by which rules, and what happens in it."""

    rules: str
    players: int
    happens: Callable[[Record], bool] = lambda _: True
    name: str = ""


# ── what happens in a match ───────────────────────────────────────────────────────────────────


def extended(record: Record, *, overtaken: bool) -> bool:
    """Return whether a caller does not get to 1000, but another does, or nobody."""
    before: Any = None
    for frame in frames(record):
        if before is not None and (frame.match.number > before.number or frame.match.over):
            last = before.round.copy()
            assert frame.move is not None
            if not last.over:
                last.play(frame.move.seat, read_move(frame.move.text))
            position = last.position
            if position.caller not in (NOBODY, position.winner):
                return bool(overtaken == (position.winner != NOBODY))
        before = frame.match.copy()
    return False


WANTED: Final = (
    *(Wanted(f"fx-schmid,target={n}", players) for players, n in ((2, 900), (4, 900), (6, 500))),
    Wanted("fx-schmid,target=600", 3, lambda record: extended(record, overtaken=True), "overtaken"),
    Wanted("fx-schmid,target=600", 3, lambda record: extended(record, overtaken=False), "failed"),
    *(Wanted(f"auto-rallye,target={n}", players) for players, n in ((2, 900), (4, 900), (6, 500))),
    Wanted("auto-rallye,extension,target=600", 3, lambda record: extended(record, overtaken=True)),
    *(Wanted(f"schmidt,target={n}", players) for players, n in ((2, 900), (4, 900), (6, 500))),
    Wanted("schmidt,target=600", 3, lambda record: extended(record, overtaken=True), "overtaken"),
    Wanted("schmidt,target=600", 3, lambda record: extended(record, overtaken=False), "failed"),
    *(Wanted(f"winning-moves,target={n}", players) for players, n in ((2, 900), (4, 900))),
    *(Wanted(f"winning-moves,target={n}", players) for players, n in ((3, 600), (6, 500))),
    Wanted("winning-moves,attack-before-opening,chain-draws-two,target=800", 2, name="chained"),
    Wanted(
        "fx-schmid,most-200s=3,no-limit-needs-green,under-right-of-way=nothing,"
        "discard-only-when-stuck,no-hands-played-out,no-extension-after-stock,target=800",
        2,
        name="house",
    ),
    Wanted(
        "winning-moves,no-exact-goal,no-limit-has-own-pile,limit-needs-green,safety-plays-again,"
        "stock-award=before,unplaced-award=every-placed,failed-extension-pays-opponents,target=800",
        3,
        name="house",
    ),
    *(Wanted("uno-carabiner,target=60", players) for players in (2, 3, 10)),
    Wanted("uno-carabiner,family,target=60", 3),
    Wanted("uno-carabiner,wild,target=60", 4),
    Wanted("uno-carabiner,teams,target=60", 4),
    Wanted("uno-carabiner,everybody-keeps-points,target=60", 3),
)


# ── looking for it and writing it down ────────────────────────────────────────────────────────


def found(wanted: Wanted) -> Keeper:
    """Return the first match in which it happens."""
    for number in count():
        bots = {wanted.players - 1: "easy"}
        secret = bytes([number % 256, number // 256]) * 16
        opened = opens(wanted.rules, wanted.players, commitment=commitment(secret).hex())
        kept = Keeper(opened, secret=secret).sit_all(bots).start()
        finished(kept, Random(f"{wanted.rules} {wanted.players} {number}"))
        if wanted.happens(record_of(kept)):
            return kept
    raise AssertionError


def record_of(kept: Keeper) -> Record:
    """Return the record of a match."""
    assert kept.table.recording is not None
    return kept.table.recording.record


def sample(kept: Keeper) -> Sample:
    """Return a match as it is stored and told today."""
    record = record_of(kept)
    text = write_record(record)
    verdict = verify_record(text.encode(), commitment(kept.table.secret).hex())
    assert verdict.verified, verdict.checks[-1]
    return Sample(
        table=kept.table.id,
        secret=kept.table.secret.hex(),
        rows=[list(row[1:]) for row in kept.rows],
        record=text,
        checks=[check.id for check in verdict.checks],
        positions=hashed_positions(record),
        replays={"open": told(record, None), "0": told(record, 0)},
    )


def file_name(wanted: Wanted) -> str:
    """Return what the file of a sample is called, after its edition and revision."""
    game = game_of(wanted.rules)
    assert game is not None
    name, *rules = wanted.rules.split(",")
    more = [wanted.name] if wanted.name else [rule for rule in rules if "target" not in rule]
    revision = game.editions[name].revision
    return "-".join([f"{name}@{revision}", str(wanted.players), *more]) + ENDING


if __name__ == "__main__":
    for each in WANTED:
        path = HERE / file_name(each)
        if not path.exists():
            write(path, sample(found(each)))
