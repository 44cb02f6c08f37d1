"""The score pad of the rally game: what cannot be, what follows, and what is asked."""

from dataclasses import replace
from typing import Any

import pytest

from tischrunde import texts
from tischrunde.core.position import NOBODY
from tischrunde.core.score_pad import PadField, pad_match
from tischrunde.core.sheet import Line, Sheet
from tischrunde.rallye.cards import CARDS
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.match import Match
from tischrunde.rallye.moves import Finish
from tischrunde.rallye.pad_distances import Drive, layable, stands_at
from tischrunde.rallye.pad_entry import Entry, PartyEntry
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.score_pad import PAD

BY_SLUG = {card.slug: card for card in CARDS}
ANSWERS = {"yes": True, "no": False}

IMPOSSIBLE = """
fx-schmid 2       | A: 710 km; B: 0 km                            | km A            | not-a-distance         | fx-schmid/distances
fx-schmid 2       | A: -25 km                                     | km A            | not-a-distance         | fx-schmid/distances
auto-rallye 2     | A: 130 km                                     | km A            | not-a-distance         | auto-rallye/deck
schmidt 4         | B: 999 km                                     | km B            | not-a-distance         | schmidt/deck
winning-moves 6   | C: 1 km                                       | km C            | not-a-distance         | winning-moves/deck
fx-schmid 2       | A: 25x11                                      | distances A     | too-many-cards         | fx-schmid/deck
fx-schmid 4       | A: 100x7; B: 100x6                            | distances B     | too-many-cards         | fx-schmid/deck
auto-rallye 2     | A: 25x13                                      | distances A     | too-many-cards         | auto-rallye/deck
auto-rallye 3     | A: 50x5; B: 50x5; C: 50x2                     | distances C     | too-many-cards         | auto-rallye/deck
schmidt 3         | A: 75x8; B: 75x3                              | distances B     | too-many-cards         | schmidt/deck
winning-moves 2   | A: 50x11                                      | distances A     | too-many-cards         | winning-moves/deck
winning-moves 6   | A: 100x5; B: 100x5; C: 100x3                  | distances C     | too-many-cards         | winning-moves/deck
fx-schmid 4       | A: 200x3                                      | distances A     | too-many-200s          | fx-schmid/two-200s
auto-rallye 4     | B: 200x3                                      | distances B     | too-many-200s          | auto-rallye/two-200s
schmidt 2         | A: 200x3                                      | distances A     | too-many-200s          | schmidt/two-200s
winning-moves 6   | C: 200x4                                      | distances C     | too-many-200s          | winning-moves/two-200s
fx-schmid,most-200s=1 2 | A: 200x2                                | distances A     | too-many-200s          | house/most-200s
fx-schmid 2       | A: 300 km 100x2                               | km A            | distances-disagree     | fx-schmid/score-distance
winning-moves 4   | B: 0 km 25                                    | km B            | distances-disagree     | winning-moves/score-distance
schmidt 2         | A: 100x7 drove-200s                           | drove_200s A    | 200s-disagree          | schmidt/score-no-200
auto-rallye 2     | A: 200 100 no-200s                            | drove_200s A    | 200s-disagree          | auto-rallye/score-no-200
fx-schmid 2       | A: 25x10; B: 25 km                            | km B            | not-with-these-cards   | fx-schmid/deck
schmidt 2         | A: 25x10; B: 25 km                            | km B            | not-with-these-cards   | schmidt/deck
winning-moves 3   | A: 25x9; B: 25 km; C: 25 km                   | km C            | not-with-these-cards   | winning-moves/deck
fx-schmid 2       | A: 25x10 50x9; B: 100 km drove-200s           | km B            | not-with-these-cards   | fx-schmid/deck
fx-schmid,most-200s=0 2 | A: 700 km drove-200s                    | km A            | not-with-these-cards   | fx-schmid/deck
fx-schmid 4       | A: 25x10 75x10; B: 475 km                     | km B            | not-with-these-cards   | fx-schmid/deck
fx-schmid 2       | A: 725 km; B: 25x10; caller: A                | km A            | not-with-these-cards   | fx-schmid/deck
auto-rallye 3     | A: 875 km; B: 200x2; C: 200x2                 | km A            | not-with-these-cards   | auto-rallye/deck
fx-schmid 4       | A: 1025 km                                    | km A            | past-the-goal          | fx-schmid/no-overshoot
fx-schmid,no-extension 2 | A: 725 km                              | km A            | past-the-goal          | fx-schmid/no-overshoot
fx-schmid 2       | A: 1025 km                                    | km A            | past-the-goal          | fx-schmid/no-overshoot
schmidt 2         | A: 750 km; B: 0 km; caller: nobody            | km A            | past-the-goal          | schmidt/no-overshoot
schmidt 6         | A: 1100 km                                    | km A            | past-the-goal          | schmidt/no-overshoot
winning-moves 4   | B: 100x10 25                                  | km B            | past-the-goal          | winning-moves/no-overshoot
auto-rallye,exact-goal 2 | A: 725 km                              | km A            | past-the-goal          | house/exact-goal
auto-rallye 2     | A: 900 km                                     | km A            | too-far-past           | auto-rallye/goal-at-least
auto-rallye 2     | A: 100x8                                      | km A            | too-far-past           | auto-rallye/goal-at-least
auto-rallye 4     | B: 1200 km                                    | km B            | too-far-past           | auto-rallye/goal-at-least
auto-rallye 6     | C: 800 km no-200s                             | km C            | too-far-past           | auto-rallye/goal-at-least
winning-moves,no-exact-goal 4 | A: 1200 km                        | km A            | too-far-past           | house/exact-goal
fx-schmid 2       | A: 675 km; winner: A; caller: nobody          | winner          | winner-not-there       | fx-schmid/goal-exact
auto-rallye 6     | B: 0 km; winner: B                            | winner          | winner-not-there       | auto-rallye/goals
schmidt 4         | A: 700 km; winner: A                          | winner          | winner-not-there       | schmidt/players-goal-deal
winning-moves 4   | A: 975 km; winner: A                          | winner          | winner-not-there       | winning-moves/goals
fx-schmid 2       | A: 700 km; B: 0 km; winner: A; caller: A      | winner          | winner-short-of-1000   | fx-schmid/extension
schmidt 3         | A: 700 km; B: 900 km; winner: B; caller: A    | winner          | winner-short-of-1000   | schmidt/extension
fx-schmid 4       | A: 1000 km; winner: nobody                    | winner          | goal-reached           | fx-schmid/round-ends
auto-rallye 2     | A: 725 km; winner: B                          | winner          | goal-reached           | auto-rallye/round-ends
schmidt 2         | A: 700 km; winner: nobody; caller: nobody     | winner          | goal-reached           | schmidt/round-ends-with-stock
fx-schmid 4       | A: 1000 km; B: 1000 km                        | km B            | two-at-the-goal        | fx-schmid/round-ends
auto-rallye 3     | A: 700 km; B: 0 km; C: 775 km                 | km C            | two-at-the-goal        | auto-rallye/round-ends
schmidt 2         | A: 1000 km; B: 1000 km; caller: A             | km B            | two-at-the-goal        | schmidt/round-ends-with-stock
winning-moves 2   | A: 700 km; B: 700 km; caller: nobody          | km B            | two-at-the-goal        | winning-moves/round-ends
fx-schmid 2       | A: petrol-station; B: petrol-station          | safeties B      | safety-laid-twice      | fx-schmid/deck
auto-rallye 6     | A: right-of-way; C: right-of-way              | safeties C      | safety-laid-twice      | auto-rallye/deck
winning-moves 3   | B: driving-ace!; C: driving-ace               | safeties C      | safety-laid-twice      | winning-moves/deck
schmidt 4         | A: roll                                       | safeties A      | not-a-safety           | schmidt/pairs
fx-schmid 2       | A: !puncture-proof                            | coups_fourres A | coup-without-safety    | fx-schmid/coup-fourre
auto-rallye 4     | A: right-of-way !driving-ace                  | coups_fourres A | coup-without-safety    | auto-rallye/coup-fourre
schmidt 3         | C: !petrol-station                            | coups_fourres C | coup-without-safety    | schmidt/coup-fourre
winning-moves 2   | B: !right-of-way                              | coups_fourres B | coup-without-safety    | winning-moves/coup-fourre
fx-schmid 4       | A: 1000 km; caller: A                         | caller          | no-extension           | fx-schmid/extension
auto-rallye 2     | A: 700 km; caller: A                          | caller          | no-extension           | auto-rallye/extension-agreed
winning-moves 6   | A: 0 km; caller: C                            | caller          | no-extension           | winning-moves/extension
schmidt,no-extension 2 | A: 700 km; caller: A                     | caller          | no-extension           | house/extension
fx-schmid 2       | A: 675 km; caller: A                          | caller          | caller-not-there       | fx-schmid/extension
winning-moves 3   | A: 1000 km; B: 50 km; caller: B               | caller          | caller-not-there       | winning-moves/extension
auto-rallye,extension 6 | B: 675 km; caller: B                    | caller          | caller-not-there       | auto-rallye/extension
fx-schmid 2       | A: 75x9 50; B: 0 km; caller: A                | caller          | caller-passed-the-goal | fx-schmid/extension
schmidt 2         | A: 200x2 100x2 75x3; B: 0 km; caller: A       | caller          | caller-passed-the-goal | schmidt/extension
winning-moves 2   | A: 50x10 75x3; caller: A                      | caller          | caller-passed-the-goal | winning-moves/extension
schmidt,no-extension-after-stock 2 | A: 1000 km; caller: A; early: no | caller       | called-too-late        | house/extension-after-stock
fx-schmid 4       | A: 300 km; B: 0 km; used_up: no               | used_up         | stock-not-used-up      | fx-schmid/stock-empty
auto-rallye 2     | A: 300 km; B: 0 km; used_up: no               | used_up         | stock-not-used-up      | auto-rallye/round-ends
schmidt 2         | A: 0 km; B: 675 km; used_up: no               | used_up         | stock-not-used-up      | schmidt/round-ends-with-stock
winning-moves 4   | winner: nobody; used_up: no                   | used_up         | stock-not-used-up      | winning-moves/stock-empty
winning-moves 2   | A: 700 km; B: 0 km; winner: nobody; caller: A; used_up: no | used_up | stock-not-used-up  | winning-moves/stock-empty
schmidt 2         | A: 0 km; B: 0 km; early: yes                  | early           | stock-disagrees        | schmidt/score-before-stock
schmidt 4         | A: 1000 km; used_up: yes; early: yes          | early           | stock-disagrees        | schmidt/score-before-stock
schmidt 2         | A: 1000 km; caller: A; used_up: no; early: no | early           | stock-disagrees        | schmidt/score-before-stock
fx-schmid,stock-award=first 4 | A: 1000 km; used_up: no; early: no | early          | stock-disagrees        | house/stock-award
fx-schmid 2       | winner: C                                     | winner          | no-such-party          | fx-schmid/players
schmidt 2         | caller: D                                     | caller          | no-such-party          | schmidt/players-goal-deal
"""  # noqa: E501 - a table
CASES = [tuple(part.strip() for part in line.split("|")) for line in IMPOSSIBLE.strip().split("\n")]


