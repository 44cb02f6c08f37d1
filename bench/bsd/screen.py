"""What the program's screen shows, read off its rows and columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bench.bsd.cards import BY_NAME, SAFETIES_IN_ORDER
from bench.bsd.terminal import OutOfStep
from tischrunde.rallye.cards import DISTANCES, Card

MOVE: Final = ">>:Move:"
EXTENSION: Final = "Extension?"
ANOTHER_HAND: Final = "Another hand?"
ANOTHER_GAME: Final = "Another game?"
_PROMPTS: Final = (MOVE, EXTENSION, ANOTHER_HAND, ANOTHER_GAME)
_HAND_OVER: Final = (ANOTHER_HAND, ANOTHER_GAME)

HAND_ROWS: Final = range(6, 13)
"""The drawn card, then the cards 1 to 6."""
_PROMPT_ROW: Final = 10
_PROMPT_COLUMN: Final = 20
_SIDE_COLUMNS: Final = (2, 22)
_MILES_COLUMNS: Final = (0, 40)
_SCORE_COLUMNS: Final = (61, 67)
_CARD_WIDTH: Final = 18
_SIDE_WIDTH: Final = 40


@dataclass(frozen=True, slots=True)
class Side:
    """What lies before a player; ``safeties`` says whether each was a coup fourré."""

    battle: Card | None
    speed: Card | None
    distances: tuple[Card, ...]
    safeties: dict[Card, bool]
    hand_total: int
    total: int


@dataclass(frozen=True, slots=True)
class Screen:
    """Everything a player sitting before it sees; the first card of ``hand`` is the drawn one."""

    prompt: str
    hand: tuple[Card | None, ...]
    stock: int
    discard: Card | None
    discarded: bool
    """Whether the program's last card was thrown away, not played."""
    last: Card | None
    extended: bool
    complaint: str
    """Why the last key was refused, if it was."""
    sides: tuple[Side, Side]

    @property
    def hand_over(self) -> bool:
        """Whether the hand is over and the final score shows."""
        return self.prompt in _HAND_OVER

    @property
    def held(self) -> tuple[Card, ...]:
        """The cards in hand."""
        return tuple(card for card in self.hand if card is not None)


def read_screen(rows: Sequence[str]) -> Screen:
    """Return what the rows of the screen show."""
    prompt = _prompt(rows)
    over = prompt in _HAND_OVER
    return Screen(
        prompt=prompt,
        hand=tuple(_card(rows, row, _SIDE_COLUMNS[0]) for row in HAND_ROWS),
        stock=int(rows[6][22:25]),
        discard=_card(rows, 8, _SIDE_COLUMNS[1]),
        discarded=rows[11][20:40].strip() == "DISCARD",
        last=_card(rows, 12, 20),
        extended="Extension" in rows[4][:_SIDE_WIDTH],
        complaint=rows[15][45:].strip(),
        sides=(_side(rows, 0, over=over), _side(rows, 1, over=over)),
    )


def prompt_end(rows: Sequence[str]) -> tuple[int, int] | None:
    """Return the row and column where an answer to the prompt would be echoed."""
    asked = rows[_PROMPT_ROW][_PROMPT_COLUMN:_SIDE_WIDTH]
    for prompt in _PROMPTS:
        if asked.startswith(prompt):
            return _PROMPT_ROW, _PROMPT_COLUMN + len(prompt) + 1
    return None


def _prompt(rows: Sequence[str]) -> str:
    asked = rows[_PROMPT_ROW][_PROMPT_COLUMN:_SIDE_WIDTH]
    for prompt in _PROMPTS:
        if asked.startswith(prompt):
            return prompt
    raise OutOfStep(f"unexpected prompt {asked!r}")


def _card(rows: Sequence[str], row: int, column: int) -> Card | None:
    name = rows[row][column : column + _CARD_WIDTH].strip()
    if name and name not in BY_NAME:
        raise OutOfStep(f"no card {name!r} in row {row}")
    return BY_NAME.get(name)


def _side(rows: Sequence[str], side: int, *, over: bool) -> Side:
    column = _SIDE_COLUMNS[side]
    return Side(
        battle=_card(rows, 14, column),
        speed=_card(rows, 16, column),
        distances=_distances(rows, side),
        safeties={
            card: rows[row][column - 2] == "*"
            for row, card in enumerate(SAFETIES_IN_ORDER)
            if _card(rows, row, column)
        },
        hand_total=_score(rows, 11 if over else 6, side),
        total=_score(rows, 13 if over else 8, side),
    )


def _distances(rows: Sequence[str], side: int) -> tuple[Card, ...]:
    """Return the distance cards, each kind in a row of its own."""
    column = _MILES_COLUMNS[side]
    laid = tuple(
        card
        for row, card in enumerate(DISTANCES, start=18)
        for _ in rows[row][column : column + _SIDE_WIDTH].split()
    )
    shown = _score(rows, 1, side)
    if sum(card.km for card in laid) != shown:
        raise OutOfStep(f"{laid} are not {shown} km")
    return laid


def _score(rows: Sequence[str], row: int, side: int) -> int:
    column = _SCORE_COLUMNS[side]
    return int(rows[row][column : column + 4])
