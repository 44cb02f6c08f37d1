"""The table of UNO: the card on top and what it asks for, the players, the hand."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tischrunde.core.game import Seat
from tischrunde.core.match_view import MatchView
from tischrunde.core.notation import PARTIES
from tischrunde.terminal.drawing import palette, signs
from tischrunde.terminal.drawing.cards import chip, filled
from tischrunde.terminal.drawing.hand import numbered, spread
from tischrunde.terminal.drawing.layout import Flow, facts, section
from tischrunde.terminal.drawing.words import Words
from tischrunde.terminal.uno.cards import COLOURS, outlined
from tischrunde.uno.moves import Play
from tischrunde.uno.view import RoundView

MAX_BACKS: Final = 12
"""Maximum number of card backs drawn; the size of the hand is written beside them."""


def status(words: Words, view: RoundView) -> str:
    """Return whom a round still played waits for, and why."""
    message = "turn" if view.phase == "turn" else f"uno-{view.phase}"
    return words.say(message, name=words.names[view.on_turn], count=view.pending)


def board(words: Words, view: MatchView[RoundView]) -> list[RenderableType]:
    """Return the card on top and the players around it."""
    arrow = signs.DOWN if view.round.direction > 0 else signs.UP
    return [
        section(Text(words.say("table")), _middle(words, view.round)),
        section(Text(f"{words.say('uno-players')} {arrow}"), _players(words, view)),
    ]


def _middle(words: Words, view: RoundView) -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(outlined(view.top), facts(state(words, view)))
    return grid


def state(words: Words, view: RoundView) -> Iterator[tuple[str, RenderableType]]:
    """Yield what the card on top asks for, and how play goes on."""
    yield words.say("uno-top"), filled(words, view.top)
    if view.colour is not None:
        name = words.of_game(f"colour-{view.colour.slug}")
        yield words.say("uno-follow"), chip(COLOURS[view.colour], name)
    turns = "clockwise" if view.direction > 0 else "anticlockwise"
    arrow = signs.CLOCKWISE if view.direction > 0 else signs.ANTICLOCKWISE
    yield words.say("uno-direction"), Text(f" {arrow} {words.say(f'uno-{turns}')}")
    if view.pending:
        yield words.say("uno-pending"), _cards(words, view.pending, palette.ALARM)
    if view.drawn is not None:
        yield words.say("uno-just-drawn"), filled(words, view.drawn)
    yield words.say("uno-stock"), _cards(words, view.stock)
    yield words.say("dealer"), Text(f" {words.names[view.dealer]}")


def _cards(words: Words, count: int, style: str = "") -> Text:
    return Text(f" {words.say('cards', count=count)}", style=style)


def _players(words: Words, view: MatchView[RoundView]) -> Table:
    """Return a line for each seat: name, cards held, points of the party, the call."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column(no_wrap=True)
    for seat in range(len(view.round.hand_sizes)):
        grid.add_row(*player(words, view, seat))
    return grid


def player(words: Words, view: MatchView[RoundView], seat: Seat) -> tuple[Text, ...]:
    """Return a seat: name, backs of the cards held, their number, points of the party, the call."""
    party = next(party for party, seats in enumerate(view.round.members) if seat in seats)
    size = view.round.hand_sizes[seat]
    return (
        _name(words, view.round, seat, party),
        _backs(size),
        Text(str(size)),
        Text(words.say("points", points=view.totals[party]), style=palette.LOUD),
        _call(words, view.round, seat),
    )


def _backs(size: int) -> Text:
    """Return the backs of a hand, which are cut off first if room is short."""
    backs = signs.BACK * min(size, MAX_BACKS)
    return Text(backs, style=palette.QUIET, no_wrap=True, overflow="crop")


def _name(words: Words, view: RoundView, seat: Seat, party: int) -> Text:
    """Return a name, with the letter of its team and the mark of the turn."""
    teams = len(view.members) < len(view.hand_sizes)
    name = f"{PARTIES[party]}  {words.names[seat]}" if teams else words.names[seat]
    if seat in view.waiting:
        return Text.assemble((f" {signs.TURN} {name} ", palette.YELLOW))
    return Text(f"   {name} ", style=palette.LOUD)


def _call(words: Words, view: RoundView, seat: Seat) -> Text:
    if seat in view.called:
        return Text(words.say("uno-called"), style=palette.GOOD)
    if seat == view.uncalled:
        return Text(f"{signs.ALARM} {words.say('uno-uncalled')}", style=palette.ALARM)
    return Text()


def hand(words: Words, view: RoundView) -> RenderableType:
    """Return the cards of the seat in even columns."""
    playable = {move.card for move in view.legal if isinstance(move, Play)}
    items = [Text(" ").join(pair) for pair in numbered(words, view.hand, playable)]
    width = max((item.cell_len for item in items), default=0)
    for item in items:
        item.pad_right(width - item.cell_len)
    return Flow(items)


def beside(words: Words, view: RoundView) -> list[RenderableType]:
    """Return the hand shown after a challenge, for the seat that may see it."""
    if view.shown is None:
        return []
    title = words.say("shown-hand", name=words.names[view.shown.seat])
    return [section(Text(title), spread(words, view.shown.hand))]
