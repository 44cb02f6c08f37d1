"""The score pad of the rally game: from what people say of a round to its score sheets.

Where a rule of the pad is to be found:

- what is written down of a round: ``pad_entry``
- why it cannot have been so, clause by clause: ``pad_reasons``
- which distance cards make how many kilometres: ``pad_distances``
- what follows from what was said, and what is still to be asked: here
- what it scores: ``scoring``, as every round
"""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from tischrunde.core.game import Party
from tischrunde.core.notation import PARTIES
from tischrunde.core.pad_words import NUMBER, PARTY, TRUTH, cards, counts
from tischrunde.core.position import NOBODY
from tischrunde.core.score_pad import PadField, ScorePad
from tischrunde.core.sheet import Sheet
from tischrunde.rallye.cards import KM, SAFETIES
from tischrunde.rallye.edition import StockAward
from tischrunde.rallye.facts import Facts
from tischrunde.rallye.match import winners
from tischrunde.rallye.pad_entry import Entry, PartyEntry
from tischrunde.rallye.pad_reasons import callers, goal_in_force, problems, winner_by_distance
from tischrunde.rallye.rules import KM_200, Rules
from tischrunde.rallye.scoring import sheets_of

OWN_LINES: Final = frozenset(("distance", "safeties", "all-safeties", "coups-fourres"))
"""What a party scores for its own cards, whatever the others did."""


def blank(rules: Rules) -> Entry:
    """Return the entry of which nothing is known yet."""
    return Entry(parties=(PartyEntry(),) * rules.parties)


@lru_cache(maxsize=256)
def conclude(rules: Rules, entry: Entry) -> Entry:
    """Return the entry with all that follows from what was said; nothing said is changed."""
    counted = replace(entry, parties=tuple(_counted(party) for party in entry.parties))
    called = _with_caller(rules, counted)
    won = _with_winner(rules, called)
    return _with_200s(rules, _with_stock(rules, won))


def missing(rules: Rules, entry: Entry) -> tuple[PadField, ...]:
    """Return what is still to be asked, in the order to ask it."""
    known = conclude(rules, entry)
    # Where the goal is exact, the winner's kilometres follow once it is known who called.
    follows = known.winner if rules.exact_goal and known.caller is None else None
    unknown = tuple(
        PadField("km", number)
        for number, party in enumerate(known.parties)
        if party.km is None and number != follows
    )
    if unknown or known.caller is None:
        return unknown or (PadField("caller"),)
    if known.winner is None:
        return (PadField("winner"),)
    if known.winner != NOBODY and known.parties[known.winner].drove_200s is None:
        return (PadField("drove_200s", known.winner), *_stock_questions(rules, known))
    return _stock_questions(rules, known)


def sheets(rules: Rules, entry: Entry) -> tuple[Sheet, ...] | None:
    """Return the score sheets by party, or None while something is missing."""
    return None if missing(rules, entry) else so_far(rules, entry)


def so_far(rules: Rules, entry: Entry) -> tuple[Sheet, ...]:
    """Return the score sheets; while something is missing, only a party's own cards score."""
    told = sheets_of(rules, _facts(conclude(rules, entry)))
    if not missing(rules, entry):
        return told
    return tuple(Sheet(tuple(line for line in each.lines if line.id in OWN_LINES)) for each in told)


def _counted(party: PartyEntry) -> PartyEntry:
    """The cards by kind tell the kilometres, and whether there is a 200 among them."""
    drove = party.drove_200s
    if drove is None and party.distances is not None:
        drove = party.distances[KM_200] > 0
    return replace(party, km=party.driven, drove_200s=drove)


def _with_caller(rules: Rules, entry: Entry) -> Entry:
    """Whoever alone can have called for 1000 km has; where nobody can, nobody has."""
    if entry.caller is not None:
        return entry
    if not rules.extension:
        return replace(entry, caller=NOBODY)
    wrong = len(problems(rules, entry))
    possible = [
        caller
        for caller in callers(rules, entry)
        if len(problems(rules, replace(entry, caller=caller))) <= wrong
    ]
    return replace(entry, caller=possible[0]) if len(possible) == 1 else entry


