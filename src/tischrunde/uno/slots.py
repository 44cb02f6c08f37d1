"""What a seat may know of a round as a row of small numbers, named field by field."""

from typing import Final

from tischrunde.core.bits import ONE, lowest
from tischrunde.core.fields import MOST, Field, size, starts
from tischrunde.core.native import i64
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.turns import Numbering
from tischrunde.core.turns import Turns as AnyTurns
from tischrunde.uno.actions import PASS, codes
from tischrunde.uno.hand import Hand
from tischrunde.uno.moves import MOST_SEATS, NO_COLOUR
from tischrunde.uno.position import DOUBT, DRAWN, TURN, Position
from tischrunde.uno.rules import NOTHING, WILD, WILD_DRAW_FOUR, Rules

FIELDS: Final = (
    Field("hand", 54, 4, "own cards of each kind"),
    Field("discards", 54, 4, "cards of each kind in the discard pile"),
    Field("top", 54, 1, "the kind of the top discard"),
    Field("colour", 4, 1, "the colour to follow, if there is one: red, yellow, green, blue"),
    Field("phase", 7, 1, "over, turn, drawn, doubt, stack, colour, swapping"),
    Field("drawn", 54, 1, "the kind just drawn that oneself may play now"),
    Field("direction", 1, 1, "1 if the turn passes to the left"),
    Field("pending", 1, MOST, "cards to be drawn or passed on"),
    Field("passes", 1, 10, "turns in a row that brought nothing new"),
    Field("stock", 1, 108, "cards in the stock"),
    Field("on_turn", MOST_SEATS, 1, "the seat on turn"),
    Field("dealer", MOST_SEATS, 1, "the dealer"),
    Field("seats", MOST_SEATS, 1, "seats somebody sits on"),
    Field("partners", MOST_SEATS, 1, "seats of the own party, oneself among them"),
    Field("sizes", MOST_SEATS, 108, "cards in the hand of each seat"),
    Field("uncalled", MOST_SEATS, 1, "who forgot to call and can be caught"),
    Field("called", MOST_SEATS, 1, "whose call holds"),
    Field("doubted", MOST_SEATS, 1, "who laid the wild draw-four that may be challenged"),
    Field("followed", 4, 1, "the colour it was laid on"),
    Field("shown_by", MOST_SEATS, 1, "who had to show oneself a hand, last"),
    Field("shown", 54, 4, "cards of each kind in that hand, then"),
    Field("winner", MOST_SEATS, 1, "seats of the party that won the round"),
    Field("totals", MOST_SEATS, MOST, "points of each seat's party, in hundredths of the target"),
)
"""Seats are counted from one's own to the left; a field of which nothing can be said is all 0."""

SIZE: Final = size(FIELDS)

_START: Final = starts(FIELDS)
_TOP: Final[i64] = _START["top"]
_COLOUR: Final[i64] = _START["colour"]
_PHASE: Final[i64] = _START["phase"]
_DRAWN: Final[i64] = _START["drawn"]
_DIRECTION: Final[i64] = _START["direction"]
_PENDING: Final[i64] = _START["pending"]
_PASSES: Final[i64] = _START["passes"]
_STOCK: Final[i64] = _START["stock"]
_ON_TURN: Final[i64] = _START["on_turn"]
_DEALER: Final[i64] = _START["dealer"]
_SEATS: Final[i64] = _START["seats"]
_PARTNERS: Final[i64] = _START["partners"]
_SIZES: Final[i64] = _START["sizes"]
_UNCALLED: Final[i64] = _START["uncalled"]
_CALLED: Final[i64] = _START["called"]
_DOUBTED: Final[i64] = _START["doubted"]
_FOLLOWED: Final[i64] = _START["followed"]
_SHOWN_BY: Final[i64] = _START["shown_by"]
_SHOWN: Final[i64] = _START["shown"]
_WINNER: Final[i64] = _START["winner"]
_TOTALS: Final[i64] = _START["totals"]

# Counts are looked up six kinds at a time: by which of the six are there, and which of them twice.
_SIX: Final = 6
_SIXES: Final = 8
_MASK: Final = (1 << _SIX) - 1
_COUNTS: Final = [
    bytes([(kinds >> i & 1) + (doubles >> i & 1) for i in range(_SIX)])
    for doubles in range(1 << _SIX)
    for kinds in range(1 << _SIX)
]
_LAST: Final = 4  # the coloured kinds that are left after eight times six ...
_LAST_AT: Final = _SIX * _SIXES
_LAST_MASK: Final = (1 << _LAST) - 1
_LAST_COUNTS: Final = [
    bytes([(kinds >> i & 1) + (doubles >> i & 1) for i in range(_LAST)])
    for doubles in range(1 << _LAST)
    for kinds in range(1 << _LAST)
]
_MOST_WILDS: Final = 5  # ... and the wilds, of each of which there are none to four
_WILD_COUNTS: Final = [
    bytes([wilds, fours]) for wilds in range(_MOST_WILDS) for fours in range(_MOST_WILDS)
]


def numbering(rules: Rules) -> Numbering:
    """Return what stays the same at a table."""
    codes_of = [codes(rules.players, seat) for seat in range(rules.players)]
    rows = [_row(rules, seat, len(codes_of[seat])) for seat in range(rules.players)]
    return Numbering(codes_of, rows, PASS)


