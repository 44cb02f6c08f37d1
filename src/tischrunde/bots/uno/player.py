"""A policy for UNO: the move that the considerations value most."""

from typing import Final, cast

from tischrunde.bots.policy import NO_MOVE, Policy
from tischrunde.bots.uno import considerations as by
from tischrunde.bots.uno.situation import Situation
from tischrunde.bots.uno.weights import Weights
from tischrunde.core.bits import lowest
from tischrunde.core.dice import Dice
from tischrunde.core.native import i64
from tischrunde.core.position import NOBODY, Playable
from tischrunde.uno.moves import (
    ACCEPT,
    CALL_UNO,
    CATCH,
    CHALLENGE,
    COLOUR_AT,
    DRAW,
    KEEP,
    NAME,
    NO_COLOUR,
    SWAP,
    UNO,
)
from tischrunde.uno.position import COLOUR, COLOURS, DOUBT, DRAWN, STACK, TURN, Position
from tischrunde.uno.rules import (
    COLOURED_BITS,
    FOUR_BIT,
    TWO,
    WILD,
    WILD_BIT,
    WILD_DRAW_FOUR,
    Rules,
)

_NEVER: Final = -1_000_000
_HUNDRED: Final = 100
_CARD: Final = (1 << COLOUR_AT) - 1


class Player(Policy):
    """Weighs every card that may be laid."""

    __slots__ = ("_best", "_chosen", "_dice", "at", "weights")

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.weights = weights
        self.at = Situation(rules)
        self._dice = Dice(0)
        self._best: i64 = _NEVER
        self._chosen: i64 = NO_MOVE

    def move(self, position: Playable, seat: i64, dice: Dice) -> i64:
        """Return the code of the move that the considerations value most."""
        round_ = cast("Position", position)
        called = self._call_or_catch(round_, seat)
        if called != NO_MOVE:
            return called
        self._dice = dice
        phase = round_.phase
        if phase > DRAWN:
            self.at.look(round_, seat)
            return self._answer()
        playable = round_.playable(seat)
        if not playable:
            return DRAW if phase == TURN else KEEP
        self.at.look(round_, seat)
        return self._lay_or(DRAW, playable) if phase == TURN else self._lay_or_keep(playable)

    def out_of_turn(self, position: Playable, seat: i64, dice: Dice) -> i64:
        """Return the code of what a seat does while another is on turn, or NO_MOVE.

        It makes up for a call, catches an opponent, or jumps in unless its partner is on turn.
        """
        round_ = cast("Position", position)
        called = self._call_or_catch(round_, seat)
        if called != NO_MOVE:
            return called
        playable = round_.playable(seat)
        if not playable:
            return NO_MOVE
        self._dice = dice
        self.at.look(round_, seat)
        return self._lay_or(NO_MOVE, playable) if self.at.opposes(round_.seat) else NO_MOVE

    def value(self, position: Playable, seat: i64, code: i64) -> i64:
        """Return how much speaks for a move, to compare it with the seat's other moves."""
        round_ = cast("Position", position)
        if code == self.move(round_, seat, self._dice):
            return -_NEVER
        if code >= DRAW:
            return _NEVER
        self.at.look(round_, seat)
        colour = code >> COLOUR_AT & 7
        value = self.laying(code & _CARD)
        return (
            value if colour == NO_COLOUR else value + by.changes_to(self.at, self.weights, colour)
        )

    def _call_or_catch(self, position: Position, seat: i64) -> i64:
        """Return the call that was forgotten, or the catching of an opponent who forgot it."""
        exposed = position.exposed
        if exposed == NOBODY:
            return NO_MOVE
        if exposed == seat:
            return CALL_UNO if not self.weights.forgets else NO_MOVE
        party_of = position.rules.party_of
        return CATCH | exposed if party_of[exposed] != party_of[seat] else NO_MOVE

    def _answer(self) -> i64:
        position = self.at.position
        phase = position.phase
        if phase == DOUBT:
            return CHALLENGE if by.doubts(self.at, self.weights) else ACCEPT
        if phase == STACK:
            return self._lay_or(ACCEPT, position.playable(self.at.seat))
        if phase == COLOUR:
            return NAME | self._colour()
        return SWAP | by.smallest_hand(self.at)

    def _lay_or(self, otherwise: i64, playable: i64) -> i64:
        """Lay the best of these cards, or do something else if there is none."""
        if playable & (playable - 1) == 0 and playable & COLOURED_BITS:
            return self._calling(lowest(playable) | NO_COLOUR << COLOUR_AT)
        self._weigh(playable)
        return self._calling(self._chosen) if self._best > _NEVER else otherwise

    def _lay_or_keep(self, playable: i64) -> i64:
        """Lay the card just drawn, unless it is better kept and may be."""
        self._weigh(playable)
        forced = self.at.rules.must_play_drawn and self._best > _NEVER
        if forced or self._best > self.weights.keep:
            return self._calling(self._chosen)
        return KEEP

    # ── weighing ──────────────────────────────────────────────────────────────────────────────

    def _weigh(self, playable: i64) -> None:
        """Find the best of the cards that may be laid; a bluff is left out unless dared."""
        self._best = _NEVER
        self._chosen = NO_MOVE
        cards = playable & COLOURED_BITS
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            self._offer(card | NO_COLOUR << COLOUR_AT, self.laying(card))
        if playable & WILD_BIT:
            self._offer_wild(WILD)
        if playable & FOUR_BIT and (not by.is_a_bluff(self.at) or self._dares()):
            self._offer_wild(WILD_DRAW_FOUR)

    def _offer(self, code: i64, value: i64) -> None:
        """Keep a move if it is better than those before."""
        if self.weights.noise:
            value += self._dice.below(self.weights.noise)
        if value > self._best:
            self._best = value
            self._chosen = code

    def _offer_wild(self, card: i64) -> None:
        at = self.at
        if at.size == 1:
            self._offer(card | NO_COLOUR << COLOUR_AT, self.laying(card))
            return
        colour = self._colour()
        value = self.laying(card) + by.changes_to(at, self.weights, colour)
        self._offer(card | colour << COLOUR_AT, value)

    def laying(self, card: i64) -> i64:
        """Return what laying a card is worth, but for the colour named with a wild."""
        at, weights = self.at, self.weights
        value = (
            by.gets_rid_of_points(at, weights, card)
            + by.gives_the_turn(at, weights, card)
            + by.makes_the_next_draw(at, weights, card)
            + by.leaves_a_sure_last_card(at, weights, card)
        )
        if card >= WILD:
            return value + by.keeps_the_wild(weights, card)
        value += by.goes_on_with_its_colour(at, weights, card)
        value += by.goes_on_with_its_rank(at, weights, card)
        return value + by.trades_hands(at, weights, card) if at.rules.seven_zero else value

    def _colour(self) -> i64:
        """Return the colour to name."""
        best: i64 = 0
        most: i64 = -1
        colour: i64 = 0
        while colour < COLOURS:
            held = self.at.of_colour(colour)
            if held > most:
                most = held
                best = colour
            colour += 1
        return best

    def _dares(self) -> bool:
        return self._dice.below(_HUNDRED) < self.weights.bluff

    def _calling(self, code: i64) -> i64:
        """Return a code with the call for the last card, if that is due and not forgotten."""
        if self.at.size != TWO or self._dice.below(_HUNDRED) < self.weights.forgets:
            return code
        return code | UNO
