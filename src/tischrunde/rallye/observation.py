"""What a seat may know of a round as a row of small numbers, named field by field."""

from typing import Final

from tischrunde.core.bits import lowest
from tischrunde.core.native import i64
from tischrunde.core.observation import MOST, Field, Learnable, size, starts
from tischrunde.core.position import NOBODY
from tischrunde.core.turns import NONE, Numbering
from tischrunde.core.turns import Turns as AnyTurns
from tischrunde.rallye.actions import PASS, codes, groups
from tischrunde.rallye.cards import KM
from tischrunde.rallye.display import Display
from tischrunde.rallye.moves import MAX_PARTIES, WIDTH
from tischrunde.rallye.pile import BARE, top
from tischrunde.rallye.position import WINDOW, Position
from tischrunde.rallye.rules import FIRST_SAFETY, NOTHING, SPEED_LIMIT, Rules

MAX_SEATS: Final = 6

_DISPLAY: Final = (
    Field("battle", 10, 1, "the top of the battle pile: the five hazards, the five remedies"),
    Field("speed", 2, 1, "the top of the speed pile: limit, end of limit"),
    Field("distances", 5, 15, "distance cards of each kind"),
    Field("km", 1, MOST, "kilometres in steps of 25"),
    Field("safeties", 4, 1, "safeties laid"),
    Field("crosswise", 4, 1, "those of them laid as a coup fourré"),
)


def _displays() -> list[Field]:
    """Return the fields of all displays, one party after the other."""
    return [
        field._replace(name=f"{field.name}_{party}", text=f"party {party}: {field.text}")
        for party in range(MAX_PARTIES)
        for field in _DISPLAY
    ]


FIELDS: Final = (
    Field("hand", 19, 10, "own cards of each kind"),
    Field("accounted", 19, 14, "cards of each kind that lie open or lay open once"),
    *_displays(),
    Field("phase", 4, 1, "over, turn, window, call"),
    Field("attack", 5, 1, "the hazard that may be answered"),
    Field("attacked", MAX_PARTIES, 1, "the party it was laid on"),
    Field("goal", 1, MOST, "kilometres to win, in steps of 25"),
    Field("stock", 1, MOST, "cards in the stock"),
    Field("discard", 19, 1, "the kind of the top discard"),
    Field("fresh", 4, 1, "own safeties that play again if laid at once"),
    Field("on_turn", MAX_SEATS, 1, "the seat on turn"),
    Field("waiting", MAX_SEATS, 1, "seats the round waits for, as far as one knows"),
    Field("dealer", MAX_SEATS, 1, "the dealer"),
    Field("caller", MAX_SEATS, 1, "who called for the extension"),
    Field("seats", MAX_SEATS, 1, "seats somebody sits on"),
    Field("partners", MAX_SEATS, 1, "seats of the own party, oneself among them"),
    Field("sizes", MAX_SEATS, 10, "cards in the hand of each seat"),
    Field("parties", MAX_PARTIES, 1, "parties that drive"),
    Field("winner", MAX_PARTIES, 1, "the party that won the round"),
    Field("totals", MAX_PARTIES, MOST, "points of each party, in hundredths of the target"),
)
"""Seats and parties are counted from one's own to the left; a field of which nothing can be said is
all 0."""

SIZE: Final = size(FIELDS)

_START: Final = starts(FIELDS)
_HAND: Final[i64] = _START["hand"]
_ACCOUNTED: Final[i64] = _START["accounted"]
_FIRST_DISPLAY: Final[i64] = _START["battle_0"]
_A_DISPLAY: Final[i64] = size(_DISPLAY)
_BATTLE: Final[i64] = starts(_DISPLAY)["battle"]
_SPEED: Final[i64] = starts(_DISPLAY)["speed"]
_DISTANCES: Final[i64] = starts(_DISPLAY)["distances"]
_KM: Final[i64] = starts(_DISPLAY)["km"]
_SAFETIES: Final[i64] = starts(_DISPLAY)["safeties"]
_CROSSWISE: Final[i64] = starts(_DISPLAY)["crosswise"]
_PHASE: Final[i64] = _START["phase"]
_ATTACK: Final[i64] = _START["attack"]
_ATTACKED: Final[i64] = _START["attacked"]
_GOAL: Final[i64] = _START["goal"]
_STOCK: Final[i64] = _START["stock"]
_DISCARD: Final[i64] = _START["discard"]
_FRESH: Final[i64] = _START["fresh"]
_ON_TURN: Final[i64] = _START["on_turn"]
_WAITING: Final[i64] = _START["waiting"]
_DEALER: Final[i64] = _START["dealer"]
_CALLER: Final[i64] = _START["caller"]
_SEATS: Final[i64] = _START["seats"]
_PARTNERS: Final[i64] = _START["partners"]
_SIZES: Final[i64] = _START["sizes"]
_PARTIES: Final[i64] = _START["parties"]
_WINNER: Final[i64] = _START["winner"]
_TOTALS: Final[i64] = _START["totals"]

_FIRST_HAZARD: Final = 5
_STEP: Final = KM[0]
_KINDS_OF_DISTANCE: Final = len(KM)
_CARD: Final = (1 << WIDTH) - 1


def numbering(rules: Rules) -> Numbering:
    """Return what stays the same at a table."""
    codes_of = [codes(rules.parties, seat) for seat in range(rules.players)]
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
    for party in range(rules.parties):
        row[_PARTIES + party] = 1
    return bytes(row)


