"""Limits are those of a bucket of tokens, in little memory."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tischrunde.server import rate_limits
from tischrunde.server.rate_limits import Allowance, ByNetwork, Gcra, RateLimits, networks

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


@given(RATES, st.integers(1, 6), CALLS)
def test_an_allowance_is_a_bucket_of_one_alone(
    rate: Fraction, burst: int, calls: list[tuple[str, int]]
) -> None:
    allowance, bucket, now = Allowance(float(rate), burst), Bucket(rate, burst), 1_750_000_000_000
    for _, later in calls:
        now += later
        assert allowance.allow(now) == bucket.allow("alone", now)


def test_a_clock_set_back_costs_a_full_burst_at_most() -> None:
    allowance = Allowance(rate=1, burst=3)
    assert [allowance.allow(9_000_000) for _ in range(4)] == [None, None, None, 1000]
    assert allowance.allow(5_000) == 1000
    assert allowance.allow(6_000) is None


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


def test_a_flood_of_keys_frees_nobody_who_must_wait() -> None:
    limit = Gcra(rate=0.001, burst=2, most=100)
    assert [limit.allow("igel", 0) for _ in range(3)] == [None, None, 1_000_000]
    for number in range(10_000):
        assert limit.allow(str(number), 0) is None
    assert limit.allow("igel", 0) == 1_000_000
    assert len(limit) <= 200


def test_where_all_must_wait_newcomers_wait_too_and_not_longer() -> None:
    limit = Gcra(rate=1, burst=1, most=100)
    allowed = [limit.allow(str(number), 0) for number in range(10_000)]
    assert allowed == [None] * 100 + [1000] * 9_900
    assert limit.allow("igel", 1000) is None


def test_a_clock_set_back_keeps_nobody_out() -> None:
    limit = Gcra(rate=1, burst=3)
    assert limit.allow("igel", 3_600_000) is None
    assert limit.allow("igel", 0) == 1000
    assert limit.allow("igel", 1000) is None


@pytest.mark.parametrize(("rate", "burst", "most"), [(0, 1, 1), (1, 0, 1), (1, 1, 0)])
def test_a_limit_that_allows_nothing_is_none(rate: float, burst: int, most: int) -> None:
    with pytest.raises(ValueError, match="allows something"):
        Gcra(rate, burst, most)


def test_an_address_lies_in_networks() -> None:
    assert networks("2001:db8:1:2::1") == networks("2001:db8:1:2:ffff::2")
    here, neighbour = networks("2001:db8:1:2::1"), networks("2001:db8:1:3::1")
    assert here[0] != neighbour[0]
    assert here[1:] == neighbour[1:]
    assert here[2] == networks("2001:db8:1:ffff::1")[2] != networks("2001:db8:2:2::1")[2]
    assert networks("192.0.2.1")[0] != networks("192.0.2.2")[0]
    assert networks("192.0.2.1")[1] == networks("192.0.2.2")[1] != networks("192.0.3.1")[1]
    assert networks("::ffff:192.0.2.1") == networks("192.0.2.1")
    assert networks("fe80::1%eth0") == networks("fe80::2%eth1")
    assert networks("") == (("", 1),)


@pytest.fixture
def _fixed_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "now", lambda: 1_750_000_000_000)


def households(count: int) -> list[str]:
    """Return addresses of one IPv6 customer, each in a network of its own."""
    return [f"2001:db8:1:{number:x}::1" for number in range(count)]


@pytest.mark.usefixtures("_fixed_time")
def test_whoever_has_many_addresses_may_not_much_more_than_those_with_one() -> None:
    for addresses, most in (
        (["192.0.2.1"] * 1500, 20),
        ([f"192.0.2.{number % 256}" for number in range(1500)], 160),
        (["2001:db8::1"] * 1500, 20),
        ([f"2001:db8::{number:x}" for number in range(1500)], 20),
        ([f"2001:db8:1:{number % 256:x}::1" for number in range(1500)], 40),
        (households(1500), 80),
    ):
        limit = ByNetwork(20, 60)
        assert sum(limit.allow(address) is None for address in addresses) == most


@pytest.mark.usefixtures("_fixed_time")
def test_a_customer_who_must_wait_fills_no_memory() -> None:
    limits = RateLimits(1)
    for address in households(60_000):
        limits.request("come_in", address)
    assert limits.request("come_in", "192.0.2.1") is None
    assert limits.request("come_in", "2001:db8:1::1") is not None


@pytest.mark.usefixtures("_fixed_time")
def test_all_who_guess_have_a_common_limit() -> None:
    limits = RateLimits(1)
    tried = 0
    for number in range(1000):
        address = f"{number % 256}.{number // 256}.0.1"
        if limits.guess_any(address) is None:
            limits.wrong(address)
            tried += 1
    assert tried == 300
    assert limits.guess("192.0.2.1") is None, "a table that is named may still be tried"
