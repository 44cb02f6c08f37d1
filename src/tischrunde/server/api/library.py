"""Games to choose from, their rulebooks and manuals."""

import asyncio
from collections.abc import Callable
from dataclasses import asdict, replace
from enum import Enum
from functools import cache
from typing import Any, Final

from tischrunde import texts
from tischrunde.bots.names import LEVELS
from tischrunde.core.card_game import CardGame
from tischrunde.core.house import MOST, HouseRule, HouseValue
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.games.encoder import plain
from tischrunde.games.line_ups import AnyEdition, line_ups
from tischrunde.games.manual import manual
from tischrunde.games.rulebook import chapters_by_heading
from tischrunde.protocol import library, rest
from tischrunde.server.api.request import Request, Trouble
from tischrunde.server.api.table_setup import agreed
from tischrunde.server.cached_responses import CachedResponse, cached_json
from tischrunde.table.pace import PACES
from tischrunde.texts import LANGUAGES

_ASK_AGAIN: Final = "public, no-cache"


class LibraryRoutes:
    """Answers requests for games, rulebooks and manuals."""

    async def games(self, _: Request) -> CachedResponse:
        """Return what can be played, for a start page."""
        return games_response()

    async def rulebook(self, request: Request) -> CachedResponse:
        """Return the rules of an edition."""
        return await _in_language(rulebook_response, request)

    async def manual(self, request: Request) -> CachedResponse:
        """Return the manual of an edition as printed; one with house rules is made on devices."""
        return await _in_language(manual_response, request)

    async def agree(self, request: Request) -> None:
        """Raise Trouble if house rules cannot be played together."""
        rules = request.path["rules"]
        if len(rules) > rest.LONGEST_RULES:
            raise Trouble("malformed")
        agreed(_game_of(rules), rules)


async def _in_language(
    response: Callable[[str, str], CachedResponse], request: Request
) -> CachedResponse:
    edition, language = request.path["edition"], request.query.get("lang", LANGUAGES[0])
    if language not in LANGUAGES:
        raise Trouble("malformed")
    # Players do not wait while all texts are read for the first time.
    return await asyncio.to_thread(response, edition, language)


@cache
def games_response() -> CachedResponse:
    """Return what can be played."""
    reply = library.Games(
        games={game.id: _game(game) for game in GAMES.values()},
        paces={name: library.Times(**asdict(pace)) for name, pace in PACES.items()},
    )
    return cached_json(_ASK_AGAIN, reply)


@cache
def manual_response(name: str, language: str) -> CachedResponse:
    """Return the manual of an edition; raise Trouble if there is no such edition or manual."""
    game, edition = _printed(name)
    made = manual(game, edition, language)
    if made is None:
        raise Trouble("no-such-manual")
    return cached_json(_ASK_AGAIN, plain(game, made))


def _printed(name: str) -> tuple[CardGame, Any]:
    game = _game_of(name)
    edition = game.editions.get(name)
    if edition is None:
        raise Trouble("no-such-edition")
    return game, edition


def _game_of(rules: str) -> CardGame:
    game = game_of(rules)
    if game is None:
        raise Trouble("no-such-edition")
    return game


@cache
def rulebook_response(name: str, language: str) -> CachedResponse:
    """Return the rules of an edition; raise Trouble if there is none of this name."""
    game, edition = _printed(name)
    reply = library.Rulebook(
        game=game.id,
        edition=name,
        title=texts.say(game.id, f"edition-{name}", language),
        chapters=[
            library.Chapter(
                kind=chapter.kind,
                title=chapter.title,
                rules=[library.Rule(**asdict(rule)) for rule in chapter.rules],
            )
            for chapter in chapters_by_heading(game, edition, language)
        ],
        cards=[
            library.CardKind(
                card=card.slug,
                name=texts.card_name(game.id, card.slug, name, language),
                count=count,
                group=card.group.value,
            )
            for card, count in edition.deck.items()
        ],
        scoring=[
            library.ScoreLine(
                line=line,
                name=texts.say(game.id, f"line-{line}", language, edition=name),
                points=points,
                clause=edition.lines[line],
            )
            for line, points in game.scoring_table(edition).items()
        ],
    )
    return cached_json(_ASK_AGAIN, reply)


def _game(game: CardGame) -> library.Game:
    return library.Game(
        editions={name: _edition(game, edition) for name, edition in game.editions.items()},
        presets={
            name: {field: _plain(value) for field, value in changes.items()}
            for name, changes in game.house.presets.items()
        },
        bots=list(LEVELS),
    )


def _edition(game: CardGame, edition: AnyEdition) -> library.Edition:
    return library.Edition(
        players=list(edition.player_counts),
        line_ups=_line_ups(edition),
        target=edition.target,
        house=[_house(edition, field, rule) for field, rule in game.house.rules.items()],
    )


def _house(edition: AnyEdition, field: str, rule: HouseRule) -> library.HouseRule:
    value: HouseValue = getattr(edition, field)
    choices = [choice.value for choice in type(value)] if isinstance(value, Enum) else []
    kind = "choice" if choices else "switch" if isinstance(value, bool) else "number"
    return library.HouseRule(
        field=field,
        clause=rule.clause,
        kind=kind,
        value=_plain(value),
        choices=choices,
        least=rule.least if kind == "number" else None,
        most=MOST if kind == "number" else None,
        line_ups=_once_turned(edition, field) if kind == "switch" else [],
    )


def _once_turned(edition: AnyEdition, field: str) -> list[library.LineUp]:
    other = {field: not getattr(edition, field)}
    turned = replace(edition, **other)  # type: ignore[arg-type] # a switch of the edition
    return [] if line_ups(turned) == line_ups(edition) else _line_ups(turned)


def _line_ups(edition: AnyEdition) -> list[library.LineUp]:
    return [library.LineUp(**asdict(each)) for each in line_ups(edition)]


def _plain(value: HouseValue) -> library.HouseValue:
    return value.value if isinstance(value, Enum) else value
