"""The table of the rally game: a section for each party, the piles, the hand."""

from collections.abc import Iterator, Mapping
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tischrunde.core.game import Seat
from tischrunde.core.match_view import MatchView
from tischrunde.core.notation import PARTIES
from tischrunde.rallye.cards import Card
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.moves import Attack, CoupFourre, Lay
from tischrunde.rallye.view import DisplayView, LaidSafety, RoundView
from tischrunde.terminal.drawing import palette, signs
from tischrunde.terminal.drawing.cards import chip, filled
from tischrunde.terminal.drawing.game_drawing import Look
from tischrunde.terminal.drawing.hand import numbered
from tischrunde.terminal.drawing.layout import Flow, facts, section
from tischrunde.terminal.drawing.words import Words
from tischrunde.terminal.rallye.track import Track

LABELS: Final = {
    "safeties": "group-safety",
    "speed": "speed-pile",
    "battle": "battle-pile",
    "distances": "group-distance",
}
"""What the box calls each place of a display."""


def status(words: Words, view: RoundView) -> str:
    """Return whom a round still played waits for, and why."""
    if view.attack:
        return words.say(
            "rallye-attack",
            party=words.party(view.displays[view.attack.party].members),
            hazard=words.card(view.attack.hazard),
            answer=words.term("coup-fourre"),
        )
    message = "rallye-call" if view.phase == "call" else "turn"
    return words.say(message, name=words.names[view.on_turn])


def board(words: Words, view: MatchView[RoundView]) -> list[RenderableType]:
    """Return what lies before each party."""
    zones = HOUSE.read(words.rule_set).zones
    labels = {zone: words.term(LABELS[zone]) for zone in zones}
    return [
        section(
            title(words, view.round, shown),
            Track(shown.km, view.round.goal),
            facts(_piles(words, shown, labels), max(map(len, labels.values()))),
            remark=words.say("points", points=total),
        )
        for shown, total in zip(view.round.displays, view.totals, strict=True)
    ]


def title(words: Words, view: RoundView, shown: DisplayView) -> Text:
    """Return the party's letter and its members, each with the number of cards held."""
    members = (_member(words, view, seat) for seat in shown.members)
    return Text.assemble(f"{PARTIES[shown.party]}  ", Text(" & ").join(members))


def _member(words: Words, view: RoundView, seat: Seat) -> Text:
    cards = (f" {signs.BACK}{view.hand_sizes[seat]}", palette.QUIET)
    name = words.names[seat]
    if seat in view.waiting:
        return Text.assemble((f" {signs.TURN} {name} ", palette.YELLOW), cards)
    return Text.assemble((name, palette.LOUD), cards)


def _piles(
    words: Words, shown: DisplayView, labels: Mapping[str, str]
) -> Iterator[tuple[str, RenderableType]]:
    """Yield the places of a display; safeties and distances only where some lie."""
    yield labels["battle"], _top(words, shown.battle)
    if "speed" in labels:
        yield labels["speed"], _top(words, shown.speed)
    if shown.safeties:
        yield labels["safeties"], Flow(_safety(words, safety) for safety in shown.safeties)
    if shown.distances:
        counts = sorted(shown.distances.items())
        yield labels["distances"], Flow(_distances(card, count) for card, count in counts)


def _top(words: Words, card: Card | None) -> Text:
    if card is None:
        return Text(f" {words.say('empty')}", style=palette.QUIET)
    return filled(words, card)


def _distances(card: Card, count: int) -> Text:
    return Text.assemble((f" {card.km} ", palette.PAPER), f"×{count} ")


def _safety(words: Words, safety: LaidSafety) -> Text:
    """Return a safety; one laid as a coup fourré has a sign and a word of its own."""
    if not safety.crosswise:
        return filled(words, safety.card)
    name = f"{words.card(safety.card)} ({words.term('coup-fourre')})"
    return chip(Look(signs.CROSSWISE, palette.BLUE), name)


def beside(words: Words, view: RoundView) -> list[RenderableType]:
    """Return what lies between the parties."""
    rows: list[tuple[str, RenderableType]] = [
        (words.term("stock"), Text(f" {words.say('cards', count=view.stock)}")),
        (words.term("discard-pile"), _top(words, view.discard)),
        (words.say("dealer"), Text(f" {words.names[view.dealer]}")),
    ]
    if view.caller is not None:
        rows.append((words.say("rallye-caller"), Text(f" {words.names[view.caller]}")))
    return [section(Text(words.say("table")), facts(rows))]


def hand(words: Words, view: RoundView) -> RenderableType:
    """Return the cards of the seat, those that may be played now with their use."""
    uses = _uses(words, view)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    rows = zip(view.hand, numbered(words, view.hand, uses), strict=True)
    for card, (number, chip_) in rows:
        grid.add_row(number, Text.assemble(chip_, " ", ", ".join(uses.get(card, ()))))
    return grid


def _uses(words: Words, view: RoundView) -> dict[Card, list[str]]:
    """Return the cards that may be played now, each with its uses."""
    uses: dict[Card, list[str]] = {}
    for move in view.legal:
        match move:
            case Lay(card):
                uses[card] = [words.say("rallye-again")] if card in view.fresh else []
            case Attack(card, party):
                target = words.party(view.displays[party].members)
                uses.setdefault(card, []).append(f"{signs.TARGET} {target}")
            case CoupFourre() if view.attack:
                uses[view.attack.safety] = [words.term("coup-fourre")]
            case _:
                pass
    return uses
