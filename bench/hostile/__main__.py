"""What a server withstands: hostile frames, hostile requests, clients that never read.

Every part runs against a server process of its own, at which honest players play match after
match; how long they wait is measured without and with what is done to the server. All frames are
sent over real sockets; how many were read the server counts itself. Looked for are: an end or a
restart of the process, errors in its log, matches that are stuck, records that do not verify,
memory that grows, and canaries (tokens, codes, secrets, the key, hands of others) in anything an
attacker is told, in the log and in the metrics.
"""

import argparse
import asyncio
import sys

import uvloop

from bench.hostile.report import Report
from bench.hostile.requests import hostile_requests
from bench.hostile.silence import never_reading
from bench.hostile.size import FULL, QUICK
from bench.hostile.storm import hostile_frames, real_limits
from bench.hostile.victim import allow_many_sockets

PARTS = ("frames", "limits", "deaf", "requests")
QUICK_PARTS = ("frames", "deaf")


def main() -> int:
    """Attack; the exit code says whether the server has withstood."""
    parser = argparse.ArgumentParser(description="Attack a server in all ways we know.")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="much less of everything, and neither limits nor requests",
    )
    parser.add_argument("--only", choices=PARTS, action="append", help="one part of it")
    parser.add_argument("--database", help="PostgreSQL in place of SQLite")
    parser.add_argument("--redis", help="Redis beside it")
    asked = parser.parse_args()
    size = QUICK if asked.quick else FULL
    flags = [
        *(("--database", asked.database) if asked.database else ()),
        *(("--redis", asked.redis) if asked.redis else ()),
    ]
    most = allow_many_sockets()
    print(f"{size}; at most {most:,} open files")
    report = Report()
    parts = asked.only or (QUICK_PARTS if asked.quick else PARTS)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if "frames" in parts:
            runner.run(hostile_frames(report, size, flags))
        if "limits" in parts:
            runner.run(real_limits(report, size, flags))
        if "deaf" in parts:
            runner.run(never_reading(report, size, flags))
    if "requests" in parts:
        hostile_requests(report, size, flags)
    return report.end()


if __name__ == "__main__":
    sys.exit(main())
