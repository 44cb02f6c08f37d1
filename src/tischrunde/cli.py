"""The command ``tischrunde``."""

import argparse
import json
import os
import shutil
import sys
import textwrap
import time
from collections.abc import Sequence
from dataclasses import asdict

from tischrunde import texts
from tischrunde.core.notation import Unreadable
from tischrunde.games.rulebook import Rule, rulebook
from tischrunde.rallye.cards import SAFETY_AGAINST, Card
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.moves import Attack, CoupFourre, Lay
from tischrunde.rallye.notation import read_position
from tischrunde.rallye.reasons import why_not
from tischrunde.rallye.round import Round
from tischrunde.rallye.scoring import scoring_table
from tischrunde.rallye.simulation import simulate

_WIDEST = 100


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    options = _parser(_language(arguments)).parse_args(arguments)
    try:
        print("\n".join(options.run(options)))
    except _Mistake as mistake:
        print(mistake, file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


class _Mistake(Exception):  # noqa: N818 - told to the user as it is
    """Something the user asked for that cannot be done."""


def _language(arguments: Sequence[str]) -> str:
    """Return the language to speak before the arguments are read: asked for, or the system's."""
    first = argparse.ArgumentParser(add_help=False)
    first.add_argument("--lang", choices=texts.LANGUAGES)
    try:
        asked = first.parse_known_args(arguments)[0].lang
    except SystemExit:  # the full parser says what is wrong
        asked = None
    system = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    return asked or (system if system in texts.LANGUAGES else "de")


def _parser(lang: str) -> argparse.ArgumentParser:
    def say(message: str) -> str:
        return texts.say("cli", message, lang)

    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=texts.LANGUAGES, default=lang, help=say("help-lang"))
    edition = argparse.ArgumentParser(add_help=False)
    edition.add_argument("game", choices=["rallye"])
    edition.add_argument("--edition", choices=EDITIONS, required=True, help=say("help-edition"))

    parser = argparse.ArgumentParser(prog="tischrunde", description=say("about"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("editions", parents=[common], help=say("help-editions"))
    command.set_defaults(run=_editions)

    command = commands.add_parser("rules", parents=[common, edition], help=say("help-rules"))
    command.set_defaults(run=_rules)

    command = commands.add_parser("simulate", parents=[common, edition], help=say("help-simulate"))
    command.add_argument("--players", type=int, default=2, help=say("help-players"))
    command.add_argument("--rounds", type=int, default=1000, help=say("help-rounds"))
    command.add_argument("--seed", type=int, default=1, help=say("help-seed"))
    command.add_argument("--json", action="store_true", help=say("help-json"))
    command.set_defaults(run=_simulate)

    command = commands.add_parser("why", parents=[common], help=say("help-why"))
    command.add_argument("position", metavar="POSITION", help=say("help-position"))
    command.add_argument("--seat", type=int, help=say("help-seat"))
    command.set_defaults(run=_why)
    return parser


# ── editions ──────────────────────────────────────────────────────────────────────────────────


def _editions(options: argparse.Namespace) -> list[str]:
    lang = options.lang
    names = {id_: texts.say("rallye", f"edition-{id_}", lang) for id_ in EDITIONS}
    width = max(map(len, names.values()))
    return [
        f"{edition.id:<14} {names[edition.id]:<{width}}  "
        f"{texts.say('cli', 'cards', lang, count=sum(edition.deck.values()))}, "
        f"{texts.say('cli', 'players', lang, list=_players(edition))}"
        for edition in EDITIONS.values()
    ]


def _players(edition: Edition) -> str:
    return ", ".join(map(str, edition.player_counts))


# ── rules ─────────────────────────────────────────────────────────────────────────────────────


def _rules(options: argparse.Namespace) -> list[str]:
    lang = options.lang
    edition = EDITIONS[options.edition]
    title = texts.say("rallye", f"edition-{edition.id}", lang)
    lines = _heading(texts.say("cli", "rules-title", lang, edition=title), "═")
    lines.append(texts.say("cli", "rules-about", lang))
    for number, chapter in enumerate(rulebook(options.game, edition.id, lang), 1):
        lines += _heading(f"{number}  {chapter.title}")
        for rule in chapter.rules:
            lines += _paragraph(rule, lang)
    lines += _heading(texts.say("cli", "cards-title", lang))
    lines += _card_overview(edition, lang)
    lines += _heading(texts.say("cli", "scoring-title", lang))
    lines += _scoring_overview(edition, lang)
    return lines


def _heading(title: str, rule: str = "─") -> list[str]:
    return ["", title, rule * len(title), ""]


def _paragraph(rule: Rule, lang: str) -> list[str]:
    lines = [] if rule.says is None else [rule.says]
    if rule.ruling:
        frame = "silent" if rule.says is None else "ruling"
        lines.append(texts.say("rallye", frame, lang, text=rule.ruling))
    lines[-1] += f"  [{rule.clause}]"
    return [
        *_wrapped(lines[0], "• "),
        *(wrapped for line in lines[1:] for wrapped in _wrapped(line, "  → ")),
    ]


def _wrapped(line: str, bullet: str) -> list[str]:
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    indent = " " * len(bullet)
    return textwrap.wrap(
        line, width, initial_indent=bullet, subsequent_indent=indent, break_on_hyphens=False
    )


def _card_overview(edition: Edition, lang: str) -> list[str]:
    return [
        f"{count:>3} × {texts.card_name(card, edition.id, lang)}"
        for card, count in edition.deck.items()
    ]


def _scoring_overview(edition: Edition, lang: str) -> list[str]:
    awards = {
        texts.say("rallye", f"line-{line}", lang, edition=edition.id): points
        for line, points in scoring_table(edition).items()
    }
    width = max(map(len, awards))
    return [
        texts.say("cli", "scoring-distance", lang),
        *(
            f"{name:<{width}}  {texts.say('cli', 'points', lang, points=points)}"
            for name, points in awards.items()
        ),
    ]


# ── simulate ──────────────────────────────────────────────────────────────────────────────────


def _simulate(options: argparse.Namespace) -> list[str]:
    lang = options.lang
    edition = EDITIONS[options.edition]
    if options.players not in edition.player_counts:
        list_ = _players(edition)
        raise _Mistake(texts.say("cli", "wrong-players", lang, edition=edition.id, list=list_))
    began = time.perf_counter()
    tally = simulate(edition, options.players, options.rounds, options.seed)
    per_second = round(tally.moves / (time.perf_counter() - began))
    if options.json:
        figures = {
            "game": options.game,
            "edition": edition.id,
            "players": options.players,
            "seed": options.seed,
            **asdict(tally),
            "mean_points": tally.mean_points,
            "moves_per_second": per_second,
        }
        return [json.dumps(figures, indent=2)]
    endings = ", ".join(
        f"{texts.say('cli', f'ending-{ending}', lang)} {count}"
        for ending, count in tally.endings.items()
        if count
    )
    rows = {
        "rounds": f"{tally.rounds}",
        "moves": f"{tally.moves}",
        "moves-per-second": f"{per_second}",
        "endings": endings,
        "mean-points": f"{tally.mean_points:.1f}",
        "extensions": f"{tally.counts['extensions']}",
        "coups-fourres": f"{tally.counts['coups-fourres']}",
    }
    labels = {row: texts.say("cli", row, lang) for row in rows}
    width = max(map(len, labels.values()))
    return [f"{labels[row]:<{width}}  {value}" for row, value in rows.items()]


# ── why ───────────────────────────────────────────────────────────────────────────────────────


def _why(options: argparse.Namespace) -> list[str]:
    lang = options.lang
    try:
        position = read_position(options.position)
    except Unreadable as error:
        raise _Mistake(_unreadable(error.problem, error.words, error.column, lang)) from None
    seat = position.actor() if options.seat is None else options.seat - 1
    if not 0 <= seat < position.rules.players:
        raise _Mistake(_unreadable("no-such-seat", str(options.seat), 0, lang))
    table = Round(position)
    edition = position.rules.edition.id
    blocked = why_not(position, seat)
    lines = _heading(texts.say("cli", "hand-of", lang, seat=seat + 1))[1:]
    for card in dict.fromkeys(table.view(seat).hand):
        lines.append(f"{texts.card_name(card, edition, lang)}: {_uses(table, seat, card, lang)}")
        for sentence in dict.fromkeys(
            f"{texts.explain(refusal, edition, lang)}  [{refusal.clause}]"
            for _, refusal in blocked.get(card, ())
        ):
            lines += _wrapped(sentence, "  → ")
    return lines


def _unreadable(problem: str, words: str, column: int, lang: str) -> str:
    return texts.say("rallye", f"unreadable-{problem}", lang, words=words, column=column + 1)


def _uses(table: Round, seat: int, card: Card, lang: str) -> str:
    uses = []
    for move in table.legal(seat):
        match move:
            case Lay(laid) if laid is card:
                uses.append(texts.say("cli", "may-lay", lang))
            case Attack(laid, party) if laid is card:
                uses.append(texts.say("cli", "may-attack", lang, party="ABC"[party]))
            case CoupFourre() if card is SAFETY_AGAINST[Card(table.position.hazard)]:
                uses.append(texts.say("cli", "may-coup", lang))
            case _:
                pass
    return ", ".join(uses) or texts.say("cli", "may-discard-only", lang)
