"""Metrics are few, bounded, and about nobody."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import Histogram, generate_latest

from tests.server.virtual_clock import run_virtually, virtual_loop
from tischrunde.server.metrics import MAX_CODES, OTHER, Durations, Metrics

BOUNDS = (0.001, 0.5, 1, 2.5)


def labels(metrics: Metrics) -> set[str]:
    return {
        label
        for family in metrics.registry.collect()
        for sample in family.samples
        for label in sample.labels
    }


def test_labels_are_about_nobody() -> None:
    metrics = Metrics()
    metrics.denied("stale")
    assert labels(metrics) == {"code", "le", "version", "protocol"}


def test_denials_are_counted_by_code_but_never_by_too_many() -> None:
    metrics = Metrics()
    metrics.denied("stale")
    for number in range(1000):
        metrics.denied(f"made-up-{number}")
    metrics.denied("stale")
    count = metrics.registry.get_sample_value
    assert count("tischrunde_denials_total", {"code": "stale"}) == 2
    assert count("tischrunde_denials_total", {"code": OTHER}) == 1000 - (MAX_CODES - 1)
    codes = {
        sample.labels["code"]
        for family in metrics.registry.collect()
        for sample in family.samples
        if sample.name == "tischrunde_denials_total"
    }
    assert len(codes) == MAX_CODES + 1


@given(st.lists(st.floats(0, 3) | st.sampled_from(BOUNDS)))
def test_durations_are_told_as_prometheus_tells_them(seconds: list[float]) -> None:
    ours, theirs = Durations(BOUNDS), Histogram("took", "", registry=None, buckets=BOUNDS)
    for each in seconds:
        ours.observe(each)
        theirs.observe(each)
    (told,) = theirs.collect()
    expected = [sample for sample in told.samples if not sample.name.endswith("_created")]
    assert ours.family("took", "").samples == expected


def test_nodes_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.commands += 1
    assert one.registry.get_sample_value("tischrunde_commands_total") == 1
    assert other.registry.get_sample_value("tischrunde_commands_total") == 0


def test_the_page_is_small_and_says_what_runs() -> None:
    metrics = Metrics()
    for number in range(100):
        metrics.denied(f"made-up-{number}")
    page = generate_latest(metrics.registry).decode()
    assert len(page) < 20_000
    assert 'tischrunde_build_info{protocol="1",version="' in page
    assert "process_resident_memory_bytes" in page


def test_a_busy_loop_is_late() -> None:
    metrics = Metrics()

    async def busy() -> None:
        watching = asyncio.create_task(metrics.watch_lag())
        await asyncio.sleep(0)
        virtual_loop().pass_over(0.7)
        await asyncio.sleep(0.05)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)

    run_virtually(busy())
    assert metrics.registry.get_sample_value("tischrunde_loop_lag_seconds_count") == 1
    late = metrics.registry.get_sample_value("tischrunde_loop_lag_seconds_sum")
    assert late == pytest.approx(0.2)
