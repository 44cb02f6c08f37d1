"""``tischrunde simulate``: many rounds at random, counted."""

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

from tischrunde import texts
from tischrunde.cli.asking import Mistake, players, rule_set
from tischrunde.core.simulation import Tally


def simulate(options: argparse.Namespace) -> Iterator[str]:
    """Play rounds at random and print what happened."""
    lang = options.lang
    game, edition = rule_set(options)
    if options.players not in edition.player_counts:
        list_ = players(edition)
        raise Mistake(texts.say("cli", "wrong-players", lang, edition=edition.id, list=list_))
    began = time.perf_counter()
    tally = game.simulate(edition, options.players, options.rounds, options.seed)
    per_second = round(tally.moves / (time.perf_counter() - began))
    if options.json:
        yield json.dumps(_figures(options, game.house.write(edition), tally, per_second), indent=2)
        return
    endings = (
        f"{texts.say('cli', f'ending-{ending}', lang)} {count}"
        for ending, count in sorted(tally.endings.items())
    )
    rows = {
        "rounds": f"{tally.rounds}",
        "moves": f"{tally.moves}",
        "moves-per-second": f"{per_second}",
        "endings": ", ".join(endings),
        "mean-points": f"{tally.mean_points:.1f}",
        **{name: f"{count}" for name, count in tally.counts.items()},
    }
    labels = {row: texts.say("cli", row, lang) for row in rows}
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
