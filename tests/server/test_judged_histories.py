"""The checker of `bench.history` finds each kind of anomaly in a made-up history, and no other."""

import json
import socket
import subprocess
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import pytest

from bench.history.checker import CHECKS, CLOCK_TOLERANCE_MS, Checker, ViewAt
from bench.history.events import (
    Acked,
    AnyEvent,
    Asked,
    Began,
    Gone,
    Journal,
    Looked,
    Refused,
    Seen,
    Told,
    Waited,
    read,
)
from bench.history.network import MEMBERS
from bench.history.switch import Rule
from bench.history.trouble import Affliction, rules, schedule
from tischrunde.table.log import Row

TABLE = "0" * 16
NOON_MS = 1_800_000_000_000
"""The true time when the driver's clock was at zero."""
LOG = (
    Row(TABLE, 1, NOON_MS + 1, None, "", "open", ""),
    Row(TABLE, 2, NOON_MS + 2, 0, "a", "sit", ""),
    Row(TABLE, 3, NOON_MS + 3, 1, "b", "sit", ""),
    Row(TABLE, 4, NOON_MS + 4, 0, "c", "start", ""),
    Row(TABLE, 5, NOON_MS + 5, 0, "d", "move", ""),
    Row(TABLE, 6, NOON_MS + 6, 1, "e", "move", ""),
)


def views(_: str, __: Sequence[Row], wanted: Collection[ViewAt]) -> Mapping[ViewAt, str]:
    """Return views that tell their version and seat."""
    return {(version, seat): view(version, seat) for version, seat in wanted}


def view(version: int, seat: int = 0) -> str:
    return f"{version} of {seat}"


class History:
    """What is asked and told, a millisecond after the other, over sessions with numbers."""

    def __init__(self) -> None:
        self.events: list[AnyEvent] = [Began(0, 1, "node A", NOON_MS)]

    @property
    def _at(self) -> int:
        return 1000 * len(self.events)

    def ask(self, key: str, seat: int = 0, base: int = 0, session: int = 1) -> "History":
        self.events.append(Asked(self._at, session, TABLE, seat, key, base))
        return self

    def ack(self, key: str, version: int, session: int = 1) -> "History":
        self.events.append(Acked(self._at, session, TABLE, key, version))
        return self

    def refuse(self, key: str, code: str = "stale", *, final: bool = True) -> "History":
        self.events.append(Refused(self._at, 1, TABLE, key, code, final))
        return self

    def look(self, session: int = 1, since: int = 0) -> "History":
        self.events.append(Looked(self._at, session, TABLE, since))
        return self

    def see(
        self, version: int, session: int = 1, shown: str | None = None, *, back: bool = False
    ) -> "History":
        shown = view(version) if shown is None else shown
        at = NOON_MS + version
        self.events.append(Seen(self._at, session, TABLE, 0, version, at, shown, back))
        return self

    def tell(  # noqa: PLR0913 - all that can be told wrongly
        self,
        version: int,
        session: int = 1,
        *,
        key: str | None = None,
        by: int | None = None,
        at: int | None = None,
        shown: str = "",
    ) -> "History":
        at = NOON_MS + version if at is None else at
        self.events.append(Told(self._at, session, TABLE, 0, version, at, key, by, shown))
        return self

    def gone(self, code: str = "") -> "History":
        self.events.append(Gone(self._at, 1, TABLE, code))
        return self

    def wait(self, key: str = "") -> "History":
        self.events.append(Waited(self._at, 0, TABLE, key))
        return self


def found(history: History, log: Sequence[Row] = LOG) -> list[str]:
    """Return by which checks something was found."""
    checker = Checker()
    checker.take(history.events)
    return sorted({anomaly.check for anomaly in checker.finish({TABLE: log}, views)})


GOOD: Mapping[str, History] = {
    "nothing": History(),
    "a view, what comes after it, and a command": (
        History().look().see(4).ask("d", base=4).tell(5, key="d", by=0).ack("d", 5).tell(6, by=1)
    ),
    "a view of a node that is ahead of another": (
        History().look(1).look(2).see(6, 1).see(4, 2).tell(5, 2, shown=view(5)).tell(6, 2)
    ),
    "commands at the same time, in any order": (
        History().ask("d").ask("e", seat=1, session=2).ack("e", 6, 2).ack("d", 5)
    ),
    "a command that comes again and is known again": (
        History().ask("d").ask("d", session=2).ack("d", 5, 2).ack("d", 5)
    ),
    "a command that was overtaken": (
        History().look().see(4).ask("x", base=4).tell(5).tell(6).refuse("x")
    ),
    "a copy that was refused and another that was not": (
        History().ask("d", base=4).ask("d", base=4, session=2).refuse("d")
    ),
    "a command nobody knows about, and that was done": (
        History().ask("d").refuse("d", "unavailable", final=False)
    ),
    "what was missed, after another session": (
        History().look().see(4).look(2, since=4).tell(5, 2).see(6, 2)
    ),
    "nothing that was missed": History().look(since=6).see(6, shown=""),
    "a view that cannot be had now": History().look().gone("unavailable").look().see(6),
}

