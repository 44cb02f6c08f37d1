"""One trial: a position loaded into the program, moves tried on both, the states compared.

First every key our rules refuse is pressed, then those of one legal move; all but the legal one
must leave no trace. The program then plays its own turn; among our legal moves for its seat there
must be some that lead to the very state it saved.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from bench.bsd.edition import OURS, THEIRS
from bench.bsd.save import Save, read_save, write_save
from bench.bsd.save_of_position import differences, may_answer, saved
from bench.bsd.terminal import Terminal
from tischrunde.core.position import OVER
from tischrunde.rallye.cards import HAZARDS, SAFETIES, SAFETY_AGAINST, Card
from tischrunde.rallye.moves import (
    Attack,
    CoupFourre,
    Discard,
    Extend,
    Finish,
    Lay,
    LetStand,
    Move,
    decode,
    encode,
)
from tischrunde.rallye.position import CALL, WINDOW, Position
from tischrunde.rallye.reasons import refusal
from tischrunde.rallye.rules import EXTENDED_GOAL

Choice: TypeAlias = Callable[[Position], Move]
"""Returns a legal move of seat 0."""

UNREADABLE: Final = "a state with impossible cards"

_FILE: Final = "game"
_SLOTS: Final = "p123456"
_SAVE: Final = "sy"
_PICK: Final = "p"


@dataclass(frozen=True, slots=True)
class Line:
    """A position reached by moves, and the card that was thrown away last."""

    position: Position
    discard: Card | None
    moves: tuple[Move, ...] = ()

    def after(self, move: Move) -> "Line":
        """Return the line one move further."""
        position = self.position.copy()
        position.apply(position.actor(), encode(move))
        discard = move.card if isinstance(move, Discard) else self.discard
        return Line(position, discard, (*self.moves, move))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a trial: our line nearest to the program's state, and how they differ."""

    begin: Position
    line: Line
    refused: tuple[str, ...]
    """Why our rules refused what the program had to refuse as well."""
    differences: tuple[str, ...]

    @property
    def asked_in_vain(self) -> bool:
        """Whether the program asked for an extension though nobody holds a card."""
        return _asked_in_vain(self.line)


def attempt(program: str, folder: Path, position: Position, choose: Choice) -> Outcome:
    """Try one position, with moves of our choice."""
    begin = Line(position, _discard(position))
    keys, refused = _refused_keys(position)
    line = begin
    for move in _our_moves(position, choose):
        keys += _keys(position, line.position, move)
        line = line.after(move)
    if _asked_in_vain(line):
        keys += "n"
    try:
        state = _played(program, folder, saved(position, begin.discard), keys)
    except ValueError:
        return Outcome(position, line, refused, (UNREADABLE,))
    if state is None:
        return Outcome(position, line, refused, ("not saved",))
    best = min(_lines(line, state), key=lambda pair: len(pair[1]))
    return Outcome(position, best[0], refused, tuple(best[1]))


def _discard(position: Position) -> Card | None:
    return Card(position.discards[-1]) if position.discards else None


# ── our moves and their keys ──────────────────────────────────────────────────────────────────


def _our_moves(position: Position, choose: Choice) -> Iterator[Move]:
    """Yield the moves to play: one, what must be answered for it, and what must come before.

    Without a stock the program has no key for letting an attack stand: the next card says it.
    """
    now = position.copy()
    while True:
        move = choose(now)
        now.apply(OURS, encode(move))
        yield move
        if now.phase != CALL and not (isinstance(move, LetStand) and not _draws(now)):
            return


def _draws(position: Position) -> bool:
    """Return whether letting an attack stand was seen: by a card drawn, or by the end."""
    return position.phase == OVER or len(position.deck) > position.left


def _keys(begin: Position, now: Position, move: Move) -> str:
    """Return the keys of a move; the cards lie where the position was loaded with them."""
    match move:
        case Lay(card) | Attack(card, _):
            return f"u{_slot(begin, card)} "
        case Discard(card):
            return f"d{_slot(begin, card)} "
        case CoupFourre():
            return f"u{_slot(begin, SAFETY_AGAINST[Card(now.hazard)])} "
        case LetStand():
            return _PICK if now.left else ""
        case Extend():
            return "y"
        case Finish():
            return "n"