def table(text: str) -> Rules:
    rule_set, players = text.split()
    return Rules(HOUSE.read(rule_set), int(players))


def entry(rules: Rules, text: str) -> Entry:
    """Read what is said of a round: ``A: 300 km petrol-station!; winner: A; used_up: yes``."""
    written = PAD.blank(rules)
    for part in text.split(";"):
        name, _, said = (word.strip() for word in part.partition(":"))
        if name in ("winner", "caller"):
            party = NOBODY if said == "nobody" else "ABCD".index(said)
            written = with_answer(written, name, party)
        elif name in ("used_up", "early"):
            written = with_answer(written, name, ANSWERS[said])
        elif name:
            number = "ABC".index(name)
            parties = [*written.parties]
            parties[number] = party_entry(said)
            written = replace(written, parties=tuple(parties))
    return written


def with_answer(written: Entry, name: str, answer: int) -> Entry:
    changed: Any = {name: answer}
    return replace(written, **changed)


def party_entry(text: str) -> PartyEntry:
    read = PartyEntry()
    counts = dict.fromkeys((25, 50, 75, 100, 200), 0)
    words = text.replace(" km", "km").split()
    for word in words:
        if word.endswith("km"):
            read = replace(read, km=int(word.removesuffix("km")))
        elif word in ("drove-200s", "no-200s"):
            read = replace(read, drove_200s=word == "drove-200s")
        elif word[0].isdigit():
            value, _, count = word.partition("x")
            counts[int(value)] += int(count or 1)
        else:
            read = with_safety(read, word)
    if any(counts.values()):
        a, b, c, d, e = counts.values()
        read = replace(read, distances=(a, b, c, d, e))
    return read


