"""The reasons for a move add up to what the policy weighs, at every position."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.bots.tables import ROUNDS
from tests.rallye.test_conformance import AGREED as RALLYE_AGREED
from tests.rallye.test_conformance import PRINTED as RALLYE_PRINTED
from tests.rallye.test_conformance import dealt as rallye_dealt
from tests.uno.test_conformance import ALONE as UNO_ALONE
from tests.uno.test_conformance import dealt as uno_dealt
from tischrunde.bots.rallye import considerations as rallye_considerations
from tischrunde.bots.rallye import reasons as of_rallye
from tischrunde.bots.rallye.driver import Driver
from tischrunde.bots.rallye.weights import Weights as RallyeWeights
from tischrunde.bots.uno import considerations as uno_considerations
from tischrunde.bots.uno import reasons as of_uno
from tischrunde.bots.uno.player import Player
from tischrunde.bots.uno.weights import Weights as UnoWeights
from tischrunde.core.dice import Dice
from tischrunde.core.house import Changes
from tischrunde.core.position import OVER
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.moves import ANSWER, WIDTH
from tischrunde.rallye.rules import Rules as RallyeRules
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.house import HOUSE
from tischrunde.uno.moves import COLOUR_AT, DRAW, NO_COLOUR
from tischrunde.uno.rules import Rules as UnoRules

CARD: Final = (1 << COLOUR_AT) - 1
NO_REASONS: Final = {"chance-of-colour", "doubts", "smallest-hand"}
"""Considerations of UNO that are no reasons themselves."""


def positions(dealt: Any, rules: Any) -> Iterator[Any]:
    """Yield the positions of a few random rounds."""
    for seed in range(ROUNDS):
        position, dice = dealt(rules, seed).position, Dice(seed)
        while position.phase != OVER:
            yield position
            position.act(position.random_move(dice))


# ── the rally game ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("edition", "players"), RALLYE_PRINTED)
def test_the_reasons_of_a_drive_add_up(edition: Edition, players: int) -> None:
    adds_up_in_rallye(RallyeRules(edition, players))


@pytest.mark.parametrize("name", RALLYE_AGREED)
def test_the_reasons_of_a_drive_add_up_by_house_rules(name: str) -> None:
    adds_up_in_rallye(RallyeRules(RALLYE_AGREED[name], 3))


def adds_up_in_rallye(rules: RallyeRules) -> None:
    driver = Driver(rules, RallyeWeights())
    for position in positions(rallye_dealt, rules):
        seat = position.actor()
        driver.attend(position, seat)
        for code in position.codes(seat):
            reasons = of_rallye.reasons(driver, position, seat, code)
            value = driver.value(position, seat, code)
            assert {reason.id for reason in reasons} <= of_rallye.IDS
            if code >> WIDTH == ANSWER:
                assert [reason.value for reason in reasons] == [1 if value else -1]
            else:
                assert reasons
                assert sum(reason.value for reason in reasons) == value


def test_a_consideration_of_the_rally_game_is_known_by_its_name() -> None:
    assert names(rallye_considerations) <= of_rallye.IDS


# ── UNO ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", UNO_CARABINER.player_counts)
def test_the_reasons_for_a_card_add_up(players: int) -> None:
    adds_up_in_uno(UnoRules(UNO_CARABINER, players))


@pytest.mark.parametrize("changes", UNO_ALONE, ids=" ".join)
def test_the_reasons_for_a_card_add_up_by_house_rules(changes: Changes) -> None:
    edition = HOUSE.agreed(UNO_CARABINER, changes)
    adds_up_in_uno(UnoRules(edition, 4))


def adds_up_in_uno(rules: UnoRules) -> None:
    player = Player(rules, UnoWeights())
    for position in positions(uno_dealt, rules):
        seat = position.actor()
        for code in position.codes(seat):
            reasons = of_uno.reasons(player, position, seat, code)
            assert {reason.id for reason in reasons} <= of_uno.IDS
            if code >= DRAW or player.at.size == 1:
                (reason,) = reasons
                assert reason.value
            else:
                assert sum(reason.value for reason in reasons) == weighed(player, code)


def weighed(player: Player, code: int) -> int:
    """Return what the player weighs a card and a colour at."""
    colour = code >> COLOUR_AT & 7
    value = player.laying(code & CARD)
    if colour == NO_COLOUR:
        return value
    return value + uno_considerations.changes_to(player.at, player.weights, colour)


def test_a_consideration_of_uno_is_known_by_its_name() -> None:
    assert names(uno_considerations) - NO_REASONS <= of_uno.IDS


def names(considerations: Any) -> set[str]:
    """Return the ids of the public functions of a module."""
    return {
        name.replace("_", "-")
        for name, value in vars(considerations).items()
        if callable(value)
        and getattr(value, "__module__", "") == considerations.__name__
        and not name.startswith("_")
    }
