"""How the rally game is drawn."""

from typing import Final

from tischrunde.rallye.cards import Card
from tischrunde.terminal.drawing.game_drawing import GameDrawing
from tischrunde.terminal.drawing.pictures import COLUMNS
from tischrunde.terminal.rallye import live, table
from tischrunde.terminal.rallye.cards import look, picture

DRAWING: Final = GameDrawing(
    look=look,
    picture=picture,
    picture_columns=COLUMNS,
    status=table.status,
    board=table.board,
    beside=table.beside,
    hand=table.hand,
    live_board=live.board,
    party_rows=8,
    history_columns=150,
    banner_edition="fx-schmid",
    banner=(Card.STOP, Card.ROLL, Card.RIGHT_OF_WAY),
)
