"""The score pad of UNO: what cannot be, what follows, and what is asked."""

from dataclasses import replace
from typing import Any

import pytest

from tischrunde import texts
from tischrunde.core.position import NOBODY
from tischrunde.core.score_pad import PadField, pad_match
from tischrunde.core.sheet import Line, Sheet
from tischrunde.uno.cards import CARDS
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.house import HOUSE
from tischrunde.uno.match import Match
from tischrunde.uno.pad_entry import Entry, HandEntry
from tischrunde.uno.rules import Rules
from tischrunde.uno.score_pad import PAD

BY_SLUG = {card.slug: card for card in CARDS}

IMPOSSIBLE = """
2  | 1: out; 2: -1                             | points 2  | below-nothing        | score
2  | 1: out; 2: numbers=-5                     | numbers 2 | below-nothing        | score
2  | 1: out; 2: red-7 wild 50                  | points 2  | hand-disagrees       | score
3  | 1: out; 2: symbols=2 wilds=1 80           | points 2  | hand-disagrees       | score
2  | 1: out; 2: red-7 red-skip symbols=2 numbers=7 | symbols 2 | hand-disagrees   | score
2  | 1: out; 2: red-0 red-0                    | cards 2   | too-many-cards       | deck
3  | 1: out; 2: red-7 red-7; 3: red-7          | cards 3   | too-many-cards       | deck
4  | 1: out; 2: wild*4; 4: wild                | cards 4   | too-many-cards       | deck
2  | 1: out; 2: numbers=361                    | numbers 2 | too-many-face-values | deck
3  | 1: out; 2: numbers=200; 3: numbers=161    | numbers 3 | too-many-face-values | deck
2  | 1: out; 2: symbols=25                     | symbols 2 | too-many-symbols     | deck
3  | 1: out; 2: symbols=20; 3: symbols=5       | symbols 3 | too-many-symbols     | deck
2  | 1: out; 2: wilds=9                        | wilds 2   | too-many-wilds       | deck
3  | 1: out; 2: wild*4 wild-draw-four; 3: wilds=4 | wilds 3 | too-many-wilds      | deck
2  | 1: out; 2: 1241                           | points 2  | too-many-points      | deck
4  | 1: out; 2: 600; 3: 600; 4: 41             | points 4  | too-many-points      | deck
10 | 1: out; 2: 1; 3: 1; 4: 1; 5: 1; 6: 1; 7: 1; 8: 1; 9: 1; 10: 1 | points 10 | not-with-these-cards | deck
6  | 1: out; 2: 0; 3: 0; 4: 0; 5: 0; 6: 0      | points 6  | not-with-these-cards | deck
3  | 1: out; 2: red-1*2 blue-1*2 green-1*2 yellow-1*2; 3: 1 | points 3 | not-with-these-cards | deck
2  | 1: 20; 2: 30; out: 1                      | out       | out-with-cards       | going-out
3  | 1: red-0; 2: 30; out: 1                   | out       | out-with-cards       | going-out
3  | 1: out; 2: none; 3: 20                    | cards 2   | empty-but-not-out    | going-out
2  | 1: 20; 2: 30; out: nobody                 | out       | nobody-out           | reshuffle
2  | 1: 20; 2: 30                              | out       | nobody-out           | reshuffle
2  | 1: red-7; 2: wild; out: nobody            | out       | nobody-out           | reshuffle
2  | out: 3                                    | out       | no-such-seat         | players
"""  # noqa: E501 - a table
CASES = [tuple(part.strip() for part in line.split("|")) for line in IMPOSSIBLE.strip().split("\n")]


def entry(rules: Rules, text: str) -> Entry:
    """Read what is said of a round: ``1: out; 2: red-7 wild; 3: 25``."""
    written = PAD.blank(rules)
    for part in text.split(";"):
        name, _, said = (word.strip() for word in part.partition(":"))
        if name == "out":
            written = replace(written, out=NOBODY if said == "nobody" else int(said) - 1)
        elif said == "out":
            written = replace(written, out=int(name) - 1)
        elif name:
            hands = [*written.hands]
            hands[int(name) - 1] = hand_entry(said)
            written = replace(written, hands=tuple(hands))
    return written


