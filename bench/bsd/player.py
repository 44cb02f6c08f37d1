"""Whole games against the program: its screen becomes our views, our moves become its keys."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol, assert_never

from bench.bsd.edition import OURS, THEIRS
from bench.bsd.memory import Memory
from bench.bsd.mirror import (
    SeatView,
    Sheets,
    attacked,
    in_match,
    on_turn,
    scored,
    seen_by_us,
)
from bench.bsd.reader import Reader
from bench.bsd.screen import ANOTHER_GAME, EXTENSION, Screen
from bench.bsd.terminal import OutOfStep, Terminal
from tischrunde.rallye.cards import SAFETY_AGAINST, Card
from tischrunde.rallye.moves import (
    Attack,
    CoupFourre,
    Discard,
    Extend,
    Finish,
    Lay,
    LetStand,
    Move,
    encode,
)
from tischrunde.rallye.position import CALL, Position

_SLOTS: Final = "p123456"


class Chooser(Protocol):
    """Whoever plays our seat."""

    def choose(self, match_view: SeatView, legal: Sequence[Move], budget: None = None, /) -> Move:
        """Return one of the legal moves."""


class Rejected(OutOfStep):
    """The program refused a key that our rules allow."""


@dataclass(slots=True)
class Result:
    """A finished match: points by hand and in all, ours first."""

    hands: list[tuple[int, int]] = field(default_factory=list)
    totals: tuple[int, int] = (0, 0)


class Match:
    """One game to 5000 points."""

    _sheets: tuple[Sheets, ...]

    def __init__(self, terminal: Terminal, chooser: Chooser) -> None:
        self._terminal = terminal
        self._chooser = chooser
        self._reader = Reader()
        self._screen = self._look()
        self._memory = Memory(dealer=THEIRS)
        self._sheets = ()
        self._result = Result()

    def play(self) -> Result:
        """Play until the program asks for another game."""
        starter = OURS
        while self._screen.prompt != ANOTHER_GAME:
            if self._result.hands:
                self._press("y")
            self._memory = Memory(dealer=1 - starter)
            self._play_hand(theirs=starter == THEIRS)
            self._score()
            starter = 1 - starter
        return self._result

    def _play_hand(self, *, theirs: bool) -> None:
        """Play a hand; ``theirs`` is whether the program has begun it."""
        while not self._screen.hand_over:
            if theirs:
                self._memory.watched(self._screen)
            if self._answer():
                theirs = not self._screen.held and not self._screen.stock
                continue
            if self._screen.hand[0] is None and self._screen.stock:
                self._press("p")
                theirs = False
                continue
            theirs = self._turn()

    def _answer(self) -> bool:
        """Answer an attack, if there is one, and return whether a coup fourré was played."""
        hazard = self._memory.attack
        if hazard is None or not self._screen.held:
            return False
        position = attacked(self._screen, self._memory, hazard)
        move = self._choose(position)
        self._memory.played(move)
        if isinstance(move, CoupFourre):
            self._press(f"u{self._slot(SAFETY_AGAINST[hazard])} ")
        return isinstance(move, CoupFourre)

    def _turn(self) -> bool:
        """Play a card and return whether the program has had its turn since."""
        position = on_turn(self._screen, self._memory)
        move = self._choose(position)
        keys = self._keys(move)
        self._memory.played(move)
        self._press(keys)
        position.apply(OURS, encode(move))
        if self._screen.prompt == EXTENSION:
            self._call(position)
        again = isinstance(move, Lay) and move.card >= Card.RIGHT_OF_WAY
        return not again or not (self._screen.held or self._screen.stock)

    def _call(self, position: Position) -> None:
        """Answer whether to extend the trip; with no card left anywhere there is nothing to ask."""
        move = self._choose(position) if position.phase == CALL else Finish()
        self._memory.played(move)
        self._press("y" if isinstance(move, Extend) else "n")

    def _choose(self, position: Position) -> Move:
        shown = seen_by_us(position, self._memory)
        if len(shown.legal) == 1:
            return shown.legal[0]
        match_view = in_match(shown, self._result.totals, self._sheets)
        return self._chooser.choose(match_view, shown.legal, None)

    def _keys(self, move: Move) -> str:
        match move:
            case Lay(card) | Attack(card, _):
                return f"u{self._slot(card)} "
            case Discard(card):
                return f"d{self._slot(card)} "
            case CoupFourre() | LetStand() | Extend() | Finish():
                raise OutOfStep(f"{move} on turn")
            case _:
                assert_never(move)

    def _slot(self, card: Card) -> str:
        return _SLOTS[self._screen.hand.index(card)]

    def _press(self, keys: str) -> None:
        self._terminal.press(keys)
        self._screen = self._look()
        if self._screen.complaint:
            raise Rejected(f"{keys!r}: {self._screen.complaint}")

    def _look(self) -> Screen:
        """Return the screen once all of it has come through."""
        self._reader.feed(self._terminal.output)
        while not self._reader.complete:
            self._reader.feed(self._terminal.more())
        return self._reader.read()

    def _score(self) -> None:
        """Add a finished hand, after holding our score sheets against the screen."""
        screen = self._screen
        ours = scored(screen, self._memory)
        points = (screen.sides[OURS].hand_total, screen.sides[THEIRS].hand_total)
        if tuple(sheet.total for sheet in ours) != points:
            raise OutOfStep(f"we count {ours}, the program {points}")
        self._sheets += (ours,)
        self._result.hands.append(points)
        self._result.totals = (screen.sides[OURS].total, screen.sides[THEIRS].total)


def play_match(program: str, folder: Path, environment: dict[str, str], chooser: Chooser) -> Result:
    """Play one game against a new run of the program."""
    with closing(Terminal([program], folder, environment)) as terminal:
        return Match(terminal, chooser).play()