LATER = LOG[-1]._replace(version=7, seat=0)
BAD: Mapping[str, tuple[str, History, Sequence[Row]]] = {
    "a command is older than one acknowledged before": (
        "order",
        History().ask("e", seat=1).ack("e", 6).ask("d").ack("d", 5),
        LOG,
    ),
    "a command never acknowledged is older than what was known": (
        "order",
        History().look().see(6).ask("d"),
        LOG,
    ),
    "a view is older than what was acknowledged to another": (
        "stale",
        History().ask("d").ack("d", 5).look(2).see(4, 2),
        LOG,
    ),
    "a view is older than what another was shown": (
        "stale",
        History().look(1).see(6, 1).look(2).see(5, 2),
        LOG,
    ),
    "nothing is said to be new, and there is something": (
        "stale",
        History().look(1).see(6, 1).look(2, since=5).see(5, 2, shown=""),
        LOG,
    ),
    "a session goes back": ("session", History().look().look().see(6).see(5), LOG),
    "a session is shown what is announced to be older": (
        "session",
        History().look().see(6).see(6, back=True),
        LOG,
    ),
    "a session misses a version": ("session", History().look().see(4).tell(6), LOG),
    "a session is told a version twice": ("session", History().look().see(5).tell(5), LOG),
    "a view is not that of the log": ("view", History().look().see(5, shown="another"), LOG),
    "a view is that of another seat": ("view", History().look().see(5, shown=view(5, 1)), LOG),
    "a view is that of another version": ("view", History().look().see(5, shown=view(4)), LOG),
    "two saw different views": (
        "view",
        History().look(1).look(2).see(5, 1).see(5, 2, shown="another"),
        LOG,
    ),
    "changes lead to a wrong view": (
        "view",
        History().look().see(4).tell(5, shown="another"),
        LOG,
    ),
    "a command is acknowledged as another version": ("row", History().ask("d").ack("d", 6), LOG),
    "a command is acknowledged as two versions": (
        "row",
        History().ask("d").ack("d", 5).ack("d", 6),
        LOG,
    ),
    "a command nobody sent is acknowledged": ("row", History().ack("d", 5), LOG),
    "another seat is said to have acted": ("row", History().look().see(4).tell(5, by=1), LOG),
    "another command is said to be that version": (
        "row",
        History().look().see(4).tell(5, key="x"),
        LOG,
    ),
    "another time is told of a row": (
        "row",
        History().look().see(4).tell(5, at=NOON_MS + 1),
        LOG,
    ),
    "a command is in the log twice": ("twice", History(), (*LOG, LOG[4]._replace(version=7))),
    "an acknowledged command is not there": ("lost", History().ask("x").ack("x", 5), LOG),
    "what was shown is not there": ("lost", History().look().see(7), LOG),
    "the log has a hole": ("lost", History(), (*LOG[:3], *LOG[4:])),
    "the log is gone": ("lost", History().look().see(4), ()),
    "a refused command is there": ("refused", History().ask("d", base=3).refuse("d"), LOG),
    "each copy was refused, and it is there": (
        "refused",
        History().ask("d", base=3).ask("d", base=3).refuse("d").refuse("d"),
        LOG,
    ),
    "a command that is done is refused": (
        "groundless",
        History().ask("d").ask("d").ack("d", 5).refuse("d"),
        LOG,
    ),
    "a legal move is refused": (
        "groundless",
        History().ask("x", base=4).refuse("x", "refused"),
        LOG,
    ),
    "a move is refused that nothing has overtaken": (
        "groundless",
        History().ask("x", base=6).refuse("x"),
        LOG,
    ),
    "a row was written before it was asked for": (
        "time",
        History().ask("d").ack("d", 5),
        (*LOG[:4], LOG[4]._replace(at=NOON_MS - 2 * CLOCK_TOLERANCE_MS), LOG[5]),
    ),
    "a row was written after it was told": (
        "time",
        History().look().see(4).tell(5, at=NOON_MS + 2 * CLOCK_TOLERANCE_MS),
        (*LOG[:4], LOG[4]._replace(at=NOON_MS + 2 * CLOCK_TOLERANCE_MS), LOG[5]),
    ),
    "a table is said not to be there": ("gone", History().look().gone(), LOG),
    "a table cannot be read": ("gone", History().look().gone("unreadable-table"), LOG),
    "a command is never answered": ("unanswered", History().ask("x").wait("x"), LOG),
    "a view is never shown": ("unanswered", History().look().wait(), LOG),
}


