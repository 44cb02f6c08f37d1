"""Score pads that older versions stored: they are read, folded, shown and verified as then."""

from pathlib import Path

import pytest

from tests.frozen.pad_samples import paths, read, shown, wanted
from tests.frozen.samples import ENDING
from tests.frozen.test_frozen import left_of
from tischrunde.engine import pads
from tischrunde.pad.verify import verify_pad

every_pad = pytest.mark.parametrize("path", paths(), ids=lambda path: path.name.partition(".")[0])


@every_pad
def test_a_log_is_the_same_pad(path: Path) -> None:
    sample = read(path)
    assert pads.to_file(sample.log) == sample.file
    assert left_of(sample.shown, shown(sample.log)) == sample.shown


@every_pad
def test_a_log_may_come_in_any_order(path: Path) -> None:
    log = read(path).log
    turned = {**log, "written": log["written"][::-1]}
    assert shown(turned) == shown(log)


@every_pad
def test_a_file_verifies_and_is_the_same_log(path: Path) -> None:
    sample = read(path)
    verdict = verify_pad(sample.file.encode())
    assert verdict.verified, verdict.checks[-1]
    assert [check.id for check in verdict.checks] == sample.checks
    assert pads.from_file(sample.file) == sample.log


def test_every_revision_of_every_edition_has_frozen_pads() -> None:
    assert {path.name.removesuffix(ENDING) for path in paths()} >= wanted().keys()


def test_there_is_something_of_everything() -> None:
    samples = [read(path) for path in paths()]
    assert any(sample.shown["quarrels"] for sample in samples)
    assert any(sample.shown["winners"] for sample in samples)
    problems = [
        each
        for sample in samples
        for round_ in sample.shown["rounds"]
        for each in round_["problems"]
    ]
    assert {each["kept"] for each in problems} == {True, False}
    assert len({each["reason"] for each in problems}) > 8
    on = {event["place"]["on"] for sample in samples for event in sample.log["written"]}
    assert on == {"seat", "dealer", "field", "problem"}
