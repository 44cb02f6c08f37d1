"""The score of a finished round: one sheet a party, one line for each thing that scores.

A round that was played here and one that was played with real cards are scored alike, by their
facts.
"""

from tischrunde.core.bits import ones
from tischrunde.core.game import Party
from tischrunde.core.native import i64
from tischrunde.core.position import NOBODY
from tischrunde.core.sheet import Line, Sheet
from tischrunde.rallye.cards import SAFETIES
from tischrunde.rallye.edition import Edition, StockAward, UnplacedAward
from tischrunde.rallye.facts import Facts
from tischrunde.rallye.position import Position
from tischrunde.rallye.rules import Rules


def sheets(position: Position) -> tuple[Sheet, ...]:
    """Return the score sheets of a finished round, by party."""
    return sheets_of(position.rules, _facts(position))


def sheets_of(rules: Rules, facts: Facts) -> tuple[Sheet, ...]:
    """Return the score sheets of a round by its facts, by party."""
    return tuple(_sheet(rules, facts, party) for party in range(rules.parties))


def points(position: Position, party: i64) -> i64:
    """Return what a party scores in a finished round, without its sheet."""
    scored: i64 = 0
    for _, count, each in _tallies(position.rules, _facts(position), party):
        scored += count * each
    return scored


def scoring_table(edition: Edition) -> dict[str, int]:
    """Return what each line of a score sheet is worth once, in the order of the score pad."""
    table = {
        "safeties": edition.safety_points,
        "all-safeties": edition.all_safeties_points,
        "coups-fourres": edition.coup_fourre_points,
        "win": edition.win_points,
        "no-200s": edition.no_200s_points,
    }
    if edition.stock_award is StockAward.AFTER:
        table["after-stock"] = edition.stock_points
    elif edition.stock_award is not StockAward.NONE:
        table["before-stock"] = edition.stock_points
    table["unplaced"] = edition.unplaced_points
    if edition.extension:
        table["extension"] = edition.extension_points
        if edition.failed_extension_pays_opponents:
            table["failed-extension"] = edition.extension_points
    return table


def _facts(position: Position) -> Facts:
    """Return what of a played round scores."""
    displays = position.displays
    winner = position.winner
    caller = position.caller
    return Facts(
        km=[display.km for display in displays],
        safeties=[ones(display.safeties) for display in displays],
        coups_fourres=[ones(display.crosswise) for display in displays],
        winner=winner,
        drove_200s=winner != NOBODY and displays[winner].two_hundreds > 0,
        caller=NOBODY if caller == NOBODY else position.rules.party_of[caller],
        used_up=position.left == 0,
        early=position.early != 0 if caller != NOBODY else position.left > 0,
    )


def _sheet(rules: Rules, facts: Facts, party: Party) -> Sheet:
    lines = rules.edition.lines
    return Sheet(
        tuple(
            Line(line, lines[line], count, count * each)
            for line, count, each in _tallies(rules, facts, party)
            if count
        )
    )


def _tallies(rules: Rules, facts: Facts, party: Party) -> list[tuple[str, int, int]]:
    """Return line by line what is counted for a party, how often, and what it is worth once."""
    return [
        ("distance", facts.km[party], 1),
        *_safeties(rules, facts, party),
        *_winning(rules, facts, party),
        *_first_at_the_goal(rules, facts, party),
        *_unplaced(rules, facts, party),
        *_extension(rules, facts, party),
    ]


def _safeties(rules: Rules, facts: Facts, party: Party) -> list[tuple[str, int, int]]:
    """Laid safeties, all four, and those laid as coups fourrés; one still in hand is worthless."""
    edition = rules.edition
    laid = facts.safeties[party]
    coups = ("coups-fourres", facts.coups_fourres[party], edition.coup_fourre_points)
    one_by_one = ("safeties", laid, edition.safety_points)
    if laid < len(SAFETIES):
        return [one_by_one, coups]
    all_four = ("all-safeties", 1, edition.all_safeties_points)
    return [one_by_one, all_four, coups] if edition.all_safeties_on_top else [all_four, coups]


def _winning(rules: Rules, facts: Facts, party: Party) -> list[tuple[str, int, int]]:
    """What goes to the party that reached the goal in force; after a call that is 1000 km.

    Where nobody reached it nobody has won, and nothing of this is given.
    """
    if facts.winner != party:
        return []
    edition = rules.edition
    awards = [("win", 1, edition.win_points)]
    if not facts.drove_200s:
        awards.append(("no-200s", 1, edition.no_200s_points))
    if edition.stock_award is StockAward.AFTER and facts.used_up:
        awards.append(("after-stock", 1, edition.stock_points))
    if edition.stock_award is StockAward.BEFORE and not facts.used_up:
        awards.append(("before-stock", 1, edition.stock_points))
    return awards


def _first_at_the_goal(rules: Rules, facts: Facts, party: Party) -> list[tuple[str, int, int]]:
    """What goes to the party first at the printed goal in time; a call takes nothing from it."""
    edition = rules.edition
    if edition.stock_award is not StockAward.FIRST:
        return []
    first = facts.winner if facts.caller == NOBODY else facts.caller
    return [("before-stock", int(facts.early and first == party), edition.stock_points)]


def _unplaced(rules: Rules, facts: Facts, party: Party) -> list[tuple[str, int, int]]:
    """What a party scores for opponents that laid no distance card."""
    edition = rules.edition
    if edition.unplaced_award is UnplacedAward.WINNER:
        earns = facts.winner == party
    else:
        earns = facts.km[party] > 0
    if not earns:
        return []
    unplaced = 0
    for other in rules.opponents[party]:
        if not facts.km[other]:
            unplaced += 1
    return [("unplaced", unplaced, edition.unplaced_points)]


def _extension(rules: Rules, facts: Facts, party: Party) -> list[tuple[str, int, int]]:
    """The premium for 1000 km; it may fall to the opponents of a caller who does not get there."""
    edition = rules.edition
    if facts.caller == NOBODY:
        return []
    if facts.winner == party:
        return [("extension", 1, edition.extension_points)]
    if facts.caller in (party, facts.winner) or not edition.failed_extension_pays_opponents:
        return []
    if facts.winner != NOBODY and not edition.overtaken_caller_pays_opponents:
        return []
    if edition.unplaced_scores_safeties_only and not facts.km[party]:
        return []
    return [("failed-extension", 1, edition.extension_points)]
