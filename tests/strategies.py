"""What properties draw from: rule sets that can be played, tables, names, whole matches."""

from collections.abc import Mapping
from enum import Enum
from functools import cache, lru_cache
from random import Random
from typing import Any, Final, TypeAlias

from hypothesis import strategies as st

from tischrunde.core.card_game import CardGame
from tischrunde.core.edition import Edition
from tischrunde.core.fairness import SECRET_BYTES, commitment
from tischrunde.core.house import HouseRules, HouseRulesRefused, HouseValue
from tischrunde.core.record import LONGEST_ENTROPY, LONGEST_NAME, Committed, Seed, is_fit
from tischrunde.core.recorder import Recorder, agreed
from tischrunde.rallye.moves import Discard
from tischrunde.uno.moves import Draw, Keep

Changes: TypeAlias = Mapping[str, HouseValue]

MAX_POINTS: Final = 10_000

OUT_OF_TURN: Final = 6
"""One in how many moves is made by anybody who may act, not by the seat on turn."""

DULL: Final = (Discard, Draw, Keep)
"""Moves that are mostly left out, so that rounds end."""


# ── rule sets that can be played ──────────────────────────────────────────────────────────────


@lru_cache(typed=True)
def values(known: HouseValue) -> st.SearchStrategy[HouseValue]:
    """Return every value of the kind a field has, but the one it has."""
    kinds: dict[type, st.SearchStrategy[HouseValue]] = {
        bool: st.booleans(),
        int: st.integers(0, MAX_POINTS),
    }
    every = st.sampled_from(type(known)) if isinstance(known, Enum) else kinds[type(known)]
    return every.filter(lambda value: value != known)


@st.composite
def agreements(draw: st.DrawFn, house: HouseRules[Any]) -> tuple[Edition, Changes]:
    """Return an edition and what a family agreed on one by one, leaving out what does not fit."""
    edition = draw(st.sampled_from(list(house.editions.values())))
    changes: dict[str, HouseValue] = {}
    for field in draw(_some(tuple(house.rules))):
        more = changes | {field: draw(values(getattr(edition, field)))}
        if playable(house, edition, more):
            changes = more
    return edition, changes


@cache
def _some(fields: tuple[str, ...]) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(fields), unique=True)


def playable(house: HouseRules[Any], edition: Edition, changes: Changes) -> bool:
    """Return whether an edition can be changed like that."""
    try:
        house.agreed(edition, changes)
    except HouseRulesRefused:
        return False
    return True


@st.composite
def tables(draw: st.DrawFn, game: CardGame) -> tuple[Edition, int]:
    """Return a rule set and how many sit down to it."""
    agreed: Edition = game.house.agreed(*draw(agreements(game.house)))
    return agreed, draw(st.sampled_from(agreed.player_counts))


# ── who sits down, and where the cards come from ──────────────────────────────────────────────

ODD_NAMES: Final = (
    *("seat 2:", "seat 2: Eve", "seal: 00", "result: open", "1. 1:roll", "round 1: dealer 1"),
    *("7", "0", "-", "#", "@", "\\n", "{ $name }", "[red]Eve[/red]", 'the "king"', "„Ein“ Wolf"),
    *("Ünsal", "e\u0301", "李小龍", "שרה", "👩‍👩‍👧", "🂡", "\ufeffBOM", "a\u00a0b"),
    *("\u0378", "İ", "ﬁ", "x" * LONGEST_NAME, "\U0001f0a1" * LONGEST_NAME),
)
_UNFIT: Final = ("Cc", "Cs", "Zl", "Zp")


def words(longest: int) -> st.SearchStrategy[str]:
    """Return what people may write: one line that neither begins nor ends with a blank."""
    letters = st.characters(exclude_categories=_UNFIT)
    lines = st.text(letters, min_size=1, max_size=longest).map(str.strip)
    return lines.filter(lambda line: is_fit(line, longest))


names: Final = st.sampled_from(ODD_NAMES) | words(LONGEST_NAME)
entropies: Final = st.just("") | st.sampled_from(ODD_NAMES) | words(LONGEST_ENTROPY)
ODD_ONES: Final = 3
"""Maximum number of seats with odd names or entropy; the others keep the cases quick."""

dates: Final = st.none() | st.dates().map(str)


secrets: Final = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
seeds: Final = st.builds(Seed, st.binary(max_size=64))


@st.composite
def promises(draw: st.DrawFn, players: int) -> Committed:
    """Return a secret that was committed to, and what the seats added."""
    secret = draw(secrets)
    added = draw(_some_of(entropies, players))
    return Committed(commitment(secret), (*added, *[""] * (players - len(added))), secret)


@cache
def chances(players: int) -> st.SearchStrategy[Seed | Committed]:
    """Return both ways the cards of a match may come about."""
    return seeds | promises(players)


@cache
def _some_of(words: st.SearchStrategy[str], players: int) -> st.SearchStrategy[list[str]]:
    return st.lists(words, max_size=min(players, ODD_ONES))


@st.composite
def companies(draw: st.DrawFn, players: int) -> tuple[str, ...]:
    """Return the names around a table, some of them odd."""
    odd = draw(_some_of(names, players))
    plain = [f"Gast {seat}" for seat in range(players - len(odd))]
    return (*plain, *odd) if draw(st.booleans()) else (*odd, *plain)


# ── rounds and matches played at random ───────────────────────────────────────────────────────


def stroll(position: Any, random: Random, moves: int) -> None:
    """Play at most ``moves`` moves at random, some of them out of turn."""
    seats = range(position.rules.players)
    while moves and position.codes(position.actor()):
        seat = position.actor()
        if not random.randrange(OUT_OF_TURN):
            seat = random.choice([seat for seat in seats if position.codes(seat)])
        position.apply(seat, random.choice(position.codes(seat)))
        moves -= 1


def play(recording: Recorder, random: Random, moves: int, clock: str = "never") -> None:
    """Play at most ``moves`` moves at random, some of them out of turn, towards the end."""
    match = recording.match
    seats = range(match.rules.players)
    at = 0
    while moves and not match.over:
        seat = min(match.waiting)
        if not random.randrange(OUT_OF_TURN):
            seat = random.choice([seat for seat in seats if match.legal(seat)])
        legal = match.legal(seat)
        lively = [move for move in legal if not isinstance(move, DULL)]
        chosen = random.choice(lively if lively and random.randrange(OUT_OF_TURN) else legal)
        at += random.choice([0, 1, 10, 250, 9_000, 86_400_000])
        looked = clock == "always" or (clock == "sometimes" and random.random() < 0.5)
        recording.play(seat, chosen, at if looked else None)
        moves -= 1


TARGETS: Final = st.none() | st.integers(1, 600)
CLOCKS: Final = st.sampled_from(["never", "sometimes", "always"])
MOVES: Final = st.integers(0, 60) | st.integers(100, 240)


@st.composite
def recordings(draw: st.DrawFn, game: CardGame) -> Recorder:
    """Return a match of any table played at random, finished or not, and its record."""
    edition, changes = draw(agreements(game.house))
    target = draw(TARGETS)
    short = {} if target is None else {"target": target}
    rules = game.house.agreed(edition, {**changes, **short})
    players = draw(st.sampled_from(rules.player_counts))
    terms = agreed(game, rules, draw(companies(players)), draw(chances(players)), draw(dates))
    recording = Recorder(game, terms)
    play(recording, Random(draw(st.integers(0, 2**32))), draw(MOVES), draw(CLOCKS))
    return recording
