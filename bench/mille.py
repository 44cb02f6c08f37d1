"""Our engine and players against ``mille`` of the BSD games, in a terminal of its own.

``--matches`` plays whole games to 5000 points, ``--differential`` holds the rules against each
other position by position, ``--quick`` does a little of both. Anything that disagrees is a failure.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from bench.bsd.choosers import GREEDY, chooser
from bench.bsd.differential import BUGS, Findings, compare
from bench.bsd.player import Rejected, play_match
from bench.bsd.tally import Played, append, load, report, save
from bench.bsd.terminal import OutOfStep, Seeds, program
from tischrunde.cli.console import progress

_QUICK_MATCHES: Final = 5
_QUICK_POSITIONS: Final = 500


def main() -> int:
    """Run what was asked for; 1 if a key was refused or anything disagreed."""
    options = _options()
    installed = program()
    if installed is None:
        print("mille is not installed (Debian: bsdgames)")
        return 1
    matches = _QUICK_MATCHES if options.quick else options.matches
    positions = _QUICK_POSITIONS if options.quick else options.differential
    failures = 0
    if positions:
        failures += _compare(installed, positions, options.seed)
    if matches:
        seeds = range(options.seed, options.seed + matches)
        failures += _play(installed, options, seeds)
    return 1 if failures else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.mille", description=__doc__)
    parser.add_argument("--matches", type=int, default=0, help="number of whole games")
    parser.add_argument("--level", default=GREEDY, help="who plays them")
    parser.add_argument("--differential", type=int, default=0, help="number of positions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where finished matches are kept")
    parser.add_argument("--result", type=Path, help="where the figures go, for docs/strength")
    parser.add_argument("--quick", action="store_true", help="a little of both")
    return parser.parse_args()


def _play(installed: str, options: argparse.Namespace, seeds: range) -> int:
    """Play a match for each seed that is not in the file yet and return how many failed."""
    level, kept = options.level, options.json
    done = [match for match in load(kept, level) if match.seed in seeds]
    played = {match.seed for match in done}
    library = Seeds()
    rejected = broken = 0
    with (
        tempfile.TemporaryDirectory(prefix="mille-") as folder,
        progress("matches", len(seeds), "en") as watch,
    ):
        for seed in (seed for seed in seeds if seed not in played):
            watch(len(done) + rejected + broken)
            environment = library.environment(seed)
            try:
                result = play_match(installed, Path(folder), environment, chooser(level, seed))
            except OutOfStep as reason:
                print(f"seed {seed}: {reason}")
                rejected += isinstance(reason, Rejected)
                broken += not isinstance(reason, Rejected)
                continue
            match = Played(level, seed, result.totals, tuple(result.hands))
            append(kept, match)
            done.append(match)
    print(f"{level}: {report(done)}")
    if options.result:
        command = f"python -m bench.mille --matches {len(seeds)} --level {level} --seed {seeds[0]}"
        save(options.result, level, done, len(seeds) - len(done), command)
    print(f"rejected keys: {rejected}, matches broken off otherwise: {broken}")
    return rejected + broken


def _compare(installed: str, positions: int, seed: int) -> int:
    """Try positions and return how many differences nothing explains."""
    began = time.monotonic()
    findings = compare(installed, positions, seed)
    rate = positions / (time.monotonic() - began)
    refused = findings.refused.total()
    print(f"{findings.trials} positions, {refused} refusals, {rate:.0f} positions a second")
    _print_findings(findings)
    return len(findings.unexplained)


def _print_findings(findings: Findings) -> None:
    for what, count in sorted(findings.covered.items()):
        print(f"  {count:6} {what}")
    for reason, count in sorted(findings.refused.items()):
        print(f"  {count:6} refused: {reason}")
    for bug, why in BUGS.items():
        print(f"bug of the program, {findings.bugs[bug]} times: {bug} ({why})")
    for difference in findings.unexplained:
        print(difference)
    print(f"unexplained differences: {len(findings.unexplained)}")


if __name__ == "__main__":
    sys.exit(main())
