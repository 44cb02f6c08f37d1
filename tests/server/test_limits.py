"""Limits are those of a bucket of tokens, in little memory."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tischrunde.server.limits import Gcra
from tischrunde.server.throttle import visitor

RATES = st.sampled_from([Fraction(1, 10), Fraction(1, 2), Fraction(1), Fraction(5), Fraction(200)])
"""Those with a whole number of ticks between two."""
CALLS = st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 12_000)), max_size=60)


class Bucket:
    """The naive model: a bucket for each key, filled evenly, never forgotten."""

    def __init__(self, rate: Fraction, burst: int) -> None:
        self.rate, self.burst = rate / 1000, burst
        self.tokens: dict[str, Fraction] = {}
        self.at: dict[str, int] = {}

    def allow(self, key: str, now: int) -> int | None:
        gained = (now - self.at.get(key, now)) * self.rate
        tokens = min(self.tokens.get(key, Fraction(self.burst)) + gained, Fraction(self.burst))
        self.tokens[key], self.at[key] = tokens, now
        if tokens < 1:
            return -((tokens - 1) / self.rate).__floor__()
        self.tokens[key] -= 1
        return None


@given(RATES, st.integers(1, 6), CALLS)
def test_a_limit_is_a_bucket_of_tokens(
    rate: Fraction, burst: int, calls: list[tuple[str, int]]
) -> None:
    limit, bucket, now = Gcra(float(rate), burst), Bucket(rate, burst), 1_750_000_000_000
    for key, later in calls:
        now += later
        assert limit.allow(key, now) == bucket.allow(key, now)


@given(st.floats(0.01, 1000), st.integers(1, 9), st.integers(0, 10**13))
def test_whoever_waits_as_told_may(rate: float, burst: int, now: int) -> None:
    limit = Gcra(rate, burst)
    assert [limit.allow("igel", now) for _ in range(burst)] == [None] * burst
    wait = limit.allow("igel", now)
    assert wait is not None
    assert 0 < wait <= 1000 / rate + 1
    assert limit.allow("igel", now + wait) is None


def test_a_key_does_not_feel_another() -> None:
    limit = Gcra(rate=1, burst=1)
    assert limit.allow("igel", 0) is None
    assert limit.allow("igel", 0) == 1000
    assert limit.allow("fuchs", 0) is None


def test_idle_keys_are_forgotten() -> None:
    limit = Gcra(rate=1, burst=2)
    for guest in range(1000):
        limit.allow(str(guest), 0)
    limit.allow("igel", 2000)
    limit.allow("igel", 4000)
    assert len(limit) == 2


def test_a_flood_of_keys_takes_little_memory_and_frees_nobody_who_keeps_coming() -> None:
    limit = Gcra(rate=0.001, burst=1, most=100)
    assert limit.allow("igel", 0) is None
    for number in range(10_000):
        limit.allow(str(number), 0)
        if number % 50 == 0:
            assert limit.allow("igel", 0) == 1_000_000
    assert len(limit) <= 200


def test_a_clock_set_back_keeps_nobody_out() -> None:
    limit = Gcra(rate=1, burst=3)
    assert limit.allow("igel", 3_600_000) is None
    assert limit.allow("igel", 0) == 1000
    assert limit.allow("igel", 1000) is None


@pytest.mark.parametrize(("rate", "burst", "most"), [(0, 1, 1), (1, 0, 1), (1, 1, 0)])
def test_a_limit_that_allows_nothing_is_none(rate: float, burst: int, most: int) -> None:
    with pytest.raises(ValueError, match="allows something"):
        Gcra(rate, burst, most)


def test_who_has_a_network_of_addresses_is_one_visitor() -> None:
    assert visitor("2001:db8:1:2::1") == visitor("2001:db8:1:2:ffff::2")
    assert visitor("2001:db8:1:2::1") != visitor("2001:db8:1:3::1")
    assert visitor("192.0.2.1") != visitor("192.0.2.2")
    assert visitor("::ffff:192.0.2.1") != visitor("::ffff:192.0.2.2")
    assert visitor("fe80::1%eth0") == visitor("fe80::2%eth1")
    assert visitor("") == ""
