"""A finished match move by move: the events, and the changes of one seat's view."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from tischrunde.core.card_game import CardGame
from tischrunde.core.game import Seat
from tischrunde.core.record import Record
from tischrunde.games.encoder import COUNTED, changes, plain_event
from tischrunde.games.replay import AnyMatch, Frame, frames, game_of_record

_LEFT_OUT: Final = COUNTED | {"blocked", "legal"}
"""Fields that help to decide, which a replay does not need."""


@dataclass(frozen=True, slots=True)
class Told:
    """A move as one seat saw it; without ``by`` and ``move`` if it saw nothing of it.

    ``match`` holds the fields of the view that are different now, first all of them; ``round`` in
    it is merged field by field. With all cards open it has ``hands`` as well, by seat.
    """

    number: int
    by: Seat | None
    move: str | None
    at: int | None
    events: list[dict[str, Any]]
    match: dict[str, Any]


def retold(record: Record, seat: Seat | None) -> Iterator[Told]:
    """Yield a finished match from its deal on as a seat saw it, or with None with open cards."""
    game = game_of_record(record)
    seen: Any = None
    hands: list[list[str]] = []
    for frame in frames(record):
        view = frame.match.view(seat, brief=True)
        changed = changes(game, seen, view, _LEFT_OUT)
        seen = view
        if seat is None and (held := _hands(game, frame.match)) != hands:
            changed.setdefault("round", {})["hands"] = hands = held
        yield _told(game, frame, seat, changed)


def _told(game: CardGame, frame: Frame, seat: Seat | None, changed: dict[str, Any]) -> Told:
    move = frame.move
    if move is not None and seat not in (None, move.seat) and not frame.events:
        move = None  # letting an attack stand leaves no trace
    return Told(
        number=frame.number,
        by=None if move is None else move.seat,
        move=None if move is None else move.text,
        at=None if move is None else move.at,
        events=[plain_event(game, event) for event in frame.events],
        match=changed,
    )


def _hands(game: CardGame, match: AnyMatch) -> list[list[str]]:
    hands = match.round.position.hands
    return [[game.cards[card].slug for card in hand.cards()] for hand in hands]
