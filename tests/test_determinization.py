"""Imagined rounds: to the seat that imagines them they look like its own, at every position."""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import pytest

from tests.rallye.test_conformance import cards as rallye_cards
from tests.uno.test_conformance import cards as uno_cards
from tischrunde.core.chance import Chance
from tischrunde.core.dice import Dice
from tischrunde.core.position import OVER
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.rallye.determinization import Determinization as ImaginingRallye
from tischrunde.rallye.round import Round as RallyeRound
from tischrunde.rallye.rules import Rules as RallyeRules
from tischrunde.uno.determinization import Determinization as ImaginingUno
from tischrunde.uno.round import Round as UnoRound
from tischrunde.uno.rules import Rules as UnoRules

GAMES_PLAYED = int(os.environ.get("IMAGINED_GAMES", "4"))
"""Rounds for each rule set and number of players; the gate asks for more."""

LONGEST = 150
"""Number of moves of a round that are looked at."""

RULE_SETS = {
    "rallye": ("fx-schmid", "auto-rallye", "schmidt", "winning-moves", "auto-rallye,extension"),
    "uno": ("uno-carabiner", "uno-carabiner,family", "uno-carabiner,wild", "uno-carabiner,teams"),
}


class Game(NamedTuple):
    """What is needed of a game to imagine its rounds."""

    imagining: Callable[[Any, Any], Any]
    dealt: Callable[[Any, int, int], Any]
    round: Callable[[Any], Any]
    cards: Callable[[Any], Sequence[int]]


PLAYED: Final = {
    "rallye": Game(
        ImaginingRallye,
        lambda edition, players, seed: RallyeRound.dealt(
            RallyeRules(edition, players), Chance(b"imagined", str(seed)), seed % players
        ),
        RallyeRound,
        rallye_cards,
    ),
    "uno": Game(
        ImaginingUno,
        lambda edition, players, seed: UnoRound.dealt(
            UnoRules(edition, players), Chance(b"imagined", str(seed)), seed % players
        ),
        UnoRound,
        uno_cards,
    ),
}


def tables() -> Iterator[tuple[str, str, int]]:
    for game, rule_sets in RULE_SETS.items():
        for rule_set in rule_sets:
            for players in GAMES[game].house.read(rule_set).player_counts:
                yield game, rule_set, players


@pytest.mark.parametrize(("game", "rule_set", "players"), [*tables()])
def test_an_imagined_round_looks_like_the_real_one(game: str, rule_set: str, players: int) -> None:
    how = PLAYED[game]
    edition = GAMES[game].house.read(rule_set)
    for seed in range(GAMES_PLAYED):
        played = how.dealt(edition, players, seed)
        dice, deck = Dice(seed), sorted(played.position.rules.cards)
        for _ in range(LONGEST):
            if played.position.phase == OVER:
                break
            seat = dice.below(players)
            view = played.view(seat)
            imagined = how.round(how.imagining(played.position.rules, view).round(dice))
            assert imagined.view(seat) == view
            assert sorted(how.cards(imagined)) == deck
            played.position.act(played.position.random_move(dice))


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_hidden_card_is_as_likely_in_every_hand(game: str) -> None:
    how = PLAYED[game]
    edition = GAMES[game].house.read(RULE_SETS[game][0])
    played = how.dealt(edition, 3, 1)
    view = played.view(0)
    imagining = how.imagining(played.position.rules, view)
    dice = Dice(7)
    rounds = 2000
    held: Counter[int] = Counter()
    for _ in range(rounds):
        held.update(imagining.round(dice).hands[1].cards())
    hidden = sum(view.unseen.values())
    for card, count in view.unseen.items():
        expected = rounds * view.hand_sizes[1] * count / hidden
        assert abs(held[card] - expected) < 5 * expected**0.5 + 1


@pytest.mark.parametrize(
    "text",
    [
        "schmidt 2; A: roll 100; 1: 100 50 stop; 2: 25 25 roll; stock: 75 75; turn: 1",
        "uno-carabiner 2; 1: red-7 wild; 2: red-1 red-2; stock: red-5; discards: red-3; turn: 1",
    ],
)
def test_of_a_position_told_in_part_no_more_is_imagined(text: str) -> None:
    game = game_of(text)
    assert game
    how, round_ = PLAYED[game.id], game.read_round(text)
    view = round_.view(0)
    imagined = how.round(how.imagining(round_.position.rules, view).round(Dice(1)))
    assert imagined.view(0) == view
