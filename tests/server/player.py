"""A player at a raw socket: keeps its view, and plays at random."""

from itertools import count
from random import Random
from typing import Any

from tests.server.running_server import PlainSocket

DULL = ("draw", "keep")
"""Moves that are left out where there are others, so that matches end."""


class Player:
    """Somebody who looks at a table, and plays if it has a seat."""

    def __init__(self, line: PlainSocket, table: str, seed: int = 1, code: str = "") -> None:
        self.line = line
        self.table = table
        self.code = code
        self.version = 0
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self._random = Random(seed)
        self._keys = count(seed * 100_000)

    def look(self, since: int = 0) -> "Player":
        """Look at the table from a version on."""
        self.line.say(t="sub", table=self.table, since=since, code=self.code)
        return self

    def do(self, deed: str, **more: Any) -> str:
        """Do something beside the cards."""
        key = str(next(self._keys))
        self.line.say(t="do", k=key, table=self.table, do=deed, **more)
        return key

    def play(self, move: str) -> str:
        """Send a move."""
        key = str(next(self._keys))
        self.line.say(t="play", k=key, table=self.table, base=self.version, move=move)
        return key

    def step(self) -> dict[str, Any]:
        """Take the next frame."""
        frame = self.line.hear()
        if frame["t"] == "snap":
            self.version, self.view = frame["v"], frame["view"]
        elif frame["t"] in ("ev", "skip") and frame["v"] > self.version:
            assert frame["v"] == self.version + 1
            self.version = frame["v"]
            self._merge(frame.get("set", {}))
            self.events += frame.get("events", [])
        return frame

    def until(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """Take frames until one of these kinds with these fields comes."""
        while True:
            frame = self.step()
            if frame["t"] in kinds and all(frame.get(key) == fields[key] for key in fields):
                return frame

    def play_on(self, versions: int) -> None:
        """Play at random until some versions have come, or the match is over."""
        last = self.version + versions
        self.move()
        while self.version < last and self.view["state"] != "over":
            if self.step()["t"] == "ev":
                self.move()

    def move(self) -> str | None:
        """Play anything that is legal, if it is this player's turn."""
        round_ = self.view["match"] and self.view["match"]["round"]
        if not round_ or self.view["seat"] not in round_["waiting"] or not round_["legal"]:
            return None
        lively = [move for move in round_["legal"] if move[0] != "-" and move not in DULL]
        return self.play(self._random.choice(lively or round_["legal"]))

    def _merge(self, changed: dict[str, Any]) -> None:
        match = changed.pop("match", None)
        self.view.update(changed)
        if match is not None:
            round_ = match.pop("round", {})
            kept = self.view["match"] or {"round": {}}
            self.view["match"] = kept | match | {"round": kept["round"] | round_}


def play_out(first: Player, second: Player, *watching: Player, versions: int | None = None) -> None:
    """Play a match to its end, or for some versions, all of them in step."""
    while first.view["state"] != "over" and (versions is None or first.version < versions):
        first.move()
        second.move()
        version = first.version
        while first.version == version:
            first.step()
        for other in (second, *watching):
            while other.version < first.version:
                other.step()