def _with_winner(rules: Rules, entry: Entry) -> Entry:
    """Whoever is at the goal in force has won; whoever has won is there, if it is exact."""
    if entry.caller is None:
        return entry
    goal = goal_in_force(rules, entry.caller)
    if entry.winner is None:
        return replace(entry, winner=winner_by_distance(entry, goal))
    if entry.winner == NOBODY or not rules.exact_goal:
        return entry
    winner = entry.parties[entry.winner]
    if winner.km is not None:
        return entry
    return _with_party(entry, entry.winner, replace(winner, km=goal))


def _with_stock(rules: Rules, entry: Entry) -> Entry:
    """Without a winner the stock was used up; where the first at the goal earns, more follows."""
    used_up, early = entry.used_up, entry.early
    if used_up is None and (entry.winner == NOBODY or early is False):
        used_up = True
    if rules.first_at_goal_earns and entry.caller is not None and entry.winner is not None:
        if entry.caller != NOBODY:
            if early is None and not rules.extension_after_stock:
                early = True
        elif entry.winner == NOBODY:
            early = False if early is None else early
        elif early is None and used_up is not None:
            early = not used_up
        elif used_up is None and early is not None:
            used_up = not early
    return replace(entry, used_up=used_up, early=early)


def _with_200s(rules: Rules, entry: Entry) -> Entry:
    """The winner laid a 200 where the kilometres cannot be made without, or none, likewise."""
    if entry.winner is None or entry.winner == NOBODY:
        return entry
    winner = entry.parties[entry.winner]
    if winner.drove_200s is not None or winner.km is None:
        return entry
    wrong = len(problems(rules, entry))
    possible = [
        told
        for drove in (False, True)
        if len(problems(rules, told := _told(entry, drove_200s=drove))) <= wrong
    ]
    return possible[0] if len(possible) == 1 else entry


def _told(entry: Entry, *, drove_200s: bool) -> Entry:
    number = entry.winner or 0
    return _with_party(entry, number, replace(entry.parties[number], drove_200s=drove_200s))


def _with_party(entry: Entry, number: Party, party: PartyEntry) -> Entry:
    parties = (*entry.parties[:number], party, *entry.parties[number + 1 :])
    return replace(entry, parties=parties)


def _stock_questions(rules: Rules, known: Entry) -> tuple[PadField, ...]:
    """The stock is asked about only where it decides an award."""
    award = rules.edition.stock_award
    if award is StockAward.FIRST:
        reached = known.winner != NOBODY or known.caller != NOBODY
        return (PadField("early"),) if reached and known.early is None else ()
    if award is StockAward.NONE or known.winner == NOBODY or known.used_up is not None:
        return ()
    return (PadField("used_up"),)


def _facts(known: Entry) -> Facts:
    """Return what of an entry scores; nothing that scores is missing in it."""
    winner = NOBODY if known.winner is None else known.winner
    return Facts(
        km=[party.km or 0 for party in known.parties],
        safeties=[len(party.safeties) for party in known.parties],
        coups_fourres=[len(party.coups_fourres) for party in known.parties],
        winner=winner,
        drove_200s=winner != NOBODY and known.parties[winner].drove_200s is True,
        caller=NOBODY if known.caller is None else known.caller,
        used_up=known.used_up is True,
        early=known.early is True,
    )


_SAFETIES: Final = cards({card.slug: card for card in SAFETIES}, frozenset)

PAD: Final = ScorePad(
    entry=Entry,
    rules=Rules,
    blank=blank,
    conclude=conclude,
    missing=missing,
    problems=problems,
    sheets=sheets,
    so_far=so_far,
    winners=winners,
    parts="parties",
    part_names=PARTIES,
    answers={"winner": PARTY, "caller": PARTY, "used_up": TRUTH, "early": TRUTH},
    part_answers={
        "km": NUMBER,
        "distances": counts(len(KM)),
        "drove_200s": TRUTH,
        "safeties": _SAFETIES,
        "coups_fourres": _SAFETIES,
    },
)
"""The rules of the score pad."""
