"""Moves and positions as one line of text, to type, to read and to compare.

A move is the card laid (``roll``, ``100``), a hazard and the party it is laid on (``stop>B``), a
card thrown away (``-100``), or ``coup``, ``stand``, ``extend``, ``finish``.

A position is an edition, a number of players and what lies where::

    fx-schmid 2; A: roll 100 stop; B: roll; 1: roll 25 ...; stock: 50 ...; turn: 1

Parties are letters, seats numbers from 1. A display names its cards in the order they were laid;
``!`` marks a safety that lies crosswise. Stock and discards begin with the top card. Cards left
open (``...``, or a hand or stock not named at all) are filled with cards not named elsewhere,
distance cards first.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, assert_never

from tischrunde.core.game import Party, Seat
from tischrunde.rallye.cards import SAFETIES, Card, Group
from tischrunde.rallye.display import Display
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.moves import (
    Attack,
    CoupFourre,
    Discard,
    Extend,
    Finish,
    Lay,
    LetStand,
    Move,
)
from tischrunde.rallye.position import (
    CALL,
    GOAL_REACHED,
    HANDS_PLAYED_OUT,
    NOBODY,
    OVER,
    STOCK_USED_UP,
    WINDOW,
    Position,
)
from tischrunde.rallye.rules import (
    ANY_SAFETY,
    BIT,
    EXTENDED_GOAL,
    FULL_HAND,
    HAND,
    Rules,
)

CARD_NAMES: Final[Mapping[Card, str]] = {
    card: str(card.km) if card.km else card.slug for card in Card
}
_CARDS: Final = {name: card for card, name in CARD_NAMES.items()}
_PARTIES: Final = "ABC"
_OPEN: Final = "..."
_ENDINGS: Final = {"goal": GOAL_REACHED, "stock": STOCK_USED_UP, "hands": HANDS_PLAYED_OUT}
_WORDS: Final[dict[str, Move]] = {
    "coup": CoupFourre(),
    "stand": LetStand(),
    "extend": Extend(),
    "finish": Finish(),
}


class Unreadable(ValueError):  # noqa: N818 - what happened has a name of its own
    """A text that is no move or no position: the problem, the words it is about, the column."""

    def __init__(self, problem: str, words: str, text: str, column: int) -> None:
        super().__init__(f"{problem} {words!r} at column {column + 1} of {text!r}")
        self.problem = problem
        self.words = words
        self.column = column


# ── moves ─────────────────────────────────────────────────────────────────────────────────────


def write_move(move: Move) -> str:
    """Return a move as text."""
    match move:
        case Lay(card):
            return CARD_NAMES[card]
        case Attack(card, party):
            return f"{CARD_NAMES[card]}>{_PARTIES[party]}"
        case Discard(card):
            return f"-{CARD_NAMES[card]}"
        case CoupFourre() | LetStand() | Extend() | Finish():
            return next(word for word, answer in _WORDS.items() if answer == move)
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    """Return the move a text stands for."""
    if text in _WORDS:
        return _WORDS[text]
    if text.startswith("-"):
        return Discard(_card(text[1:], text, 1))
    name, attack, party = text.partition(">")
    card = _card(name, text, 0)
    if not attack:
        return Lay(card)
    if len(party) != 1 or party not in _PARTIES:
        raise Unreadable("no-such-party", party, text, len(name) + 1)
    return Attack(card, _PARTIES.index(party))


def _card(name: str, text: str, column: int) -> Card:
    if name not in _CARDS:
        raise Unreadable("no-such-card", name, text, column)
    return _CARDS[name]


# ── writing a position ────────────────────────────────────────────────────────────────────────


def write_position(position: Position) -> str:
    """Return a position as text, with every card of every hand."""
    rules = position.rules
    parts = [f"{rules.edition.id} {rules.players}"]
    parts += [
        _named(_PARTIES[party], _display_words(display))
        for party, display in enumerate(position.displays)
    ]
    parts += [
        _named(
            str(seat + 1), (_name(card) for card in Card for _ in range(position.count(seat, card)))
        )
        for seat in range(rules.players)
    ]
    parts.append(_named("stock", map(_name, reversed(position.deck[: position.left]))))
    parts.append(_named("discards", map(_name, reversed(position.discards))))
    parts.append(f"dealer: {position.dealer + 1}")
    parts.append(f"turn: {position.seat + 1}")
    parts += _state_parts(position)
    return "; ".join(parts)


def _state_parts(position: Position) -> list[str]:
    parts = []
    if position.caller != NOBODY:
        parts.append(f"caller: {position.caller + 1}")
    if position.fresh:
        parts.append(
            _named("fresh", (_name(card) for card in SAFETIES if position.fresh & BIT[card]))
        )
    if position.phase == WINDOW:
        parts.append(f"attack: {_name(position.hazard)}>{_PARTIES[position.attacked]}")
        asked = (s for s in range(position.rules.players) if position.asked & BIT[s])
        parts.append(_named("asked", (str(seat + 1) for seat in asked)))
    elif position.phase == CALL:
        parts.append("call:")
    elif position.phase == OVER:
        ending = next(word for word, ending in _ENDINGS.items() if ending == position.ending)
        parts.append(f"over: {ending}")
    return parts


def _named(key: str, words: Iterable[str]) -> str:
    return f"{key}: {' '.join(words)}".rstrip()


def _name(kind: int) -> str:
    return CARD_NAMES[Card(kind)]


def _display_words(display: Display) -> list[str]:
    words = [_name(kind) for kind in (*display.battle, *display.speed, *display.distances)]
    words += [
        _name(safety) + ("!" if display.crosswise & BIT[safety] else "")
        for safety in SAFETIES
        if display.safeties & BIT[safety]
    ]
    return words


# ── reading a position ────────────────────────────────────────────────────────────────────────


def read_position(text: str, edition: Edition | None = None) -> Position:
    """Return the position a text stands for; an edition with house rules may be handed in."""
    return _Reader(text, edition).position()


class _Reader:
    """A text of a position, taken apart."""

    def __init__(self, text: str, edition: Edition | None) -> None:
        self.text = text
        head, _, _ = text.partition(";")
        self.rules = self._table(head, edition)
        self.parts: dict[str, tuple[int, list[str]]] = {}
        for part in re.finditer(r"(?<=;)[^;]*", text):
            key, colon, words = part.group().strip().partition(":")
            if not colon or key in self.parts or key not in self._keys():
                raise Unreadable("unexpected", part.group().strip(), text, part.start())
            self.parts[key] = (part.start(), words.split())
        self.spare = Counter({Card(kind): n for kind, n in Counter(self.rules.cards).items()})
        for key in self._keys():
            if key in (*_PARTIES, *"123456", "stock", "discards"):
                self._use_up(key)

    def _table(self, head: str, edition: Edition | None) -> Rules:
        for known in EDITIONS.values():
            for players in known.player_counts:
                if head.split() == [known.id, str(players)]:
                    return Rules(edition or known, players)
        raise Unreadable("no-such-table", head, self.text, 0)

    def _use_up(self, key: str) -> None:
        for card in self._cards(key):
            if not self.spare[card]:
                column, _ = self.parts[key]
                raise Unreadable("too-many", CARD_NAMES[card], self.text, column)
            self.spare[card] -= 1

    def _keys(self) -> tuple[str, ...]:
        rules = self.rules
        seats = tuple(str(seat + 1) for seat in range(rules.players))
        state = ("dealer", "turn", "caller", "fresh", "attack", "asked", "call", "over")
        return (*_PARTIES[: rules.parties], *seats, "stock", "discards", *state)

    def position(self) -> Position:
        players = self.rules.players
        hands = {seat: self._cards(str(seat + 1)) for seat in range(players)}
        turn = self._seat("turn", 0)
        for seat, hand in hands.items():
            if self._is_open(str(seat + 1)):
                drawn = seat == turn and not {"attack", "call", "over"} & self.parts.keys()
                size = FULL_HAND if drawn else HAND
                hand.extend(self._fill(size - len(hand)))
        stock = self._cards("stock")
        if self._is_open("stock"):
            stock += self._fill(self.spare.total())

        position = Position(self.rules, bytes(reversed(stock)), self._seat("dealer", players - 1))
        position.seat = turn
        for seat, hand in hands.items():
            for card in hand:
                position.take(seat, card)
        for card in reversed(self._cards("discards")):
            position.discards.append(card)
            position.shown |= BIT[card] & ANY_SAFETY
        for party in range(self.rules.parties):
            self._lay_out(position, party)
        self._set_state(position)
        for display in position.displays:
            display.settle(position.goal)
        return position

    def _set_state(self, position: Position) -> None:
        if "caller" in self.parts:
            position.caller = self._seat("caller", 0)
            position.goal = EXTENDED_GOAL
        for card in self._cards("fresh"):
            position.fresh |= BIT[card]
        if "attack" in self.parts:
            self._open_window(position)
        if "call" in self.parts:
            position.phase = CALL
        if "over" in self.parts:
            self._end(position)

    def _open_window(self, position: Position) -> None:
        column, words = self.parts["attack"]
        attack = read_move(" ".join(words))
        if not isinstance(attack, Attack) or attack.party >= self.rules.parties:
            raise Unreadable("no-attack", " ".join(words), self.text, column)
        position.phase = WINDOW
        position.hazard = attack.card
        position.attacked = attack.party
        members = self.rules.members[attack.party]
        asked = self._seats("asked") if "asked" in self.parts else members
        for seat in asked:
            position.asked |= BIT[seat]

    def _end(self, position: Position) -> None:
        column, words = self.parts["over"]
        if len(words) != 1 or words[0] not in _ENDINGS:
            raise Unreadable("no-such-ending", " ".join(words), self.text, column)
        position.phase = OVER
        position.ending = _ENDINGS[words[0]]
        if position.ending == GOAL_REACHED:
            position.winner = self.rules.party_of[position.seat]

    def _lay_out(self, position: Position, party: Party) -> None:
        display = position.displays[party]
        for card, word in zip(
            self._cards(_PARTIES[party]), self._words(_PARTIES[party]), strict=True
        ):
            if card.group is Group.DISTANCE:
                display.drive(card)
            elif card.group is Group.SAFETY:
                display.safeties |= BIT[card]
                display.crosswise |= BIT[card] if word.endswith("!") else 0
                position.shown |= BIT[card]
            else:
                display.cover(card)

    def _words(self, key: str) -> list[str]:
        _, words = self.parts.get(key, (0, []))
        return [word for word in words if word != _OPEN]

    def _cards(self, key: str) -> list[Card]:
        column, _ = self.parts.get(key, (0, []))
        return [_card(word.removesuffix("!"), self.text, column) for word in self._words(key)]

    def _is_open(self, key: str) -> bool:
        return key not in self.parts or _OPEN in self.parts[key][1]

    def _fill(self, count: int) -> list[Card]:
        cards: list[Card] = []
        for card in Card:
            while len(cards) < count and self.spare[card] > 0:
                self.spare[card] -= 1
                cards.append(card)
        return cards

    def _seat(self, key: str, default: Seat) -> Seat:
        if key not in self.parts:
            return default
        column, words = self.parts[key]
        if len(words) != 1:
            raise Unreadable("no-such-seat", " ".join(words), self.text, column)
        return self._seats(key)[0]

    def _seats(self, key: str) -> list[Seat]:
        column, words = self.parts[key]
        seats = [str(seat + 1) for seat in range(self.rules.players)]
        if not set(words) <= set(seats):
            raise Unreadable("no-such-seat", " ".join(words), self.text, column)
        return [seats.index(word) for word in words]
