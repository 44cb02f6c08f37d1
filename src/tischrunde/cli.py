"""The command ``tischrunde``."""

import argparse
import io
import json
import os
import shutil
import sys
import textwrap
import time
from collections.abc import Iterator, Sequence
from typing import Any

from tischrunde import texts
from tischrunde.core.edition import Edition
from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.notation import PARTIES, Unreadable
from tischrunde.core.simulation import Tally
from tischrunde.games.catalogue import GAMES, CardGame, game_of
from tischrunde.games.rulebook import Rule, rulebook
from tischrunde.rallye.cards import SAFETY_AGAINST
from tischrunde.rallye.moves import Attack, CoupFourre, Lay
from tischrunde.uno.moves import Play

_WIDEST = 100


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without "→" still shows the rest
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
    edition.add_argument("game", choices=GAMES, help=say("help-game"))
    edition.add_argument("--edition", metavar="EDITION", help=say("help-edition"))

    parser = argparse.ArgumentParser(prog="tischrunde", description=say("about"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("editions", parents=[common], help=say("help-editions"))
    command.set_defaults(run=_editions)

    command = commands.add_parser("rules", parents=[common, edition], help=say("help-rules"))
    command.set_defaults(run=_rules)

    command = commands.add_parser("simulate", parents=[common, edition], help=say("help-simulate"))
    command.add_argument("--players", type=int, default=2, help=say("help-players"))
    command.add_argument("--rounds", type=_at_least_one, default=1000, help=say("help-rounds"))
    command.add_argument("--seed", type=int, default=1, help=say("help-seed"))
    command.add_argument("--json", action="store_true", help=say("help-json"))
    command.set_defaults(run=_simulate)

    command = commands.add_parser("why", parents=[common], help=say("help-why"))
    command.add_argument("position", metavar="POSITION", help=say("help-position"))
    command.add_argument("--seat", type=int, help=say("help-seat"))
    command.set_defaults(run=_why)
    return parser


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


# ── editions ──────────────────────────────────────────────────────────────────────────────────


def _editions(options: argparse.Namespace) -> Iterator[str]:
    lang = options.lang
    rows = [
        (edition, _title(game, edition, lang))
        for game in GAMES.values()
        for edition in game.editions.values()
    ]
    width = max(len(title) for _, title in rows)
    for edition, title in rows:
        cards = texts.say("cli", "cards", lang, count=sum(edition.deck.values()))
        players = texts.say("cli", "players", lang, list=_players(edition))
        yield f"{edition.id:<14} {title:<{width}}  {cards}, {players}"


def _title(game: CardGame, edition: Edition, lang: str) -> str:
    return texts.say(game.id, f"edition-{edition.id}", lang)


def _players(edition: Edition) -> str:
    return ", ".join(map(str, edition.player_counts))


def _rule_set(options: argparse.Namespace) -> tuple[CardGame, Any]:
    """Return the game and the edition asked for, with house rules if it names any."""
    game = GAMES[options.game]
    rule_set = options.edition or next(iter(game.editions))
    try:
        return game, game.house.read(rule_set)
    except HouseRulesRefused as refused:
        raise _unplayable(game, refused, options.lang) from None


def _unplayable(game: CardGame, refused: HouseRulesRefused, lang: str) -> _Mistake:
    words = texts.explain(game.id, refused.refusal, "", lang, group="house")
    return _Mistake(texts.say("cli", "no-such-rules", lang, problem=words))


# ── rules ─────────────────────────────────────────────────────────────────────────────────────


def _rules(options: argparse.Namespace) -> Iterator[str]:
    lang = options.lang
    game, edition = _rule_set(options)
    title = texts.say(game.id, "title", lang)
    name = _title(game, edition, lang)
    yield from _heading(texts.say("cli", "rules-title", lang, game=title, edition=name), "═")
    yield texts.say("cli", "rules-about", lang)
    agreed = {clauses[0] for clauses in edition.basis.values() if clauses[0].startswith("house/")}
    if agreed:
        yield texts.say("cli", "rules-house", lang, rules=game.house.write(edition))
    for number, chapter in enumerate(rulebook(game.id, edition.id, lang), 1):
        yield from _heading(f"{number}  {chapter.title}")
        for rule in chapter.rules:
            yield from _paragraph(game, rule, lang, "✓ " if rule.clause in agreed else "• ")
    yield from _heading(texts.say("cli", "cards-title", lang))
    for card, count in edition.deck.items():
        yield f"{count:>3} × {texts.card_name(game.id, card.slug, edition.id, lang)}"
    yield from _heading(texts.say("cli", "scoring-title", lang))
    yield from _scoring_overview(game, edition, lang)


def _heading(title: str, rule: str = "─") -> list[str]:
    return ["", title, rule * len(title), ""]


def _paragraph(game: CardGame, rule: Rule, lang: str, bullet: str) -> list[str]:
    lines = [] if rule.says is None else [rule.says]
    if rule.ruling:
        frame = "silent" if rule.says is None else "ruling"
        lines.append(texts.say(game.id, frame, lang, text=rule.ruling))
    lines[-1] += f"  [{rule.clause}]"
    return [
        *_wrapped(lines[0], bullet),
        *(wrapped for line in lines[1:] for wrapped in _wrapped(line, "  → ")),
    ]


def _wrapped(line: str, bullet: str) -> list[str]:
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    indent = " " * len(bullet)
    return textwrap.wrap(
        line, width, initial_indent=bullet, subsequent_indent=indent, break_on_hyphens=False
    )


def _scoring_overview(game: CardGame, edition: Edition, lang: str) -> Iterator[str]:
    awards = {
        texts.say(game.id, f"line-{line}", lang, edition=edition.id): points
        for line, points in game.scoring_table(edition).items()
    }
    width = max(map(len, awards))
    yield texts.say(game.id, "scoring", lang)
    for name, points in awards.items():
        yield f"{name:<{width}}  {texts.say('cli', 'points', lang, points=points)}"


# ── simulate ──────────────────────────────────────────────────────────────────────────────────


def _simulate(options: argparse.Namespace) -> Iterator[str]:
    lang = options.lang
    game, edition = _rule_set(options)
    if options.players not in edition.player_counts:
        list_ = _players(edition)
        raise _Mistake(texts.say("cli", "wrong-players", lang, edition=edition.id, list=list_))
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


# ── why ───────────────────────────────────────────────────────────────────────────────────────


def _why(options: argparse.Namespace) -> Iterator[str]:
    lang = options.lang
    game = game_of(options.position) or next(iter(GAMES.values()))
    try:
        table = game.read_round(options.position)
    except Unreadable as error:
        raise _unreadable(game, error, lang) from None
    except HouseRulesRefused as refused:
        raise _unplayable(game, refused, lang) from None
    seat = table.position.actor() if options.seat is None else options.seat - 1
    if not 0 <= seat < table.position.rules.players:
        raise _Mistake(texts.say("cli", "no-such-seat", lang, seat=options.seat))
    edition = table.position.rules.edition.id
    view = table.view(seat)
    yield from _heading(texts.say("cli", "hand-of", lang, seat=seat + 1))[1:]
    for card in dict.fromkeys(view.hand):
        uses = dict.fromkeys(_uses(table.position, view.legal, card, lang))
        name = texts.card_name(game.id, card.slug, edition, lang)
        yield f"{name}: {', '.join(uses) or texts.say('cli', 'may-not', lang)}"
        for sentence in dict.fromkeys(
            f"{texts.explain(game.id, refusal, edition, lang)}  [{refusal.clause}]"
            for _, refusal in view.blocked.get(card, ())
        ):
            yield from _wrapped(sentence, "  → ")


def _unreadable(game: CardGame, error: Unreadable, lang: str) -> _Mistake:
    words, column = error.words, error.column + 1
    message = f"unreadable-{error.problem}"
    return _Mistake(texts.say(game.id, message, lang, words=words, column=column))


def _uses(position: Any, legal: Sequence[object], card: object, lang: str) -> Iterator[str]:  # noqa: ANN401 - of any game
    """Yield what a card may be used for now, but for throwing it away."""
    for move in legal:
        match move:
            case Lay(laid) if laid is card:
                yield texts.say("cli", "may-lay", lang)
            case Attack(laid, party) if laid is card:
                yield texts.say("cli", "may-attack", lang, party=PARTIES[party])
            case CoupFourre() if card is SAFETY_AGAINST[position.hazard]:
                yield texts.say("cli", "may-coup", lang)
            case Play(laid) if laid is card:
                yield texts.say("cli", "may-play", lang)
            case _:
                pass
