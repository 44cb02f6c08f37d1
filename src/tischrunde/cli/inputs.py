"""What people ask commands about: rules, positions, seats."""

import argparse
from typing import Any, TypeAlias

from tischrunde import texts
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake
from tischrunde.core.card_game import CardGame
from tischrunde.core.edition import Edition
from tischrunde.core.game import Seat
from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.notation import Unreadable
from tischrunde.core.round import Round
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.terminal.unplayable import unplayable as unplayable_words
from tischrunde.texts.quote import shortened

AnyRound: TypeAlias = Round[Any, Any, Any, Any]


def take_rules(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add a game and ``--edition``."""
    parser.add_argument("game", choices=GAMES, metavar=say("word-game"), help=say("game"))
    parser.add_argument("--edition", metavar=say("word-edition"), help=say("edition"))


def rule_set(options: argparse.Namespace) -> tuple[CardGame, Any]:
    """Return the game and the edition asked for, with house rules if it names any."""
    game = GAMES[options.game]
    try:
        return game, game.house.read(options.edition or next(iter(game.editions)))
    except HouseRulesRefused as refused:
        raise unplayable(game, refused, options.lang) from None


def unplayable(game: CardGame, refused: HouseRulesRefused, lang: str) -> Mistake:
    """Return why rules cannot be played."""
    problem = unplayable_words(game, refused, lang)
    return Mistake(texts.say("cli", "no-such-rules", lang, problem=problem))


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
    """Return the requested seat, or else one that the round waits for."""
    seat = round_.position.actor() if options.seat is None else options.seat - 1
    seats = round_.position.rules.players
    if not 0 <= seat < seats:
        raise no_such_seat(options, seats)
    return int(seat)


def no_such_seat(options: argparse.Namespace, seats: int) -> Mistake:
    """Return the mistake that there is no such seat, with those there are."""
    return Mistake(texts.say("cli", "no-such-seat", options.lang, seat=options.seat, seats=seats))


def title(game: CardGame, edition: Edition, lang: str) -> str:
    """Return what stands on the box of an edition."""
    return texts.say(game.id, f"edition-{edition.id}", lang)


def players(edition: Edition, lang: str) -> str:
    """Return the possible numbers of players, as a range if none is left out."""
    counts = edition.player_counts
    first, last = min(counts), max(counts)
    if len(counts) == last - first + 1:
        return texts.say("cli", "from-to", lang, first=first, last=last)
    return ", ".join(map(str, counts))
