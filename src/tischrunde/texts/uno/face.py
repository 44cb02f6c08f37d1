"""UNO in words, all of it."""

from typing import Final

from tischrunde.core.game import Seat
from tischrunde.texts.face import TextFace
from tischrunde.texts.uno.events import told
from tischrunde.texts.uno.moves import card_use, move_words
from tischrunde.texts.uno.table import in_words
from tischrunde.uno.events import Event
from tischrunde.uno.view import RoundView


def _parties(view: RoundView) -> tuple[tuple[Seat, ...], ...]:
    return view.members


FACE: Final = TextFace(
    events=Event,
    parties=_parties,
    told=told,
    in_words=in_words,
    move_words=move_words,
    card_use=card_use,
)
