"""The network of ``Outlook`` in floating point: trained by Adam, then packed into whole numbers."""

from collections.abc import Iterator
from math import cos, pi
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tischrunde.bots.rallye import outlook

Floats: TypeAlias = NDArray[np.float32]
Rows: TypeAlias = NDArray[np.int8]
Packed: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""What an ``Outlook`` is made of: its first, second and last layer."""

POINTS: Final = 1000
"""The network predicts leads in thousands of points."""

SPREADS: Final = (0.15, 0.25, 0.2)
"""How far the weights of each layer lie apart before anything is learnt."""

BATCH: Final = 1024
RATE, LEAST_RATE = 2e-3, 1e-5
MOMENTUM, SQUARES, TINY = 0.9, 0.999, 1e-8
LEAST_SCALE: Final = 0.05
"""Least difference by which a place that hardly ever differs is scaled."""


class Sample(NamedTuple):
    """Positions, a row of values by place each, and the leads in points they led to."""

    rows: Rows
    leads: Floats


class Network(NamedTuple):
    """Weights and biases of three layers."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats

    def predicted(self, rows: Floats) -> Floats:
        """Return the leads that rows look like, in thousands of points."""
        one = np.maximum(rows @ self.first + self.first_bias, 0)
        two = np.maximum(one @ self.second + self.second_bias, 0)
        leads: Floats = (two @ self.last + self.last_bias)[:, 0]
        return leads

    def slopes(self, rows: Floats, leads: Floats) -> "Network":
        """Return how the mean squared error changes with each weight."""
        one = np.maximum(rows @ self.first + self.first_bias, 0)
        two = np.maximum(one @ self.second + self.second_bias, 0)
        off = two @ self.last + self.last_bias - leads[:, None]
        at_last = off * np.float32(2 / len(rows))
        at_two = at_last @ self.last.T * (two > 0)
        at_one = at_two @ self.second.T * (one > 0)
        return Network(
            *(rows.T @ at_one, at_one.sum(0)),
            *(one.T @ at_two, at_two.sum(0)),
            *(two.T @ at_last, at_last.sum(0)),
        )

    def scaled(self, scale: Floats) -> "Network":
        """Return the network that sees in rows what this one sees in rows divided by a scale."""
        return self._replace(first=self.first / scale[:, None])

    def packed(self) -> Packed:
        """Return the network in whole numbers, several weights a word."""
        o = outlook
        last = np.rint(np.append(self.last, self.last_bias) * POINTS).astype(np.int64)
        return (
            _words(np.vstack([self.first, self.first_bias]) * o.UNIT, o.LANE, o.LANES),
            _words(
                np.vstack([self.second, self.second_bias]) * o.SECOND_UNIT,
                o.SECOND_LANE,
                o.SECOND_LANES,
            ),
            tuple(last.tolist()),
        )


def _words(weights: Floats, width: int, lanes: int) -> tuple[int, ...]:
    """Return neighbouring weights together in a word each, the first one lowest."""
    whole = np.rint(weights).astype(np.int64).reshape(-1, lanes)
    words = whole @ (np.int64(1) << np.arange(lanes) * width)
    return tuple(words.tolist())


def untaught(dice: np.random.Generator) -> Network:
    """Return a network of random weights."""
    sizes = (outlook.INPUTS, outlook.HIDDEN, outlook.SECOND, 1)
    layers: list[Floats] = []
    for spread, width, height in zip(SPREADS, sizes, sizes[1:], strict=False):
        weights = dice.standard_normal((width, height)) * spread
        layers += [weights.astype(np.float32), np.zeros(height, np.float32)]
    return Network(*layers)


def trained(sample: Sample, epochs: int, seed: int) -> Iterator[Network]:
    """Yield the network as it is after each epoch of a training."""
    dice = np.random.default_rng(seed)
    network, adam = untaught(dice), Adam()
    scale = _scale(sample.rows)
    steps = len(sample.rows) // BATCH
    for epoch in range(epochs):
        order = dice.permutation(len(sample.rows))
        for step in range(steps):
            chosen = order[step * BATCH : (step + 1) * BATCH]
            rows = sample.rows[chosen].astype(np.float32) / scale
            slopes = network.slopes(rows, sample.leads[chosen] / np.float32(POINTS))
            done = (epoch * steps + step + 1) / (epochs * steps)
            network = adam.improved(network, slopes, RATE * (1 + cos(pi * done)) / 2 + LEAST_RATE)
        yield network.scaled(scale)


def _scale(rows: Rows) -> Floats:
    """Return how much each place differs from row to row, one after the other to save memory."""
    spreads = np.array([place.std() for place in rows.T], np.float32)
    return np.maximum(spreads, np.float32(LEAST_SCALE))


class Adam:
    """Descends by running means of the slopes and of their squares (Kingma and Ba)."""

    def __init__(self) -> None:
        self._step = 0
        self._means: list[Floats] = []
        self._squares: list[Floats] = []

    def improved(self, network: Network, slopes: Network, rate: float) -> Network:
        """Return the network one step further down."""
        if not self._step:
            self._means = [np.zeros_like(layer) for layer in network]
            self._squares = [np.zeros_like(layer) for layer in network]
        self._step += 1
        return Network(
            *(layer - self._stride(i, slopes[i], rate) for i, layer in enumerate(network))
        )

    def _stride(self, layer: int, slopes: Floats, rate: float) -> Floats:
        self._means[layer] = MOMENTUM * self._means[layer] + (1 - MOMENTUM) * slopes
        self._squares[layer] = SQUARES * self._squares[layer] + (1 - SQUARES) * slopes**2
        mean = self._means[layer] / (1 - MOMENTUM**self._step)
        square = self._squares[layer] / (1 - SQUARES**self._step)
        stride: Floats = rate * mean / (np.sqrt(square) + TINY)
        return stride


def explained(predicted: Floats, leads: Floats) -> float:
    """Return the share of the variance of the leads that was predicted."""
    return float(1 - np.mean((predicted - leads) ** 2) / np.var(leads))
