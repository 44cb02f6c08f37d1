"""Runs a server whose database is at two PostgreSQL servers, and lets one take the other's place.

Whoever tests says on a line what to do: ``follow`` (there is a standby), ``part`` (it has
everything, and receives nothing more) or ``fail over`` (the primary dies, the standby takes over).
The line is said again once it is done.
``python -m tests.web.patient tests.web.replicas tischrunde serve --port 0`` is such a server.
"""

import asyncio
import runpy
import sys
from threading import Thread

from bench.chaos.replication import Pair, replicated
from bench.chaos.services import made


def main() -> None:
    """Run the module named first, with a database of its own."""
    with replicated() as pair:
        asyncio.run(made(pair.primary.server))
        Thread(target=_obey, args=(pair,), daemon=True).start()
        sys.argv = [*sys.argv[1:], "--database", pair.url]
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


def _obey(pair: Pair) -> None:
    for line in sys.stdin:
        asyncio.run(_do(pair, line.strip()))
        sys.stdout.write(line)
        sys.stdout.flush()


async def _do(pair: Pair, wish: str) -> None:
    match wish:
        case "follow":
            await pair.follow(synchronous=False)
        case "part":
            await asyncio.to_thread(pair.standby.has_all_of, pair.primary)
            await pair.part()
        case "fail over":
            await pair.kill()
            await pair.promote()
        case _:
            raise ValueError(wish)


if __name__ == "__main__":
    main()
