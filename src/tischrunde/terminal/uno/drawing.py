"""How UNO is drawn."""

from typing import Final

from tischrunde.terminal.drawing.game_drawing import GameDrawing
from tischrunde.terminal.uno import live, table
from tischrunde.terminal.uno.cards import look, picture
from tischrunde.uno.cards import Card

DRAWING: Final = GameDrawing(
    look=look,
    picture=picture,
    picture_columns=9,
    status=table.status,
    board=table.board,
    beside=table.beside,
    hand=table.hand,
    live_board=live.board,
    history_columns=100,
    banner_edition="uno-carabiner",
    banner=(Card["YELLOW_7"],),
)
