"""``tischrunde replay``: any position of a recorded match, as any seat saw it."""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from rich.console import Console

from tischrunde import texts
from tischrunde.cli.arguments import take_json
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake
from tischrunde.cli.inputs import no_such_seat
from tischrunde.cli.recorded import frame_at, read
from tischrunde.core.events import RoundEnded
from tischrunde.core.game import Seat
from tischrunde.core.record import Record
from tischrunde.engine.record_problems import untrue
from tischrunde.games.catalogue import GAMES
from tischrunde.games.encoder import plain, plain_event
from tischrunde.games.replay import Frame, Untrue, frames
from tischrunde.terminal.drawing.table import draw, draw_score
from tischrunde.texts.narration import company_at, move_words


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take a record, and what to see of it."""
    parser.add_argument("file", metavar=say("word-file"), help=say("record"))
    parser.add_argument("--seat", type=int, metavar="N", help=say("replay-seat"))
    parser.add_argument("--at", type=int, metavar="N", help=say("at"))
    parser.add_argument("--step", action="store_true", help=say("step"))
    take_json(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Show a position of a recorded match, or one after the other."""
    record = read(options.file, options.lang)
    moves = sum(len(round_.moves) for round_ in record.rounds)
    seat = _seat(options, record)
    at = moves if options.at is None and not options.step else options.at or 0
    if not 0 <= at <= moves:
        raise Mistake(texts.say("records", "no-such-number", options.lang, moves=str(moves)))
    try:
        if options.json:
            yield json.dumps(_plain(record, options.at, seat), ensure_ascii=False, indent=1)
        elif options.step:
            _step(record, at, moves, seat, options.lang)
        else:
            _show(record, frame_at(record, at, options.lang), moves, seat, options.lang)
    except Untrue as error:
        raise Mistake(untrue(record, error, options.lang)) from None


def _seat(options: argparse.Namespace, record: Record) -> Seat | None:
    if options.seat is None:
        return None
    if not 1 <= options.seat <= len(record.names):
        raise no_such_seat(options, len(record.names))
    return int(options.seat) - 1


# ── for people ────────────────────────────────────────────────────────────────────────────────


def _show(record: Record, frame: Frame, moves: int, seat: Seat | None, lang: str) -> None:
    """Draw a position; without a seat all cards lie open."""
    console = Console(highlight=False)
    match = frame.match
    view = match.view(seat)
    hands = None
    if seat is None:
        hands = [match.view(each).round.hand for each in range(len(record.names))]
    console.print(_headline(record, frame, moves, seat, lang), markup=False, style="bold")
    if any(isinstance(event, RoundEnded) for event in frame.events) and not match.over:
        console.print(draw_score(record.game, view, record.names, lang))
    console.print(draw(record.game, view, record.names, hands, lang))


def _headline(record: Record, frame: Frame, moves: int, seat: Seat | None, lang: str) -> str:
    if frame.move is None:
        return texts.say("records", "dealt", lang, moves=str(moves))
    if not _seen(frame, seat):
        return texts.say(
            "records", "after-hidden-move", lang, number=str(frame.number), moves=str(moves)
        )
    return texts.say(
        "records",
        "after-move",
        lang,
        number=str(frame.number),
        moves=str(moves),
        name=record.names[frame.move.seat],
        move=_in_words(record, frame, frame.move.text, lang),
    )


def _in_words(record: Record, frame: Frame, move: str, lang: str) -> str:
    """Return a move in words, those it hits by name."""
    company = company_at(record.game, frame.match.view(None), record.names)
    played = GAMES[record.game].read_move(move)
    return move_words(record.game, played, company.edition, lang, company)


def _seen(frame: Frame, seat: Seat | None) -> bool:
    """Return whether a seat saw the move made: its own, or one of which everybody saw something."""
    return (
        seat is None or (frame.move is not None and frame.move.seat == seat) or frame.events != ()
    )


def _step(record: Record, number: int, moves: int, seat: Seat | None, lang: str) -> None:
    """Show position after position, as the reader asks for them."""
    prompt = texts.say("records", "step", lang)
    while True:
        _show(record, frame_at(record, number, lang), moves, seat, lang)
        try:
            asked = input(f"{prompt} ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if asked == "q" or (not asked and number == moves):
            return
        if asked.isascii() and asked.isdecimal() and len(asked) < len(str(moves)) + 2:
            number = min(int(asked), moves)
        else:
            number = max(0, min(number + (-1 if asked == "b" else 1), moves))


# ── for programs ──────────────────────────────────────────────────────────────────────────────


def _plain(record: Record, at: int | None, seat: Seat | None) -> dict[str, Any]:
    shown = (frame for frame in frames(record) if at is None or frame.number == at)
    told = [_plain_frame(record, frame, seat) for frame in shown]
    return {**_plain_terms(record, seat), "frames": told}


def _plain_terms(record: Record, seat: Seat | None) -> dict[str, Any]:
    """Return all but the moves; for a seat without the seed, from which all cards follow."""
    terms: dict[str, Any] = plain(GAMES[record.game], record)
    del terms["rounds"]
    if seat is not None:
        terms["chance"].pop("seed", None)
        terms["chance"].pop("secret", None)
    return terms


def _plain_frame(record: Record, frame: Frame, seat: Seat | None) -> dict[str, Any]:
    """Return a position as text or, with a seat, all that seat could know."""
    game = GAMES[record.game]
    match = frame.match
    shown = (
        {"position": game.write_position(match.round.position)}
        if seat is None
        else {"view": plain(game, match.view(seat))}
    )
    move = frame.move if _seen(frame, seat) else None
    return {
        "number": frame.number,
        "round": match.number,
        "seat": None if move is None else move.seat,
        "move": None if move is None else move.text,
        "at": None if move is None else move.at,
        "events": [plain_event(game, event) for event in frame.events],
        **shown,
    }
