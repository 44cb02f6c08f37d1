"""What older versions stored and told: it folds, replays and verifies as it did then."""

from pathlib import Path
from typing import Any

import pytest

from tests.frozen.samples import hashed_positions, paths, read, told
from tischrunde.core.edition import Edition
from tischrunde.core.fairness import commitment
from tischrunde.core.record import Record, write_record
from tischrunde.core.record_reader import read_record
from tischrunde.core.refusal import IllegalMove
from tischrunde.games.catalogue import GAMES
from tischrunde.games.encoder import plain
from tischrunde.games.verify import verify_record
from tischrunde.table.fold import folded

EVERY_REVISION = [
    (game.id, edition)
    for game in GAMES.values()
    for edition in (*game.editions.values(), *game.house.earlier)
]
every_sample = pytest.mark.parametrize(
    "path", paths(), ids=lambda path: path.name.partition(".")[0]
)


def left_of(old: Any, new: Any) -> Any:
    """Return of what is told now what was told then: fields may have come, none may have gone."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {key: left_of(value, new[key]) for key, value in old.items() if key in new}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [left_of(*pair) for pair in zip(old, new, strict=True)]
    return new


@every_sample
def test_a_log_folds_to_the_same_record(path: Path) -> None:
    sample = read(path)
    table = folded(sample.table, bytes.fromhex(sample.secret), sample.log, GAMES)
    assert table.recording is not None
    assert table.state == "over"
    assert write_record(table.recording.record) == sample.record


@every_sample
def test_a_record_verifies(path: Path) -> None:
    sample = read(path)
    promised = commitment(bytes.fromhex(sample.secret)).hex()
    verdict = verify_record(sample.record.encode(), promised)
    assert verdict.verified, verdict.checks[-1]
    assert [check.id for check in verdict.checks] == sample.checks


@every_sample
def test_a_record_comes_to_the_same_positions(path: Path) -> None:
    sample = read(path)
    assert hashed_positions(read_record(sample.record)) == sample.positions


@every_sample
@pytest.mark.parametrize("eyes", ["open", "0"])
def test_a_match_is_told_again_alike(path: Path, eyes: str) -> None:
    sample = read(path)
    record = read_record(sample.record)
    now = plain(GAMES[record.game], told(record, None if eyes == "open" else int(eyes)))
    assert left_of(sample.replays[eyes], now) == sample.replays[eyes]


# ── there is enough of it ─────────────────────────────────────────────────────────────────────


def of(edition: Edition) -> list[Path]:
    """Return the samples of a revision of an edition."""
    return [path for path in paths() if path.name.startswith(f"{edition.id}@{edition.revision}-")]


@pytest.mark.parametrize(
    ("game", "edition"), EVERY_REVISION, ids=lambda each: getattr(each, "id", each)
)
def test_every_revision_of_every_edition_is_frozen(game: str, edition: Edition) -> None:
    played = {len(read_record(read(path).record).names) for path in of(edition)}
    assert played >= {2, 3}
    assert game != "rallye" or played == set(edition.player_counts)


@pytest.mark.parametrize("edition", GAMES["rallye"].house.earlier, ids=lambda each: str(each.id))
def test_what_was_ruled_later_would_have_changed_some_of_the_matches(edition: Edition) -> None:
    records = [read_record(read(path).record) for path in of(edition)]
    assert not all(map(ends_alike_today, records))


def ends_alike_today(record: Record) -> bool:
    """Return whether the same moves with the same cards are worth the same by today's rulings."""
    game = GAMES[record.game]
    assert record.seed is not None
    match = game.match(game.house.read(record.rules), len(record.names), record.seed)
    try:
        for round_ in record.rounds:
            for move in round_.moves:
                match.play(move.seat, game.read_move(move.text))
    except IllegalMove:
        return False
    scores = [tuple(sheet.total for sheet in sheets) for sheets in match.sheets]
    return scores == [round_.scores for round_ in record.rounds]
