"""What the commands share: the rules asked for, mistakes told as they are, lines that fit."""

import argparse
import shutil
import textwrap
from typing import Any, Final, TypeAlias

from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.core.edition import Edition
from tischrunde.core.game import Seat
from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.notation import Unreadable
from tischrunde.core.round import Round
from tischrunde.games.catalogue import GAMES, game_of

AnyRound: TypeAlias = Round[Any, Any, Any, Any]

_WIDEST: Final = 100
_ENOUGH: Final = 60


class Mistake(Exception):  # noqa: N818 - told to the user as it is
    """Something the user asked for that cannot be done."""


class Unverified(Exception):  # noqa: N818 - the words have been said
    """A record that is not true."""


def rule_set(options: argparse.Namespace) -> tuple[CardGame, Any]:
    """Return the game and the edition asked for, with house rules if it names any."""
    game = GAMES[options.game]
    try:
        return game, game.house.read(options.edition or next(iter(game.editions)))
    except HouseRulesRefused as refused:
        raise unplayable(game, refused, options.lang) from None


def unplayable(game: CardGame, refused: HouseRulesRefused, lang: str) -> Mistake:
    """Return why rules cannot be played."""
    words = texts.explain(game.id, refused.refusal, "", lang, group="house")
    return Mistake(texts.say("cli", "no-such-rules", lang, problem=words))


def unreadable(game: CardGame, error: Unreadable, lang: str) -> Mistake:
    """Return why a position cannot be read."""
    words, column = shortened(error.words), error.column + 1
    message = f"unreadable-{error.problem}"
    return Mistake(texts.say(game.id, message, lang, words=words, column=column))


def position_asked(options: argparse.Namespace) -> tuple[CardGame, AnyRound]:
    """Return the position asked about, and its game."""
    game = game_of(options.position) or next(iter(GAMES.values()))
    try:
        return game, game.read_round(options.position)
    except Unreadable as error:
        raise unreadable(game, error, options.lang) from None
    except HouseRulesRefused as refused:
        raise unplayable(game, refused, options.lang) from None


def seat_asked(options: argparse.Namespace, round_: AnyRound) -> Seat:
    """Return the seat asked about, or else one that is waited for."""
    seat = round_.position.actor() if options.seat is None else options.seat - 1
    if not 0 <= seat < round_.position.rules.players:
        raise Mistake(texts.say("cli", "no-such-seat", options.lang, seat=options.seat))
    return int(seat)


def shortened(words: str) -> str:
    """Return as much of words that cannot be read as is needed to find them."""
    return textwrap.shorten(words, _ENOUGH, placeholder="…") if " " in words else words[:_ENOUGH]


def title(game: CardGame, edition: Edition, lang: str) -> str:
    """Return what stands on the box of an edition."""
    return texts.say(game.id, f"edition-{edition.id}", lang)


def players(edition: Edition) -> str:
    """Return how many may sit down."""
    return ", ".join(map(str, edition.player_counts))


def heading(title: str, rule: str = "─") -> list[str]:
    """Return a title over a rule."""
    return ["", title, rule * len(title), ""]


def wrapped(line: str, bullet: str) -> list[str]:
    """Return a line broken to the width of the terminal."""
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    indent = " " * len(bullet)
    return textwrap.wrap(
        line, width, initial_indent=bullet, subsequent_indent=indent, break_on_hyphens=False
    )