def with_safety(read: PartyEntry, word: str) -> PartyEntry:
    card = {BY_SLUG[word.strip("!")]}
    if not word.startswith("!"):
        read = replace(read, safeties=read.safeties | card)
    return replace(read, coups_fourres=read.coups_fourres | card) if "!" in word else read


@pytest.mark.parametrize(("where", "told", "field", "reason", "clause"), CASES)
def test_what_cannot_be_is_refused_with_its_clause(
    where: str, told: str, field: str, reason: str, clause: str
) -> None:
    rules = table(where)
    (problem, *others) = PAD.problems(rules, entry(rules, told))
    assert others == []
    name, _, party = field.partition(" ")
    assert problem.field == PadField(name, "ABC".index(party) if party else None)
    assert problem.refusal.reason == reason
    assert problem.refusal.clause == clause
    for language in texts.LANGUAGES:
        said = texts.explain(
            "rallye", problem.refusal, rules.edition.id, language, group="impossible"
        )
        assert "{" not in said


def test_every_reason_is_in_the_table() -> None:
    told = {case[3] for case in CASES}
    editions = HOUSE.editions.values()
    assert told == {reason for edition in editions for reason in edition.impossible}


def test_no_more_cards_are_laid_than_the_deck_has() -> None:
    three = Drive(km=300, distances=(0, 0, 0, 3, 0))
    assert layable([three], (0, 0, 0, 3, 0), most_200s=2)
    assert not layable([three], (0, 0, 0, 2, 0), most_200s=2)


