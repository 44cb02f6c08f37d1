"""OpenSpiel's crazy eights for two as a contestant: the nearest to UNO among its games in C++.

The cards drawn in the course of play come from chance nodes, which are applied like the moves of
players and chosen the same way: with one deck all outcomes are equally likely. The nodes before
the first decision are the deal, which is neither timed nor counted.
"""

from typing import Any, Final

import pyspiel

from bench.clock import MIDGAME, POSITIONS, Contest, Counts, Stopwatch, copy_all, drive
from tischrunde.core.dice import Dice

GAMES: Final = 8
"""How many are dealt, and then played, in a lap."""

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)

State = Any
"""A state of a game; pyspiel comes without types."""


def contests() -> dict[str, Contest]:
    """Return what is timed here."""
    game = pyspiel.load_game("crazy_eights(players=2)")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(2)]
    copiers = [state.clone for state in midgame(game)]

    def driven(seed: int, watch: Stopwatch) -> Counts:
        dice = Dice(seed)
        states = [dealt(game, dice) for _ in range(GAMES)]
        before = sum(map(actions, states))
        with watch:
            for state in states:
                drive(state.legal_actions, state.apply_action, dice.below)
        return {
            "driven, all actions": sum(map(actions, states)) - before,
            "driven, decisions": sum(map(decisions, states)),
        }

    def inside(seed: int, watch: Stopwatch) -> Counts:
        dice = Dice(seed)
        states = [dealt(game, dice) for _ in range(GAMES)]
        before = sum(map(actions, states))
        with watch:
            for number, state in enumerate(states):
                pyspiel.evaluate_bots(state, bots, seed + number)
        return {"inside, all actions": sum(map(actions, states)) - before}

    def cloned(_: int, watch: Stopwatch) -> Counts:
        with watch:
            made = copy_all(copiers)
        return {"clones": made}

    return {"driven": driven, "inside": inside, "clones": cloned}


def dealt(game: Any, dice: Dice) -> State:  # noqa: ANN401 - pyspiel comes without types
    """Return a game at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.legal_actions()
        state.apply_action(outcomes[dice.below(len(outcomes))])
    return state


def actions(state: State) -> int:
    """Return how many actions were applied so far, those of chance among them."""
    return len(state.history())


def decisions(state: State) -> int:
    """Return how many of them were decisions of players."""
    return sum([action.player != CHANCE for action in state.full_history()])


def midgame(game: Any) -> list[State]:  # noqa: ANN401 - pyspiel comes without types
    """Return states some actions after the deal, each of another game."""
    states: list[State] = []
    dice = Dice(0)
    while len(states) < POSITIONS:
        state = dealt(game, dice)
        until = actions(state) + MIDGAME
        while actions(state) < until and (choices := state.legal_actions()):
            state.apply_action(choices[dice.below(len(choices))])
        if not state.is_terminal():
            states.append(state)
    return states
