"""Moves and positions as one line of text, to type, to read and to compare.

A move is the card laid (``red-7``), a wild with the colour named (``wild=red``), either with ``!``
if "Uno" is called with it, or ``draw``, ``keep``, ``uno``, ``catch>3``, ``challenge``, ``accept``,
``name=red``, ``swap>2``.

A position is a rule set, a number of players and what lies where::

    uno-carabiner 2; 1: red-7 wild; 2: ...; stock: blue-1 ...; discards: red-3; turn: 1

Seats are numbers from 1. Stock and discards begin with the top card.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, assert_never

from tischrunde.core.chance import Chance
from tischrunde.core.game import Seat
from tischrunde.core.notation import Parts, Unreadable, read_card, read_table, written_part
from tischrunde.core.position import NOBODY, OVER
from tischrunde.uno.cards import CARDS, Card, Colour
from tischrunde.uno.hand import Hand
from tischrunde.uno.house import HOUSE
from tischrunde.uno.moves import (
    MAX_SEATS,
    NO_COLOUR,
    Accept,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Keep,
    Move,
    Name,
    Play,
    Swap,
)
from tischrunde.uno.position import COLOUR, DOUBT, DRAWN, STACK, SWAPPING, Position, laid_out
from tischrunde.uno.rules import BIT, COLOUR_OF, FOUR, HAND, NOTHING, Rules

CARD_NAMES: Final[Mapping[Card, str]] = {card: card.slug for card in Card}
_CARDS: Final = {name: card for card, name in CARD_NAMES.items()}
_COLOURS: Final = {colour.slug: colour for colour in Colour}
_DIRECTIONS: Final = {"left": 1, "right": -1}
_WORDS: Final[dict[str, Move]] = {
    "draw": Draw(),
    "keep": Keep(),
    "uno": CallUno(),
    "challenge": Challenge(),
    "accept": Accept(),
}
_STATE: Final = (
    *("colour", "dealer", "turn", "direction", "drawn", "over", "doubt", "stack", "name", "swap"),
    *("uncalled", "called", "four", "before", "laid", "guilty", "shown", "passes", "reshuffles"),
)


# ── moves ─────────────────────────────────────────────────────────────────────────────────────


def write_move(move: Move) -> str:
    """Return a move as text."""
    match move:
        case Play(card, colour, uno):
            named = "" if colour is None else f"={colour.slug}"
            return f"{CARD_NAMES[card]}{named}{'!' if uno else ''}"
        case Catch(seat):
            return f"catch>{seat + 1}"
        case Swap(seat):
            return f"swap>{seat + 1}"
        case Name(colour):
            return f"name={colour.slug}"
        case Draw() | Keep() | CallUno() | Challenge() | Accept():
            return next(word for word, known in _WORDS.items() if known == move)
        case _:
            assert_never(move)


@cache
def read_move(text: str) -> Move:
    """Return the move a text stands for; of texts that are moves there are a few hundred."""
    if text in _WORDS:
        return _WORDS[text]
    act, mark, number = text.partition(">")
    if mark and act in ("catch", "swap"):
        seat = _seat(number, text, len(act) + 1)
        return Catch(seat) if act == "catch" else Swap(seat)
    uno = text.endswith("!")
    name, mark, colour = text.removesuffix("!").partition("=")
    named = _colour(colour, text, len(name) + 1) if mark else None
    if name == "name" and named is not None and not uno:
        return Name(named)
    return Play(read_card(name, _CARDS, text, 0), named, uno)


def _seat(number: str, text: str, column: int) -> Seat:
    if number not in [str(seat + 1) for seat in range(MAX_SEATS)]:
        raise Unreadable("no-such-seat", number, text, column)
    return int(number) - 1


def _colour(name: str, text: str, column: int) -> Colour:
    if name not in _COLOURS:
        raise Unreadable("no-such-colour", name, text, column)
    return _COLOURS[name]


# ── writing a position ────────────────────────────────────────────────────────────────────────


def write_position(position: Position) -> str:
    """Return a position as text, with every card of every hand."""
    rules = position.rules
    parts = [f"{rules.revised} {rules.players}"]
    parts += [
        written_part(str(seat + 1), _names(hand.cards()))
        for seat, hand in enumerate(position.hands)
    ]
    parts.append(written_part("stock", _names(reversed(position.piles.stock()))))
    parts.append(written_part("discards", _names(reversed(position.piles.discards))))
    if position.colour != COLOUR_OF[position.piles.discards[-1]]:
        parts.append(f"colour: {Colour(position.colour).slug}")
    parts.append(f"dealer: {position.dealer + 1}")
    parts.append(f"turn: {position.seat + 1}")
    if position.direction < 0:
        parts.append("direction: right")
    return "; ".join([*parts, *_phase_parts(position), *_state_parts(position)])


def _names(kinds: Iterable[int]) -> Iterator[str]:
    return (CARDS[kind].slug for kind in kinds)


def _phase_parts(position: Position) -> list[str]:
    if position.phase == DRAWN:
        drawn = [Card(position.drawn).slug] if position.drawn < NOTHING else []
        return [written_part("drawn", drawn)]
    if position.phase == OVER:
        return ["over:" if position.winner == NOBODY else f"over: {position.seat + 1}"]
    words = {
        DOUBT: "doubt:",
        STACK: f"stack: {position.pending}",
        COLOUR: "name:",
        SWAPPING: "swap:",
    }
    return [words[position.phase]] if position.phase in words else []


def _state_parts(position: Position) -> list[str]:
    parts = []
    if position.exposed != NOBODY:
        parts.append(f"uncalled: {position.exposed + 1}")
    if position.called:
        called = (s for s in range(position.rules.players) if position.called & BIT[s])
        parts.append(written_part("called", (str(seat + 1) for seat in called)))
    if position.four_by != NOBODY:
        parts.append(f"four: {position.four_by + 1}")
        parts += [f"before: {c.slug}" for c in Colour if c == position.followed]
        parts.append(written_part("laid", _names(position.laid_hand.cards())))
    if position.guilty:
        parts.append("guilty:")
    if position.shown_to != NOBODY:
        parts.append(f"shown: {position.shown_to + 1}")
    if position.passes:
        parts.append(f"passes: {position.passes}")
    if position.piles.reshuffles:
        parts.append(f"reshuffles: {position.piles.reshuffles}")
    return parts


# ── reading a position ────────────────────────────────────────────────────────────────────────


def read_position(text: str, chance: Chance | None = None) -> Position:
    """Return the position a text stands for.

    With chance it is to be played from there: cards left open are dealt by lot, and a reshuffle
    draws on it.
    """
    edition, players = read_table(text, HOUSE)
    rules = Rules(edition, players)
    seats = [str(seat + 1) for seat in range(players)]
    piles = (*seats, "stock", "discards")
    parts = Parts(
        text,
        players=players,
        cards=_CARDS,
        deck=map(Card, rules.cards),
        piles=piles,
        state=_STATE,
        chance=chance,
    )
    hands = [parts.filled(key, HAND) for key in seats]
    discards = parts.filled("discards", 1)
    stock = parts.filled("stock", len(rules.cards))
    if not discards:
        raise Unreadable("no-top-card", "discards", text, 0)
    dealer = parts.seat("dealer", players - 1)
    position = laid_out(rules, bytes(reversed(stock)), dealer, chance or Chance(b"", text))
    for seat, hand in enumerate(hands):
        for card in hand:
            position.take(seat, card)
    position.piles.discards.extend(reversed(discards))
    position.seat = parts.seat("turn", 0)
    position.colour = COLOUR_OF[discards[0]]
    if "colour" in parts:
        position.colour = _read_colour(parts, "colour")
    if "before" in parts:
        position.followed = _read_colour(parts, "before")
    if "direction" in parts:
        position.direction = _DIRECTIONS.get(" ".join(parts.words("direction")), 0)
        if not position.direction:
            raise parts.unreadable("no-such-direction", "direction")
    _set_phase(position, parts)
    _set_state(position, parts)
    _check(position, parts)
    return position


def _read_colour(parts: Parts[Card], key: str) -> Colour:
    colour = " ".join(parts.words(key))
    if colour not in _COLOURS:
        raise parts.unreadable("no-such-colour", key)
    return _COLOURS[colour]


def _check(position: Position, parts: Parts[Card]) -> None:
    """Refuse positions that these rules never reach."""
    rules = position.rules
    possible = {
        "swap": rules.seven_zero,
        "stack": rules.stack_twos,
        "doubt": rules.bluffing,
        "shown": "four" in parts,
        "before": "four" in parts,
    }
    for key, may_be in possible.items():
        if key in parts and not may_be:
            raise parts.unreadable("not-by-these-rules", key)
    if position.drawn < NOTHING and not position.hands[position.seat].count(position.drawn):
        raise parts.unreadable("drawn-not-held", "drawn")


def _set_phase(position: Position, parts: Parts[Card]) -> None:
    for key, phase in (
        ("drawn", DRAWN),
        ("over", OVER),
        ("doubt", DOUBT),
        ("stack", STACK),
        ("name", COLOUR),
        ("swap", SWAPPING),
    ):
        if key in parts:
            position.phase = phase
    for card in parts.cards("drawn"):
        position.drawn = card
    if position.phase == DOUBT:
        position.pending = FOUR
    if "stack" in parts:
        position.pending = _number(parts, "stack")
    if parts.words("over"):
        position.winner = position.rules.party_of[parts.seat("over", 0)]
    if position.colour == NO_COLOUR and position.phase not in (COLOUR, OVER):
        raise Unreadable("no-such-colour", "", parts.text, 0)


def _set_state(position: Position, parts: Parts[Card]) -> None:
    position.exposed = parts.seat("uncalled", NOBODY)
    for seat in parts.seats("called"):
        position.called |= BIT[seat]
    position.four_by = parts.seat("four", NOBODY)
    if position.four_by != NOBODY:
        laid = parts.cards("laid")
        if any(laid.count(card) > position.rules.cards.count(card) for card in laid):
            raise parts.unreadable("too-many", "laid")
        position.laid_hand = Hand()
        for card in laid:
            position.laid_hand.take(card)
    position.guilty = "guilty" in parts
    position.shown_to = parts.seat("shown", NOBODY)
    if "passes" in parts:
        position.passes = _number(parts, "passes")
    if "reshuffles" in parts:
        position.piles.reshuffles = _number(parts, "reshuffles")


def _number(parts: Parts[Card], key: str) -> int:
    words = parts.words(key)
    if len(words) != 1 or not re.fullmatch("[0-9]{1,6}", words[0]):
        raise parts.unreadable("no-number", key)
    return int(words[0])
