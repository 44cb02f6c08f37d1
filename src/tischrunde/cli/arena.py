"""``tischrunde arena``: bots against each other, and how certain it is which is stronger."""

import argparse
import json
import os
from collections.abc import Iterator
from typing import Final

from rich.console import Console

from tischrunde import texts
from tischrunde.arena.measurement import Measurement, measure
from tischrunde.arena.result import result
from tischrunde.arena.terms import Terms
from tischrunde.bots.levels import names
from tischrunde.cli.arguments import count, take_json, take_players, take_seed
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake, progress
from tischrunde.cli.inputs import players, rule_set, take_rules
from tischrunde.cli.standings import draw

_PAIR: Final = 2


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take what to play, who plays, and how much."""
    take_rules(parser, say)
    parser.add_argument("--bots", required=True, metavar="A,B", help=say("bots"))
    take_players(parser, say)
    length = parser.add_mutually_exclusive_group(required=True)
    for name, at in (
        ("rounds", length),
        ("matches", length),
        ("budget-rollouts", parser),
        ("workers", parser),
    ):
        at.add_argument(f"--{name}", type=count, metavar="N", help=say(f"arena-{name}"))
    take_seed(parser, say("seed"))
    parser.add_argument("--sprt", action="store_true", help=say("sprt"))
    take_json(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Play bots against each other and print what that shows."""
    lang = options.lang
    measurement = _measured(options, _terms(options))
    if not measurement.deals:
        raise Mistake(texts.say("arena", "nothing-measured", lang))
    measured = result(measurement)
    if options.json:
        yield json.dumps(measured, ensure_ascii=False, indent=1)
    else:
        Console(highlight=False).print(draw(measured, lang))


def _terms(options: argparse.Namespace) -> Terms:
    game, edition = rule_set(options)
    if options.players not in edition.player_counts:
        list_ = players(edition, options.lang)
        raise _mistake(options, "wrong-players", "cli", edition=edition.id, list=list_)
    terms = Terms(
        game=game.id,
        rules=game.house.write(edition),
        players=options.players,
        levels=tuple(options.bots.split(",")),
        matches=options.matches is not None,
        seed=options.seed,
        rollouts=options.budget_rollouts,
    )
    _check_bots(options, terms)
    return terms


def _check_bots(options: argparse.Namespace, terms: Terms) -> None:
    known = names(terms.game)
    for level in terms.levels:
        if level not in known:
            raise _mistake(options, "no-such-bot", bot=level, list=", ".join(known))
    bots, parties = len(terms.levels), terms.parties
    if bots < _PAIR:
        raise _mistake(options, "too-few-bots")
    if parties not in (_PAIR, bots):
        raise _mistake(options, "wrong-bots", parties=parties, bots=bots)
    if options.sprt and (bots, parties) != (_PAIR, _PAIR):
        raise _mistake(options, "sprt-of-two")


def _mistake(
    options: argparse.Namespace, message: str, resource: str = "arena", **args: str | int
) -> Mistake:
    return Mistake(texts.say(resource, message, options.lang, **args))


def _measured(options: argparse.Namespace, terms: Terms) -> Measurement:
    """Measure, with a progress bar if there is a terminal to show it."""
    deals = options.matches or options.rounds
    workers = min(options.workers or os.cpu_count() or 1, deals)
    with progress(texts.say("arena", "deals", options.lang), deals, options.lang) as watch:
        return measure(terms, deals, workers, sprt=options.sprt, watch=watch)
