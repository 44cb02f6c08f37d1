"""Part and lose what a server consists of while it is used, and judge all that it answered."""

import argparse
import asyncio
import secrets
import signal
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.history.network import NotPermittedError, networked
from bench.history.run import Plan, Report, run

_MAX_TOLD = 50


def main() -> int:
    """Run, report, and return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--operations", type=int, help="go on until so many were answered")
    parser.add_argument("--tables", type=int, default=48)
    parser.add_argument("--moves", type=float, default=200, help="commands a second, about")
    parser.add_argument("--views", type=float, default=600, help="views a second, about")
    parser.add_argument("--every", type=float, default=2.5, help="seconds between troubles, about")
    parser.add_argument("--longest", type=float, default=6.0, help="seconds of a trouble")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    parser.add_argument("--keep", type=Path, help="file that keeps the history")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    plan = Plan(
        options.seed,
        options.minutes * 60,
        options.operations,
        options.tables,
        options.moves,
        options.views,
        options.every,
        options.longest,
    )
    print(f"seed {options.seed}", flush=True)
    try:
        with networked(options.seed) as network, TemporaryDirectory() as folder:
            report = asyncio.run(run(plan, network, Path(folder), keep=options.keep))
    except NotPermittedError as error:
        print(error)
        return 1
    return _tell(report)


def _tell(report: Report) -> int:
    print(report)
    for anomaly in report.anomalies[:_MAX_TOLD]:
        print(f"WRONG: {anomaly}")
    print(f"wrong: {len(report.anomalies)}", flush=True)
    return 1 if report.anomalies else 0


if __name__ == "__main__":
    sys.exit(main())
