"""The round as compact state: whose move it is, what every move does, and how the round ends.

Nothing here asks whether a move is allowed beyond offering the allowed ones; the judge stands in
``reasons``. Moves are codes (see ``moves``). This is one module because mypyc inlines no calls
between modules: a split into two cost 2 to 3 % of the compiled engine's speed.
"""

from typing import Final

from tischrunde.core.bits import ONE, lowest, nth, ones
from tischrunde.core.chance import Chance
from tischrunde.core.dice import Dice
from tischrunde.core.native import i64, mypyc_attr
from tischrunde.core.position import NOBODY, OVER
from tischrunde.uno.hand import Hand
from tischrunde.uno.holdings import Holdings
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
    WIDTH,
)
from tischrunde.uno.piles import Piles
from tischrunde.uno.rules import (
    BIT,
    COLOUR_OF,
    COLOURED_BITS,
    DRAW_TWOS,
    FOUR,
    FOUR_BIT,
    HAND,
    NOTHING,
    RANK_OF,
    TWO,
    WILD,
    WILD_BIT,
    WILD_DRAW_FOUR,
    WRONG_CHALLENGE,
    Rules,
    fitting_by_rank,
    of_colour,
)

# What a round waits for, unless it is OVER: the seat on turn ...
TURN: Final = 1
"""... plays a card or draws."""
DRAWN: Final = 2
"""... plays the card just drawn or keeps it."""
DOUBT: Final = 3
"""... challenges a wild draw-four or draws four."""
STACK: Final = 4
"""... passes on what is to be drawn, or draws it."""
COLOUR: Final = 5
"""... names the colour of the wild turned up."""
SWAPPING: Final = 6
"""... chooses with whom to swap hands."""

_CARD: Final = (1 << COLOUR_AT) - 1
_DETAIL: Final = (1 << WIDTH) - 1

# Colours and ranks as plain numbers, so that they are compiled in.
COLOURS: Final = 4
SKIP: Final = 10
REVERSE: Final = 11
DRAW_TWO: Final = 12
SEVEN: Final = 7
ZERO: Final = 0

NO_HAND: Final = Hand()


