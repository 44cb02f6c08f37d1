"""``tischrunde hint``: the best moves of a position, how well they do, and why."""

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tischrunde import texts
from tischrunde.bots.bot import Budget
from tischrunde.bots.hints import Hint, hints
from tischrunde.bots.reason import Reason
from tischrunde.cli.asking import AnyRound, Mistake, heading, position_asked, seat_asked, wrapped
from tischrunde.cli.recorded import frame_at, read
from tischrunde.core.card_game import CardGame
from tischrunde.core.match_view import MatchView
from tischrunde.games.catalogue import GAMES
from tischrunde.texts.moves import move_words


class Asked(NamedTuple):
    """A seat's view of a match, and what it is played by."""

    game: CardGame
    rules: Any
    view: MatchView[Any]

    @property
    def edition(self) -> str:
        """The edition under the house rules."""
        return str(self.rules.edition.id)


def hint(options: argparse.Namespace) -> Iterator[str]:
    """Name the best moves."""
    asked = _position(options) if options.at is None else _recorded(options)
    budget = Budget(options.rollouts, math.inf)
    found = hints(asked.game.id, asked.rules, asked.view, budget, options.seed)
    seat = asked.view.round.seat + 1
    if not found:
        raise Mistake(texts.say("hints", "nothing-to-do", options.lang, seat=seat))
    named = found[: options.moves]
    if options.json:
        yield json.dumps(_plain(asked, named), ensure_ascii=False, indent=1)
    else:
        yield from heading(texts.say("hints", "hints", options.lang, seat=seat))[1:]
        yield from _told(asked, named, options.lang)


def _position(options: argparse.Namespace) -> Asked:
    """Return a position as the first round of a match, nobody having scored yet."""
    game, round_ = position_asked(options)
    rules = round_.position.rules
    view: MatchView[Any] = MatchView(
        number=1,
        target=rules.edition.target,
        totals=(0,) * rules.parties,
        sheets=(),
        winners=frozenset(),
        round=round_.view(seat_asked(options, round_)),
    )
    return Asked(game, rules, view)


def _recorded(options: argparse.Namespace) -> Asked:
    """Return a position of a recorded match."""
    record = read(options.position, options.lang)
    match = frame_at(record, options.at, options.lang).match
    round_: AnyRound = match.round
    return Asked(GAMES[record.game], match.rules, match.view(seat_asked(options, round_)))


# ── for people ────────────────────────────────────────────────────────────────────────────────


def _told(asked: Asked, named: Sequence[Hint], lang: str) -> Iterator[str]:
    for number, each in enumerate(named, 1):
        yield from wrapped(_headline(asked, each, lang), f"{number}. ")
        for reason in each.reasons:
            yield from wrapped(_because(asked, reason, lang), f"   {_sign(reason.value)} ")
    if named[0].deals:
        yield ""
        yield from wrapped(texts.say("hints", "figures", lang, deals=str(named[0].deals)), "")


def _headline(asked: Asked, each: Hint, lang: str) -> str:
    move = move_words(each.move, asked.edition, lang)
    if each.chance is None or each.lead is None:
        return move
    lead = f"{each.lead:+.0f}".replace("-", "−")
    return texts.say("hints", "tried", lang, move=move, chance=f"{each.chance:.0%}"[:-1], lead=lead)


def _because(asked: Asked, reason: Reason, lang: str) -> str:
    side = "for" if reason.value >= 0 else "against"
    return texts.say("hints", f"reason-{reason.id}", lang, side=side, edition=asked.edition)


def _sign(value: int) -> str:
    """Return how a reason is marked: for, against, or a remark."""
    if not value:
        return "·"
    return "+" if value > 0 else "−"


# ── for programs ──────────────────────────────────────────────────────────────────────────────


def _plain(asked: Asked, named: Sequence[Hint]) -> dict[str, Any]:
    view = asked.view
    return {
        "game": asked.game.id,
        "rules": view.round.rule_set,
        "seat": view.round.seat,
        "totals": list(view.totals),
        "target": view.target,
        "hints": [
            {
                "move": asked.game.write_move(each.move),
                "chance": each.chance,
                "lead": each.lead,
                "deals": each.deals,
                "reasons": [{"id": said.id, "value": said.value} for said in each.reasons],
            }
            for each in named
        ],
    }
