"""Matches as their rows and their records, and what comes of both."""

from dataclasses import asdict, replace

from tests.frozen.make import WANTED, file_name, found, sample
from tests.frozen.samples import ENDING, Sample, hashed_positions
from tests.releases.outcomes import outcome
from tests.releases.stored import Plain, as_stored
from tischrunde.core.fairness import commitment
from tischrunde.core.record import write_record
from tischrunde.core.record_reader import read_record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.verify import verify_record
from tischrunde.table.fold import folded

MOST_PLAYERS = 4
"""What more of them do at a table is frozen for every revision, in ``tests/frozen``."""


def matches() -> Plain:
    """Return matches by every edition and by house rules, each with what comes of it."""
    played = {
        file_name(each).removesuffix(ENDING): replace(sample(found(each)), replays={})
        for each in WANTED
        if each.players <= MOST_PLAYERS
    }
    return {name: {"match": asdict(each), "outcomes": told(each)} for name, each in played.items()}


def told(match: Sample) -> Plain:
    """Return what comes of the rows of a match, and of its record."""
    table = folded(match.table, bytes.fromhex(match.secret), match.log, GAMES)
    assert table.recording is not None
    verdict = verify_record(match.record.encode(), commitment(table.secret).hex())
    content: Plain = as_stored(
        {
            "table": outcome(table),
            "record": write_record(table.recording.record),
            "positions": hashed_positions(read_record(match.record)),
            "checks": [[check.id, check.right] for check in verdict.checks],
            "verified": verdict.verified,
        }
    )
    return content