def hand_entry(text: str) -> HandEntry:
    read = HandEntry(cards=()) if text == "none" else HandEntry()
    for word in text.replace("none", "").split():
        name, equals, count = word.partition("=")
        if equals:
            told: Any = {name: int(count)}
            read = replace(read, **told)
        elif word.lstrip("-").isdigit():
            read = replace(read, points=int(word))
        else:
            slug, _, often = word.partition("*")
            cards = (BY_SLUG[slug],) * int(often or 1)
            read = replace(read, cards=(*(read.cards or ()), *cards))
    return read


@pytest.mark.parametrize(("players", "told", "field", "reason", "clause"), CASES)
def test_what_cannot_be_is_refused_with_its_clause(
    players: str, told: str, field: str, reason: str, clause: str
) -> None:
    rules = Rules(UNO_CARABINER, int(players))
    (problem, *others) = PAD.problems(rules, entry(rules, told))
    assert others == []
    name, _, seat = field.partition(" ")
    assert problem.field == PadField(name, int(seat) - 1 if seat else None)
    assert problem.refusal.reason == reason
    assert problem.refusal.clause == f"uno-carabiner/{clause}"
    for language in texts.LANGUAGES:
        said = texts.explain("uno", problem.refusal, UNO_CARABINER.id, language, group="impossible")
        assert "{" not in said


def test_every_reason_is_in_the_table() -> None:
    assert {case[3] for case in CASES} == set(UNO_CARABINER.impossible)


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (2, ""),
        (2, "1: out; 2: 1240"),
        (2, "1: out; 2: 0"),
        (5, "1: out; 2: 0; 3: 0; 4: 0; 5: 0"),
        (9, "1: out; 2: 1; 3: 1; 4: 1; 5: 1; 6: 1; 7: 1; 8: 1; 9: 1"),
        (3, "1: out; 2: numbers=360 symbols=24; 3: wilds=8"),
        (10, "1: out; 2: 136; 3: 137; 4: 138; 5: 139; 6: 131; 7: 132; 8: 133; 9: 134; 10: 160"),
    ],
)
def test_what_can_be_is_taken(players: int, told: str) -> None:
    rules = Rules(UNO_CARABINER, players)
    assert PAD.problems(rules, entry(rules, told)) == ()


def test_nobody_goes_out_when_the_whole_deck_is_in_the_hands() -> None:
    rules = Rules(UNO_CARABINER, 2)
    every = [card for card, count in UNO_CARABINER.deck.items() for _ in range(count)]
    for left_over, fits in ((0, False), (1, True), (2, True), (3, False)):
        cards = every[: len(every) - left_over]
        hands = (HandEntry(cards=tuple(cards[:50])), HandEntry(cards=tuple(cards[50:])))
        assert (PAD.problems(rules, Entry(hands, NOBODY)) == ()) == fits, left_over


def test_a_card_is_left_on_the_table_and_one_in_every_hand() -> None:
    every = tuple(card for card, count in UNO_CARABINER.deck.items() for _ in range(count))
    for players, held, fits in ((2, 108, False), (2, 107, True), (3, 107, False), (3, 106, True)):
        rules = Rules(UNO_CARABINER, players)
        hands = (HandEntry(), HandEntry(cards=every[:held]), *[HandEntry()] * (players - 2))
        found = PAD.problems(rules, Entry(hands, out=0))
        reasons = [problem.refusal.reason for problem in found]
        assert reasons == ([] if fits else ["not-with-these-cards"]), (players, held)


