"""Rounds that were played are possible on the score pad, and score there what they scored."""

import os
from dataclasses import replace

import pytest

from tests.uno.played_entries import by_groups, by_points, entry_of, summed
from tischrunde.core.chance import QuickChance
from tischrunde.core.dice import Dice
from tischrunde.core.house import Changes
from tischrunde.uno.edition import Edition
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.house import HOUSE, WILD
from tischrunde.uno.pad_entry import Entry
from tischrunde.uno.round import Round
from tischrunde.uno.rules import Rules
from tischrunde.uno.score_pad import PAD

ROUNDS = int(os.environ.get("PAD_ROUNDS", "40"))
"""Random rounds for each rule set and number of players; `.ci/long` asks for many more."""

RULE_SETS: dict[str, Changes] = {
    "printed": {},
    "everybody-keeps": {"everybody_keeps_points": True},
    "teams": {"teams": True},
    "teams-keep": {"teams": True, "everybody_keeps_points": True},
    "wild": WILD,
    "wild-keep": {**WILD, "everybody_keeps_points": True},
}
SHARE = {"teams": 8, "teams-keep": 8, "wild": 40, "wild-keep": 40}
"""What part of the rounds is played: at random those by wild rules take thousands of moves."""

TABLES = [
    pytest.param(edition, players, ROUNDS // SHARE.get(name, 1), id=f"{name}-{players}")
    for name, changes in RULE_SETS.items()
    for edition in [HOUSE.agreed(UNO_CARABINER, changes)]
    for players in edition.player_counts
]


@pytest.mark.parametrize(("edition", "players", "rounds"), TABLES)
def test_a_played_round_scores_on_the_pad_what_it_scored(
    edition: Edition, players: int, rounds: int
) -> None:
    rules = Rules(edition, players)
    dice = Dice(players)
    for number in range(rounds):
        played = Round.dealt(rules, QuickChance(dice.below(1 << 30)), number % players)
        played.position.play_out(dice)
        (sheets,) = played.sheets
        by_cards = entry_of(played.position)
        for told in (by_cards, replace(by_cards, out=None)):
            assert PAD.problems(rules, told) == (), (edition.id, told)
            assert PAD.sheets(rules, told) == sheets, (edition.id, told)
        totals = [sheet.total for sheet in sheets]
        for told in (by_groups(by_cards), by_points(rules, by_cards), asked(rules, by_cards)):
            assert PAD.problems(rules, told) == (), (edition.id, told)
            summed = PAD.sheets(rules, told)
            assert summed is not None
            assert [sheet.total for sheet in summed] == totals, (edition.id, told)


def asked(rules: Rules, full: Entry) -> Entry:
    """Write a round as a family does: who went out, then only the hands that are asked for."""
    entry = replace(PAD.blank(rules), out=full.out)
    for field in PAD.missing(rules, entry):
        assert field.name == "points"
        seat = field.of or 0
        hands = (*entry.hands[:seat], summed(rules, full.hands[seat]), *entry.hands[seat + 1 :])
        entry = replace(entry, hands=hands)
    return entry
