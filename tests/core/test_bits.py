"""Sets as masks: the same on every build, up to their full width."""

from hypothesis import given
from hypothesis import strategies as st

from tischrunde.core.bits import ONE, list_members, lowest, nth, ones

sets = st.sets(st.integers(0, 55))


def mask(members: set[int]) -> int:
    return sum(1 << member for member in members)


@given(sets)
def test_members_are_counted(members: set[int]) -> None:
    assert ones(mask(members)) == len(members)


@given(sets)
def test_members_are_found_in_order(members: set[int]) -> None:
    found = [nth(mask(members), n) for n in range(len(members))]
    assert found == sorted(members)
    assert not members or lowest(mask(members)) == min(members)


@given(sets, st.integers(0, 200))
def test_members_are_listed_from_a_place_on(members: set[int], offset: int) -> None:
    listed = [-1] * (len(members) + 2)
    assert list_members(listed, 1, mask(members), offset) == len(members) + 1
    assert listed == [-1, *(offset + member for member in sorted(members)), -1]


def test_one_can_be_shifted_beyond_32_bits() -> None:
    assert ONE << 55 == 2**55