ASKED = [
    ("uno-carabiner", 2, "", "out"),
    ("uno-carabiner", 3, "1: out", "points 2, points 3"),
    ("uno-carabiner", 3, "1: out; 3: wild", "points 2"),
    ("uno-carabiner", 3, "1: none; 2: 20; 3: wild", ""),
    ("uno-carabiner", 3, "1: 0; 2: 20; 3: wild", ""),
    ("uno-carabiner", 3, "1: 0; 2: 0; 3: wild", "out"),
    ("uno-carabiner", 3, "1: 5; 2: 7; 3: wild", "out"),
    ("uno-carabiner", 3, "out: nobody", ""),
    ("uno-carabiner,everybody-keeps-points", 3, "out: nobody", "points 1, points 2, points 3"),
    ("uno-carabiner,teams", 4, "1: out", "points 2, points 4"),
    ("uno-carabiner,teams,everybody-keeps-points", 4, "1: out; 2: 5", "points 4"),
]


@pytest.mark.parametrize(("rule_set", "players", "told", "asked"), ASKED)
def test_only_what_can_matter_is_asked(rule_set: str, players: int, told: str, asked: str) -> None:
    rules = Rules(HOUSE.read(rule_set), players)
    written = entry(rules, told)
    fields = PAD.missing(rules, written)
    shown = [field.name if field.of is None else f"{field.name} {field.of + 1}" for field in fields]
    assert ", ".join(shown) == asked
    assert (PAD.sheets(rules, written) is None) == bool(asked)


@pytest.mark.parametrize("keeps", [False, True])
def test_what_is_known_as_a_sum_has_a_line_of_its_own(*, keeps: bool) -> None:
    rules = Rules(HOUSE.agreed(UNO_CARABINER, {"everybody_keeps_points": keeps}), 4)
    told = entry(rules, "1: out; 2: red-7 blue-9 wild; 3: numbers=12 symbols=1; 4: 33")
    sheets = PAD.sheets(rules, told)
    assert sheets is not None
    clause = f"uno-carabiner/{'alternative-scoring' if keeps else 'score'}"
    lines = [
        ("numbers", 2, 16),
        ("wilds", 1, 50),
        ("symbols", 1, 20),
        ("face-values", 12, 12),
        ("hand-points", 33, 33),
    ]
    own = "own-" if keeps else ""
    scored = [line for sheet in sheets for line in sheet.lines]
    assert sorted(scored, key=repr) == sorted(
        (Line(own + name, clause, count, points) for name, count, points in lines), key=repr
    )
    totals = [sheet.total for sheet in sheets]
    assert totals == ([0, 66, 32, 33] if keeps else [131, 0, 0, 0])


def test_the_most_precise_of_what_was_told_is_scored() -> None:
    rules = Rules(UNO_CARABINER, 2)
    sheets = PAD.sheets(rules, entry(rules, "1: out; 2: red-7 numbers=7 7"))
    assert sheets is not None
    assert [line.id for line in sheets[0].lines] == ["numbers"]


def test_a_match_ends_as_one_that_is_played() -> None:
    rules = Rules(UNO_CARABINER, 2)
    keeping = Rules(HOUSE.agreed(UNO_CARABINER, {"everybody_keeps_points": True}), 2)
    rounds = [scored(400, 0), scored(100, 499), scored(600, 0)]
    match = pad_match(PAD, rules, 0, rounds)
    assert (match.totals, match.counted, match.dealer) == ((500, 499), 2, 0)
    assert match.winners == {0}
    assert pad_match(PAD, keeping, 0, rounds).winners == {1}


def scored(*points: int) -> tuple[Sheet, ...]:
    return tuple(Sheet((Line("numbers", "x", n, n),)) for n in points)


@pytest.mark.parametrize("keeps", [False, True])
def test_the_rounds_of_a_played_match_make_the_same_match(*, keeps: bool) -> None:
    edition = HOUSE.agreed(UNO_CARABINER, {"everybody_keeps_points": keeps, "target": 150})
    match = Match(edition, 3, b"pad")
    first = match.round.position.dealer
    while not match.over:
        seat = min(match.waiting)
        match.play(seat, match.legal(seat)[0])
        standing = pad_match(PAD, match.rules, first, match.sheets)
        assert standing.totals == match.totals
        assert standing.winners == match.winners
        if not match.over:
            assert standing.dealer == match.round.position.dealer