@pytest.mark.parametrize("name", GOOD)
def test_in_a_good_history_nothing_is_found(name: str) -> None:
    assert found(GOOD[name]) == []


@pytest.mark.parametrize("name", BAD)
def test_an_anomaly_is_found_by_the_check_for_it(name: str) -> None:
    check, history, log = BAD[name]
    assert found(history, log) == [check]


def test_every_check_has_an_anomaly_that_only_it_finds() -> None:
    assert {check for check, _, _ in BAD.values()} == set(CHECKS)


def test_a_log_that_cannot_be_folded_is_told_of() -> None:
    def unfoldable(*_: object) -> Mapping[ViewAt, str]:
        raise ValueError("version 3")

    checker = Checker()
    checker.take(History().look().see(4).events)
    (anomaly,) = checker.finish({TABLE: LOG}, unfoldable)
    assert str(anomaly) == f"view: {TABLE}: the log cannot be folded: ValueError('version 3')"


def test_what_was_asked_and_answered_is_counted_once() -> None:
    history = History().look().see(4).ask("d").ask("d").ack("d", 5).ack("d", 5)
    history.ask("x").refuse("x", "unavailable", final=False).refuse("x").refuse("x").ask("y").look()
    checker = Checker()
    checker.take(history.events)
    assert (checker.commands, checker.views, checker.operations) == (2, 1, 3)


def test_a_history_is_read_as_it_was_written(tmp_path: Path) -> None:
    events = [event for _, history, _ in BAD.values() for event in history.events]
    with (tmp_path / "history").open("wb") as file:
        journal = Journal(file)
        for event in events:
            journal.add(event)
    assert [*read(tmp_path / "history")] == events
    assert journal.views == sum(isinstance(event, Seen) for event in events)


def test_a_schedule_is_the_same_for_the_same_seed_and_has_every_kind_of_trouble() -> None:
    troubles = schedule(1, 300.0, 1.0, 3.0)
    assert troubles == schedule(1, 300.0, 1.0, 3.0)
    assert troubles != schedule(2, 300.0, 1.0, 3.0)
    kinds = {each.kind for each in troubles}
    assert kinds == {"parted", "lossy", "slow", "killed", "frozen", "clock"}
    assert all(member in MEMBERS for each in troubles for way in each.ways for member in way)


def test_what_goes_wrong_at_once_adds_up() -> None:
    way = ("node A", "Redis")
    lossy = Affliction(0.0, 1.0, "lossy", "", (way,), by=0.5)
    slow = Affliction(0.0, 1.0, "slow", "", (way,), by=20.0)
    parted = Affliction(0.0, 1.0, "parted", "", (way,))
    assert rules([]) == {}
    assert rules([lossy, slow, lossy]) == {way: Rule(0.75, 20.0, 10.0)}
    assert rules([lossy, parted])[way].lost == 1.0


def packet(to: int, number: int) -> bytes:
    """Return as much of an IPv4 packet as the switch looks at."""
    return bytes([0x45, *[0] * 18, to, number])


@pytest.mark.skipif(sys.platform != "linux", reason="the switch waits with epoll")
def test_the_switch_loses_what_it_is_told_to_and_nothing_else() -> None:
    pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(3)]
    here, there = zip(*pairs, strict=True)
    for each in (*here, *there):
        each.settimeout(60.0)
    for each in there:
        each.settimeout(0.0)
    devices = [each.fileno() for each in there]
    command = [sys.executable, "-m", "bench.history.switch", "1", *map(str, devices)]
    with subprocess.Popen(  # noqa: S603 - our own program
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=devices
    ) as switch:
        here[0].send(packet(2, 1))
        assert here[1].recv(100) == packet(2, 1)
        assert switch.stdin is not None
        switch.stdin.write(json.dumps([[1, 2, *Rule(lost=1.0)]]).encode() + b"\n")
        switch.stdin.flush()
        lost = False
        while not lost:  # it may have taken the packet before it was told
            here[0].send(packet(2, 2))
            here[0].send(packet(3, 3))
            assert here[2].recv(100) == packet(3, 3)
            here[1].settimeout(0.0)
            try:
                here[1].recv(100)
            except BlockingIOError:
                lost = True
        here[1].settimeout(60.0)
        here[1].send(packet(1, 4))
        assert here[0].recv(100) == packet(1, 4)
        counted, _ = switch.communicate()
    assert json.loads(counted)["lost"] == 1
    for each in (*here, *there):
        each.close()
