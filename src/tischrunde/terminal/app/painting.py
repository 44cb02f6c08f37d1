"""The parts of the screen, drawn from what those before it see."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from tischrunde import texts
from tischrunde.core.game import Seat
from tischrunde.terminal.app.actions import KEYS, Action, line
from tischrunde.terminal.app.sitting import Sitting
from tischrunde.terminal.drawing import palette
from tischrunde.terminal.drawing.layout import Ends
from tischrunde.terminal.drawing.live import hand as live_hand
from tischrunde.terminal.drawing.live import rallye, uno
from tischrunde.terminal.drawing.live.hand import Held
from tischrunde.terminal.drawing.table import status as table_status
from tischrunde.terminal.places.scene import OVER
from tischrunde.uno.moves import Play

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


def head(sitting: Sitting) -> RenderableType:
    """Return the game, by which rules it is played, and how far the match has got."""
    words, view = sitting.words, sitting.view
    title = Text(words.of_game("title"), style=palette.LOUD)
    title.append(f"  {words.of_game(f'edition-{words.edition}')}", style="not bold")
    if view is None:
        return title
    round_ = words.say("round", number=view.number)
    target = words.say("target", points=view.target)
    return Ends(title, Text(f"{round_} · {target}", no_wrap=True))


def status(sitting: Sitting, now: float) -> RenderableType:
    """Return whom the match waits for, and why, and how long there is to answer."""
    told, deadline = Text(_status(sitting)), sitting.scene.deadline
    if deadline is None or deadline <= now:
        return told
    return Ends(told, Text(_say(sitting, "clock", seconds=round(deadline - now)), no_wrap=True))


def _status(sitting: Sitting) -> str:
    scene, view = sitting.scene, sitting.view
    if not scene.connected:
        return _say(sitting, "not-connected")
    if view is None:
        return _open(sitting)
    if not sitting.place.mine and scene.state != OVER:
        return f"{_say(sitting, 'watching')} {table_status(sitting.words, view)}"
    if sitting.stood_in:
        return _say(sitting, "stood-in")
    asked = sitting.on_turn and sitting.speaks
    if scene.state == OVER or not asked or view.round.phase != "turn":
        return table_status(sitting.words, view)
    many = len(sitting.hand) > TEN
    return _say(sitting, "your-turn-many" if many else "your-turn", count=len(sitting.hand))


def _open(sitting: Sitting) -> str:
    """Return what a table waits for at which no cards are dealt yet."""
    scene = sitting.scene
    if None in scene.chairs:
        return _say(sitting, "waiting-for-players")
    if not sitting.place.mine:
        return _say(sitting, "watching")
    if scene.host is None or scene.may_deal(sitting.looker):
        return _say(sitting, "ready")
    return _say(sitting, "ready-others", name=scene.names[scene.host])


def board(sitting: Sitting, *, roomy: bool, rows: int) -> RenderableType:
    """Return what lies on the table."""
    view = sitting.view
    if view is None:
        return _chairs(sitting)
    if sitting.scene.game == "rallye":
        return rallye.board(sitting.words, view, roomy=roomy, rows=rows)
    return uno.board(sitting.words, view, roomy=roomy)


def hand(sitting: Sitting, *, roomy: bool, rows: int) -> RenderableType:
    """Return the own cards, in at most ``rows`` rows."""
    held = Held(
        sitting.hand,
        sitting.choices.uses,
        sitting.chosen,
        lambda number: f"screen.choose({number})",
    )
    if not sitting.hand:
        return Text()
    return live_hand.draw(sitting.words, held, roomy=roomy, rows=rows)


def actions(sitting: Sitting) -> RenderableType:
    """Return what can be done now."""
    return line(list(_actions(sitting)))


def _actions(sitting: Sitting) -> Iterator[Action]:
    enter, card = _say(sitting, "key-enter"), sitting.card
    uses = sitting.uses()
    if sitting.errand is not None:
        yield Action(enter, _say(sitting, f"errand-{sitting.errand}"), "screen.play")
        yield from _besides(sitting)
        return
    if card is not None and len(uses) == 1:
        yield Action(enter, sitting.say(uses[0]), "screen.play")
    elif card is not None and uses:
        words = _say(sitting, "lay-choosing", card=sitting.words.card(card))
        yield Action(enter, words, "screen.play")
    elif card is not None:
        yield Action(enter, _say(sitting, "why-not", card=sitting.words.card(card)), "screen.play")
    if card is not None and card in sitting.choices.thrown:
        yield Action("D", sitting.say(sitting.choices.thrown[card]), "screen.discard")
    yield from _besides(sitting)


def _besides(sitting: Sitting) -> Iterator[Action]:
    besides = sitting.choices.besides
    for move in besides:
        key = KEYS.get(type(move))
        if key is not None:
            label = _say(sitting, "key-space") if key == "space" else key.upper()
            yield Action(label, sitting.say(move), f"screen.beside('{key}')")
    if any(
        isinstance(move, Play) and move.uno
        for uses in sitting.choices.uses.values()
        for move in uses
    ):
        words = _say(sitting, "call-armed" if sitting.armed else "call")
        yield Action("U", words, "screen.call")


def keys(sitting: Sitting) -> Text:
    """Return the keys that always do something."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for key, name, click in _KEYS:
        if name == "hint" and not sitting.place.advises:
            continue
        part = Text.assemble((f" {key} ", palette.LOUD), f"{_say(sitting, f'key-{name}')} ")
        part.stylize(Style(meta={"@click": click}))
        text.append_text(part)
    return text


def _chairs(sitting: Sitting) -> RenderableType:
    """Return who sits at a table that has not begun."""
    lines = [_chair(sitting, seat) for seat in range(len(sitting.scene.chairs))]
    link = sitting.scene.link
    full = all(sitting.scene.chairs)
    told = [] if link is None or full else [Text(), Text(_say(sitting, "invite", link=link))]
    return Group(Text(), *lines, *told)


def _chair(sitting: Sitting, seat: Seat) -> Text:
    """Return who has a seat; the own one stands out."""
    chair = sitting.scene.chairs[seat]
    if chair is None:
        who = Text(f" {_say(sitting, 'free')} ", style=palette.FELT_QUIET)
    else:
        who = Text(f" {chair.name} ", style=palette.YELLOW if seat in sitting.place.mine else "")
    return Text(f"{seat + 1}  ").append_text(who)


def _say(sitting: Sitting, message: str, **args: str | int) -> str:
    return texts.say("app", message, sitting.language, **args)
