"""What a seat may know of a round as a row of small numbers, named field by field."""

from typing import Final

from tischrunde.core.bits import lowest
from tischrunde.core.native import i64
from tischrunde.core.observation import MOST, Field, Learnable, size, starts
from tischrunde.core.position import NOBODY
from tischrunde.core.turns import NONE, Numbering
from tischrunde.core.turns import Turns as AnyTurns
from tischrunde.uno.actions import PASS, codes, groups
from tischrunde.uno.moves import MAX_SEATS, NO_COLOUR
from tischrunde.uno.position import DOUBT, DRAWN, NO_HAND, TURN, Position
from tischrunde.uno.rules import COLOURED_BITS, NOTHING, WILD, WILD_DRAW_FOUR, Rules

FIELDS: Final = (
    Field("hand", 54, 4, "own cards of each kind"),
    Field("discards", 54, 4, "cards of each kind in the discard pile"),
    Field("top", 54, 1, "the kind of the top discard"),
    Field("drawn", 54, 1, "the kind just drawn that oneself may play now"),
    Field("colour", 4, 1, "the colour to follow, if there is one: red, yellow, green, blue"),
    Field("phase", 7, 1, "over, turn, drawn, doubt, stack, colour, swapping"),
    Field("direction", 1, 1, "1 if the turn passes to the left"),
    Field("pending", 1, MOST, "cards to be drawn or passed on"),
    Field("passes", 1, 10, "turns in a row that brought nothing new"),
    Field("stock", 1, 108, "cards in the stock"),
    Field("on_turn", MAX_SEATS, 1, "the seat on turn"),
    Field("sizes", MAX_SEATS, 108, "cards in the hand of each seat"),
    Field("uncalled", MAX_SEATS, 1, "who forgot to call and can be caught"),
    Field("called", MAX_SEATS, 1, "whose call holds"),
    Field("seats", MAX_SEATS, 1, "seats somebody sits on"),
    Field("partners", MAX_SEATS, 1, "seats of the own party, oneself among them"),
    Field("dealer", MAX_SEATS, 1, "the dealer"),
    Field("totals", MAX_SEATS, MOST, "points of each seat's party, in hundredths of the target"),
    Field("doubted", MAX_SEATS, 1, "who laid the wild draw-four that may be challenged"),
    Field("followed", 4, 1, "the colour it was laid on"),
    Field("shown_by", MAX_SEATS, 1, "who had to show oneself a hand, last"),
    Field("shown", 54, 4, "cards of each kind in that hand, then"),
    Field("winner", MAX_SEATS, 1, "seats of the party that won the round"),
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
_HAND: Final[i64] = _START["hand"]
_DISCARDS: Final[i64] = _START["discards"]


def numbering(rules: Rules) -> Numbering:
    """Return what stays the same at a table."""
    codes_of = [codes(rules.players, seat) for seat in range(rules.players)]
    rows = [_row(rules, seat) for seat in range(rules.players)]
    return Numbering(codes_of, rows, PASS)


def _row(rules: Rules, seat: i64) -> bytes:
    """Return a row with what never changes for a seat."""
    row = bytearray(SIZE)
    for other in range(rules.players):
        steps = _steps(seat, other, rules.players)
        row[_SEATS + steps] = 1
        if rules.party_of[other] == rules.party_of[seat]:
            row[_PARTNERS + steps] = 1
    return bytes(row)


class Turns(AnyTurns):
    """A round of UNO asked seat by seat; totals are in hundredths of the target."""

    __slots__ = ("position", "rules", "sights")

    def __init__(self, numbering: Numbering, position: Position, totals: list[int]) -> None:
        super().__init__(numbering, position)
        self.position = position
        self.rules = position.rules
        self.sights = [
            Sight(position, seat, self.rows[seat], totals) for seat in range(position.rules.players)
        ]

    def outsiders(self, mover: i64) -> list[int]:
        """Return who else may jump in, catch or call, in the order of play from the mover."""
        position = self.position
        if position.exposed == NOBODY and not (self.rules.jump_in and position.phase == TURN):
            return NONE
        listed: list[int] = []
        players = self.rules.players
        seat = mover
        for _ in range(1, players):
            seat = (seat + position.direction) % players
            if seat != position.seat and (position.exposed != NOBODY or position.playable(seat)):
                listed.append(seat)
        return listed

    def update(self, seat: i64, row: bytearray) -> None:  # noqa: ARG002 - its sight has it
        """Update what a seat may know."""
        self.sights[seat].look()


class Sight:
    """What one seat may know of a round, updated where it has changed since the last look.

    For fields with a single 1 it keeps the place of the 1; 0 is never such a place.
    """

    __slots__ = (
        "called",
        "colour",
        "counted",
        "direction",
        "discards",
        "doubles",
        "doubted",
        "drawn",
        "followed",
        "fours",
        "kinds",
        "on_turn",
        "passes",
        "pending",
        "phase",
        "players",
        "position",
        "reshuffles",
        "row",
        "seat",
        "shown",
        "shown_by",
        "sizes",
        "stock",
        "top",
        "uncalled",
        "wilds",
    )

    def __init__(self, position: Position, seat: i64, row: bytearray, totals: list[int]) -> None:
        self.position = position
        self.players: i64 = position.rules.players
        self.seat = seat
        self.row = row
        self.kinds: i64 = 0
        self.doubles: i64 = 0
        self.wilds: i64 = 0
        self.fours: i64 = 0
        self.counted: i64 = 0
        self.reshuffles: i64 = 0
        self.discards = [0] * NOTHING
        self.top: i64 = 0
        self.colour: i64 = 0
        self.phase: i64 = 0
        self.drawn: i64 = 0
        self.on_turn: i64 = 0
        self.uncalled: i64 = 0
        self.doubted: i64 = 0
        self.followed: i64 = 0
        self.shown_by: i64 = 0
        self.called: i64 = 0
        self.direction: i64 = 0
        self.pending: i64 = 0
        self.passes: i64 = 0
        self.stock: i64 = 0
        self.sizes = [0] * position.rules.players
        self.shown = NO_HAND
        row[_DEALER + self._steps(position.dealer)] = 1
        for other in range(self.players):
            row[_TOTALS + self._steps(other)] = totals[position.rules.party_of[other]]

    def look(self) -> None:
        """Update the row."""
        self._hold()
        self._discard()
        self._lay_out()
        self._seat_all()

    def _hold(self) -> None:
        """Update the own hand."""
        hand = self.position.hands[self.seat]
        row = self.row
        changed = (self.kinds ^ hand.kinds | self.doubles ^ hand.doubles) & COLOURED_BITS
        while changed:
            card = lowest(changed)
            row[_HAND + card] = (hand.kinds >> card & 1) + (hand.doubles >> card & 1)
            changed &= changed - 1
        self.kinds = hand.kinds
        self.doubles = hand.doubles
        if hand.wilds != self.wilds:
            self.wilds = hand.wilds
            row[_HAND + WILD] = hand.wilds
        if hand.fours != self.fours:
            self.fours = hand.fours
            row[_HAND + WILD_DRAW_FOUR] = hand.fours

    def _discard(self) -> None:
        """Count the cards discarded since; a reshuffle takes all but the top card away."""
        piles = self.position.piles
        discards = piles.discards
        if self.reshuffles != piles.reshuffles:
            self.reshuffles = piles.reshuffles
            self.counted = 0
            self.discards = [0] * NOTHING
            self.row[_DISCARDS : _DISCARDS + NOTHING] = bytes(NOTHING)
        while self.counted < len(discards):
            card: i64 = discards[self.counted]
            count = self.discards[card] + 1
            self.discards[card] = count
            self.row[_DISCARDS + card] = count
            self.counted += 1
        self.top = self._move(self.top, _TOP + discards[-1])

    def _lay_out(self) -> None:
        """Update what else lies on the table."""
        position = self.position
        followed = position.colour
        self.colour = self._move(self.colour, _COLOUR + followed if followed != NO_COLOUR else 0)
        self.phase = self._move(self.phase, _PHASE + position.phase)
        draws = position.phase == DRAWN and position.seat == self.seat and position.drawn < NOTHING
        self.drawn = self._move(self.drawn, _DRAWN + position.drawn if draws else 0)
        row = self.row
        if self.direction != position.direction:
            self.direction = position.direction
            row[_DIRECTION] = 1 if position.direction > 0 else 0
        if self.pending != position.pending:
            self.pending = position.pending
            row[_PENDING] = position.pending
        if self.passes != position.passes:
            self.passes = position.passes
            row[_PASSES] = position.passes
        if self.stock != position.piles.left:
            self.stock = position.piles.left
            row[_STOCK] = position.piles.left
        if position.phase == DOUBT:
            self.doubted = self._move(self.doubted, _DOUBTED + self._steps(position.four_by))
            followed = position.followed
            place = _FOLLOWED + followed if followed != NO_COLOUR else 0
            self.followed = self._move(self.followed, place)
        elif self.doubted:
            self.doubted = self._move(self.doubted, 0)
            self.followed = self._move(self.followed, 0)

    def _seat_all(self) -> None:
        """Update what is known of the seats."""
        position = self.position
        self.on_turn = self._move(self.on_turn, _ON_TURN + self._steps(position.seat))
        exposed = position.exposed
        place = 0 if exposed == NOBODY else _UNCALLED + self._steps(exposed)
        self.uncalled = self._move(self.uncalled, place)
        for other in range(self.players):
            held = position.hands[other].size
            if held != self.sizes[other]:
                self.sizes[other] = held
                self.row[_SIZES + self._steps(other)] = held
        if self.called != position.called:
            self.called = position.called
            for other in range(self.players):
                self.row[_CALLED + self._steps(other)] = self.called >> other & 1
        if position.shown_to == self.seat or self.shown is not NO_HAND:
            self._be_shown()
        if position.winner != NOBODY:
            for winner in position.rules.members[position.winner]:
                self.row[_WINNER + self._steps(winner)] = 1

    def _be_shown(self) -> None:
        """Update the hand that somebody had to show to this seat; a new wild draw-four hides it."""
        position = self.position
        shown = position.laid_hand if position.shown_to == self.seat else NO_HAND
        if shown is self.shown:
            return
        self.shown = shown
        place = 0 if shown is NO_HAND else _SHOWN_BY + self._steps(position.four_by)
        self.shown_by = self._move(self.shown_by, place)
        for kind in range(NOTHING):
            self.row[_SHOWN + kind] = shown.count(kind)

    def _move(self, old: i64, new: i64) -> i64:
        """Move the 1 of a field, or with 0 remove it, and return its place."""
        if old != new:
            if old:
                self.row[old] = 0
            if new:
                self.row[new] = 1
        return new

    def _steps(self, other: i64) -> i64:
        return _steps(self.seat, other, self.players)


def _steps(seat: i64, other: i64, players: i64) -> i64:
    """Return how many steps to the left of a seat another one is."""
    return other - seat if other >= seat else other - seat + players


LEARNABLE: Final = Learnable(
    fields=FIELDS,
    groups=groups(),
    numbering=numbering,
    turns=Turns,
    unit=100,
)
"""The game as programs learn it."""