@mypyc_attr(acyclic=True, free_list_len=1)
class Position(Holdings):
    """One round from the deal to its end."""

    __slots__ = (
        "caught",
        "challenges",
        "colour",
        "dealer",
        "direction",
        "drawn",
        "followed",
        "four_by",
        "guilty",
        "laid_hand",
        "passes",
        "pending",
        "phase",
        "rules",
        "seat",
        "shown_to",
        "winner",
    )

    def __init__(self, rules: Rules, dealer: i64, hands: list[Hand], piles: Piles) -> None:
        super().__init__(hands, piles)
        self.rules = rules
        self.colour: i64 = NO_COLOUR  # the colour to follow
        self.dealer = dealer
        self.seat = dealer
        self.direction: i64 = 1
        self.phase: i64 = TURN
        self.drawn: i64 = NOTHING  # the card that may be played in the phase DRAWN, if it fits
        self.pending: i64 = 0  # how many cards are to be drawn or passed on
        self.four_by: i64 = NOBODY  # who laid the wild draw-four ...
        self.followed: i64 = NO_COLOUR  # ... on which colour ...
        self.guilty = False  # ... against its condition ...
        self.laid_hand = NO_HAND  # ... with this hand left after laying it
        self.shown_to: i64 = NOBODY  # who has seen that hand by a challenge
        self.passes: i64 = 0  # turns in a row that brought nothing new: see the clause "reshuffle"
        self.winner: i64 = NOBODY  # the party of whoever went out
        self.challenges: i64 = 0
        self.caught: i64 = 0

    def deal(self) -> None:
        """Deal seven cards each from the dealer's left, turn one up and let it take effect."""
        players = self.rules.players
        for _ in range(HAND):
            for step in range(1, players + 1):
                self.take((self.dealer + step) % players, self.piles.draw())
        self.turn_up(self.piles.uncover(WILD_DRAW_FOUR))

    def turn_up(self, card: i64) -> None:
        """Start the discard pile with a card; an action card takes effect."""
        self.piles.discards.append(card)
        self.colour = COLOUR_OF[card]
        self.seat = self.follower(self.dealer)
        rank = RANK_OF[card]
        if card == WILD:
            self.phase = COLOUR
        elif rank == SKIP:
            self.seat = self.follower(self.seat)
        elif rank == REVERSE:
            self.direction = -1
            self.seat = self.dealer
        elif rank == DRAW_TWO:
            self.draw(self.seat, TWO)
            self.seat = self.follower(self.seat)

    def copy(self) -> "Position":
        """Return an independent twin."""
        hands = [hand.copy() for hand in self.hands]
        twin = Position(self.rules, self.dealer, hands, self.piles.copy())
        twin.colour = self.colour
        twin.seat = self.seat
        twin.direction = self.direction
        twin.phase = self.phase
        twin.drawn = self.drawn
        twin.pending = self.pending
        twin.called = self.called
        twin.exposed = self.exposed
        twin.four_by = self.four_by
        twin.followed = self.followed
        twin.guilty = self.guilty
        twin.laid_hand = self.laid_hand  # never changed, only replaced
        twin.shown_to = self.shown_to
        twin.passes = self.passes
        twin.winner = self.winner
        twin.challenges = self.challenges
        twin.caught = self.caught
        return twin

    # ── asking ────────────────────────────────────────────────────────────────────────────────

    def actor(self) -> i64:
        """Return the seat the round waits for."""
        return self.seat

    def waits_for(self, seat: i64) -> bool:
        """Return whether the round waits for this seat."""
        return self.phase != OVER and seat == self.seat

    def playable(self, seat: i64) -> i64:
        """Return the set of cards a seat may lay now, on turn or by jumping in."""
        held = self.hands[seat].kinds
        if seat != self.seat:
            if self.phase == TURN and self.rules.jump_in:
                return held & BIT[self.piles.discards[-1]] & COLOURED_BITS
            return 0
        if self.phase == TURN:
            return held & self.fitting(seat)
        if self.phase == DRAWN:
            return ONE << self.drawn & self.fitting(seat)
        if self.phase == STACK:
            if self.piles.discards[-1] == WILD_DRAW_FOUR:
                return held & FOUR_BIT & self.fitting(seat)
            return held & DRAW_TWOS
        return 0

    def codes(self, seat: i64) -> list[int]:
        """Return the codes of all legal moves of a seat."""
        codes: list[int] = []
        if self.phase == OVER:
            return codes
        playable = self.playable(seat)
        last = self.hands[seat].size == 1
        calls = self.hands[seat].size == TWO
        while playable:
            card = lowest(playable)
            playable &= playable - 1
            if card >= WILD and not last:
                _list_colours(codes, card, calls=calls)
                continue
            codes.append(card | NO_COLOUR << COLOUR_AT)
            if calls:
                codes.append(card | NO_COLOUR << COLOUR_AT | UNO)
        if seat == self.seat:
            if self.phase == TURN:
                codes.append(DRAW)
            else:
                codes += self._other_codes()
        if self.exposed != NOBODY:
            codes.append(CALL_UNO if self.exposed == seat else CATCH | self.exposed)
        return codes

    def _other_codes(self) -> list[int]:
        """Return what the seat on turn may do other than play a card or draw one."""
        if self.phase == DRAWN:
            return [] if self._must_play_drawn() else [KEEP]
        if self.phase == DOUBT:
            return [CHALLENGE, ACCEPT]
        if self.phase == STACK:
            return [ACCEPT]
        if self.phase == COLOUR:
            return [NAME | colour for colour in range(COLOURS)]
        return [SWAP | seat for seat in range(self.rules.players) if seat != self.seat]

    def random_move(self, dice: Dice) -> i64:
        """Return the code of a legal move of the actor, each equally likely."""
        seat = self.seat
        phase = self.phase
        if (
            phase > DRAWN
            or self.exposed != NOBODY
            or self.hands[seat].size <= TWO
            or (phase == DRAWN and self.rules.must_play_drawn)
        ):
            codes = self.codes(seat)
            return codes[dice.below(len(codes))]
        # The common case builds no list: cards to play, colours of wilds, and not to play at all.
        playable = self.fitting(seat)
        playable &= self.hands[seat].kinds if phase == TURN else ONE << self.drawn
        coloured = playable & COLOURED_BITS
        plain = ones(coloured)
        n = dice.below(plain + COLOURS * ones(playable ^ coloured) + 1)
        if n < plain:
            return nth(coloured, n) | NO_COLOUR << COLOUR_AT
        n -= plain
        if n == 0:
            return DRAW if phase == TURN else KEEP
        n -= 1
        wild = WILD if playable & WILD_BIT and n < COLOURS else WILD_DRAW_FOUR
        return wild | n % COLOURS << COLOUR_AT

    def fitting(self, seat: i64) -> i64:
        """Return the set of cards that fit the top of the discard pile."""
        follows = of_colour(self.colour)
        fitting = follows | fitting_by_rank(self.piles.discards[-1]) | WILD_BIT
        if self.rules.bluffing or not self.hands[seat].kinds & follows:
            fitting |= FOUR_BIT
        return fitting

    def _must_play_drawn(self) -> bool:
        """Return whether the drawn card must be played; a bluff is never forced."""
        if not self.rules.must_play_drawn or not self.playable(self.seat):
            return False
        return self.drawn != WILD_DRAW_FOUR or not self.hands[self.seat].kinds & of_colour(
            self.colour
        )

    # ── playing ───────────────────────────────────────────────────────────────────────────────

    def apply(self, seat: i64, code: i64) -> None:
        """Play a legal move of a seat."""
        if code < DRAW:
            self._play(seat, code & _CARD, code >> COLOUR_AT & 7, code & UNO)
        elif code == DRAW:
            self._draw_by_choice(seat)
        elif code == KEEP:
            self._pass_turn(seat)
        elif code == CALL_UNO:
            self._call(seat)
        elif code == CHALLENGE:
            self._challenge(seat)
        elif code == ACCEPT:
            self.draw(seat, self.pending)
            self.pending = 0
            self._pass_turn(seat)
        else:
            self._choose(seat, code & ~_DETAIL, code & _DETAIL)

    def _choose(self, seat: i64, act: i64, choice: i64) -> None:
        if act == CATCH:
            self.draw(choice, TWO)
            self.exposed = NOBODY
            self.caught += 1
        elif act == NAME:
            self.colour = choice
            self.phase = TURN
        else:
            self.swap(seat, choice)
            self._pass_turn(seat)

    def _play(self, seat: i64, card: i64, colour: i64, uno: i64) -> None:
        before = self.colour
        last_card = self.phase == DRAWN and self.piles.used_up()
        self.hands[seat].give_up(card)
        self.called &= ~(ONE << seat)
        self.piles.discards.append(card)
        self.colour = colour if card >= WILD else COLOUR_OF[card]
        self.seat = seat
        self.exposed = NOBODY
        self.passes = self.passes + 1 if last_card else 0
        if self.hands[seat].size == 0:
            self._go_out(seat, card)
            return
        if self.passes >= self.rules.players:
            self.phase = OVER
            return
        if self.hands[seat].size == 1:
            if uno:
                self.called |= ONE << seat
            else:
                self.exposed = seat
        if card == WILD_DRAW_FOUR:
            self._lay_four(seat, before)
        elif card == WILD:
            self._pass_turn(seat)
        else:
            self._take_effect(seat, RANK_OF[card])

    def _take_effect(self, seat: i64, rank: i64) -> None:
        if rank == SKIP:
            self._pass_turn(self.follower(seat))
        elif rank == REVERSE:
            self.direction = -self.direction
            self._pass_turn(self.follower(seat) if self.rules.reverse_skips else seat)
        elif rank == DRAW_TWO:
            self._owe(TWO, stackable=self.rules.stack_twos)
        elif self.rules.seven_zero and rank == SEVEN:
            self.phase = SWAPPING
        elif self.rules.seven_zero and rank == ZERO:
            self.hand_on(self.direction)
            self._pass_turn(seat)
        else:
            self._pass_turn(seat)

    def _lay_four(self, seat: i64, colour_before: i64) -> None:
        """Let the next player challenge a wild draw-four, or draw where bluffs are refused."""
        if not self.rules.bluffing:
            self._owe(FOUR, stackable=self.rules.stack_fours)
            return
        self.four_by = seat
        self.followed = colour_before
        self.guilty = self.hands[seat].kinds & of_colour(colour_before) != 0
        self.laid_hand = self.hands[seat].copy()
        self.shown_to = NOBODY
        self.pending = FOUR
        self.seat = self.follower(seat)
        self.phase = DOUBT

    def _owe(self, cards: i64, *, stackable: bool) -> None:
        """Make the next player draw, who misses the turn, or may pass the cards on."""
        self.pending += cards
        self.seat = self.follower(self.seat)
        if stackable:
            self.phase = STACK
        else:
            self.draw(self.seat, self.pending)
            self.pending = 0
            self._pass_turn(self.seat)

    def _challenge(self, seat: i64) -> None:
        """Show the hand to the challenger; whoever is wrong draws."""
        self.challenges += 1
        self.shown_to = seat
        self.pending = 0
        if self.guilty:
            self.draw(self.four_by, FOUR)
            if self.exposed == self.four_by:
                self.exposed = NOBODY
            self.phase = TURN
        else:
            self.draw(seat, WRONG_CHALLENGE)
            self._pass_turn(seat)

    def _call(self, seat: i64) -> None:
        self.exposed = NOBODY
        self.called |= ONE << seat

    def _draw_by_choice(self, seat: i64) -> None:
        """Draw one card, or where agreed until one fits; with nothing to draw the turn passes."""
        self.exposed = NOBODY
        card = self.draw(seat, 1)
        if card == NOTHING:
            self._pass_without_drawing(seat)
            return
        if self.rules.draw_until_playable:
            while card < NOTHING and not BIT[card] & self.fitting(seat):
                card = self.draw(seat, 1)
        self.drawn = card
        self.phase = DRAWN

    # ── turns and endings ─────────────────────────────────────────────────────────────────────

    def follower(self, seat: i64) -> i64:
        """Return who plays after a seat as the direction is now.

        With two players a card that makes the other miss a turn brings it straight back.
        """
        return (seat + self.direction) % self.rules.players

    def _pass_turn(self, seat: i64) -> None:
        """Give the turn to the next player after a seat."""
        self.seat = (seat + self.direction) % self.rules.players
        self.phase = TURN

    def _pass_without_drawing(self, seat: i64) -> None:
        """End the round if no player in a full circle could draw or wanted to play."""
        self.passes += 1
        if self.passes >= self.rules.players:
            self.phase = OVER
        else:
            self._pass_turn(seat)

    def _go_out(self, seat: i64, card: i64) -> None:
        """End the round; a draw card still makes the next player draw, no other has an effect."""
        if RANK_OF[card] == DRAW_TWO:
            self.draw(self.follower(seat), self.pending + TWO)
        elif card == WILD_DRAW_FOUR:
            self.draw(self.follower(seat), self.pending + FOUR)
        self.pending = 0
        self.winner = self.rules.party_of[seat]
        self.phase = OVER


def _list_colours(codes: list[int], wild: i64, *, calls: bool) -> None:
    """Add the codes of playing a wild: one for each colour, and with the call where possible."""
    for colour in range(COLOURS):
        codes.append(wild | colour << COLOUR_AT)
        if calls:
            codes.append(wild | colour << COLOUR_AT | UNO)


def laid_out(rules: Rules, deck: bytes, dealer: i64, chance: Chance) -> Position:
    """Return an empty table with the whole deck as stock; ``deal`` begins the round."""
    hands = [Hand() for _ in range(rules.players)]
    return Position(rules, dealer, hands, Piles(deck, [], chance))
