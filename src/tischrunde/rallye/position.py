"""The round as compact state: whose move it is, what every move does, and how the round ends.

Nothing here asks whether a move is allowed beyond offering the allowed ones; the judge stands in
``reasons``. Moves are codes (see ``moves``). This is one module because mypyc inlines no calls
between modules: a split into two cost 2 to 3 % of the compiled engine's speed.
"""

from typing import Final

from tischrunde.core.bits import ONE, list_members, nth, ones
from tischrunde.core.dice import Dice
from tischrunde.core.native import i64, mypyc_attr
from tischrunde.core.position import NOBODY, OVER, Playable
from tischrunde.rallye.display import Display
from tischrunde.rallye.hand import Hand
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
    CHAIN_DRAWS,
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
_DISCARDS: Final = DISCARD << WIDTH
_BLANK: Final = [[0] * size for size in range(64)]
"""By length: lists to be copied and written over.

A list of the right length is quicker to make than one that grows, so moves are counted before they
are listed.
"""


@mypyc_attr(acyclic=True, free_list_len=1)
class Position(Playable):
    """One round from the deal to its end."""

    __slots__ = (
        "asked",
        "attacked",
        "caller",
        "dealer",
        "deck",
        "displays",
        "early",
        "ending",
        "fresh",
        "goal",
        "hands",
        "hazard",
        "left",
        "phase",
        "rules",
        "seat",
        "shown",
        "thrown",
        "throws",
        "winner",
    )

    def __init__(
        self,
        rules: Rules,
        deck: bytes,
        dealer: i64,
        hands: list[Hand],
        displays: list[Display],
    ) -> None:
        self.rules = rules
        self.deck = deck
        self.left: i64 = len(deck)  # the stock is deck[:left], its top card last
        self.hands = hands
        self.displays = displays
        self.thrown: list[int] = []  # the discard pile is thrown[:throws]: twins share the list ...
        self.throws: i64 = 0  # ... until one of them goes on
        self.shown: i64 = 0  # the safeties everybody knows to be laid or discarded
        self.dealer = dealer
        self.seat = dealer
        self.phase: i64 = TURN
        self.hazard: i64 = NOTHING  # the attack that may be answered ...
        self.attacked: i64 = NOBODY  # ... the party it was laid on ...
        self.asked: i64 = 0  # ... and the set of seats that have not answered yet
        self.fresh: i64 = 0  # safeties drawn after a coup fourré, where only these play again
        self.goal = rules.goal
        self.caller: i64 = NOBODY
        self.early: i64 = (
            0  # whether the caller was at the printed goal before the stock was used up
        )
        self.winner: i64 = NOBODY
        self.ending: i64 = GOAL_REACHED

    def deal(self) -> None:
        """Deal six cards each, singly, from the dealer's left; the first player draws."""
        players = self.rules.players
        for _ in range(HAND):
            for step in range(1, players + 1):
                self.left -= 1
                self.hands[(self.dealer + step) % players].take(self.deck[self.left])
        for display in self.displays:
            display.settle(self.goal)
        self._end_turn()

    def copy(self) -> "Position":
        """Return an independent twin; both share the discards until one of them adds to them."""
        hands = [hand.copy() for hand in self.hands]
        displays = [display.copy() for display in self.displays]
        twin = Position(self.rules, self.deck, self.dealer, hands, displays)
        twin.thrown = self.thrown
        twin.throws = self.throws
        twin.left = self.left
        twin.shown = self.shown
        twin.seat = self.seat
        twin.phase = self.phase
        twin.hazard = self.hazard
        twin.attacked = self.attacked
        twin.asked = self.asked
        twin.fresh = self.fresh
        twin.goal = self.goal
        twin.caller = self.caller
        twin.early = self.early
        twin.winner = self.winner
        twin.ending = self.ending
        return twin

    # ── asking ────────────────────────────────────────────────────────────────────────────────

    def actor(self) -> i64:
        """Return a seat the round waits for: in a window the first left of the attacker."""
        if self.phase != WINDOW:
            return self.seat
        seat = self.seat + 1
        while not self.asked >> seat % self.rules.players & 1:
            seat += 1
        return seat % self.rules.players

    def waits_for(self, seat: i64) -> bool:
        """Return whether the round waits for this seat."""
        if self.phase == WINDOW:
            return self.asked >> seat & 1 != 0
        return self.phase != OVER and seat == self.seat

    def codes(self, seat: i64) -> list[int]:
        """Return the codes of all legal moves of a seat."""
        if self.phase != TURN:
            return self._answers(seat)
        if seat != self.seat:
            return []
        displays = self.displays
        held = self.hands[seat].kinds
        own: i64 = self.rules.party_of[seat]
        parties = self.rules.parties
        discards = held & self.rules.discardable
        if self.rules.discard_only_when_stuck and not self.may_discard(seat):
            discards = 0
        # The codes of lays and discards are small enough for one set.
        plain = held & displays[own].lays | discards << _DISCARDS
        hazards = held
        if not self.may_attack(own):
            hazards = 0
        size = ones(plain)
        for party in range(parties):
            if party != own:
                size += ones(hazards & displays[party].hits)

        codes = _BLANK[size].copy()
        at = list_members(codes, 0, plain, 0)
        for party in range(parties):
            if party != own:
                hits = hazards & displays[party].hits
                at = list_members(codes, at, hits, (ATTACK + party) << WIDTH)
        return codes

    def _answers(self, seat: i64) -> list[int]:
        """Return the codes of a seat that is asked for an answer, not for a card."""
        if not self.waits_for(seat):
            return []
        if self.phase == CALL:
            return [EXTEND, FINISH]
        if self.hands[seat].kinds >> SAFETY_OF[self.hazard] & 1:
            return [COUP_FOURRE, LET_STAND]
        return [LET_STAND]

    def random_move(self, dice: Dice) -> i64:
        """Return the code of a legal move of the actor, each equally likely.

        No list is built: the moves are counted, and the one the dice choose is looked for in the
        same order, discards before lays before attacks.
        """
        if self.phase != TURN:
            return self._random_answer(dice)
        seat = self.seat
        displays = self.displays
        held = self.hands[seat].kinds
        own = self.rules.party_of[seat]
        opponents = self.rules.opponents[own]
        discards = held & self.rules.discardable
        if self.rules.discard_only_when_stuck and not self.may_discard(seat):
            discards = 0
        lays = held & displays[own].lays
        hazards = held
        if not self.may_attack(own):
            hazards = 0
        throws = ones(discards)
        own_moves = throws + ones(lays)
        moves = own_moves
        for party in opponents:
            moves += ones(hazards & displays[party].hits)

        n = dice.below(moves)
        if n < throws:
            return DISCARD << WIDTH | nth(discards, n)
        if n < own_moves:
            return LAY << WIDTH | nth(lays, n - throws)
        n -= own_moves
        for party in opponents:
            hits = hazards & displays[party].hits
            size = ones(hits)
            if n < size:
                return (ATTACK + party) << WIDTH | nth(hits, n)
            n -= size
        raise AssertionError(n)

    def _random_answer(self, dice: Dice) -> i64:
        if self.phase == CALL:
            return EXTEND if dice.below(2) else FINISH
        held = self.hands[self.actor()].kinds >> SAFETY_OF[self.hazard] & 1
        return COUP_FOURRE if held and dice.below(2) else LET_STAND

    def may_discard(self, seat: i64) -> bool:
        """Return whether a card may be thrown away; a safety may always be held back."""
        if not self.rules.discard_only_when_stuck:
            return True
        held = self.hands[seat].kinds
        own = self.rules.party_of[seat]
        if held & self.displays[own].lays & ~ANY_SAFETY:
            return False
        if not self.may_attack(own):
            return True
        hits: i64 = 0
        for party in self.rules.opponents[own]:
            hits |= self.displays[party].hits
        return not held & hits

    def may_attack(self, party: i64) -> bool:
        """Return whether a party may lay hazards, blocked or not: at once, or after its opening."""
        return self.rules.attack_before_opening or self.displays[party].opened

    # ── playing ───────────────────────────────────────────────────────────────────────────────

    def apply(self, seat: i64, code: i64) -> None:
        """Play a legal move of a seat the round waits for."""
        act = code >> WIDTH
        if act == ANSWER:
            self._answer(seat, code)
            return
        card = code & _CARD
        self.hands[seat].give_up(card)
        if act == DISCARD:
            self.throw(card)
            if card >= FIRST_SAFETY:
                self.shown |= ONE << card
            self._go_on()
        elif act == LAY:
            self._lay(seat, card)
        else:
            self._attack(act - ATTACK, card)

    def throw(self, card: i64) -> None:
        """Lay a card on the discard pile; copy it first if a twin has added to it."""
        if len(self.thrown) != self.throws:
            self.thrown = self.thrown[: self.throws]
        self.thrown.append(card)
        self.throws += 1

    @property
    def discards(self) -> list[int]:
        """The discard pile, the top card last."""
        return self.thrown[: self.throws]

    def _lay(self, seat: i64, card: i64) -> None:
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
            if self._plays_again(card) and self._fill_again(seat, self._filled_to(seat, card)):
                return
            self._go_on()
            return
        display.settle(self.goal)
        self._go_on()

    def _attack(self, party: i64, hazard: i64) -> None:
        """Lay a hazard and ask those who may answer, after a coup fourré as in any turn."""
        display = self.displays[party]
        display.cover(hazard)
        display.settle(self.goal)
        if not self.left and self._end_if_stuck():
            return
        self.asked = self._who_may_answer(party, hazard)
        if self.asked:
            self.phase = WINDOW
            self.hazard = hazard
            self.attacked = party
        else:
            self._go_on()

    def _who_may_answer(self, party: i64, hazard: i64) -> i64:
        """Return the seats to be asked, by what everybody can see: all members with cards."""
        asked: i64 = 0
        if not self.shown >> SAFETY_OF[hazard] & 1:
            for seat in self.rules.members[party]:
                if self.hands[seat].size:
                    asked |= ONE << seat
        return asked

    def _answer(self, seat: i64, code: i64) -> None:
        if code == LET_STAND:
            self.asked ^= ONE << seat
            if not self.asked:
                self._close_window()
                self._go_on()
        elif code == COUP_FOURRE:
            self._coup_fourre(seat)
        elif code == EXTEND:
            self._extend(seat)
        else:
            self._finish(self.rules.party_of[seat], GOAL_REACHED)

    def _coup_fourre(self, seat: i64) -> None:
        """Undo the attack with the safety; the turn passes to the answering seat.

        Whoever sits between is skipped, for the next turn is that of the left neighbour. The hand
        is filled to seven: one card for the safety, one for the turn.
        """
        safety = SAFETY_OF[self.hazard]
        self.hands[seat].give_up(safety)
        self._secure(self.displays[self.attacked], safety, crosswise=True)
        self._close_window()
        self.seat = seat
        self.fresh = 0
        if self._ends_with_stock() or not self._fill_again(seat, FULL_HAND):
            self._end_turn()

    def _close_window(self) -> None:
        self.phase = TURN
        self.hazard = NOTHING
        self.attacked = NOBODY
        self.asked = 0

    def _secure(self, display: Display, safety: i64, *, crosswise: bool) -> None:
        for card in display.secure(safety, crosswise=crosswise):
            self.throw(card)
        self.shown |= ONE << safety
        display.settle(self.goal)

    def _plays_again(self, safety: i64) -> bool:
        """Return whether a safety laid on turn is followed by another card."""
        return self.rules.safety_plays_again or self.fresh >> safety & 1 != 0

    def _filled_to(self, seat: i64, safety: i64) -> i64:
        """Return up to how many cards are drawn after a safety laid on turn."""
        if self.rules.chain_draws_two and self.fresh >> safety & 1:
            return self.hands[seat].size + CHAIN_DRAWS
        return FULL_HAND

    def _fill_again(self, seat: i64, size: i64) -> bool:
        """Fill the hand within a turn and return whether the turn need not be passed on."""
        before = self.hands[seat].kinds
        self._fill(seat, size)
        if self.rules.fresh_safeties_count:
            self.fresh |= self.hands[seat].kinds & ~before & ANY_SAFETY
        if not self.left and self._end_if_stuck():
            return True
        return self.hands[seat].size > 0

    # ── turns and endings ─────────────────────────────────────────────────────────────────────

    def _go_on(self) -> None:
        """End the turn once a card is played, unless a chain has left more than six in hand."""
        if not self.rules.chain_draws_two or self.hands[self.seat].size <= HAND:
            self._end_turn()

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
        self._fill(seat, FULL_HAND)
        if not self.left:
            self._end_if_stuck()

    def _end_turn_without_stock(self) -> None:
        """End the round with the stock, or pass the turn to the next player who has a card."""
        if self._ends_with_stock():
            self._finish(NOBODY, STOCK_USED_UP)
            return
        if self._end_if_stuck():
            return
        self.fresh = 0
        players = self.rules.players
        for step in range(1, players + 1):
            seat = (self.seat + step) % players
            if self.hands[seat].size:
                self.seat = seat
                return
        self._finish(NOBODY, HANDS_PLAYED_OUT)

    def _ends_with_stock(self) -> bool:
        """Return whether the used-up stock ends the round; an extended one is played out."""
        return self.left == 0 and not self.rules.hands_played_out and self.caller == NOBODY

    def _end_if_stuck(self) -> bool:
        """End a round without stock in which nobody holds a card of use, where that ends it."""
        if not self.rules.ends_when_stuck:
            return False
        for seat, hand in enumerate(self.hands):
            own = self.rules.party_of[seat]
            useful = self.displays[own].useful
            if self.may_attack(own):
                for party in self.rules.opponents[own]:
                    useful |= self.displays[party].hurts(self.goal)
            if hand.kinds & useful:
                return False
        self._finish(NOBODY, HANDS_PLAYED_OUT)
        return True

    def _arrive(self) -> None:
        """End the round at the goal, unless the seat on turn may call for more."""
        if self._may_extend():
            self.phase = CALL
        else:
            self._finish(self.rules.party_of[self.seat], GOAL_REACHED)

    def _may_extend(self) -> bool:
        if not self.rules.extension or self.caller != NOBODY:
            return False
        return self.left > 0 or (self.rules.extension_after_stock and self._any_card_in_hand())

    def _any_card_in_hand(self) -> bool:
        return sum([hand.size for hand in self.hands]) > 0

    def _extend(self, seat: i64) -> None:
        self.phase = TURN
        self.caller = seat
        self.early = 1 if self.rules.first_at_goal_earns and self.left > 0 else 0
        self.goal = EXTENDED_GOAL
        for display in self.displays:
            display.settle(self.goal)
        self._go_on()

    def _finish(self, winner: i64, ending: i64) -> None:
        self.phase = OVER
        self.winner = winner
        self.ending = ending

    # ── hands ─────────────────────────────────────────────────────────────────────────────────

    def _fill(self, seat: i64, size: i64) -> None:
        """Draw until ``size`` cards are in hand or the stock is used up.

        So whoever holds too few draws more, and whoever holds too many draws none.
        """
        hand = self.hands[seat]
        while hand.size < size and self.left:
            self.left -= 1
            hand.take(self.deck[self.left])


def laid_out(rules: Rules, deck: bytes, dealer: i64) -> Position:
    """Return an empty table with the whole deck as stock; ``deal`` begins the round."""
    hands = [Hand() for _ in range(rules.players)]
    displays = [Display(rules) for _ in range(rules.parties)]
    return Position(rules, deck, dealer, hands, displays)
