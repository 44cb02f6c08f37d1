"""What a group has played, on paper, on a device and online, and who is best at what.

A summary is what statistics need of one match, from its pad or its record, as plain data. People
are told apart by their names; bots are not people.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from tischrunde.core.game import Party
from tischrunde.core.record import seal
from tischrunde.core.record_reader import read_record
from tischrunde.core.seating import members
from tischrunde.core.sheet import Sheet
from tischrunde.games.catalogue import score_pad
from tischrunde.games.replay import frames
from tischrunde.pad.event_codec import decode_opened, decode_written
from tischrunde.pad.events import ID_LENGTH
from tischrunde.pad.fold import folded

Plain: TypeAlias = dict[str, Any]


class Seated(NamedTuple):
    """A summary, and in which party each of the people played."""

    parties: dict[str, Party]
    match: Plain


def summary_of_pad(log: Plain) -> Plain:
    """Return the summary of the match on a pad; the rounds that count."""
    opened = decode_opened(log["opened"])
    pad = folded([opened, *map(decode_written, log["written"])])
    table = pad.rules.table
    sheets = [each.sheets or () for each in pad.rounds[: pad.match.counted]]
    return {
        "id": opened.id,
        "date": opened.date,
        "game": opened.game,
        "rules": opened.rules,
        "edition": table.edition.id,
        "names": list(pad.names),
        "bots": [False] * table.players,
        **_result(table.players, table.parties, sheets, pad.match.winners),
        "low_wins": _low_wins(opened.game, table.edition),
    }


def summary_of_record(text: str) -> Plain:
    """Return the summary of a recorded match; one that cannot be true raises Untrue."""
    record = read_record(text)
    *_, last = frames(record)
    match = last.match
    rules = match.rules
    winners = match.winners if match.over else frozenset()
    levels = record.levels or ("",) * len(record.names)
    return {
        "id": seal(text)[:ID_LENGTH],
        "date": record.date,
        "game": record.game,
        "rules": record.rules,
        "edition": rules.edition.id,
        "names": list(record.names),
        "bots": [bool(level) for level in levels],
        **_result(rules.players, rules.parties, match.sheets, winners),
        "low_wins": _low_wins(record.game, rules.edition),
    }


def statistics(matches: Sequence[Plain]) -> Plain:
    """Return who has played how often and won, against whom, and the records of the group.

    ``matches`` are summaries.
    """
    names = _names(matches)
    seated = [Seated(_parties(names, match), match) for match in matches]
    return {
        "people": [_person(key, name, seated) for key, name in names.items()],
        "pairs": _pairs(names, seated),
        "editions": _editions(names, seated),
        "longest": _longest(matches),
    }


def _result(
    players: int, parties: int, sheets: Sequence[Sequence[Sheet]], winners: Iterable[Party]
) -> Plain:
    return {
        "members": [list(seats) for seats in members(players, parties)],
        "points": [[sheet.total for sheet in round_] for round_ in sheets],
        "counts": [_counts(round_[party] for round_ in sheets) for party in range(parties)],
        "winners": sorted(winners),
    }


def _counts(sheets: Iterable[Sheet]) -> dict[str, int]:
    """Return how often each line of the sheets was scored, kilometres one by one."""
    counts: Counter[str] = Counter()
    for sheet in sheets:
        for line in sheet.lines:
            counts[line.id] += line.count
    return dict(counts)


def _low_wins(game: str, edition: Any) -> bool:  # noqa: ANN401 - that of any game
    """Return whether points are bad: then whoever has none wins against one at the target."""
    pad = score_pad(game)
    return pad is not None and 0 in pad.winners(edition, (0, edition.target))


def _key(name: str) -> str:
    return " ".join(name.casefold().split())


def _names(matches: Iterable[Plain]) -> dict[str, str]:
    """Return how people are called, as they were written last, in the order they first came."""
    return {
        _key(name): name
        for match in matches
        for name, bot in zip(match["names"], match["bots"], strict=True)
        if not bot
    }


def _parties(names: Iterable[str], match: Plain) -> dict[str, Party]:
    """Return in which party each of the people played a match, in their order."""
    parties = {
        _key(match["names"][seat]): party
        for party, seats in reversed([*enumerate(match["members"])])
        for seat in seats
        if not match["bots"][seat]
    }
    return {key: parties[key] for key in names if key in parties}


def _person(key: str, name: str, seated: Iterable[Seated]) -> Plain:
    played = [(parties[key], match) for parties, match in seated if key in parties]
    counts: Counter[str] = Counter()
    for party, match in played:
        counts.update(match["counts"][party])
    return {
        "name": name,
        "matches": sum(bool(match["winners"]) for _, match in played),
        "wins": sum(party in match["winners"] for party, match in played),
        "rounds": sum(len(match["points"]) for _, match in played),
        "km": counts["distance"],
        "coups_fourres": counts["coups-fourres"],
        "best_rounds": _best_rounds(played),
    }


def _best_rounds(played: Iterable[tuple[Party, Plain]]) -> dict[str, Plain]:
    """Return somebody's round with the most points by game; where points are bad none is best."""
    best: dict[str, Plain] = {}
    for party, match in played:
        if match["low_wins"]:
            continue
        for number, points in enumerate(match["points"], 1):
            scored = {"points": points[party], "match": match["id"], "round": number}
            if scored["points"] > best.get(match["game"], {"points": 0})["points"]:
                best[match["game"]] = scored
    return best


def _pairs(names: Mapping[str, str], seated: Iterable[Seated]) -> list[Plain]:
    """Return how any two people stand who played against each other."""
    pairs: dict[tuple[str, str], Plain] = {}
    for parties, match in seated:
        for keys in combinations(parties, 2):
            sides = [parties[key] for key in keys]
            if sides[0] == sides[1] or not match["winners"]:
                continue
            called = [names[key] for key in keys]
            pair = pairs.setdefault(keys, {"names": called, "matches": 0, "wins": [0, 0]})
            pair["matches"] += 1
            for which, party in enumerate(sides):
                pair["wins"][which] += party in match["winners"]
    places = {key: place for place, key in enumerate(names)}
    return [pairs[keys] for keys in sorted(pairs, key=lambda keys: [*map(places.get, keys)])]


def _editions(names: Mapping[str, str], seated: Iterable[Seated]) -> list[Plain]:
    """Return by edition how many matches were played, and who won how many."""
    editions: dict[tuple[str, str], list[Seated]] = {}
    for each in seated:
        if each.match["winners"]:
            editions.setdefault((each.match["game"], each.match["edition"]), []).append(each)
    return [
        {"game": game, "edition": edition, "matches": len(played), "wins": _wins(names, played)}
        for (game, edition), played in editions.items()
    ]


def _wins(names: Mapping[str, str], seated: Iterable[Seated]) -> list[Plain]:
    wins = Counter(
        key
        for parties, match in seated
        for key, party in parties.items()
        if party in match["winners"]
    )
    return [{"name": names[key], "wins": count} for key, count in wins.most_common()]


def _longest(matches: Iterable[Plain]) -> Plain | None:
    """Return the match with the most rounds."""
    most = max(matches, key=lambda match: len(match["points"]), default=None)
    return None if most is None else {"match": most["id"], "rounds": len(most["points"])}
