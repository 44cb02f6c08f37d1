"""An evening with real cards: rounds that are played, to be written on a score pad in a browser.

``python -m tests.web.evening EDITION PLAYERS ROUNDS`` writes it as JSON: match after match until so
many rounds are played, of each round all that can be said in the words of the pad, the points it
scored as it was played, and the totals after it; the last match may be left unfinished. Of the
first match there is the score pad as a file, too.
"""

import json
import sys
from dataclasses import replace
from typing import Any

from tests.rallye import played_entries as rallye_entries
from tests.uno import played_entries as uno_entries
from tischrunde.core.chance import QuickChance
from tischrunde.core.dice import Dice
from tischrunde.core.position import NOBODY
from tischrunde.core.score_pad import PadField, PadMatch, pad_match
from tischrunde.core.sheet import Sheet
from tischrunde.games.catalogue import GAMES
from tischrunde.pad.events import Opened, RoundField, Written
from tischrunde.pad.file import write_pad
from tischrunde.pad.fold import folded
from tischrunde.rallye.editions import EDITIONS as RALLYE
from tischrunde.rallye.round import Round as RallyeRound
from tischrunde.rallye.rules import Rules as RallyeRules
from tischrunde.rallye.score_pad import PAD as RALLYE_PAD
from tischrunde.uno.editions import EDITIONS as UNO
from tischrunde.uno.round import Round as UnoRound
from tischrunde.uno.rules import Rules as UnoRules
from tischrunde.uno.score_pad import PAD as UNO_PAD

NAMES = (
    "Dachs",
    "Igel",
    "Fuchs",
    "Eule",
    "Biber",
    "Luchs",
    "Otter",
    "Marder",
    "Wiesel",
    "Maulwurf",
)
OPENED_AT = 1_700_000_000_000
ROUND_MS = 600_000
KINDS = ("numbers", "symbols", "wilds")
"""What of a hand is not written down where its points are."""


def evening(edition: str, players: int, rounds: int) -> dict[str, Any]:
    """Return the matches of an evening."""
    is_uno = edition in UNO
    pad, editions = (UNO_PAD, UNO) if is_uno else (RALLYE_PAD, RALLYE)
    rules: Any = pad.rules(editions[edition], players)
    dice = Dice(players + rounds)
    matches: list[list[dict[str, Any]]] = [[]]
    scored: list[tuple[Sheet, ...]] = []
    for _ in range(rounds):
        match = pad_match(pad, rules, 0, scored)
        if match.winners:
            matches.append([])
            scored = []
        said, sheets = (uno_round if is_uno else rallye_round)(rules, dice, len(scored) % players)
        scored.append(sheets)
        matches[-1].append(told(said, sheets, pad_match(pad, rules, 0, scored)))
    return {
        "edition": edition,
        "members": rules.members,
        "matches": matches,
        "file": pad_file("uno" if is_uno else "rallye", edition, players, matches[0]),
    }


def rallye_round(
    rules: RallyeRules, dice: Dice, dealer: int
) -> tuple[dict[PadField, str], tuple[Sheet, ...]]:
    """Play a round of the rally game; return what can be said of it, and its score sheets."""
    played = RallyeRound.dealt(rules, QuickChance(dice.below(1 << 30)), dealer)
    rallye_entries.play_eagerly(played.position, dice)
    (sheets,) = played.sheets
    return RALLYE_PAD.words(rallye_entries.entry_of(played.position)), sheets


def uno_round(
    rules: UnoRules, dice: Dice, dealer: int
) -> tuple[dict[PadField, str], tuple[Sheet, ...]]:
    """Play a round of UNO to its end; return what can be said of it, and its score sheets."""
    while True:
        played = UnoRound.dealt(rules, QuickChance(dice.below(1 << 30)), dealer)
        played.position.play_out(dice)
        if played.position.winner != NOBODY:
            break
    (sheets,) = played.sheets
    full = uno_entries.entry_of(played.position)
    by_points = uno_entries.by_points(rules, full)
    kinds = UNO_PAD.words(replace(uno_entries.by_groups(full), out=None))
    return kinds | UNO_PAD.words(by_points), sheets


def told(said: dict[PadField, str], sheets: tuple[Sheet, ...], match: PadMatch) -> dict[str, Any]:
    """Return a round, and how the match stands after it."""
    return {
        "said": [{"field": at.name, "of": at.of, "value": value} for at, value in said.items()],
        "points": [sheet.total for sheet in sheets],
        "totals": match.totals,
        "winners": sorted(match.winners),
    }


def pad_file(game: str, edition: str, players: int, match: list[dict[str, Any]]) -> str:
    """Return a match as the file of a score pad on which somebody wrote it down."""
    revision = GAMES[game].editions[edition].revision
    opened = Opened("Dachs", OPENED_AT, game, edition, revision, NAMES[:players], 0)
    written = [
        Written(opened.id, opened.by, OPENED_AT + number * ROUND_MS, place, answer["value"])
        for number, round_ in enumerate(match, 1)
        for answer in round_["said"]
        if answer["field"] not in KINDS
        for place in [RoundField(number, PadField(answer["field"], answer["of"]))]
    ]
    return write_pad(folded((opened, *written)))


if __name__ == "__main__":
    named, at_table, many = sys.argv[1:]
    json.dump(evening(named, int(at_table), int(many)), sys.stdout)
