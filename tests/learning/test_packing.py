"""A network packed into words predicts what it does unpacked."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pytest

from bench.learning import sampled, shipped_layers
from bench.network import POINTS, Network, Packed, untaught
from tests.learning.positions import TAUGHT, positions
from tischrunde.bots.rallye import outlook as o
from tischrunde.bots.rallye.outlook import Outlook

SEEDS: Final = range(5)


def test_a_word_keeps_every_lane() -> None:
    network = random_network(2)
    first, second, last = network.packed()
    assert len(first) == (o.INPUTS + 1) * o.WORDS
    assert len(second) == (o.HIDDEN + 1) * o.SECOND_WORDS
    assert len(last) == o.SECOND + 1
    ones = np.vstack([network.first, network.first_bias]) * o.UNIT
    twos = np.vstack([network.second, network.second_bias]) * o.SECOND_UNIT
    assert np.array_equal(unpacked(first, o.LANE, o.LANES), np.rint(ones))
    assert np.array_equal(unpacked(second, o.SECOND_LANE, o.SECOND_LANES), np.rint(twos))


@pytest.mark.parametrize("seed", SEEDS)
def test_whole_numbers_predict_what_fractions_do(seed: int) -> None:
    """The rounding of a weight is felt as often as what it weighs was seen."""
    network = random_network(seed)
    noted = positions("fx-schmid")
    outlook = Outlook(*network.packed())
    found = np.array([outlook.lead(position) for position, _ in noted])
    rows = sampled(noted, len(noted)).rows.astype(np.float32)
    expected = network.predicted(rows) * POINTS
    assert np.std(expected) > 100
    assert np.max(np.abs(found - expected)) < 0.05 * np.ptp(expected)
    assert np.corrcoef(found, expected)[0, 1] > 0.999


@pytest.mark.parametrize("seed", SEEDS)
def test_lanes_do_not_mix_in_random_networks(seed: int) -> None:
    predicts_as_unpacked(random_network(seed).packed(), "schmidt")


@pytest.mark.parametrize("edition", TAUGHT)
def test_lanes_do_not_mix_in_what_is_shipped(edition: str) -> None:
    predicts_as_unpacked(shipped_layers(edition), edition)


def predicts_as_unpacked(layers: Packed, edition: str) -> None:
    """All that may be lost is the rounding down of each neuron's output, and of the lead."""
    outlook = Outlook(*layers)
    noted = positions(edition)
    found = np.array([outlook.lead(position) for position, _ in noted])
    expected = predicted(layers, sampled(noted, len(noted)).rows.astype(np.float64))
    lost = 1 + np.abs(layers[2]).sum() / o.UNIT
    assert np.max(np.abs(found - expected)) <= lost


def predicted(layers: Packed, rows: Any) -> Any:
    """Evaluate whole numbers without words and lanes, in double precision."""
    first = unpacked(layers[0], o.LANE, o.LANES) / o.UNIT
    second = unpacked(layers[1], o.SECOND_LANE, o.SECOND_LANES) / o.SECOND_UNIT
    last = np.array(layers[2])
    one = np.maximum(rows @ first[:-1] + first[-1], 0)
    two = np.maximum(one @ second[:-1] + second[-1], 0)
    return two @ last[:-1] + last[-1]


def unpacked(words: Sequence[int], width: int, lanes: int) -> Any:
    """Take words apart, a row for each input."""
    found = [lane for word in words for lane in apart(word, width, lanes)]
    size = o.HIDDEN if lanes == o.LANES else o.SECOND
    return np.array(found).reshape(-1, size)


def apart(word: int, width: int, lanes: int) -> list[int]:
    found = []
    for _ in range(lanes):
        low = word % (1 << width)
        own = low if low < 1 << width - 1 else low - (1 << width)
        found.append(own)
        word = (word - own) >> width
    assert word == 0
    return found


def random_network(seed: int) -> Network:
    """As before any training, with biases, and places scaled to what is seen there."""
    rng = np.random.default_rng(seed)
    fresh = untaught(rng)
    scale = np.full(o.INPUTS, 1, np.float32)
    scale[[0, o.SIDE, 2 * o.SIDE]] = 10, 10, 30
    biases = [rng.standard_normal(size).astype(np.float32) for size in (o.HIDDEN, o.SECOND, 1)]
    return fresh._replace(first_bias=biases[0], second_bias=biases[1], last_bias=biases[2]).scaled(
        scale
    )