def test_however_many_cards_somebody_types_it_is_judged_at_once() -> None:
    """Whoever waited for the sums of a million cards would wait for ever."""
    typed = (999_999,) * 5
    assert stands_at(typed, 700)
    assert not stands_at((0, 999_999, 0, 999_999, 999_999), 725)
    rules = Rules(HOUSE.editions["fx-schmid"], 2)
    entry = Entry((PartyEntry(distances=typed), PartyEntry(km=999_975)))
    assert PAD.missing(rules, entry)
    assert {problem.refusal.reason for problem in PAD.problems(rules, entry)} >= {"past-the-goal"}


POSSIBLE = [
    ("fx-schmid 2", ""),
    ("fx-schmid 2", "A: 1000 km; B: 975 km"),
    ("fx-schmid 2", "A: 700 km; B: 700 km"),
    ("fx-schmid 2", "A: 700 km; B: 0 km; winner: nobody"),
    ("schmidt 2", "A: 1000 km; B: 0 km; caller: A; used_up: yes; early: no"),
    ("auto-rallye 2", "A: 875 km; B: 675 km"),
    ("auto-rallye 2", "A: 200x2 100x2 75; B: 0 km"),
    ("winning-moves 2", "A: 75x8 100x4; B: 0 km; caller: A"),
    ("winning-moves 6", "A: driving-ace!; B: right-of-way!; C: petrol-station puncture-proof!"),
]


@pytest.mark.parametrize(("where", "told"), POSSIBLE)
def test_what_can_be_is_taken(where: str, told: str) -> None:
    rules = table(where)
    assert PAD.problems(rules, entry(rules, told)) == ()


