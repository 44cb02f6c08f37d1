"""Search over imagined rounds of UNO."""

from typing import Final

from tests.uno.table import Table
from tischrunde.bots.search import Search
from tischrunde.bots.uno.candidates import candidates, favourite_first
from tischrunde.bots.uno.player import Player
from tischrunde.bots.uno.stakes import UnoStakes
from tischrunde.bots.uno.weights import Weights
from tischrunde.core.dice import Dice
from tischrunde.uno.determinization import Determinization
from tischrunde.uno.moves import decode
from tischrunde.uno.notation import write_move

BEFORE: Final = "uno-carabiner 2; 2: blue-1; discards: red-3; turn: 1; 1: "


def tried(text: str, favourite: str = "", *, trust: float = 0.0, rollouts: int = 300) -> list[str]:
    """Return the moves a search tried for the seat on turn, best first."""
    table = Table(text)
    position = table.round.position
    seat = position.seat
    codes = candidates(position, seat)
    for code in codes:
        if write_move(decode(code)) == favourite:
            codes = favourite_first(codes, code)
    search = Search(
        Determinization(position.rules, table.view(seat + 1)),
        Player(position.rules, Weights()),
        UnoStakes(position.rules, seat, (0, 0), 500),
        seat,
        codes,
        Dice(1),
        trust=trust,
    )
    search.run(rollouts, 60.0)
    return [write_move(decode(candidate.code)) for candidate in search.candidates]


def test_it_finds_the_turn_that_goes_out() -> None:
    assert tried(f"{BEFORE} red-skip red-9")[0] == "red-skip!"


def test_of_calling_and_not_calling_only_calling_is_tried() -> None:
    assert set(tried(f"{BEFORE} red-5 red-9")) == {"red-5!", "red-9!"}


def test_of_the_colours_only_those_held_are_named() -> None:
    assert set(tried(f"{BEFORE} wild blue-5 green-9", rollouts=1)) == {
        "wild=blue",
        "wild=green",
        "draw",
    }


def test_whoever_forgot_to_call_is_caught_without_thinking() -> None:
    assert tried(f"{BEFORE} red-5 red-9 red-8; uncalled: 2") == ["catch>2"]


def test_what_is_trusted_is_overruled_by_clear_evidence_alone() -> None:
    text = f"{BEFORE} red-skip red-9"
    assert tried(text, "red-9!", trust=0.13)[0] == "red-skip!"
    assert tried(text, "red-9!", trust=0.0001, rollouts=100)[0] == "red-9!"
