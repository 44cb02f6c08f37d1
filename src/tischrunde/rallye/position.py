"""The round as compact state: whose move it is, what every move does, and how the round ends.

Nothing here asks whether a move is allowed beyond offering the allowed ones; the judge stands in
``reasons``. Moves are codes (see ``moves``), hands are counts of three bits a kind of card.
"""

from typing import Final

from tischrunde.core.dice import Dice
from tischrunde.core.position import NOBODY, OVER
from tischrunde.rallye.display import Display
from tischrunde.rallye.moves import (
    ANSWER,
    ATTACK,
    COUP_FOURRE,
    DISCARD,
    EXTEND,
    FINISH,
    LAY,
    LET_STAND,
    WIDTH,
)
from tischrunde.rallye.rules import (
    ANY_SAFETY,
    BIT,
    EXTENDED_GOAL,
    FIRST_SAFETY,
    FULL_HAND,
    HAND,
    KM_200,
    NOTHING,
    SAFETY_OF,
    Rules,
)

# What a round waits for, unless it is OVER.
TURN: Final = 1
"""The seat on turn lays, attacks or discards."""
WINDOW: Final = 2
"""The members of an attacked party answer."""
CALL: Final = 3
"""The seat that reached the goal says whether the round goes on to 1000."""

# How a round ends.
GOAL_REACHED: Final = 0
STOCK_USED_UP: Final = 1
HANDS_PLAYED_OUT: Final = 2

_CARD: Final = (1 << WIDTH) - 1
_ONE: Final = tuple(1 << 3 * kind for kind in range(NOTHING))
_COUNT: Final = tuple(7 << 3 * kind for kind in range(NOTHING))


