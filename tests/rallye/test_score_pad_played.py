"""Rounds that were played are possible on the score pad, and score there what they scored."""

import os
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tests.rallye.played_entries import by_kind_alone, by_km_alone, entry_of, play_eagerly
from tests.rallye.test_conformance import AGREED, BEFORE, PRINTED
from tischrunde.core.chance import QuickChance
from tischrunde.core.dice import Dice
from tischrunde.core.position import NOBODY
from tischrunde.core.score_pad import PadField
from tischrunde.rallye.edition import Edition, StockAward
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.pad_entry import Entry
from tischrunde.rallye.round import Round
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.score_pad import PAD

ROUNDS = int(os.environ.get("PAD_ROUNDS", "40"))
"""Random rounds for each edition and number of players; `.ci/long` asks for many more."""

VARIED = {
    **AGREED,
    "fx-schmid-three-200s": HOUSE.agreed(
        EDITIONS["fx-schmid"], {"exact_goal": False, "most_200s": 3}
    ),
    "schmidt-before": HOUSE.agreed(EDITIONS["schmidt"], {"stock_award": StockAward.BEFORE}),
    "schmidt-call-in-time": HOUSE.agreed(EDITIONS["schmidt"], {"extension_after_stock": False}),
    "winning-moves-without-200s": HOUSE.agreed(EDITIONS["winning-moves"], {"most_200s": 0}),
    "auto-rallye-first": HOUSE.agreed(
        EDITIONS["auto-rallye"],
        {"stock_award": StockAward.FIRST, "extension": True, "exact_goal": True},
    ),
}


@pytest.mark.parametrize(("edition", "players"), PRINTED)
def test_a_played_round_scores_on_the_pad_what_it_scored(edition: Edition, players: int) -> None:
    play_and_write(Rules(edition, players), ROUNDS)


@pytest.mark.parametrize(("edition", "players"), BEFORE)
def test_a_round_by_an_earlier_revision_scores_the_same(edition: Edition, players: int) -> None:
    play_and_write(Rules(edition, players), ROUNDS // 8)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("name", VARIED)
def test_a_round_played_by_house_rules_scores_the_same(name: str, players: int) -> None:
    play_and_write(Rules(VARIED[name], players), ROUNDS // 8)


def play_and_write(rules: Rules, rounds: int) -> None:
    """Write every round in full, and in one more way of three."""
    dice = Dice(rounds)
    for number in range(rounds):
        played = Round.dealt(rules, QuickChance(dice.below(1 << 30)), number % rules.players)
        if number % 2:
            play_eagerly(played.position, dice)
        else:
            played.position.play_out(dice)
        (sheets,) = played.sheets
        full = entry_of(played.position)
        otherwise = (by_kind_alone, by_km_alone, partial(answered, rules))[number % 3]
        for told in (full, otherwise(full)):
            assert PAD.problems(rules, told) == (), (rules.rule_set, told)
            assert PAD.sheets(rules, told) == sheets, (rules.rule_set, told)


def answered(rules: Rules, full: Entry) -> Entry:
    """Write a round as a family does: kilometres and safeties, then only what is asked."""
    parties = tuple(replace(party, distances=None, drove_200s=None) for party in full.parties)
    entry = Entry(parties)
    while fields := PAD.missing(rules, entry):
        assert PAD.problems(rules, entry) == ()
        entry = with_answer(entry, fields[0], answer(full, fields[0]))
    return entry


def answer(full: Entry, field: PadField) -> int | None:
    told: int | None = getattr(full if field.of is None else full.parties[field.of], field.name)
    return told


def with_answer(entry: Entry, field: PadField, told: int | None) -> Entry:
    changed: Any = {field.name: told}
    if field.of is None:
        return replace(entry, **changed)
    party = replace(entry.parties[field.of], **changed)
    parties = (*entry.parties[: field.of], party, *entry.parties[field.of + 1 :])
    return replace(entry, parties=parties)


def answers(rules: Rules, field: PadField) -> tuple[int, ...]:
    if field.name in ("winner", "caller"):
        return (NOBODY, *range(rules.parties))
    return (False, True)


@pytest.mark.parametrize(("edition", "players"), [*PRINTED, *BEFORE])
def test_what_is_asked_has_two_answers_and_what_is_concluded_has_one(
    edition: Edition, players: int
) -> None:
    rules = Rules(edition, players)
    dice = Dice(players)
    for number in range(ROUNDS // 8):
        position = Round.dealt(rules, QuickChance(dice.below(1 << 30)), number % players).position
        play_eagerly(position, dice)
        full = entry_of(position)
        entry = Entry(tuple(replace(p, distances=None, drove_200s=None) for p in full.parties))
        while True:
            hold_conclusions(rules, entry)
            if not (fields := PAD.missing(rules, entry)):
                break
            field = fields[0]
            possible = possible_answers(rules, PAD.conclude(rules, entry), field)
            assert len(possible) > 1, (entry, field)
            assert answer(full, field) in possible
            entry = with_answer(entry, field, answer(full, field))


def hold_conclusions(rules: Rules, entry: Entry) -> None:
    """Every answer to a concluded question but the concluded one cannot be."""
    known = PAD.conclude(rules, entry)
    concluded = [PadField(name) for name in ("caller", "winner", "used_up", "early")]
    if known.winner not in (None, NOBODY):
        concluded.append(PadField("drove_200s", known.winner))
    for field in concluded:
        if answer(entry, field) is None and answer(known, field) is not None:
            assert possible_answers(rules, known, field) == [answer(known, field)], (entry, field)


def possible_answers(rules: Rules, entry: Entry, field: PadField) -> list[int]:
    return [
        told
        for told in answers(rules, field)
        if not PAD.problems(rules, with_answer(entry, field, told))
    ]
