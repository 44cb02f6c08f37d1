"""The register of clauses: what the printed rulebooks say, one clause at a time."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tischrunde.core.packages import packages


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing a rulebook says, in our own words; a ruling where it is silent or unclear."""

    id: str
    kind: str
    says: str | None
    ruling: str | None

    @property
    def book(self) -> str:
        """The edition the clause belongs to, or "house"."""
        return self.id.partition("/")[0]


@cache
def register(game: str) -> tuple[Clause, ...]:
    """Return all printed clauses of a game, in the order of the books."""
    return _load(game, "clauses.toml")


@cache
def house_register(game: str) -> tuple[Clause, ...]:
    """Return the clauses of a game's house rules."""
    return _load(game, "house.toml")


def _load(game: str, name: str) -> tuple[Clause, ...]:
    source = files(packages(game).rules).joinpath(name).read_text("utf-8")
    return tuple(
        Clause(
            id=entry["id"],
            kind=entry["kind"],
            says=None if entry["says"] == "(silent)" else entry["says"],
            ruling=entry.get("ruling"),
        )
        for entry in tomllib.loads(source)["clause"]
    )
