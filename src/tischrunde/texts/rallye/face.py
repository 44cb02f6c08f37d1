"""The rally game in words, all of it."""

from typing import Final

from tischrunde.core.game import Seat
from tischrunde.rallye.events import Event
from tischrunde.rallye.view import RoundView
from tischrunde.texts.face import TextFace
from tischrunde.texts.rallye.events import told
from tischrunde.texts.rallye.moves import card_use, move_words
from tischrunde.texts.rallye.table import in_words


def _parties(view: RoundView) -> tuple[tuple[Seat, ...], ...]:
    return tuple(shown.members for shown in view.displays)


FACE: Final = TextFace(
    events=Event,
    parties=_parties,
    told=told,
    in_words=in_words,
    move_words=move_words,
    card_use=card_use,
    counted_lines=frozenset({"safeties", "coups-fourres", "unplaced"}),
)