def _slot(position: Position, card: Card) -> str:
    cards = position.hands[OURS].cards()
    return _SLOTS[len(_SLOTS) - len(cards) + cards.index(card)]


def _asked_in_vain(line: Line) -> bool:
    """Return whether the program asks for an extension though nobody holds a card."""
    position = line.position
    reached = position.phase == OVER and position.winner == OURS
    return reached and position.goal < EXTENDED_GOAL and not isinstance(line.moves[-1], Finish)


def _refused_keys(position: Position) -> tuple[str, tuple[str, ...]]:
    """Return the keys of everything our rules refuse seat 0, and the reasons."""
    keys = ""
    reasons = []
    for move in _tries(position):
        no = refusal(position, OURS, move)
        if no and (position.phase != WINDOW or _refused_before_drawing(position, move)):
            keys += _keys(position, position, move)
            reasons.append(no.reason)
    return keys, tuple(reasons)


def _tries(position: Position) -> Iterator[Move]:
    for card in map(Card, sorted(set(position.hands[OURS].cards()))):
        yield Attack(card, THEIRS) if card in HAZARDS else Lay(card)
        if card in SAFETIES:
            yield Discard(card)


def _refused_before_drawing(position: Position, move: Move) -> bool:
    """Return whether a card is refused before drawing.

    A safety against any hazard that lies is not: the program lets it be laid before and after.
    Without a stock there is no drawing.
    """
    if not position.left:
        return False
    if isinstance(move, Lay) and move.card in SAFETIES:
        display = position.displays[OURS]
        lying = [card for card in (display.battle_top, display.speed_top) if card in HAZARDS]
        return all(SAFETY_AGAINST[Card(card)] != move.card for card in lying)
    return True


# ── the program's side ────────────────────────────────────────────────────────────────────────


def _played(program: str, folder: Path, begin: Save, keys: str) -> Save | None:
    """Return the state after these keys and the program's own turn, with our next card drawn."""
    file = folder / _FILE
    file.write_bytes(write_save(begin))
    with closing(Terminal([program, _FILE], folder, {})) as terminal:
        state = _saved(terminal, file, keys)
        if state and _to_be_drawn(state):
            state = _saved(terminal, file, _PICK)
    return state


def _saved(terminal: Terminal, file: Path, keys: str) -> Save | None:
    file.unlink()
    terminal.press(keys + _SAVE)
    return read_save(file.read_bytes()) if file.exists() else None


def _to_be_drawn(state: Save) -> bool:
    """Return whether our card is still to be drawn; an attack is answered before."""
    drawn = state.sides[OURS].hand[0] is not None
    return not (state.finished or drawn or may_answer(state)) and state.left > 0


def _lines(line: Line, state: Save) -> Iterator[tuple[Line, list[str]]]:
    """Yield the ways in which the program's seat could have gone on, with their differences.

    Only cards that have left the hands and the stock can have been laid or thrown away.
    """
    gone = _hidden(line.position) - _hidden_in(state)
    yield from _continued(line, gone, state)
    yield line, differences(line.position, line.discard, state)


def _continued(line: Line, gone: Counter[int], state: Save) -> Iterator[tuple[Line, list[str]]]:
    position = line.position
    if position.phase == OVER or position.actor() == OURS:
        found = differences(position, line.discard, state)
        yield line, found
        return
    for move in map(decode, position.codes(THEIRS)):
        card = _card_of(position, move)
        if card is None:
            yield from _continued(line.after(move), gone, state)
        elif gone[card]:
            yield from _continued(line.after(move), gone - Counter[int]([card]), state)


def _card_of(position: Position, move: Move) -> Card | None:
    match move:
        case Lay(card) | Attack(card, _) | Discard(card):
            return card
        case CoupFourre():
            return SAFETY_AGAINST[Card(position.hazard)]
        case LetStand() | Extend() | Finish():
            return None


def _hidden(position: Position) -> Counter[int]:
    hands = [card for hand in position.hands for card in hand.cards()]
    return Counter([*hands, *position.deck[: position.left]])


def _hidden_in(state: Save) -> Counter[int]:
    hands = [card for side in state.sides for card in side.hand if card is not None]
    return Counter([*hands, *state.stock])
