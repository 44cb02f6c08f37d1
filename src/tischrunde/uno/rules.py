"""An edition's rules for one number of players, as lookup tables."""

from typing import Final

from tischrunde.core.native import i64
from tischrunde.core.seating import members, party_of
from tischrunde.uno.cards import Card, Colour, Rank
from tischrunde.uno.edition import Edition, Stacking
from tischrunde.uno.house import HOUSE

# In here cards are plain small ints, and a set of kinds of card is a mask with one bit a kind.
NOTHING: Final = 54
"""No card: what was drawn when nothing was left to draw."""

BIT: Final = (*(1 << kind for kind in range(NOTHING)), 0)

HAND: Final = 7
FOUR: Final = 4
TWO: Final = 2
WRONG_CHALLENGE: Final = FOUR + TWO
"""What it costs to challenge a wild draw-four that was no bluff."""

WILD: Final = 52
WILD_DRAW_FOUR: Final = 53
WILD_BIT: Final[i64] = BIT[Card.WILD]
FOUR_BIT: Final[i64] = BIT[Card.WILD_DRAW_FOUR]

RANK_OF: Final = tuple(int(card.rank) for card in Card)
COLOUR_OF: Final = tuple(len(Colour) if c.colour is None else int(c.colour) for c in Card)

OF_COLOUR: Final = tuple(
    sum(BIT[card] for card in Card if card.colour == colour) for colour in (*Colour, len(Colour))
)
"""By colour: the cards that have it; none for NO_COLOUR."""

OF_RANK: Final = tuple(sum(BIT[card] for card in Card if card.rank is rank) for rank in Rank)
"""By rank: the cards that show it."""

FITS_BY_RANK: Final = tuple(OF_RANK[card.rank] if card < Card.WILD else 0 for card in Card)
"""By the top card: the cards that fit it by number or symbol."""

DRAW_TWOS: Final[i64] = OF_RANK[Rank.DRAW_TWO]
COLOURED_BITS: Final[i64] = sum(OF_COLOUR)

_FIRST_COLOUR: Final[i64] = OF_COLOUR[Colour.RED]
_FIRST_RANK: Final[i64] = OF_RANK[Rank.ZERO]
_RANKS: Final = 13


def of_colour(colour: i64) -> i64:
    """Return the cards that have a colour, as the table says; a shift is quicker when compiled."""
    return _FIRST_COLOUR << _RANKS * colour & COLOURED_BITS


def fitting_by_rank(top: i64) -> i64:
    """Return the cards that fit the top card by number or symbol, as the table says."""
    return _FIRST_RANK << RANK_OF[top] if top < WILD else 0


class Rules:
    """An edition at a table of a number of players."""

    __slots__ = (
        "bluffing",
        "cards",
        "counts",
        "draw_until_playable",
        "edition",
        "everybody_keeps_points",
        "jump_in",
        "members",
        "must_play_drawn",
        "parties",
        "party_of",
        "players",
        "reverse_skips",
        "revised",
        "rule_set",
        "seven_zero",
        "stack_fours",
        "stack_twos",
        "worth",
    )

    def __init__(self, edition: Edition, players: int) -> None:
        if players not in edition.player_counts:
            raise ValueError(f"{edition.id} is for {edition.player_counts} players, not {players}")
        self.edition = edition
        parties = edition.parties(players)
        self.players: i64 = players
        self.parties: i64 = parties
        self.party_of = party_of(players, parties)
        self.members = members(players, parties)
        self.rule_set = HOUSE.write(edition)
        self.revised = HOUSE.write_revised(edition)
        self.cards = bytes(card for card, count in edition.deck.items() for _ in range(count))
        self.counts = tuple(self.cards.count(card) for card in Card)
        self.stack_twos = edition.stacking is not Stacking.NONE
        self.stack_fours = edition.stacking is Stacking.TWOS_AND_FOURS
        self.draw_until_playable = edition.draw_until_playable
        self.must_play_drawn = edition.must_play_drawn
        self.reverse_skips = edition.reverse_skips_with_two and players == TWO
        self.jump_in = edition.jump_in
        self.seven_zero = edition.seven_zero
        self.bluffing = edition.bluffing
        self.everybody_keeps_points = edition.everybody_keeps_points
        self.worth = tuple(edition.points(card) for card in Card)
