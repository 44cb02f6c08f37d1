"""Teaches the outlook of the rally game: how rounds for two end, from rounds played out.

Each round is played by the policy, about one move in seven at random up to some move; from there on
positions are noted with the lead they led to. One round in twenty is kept to see how much of the
leads is predicted. With ``--quick`` nothing is written: a short training and the shipped outlook
must both predict enough.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from bench.network import POINTS, Network, Packed, Sample, explained, trained
from bench.selfplay import dealt, lead, rules_for_two
from tischrunde.bots.rallye.driver import Driver
from tischrunde.bots.rallye.outlook import INPUTS, Outlook
from tischrunde.bots.rallye.weights import Weights
from tischrunde.cli.console import progress
from tischrunde.core.dice import Dice
from tischrunde.core.position import OVER
from tischrunde.rallye.position import TURN, Position
from tischrunde.rallye.rules import Rules

ROUNDS: Final = 250_000
EPOCHS: Final = 6
SEED: Final = 7
KEPT: Final = 20
"""One in how many rounds is not learnt from."""

NOTED: Final = 6
"""Maximum number of positions of a round."""
LATEST: Final = 60
"""Number of moves before which the first of them comes."""
GAPS: Final = range(3, 11)
"""Number of moves between one and the next."""
ASTRAY: Final = 15
"""Moves in a hundred that are random until then."""
RECOUNT: Final = 6
"""One in how many moves the driver counts what was laid."""

DEALS: Final = 10_000_000
"""The deals of a seed begin at this times the seed."""

OUT: Final = Path(__file__).parents[1] / "src/tischrunde/bots/rallye/outlook.json"

QUICK_EDITION: Final = "fx-schmid"
QUICK: Final = 8000
QUICK_FRESH: Final = 4000
TAUGHT_FLOOR: Final = 0.45
SHIPPED_FLOOR: Final = 0.5

Layers: TypeAlias = Sequence[Sequence[int]]
"""A network as it stands in the file."""


class Noted(NamedTuple):
    """A position, and the lead in points with which the seat on turn ended the round."""

    position: Position
    lead: int


def explored(driver: Driver, position: Position, dice: Dice) -> list[Position]:
    """Play a round to its end and return the positions noted on the way, somebody on turn."""
    seen: list[Position] = []
    start = due = dice.below(LATEST)
    gap = GAPS[dice.below(len(GAPS))]
    moves = 0
    while position.phase != OVER:
        if moves >= due and position.phase == TURN and len(seen) < NOTED:
            seen.append(position.copy())
            due = moves + gap
        seat = position.actor()
        if moves % RECOUNT == 0:
            driver.attend(position, seat)
        astray = moves < start and dice.below(100) < ASTRAY
        code = position.random_move(dice) if astray else driver.move(position, seat, dice)
        position.apply(seat, code)
        moves += 1
    return seen


def noted(rules: Rules, numbers: range, dice: Dice) -> Iterator[Noted]:
    """Yield the positions noted in the rounds of some deals."""
    driver = Driver(rules, Weights())
    with progress("rounds", len(numbers), "en") as watch:
        for done, number in enumerate(numbers, 1):
            position = dealt(rules, number, number % 2)
            seen = explored(driver, position, dice)
            ahead = lead(position)
            yield from (Noted(then, -ahead if then.seat else ahead) for then in seen)
            watch(done)


def sampled(positions: Iterable[Noted], most: int) -> Sample:
    """Return positions, at most ``most``, as rows of what an outlook sees of them."""
    rows, leads = np.zeros((most, INPUTS), np.int8), np.zeros(most, np.float32)
    outlook, count = Outlook((), (), ()), 0
    for position, ahead in positions:
        outlook.look(position)
        rows[count, outlook.places[: outlook.seen]] = outlook.values[: outlook.seen]
        leads[count] = ahead
        count += 1
    return Sample(rows[:count], leads[:count])


def learnt(rules: Rules, rounds: int, epochs: int, seed: int) -> tuple[Packed, float]:
    """Return a network taught by some rounds, and how much of the leads it explains packed."""
    first, dice = DEALS * seed, Dice(seed)
    kept = first + rounds - rounds // KEPT
    sample = sampled(noted(rules, range(first, kept), dice), NOTED * rounds)
    unknown = list(noted(rules, range(kept, first + rounds), dice))
    print(f"{rules.rule_set}: {len(sample.rows):,} positions", flush=True)
    networks = trained(sample, epochs, seed)
    *_, network = _told(networks, sampled(unknown, len(unknown)))
    packed = network.packed()
    return packed, explained_by(Outlook(*packed), unknown)


def _told(networks: Iterable[Network], unknown: Sample) -> Iterator[Network]:
    """Print how much each network explains, and pass it on."""
    rows = unknown.rows.astype(np.float32)
    for epoch, network in enumerate(networks, start=1):
        share = explained(network.predicted(rows) * POINTS, unknown.leads)
        print(f"  epoch {epoch}: {share:.3f} of the variance explained", flush=True)
        yield network


def explained_by(outlook: Outlook, positions: Sequence[Noted]) -> float:
    """Return the share of the variance of the leads that an outlook predicts."""
    predicted = np.array([outlook.lead(position) for position, _ in positions], np.float32)
    return explained(predicted, np.array([ahead for _, ahead in positions], np.float32))


def written(networks: Mapping[str, Layers]) -> str:
    """Return networks as the text of the file, one line an edition."""
    lines = [
        f"{json.dumps(edition)}: {json.dumps(networks[edition], separators=(',', ':'))}"
        for edition in sorted(networks)
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def learn(editions: Sequence[str], rounds: int, epochs: int, seed: int, out: Path) -> int:
    """Teach an outlook for each edition and put it into the file."""
    for edition in editions:
        rules = rules_for_two(edition)
        network, share = learnt(rules, rounds, epochs, seed)
        print(f"  in whole numbers: {share:.3f}", flush=True)
        known: dict[str, Layers] = json.loads(out.read_text("utf-8")) if out.exists() else {}
        out.write_text(written({**known, rules.rule_set: network}), "utf-8")
    return 0


def quick(seed: int) -> int:
    """Print how much is explained; the exit code says whether both floors are kept."""
    rules = rules_for_two(QUICK_EDITION)
    _, taught = learnt(rules, QUICK, EPOCHS, seed)
    first = DEALS * (seed + 1)
    fresh = list(noted(rules, range(first, first + QUICK_FRESH), Dice(seed + 1)))
    shares = {
        f"taught by {QUICK} rounds": (taught, TAUGHT_FLOOR),
        "as shipped": (explained_by(Outlook(*shipped_layers(QUICK_EDITION)), fresh), SHIPPED_FLOOR),
    }
    for name, (share, floor) in shares.items():
        mark = "pass" if share >= floor else "MISS"
        print(f"{mark}  {name}: {share:.3f} of the variance explained  floor {floor}")
    return 0 if all(share >= floor for share, floor in shares.values()) else 1


def shipped_layers(edition: str) -> Packed:
    """Return the network that comes with the package."""
    text = files("tischrunde.bots.rallye").joinpath("outlook.json").read_text("utf-8")
    first, second, last = json.loads(text)[edition]
    return tuple(first), tuple(second), tuple(last)


def main() -> int:
    """Teach outlooks, or try them; the exit code says whether the floors are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("editions", nargs="*", metavar="EDITION", help="which outlooks to teach")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds to learn from")
    parser.add_argument("--epochs", type=int, default=EPOCHS, help="how often they are gone over")
    parser.add_argument("--seed", type=int, default=SEED, help="which deals, and which beginning")
    parser.add_argument("--out", type=Path, default=OUT, help="the file the outlooks are put into")
    parser.add_argument("--quick", action="store_true", help="a short training, nothing written")
    options = parser.parse_args()
    if options.quick:
        return quick(options.seed)
    if not options.editions:
        parser.error("which edition?")
    return learn(options.editions, options.rounds, options.epochs, options.seed, options.out)


if __name__ == "__main__":
    sys.exit(main())
