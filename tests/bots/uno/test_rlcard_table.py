"""RLCard's UNO seen as a view of ours: honest, and one that rounds can be imagined from."""

from collections import Counter
from typing import Any, Final

import pytest

from tests.needs import need
from tischrunde.bots.uno.player import Player
from tischrunde.bots.uno.weights import Weights
from tischrunde.core.dice import Dice
from tischrunde.uno.cards import Card, Colour
from tischrunde.uno.determinization import Determinization
from tischrunde.uno.moves import Draw, Play, decode
from tischrunde.uno.projection import view
from tischrunde.uno.rules import BIT

need("rlcard")
pytestmark = pytest.mark.filterwarnings("ignore")

import rlcard  # noqa: E402

from bench.rlcard_table import NEAREST, Memory, action_of, card_of, move_of, view_of  # noqa: E402

SHOWN: Final[dict[str, Any]] = {
    "hand": ["g-reverse", "b-3", "y-wild", "b-4"],
    "target": "b-2",
    "played_cards": ["b-2"],
    "legal_actions": ["b-3", "r-wild", "g-wild", "b-wild", "y-wild", "b-4"],
    "num_cards": [4, 7],
}


def test_cards_and_actions_are_read_and_written() -> None:
    assert card_of("y-draw_2") is Card.YELLOW_DRAW_TWO
    assert card_of("y-wild") is Card.WILD
    assert move_of("g-wild_draw_4") == Play(Card.WILD_DRAW_FOUR, Colour.GREEN)
    assert move_of("draw") == Draw()
    for action in SHOWN["legal_actions"]:
        assert action_of(move_of(action), SHOWN["legal_actions"]) == action
    assert action_of(Play(Card.WILD), ["r-wild", "g-wild"]) == "r-wild"


def test_an_imagined_round_looks_as_rlcard_shows_it() -> None:
    seen = view_of(SHOWN, 0)
    imagined = Determinization(NEAREST, seen).round(Dice(1))
    again = view(imagined, 0)
    assert (again.hand, again.top, again.colour) == (seen.hand, seen.top, seen.colour)
    assert (again.hand_sizes, again.stock, again.unseen) == (
        seen.hand_sizes,
        seen.stock,
        seen.unseen,
    )
    assert set(seen.legal) <= set(again.legal)


def test_whoever_had_to_draw_is_remembered_to_lack_what_fitted() -> None:
    memory = Memory(0)
    assert memory.lacks(SHOWN, []) == ()
    (lack,) = memory.lacks({**SHOWN, "target": "b-3"}, [(0, "b-3"), (1, "draw")])
    assert (lack.seat, lack.cards) == (1, 7)
    for card in (Card.BLUE_9, Card.RED_3, Card.WILD, Card.WILD_DRAW_FOUR):
        assert lack.kinds & BIT[card]
    assert not lack.kinds & BIT[Card.RED_9]
    imagining = Determinization(NEAREST, view_of(SHOWN, 0), (lack,))
    for seed in range(50):
        assert not imagining.round(Dice(seed)).hands[1].kinds & lack.kinds


def test_games_of_rlcard_are_seen_whole_from_the_first_card_to_the_last() -> None:
    env = rlcard.make("uno", {"seed": 3})
    player, dice = Player(NEAREST, Weights()), Dice(3)
    for _ in range(20):
        state, seat = env.reset()
        memories = [Memory(0), Memory(1)]
        while not env.is_over():
            shown, legal = state["raw_obs"], state["raw_legal_actions"]
            memories[seat].lacks(shown, state["action_record"])
            seen = view_of(shown, seat)
            assert Counter(card_of(text) for text in shown["hand"]) == Counter(seen.hand)
            assert seen.stock >= 0
            imagined = Determinization(NEAREST, seen).round(dice)
            action = action_of(decode(player.move(imagined, seat, dice)), legal)
            state, seat = env.step(action if action in legal else legal[0], raw_action=True)
