"""``tischrunde hint``: the best moves of a position, how well they do, and why."""

import argparse
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tischrunde import texts
from tischrunde.bots.bot import Budget
from tischrunde.bots.hints import BUDGET, Hint, hints_for
from tischrunde.cli.arguments import count, take_json, take_seed
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake, heading, wrapped
from tischrunde.cli.inputs import AnyRound, position_asked, seat_asked
from tischrunde.cli.recorded import frame_at, is_file, read
from tischrunde.core.card_game import CardGame
from tischrunde.core.match_view import MatchView
from tischrunde.engine.advice import because, headline, per_cent, side
from tischrunde.engine.odds import odds_in_words
from tischrunde.games.catalogue import GAMES
from tischrunde.texts.narration import company_at

_SIGNS: Final = {"for": "+", "against": "−", "remark": "·"}
"""How a reason is marked."""


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take a position, or where to find one, and how long to think."""
    parser.add_argument("position", metavar=say("word-position"), help=say("hint-position"))
    parser.add_argument("--at", type=int, metavar="N", help=say("hint-at"))
    parser.add_argument("--seat", type=int, metavar="N", help=say("hint-seat"))
    for name, usual in (("moves", 3), ("rollouts", BUDGET.rollouts)):
        words = say(f"hint-{name}")
        parser.add_argument(f"--{name}", type=count, default=usual, metavar="N", help=words)
    take_seed(parser, say("hint-seed"))
    parser.add_argument("--odds", action="store_true", help=say("hint-odds"))
    take_json(parser, say)


class Asked(NamedTuple):
    """A seat's view of a match, with game and rules."""

    game: CardGame
    rules: Any
    view: MatchView[Any]

    @property
    def edition(self) -> str:
        """The edition under the house rules."""
        return str(self.rules.edition.id)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Name the best moves."""
    asked = _position(options) if options.at is None else _recorded(options)
    if options.odds:
        yield from _odds(asked, options)
        return
    budget = Budget(options.rollouts, math.inf)
    found = hints_for(asked.game.id, asked.rules, asked.view, budget, options.seed)
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
    if is_file(options.position):
        words = texts.say("records", "say-which-move", options.lang, file=options.position)
        raise Mistake(words)
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
        yield from wrapped(headline(asked.game.id, each, asked.edition, lang), f"{number}. ")
        for reason in each.reasons:
            words = because(asked.game.id, reason, asked.edition, lang)
            yield from wrapped(words, f"   {_SIGNS[side(reason)]} ")
    if named[0].deals:
        yield ""
        yield from wrapped(texts.say("hints", "figures", lang, deals=str(named[0].deals)), "")


def _odds(asked: Asked, options: argparse.Namespace) -> Iterator[str]:
    """Tell the chances of the seat."""
    lang, view = options.lang, asked.view.round
    names = [texts.seat_words(seat, lang) for seat in range(len(view.hand_sizes))]
    company = company_at(asked.game.id, asked.view, names)
    found = odds_in_words(company, asked.rules, view, lang)
    if options.json:
        yield json.dumps(found, ensure_ascii=False, indent=1)
        return
    yield from heading(texts.say("odds", "odds-of", lang, seat=view.seat + 1))[1:]
    hidden = sum(found["unseen"].values())
    yield from wrapped(texts.say("odds", "unseen", lang, unseen=hidden, stock=found["stock"]), "")
    yield ""
    for need in found["needs"]:
        yield from wrapped(need["words"], "  ")
        yield from wrapped(", ".join(_by_turn(need["chances"], lang)), "    ")
    if not found["needs"]:
        yield texts.say("odds", "nothing-needed", lang)
    for reply in found["replies"]:
        chance = per_cent(reply["chance"]["chance"])
        words = texts.say("odds", "reply", lang, words=reply["words"], chance=chance)
        yield from wrapped(words, "  ")
    yield ""
    yield from wrapped(found["assumed"], "")


def _by_turn(chances: Sequence[Mapping[str, Any]], lang: str) -> Iterator[str]:
    for turns, each in enumerate(chances, 1):
        chance = per_cent(each["chance"])
        yield texts.say("odds", "in-turns", lang, turns=turns, chance=chance)


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