class Position:
    """One round from the deal to its end."""

    __slots__ = (
        "asked",
        "attacked",
        "caller",
        "dealer",
        "deck",
        "discards",
        "displays",
        "ending",
        "fresh",
        "goal",
        "hands",
        "hazard",
        "held",
        "left",
        "phase",
        "rules",
        "seat",
        "shown",
        "sizes",
        "winner",
    )

    def __init__(self, rules: Rules, deck: bytes, dealer: int) -> None:
        """Lay out an empty table; ``deal`` begins the round."""
        self.rules = rules
        self.deck = deck
        self.left = len(deck)  # the stock is deck[:left], its top card last
        self.discards: list[int] = []
        self.hands = [0] * rules.players
        self.held = [0] * rules.players  # by seat: the set of kinds in hand
        self.sizes = [0] * rules.players
        self.displays = [Display(rules) for _ in range(rules.parties)]
        self.shown = 0  # the safeties everybody knows to be laid or discarded
        self.dealer = dealer
        self.seat = dealer
        self.phase = TURN
        self.hazard = NOTHING  # the attack that may be answered ...
        self.attacked = NOBODY  # ... the party it was laid on ...
        self.asked = 0  # ... and the set of seats that have not answered yet
        self.fresh = 0  # safeties drawn after a coup fourré, where only these play again
        self.goal = rules.goal
        self.caller = NOBODY
        self.winner = NOBODY
        self.ending = GOAL_REACHED

    def deal(self) -> None:
        """Deal six cards each, singly, from the dealer's left; the first player draws."""
        players = self.rules.players
        for _ in range(HAND):
            for step in range(1, players + 1):
                self.left -= 1
                self.take((self.dealer + step) % players, self.deck[self.left])
        for display in self.displays:
            display.settle(self.goal)
        self._end_turn()

    def copy(self) -> "Position":
        """Return an independent twin."""
        twin = Position(self.rules, self.deck, self.dealer)
        twin.left = self.left
        twin.discards = self.discards.copy()
        twin.hands = self.hands.copy()
        twin.held = self.held.copy()
        twin.sizes = self.sizes.copy()
        twin.displays = [display.copy() for display in self.displays]
        twin.shown = self.shown
        twin.seat = self.seat
        twin.phase = self.phase
        twin.hazard = self.hazard
        twin.attacked = self.attacked
        twin.asked = self.asked
        twin.fresh = self.fresh
        twin.goal = self.goal
        twin.caller = self.caller
        twin.winner = self.winner
        twin.ending = self.ending
        return twin

    # ── asking ────────────────────────────────────────────────────────────────────────────────

    def count(self, seat: int, card: int) -> int:
        """Return how many cards of a kind a seat holds."""
        return self.hands[seat] >> 3 * card & 7

    def actor(self) -> int:
        """Return a seat the round waits for: in a window the first left of the attacker."""
        if self.phase != WINDOW:
            return self.seat
        seat = self.seat + 1
        while not self.asked & BIT[seat % self.rules.players]:
            seat += 1
        return seat % self.rules.players

    def waits_for(self, seat: int) -> bool:
        """Return whether the round waits for this seat."""
        if self.phase == WINDOW:
            return self.asked & BIT[seat] != 0
        return self.phase != OVER and seat == self.seat

    def codes(self, seat: int) -> list[int]:
        """Return the codes of all legal moves of a seat."""
        if not self.waits_for(seat):
            return []
        if self.phase == WINDOW:
            if self.held[seat] & BIT[SAFETY_OF[self.hazard]]:
                return [COUP_FOURRE, LET_STAND]
            return [LET_STAND]
        if self.phase == CALL:
            return [EXTEND, FINISH]
        held = self.held[seat]
        own = self.rules.party_of[seat]
        codes = [LAY << WIDTH | card for card in _kinds(held & self.displays[own].lays)]
        for party in self.rules.opponents[own]:
            act = (ATTACK + party) << WIDTH
            codes += [act | card for card in _kinds(held & self.displays[party].hits)]
        if self._may_discard(seat):
            codes += [DISCARD << WIDTH | card for card in _kinds(held)]
        return codes

    def random_move(self, dice: Dice) -> int:
        """Return the code of a legal move of the actor, each equally likely; builds no list."""
        if self.phase != TURN:
            return self._random_answer(dice)
        seat = self.seat
        held = self.held[seat]
        own = self.rules.party_of[seat]
        displays = self.displays
        opponents = self.rules.opponents[own]

        discards = held
        if self.rules.discard_only_when_stuck and not self._may_discard(seat):
            discards = 0
        lays = held & displays[own].lays
        throws = discards.bit_count()
        choices = throws + lays.bit_count()
        for party in opponents:
            choices += (held & displays[party].hits).bit_count()

        n = dice.below(choices)
        if n < throws:
            return DISCARD << WIDTH | _nth(discards, n)
        n -= throws
        size = lays.bit_count()
        if n < size:
            return LAY << WIDTH | _nth(lays, n)
        for party in opponents:
            n -= size
            hits = held & displays[party].hits
            size = hits.bit_count()
            if n < size:
                return (ATTACK + party) << WIDTH | _nth(hits, n)
        raise AssertionError(n)

    def _random_answer(self, dice: Dice) -> int:
        if self.phase == CALL:
            return EXTEND if dice.below(2) else FINISH
        held = self.held[self.actor()] & BIT[SAFETY_OF[self.hazard]]
        return COUP_FOURRE if held and dice.below(2) else LET_STAND

    def _may_discard(self, seat: int) -> bool:
        """Return whether a card may be thrown away; a safety may always be held back."""
        if not self.rules.discard_only_when_stuck:
            return True
        held = self.held[seat]
        own = self.rules.party_of[seat]
        if held & self.displays[own].lays & ~ANY_SAFETY:
            return False
        return not any(held & self.displays[party].hits for party in self.rules.opponents[own])

    # ── playing ───────────────────────────────────────────────────────────────────────────────

    def apply(self, seat: int, code: int) -> None:
        """Play a legal move of a seat the round waits for."""
        act = code >> WIDTH
        card = code & _CARD
        if act == DISCARD:
            self._give_up(seat, card)
            self.discards.append(card)
            if card >= FIRST_SAFETY:
                self.shown |= BIT[card]
            self._end_turn()
        elif act == LAY:
            self._give_up(seat, card)
            self._lay(seat, card)
        elif act == ANSWER:
            self._answer(seat, code)
        else:
            self._give_up(seat, card)
            self._attack(act - ATTACK, card)

    def _lay(self, seat: int, card: int) -> None:
        display = self.displays[self.rules.party_of[seat]]
        if card <= KM_200:
            display.drive(card)
            if display.km >= self.goal:
                self._arrive()
                return
        elif card < FIRST_SAFETY:
            display.cover(card)
        else:
            self._secure(display, card, crosswise=False)
            if self._plays_again(card) and self._fill_again(seat):
                return
            self._end_turn()
            return
        display.settle(self.goal)
        self._end_turn()

    def _attack(self, party: int, hazard: int) -> None:
        display = self.displays[party]
        display.cover(hazard)
        display.settle(self.goal)
        self.asked = self._who_may_answer(party, hazard)
        if self.asked:
            self.phase = WINDOW
            self.hazard = hazard
            self.attacked = party
        else:
            self._end_turn()

    def _who_may_answer(self, party: int, hazard: int) -> int:
        """Return the seats to be asked, by what everybody can see: all members with cards."""
        asked = 0
        if not self.shown & BIT[SAFETY_OF[hazard]]:
            for seat in self.rules.members[party]:
                if self.sizes[seat]:
                    asked |= BIT[seat]
        return asked

    def _answer(self, seat: int, code: int) -> None:
        if code == LET_STAND:
            self.asked &= ~BIT[seat]
            if not self.asked:
                self._close_window()
                self._end_turn()
        elif code == COUP_FOURRE:
            self._coup_fourre(seat)
        elif code == EXTEND:
            self._extend(seat)
        else:
            self._finish(self.rules.party_of[seat], GOAL_REACHED)

    def _coup_fourre(self, seat: int) -> None:
        """Undo the attack with the safety; the turn passes to the answering seat."""
        safety = SAFETY_OF[self.hazard]
        self._give_up(seat, safety)
        self._secure(self.displays[self.attacked], safety, crosswise=True)
        self._close_window()
        self.seat = seat
        self.fresh = 0
        if self._ends_with_stock() or not self._fill_again(seat):
            self._end_turn()

    def _close_window(self) -> None:
        self.phase = TURN
        self.hazard = NOTHING
        self.attacked = NOBODY
        self.asked = 0

    def _secure(self, display: Display, safety: int, *, crosswise: bool) -> None:
        self.discards += display.secure(safety, crosswise=crosswise)
        self.shown |= BIT[safety]
        display.settle(self.goal)

    def _plays_again(self, safety: int) -> bool:
        """Return whether a safety laid on turn is followed by another card."""
        return self.rules.safety_plays_again or self.fresh & BIT[safety] != 0

    def _fill_again(self, seat: int) -> bool:
        """Fill the hand within a turn and return whether it holds a card to go on with."""
        before = self.held[seat]
        self._fill(seat)
        if self.rules.fresh_safety_plays_again:
            self.fresh |= self.held[seat] & ~before & ANY_SAFETY
        return self.sizes[seat] > 0

    # ── turns and endings ─────────────────────────────────────────────────────────────────────

    def _end_turn(self) -> None:
        """Pass the turn to the left neighbour, who draws."""
        if not self.left:
            self._end_turn_without_stock()
            return
        seat = self.seat + 1
        if seat == self.rules.players:
            seat = 0
        self.seat = seat
        self.fresh = 0
        self._fill(seat)

    def _end_turn_without_stock(self) -> None:
        """End the round with the stock, or pass the turn to the next player who has a card."""
        if self._ends_with_stock():
            self._finish(NOBODY, STOCK_USED_UP)
            return
        self.fresh = 0
        players = self.rules.players
        for step in range(1, players + 1):
            seat = (self.seat + step) % players
            if self.sizes[seat]:
                self.seat = seat
                return
        self._finish(NOBODY, HANDS_PLAYED_OUT)

    def _ends_with_stock(self) -> bool:
        """Return whether the used-up stock ends the round; an extended one is played out."""
        return self.left == 0 and not self.rules.hands_played_out and self.caller == NOBODY

    def _arrive(self) -> None:
        """End the round at the goal, unless the seat on turn may call for more."""
        if self._may_extend():
            self.phase = CALL
        else:
            self._finish(self.rules.party_of[self.seat], GOAL_REACHED)

    def _may_extend(self) -> bool:
        if not self.rules.extension or self.caller != NOBODY:
            return False
        return self.left > 0 or (self.rules.extension_after_stock and any(self.sizes))

    def _extend(self, seat: int) -> None:
        self.phase = TURN
        self.caller = seat
        self.goal = EXTENDED_GOAL
        for display in self.displays:
            display.settle(self.goal)
        self._end_turn()

    def _finish(self, winner: int, ending: int) -> None:
        self.phase = OVER
        self.winner = winner
        self.ending = ending

    # ── hands ─────────────────────────────────────────────────────────────────────────────────

    def _fill(self, seat: int) -> None:
        """Draw until seven cards are in hand or the stock is used up."""
        left = self.left
        size = self.sizes[seat]
        while size < FULL_HAND and left:
            left -= 1
            card = self.deck[left]
            self.hands[seat] += _ONE[card]
            self.held[seat] |= BIT[card]
            size += 1
        self.sizes[seat] = size
        self.left = left

    def take(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        self.hands[seat] += _ONE[card]
        self.held[seat] |= BIT[card]
        self.sizes[seat] += 1

    def _give_up(self, seat: int, card: int) -> None:
        hand = self.hands[seat] - _ONE[card]
        self.hands[seat] = hand
        if not hand & _COUNT[card]:
            self.held[seat] ^= BIT[card]
        self.sizes[seat] -= 1


def _nth(kinds: int, n: int) -> int:
    """Return the n-th kind of a set, from 0."""
    while n:
        kinds &= kinds - 1
        n -= 1
    return (kinds & -kinds).bit_length() - 1


def _kinds(kinds: int) -> list[int]:
    """Return the kinds of a set as a list."""
    listed = []
    while kinds:
        lowest = kinds & -kinds
        listed.append(lowest.bit_length() - 1)
        kinds ^= lowest
    return listed
