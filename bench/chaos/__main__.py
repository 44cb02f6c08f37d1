"""Make trouble of every kind while hundreds of tables are played, and see what became of them."""

import argparse
import asyncio
import secrets
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from dataclasses import replace
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

from bench.chaos.blackouts import black_out
from bench.chaos.checks import Findings, check
from bench.chaos.duels import duelling
from bench.chaos.evening import Evening
from bench.chaos.failovers import Failovers, Plan, fail_over
from bench.chaos.outages import check_acks, measure, outages
from bench.chaos.planted import FAULTS, FAULTS_WITH_LOSSES
from bench.chaos.power import MainsPostgres
from bench.chaos.second_devices import onlooking
from bench.chaos.services import Services, made, services
from bench.chaos.trouble import Troublemaker, schedule
from tests.server.store.own_postgres import OwnPostgres, own_postgres

_LONGEST_S: Final = 4.0
"""Maximum number of seconds somebody is away or frozen."""
_MAX_TOLD: Final = 50
_MAX_UNFOUND: Final = 100
"""Failovers within which a planted fault is to be found."""

Run: TypeAlias = Callable[[argparse.Namespace, Path], Coroutine[Any, Any, list[str]]]
"""Prints what it has counted, and returns what is wrong."""


def main() -> int:
    """Run, report, and return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=150, help="commands a second, about")
    parser.add_argument("--every", type=float, default=6, help="seconds between troubles, about")
    parser.add_argument("--longest", type=float, default=_LONGEST_S, help="seconds of a trouble")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--failovers", type=int, help="only let the database fail over")
    parser.add_argument("--cut-offs", type=int, help="only let it, to a standby that was cut off")
    parser.add_argument("--planted", action="store_true", help="see that failovers find faults")
    parser.add_argument("--blackouts", type=int, help="only let a family's server lose power")
    parser.add_argument("--outages", action="store_true", help="only one outage after another")
    parser.add_argument("--quick", action="store_true", help="a little of everything")
    options = parser.parse_args()
    if options.seed is None:
        options.seed = secrets.randbelow(1_000_000)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends this ends it all
    faults = asyncio.run(_all(options))
    for fault in faults[:_MAX_TOLD]:
        print(f"WRONG: {fault}")
    print(f"wrong: {len(faults)}", flush=True)
    return 1 if faults else 0


async def _all(options: argparse.Namespace) -> list[str]:
    """Run all that is wanted at once: each mostly waits for its own."""
    with ExitStack() as stack:
        faults = await asyncio.gather(
            *(
                run(options, Path(stack.enter_context(TemporaryDirectory(prefix="tischrunde-"))))
                for run in _runs(options)
            )
        )
    return [*chain.from_iterable(faults)]


def _runs(options: argparse.Namespace) -> list[Run]:
    if options.outages:
        return [_outages]
    if options.planted:
        return [_planted]
    if options.failovers is not None:
        return [_failovers]
    if options.cut_offs is not None:
        return [_cut_offs]
    if options.blackouts is not None:
        return [_blackouts]
    if options.quick:
        options.minutes, options.tables, options.rate = 8 / 60, 30, 100
        options.every, options.longest = 0.7, 1.5
        options.failovers, options.cut_offs, options.blackouts = 2, 1, 1
        return [_evening, _failovers, _cut_offs, _blackouts]
    return [_evening]


async def _outages(options: argparse.Namespace, folder: Path) -> list[str]:
    faults: list[str] = []
    with own_postgres(OwnPostgres) as postgres:
        async with services(folder, await made(postgres.server)) as running:
            async with duelling(running.urls) as duels:
                for outage in outages(running.redis, postgres, short=options.quick):
                    measured = await measure(duels, outage)
                    print(measured, flush=True)
                    faults += [measured.fault] if measured.fault else []
            await check_acks(duels, running.database)
    print(f"{len(duels.ledger.acked)} acknowledged; {duels.ledger.readings}", flush=True)
    return faults + duels.faults


async def _failovers(options: argparse.Namespace, folder: Path) -> list[str]:
    return await _failed_over(folder, Plan(options.failovers, options.seed))


async def _cut_offs(options: argparse.Namespace, folder: Path) -> list[str]:
    return await _failed_over(folder, Plan(options.cut_offs, options.seed, synchronous=False))


async def _failed_over(folder: Path, plan: Plan) -> list[str]:
    began = time.monotonic()

    def tell(found: Failovers) -> None:
        print(f"seed {plan.seed}, {time.monotonic() - began:.0f} s: {found}", flush=True)

    return (await fail_over(folder, plan, tell)).faults


async def _planted(options: argparse.Namespace, folder: Path) -> list[str]:
    """Plant one fault after the other, and return those that are not found."""
    plan = Plan(_MAX_UNFOUND, options.seed)
    plans = {
        "a standby nobody waits for": replace(plan, asynchronous=True),
        **{fault: replace(plan, fault=fault) for fault in FAULTS},
        **{fault: replace(plan, fault=fault, synchronous=False) for fault in FAULTS_WITH_LOSSES},
    }
    missed: list[str] = []
    for number, (fault, each) in enumerate(plans.items()):
        (place := folder / str(number)).mkdir()
        found = await fail_over(place, each)
        what = found.faults[0] if found.faults else "NOT FOUND"
        print(f"planted: {fault}; {found.rounds} failovers: {what}", flush=True)
        missed += [] if found.faults else [f"{fault} was planted and is not found"]
    return missed


async def _blackouts(options: argparse.Namespace, folder: Path) -> list[str]:
    began = time.monotonic()
    found = await black_out(folder, options.blackouts)
    print(f"{found}; {time.monotonic() - began:.0f} s", flush=True)
    return found.faults


async def _evening(options: argparse.Namespace, folder: Path) -> list[str]:
    print(f"seed {options.seed}: {options.tables} tables, {options.minutes * 60:.0f} s", flush=True)
    with own_postgres(MainsPostgres) as postgres:
        async with services(folder, await made(postgres.server)) as running:
            return await _spent(options, running, postgres)


async def _spent(
    options: argparse.Namespace, running: Services, postgres: MainsPostgres
) -> list[str]:
    began = time.monotonic()
    evening = Evening(running.urls, options.seed, options.tables, options.rate)
    await evening.begin()
    print(f"nearly all tables are played at after {time.monotonic() - began:.0f} s", flush=True)
    began = time.monotonic()
    maker = Troublemaker(running, postgres)
    seconds = options.minutes * 60
    troubles = schedule(options.seed, seconds, options.every, options.longest)
    async with onlooking(evening, running.urls, options.seed):
        await asyncio.gather(maker.run(troubles), asyncio.sleep(seconds))
        if not maker.faults:
            await evening.go_on()
    waited = await evening.stop()
    running.programs["worker"].kill()
    played = time.monotonic() - began
    found = await check(evening, running.database, running.keys)
    await evening.close()
    _tell(evening, maker, found, played, waited)
    faults = (
        maker.faults + evening.faults + found.faults + [*map(str, evening.ledger.readings.stale)]
    )
    if faults:
        print(running.said()[-6000:])
    return faults


def _tell(
    evening: Evening, maker: Troublemaker, found: Findings, played: float, waited: float
) -> None:
    sent = evening.ledger.counts
    share = 100 / max(1, sent["sent"])
    print(f"played {played:.0f} s; {dict(sorted(maker.made.items()))}")
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
    print(evening.ledger.readings)
    print(
        f"{found.acked} acknowledged ({found.stands} without a trace), {found.views} views and "
        f"{found.records} records right; the last answer after {waited:.2f} s, "
        f"the last client up to date {found.slowest:.2f} s after all was quiet",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