def _row(rules: Rules, seat: i64, actions: i64) -> bytes:
    """Return the row behind the counts of cards, with what never changes for a seat."""
    row = bytearray(SIZE + actions)
    for other in range(rules.players):
        steps = _steps(seat, other, rules.players)
        row[_SEATS + steps] = 1
        if rules.party_of[other] == rules.party_of[seat]:
            row[_PARTNERS + steps] = 1
    return bytes(row[_TOP:])


class Turns(AnyTurns):
    """A round of UNO asked seat by seat; totals are in hundredths of the target."""

    __slots__ = ("position", "rules", "totals")

    def __init__(self, numbering: Numbering, position: Position, totals: list[int]) -> None:
        super().__init__(numbering, position)
        self.position = position
        self.rules = position.rules
        self.totals = totals

    def outsiders(self, mover: i64) -> list[int]:
        """Return who else may jump in, catch or call, in the order of play from the mover."""
        position = self.position
        listed: list[int] = []
        if position.exposed == NOBODY and not (self.rules.jump_in and position.phase == TURN):
            return listed
        players = self.rules.players
        seat = mover
        for _ in range(1, players):
            seat = (seat + position.direction) % players
            if seat != position.seat and (position.exposed != NOBODY or position.playable(seat)):
                listed.append(seat)
        return listed

    def row(self, seat: i64) -> bytearray:
        """Return all that a seat may know as a row of numbers, with room for its actions."""
        position = self.position
        parts: list[bytes] = []
        hand = position.hands[seat]
        _count(parts, hand.kinds, hand.doubles, hand.wilds, hand.fours)
        _count_discards(parts, position.piles.discards)
        parts.append(self.numbering.rows[seat])
        row = bytearray(b"".join(parts))
        self._lay_out(row, position, seat)
        self._seat_all(row, position, seat)
        if position.phase in (OVER, DOUBT) or position.shown_to == seat:
            self._rarely(row, position, seat)
        return row

    def _lay_out(self, row: bytearray, position: Position, seat: i64) -> None:
        """Write what lies on the table."""
        top: i64 = position.piles.discards[-1]
        row[_TOP + top] = 1
        if position.colour != NO_COLOUR:
            row[_COLOUR + position.colour] = 1
        row[_PHASE + position.phase] = 1
        if position.phase == DRAWN and position.seat == seat and position.drawn < NOTHING:
            row[_DRAWN + position.drawn] = 1
        if position.direction > 0:
            row[_DIRECTION] = 1
        if position.pending:
            row[_PENDING] = position.pending
        if position.passes:
            row[_PASSES] = position.passes
        row[_STOCK] = position.piles.left

    def _seat_all(self, row: bytearray, position: Position, seat: i64) -> None:
        """Write what is known of the seats."""
        players = self.rules.players
        row[_ON_TURN + _steps(seat, position.seat, players)] = 1
        row[_DEALER + _steps(seat, position.dealer, players)] = 1
        if position.exposed != NOBODY:
            row[_UNCALLED + _steps(seat, position.exposed, players)] = 1
        other = seat
        for steps in range(players):
            row[_SIZES + steps] = position.hands[other].size
            if position.called >> other & 1:
                row[_CALLED + steps] = 1
            total = self.totals[self.rules.party_of[other]]
            if total:
                row[_TOTALS + steps] = total
            other += 1
            if other == players:
                other = 0

    def _rarely(self, row: bytearray, position: Position, seat: i64) -> None:
        """Write what is to be said of a doubted card, a hand shown, and the end."""
        players = self.rules.players
        if position.phase == DOUBT:
            row[_DOUBTED + _steps(seat, position.four_by, players)] = 1
            if position.followed != NO_COLOUR:
                row[_FOLLOWED + position.followed] = 1
        if position.shown_to == seat:
            row[_SHOWN_BY + _steps(seat, position.four_by, players)] = 1
            _write_hand(row, position.laid_hand)
        if position.winner != NOBODY:
            for winner in self.rules.members[position.winner]:
                row[_WINNER + _steps(seat, winner, players)] = 1


def _steps(seat: i64, other: i64, players: i64) -> i64:
    """Return how many steps to the left of a seat another one is."""
    return other - seat if other >= seat else other - seat + players


def _count(parts: list[bytes], kinds: i64, doubles: i64, wilds: i64, fours: i64) -> None:
    """Write how many cards there are of each of the fifty-four kinds."""
    for six in range(_SIXES):
        at: i64 = _SIX * six
        parts.append(_COUNTS[(kinds >> at & _MASK) + ((doubles >> at & _MASK) << _SIX)])
    last = (kinds >> _LAST_AT & _LAST_MASK) + ((doubles >> _LAST_AT & _LAST_MASK) << _LAST)
    parts.append(_LAST_COUNTS[last])
    parts.append(_WILD_COUNTS[_MOST_WILDS * wilds + fours])


def _count_discards(parts: list[bytes], discards: list[int]) -> None:
    kinds: i64 = 0
    doubles: i64 = 0
    wilds: i64 = 0
    fours: i64 = 0
    for discard in discards:
        card: i64 = discard
        if card < WILD:
            doubles |= kinds & ONE << card
            kinds |= ONE << card
        elif card == WILD_DRAW_FOUR:
            fours += 1
        else:
            wilds += 1
    _count(parts, kinds, doubles, wilds, fours)


def _write_hand(row: bytearray, hand: Hand) -> None:
    kinds = hand.kinds
    while kinds:
        card = lowest(kinds)
        row[_SHOWN + card] = hand.count(card)
        kinds &= kinds - 1
