"""Cards in hands: the own ones with number and mark, the others only when they lie open."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from tischrunde.core.card_game import Card
from tischrunde.core.game import Seat
from tischrunde.terminal.drawing import palette, signs
from tischrunde.terminal.drawing.cards import filled, plain
from tischrunde.terminal.drawing.layout import Flow, facts, section
from tischrunde.terminal.drawing.words import Words


def numbered(
    words: Words, hand: Sequence[Card], playable: Collection[Card]
) -> list[tuple[Text, Text]]:
    """Return each card behind its number, with a mark if it may be played now."""
    return [
        _playable(words, card, number) if card in playable else _unplayable(words, card, number)
        for number, card in enumerate(hand, 1)
    ]


def _playable(words: Words, card: Card, number: int) -> tuple[Text, Text]:
    mark = Text.assemble((f"{number:>2} ", palette.QUIET), (signs.MARK, palette.GOOD))
    return mark, filled(words, card)


def _unplayable(words: Words, card: Card, number: int) -> tuple[Text, Text]:
    return Text.assemble((f"{number:>2}  ", palette.QUIET)), plain(words, card)


def open_hands(words: Words, hands: Mapping[Seat, Sequence[Card]]) -> RenderableType:
    """Return hands that lie open, by the names of their owners."""
    rows = [(words.names[seat], spread(words, hand)) for seat, hand in hands.items()]
    return section(Text(words.say("open-hands")), facts(rows))


def spread(words: Words, hand: Sequence[Card]) -> Flow:
    """Return cards in a row, equal ones counted."""
    if not hand:
        return Flow([Text(f" {words.say('cards', count=0)}", style=palette.QUIET)])
    return Flow(
        Text.assemble(filled(words, card), f"×{count} " if count > 1 else "")
        for card, count in Counter(hand).items()
    )
