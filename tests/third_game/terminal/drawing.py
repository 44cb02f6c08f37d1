"""How Zwanzig is drawn: the card on top, the stock, the players, the hand."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tests.third_game.rules.cards import Card
from tests.third_game.rules.moves import Lay
from tests.third_game.rules.view import RoundView
from tischrunde.core.match_view import MatchView
from tischrunde.terminal.drawing import palette, pictures, pixels, signs
from tischrunde.terminal.drawing.cards import filled
from tischrunde.terminal.drawing.game_drawing import GameDrawing, Look
from tischrunde.terminal.drawing.hand import numbered
from tischrunde.terminal.drawing.layout import Flow, facts, on_felt, section
from tischrunde.terminal.drawing.words import Words
from tischrunde.texts import say


def look(card: Card) -> Look:
    """Return how low and high cards look."""
    low = card < Card.ELEVEN
    return Look(signs.BLUE, palette.BLUE) if low else Look(signs.GREEN, palette.GREEN)


def picture(_: Words, card: Card) -> list[str]:
    """Return the number on a card."""
    return pixels.lines(pixels.number(str(card.number)))


def status(words: Words, view: RoundView) -> str:
    """Return whom a round still played waits for."""
    return words.say("turn", name=words.names[view.on_turn])


def board(words: Words, view: MatchView[RoundView]) -> list[RenderableType]:
    """Return the card on top and the players."""
    return [
        section(Text(words.say("table")), facts(_middle(words, view.round))),
        section(Text(_say(words, "others")), _players(words, view)),
    ]


def live_board(
    words: Words,
    view: MatchView[RoundView],
    *,
    roomy: bool,
    rows: int,  # noqa: ARG001 - this table is never high
) -> RenderableType:
    """Return the same for a table that is played at, with a picture if there is room."""
    middle = Table.grid(padding=(0, 3, 0, 0))
    told = [(label, on_felt(thing)) for label, thing in _middle(words, view.round)]
    top = pictures.Spread([pictures.big(words, view.round.top)])
    middle.add_row(*([top] if roomy else []), facts(told, style=palette.FELT_QUIET))
    return Group(middle, _players(words, view, felt=True))


def hand(words: Words, view: RoundView) -> RenderableType:
    """Return the cards of the seat, marked if they may be played now."""
    playable = {move.card for move in view.legal if isinstance(move, Lay)}
    return Flow(Text(" ").join(pair) for pair in numbered(words, view.hand, playable))


def _middle(words: Words, view: RoundView) -> list[tuple[str, Text]]:
    return [
        (_say(words, "top"), filled(words, view.top)),
        (_say(words, "stock"), Text(f" {words.say('cards', count=view.stock)}")),
        (words.say("dealer"), Text(f" {words.names[view.dealer]}")),
    ]


def _players(words: Words, view: MatchView[RoundView], *, felt: bool = False) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat, size in enumerate(view.round.hand_sizes):
        turn = seat in view.round.waiting
        row = [
            Text(f" {signs.TURN if turn else ' '} {words.names[seat]}", style=palette.LOUD),
            Text(signs.BACK * size, style=palette.QUIET),
            Text(str(size)),
            Text(words.say("points", points=view.totals[seat]), style=palette.LOUD),
        ]
        grid.add_row(*(map(on_felt, row) if felt else row))
    return grid


def _say(words: Words, message: str) -> str:
    return say("table-zwanzig", f"zwanzig-{message}", words.language)


DRAWING: Final = GameDrawing(
    look=look,
    picture=picture,
    picture_columns=11,
    status=status,
    board=board,
    beside=lambda _words, _view: [],
    hand=hand,
    live_board=live_board,
    history_columns=100,
    banner_edition="zwanzig-tin",
    banner=(Card.TWENTY,),
)