class Turns(AnyTurns):
    """A round of the rally game asked seat by seat; totals are in hundredths of the target."""

    __slots__ = ("position", "rules", "totals")

    def __init__(self, numbering: Numbering, position: Position, totals: list[int]) -> None:
        super().__init__(numbering, position)
        self.position = position
        self.rules = position.rules
        self.totals = totals

    def outsiders(self, mover: i64) -> list[int]:  # noqa: ARG002
        """Return nobody: only seats that the round waits for can act."""
        return NONE

    def update(self, seat: i64, row: bytearray) -> None:
        """Write again what a seat may know."""
        position = self.position
        row[:] = self.numbering.rows[seat]
        self._hold(row, position, seat)
        self._account(row, position)
        self._display(row, position, seat)
        self._lay_out(row, position, seat)
        self._seat_all(row, position, seat)

    def _hold(self, row: bytearray, position: Position, seat: i64) -> None:
        """Write the own hand."""
        hand = position.hands[seat]
        kinds = hand.kinds
        while kinds:
            card = lowest(kinds)
            row[_HAND + card] = hand.count(card)
            kinds &= kinds - 1
        if position.fresh and seat == position.seat:
            _flag(row, _FRESH, position.fresh >> FIRST_SAFETY)

    def _account(self, row: bytearray, position: Position) -> None:
        """Write what lies or lay open: the discard pile and all displays, buried cards too."""
        counts = [0] * NOTHING
        for card in position.discards:
            counts[card] += 1
        for display in position.displays:
            _count_pile(counts, display.battle)
            _count_pile(counts, display.speed)
            for kind in range(_KINDS_OF_DISTANCE):
                counts[kind] += display.driven >> 4 * kind & 15
            for kind in range(FIRST_SAFETY, NOTHING):
                counts[kind] += display.safeties >> kind & 1
        for kind in range(NOTHING):
            if counts[kind]:
                row[_ACCOUNTED + kind] = counts[kind]

    def _display(self, row: bytearray, position: Position, seat: i64) -> None:
        """Write what lies before each party, and its points."""
        parties = self.rules.parties
        party: i64 = self.rules.party_of[seat]
        for steps in range(parties):
            _write_display(row, _FIRST_DISPLAY + _A_DISPLAY * steps, position.displays[party])
            if self.totals[party]:
                row[_TOTALS + steps] = self.totals[party]
            if party == position.winner:
                row[_WINNER + steps] = 1
            if position.phase == WINDOW and party == position.attacked:
                row[_ATTACKED + steps] = 1
            party += 1
            if party == parties:
                party = 0

    def _lay_out(self, row: bytearray, position: Position, seat: i64) -> None:
        """Write what else lies on the table."""
        row[_PHASE + position.phase] = 1
        if position.phase == WINDOW:
            row[_ATTACK + position.hazard - _FIRST_HAZARD] = 1
        row[_GOAL] = position.goal // _STEP
        row[_STOCK] = position.left
        if position.throws:
            discard: i64 = position.thrown[position.throws - 1]
            row[_DISCARD + discard] = 1
        players = self.rules.players
        row[_ON_TURN + _steps(seat, position.seat, players)] = 1
        row[_DEALER + _steps(seat, position.dealer, players)] = 1
        if position.caller != NOBODY:
            row[_CALLER + _steps(seat, position.caller, players)] = 1

    def _seat_all(self, row: bytearray, position: Position, seat: i64) -> None:
        """Write what is known of the seats; that one has let an attack stand only it knows."""
        players = self.rules.players
        for other in range(players):
            steps = _steps(seat, other, players)
            held = position.hands[other].size
            row[_SIZES + steps] = held
            if position.phase == WINDOW and other != seat:
                waits = held > 0 and self.rules.party_of[other] == position.attacked
            else:
                waits = position.waits_for(other)
            if waits:
                row[_WAITING + steps] = 1


def _steps(seat: i64, other: i64, players: i64) -> i64:
    """Return how many steps to the left of a seat another one is."""
    return other - seat if other >= seat else other - seat + players


def _flag(row: bytearray, at: i64, members: i64) -> None:
    """Write 1 for each member of a set."""
    while members:
        row[at + lowest(members)] = 1
        members &= members - 1


def _count_pile(counts: list[int], pile: int) -> None:
    while pile != BARE:
        counts[pile & _CARD] += 1
        pile >>= WIDTH


def _write_display(row: bytearray, at: i64, display: Display) -> None:
    battle = top(display.battle)
    if battle != NOTHING:
        row[at + _BATTLE + battle - _FIRST_HAZARD] = 1
    speed = top(display.speed)
    if speed != NOTHING:
        row[at + _SPEED + (0 if speed == SPEED_LIMIT else 1)] = 1
    if display.km:
        row[at + _KM] = display.km // _STEP
        for kind in range(_KINDS_OF_DISTANCE):
            row[at + _DISTANCES + kind] = display.driven >> 4 * kind & 15
    _flag(row, at + _SAFETIES, display.safeties >> FIRST_SAFETY)
    _flag(row, at + _CROSSWISE, display.crosswise >> FIRST_SAFETY)


LEARNABLE: Final = Learnable(
    fields=FIELDS,
    groups=groups(),
    numbering=numbering,
    turns=Turns,
    unit=1000,
)
"""The game as programs learn it."""
