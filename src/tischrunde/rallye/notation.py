"""Moves and positions as one line of text, to type, to read and to compare.

A move is the card laid (``roll``, ``100``), a hazard and the party it is laid on (``stop>B``), a
card thrown away (``-100``), or ``coup``, ``stand``, ``extend``, ``finish``.

A position is a rule set, a number of players and what lies where::

    fx-schmid 2; A: roll 100 stop; B: roll; 1: roll 25 ...; stock: 50 ...; turn: 1

Parties are letters, seats numbers from 1. A display names its cards, those
of a pile in the order they were laid; ``!`` marks a safety that lies crosswise. Stock and discards
begin with the top card.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, assert_never

from tischrunde.core.chance import Chance
from tischrunde.core.game import Party
from tischrunde.core.notation import (
    PARTIES,
    Parts,
    Unreadable,
    read_card,
    read_table,
    written_part,
)
from tischrunde.core.position import NOBODY, OVER
from tischrunde.rallye.cards import HAZARDS, SAFETIES, Card, Group
from tischrunde.rallye.display import Display
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.moves import (
    MAX_PARTIES,
    Attack,
    CoupFourre,
    Discard,
    Extend,
    Finish,
    Lay,
    LetStand,
    Move,
)
from tischrunde.rallye.pile import cards
from tischrunde.rallye.position import (
    CALL,
    GOAL_REACHED,
    HANDS_PLAYED_OUT,
    STOCK_USED_UP,
    WINDOW,
    Position,
    laid_out,
)
from tischrunde.rallye.rules import (
    ANY_SAFETY,
    BIT,
    EXTENDED_GOAL,
    FULL_HAND,
    FULLEST_HAND,
    HAND,
    Rules,
)

CARD_NAMES: Final[Mapping[Card, str]] = {
    card: str(card.km) if card.km else card.slug for card in Card
}
_CARDS: Final = {name: card for card, name in CARD_NAMES.items()}
_NAMES: Final = tuple(CARD_NAMES.values())
"""By the number of the card, which is quicker than making it a card first."""
_PARTIES: Final = PARTIES[:MAX_PARTIES]
_ENDINGS: Final = {"goal": GOAL_REACHED, "stock": STOCK_USED_UP, "hands": HANDS_PLAYED_OUT}
_WORDS: Final[dict[str, Move]] = {
    "coup": CoupFourre(),
    "stand": LetStand(),
    "extend": Extend(),
    "finish": Finish(),
}
_STATE: Final = ("dealer", "turn", "caller", "early", "fresh", "attack", "asked", "call", "over")


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


@cache
def read_move(text: str) -> Move:
    """Return the move a text stands for; of texts that are moves there are a few hundred."""
    if text in _WORDS:
        return _WORDS[text]
    if text.startswith("-"):
        return Discard(read_card(text[1:], _CARDS, text, 1))
    name, attack, party = text.partition(">")
    card = read_card(name, _CARDS, text, 0)
    if not attack:
        return Lay(card)
    if len(party) != 1 or party not in _PARTIES:
        raise Unreadable("no-such-party", party, text, len(name) + 1)
    return Attack(card, _PARTIES.index(party))


# ── writing a position ────────────────────────────────────────────────────────────────────────


def write_position(position: Position) -> str:
    """Return a position as text, with every card of every hand."""
    rules = position.rules
    parts = [f"{rules.revised} {rules.players}"]
    parts += [
        written_part(_PARTIES[party], _display_words(display))
        for party, display in enumerate(position.displays)
    ]
    parts += [
        written_part(str(seat + 1), map(_name, hand.cards()))
        for seat, hand in enumerate(position.hands)
    ]
    parts.append(written_part("stock", map(_name, reversed(position.deck[: position.left]))))
    parts.append(written_part("discards", map(_name, reversed(position.discards))))
    parts.append(f"dealer: {position.dealer + 1}")
    parts.append(f"turn: {position.seat + 1}")
    parts += _state_parts(position)
    return "; ".join(parts)


def _state_parts(position: Position) -> list[str]:
    parts = []
    if position.caller != NOBODY:
        parts.append(f"caller: {position.caller + 1}")
    if position.early:
        parts.append("early:")
    if position.fresh:
        parts.append(
            written_part("fresh", (_name(card) for card in SAFETIES if position.fresh & BIT[card]))
        )
    if position.phase == WINDOW:
        parts.append(f"attack: {_name(position.hazard)}>{_PARTIES[position.attacked]}")
        asked = (s for s in range(position.rules.players) if position.asked & BIT[s])
        parts.append(written_part("asked", (str(seat + 1) for seat in asked)))
    elif position.phase == CALL:
        parts.append("call:")
    elif position.phase == OVER:
        ending = next(word for word, ending in _ENDINGS.items() if ending == position.ending)
        parts.append(f"over: {ending}")
    return parts


def _name(kind: int) -> str:
    return _NAMES[kind]


def _display_words(display: Display) -> list[str]:
    words = [
        _name(kind)
        for kind in (*cards(display.battle), *cards(display.speed), *display.distances())
    ]
    words += [
        _name(safety) + ("!" if display.crosswise & BIT[safety] else "")
        for safety in SAFETIES
        if display.safeties & BIT[safety]
    ]
    return words


# ── reading a position ────────────────────────────────────────────────────────────────────────


def read_position(text: str, chance: Chance | None = None) -> Position:
    """Return the position a text stands for.

    With chance it is to be played from there: cards left open are dealt by lot, and as long as the
    stock is among them no hand is short.
    """
    edition, players = read_table(text, HOUSE)
    rules = Rules(edition, players)
    seats = [str(seat + 1) for seat in range(players)]
    piles = (*_PARTIES[: rules.parties], *seats, "stock", "discards")
    parts = Parts(
        text,
        players=players,
        cards=_CARDS,
        deck=map(Card, rules.cards),
        piles=piles,
        state=_STATE,
        chance=chance,
    )
    turn = parts.seat("turn", 0)
    drawn = not any(key in parts for key in ("attack", "call", "over"))
    fill = parts.filled if chance is None or not parts.is_open("stock") else parts.filled_up
    hands = [
        fill(key, FULL_HAND if seat == turn and drawn else HAND) for seat, key in enumerate(seats)
    ]
    for key, hand in zip(seats, hands, strict=True):
        if len(hand) > (FULLEST_HAND if rules.chain_draws_two else FULL_HAND):
            raise parts.unreadable("too-many-in-hand", key)
    stock = bytes(reversed(parts.filled("stock", len(rules.cards))))
    position = laid_out(rules, stock, parts.seat("dealer", players - 1))
    position.seat = turn
    for seat, hand in enumerate(hands):
        for card in hand:
            position.hands[seat].take(card)
    for card in reversed(parts.cards("discards")):
        position.throw(card)
        position.shown |= BIT[card] & ANY_SAFETY
    for party in range(rules.parties):
        _lay_out(position, parts, party)
    _set_state(position, parts)
    for key, display in zip(_PARTIES, position.displays, strict=False):
        if edition.exact_goal and display.km > position.goal:
            raise parts.unreadable("too-far", key)
        display.settle(position.goal)
    return position


def _lay_out(position: Position, parts: Parts[Card], party: Party) -> None:
    display = position.displays[party]
    key = _PARTIES[party]
    for card, word in zip(parts.cards(key), parts.words(key), strict=True):
        if card.group is Group.DISTANCE:
            display.drive(card)
        elif card.group is Group.SAFETY:
            display.safeties |= BIT[card]
            display.crosswise |= BIT[card] if word.endswith("!") else 0
            position.shown |= BIT[card]
        else:
            display.cover(card)


def _set_state(position: Position, parts: Parts[Card]) -> None:
    if "caller" in parts:
        position.caller = parts.seat("caller", NOBODY)
        position.goal = EXTENDED_GOAL
    if "early" in parts:
        if position.caller == NOBODY or not position.rules.first_at_goal_earns:
            raise parts.unreadable("unexpected", "early")
        position.early = 1
    for card in parts.cards("fresh"):
        if card not in SAFETIES:
            raise parts.unreadable("unexpected", "fresh")
        position.fresh |= BIT[card]
    if "attack" in parts:
        _open_window(position, parts)
    if "call" in parts:
        position.phase = CALL
    if "over" in parts:
        _end(position, parts)


def _open_window(position: Position, parts: Parts[Card]) -> None:
    card, _, party = " ".join(parts.words("attack")).partition(">")
    hazards = {CARD_NAMES[hazard]: hazard for hazard in HAZARDS}
    if card not in hazards or party not in tuple(_PARTIES[: position.rules.parties]):
        raise parts.unreadable("no-attack", "attack")
    position.phase = WINDOW
    position.hazard = hazards[card]
    position.attacked = _PARTIES.index(party)
    members = position.rules.members[position.attacked]
    asked = parts.seats("asked") if "asked" in parts else members
    if not asked or not set(asked) <= set(members):
        raise parts.unreadable("no-such-seat", "asked")
    for seat in asked:
        position.asked |= BIT[seat]


def _end(position: Position, parts: Parts[Card]) -> None:
    ending = " ".join(parts.words("over"))
    if ending not in _ENDINGS:
        raise parts.unreadable("no-such-ending", "over")
    position.phase = OVER
    position.ending = _ENDINGS[ending]
    if position.ending == GOAL_REACHED:
        position.winner = position.rules.party_of[position.seat]