ASKED = [
    ("fx-schmid 2", "", "km A, km B"),
    ("fx-schmid 2", "A: 300 km; B: 400 km", ""),
    ("fx-schmid 2", "winner: A; B: 100 km", "caller"),
    ("fx-schmid 2", "winner: A; B: 100 km; caller: nobody", "drove_200s A, used_up"),
    ("fx-schmid 2", "A: 700 km; B: 100 km", "caller"),
    ("fx-schmid 2", "A: 700 km; B: 100 km; winner: nobody", ""),
    ("fx-schmid 2", "A: 725 km; B: 100 km", ""),
    ("fx-schmid 2", "A: 725 km; B: 800 km", "caller"),
    ("fx-schmid 2", "A: 1000 km; B: 100 km", "drove_200s A, used_up"),
    ("fx-schmid 2", "A: 100x10; B: 100 km", "used_up"),
    ("fx-schmid 2", "A: 100x10; B: 100 km; used_up: no", ""),
    ("fx-schmid,most-200s=0 2", "A: 1000 km; B: 100 km", "used_up"),
    ("fx-schmid,stock-award=none 4", "A: 100x10; B: 100 km", ""),
    ("schmidt 2", "A: 100x10; B: 100 km", "early"),
    ("schmidt 2", "A: 100x7; B: 100 km; caller: nobody; used_up: yes", ""),
    ("schmidt 2", "A: 100x7; B: 100 km; caller: A", "early"),
    ("schmidt,no-extension-after-stock 2", "A: 100x7; B: 100 km; caller: A", ""),
    ("schmidt 4", "A: 300 km; B: 400 km", ""),
    ("auto-rallye 2", "A: 700 km; B: 100 km", "drove_200s A"),
    ("auto-rallye 2", "A: 875 km; B: 100 km", ""),
    ("auto-rallye 2", "winner: A; B: 100 km", "km A"),
    ("auto-rallye 4", "A: 700 km; B: 100 km", ""),
    ("winning-moves 4", "winner: A; B: 100 km", "drove_200s A, used_up"),
    ("winning-moves 4", "A: 1000 km; B: 1000 km", "winner"),
]


@pytest.mark.parametrize(("where", "told", "asked"), ASKED)
def test_only_what_can_matter_is_asked(where: str, told: str, asked: str) -> None:
    rules = table(where)
    written = entry(rules, told)
    fields = PAD.missing(rules, written)
    assert ", ".join(shown(field) for field in fields) == asked
    assert (PAD.sheets(rules, written) is None) == bool(asked)


def shown(field: PadField) -> str:
    return field.name if field.of is None else f"{field.name} {'ABC'[field.of]}"


def test_what_follows_is_written_down() -> None:
    rules = table("schmidt 3")
    known = PAD.conclude(rules, entry(rules, "A: 75 200x2; B: 725 km; C: 0 km"))
    assert known.parties[0].km == 475
    assert known.parties[0].drove_200s is True
    assert (known.caller, known.winner, known.used_up) == (1, NOBODY, True)
    won = PAD.conclude(rules, entry(rules, "winner: C; caller: nobody; used_up: no"))
    assert (won.parties[2].km, won.early) == (700, True)


def test_what_was_said_is_never_changed() -> None:
    rules = table("schmidt 2")
    told = "A: 300 km 100x2 drove-200s; B: 25 km; winner: A; caller: B; used_up: no; early: yes"
    written = entry(rules, told)
    assert PAD.conclude(rules, written) == written


def test_an_entry_that_cannot_be_is_scored_all_the_same() -> None:
    rules = table("auto-rallye 2")
    written = entry(rules, "A: 1300 km drove-200s; B: 25 km petrol-station!; winner: A")
    assert PAD.problems(rules, written)
    sheets = PAD.sheets(rules, written)
    assert sheets is not None
    assert [sheet.total for sheet in sheets] == [1700, 325]


def test_a_match_on_the_pad_ends_as_one_that_is_played() -> None:
    rules = table("fx-schmid 2")
    rounds = [scored(2000, 3000), scored(3000, 2000), scored(100, 0), scored(0, 9000)]
    matches = [pad_match(PAD, rules, 1, rounds[:count]) for count in range(5)]
    assert [match.totals for match in matches] == [
        (0, 0),
        (2000, 3000),
        (5000, 5000),
        (5100, 5000),
        (5100, 5000),
    ]
    assert [match.winners for match in matches] == [set(), set(), set(), {0}, {0}]
    assert [match.dealer for match in matches] == [1, 0, 1, 0, 0]
    assert [match.counted for match in matches] == [0, 1, 2, 3, 3]


def scored(*points: int) -> tuple[Sheet, ...]:
    return tuple(Sheet((Line("distance", "x", n, n),)) for n in points)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rounds_of_a_played_match_make_the_same_match(players: int) -> None:
    edition = HOUSE.read("winning-moves,target=1500")
    match = Match(edition, players, b"pad")
    first = match.round.position.dealer
    while not match.over:
        seat = min(match.waiting)
        moves = match.legal(seat)
        match.play(seat, Finish() if Finish() in moves else moves[0])
        standing = pad_match(PAD, match.rules, first, match.sheets)
        assert standing.totals == match.totals
        assert standing.winners == match.winners
        if not match.over:
            assert standing.dealer == match.round.position.dealer
