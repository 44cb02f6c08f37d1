"""The score of a finished round: one sheet a party, one line for each thing that scores."""

from tischrunde.core.bits import ones
from tischrunde.core.game import Party
from tischrunde.core.native import i64
from tischrunde.core.position import NOBODY
from tischrunde.core.sheet import Line, Sheet
from tischrunde.rallye.cards import SAFETIES
from tischrunde.rallye.edition import Edition, StockAward, UnplacedAward
from tischrunde.rallye.position import Position


def sheets(position: Position) -> tuple[Sheet, ...]:
    """Return the score sheets of a finished round, by party."""
    return tuple(_sheet(position, party) for party in range(position.rules.parties))


def points(position: Position, party: i64) -> i64:
    """Return what a party scores in a finished round, without its sheet."""
    scored: i64 = 0
    for _, count, each in _tallies(position, party):
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


def _sheet(position: Position, party: Party) -> Sheet:
    lines = position.rules.edition.lines
    return Sheet(
        tuple(
            Line(line, lines[line], count, count * each)
            for line, count, each in _tallies(position, party)
            if count
        )
    )


def _tallies(position: Position, party: Party) -> list[tuple[str, int, int]]:
    """Return line by line what is counted for a party, how often, and what it is worth once."""
    return [
        ("distance", position.displays[party].km, 1),
        *_safeties(position, party),
        *_winning(position, party),
        *_first_at_the_goal(position, party),
        *_unplaced(position, party),
        *_extension(position, party),
    ]


def _safeties(position: Position, party: Party) -> list[tuple[str, int, int]]:
    """Laid safeties, all four, and those laid as coups fourrés; one still in hand is worthless."""
    edition = position.rules.edition
    display = position.displays[party]
    laid = ones(display.safeties)
    coups = ("coups-fourres", ones(display.crosswise), edition.coup_fourre_points)
    one_by_one = ("safeties", laid, edition.safety_points)
    if laid < len(SAFETIES):
        return [one_by_one, coups]
    all_four = ("all-safeties", 1, edition.all_safeties_points)
    return [one_by_one, all_four, coups] if edition.all_safeties_on_top else [all_four, coups]


def _winning(position: Position, party: Party) -> list[tuple[str, int, int]]:
    """What goes to the party that reached the goal in force; after a call that is 1000 km.

    Where nobody reached it nobody has won, and nothing of this is given.
    """
    if position.winner != party:
        return []
    edition = position.rules.edition
    awards = [("win", 1, edition.win_points)]
    if position.displays[party].two_hundreds == 0:
        awards.append(("no-200s", 1, edition.no_200s_points))
    if edition.stock_award is StockAward.AFTER and position.left == 0:
        awards.append(("after-stock", 1, edition.stock_points))
    if edition.stock_award is StockAward.BEFORE and position.left > 0:
        awards.append(("before-stock", 1, edition.stock_points))
    return awards


def _first_at_the_goal(position: Position, party: Party) -> list[tuple[str, int, int]]:
    """What goes to the party first at the printed goal in time; a call takes nothing from it."""
    edition = position.rules.edition
    if edition.stock_award is not StockAward.FIRST:
        return []
    if position.caller == NOBODY:
        earns = position.winner == party and position.left > 0
    else:
        earns = position.early != 0 and party == position.rules.party_of[position.caller]
    return [("before-stock", int(earns), edition.stock_points)]


def _unplaced(position: Position, party: Party) -> list[tuple[str, int, int]]:
    """What a party scores for opponents that laid no distance card."""
    edition = position.rules.edition
    unplaced = sum(not _placed(position, other) for other in _opponents(position, party))
    if edition.unplaced_award is UnplacedAward.WINNER:
        earns = position.winner == party
    else:
        earns = _placed(position, party)
    return [("unplaced", unplaced, edition.unplaced_points)] if earns else []


def _extension(position: Position, party: Party) -> list[tuple[str, int, int]]:
    """The premium for 1000 km; it may fall to the opponents of a caller who does not get there."""
    edition = position.rules.edition
    if position.caller == NOBODY:
        return []
    if position.winner == party:
        return [("extension", 1, edition.extension_points)]
    caller = position.rules.party_of[position.caller]
    if caller in (party, position.winner) or not edition.failed_extension_pays_opponents:
        return []
    if position.winner != NOBODY and not edition.overtaken_caller_pays_opponents:
        return []
    if edition.unplaced_scores_safeties_only and not _placed(position, party):
        return []
    return [("failed-extension", 1, edition.extension_points)]


def _placed(position: Position, party: Party) -> bool:
    return position.displays[party].driven != 0


def _opponents(position: Position, party: Party) -> list[Party]:
    return [other for other in range(position.rules.parties) if other != party]
