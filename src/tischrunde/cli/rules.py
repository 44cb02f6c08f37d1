"""``tischrunde rules``: an edition as a rulebook."""

import argparse
from collections.abc import Iterator

from tischrunde import texts
from tischrunde.cli.asking import heading, rule_set, title, wrapped
from tischrunde.core.card_game import CardGame
from tischrunde.core.edition import Edition
from tischrunde.games.rulebook import Rule, rulebook


def rules(options: argparse.Namespace) -> Iterator[str]:
    """Print the rulebook of an edition."""
    lang = options.lang
    game, edition = rule_set(options)
    game_title = texts.say(game.id, "title", lang)
    name = title(game, edition, lang)
    yield from heading(texts.say("cli", "rules-title", lang, game=game_title, edition=name), "═")
    yield texts.say("cli", "rules-about", lang)
    agreed = {clauses[0] for clauses in edition.basis.values() if clauses[0].startswith("house/")}
    if agreed:
        yield texts.say("cli", "rules-house", lang, rules=game.house.write(edition))
    for number, chapter in enumerate(rulebook(game.id, edition.id, lang), 1):
        yield from heading(f"{number}  {chapter.title}")
        for rule in chapter.rules:
            yield from _paragraph(game, rule, lang, "✓ " if rule.clause in agreed else "• ")
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
        texts.say(game.id, f"line-{line}", lang, edition=edition.id): points
        for line, points in game.scoring_table(edition).items()
    }
    width = max(map(len, awards))
    yield texts.say(game.id, "scoring", lang)
    for name, points in awards.items():
        yield f"{name:<{width}}  {texts.say('cli', 'points', lang, points=points)}"
