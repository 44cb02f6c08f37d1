"""A network learns what can be learnt."""

from pathlib import Path

import numpy as np
import pytest

from bench.learning import learn, learnt
from bench.network import Sample, explained, trained
from bench.selfplay import rules_for_two
from tischrunde.bots.rallye.outlook import INPUTS


def test_a_plain_rule_is_learnt() -> None:
    rng = np.random.default_rng(3)
    rows = np.zeros((4096, INPUTS), np.int8)
    rows[:, :3] = rng.integers(0, 3, (4096, 3))
    leads = (400.0 * rows[:, 0] - 300.0 * np.maximum(rows[:, 1], rows[:, 2])).astype(np.float32)
    *_, network = trained(Sample(rows, leads), epochs=40, seed=1)
    found = network.predicted(rows.astype(np.float32)) * 1000
    assert explained(found, leads) > 0.9


def test_the_slopes_are_those_of_the_error() -> None:
    rng = np.random.default_rng(4)
    rows = rng.integers(0, 3, (64, INPUTS)).astype(np.float32)
    leads = rng.standard_normal(64).astype(np.float32)
    (network,) = trained(Sample(rows.astype(np.int8), leads), epochs=1, seed=1)
    slopes = network.slopes(rows, leads)
    step = np.float32(1e-2)
    for at, (layer, slope) in enumerate(zip(network, slopes, strict=True)):
        up, down = layer.copy(), layer.copy()
        up.flat[0] += step
        down.flat[0] -= step
        errors = [
            float(np.mean((type(network)(*_with(network, at, new)).predicted(rows) - leads) ** 2))
            for new in (up, down)
        ]
        assert (errors[0] - errors[1]) / 0.02 == pytest.approx(float(slope.flat[0]), abs=0.05)


def _with(layers: tuple[np.ndarray, ...], at: int, new: np.ndarray) -> list[np.ndarray]:
    return [new if place == at else layer for place, layer in enumerate(layers)]


def test_the_same_seed_learns_the_same() -> None:
    rules = rules_for_two("fx-schmid")
    assert learnt(rules, 60, 1, 5) == learnt(rules, 60, 1, 5)


def test_editions_are_put_into_the_file_one_by_one(tmp_path: Path) -> None:
    out = tmp_path / "outlook.json"
    for edition in ("winning-moves", "bsd-101"):
        assert learn([edition], rounds=40, epochs=1, seed=1, out=out) == 0
    assert [line[:9] for line in out.read_text("utf-8").splitlines()] == [
        "{",
        '"bsd-101"',
        '"winning-',
        "}",
    ]
