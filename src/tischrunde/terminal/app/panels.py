"""The parts of the screen, drawn from the state of a seat."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from tischrunde import texts
from tischrunde.core.game import Seat
from tischrunde.terminal.app.seat_state import SeatState
from tischrunde.terminal.drawing import live_hand, palette
from tischrunde.terminal.drawing.game_drawing import game_drawing
from tischrunde.terminal.drawing.layout import Ends, Flow
from tischrunde.terminal.drawing.live_hand import Held
from tischrunde.terminal.drawing.table import status as table_status
from tischrunde.terminal.sessions.scene import OVER

TEN: Final = 10
"""Number of cards that have a key of their own."""

_KEYS: Final = (
    ("h", "hint", "screen.hint"),
    ("s", "score", "screen.score"),
    ("l", "log", "screen.log"),
    ("t", "words", "screen.words"),
    ("r", "rules", "screen.rules"),
    ("?", "help", "screen.help"),
    ("q", "leave", "screen.leave"),
)


class Action(NamedTuple):
    """A key, what it does in words, and the action of a click."""

    key: str
    words: str
    click: str


def head(state: SeatState) -> RenderableType:
    """Return the game, its rules, and how far the match has got."""
    words, view = state.words, state.view
    title = Text(words.of_game("title"), style=palette.LOUD)
    title.append(f"  {words.of_game(f'edition-{words.edition}')}", style="not bold")
    if view is None:
        return title
    round_ = words.say("round", number=view.number)
    target = words.say("target", points=view.target)
    return Ends(title, Text(f"{round_} · {target}", no_wrap=True))


def status(state: SeatState, now: float) -> RenderableType:
    """Return whom the match waits for, and why, and how long there is to answer."""
    told, deadline = Text(_status(state)), state.scene.deadline
    if deadline is None or deadline <= now:
        return told
    return Ends(told, Text(_say(state, "clock", seconds=round(deadline - now)), no_wrap=True))


def _status(state: SeatState) -> str:
    scene, view = state.scene, state.view
    if not scene.connected:
        return _say(state, "not-connected")
    if view is None:
        return _open(state)
    if not state.session.mine and scene.state != OVER:
        return f"{_say(state, 'watching')} {table_status(state.words, view)}"
    if state.stood_in:
        return _say(state, "stood-in")
    asked = state.on_turn and state.speaks
    if scene.state == OVER or not asked or view.round.phase != "turn":
        return table_status(state.words, view)
    many = len(state.hand) > TEN
    return _say(state, "your-turn-many" if many else "your-turn", count=len(state.hand))


def _open(state: SeatState) -> str:
    """Return what a table waits for before the deal."""
    scene = state.scene
    if None in scene.chairs:
        return _say(state, "waiting-for-players")
    if not state.session.mine:
        return _say(state, "watching")
    if scene.host is None or scene.may_deal(state.looker):
        return _say(state, "ready")
    return _say(state, "ready-others", name=scene.names[scene.host])


def board(state: SeatState, *, roomy: bool, rows: int) -> RenderableType:
    """Return what lies on the table."""
    view = state.view
    if view is None:
        return _chairs(state)
    return game_drawing(state.scene.game).live_board(state.words, view, roomy=roomy, rows=rows)


def hand(state: SeatState, *, roomy: bool, rows: int) -> RenderableType:
    """Return the own cards, in at most ``rows`` rows."""
    held = Held(
        state.hand,
        state.choices.uses,
        state.chosen,
        lambda number: f"screen.choose({number})",
    )
    if not state.hand:
        return Text()
    return live_hand.draw(state.words, held, roomy=roomy, rows=rows)


def actions(state: SeatState) -> RenderableType:
    """Return what can be done now."""
    return Flow(map(_button, _actions(state)))


def _button(action: Action) -> Text:
    button = Text.assemble(
        (f" {action.key} ", palette.YELLOW), (f" {action.words} ", palette.SLATE)
    )
    button.stylize(Style(meta={"@click": action.click}))
    return button


def _actions(state: SeatState) -> Iterator[Action]:
    enter, card = _say(state, "key-enter"), state.card
    uses = state.uses()
    if state.errand is not None:
        yield Action(enter, _say(state, f"errand-{state.errand}"), "screen.play")
        yield from _besides(state)
        return
    if card is not None and len(uses) == 1:
        yield Action(enter, state.say(uses[0]), "screen.play")
    elif card is not None and uses:
        words = _say(state, "lay-choosing", card=state.words.card(card))
        yield Action(enter, words, "screen.play")
    elif card is not None:
        yield Action(enter, _say(state, "why-not", card=state.words.card(card)), "screen.play")
    if card is not None and card in state.choices.thrown:
        yield Action("D", state.say(state.choices.thrown[card]), "screen.discard")
    yield from _besides(state)


def _besides(state: SeatState) -> Iterator[Action]:
    besides = state.choices.besides
    for move in besides:
        key = state.face.keys.get(type(move))
        if key is not None:
            label = _say(state, "key-space") if key == "space" else key.upper()
            yield Action(label, state.say(move), f"screen.beside('{key}')")
    if state.may_call():
        words = _say(state, "call-armed" if state.armed else "call")
        yield Action("U", words, "screen.call")


def keys(state: SeatState) -> Text:
    """Return the keys that always do something."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for key, name, click in _KEYS:
        if name == "hint" and not state.session.advises:
            continue
        part = Text.assemble((f" {key} ", palette.LOUD), f"{_say(state, f'key-{name}')} ")
        part.stylize(Style(meta={"@click": click}))
        text.append_text(part)
    return text


def _chairs(state: SeatState) -> RenderableType:
    """Return who sits at a table that has not begun."""
    lines = [_chair(state, seat) for seat in range(len(state.scene.chairs))]
    link = state.scene.link
    full = all(state.scene.chairs)
    told = [] if link is None or full else [Text(), Text(_say(state, "invite", link=link))]
    return Group(Text(), *lines, *told)


def _chair(state: SeatState, seat: Seat) -> Text:
    """Return who has a seat; the own one stands out."""
    chair = state.scene.chairs[seat]
    if chair is None:
        who = Text(f" {_say(state, 'free')} ", style=palette.FELT_QUIET)
    else:
        who = Text(f" {chair.name} ", style=palette.YELLOW if seat in state.session.mine else "")
    return Text(f"{seat + 1}  ").append_text(who)


def _say(state: SeatState, message: str, **args: str | int) -> str:
    return texts.say("app", message, state.language, **args)
