"""RLCard's UNO seen as a view of ours: what its player is shown, and what one can remember.

RLCard's game is not UNO: nobody calls or challenges, one draws only if nothing fits, a drawn card
is played at once if it is a wild (of any colour then, and without effect) or has the colour, and
reverse does nothing between two. The rules of ours that come nearest are ``NEAREST``; a game is won
with the round.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tischrunde.uno.cards import CARDS, Card, Colour, Rank
from tischrunde.uno.determinization import Lack
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.house import HOUSE
from tischrunde.uno.moves import Draw, Move, Play
from tischrunde.uno.rules import BIT, FOUR_BIT, WILD_BIT, Rules, fitting_by_rank, of_colour
from tischrunde.uno.view import RoundView

NEAREST: Final = Rules(
    HOUSE.agreed(UNO_CARABINER, {"bluffing": False, "must_play_drawn": True, "target": 1}), 2
)

DRAW: Final = "draw"
_COLOURS: Final = {"r": Colour.RED, "y": Colour.YELLOW, "g": Colour.GREEN, "b": Colour.BLUE}
_LETTERS: Final = {colour: letter for letter, colour in _COLOURS.items()}
_TRAITS: Final = {
    **{str(number): Rank(number) for number in range(10)},
    "skip": Rank.SKIP,
    "reverse": Rank.REVERSE,
    "draw_2": Rank.DRAW_TWO,
    "wild": Rank.WILD,
    "wild_draw_4": Rank.WILD_DRAW_FOUR,
}
_NAMES: Final = {rank: trait for trait, rank in _TRAITS.items()}


# ── cards and moves ───────────────────────────────────────────────────────────────────────────


def card_of(text: str) -> Card:
    """Return the card RLCard writes as a colour and a trait; a wild has no colour of its own."""
    letter, trait = text.split("-")
    rank = _TRAITS[trait]
    return next(
        card for card in CARDS if card.rank is rank and card.colour in (None, _COLOURS[letter])
    )


def move_of(text: str) -> Move:
    """Return the move of ours that an action of RLCard stands for."""
    if text == DRAW:
        return Draw()
    card = card_of(text)
    return Play(card, None if card.colour is not None else _COLOURS[text[0]])


def action_of(move: Move, legal: Sequence[str]) -> str:
    """Return the legal action that a move stands for; the last wild goes with any colour."""
    if not isinstance(move, Play):
        return DRAW
    colour = move.card.colour if move.colour is None else move.colour
    if colour is None:
        return next(text for text in legal if card_of(text) is move.card)
    return f"{_LETTERS[colour]}-{_NAMES[move.card.rank]}"


# ── what is seen ──────────────────────────────────────────────────────────────────────────────


def view_of(shown: Mapping[str, Any], seat: int) -> RoundView:
    """Return the view of a seat whose turn it is, from what RLCard shows its player."""
    hand = tuple(sorted(card_of(text) for text in shown["hand"]))
    top = card_of(shown["target"])
    lying = Counter(card_of(text) for text in shown["played_cards"])
    lying[top] = max(lying[top], 1)  # RLCard shuffles the top card back as well
    accounted = {card: lying[card] for card in CARDS}
    unseen = {
        card: max(count - accounted[card] - hand.count(card), 0)
        for card, count in NEAREST.edition.deck.items()
    }
    sizes = tuple(shown["num_cards"])
    return RoundView(
        rule_set=NEAREST.rule_set,
        members=NEAREST.members,
        seat=seat,
        dealer=1 - seat,
        phase="turn",
        on_turn=seat,
        waiting=frozenset({seat}),
        direction=1,
        follower=1 - seat,
        top=top,
        colour=_COLOURS[shown["target"][0]],
        pending=0,
        doubted=None,
        passes=0,
        uncalled=None,
        called=frozenset(other for other, size in enumerate(sizes) if size == 1),
        winner=None,
        stock=sum(unseen.values()) - sizes[1 - seat],
        hand_sizes=sizes,
        hand=hand,
        drawn=None,
        shown=None,
        accounted=accounted,
        unseen=unseen,
        legal=tuple(move_of(text) for text in shown["legal_actions"]),
        blocked={},
    )


# ── what is remembered ────────────────────────────────────────────────────────────────────────


class Memory:
    """What a player can infer of the other's hand: whoever had to draw held nothing that fitted."""

    def __init__(self, seat: int) -> None:
        self._other = 1 - seat
        self._target = ""
        self._kinds = 0
        self._cards = 0
        self._read = 0

    def lacks(
        self, shown: Mapping[str, Any], record: Sequence[tuple[int, str]]
    ) -> tuple[Lack, ...]:
        """Return what the other's hand lacks, after taking in what was done since the last look."""
        size = shown["num_cards"][self._other]
        news, self._read = record[self._read :], len(record)
        for player, action in news:
            if action != DRAW:
                self._take_in(player, action)
        if news and news[-1] == (self._other, DRAW) and self._target:
            self._kinds = _fitting(self._target)
            self._cards = size
        self._target = shown["target"]
        self._cards = min(self._cards, size)
        return (Lack(self._other, self._kinds, self._cards),) if self._cards > 0 else ()

    def _take_in(self, player: int, action: str) -> None:
        """A card was laid: it is the target now, and may have been one of those known."""
        self._target = action
        if player == self._other and not BIT[card_of(action)] & self._kinds:
            self._cards -= 1


def _fitting(target: str) -> int:
    """Return the kinds of card that fit a target."""
    by_rank = fitting_by_rank(card_of(target))
    return of_colour(_COLOURS[target[0]]) | by_rank | WILD_BIT | FOUR_BIT
