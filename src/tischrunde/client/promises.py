"""What a server promised of the cards of a table, kept until it can be held to it."""

import hashlib
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from tischrunde.client.errors import Refused

_MAX_PROMISES: Final = 1_000
"""Maximum number of promises kept, the newest."""
_AGREED: Final = ("game", "rules", "date")
_HEAD: Final = ("tischrunde 1", "game", "rules", "revision", "date")
"""What the terms of a match begin with (see ``docs/records.md``)."""
_BOT: Final = "bot"


@dataclass(frozen=True, slots=True)
class Promise:
    """What a server promised of a table, and the own entropy for its shuffle.

    ``late`` says that the cards had been dealt by then. ``agreed`` are game, rules and date.
    ``settled`` has, by seat, the names of those who had added theirs before ``entropy`` was sent.
    """

    commitment: str
    late: bool = False
    agreed: tuple[str, ...] = ()
    entropy: str | None = None
    settled: tuple[str | None, ...] = ()


class Finding(NamedTuple):
    """One thing that was checked: whether it is right, None if that cannot be known here.

    ``names`` are those of players who could add to the shuffle afterwards.
    """

    id: str
    right: bool | None
    names: tuple[str, ...] = ()


class Promises:
    """The first promise counts; nothing a server says later changes it."""

    def __init__(self) -> None:
        self._kept: dict[str, Promise] = {}

    def of(self, table: str) -> Promise | None:
        """Return what was promised of a table, if it was seen."""
        return self._kept.get(table)

    def keep(self, table: str, promise: Promise) -> None:
        """Keep a promise."""
        self._kept[table] = promise
        if len(self._kept) > _MAX_PROMISES:
            del self._kept[next(iter(self._kept))]

    def hear(self, table: str, commitment: str) -> None:
        """Keep the promise of a table that has just been opened."""
        self.keep(table, Promise(commitment))

    def see(self, view: Mapping[str, Any]) -> None:
        """Keep the promise of a table, and that of its successor."""
        if "commitment" not in view:
            return
        self._see(view["id"], view["commitment"], view, late=view["state"] != "open")
        rematch, successor = view.get("rematch"), view.get("successor")
        if rematch is None:
            return
        self._see(rematch["table"], rematch["commitment"], view, late=successor is not None)
        promise = self.of(rematch["table"])
        if promise is not None and successor not in (None, rematch["table"]):
            self.keep(successor, promise)  # wherever it is played, this was promised

    def _see(self, table: str, commitment: str, view: Mapping[str, Any], *, late: bool) -> None:
        known = self.of(table)
        if known is None:
            self.keep(table, Promise(commitment, late, _agreed(view)))
        elif not known.agreed:
            self.keep(table, replace(known, agreed=_agreed(view)))

    @contextmanager
    def adding(self, table: str, entropy: str | None, view: Mapping[str, Any]) -> Iterator[str]:
        """Yield the entropy to add to the shuffle of a table, by default random, and keep it.

        A repeated command has the same entropy. If it is refused, what was kept before counts.
        """
        known = self.of(table)
        if known is None:
            raise LookupError(f"nothing was promised of {table}")
        added = (known.entropy or secrets.token_hex()) if entropy is None else entropy
        if added != known.entropy:
            self.keep(table, replace(known, entropy=added, settled=_settled(view)))
        try:
            yield added
        except Refused:
            self.keep(table, known)
            raise


def _settled(view: Mapping[str, Any]) -> tuple[str | None, ...]:
    """Return, by seat, the names of those who have added to the next shuffle, or add nothing."""
    over = view["state"] == "over"
    return tuple(
        chair["name"] if chair and (not over or chair["again"] or chair["kind"] == _BOT) else None
        for chair in view["chairs"]
    )


def check(promise: Promise | None, view: Mapping[str, Any]) -> tuple[Finding, ...]:
    """Compare the table of a finished match with what was promised of it."""
    terms = dict(_lines(view))
    found = [_secret(promise, view, terms), _entropy(promise, view, terms)]
    if promise is not None and not promise.late:
        found += _terms(promise, view, terms)
    return tuple(found)


def _secret(promise: Promise | None, view: Mapping[str, Any], terms: Mapping[str, str]) -> Finding:
    shown = view["commitment"] if promise is None else promise.commitment
    revealed = hashlib.sha256(bytes.fromhex(view["secret"])).hexdigest()
    if not shown == revealed == view["commitment"] == terms.get("commitment"):
        return Finding("promise-broken", right=False)
    if promise is None or promise.late:
        return Finding("promise-unseen", right=None)
    return Finding("promise-kept", right=True)


def _entropy(promise: Promise | None, view: Mapping[str, Any], terms: Mapping[str, str]) -> Finding:
    if promise is None or not promise.entropy or view["seat"] is None:
        return Finding("entropy-none", right=None)
    used = terms.get(f"entropy {view['seat'] + 1}") == promise.entropy
    return Finding("entropy-used" if used else "entropy-missing", right=used)


def _terms(promise: Promise, view: Mapping[str, Any], terms: Mapping[str, str]) -> list[Finding]:
    """A server could choose the cards by whatever it can change after seeing the entropy."""
    agreed = tuple(terms.get(field, "") for field in _AGREED)
    if agreed != promise.agreed or [field for field, _ in _lines(view)] != _fields(view, terms):
        return [Finding("terms-changed", right=False)]
    after = {"others-after": _after(promise, view, terms, bots=False)}
    after |= {"bots-after": _after(promise, view, terms, bots=True)}
    found = [Finding(kind, right=None, names=names) for kind, names in after.items() if names]
    return found or [Finding("terms-kept", right=True)]


def _after(
    promise: Promise, view: Mapping[str, Any], terms: Mapping[str, str], *, bots: bool
) -> tuple[str, ...]:
    """Return who sat down after the own entropy was sent: people, or bots."""
    if not promise.entropy or view["seat"] is None:
        return ()
    known = dict(enumerate(promise.settled))
    others = [
        (terms[f"seat {seat + 1}"], known.get(seat))
        for seat, chair in enumerate(view["chairs"])
        if seat != view["seat"] and (chair["kind"] == _BOT) == bots
    ]
    return tuple(name for name, was in others if name != was)


def _fields(view: Mapping[str, Any], terms: Mapping[str, str]) -> list[str]:
    """Return the names of all lines that the terms of a table must have; bots add nothing."""
    seats = list(enumerate(view["chairs"], 1))
    people = [f"entropy {number}" for number, chair in seats if chair and chair["kind"] != _BOT]
    added = [field for field in people if field in terms]
    return [*_HEAD, *(f"seat {number}" for number, _ in seats), "commitment", *added]


def _agreed(view: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(view[field] for field in _AGREED)


def _lines(view: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return the terms of a match, line by line."""
    parts = [line.partition(": ") for line in view["terms"].removesuffix("\n").split("\n")]
    return [(field, said) for field, _, said in parts]
