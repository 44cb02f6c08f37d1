"""Kill everything while hundreds of tables are played, and look whether anything was lost."""

import argparse
import asyncio
import secrets
import signal
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.chaos.checking import Findings, check
from bench.chaos.evening import Evening
from bench.chaos.killing import Killer, schedule
from bench.chaos.outages import duelling, measure, outages
from bench.chaos.services import Services, services


def main() -> int:
    """Run, tell, and return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=150, help="commands a second, about")
    parser.add_argument("--every", type=float, default=6, help="seconds between killings, about")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--quick", action="store_true", help="small enough for the gate")
    parser.add_argument("--outages", action="store_true", help="one outage after another")
    options = parser.parse_args()
    if options.quick:
        options.minutes, options.tables, options.rate, options.every = 25 / 60, 40, 130, 4.0
    if options.seed is None:
        options.seed = secrets.randbelow(1_000_000)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends this ends it all
    with TemporaryDirectory(prefix="tischrunde-chaos-") as folder:
        run = _outages if options.outages else _run
        return asyncio.run(run(options, Path(folder)))


async def _outages(options: argparse.Namespace, folder: Path) -> int:
    faults: list[str] = []
    async with services(folder) as running:
        async with duelling(running) as duels:
            for outage in outages(running, short=options.quick):
                measured = await measure(duels, outage)
                print(measured, flush=True)
                faults += [measured.fault] if measured.fault else []
        faults += duels.faults
        print(f"{len(duels.ledger.acked)} acknowledged; wrong: {len(faults)}")
        for fault in faults:
            print(f"WRONG: {fault}")
    return 1 if faults else 0


async def _run(options: argparse.Namespace, folder: Path) -> int:
    print(f"seed {options.seed}: {options.tables} tables, {options.minutes * 60:.0f} s", flush=True)
    async with services(folder) as running:
        began = time.monotonic()
        evening = Evening(running.urls, options.seed, options.tables, options.rate)
        await evening.begin()
        print(f"nearly all tables are played at after {time.monotonic() - began:.0f} s", flush=True)
        began = time.monotonic()
        killer = Killer(running)
        kills = schedule(options.seed, options.minutes * 60, options.every)
        await asyncio.gather(killer.run(kills), asyncio.sleep(options.minutes * 60))
        await running.ready()
        waited = await evening.stop()
        running.worker.kill()
        played = time.monotonic() - began
        found = await check(evening, running.database, running.keys)
        await evening.close()
        _tell(evening, killer, found, played, waited)
        faults = evening.faults + found.faults
        for fault in faults[:50]:
            print(f"WRONG: {fault}")
        if faults:
            print(_complaints(running))
    return 1 if faults else 0


def _tell(evening: Evening, killer: Killer, found: Findings, played: float, waited: float) -> None:
    sent = evening.ledger.counts
    share = 100 / max(1, sent["sent"])
    print(f"played {played:.0f} s; killed: {dict(sorted(killer.killed.items()))}")
    print(
        f"{found.tables} tables, {evening.counts['matches']} matches over, "
        f"{evening.counts['rematches']} rematches, {found.rows} rows "
        f"({found.rows / played:.0f} a second)"
    )
    print(
        f"{sent['commands']} commands, sent {sent['sent']} times; "
        f"{sent['twice'] * share:.1f} % twice, {sent['late'] * share:.1f} % late; "
        f"{sent['connections']} connections, {sent['cut']} cut by clients; "
        f"{evening.counts['requests lost']} requests lost"
    )
    print(f"refused: {dict(sorted(evening.refused.items()))}")
    print(
        f"{found.acked} acknowledged ({found.stands} without a trace), {found.views} views and "
        f"{found.records} records right; the last answer after {waited:.2f} s, "
        f"the last client up to date {found.slowest:.2f} s after all was quiet"
    )
    print(f"wrong: {len(evening.faults) + len(found.faults)}", flush=True)


def _complaints(running: Services) -> str:
    return running.said()[-6000:]


if __name__ == "__main__":
    sys.exit(main())
