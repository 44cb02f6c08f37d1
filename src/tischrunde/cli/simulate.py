"""``tischrunde simulate``: many rounds at random, counted."""

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

from tischrunde import texts
from tischrunde.cli.arguments import count, take_json, take_players, take_seed
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake, progress, tenths
from tischrunde.cli.inputs import players, rule_set, take_rules
from tischrunde.core.simulation import Tally
from tischrunde.texts.face import face


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take what to play, and how much of it."""
    take_rules(parser, say)
    take_players(parser, say)
    parser.add_argument("--rounds", type=count, default=1000, metavar="N", help=say("rounds"))
    take_seed(parser, say("seed"))
    take_json(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Play rounds at random and print what happened."""
    lang = options.lang
    game, edition = rule_set(options)
    if options.players not in edition.player_counts:
        list_ = players(edition, lang)
        raise Mistake(texts.say("cli", "wrong-players", lang, edition=edition.id, list=list_))
    began = time.perf_counter()
    with progress(texts.say("cli", "rounds", lang), options.rounds, lang) as watch:
        tally = game.simulate(edition, options.players, options.rounds, options.seed, watch)
    per_second = round(tally.moves / (time.perf_counter() - began))
    if options.json:
        yield json.dumps(_figures(options, game.house.write(edition), tally, per_second), indent=2)
        return
    counted = face(game.id).tallies
    endings = (
        f"{texts.say(counted, f'ending-{ending}', lang)} {count}"
        for ending, count in sorted(tally.endings.items())
    )
    rows = {
        "rounds": f"{tally.rounds}",
        "moves": f"{tally.moves}",
        "moves-per-second": f"{per_second}",
        "endings": ", ".join(endings),
        "mean-points": tenths(tally.mean_points, lang),
        **{name: f"{count}" for name, count in tally.counts.items()},
    }
    labels = {row: texts.say(counted if row in tally.counts else "cli", row, lang) for row in rows}
    width = max(map(len, labels.values()))
    for row, value in rows.items():
        yield f"{labels[row]:<{width}}  {value}"


def _figures(
    options: argparse.Namespace, rule_set: str, tally: Tally, per_second: int
) -> dict[str, Any]:
    return {
        "game": options.game,
        "edition": rule_set,
        "players": options.players,
        "seed": options.seed,
        "rounds": tally.rounds,
        "moves": tally.moves,
        "moves_per_second": per_second,
        "endings": dict(sorted(tally.endings.items())),
        "mean_points": tally.mean_points,
        **{name.replace("-", "_"): count for name, count in tally.counts.items()},
    }
