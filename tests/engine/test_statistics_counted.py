"""The statistics of a group, held against a count of one's own: from the texts of its matches.

The count knows nothing of pads, sheets or rules. It reads who sat where, the moves as they are
written, the points of every round, and who won.
"""

import re
from collections import Counter, defaultdict
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from tests.engine.test_calls import ok
from tests.strategies import play
from tischrunde.core.record import Seed, write_record
from tischrunde.core.recorder import Recorder, agreed
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.protocol import pads

GROUP: Final = ("Lena", "Oma", "Ben", "Ünsal", "Mia", "Opa Heinz", "Paul", "Zoë", "Jo", "Uwe")
MATCHES: Final = 30
FEW_MOVES: Final = 60
MANY_MOVES: Final = 900
TARGETS: Final = {"rallye": (700, 2500), "uno": (60, 200)}
FEWEST_WIN: Final = "everybody-keeps-points"
PARTIES: Final = "ABCDEFGHIJ"


class Match(NamedTuple):
    """A match as somebody would copy it from its text; people by their names in small letters."""

    game: str
    edition: str
    party_of: dict[str, int]
    points: list[list[int]]
    km: Counter[int]
    coups: Counter[int]
    winners: list[int]
    fewest_win: bool


def some_record(random: Random) -> str:
    """Return the text of a match that people and bots played at random, now and then to no end."""
    rules = random.choice([edition for game in GAMES.values() for edition in game.editions])
    game = game_of(rules)
    assert game is not None
    wanted = f"{rules},target={random.choice(TARGETS[game.id])}"
    if game.id == "uno" and not random.randrange(3):
        wanted += f",{FEWEST_WIN}"
    edition = game.house.read(wanted)
    players = random.choice(edition.player_counts)
    names = tuple(random.choice((name, name.upper())) for name in random.sample(GROUP, players))
    terms = agreed(game, edition, names, Seed(random.randbytes(32)), "2026-11-15")
    levels = tuple(random.choice(["", "", "easy"]) for _ in names)
    recording = Recorder(game, terms)
    play(recording, random, random.choice([FEW_MOVES, MANY_MOVES, MANY_MOVES]))
    return write_record(replace(recording.record, levels=levels if any(levels) else ()))


def copied(text: str) -> Match:
    """Copy a match from its record."""
    head = dict(re.findall(r"^([a-z]+): (.*)$", text, re.MULTILINE))
    names = re.findall(r"^seat \d+: (.*)$", text, re.MULTILINE)
    bots = {int(seat) for seat in re.findall(r"^bot (\d+): ", text, re.MULTILINE)}
    # A round that was not played to its end has no score.
    played = re.findall(
        r"^round \d+: dealer \d+\n(.*?)^score: ([^\n]*)", text, re.MULTILINE | re.DOTALL
    )
    points = [[int(each.split()[1]) for each in score.split(", ")] for _, score in played]
    parties = len(points[0]) if points else len(names)
    km: Counter[int] = Counter()
    coups: Counter[int] = Counter()
    for moves, _ in played:
        for seat, move in re.findall(r"(?:^| )(\d+):([^@\s]+)", moves, re.MULTILINE):
            # Partners sit opposite each other.
            party = (int(seat) - 1) % parties
            km[party] += int(move) if move.isdecimal() else 0
            coups[party] += move == "coup"
    _, _, won = head["result"].partition("won ")
    return Match(
        head["game"],
        head["rules"].partition(",")[0],
        {
            name.lower(): (seat - 1) % parties
            for seat, name in enumerate(names, 1)
            if seat not in bots
        },
        points,
        km,
        coups,
        [PARTIES.index(letter) for letter in won.split()],
        FEWEST_WIN in head["rules"],
    )


def person(name: str, matches: list[Match]) -> dict[str, Any]:
    """Count what somebody has played."""
    mine = [(match.party_of[name], match) for match in matches if name in match.party_of]
    best: dict[str, int] = {}
    for party, match in mine:
        if not match.fewest_win:
            most = max((round_[party] for round_ in match.points), default=0)
            best[match.game] = max(best.get(match.game, 0), most)
    return {
        "matches": len([1 for _, match in mine if match.winners]),
        "wins": len([1 for party, match in mine if party in match.winners]),
        "rounds": sum([len(match.points) for _, match in mine]),
        "km": sum([match.km[party] for party, match in mine]),
        "coups_fourres": sum([match.coups[party] for party, match in mine]),
        "best_rounds": {game: points for game, points in best.items() if points},
    }


def pairs(matches: list[Match]) -> dict[frozenset[str], dict[str, int]]:
    """Count by two people who were against each other: their matches, and who won how many."""
    counts: defaultdict[frozenset[str], Counter[str]] = defaultdict(Counter)
    for match in matches:
        for one, other in combinations(match.party_of, 2):
            if match.winners and match.party_of[one] != match.party_of[other]:
                won = [name for name in (one, other) if match.party_of[name] in match.winners]
                counts[frozenset((one, other))].update(["matches", *won])
    return {both: dict(count) for both, count in counts.items()}


def editions(matches: list[Match]) -> dict[str, dict[str, int]]:
    """Count by edition the matches, and who won how many."""
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for match in matches:
        if match.winners:
            won = [name for name, party in match.party_of.items() if party in match.winners]
            counts[match.edition].update(["matches", *won])
    return {edition: dict(count) for edition, count in counts.items()}


def told(statistics: pads.Statistics) -> tuple[Any, Any, Any]:
    """Return what the statistics tell, in the shape of the count."""
    people = {
        each.name.lower(): {
            **{field: getattr(each, field) for field in ("matches", "wins", "rounds", "km")},
            "coups_fourres": each.coups_fourres,
            "best_rounds": {game: best.points for game, best in each.best_rounds.items()},
        }
        for each in statistics.people
    }
    against = {
        frozenset(name.lower() for name in pair.names): {
            "matches": pair.matches,
            **{
                name.lower(): wins for name, wins in zip(pair.names, pair.wins, strict=True) if wins
            },
        }
        for pair in statistics.pairs
    }
    boxes = {
        each.edition: {
            "matches": each.matches,
            **{winner.name.lower(): winner.wins for winner in each.wins},
        }
        for each in statistics.editions
    }
    return people, against, boxes


@pytest.mark.parametrize("seed", range(3))
def test_a_count_from_the_texts_comes_to_the_same(seed: int) -> None:
    random = Random(seed)
    texts = [some_record(random) for _ in range(MATCHES)]
    matches = [copied(text) for text in texts]
    summaries = [ok("record-summary", text=text) for text in texts]
    statistics = msgspec.convert(ok("statistics", matches=summaries), pads.Statistics, strict=True)
    names = {name for match in matches for name in match.party_of}
    people = {name: person(name, matches) for name in names}
    assert told(statistics) == (people, pairs(matches), editions(matches))
    longest = max(len(match.points) for match in matches)
    assert statistics.longest is not None
    assert statistics.longest.rounds == longest
    # The matches have all that is counted.
    for count in ("matches", "wins", "rounds", "km", "coups_fourres", "best_rounds"):
        assert any(each[count] for each in people.values()), count
    assert any(match.fewest_win and match.winners for match in matches) or seed
    assert any(not match.winners for match in matches)
    assert any(len(match.winners) and len(set(match.party_of.values())) > 1 for match in matches)
