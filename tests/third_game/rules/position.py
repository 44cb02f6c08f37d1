"""The round as compact state: whose move it is, what every move does, how the round ends."""

from collections.abc import Sequence
from typing import Final

from tests.third_game.rules.cards import CARDS
from tests.third_game.rules.edition import HOUSE, Edition
from tests.third_game.rules.moves import DRAW, PASS
from tischrunde.core.dice import Dice
from tischrunde.core.position import NOBODY, OVER, Playable
from tischrunde.core.seating import members, party_of

TURN: Final = 1
HAND: Final = 4


class Rules:
    """An edition at a table of a number of players."""

    def __init__(self, edition: Edition, players: int) -> None:
        if players not in edition.player_counts:
            raise ValueError(f"{edition.id} is for {edition.player_counts} players, not {players}")
        self.edition = edition
        self.players = players
        self.parties = players
        self.party_of = party_of(players, players)
        self.members = members(players, players)
        self.rule_set = HOUSE.write(edition)
        self.revised = HOUSE.write_revised(edition)
        self.cards = bytes(CARDS)


class Hand:
    """The cards a seat holds."""

    def __init__(self, held: Sequence[int] = ()) -> None:
        self.held = list(held)

    def cards(self) -> list[int]:
        """Return the cards, lowest first."""
        return sorted(self.held)

    @property
    def size(self) -> int:
        """How many cards they are."""
        return len(self.held)


class Position(Playable):
    """One round from the deal to its end; of all piles the top card is the last."""

    def __init__(self, rules: Rules, dealer: int, deck: bytes) -> None:
        self.rules = rules
        self.dealer = dealer
        self.seat = (dealer + 1) % rules.players
        self.phase = TURN
        self.hands = [Hand() for _ in range(rules.players)]
        self.stock = list(deck)
        self.discards: list[int] = []
        self.passes = 0
        self.winner = NOBODY

    def deal(self) -> None:
        """Deal the hands from the dealer's left and turn a card up."""
        for hand in (self.hands[self.seat :] + self.hands[: self.seat]) * HAND:
            hand.held.append(self.stock.pop())
        self.discards.append(self.stock.pop())

    def copy(self) -> "Position":
        """Return an independent twin."""
        twin = Position(self.rules, self.dealer, bytes(self.stock))
        twin.seat = self.seat
        twin.phase = self.phase
        twin.hands = [Hand(hand.held) for hand in self.hands]
        twin.discards = self.discards.copy()
        twin.passes = self.passes
        twin.winner = self.winner
        return twin

    def actor(self) -> int:
        """Return the seat the round waits for."""
        return self.seat

    def waits_for(self, seat: int) -> bool:
        """Return whether the round waits for this seat."""
        return self.phase != OVER and seat == self.seat

    def codes(self, seat: int) -> list[int]:
        """Return the codes of all legal moves of a seat: cards, or else to draw, or to pass."""
        if not self.waits_for(seat):
            return []
        top, reach = self.discards[-1], self.rules.edition.reach
        fitting = [card for card in self.hands[seat].cards() if abs(card - top) <= reach]
        return fitting or [DRAW if self.stock else PASS]

    def random_move(self, dice: Dice) -> int:
        """Return the code of a legal move of the actor, each equally likely."""
        codes = self.codes(self.seat)
        return codes[dice.below(len(codes))]

    def apply(self, seat: int, code: int) -> None:
        """Play a legal move of a seat."""
        hand = self.hands[seat]
        self.passes = self.passes + 1 if code == PASS else 0
        if code < DRAW:
            hand.held.remove(code)
            self.discards.append(code)
        elif code == DRAW:
            hand.held.append(self.stock.pop())
        self.seat = (seat + 1) % self.rules.players
        if not hand.size:
            self.winner = self.rules.party_of[seat]
        if not hand.size or self.passes == self.rules.players:
            self.phase = OVER
