"""One checksum an edition over the records of matches on one device: every build has the same.

A person plays against bots through the door that a browser uses. It needs nothing but the package,
so it runs wherever that does.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Final

from tischrunde.engine.device import DeviceTable, open_table
from tischrunde.games.catalogue import GAMES, game_of

MATCHES: Final = 2_000
"""Matches for each edition; five editions have 10,000."""
TARGETS: Final = {"rallye": 300, "uno": 40}
"""Points that end a match: most have one round."""
LEVELS: Final = ("random", "easy", "medium")
DATE: Final = "2026-11-18"
STARTED_MS: Final = 1_000
DIGITS: Final = 16
EDITIONS: Final = [edition for game in GAMES.values() for edition in game.editions]

Plain = dict[str, Any]


class Evening:
    """A match of people and bots at one device: time jumps to whatever is next."""

    def __init__(self, wanted: Mapping[str, Any], secret: bytes) -> None:
        self.log = open_table(wanted, secret, STARTED_MS, DATE)
        self.table = DeviceTable(secret, self.log)
        self.now = STARTED_MS
        self.people = [seat for seat, who in enumerate(wanted["seats"]) if "name" in who]
        self.view: Plain = {}
        self.hand_over(self.people[0])
        self._dice = hashlib.sha256(secret)
        self._keys = count()

    def hand_over(self, seat: int) -> None:
        """Show the table from another seat."""
        self.view = self.table.show(seat)["view"]

    def play(self) -> Iterator[Plain]:
        """Play to the end; yield the frames of the seat that is shown."""
        while self.view["state"] == "playing":
            row = self._by_itself() or self._by_somebody()
            if row is None:
                due = self.table.due(self.now)
                if due is None:
                    raise RuntimeError("nobody acts, and nothing will happen by itself")
                self.now = max(self.now + 1, due)
                continue
            self.log.append(row)
            frame = self.table.apply(row)
            merge(self.view, frame.get("set", {}))
            yield frame

    def _by_itself(self) -> Plain | None:
        due = self.table.due(self.now)
        return None if due is None or due > self.now else self.table.proceed(self.now)

    def _by_somebody(self) -> Plain | None:
        """Let the people act, each from their own view, as they are handed the device."""
        for seat in self.people:
            if self.view["seat"] != seat:
                self.hand_over(seat)
            said = self._wish(seat)
            answer = {} if said is None else self.table.judge(seat, said, self.now)
            if "row" in answer:
                row: Plain = answer["row"]
                return row
        return None

    def _wish(self, seat: int) -> Plain | None:
        """Return what whoever sits there wants, if anything."""
        clock = self.view["clock"] or {"kind": ""}
        round_ = self.view["match"]["round"]
        key = f"k{next(self._keys)}"
        if clock["kind"] == "pause":
            return {"t": "do", "k": key, "do": "resume"} if seat in clock["seats"] else None
        if seat not in round_["waiting"] or not round_["legal"]:
            return None
        self._dice.update(key.encode())
        move = round_["legal"][self._dice.digest()[0] % len(round_["legal"])]
        return {"t": "play", "k": key, "base": self.log[-1]["version"], "move": move}


def merge(view: Plain, changed: Mapping[str, Any]) -> None:
    """Change a view as a client does."""
    match = changed.get("match")
    if match and view.get("match"):
        round_ = {**view["match"]["round"], **match.get("round", {})}
        changed = {**changed, "match": {**view["match"], **match, "round": round_}}
    view.update(changed)


def records(edition: str, numbers: Iterable[int]) -> Iterator[str]:
    """Yield the records of matches by their numbers, with every number of players in turn."""
    game = game_of(edition)
    if game is None:
        raise ValueError(f"no edition {edition!r}")
    player_counts = game.editions[edition].player_counts
    for number in numbers:
        secret = hashlib.sha256(f"{edition} {number}".encode()).digest()
        players = player_counts[number % len(player_counts)]
        bots = [{"bot": LEVELS[(number + at) % len(LEVELS)]} for at in range(players - 1)]
        wanted = {
            "game": game.id,
            "rules": f"{edition},target={TARGETS[game.id]}",
            "pace": "relaxed",
            "hints": False,
            "seats": [{"name": "Ida", "shape": "circle"}, *bots],
        }
        evening = Evening(wanted, secret)
        for _ in evening.play():
            pass
        yield evening.table.record()


def main(arguments: Sequence[str]) -> None:
    """Print the checksum of an edition."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=EDITIONS)
    parser.add_argument("--count", type=int, default=MATCHES)
    parser.add_argument("--first", type=int, default=0, help="to go on where another run ended")
    chosen = parser.parse_args(arguments)
    checksum = hashlib.sha256()
    for record in records(chosen.edition, range(chosen.first, chosen.first + chosen.count)):
        checksum.update(record.encode())
    sys.stdout.write(f"{chosen.edition} {checksum.hexdigest()[:DIGITS]}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
