"""``tischrunde rules``: an edition as a rulebook."""

import argparse
import json
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from tischrunde import texts
from tischrunde.cli.arguments import take_json
from tischrunde.cli.commands import Say
from tischrunde.cli.console import heading, wrapped
from tischrunde.cli.inputs import rule_set, take_rules, title
from tischrunde.core.card_game import CardGame
from tischrunde.core.edition import Edition
from tischrunde.games.clause_code import Place, places
from tischrunde.games.rulebook import Rule, rulebook_chapters

_Code: TypeAlias = Mapping[str, tuple[Place, ...]]
"""By clause: its places in the code."""


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take a game and an edition, and whether the code is shown as well."""
    take_rules(parser, say)
    parser.add_argument("--code", action="store_true", help=say("code"))
    take_json(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Print the rulebook of an edition."""
    game, edition = rule_set(options)
    code = places(game, edition.id) if options.code else None
    if options.json:
        plain = _plain(game, edition, options.lang, code)
        yield json.dumps(plain, ensure_ascii=False, indent=1)
    else:
        yield from _told(game, edition, options.lang, code or {})


def _agreed(edition: Edition) -> set[str]:
    """Return the clauses of the house rules that are played by."""
    return {clauses[0] for clauses in edition.basis.values() if clauses[0].startswith("house/")}


def _line(game: CardGame, edition: Edition, line: str, lang: str) -> str:
    return texts.say(game.id, f"line-{line}", lang, edition=edition.id)


# ── for people ────────────────────────────────────────────────────────────────────────────────


def _told(
    game: CardGame,
    edition: Any,  # noqa: ANN401 - of any game
    lang: str,
    code: _Code,
) -> Iterator[str]:
    game_title = texts.say(game.id, "title", lang)
    name = title(game, edition, lang)
    yield from heading(texts.say("cli", "rules-title", lang, game=game_title, edition=name), "═")
    yield texts.say("cli", "rules-about", lang)
    agreed = _agreed(edition)
    if agreed:
        yield texts.say("cli", "rules-house", lang, rules=game.house.write(edition))
    for number, chapter in enumerate(rulebook_chapters(game.id, edition.id, lang), 1):
        yield from heading(f"{number}  {chapter.title}")
        for rule in chapter.rules:
            yield from _paragraph(game, rule, lang, "✓ " if rule.clause in agreed else "• ")
            yield from (f"    {place}" for place in code.get(rule.clause, ()))
    yield from heading(texts.say("cli", "cards-title", lang))
    for card, count in edition.deck.items():
        yield f"{count:>3} × {texts.card_name(game.id, card.slug, edition.id, lang)}"
    yield from heading(texts.say("cli", "scoring-title", lang))
    yield from _scoring_overview(game, edition, lang)


def _paragraph(game: CardGame, rule: Rule, lang: str, bullet: str) -> list[str]:
    lines = [] if rule.says is None else [rule.says]
    if rule.ruling:
        frame = "silent" if rule.says is None else "ruling"
        lines.append(texts.say(game.id, frame, lang, text=rule.ruling))
    lines[-1] += f"  [{rule.clause}]"
    return [
        *wrapped(lines[0], bullet),
        *(broken for line in lines[1:] for broken in wrapped(line, "  → ")),
    ]


def _scoring_overview(game: CardGame, edition: Edition, lang: str) -> Iterator[str]:
    awards = {
        _line(game, edition, line, lang): points
        for line, points in game.scoring_table(edition).items()
    }
    width = max(map(len, awards))
    yield texts.say(game.id, "scoring", lang)
    for name, points in awards.items():
        yield f"{name:<{width}}  {texts.say('cli', 'points', lang, points=points)}"


# ── for programs ──────────────────────────────────────────────────────────────────────────────


def _plain(
    game: CardGame,
    edition: Any,  # noqa: ANN401 - of any game
    lang: str,
    code: _Code | None,
) -> dict[str, Any]:
    agreed = _agreed(edition)
    return {
        "game": game.id,
        "rules": game.house.write(edition),
        "title": title(game, edition, lang),
        "chapters": [
            {
                "kind": chapter.kind,
                "title": chapter.title,
                "clauses": [_plain_rule(rule, agreed, code) for rule in chapter.rules],
            }
            for chapter in rulebook_chapters(game.id, edition.id, lang)
        ],
        "cards": [
            {
                "card": card.slug,
                "name": texts.card_name(game.id, card.slug, edition.id, lang),
                "count": count,
            }
            for card, count in edition.deck.items()
        ],
        "scoring": [
            {"line": line, "name": _line(game, edition, line, lang), "points": points}
            for line, points in game.scoring_table(edition).items()
        ],
    }


def _plain_rule(rule: Rule, agreed: set[str], code: _Code | None) -> dict[str, Any]:
    """Return a clause, whether a house rule is agreed, and if asked for its places in the code."""
    plain: dict[str, Any] = {"clause": rule.clause, "says": rule.says, "ruling": rule.ruling}
    if rule.clause.startswith("house/"):
        plain["agreed"] = rule.clause in agreed
    if code is not None:
        plain["code"] = [str(place) for place in code.get(rule.clause, ())]
    return plain
