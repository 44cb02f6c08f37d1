"""An evening of honest players at a server that is attacked, and a look at it afterwards."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final

from bench.hostile.honest import Company, Pair
from bench.hostile.report import Report
from bench.hostile.victim import Victim
from tests.server.player import Player
from tests.server.running_server import RunningServer
from tischrunde.games.verify import verify_record
from tischrunde.server.keys import Keys

_END_TIMEOUT_S: Final = 120.0
_SLOW: Final = "relaxed"
_TOO_EARLY: Final = 0.4
_MANY: Final = 10_000
_WELL: Final = 200
_REFUSALS: Final = frozenset({"stale", "stood-in", "too-early", "too-late", "nobody-stands-in"})
"""What may happen to whoever plays quickly, without anybody's fault."""


class Evening:
    """Pairs that play from now on."""

    def __init__(self, victim: Victim, pairs: Sequence[Pair], company: Company) -> None:
        self.pairs = pairs
        self._victim = victim
        self._company = company
        self._playing = [asyncio.ensure_future(pair.play()) for pair in pairs]

    async def end(self) -> None:
        """Let every match be played to its end."""
        self._company.stopping = True
        _, stuck = await asyncio.wait(self._playing, timeout=_END_TIMEOUT_S)
        self._company.wrong += [f"{len(stuck)} pairs never end"] if stuck else []
        self._company.wrong += [
            f"a pair broke off: {task.exception()!r}"
            for task in self._playing
            if task.done() and task.exception()
        ]
        for task in stuck:
            task.cancel()

    def canaries(self) -> list[bytes]:
        """Return what no attacker may be told, nor the log."""
        tokens = [token for pair in self.pairs for token in pair.tokens]
        codes = [code for pair in self.pairs for code in pair.codes]
        return [each.encode() for each in (self._victim.key, *tokens, *codes)]

    def look_over(self, report: Report) -> None:
        """Judge what the evening was like, and what the server says of it."""
        company, log = self._company, self._victim.log
        report.figure(f"{company.matches} matches of honest players, all records verified")
        report.wrong += company.wrong + self._victim.alarms()
        unfair = [code for code in company.refused if code not in _REFUSALS]
        report.wrong += [f"honest players were told {code}" for code in sorted(set(unfair))]
        told = log + self._victim.metrics()
        report.wrong += [
            f"{canary.decode()} is in the log or the metrics"
            for canary in self.canaries()
            if canary.decode() in told
        ]
        for path in ("/healthz", "/readyz", "/api/games", "/api/tables"):
            status = self._victim.server.ask("GET", path).status
            report.wrong += [] if status == _WELL else [f"{path} answers {status}"]


class Kept:
    """Tables opened before an attack: they must still be there afterwards, and play on."""

    def __init__(self, server: RunningServer) -> None:
        self._server = server
        self._tables: list[tuple[list[str], dict[str, Any]]] = []
        for versions in (0, 1, 9):
            tokens = [server.guest(name) for name in ("Dachs", "Otter")]
            opened = server.table(tokens[0], game="uno", rules="uno-carabiner,target=1", pace=_SLOW)
            body = {"code": opened["code"]}
            server.ask("POST", f"/api/tables/{opened['table']}/seats", body, tokens[1])
            self._tables.append((tokens, opened))
            if versions:
                self._play(tokens, opened["table"], versions, 1)

    @property
    def tables(self) -> list[str]:
        """Which they are."""
        return [opened["table"] for _, opened in self._tables]

    def canaries(self, keys: Keys) -> list[bytes]:
        """Return what nobody may know of them before they are over."""
        secrets = [keys.secret(table).hex() for table in self.tables]
        return [
            each.encode() for each in (*secrets, *(opened["code"] for _, opened in self._tables))
        ]

    def play_to_the_end(self) -> list[str]:
        """Play all of them to their end; return what is wrong."""
        wrong: list[str] = []
        for tokens, opened in self._tables:
            self._play(tokens, opened["table"], _MANY, 3)
            path = f"/api/tables/{opened['table']}/record"
            record = self._server.ask("GET", path, token=tokens[0]).text
            if not verify_record(record.encode(), opened["commitment"]).verified:
                wrong.append(f"table {opened['table']} does not verify any more")
        return wrong

    def _play(self, tokens: list[str], table: str, versions: int, seed: int) -> None:
        with self._server.socket(tokens[0]) as one, self._server.socket(tokens[1]) as other:
            first, second = Player(one, table, seed), Player(other, table, seed + 1)
            for player in (first, second):
                player.look().until("snap")
            if first.view["state"] == "open":
                first.do("start")
                first.until("ev")
            last = first.version + versions
            _catch_up(first, second)
            while first.version < last and first.view["state"] != "over":
                mover = second if first.move() is None else first
                if mover is second:
                    second.move()
                if mover.until("ev", "err")["t"] == "err":
                    time.sleep(_TOO_EARLY)
                _catch_up(first, second)


def _catch_up(one: Player, other: Player) -> None:
    newest = max(one.version, other.version)
    for player in (one, other):
        while player.version < newest:
            player.step()
