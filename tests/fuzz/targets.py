"""What is fuzzed: everything that reads what others wrote.

A target takes any bytes and returns; only what a reader must never do raises. Whatever it accepts
must also be of use: it can be written and read again, and a position can be asked and shown.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.notation import Unreadable
from tischrunde.core.record import write_record
from tischrunde.core.record_reader import read_record
from tischrunde.engine.record_problems import unlike, unreadable
from tischrunde.games.catalogue import GAMES
from tischrunde.games.verify import Check, Verdict, verify_record


def moves(game: CardGame) -> Callable[[bytes], None]:
    """Return the target that reads moves of a game."""

    def read(data: bytes) -> None:
        with suppress(Unreadable):
            move = game.read_move(_text(data))
            assert game.read_move(game.write_move(move)) == move

    return read


def positions(game: CardGame) -> Callable[[bytes], None]:
    """Return the target that reads positions of a game."""

    def read(data: bytes) -> None:
        try:
            round_ = game.read_round(_text(data))
        except (Unreadable, HouseRulesRefused):
            return
        text = game.write_position(round_.position)
        assert game.write_position(game.read_round(text).position) == text
        for seat in range(round_.position.rules.players):
            round_.view(seat)
        round_.view(None)

    return read


def rule_sets(game: CardGame) -> Callable[[bytes], None]:
    """Return the target that reads rule sets of a game."""

    def read(data: bytes) -> None:
        with suppress(HouseRulesRefused):
            edition = game.house.read(_text(data))
            assert game.house.read(game.house.write(edition)) == edition

    return read


def record(data: bytes) -> None:
    """Read a record."""
    with suppress(Unreadable):
        read = read_record(data.decode(errors="replace"))
        assert read_record(write_record(read)) == read


def verified(data: bytes) -> None:
    """Say whether a record is true, and why not."""
    verdict = verify_record(data)
    for check in verdict.checks:
        if not check.right:
            _words(verdict, check)


def _words(verdict: Verdict, check: Check) -> str:
    """Return what is wrong as the command says it."""
    args: dict[str, Any] = check.args
    if check.id == "no-utf-8":
        return texts.say("records", check.id, "de", byte=str(args["byte"]))
    if verdict.record is None:
        return unreadable(check.id, args["words"], check.place, "de")
    return unlike(verdict.record, check.id, args, check.place, check.refusal, "de")


def _text(data: bytes) -> str:
    """Return bytes as the command line would."""
    return data.decode(errors="surrogateescape")


TARGETS: Final[Mapping[str, Callable[[bytes], None]]] = {
    **{f"{name}-move": moves(game) for name, game in GAMES.items()},
    **{f"{name}-position": positions(game) for name, game in GAMES.items()},
    **{f"{name}-rules": rule_sets(game) for name, game in GAMES.items()},
    "record": record,
    "verify": verified,
}
