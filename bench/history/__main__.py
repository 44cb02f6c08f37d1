"""Part and lose what a server consists of while it is used, and judge all that it answered."""

import argparse
import asyncio
import secrets
import signal
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.history.network import Network, NotPermittedError, networked
from bench.history.planted import find
from bench.history.run import Plan, Report, run
from bench.history.trouble import schedule

_MAX_TOLD: Final = 50
_LONGEST_SAID: Final = 6_000


def main() -> int:
    """Run, report, and return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument(
        "--operations", type=int, default=0, help="go on until so many were answered"
    )
    parser.add_argument("--tables", type=int, default=48)
    parser.add_argument("--moves", type=float, default=200, help="commands a second, about")
    parser.add_argument("--views", type=float, default=600, help="views a second, about")
    parser.add_argument("--every", type=float, default=3.0, help="seconds between troubles, about")
    parser.add_argument("--longest", type=float, default=8.0, help="seconds of a trouble")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    parser.add_argument("--keep", type=Path, help="file that keeps the history")
    parser.add_argument("--quick", action="store_true", help="a little of everything")
    parser.add_argument(
        "--planted", nargs="*", metavar="FAULT", help="plant faults, and see whether they are found"
    )
    options = parser.parse_args()
    if options.quick:
        options.minutes, options.tables, options.every, options.longest = 0.2, 16, 0.7, 1.5
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends this ends it all
    print(f"seed {options.seed}", flush=True)
    try:
        with networked(options.seed) as network:
            if options.planted is not None:
                return 1 if find(network, options.seed, options.planted) else 0
            return _judge(network, options)
    except NotPermittedError as error:
        print(error)
        return 1


def _judge(network: Network, options: argparse.Namespace) -> int:
    plan = Plan(
        seed=options.seed,
        seconds=options.minutes * 60,
        operations=options.operations,
        tables=options.tables,
        moves=options.moves,
        views=options.views,
        trouble=lambda lap: schedule(
            options.seed + lap, options.minutes * 60, options.every, options.longest
        ),
    )
    with TemporaryDirectory(prefix="tischrunde-history-") as folder:
        report = asyncio.run(run(plan, network, Path(folder), keep=options.keep))
    return _tell(report)


def _tell(report: Report) -> int:
    print(report)
    if report.anomalies:
        print(report.said[-_LONGEST_SAID:])
    often = Counter(map(str, report.anomalies))
    for anomaly, times in [*often.items()][:_MAX_TOLD]:
        print(f"WRONG: {anomaly} ({times} times)" if times > 1 else f"WRONG: {anomaly}")
    print(f"wrong: {len(report.anomalies)}", flush=True)
    return 1 if report.anomalies else 0


if __name__ == "__main__":
    sys.exit(main())
