"""Reading a record: line by line, every mistake with its line and column."""

import re
from dataclasses import replace
from typing import Final, NamedTuple, NoReturn

from tischrunde.core.fairness import SECRET_BYTES
from tischrunde.core.notation import PARTIES, Unreadable
from tischrunde.core.record import (
    FORMAT,
    LONGEST_ENTROPY,
    LONGEST_NAME,
    MS_PER_S,
    Committed,
    Record,
    RecordedMove,
    RecordedRound,
    Result,
    Seed,
    is_fit,
)

MAX_SEATS: Final = len(PARTIES)

DIGEST: Final = range(SECRET_BYTES, SECRET_BYTES + 1)
_SEED: Final = range(65)
"""How many bytes a hash or a secret may have, and how many a seed."""

DAY: Final = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
"""The pattern of a day, as in 2026-11-15."""

_MOVE: Final = re.compile(
    r"([1-9][0-9]?):([A-Za-z0-9>=!-]{1,40})(?:@([0-9]{1,9})(?:\.([0-9]{1,3}))?)?"
)
_POSITION: Final = r"[A-Za-z0-9:;>.!-][A-Za-z0-9:;>.! -]{0,3999}"
_POINTS: Final = re.compile(r"([A-J]) (-?[0-9]{1,9})")


def read_record(text: str) -> Record:
    """Return the record a text stands for; the seal is not compared (see ``parted``)."""
    reader = LineReader(text)
    reader.refuse_carriage_returns()
    record = _read_head(reader)
    rounds = _read_rounds(reader, len(record.names))
    result = _read_result(reader)
    chance = record.chance
    if isinstance(chance, Committed) and reader.next_is("secret"):
        secret = reader.hexadecimal("secret", DIGEST)
        chance = Committed(chance.commitment, chance.entropy, secret)
    if reader.next_is("seal"):
        reader.hexadecimal("seal", DIGEST)
    reader.end()
    return replace(record, chance=chance, rounds=rounds, result=result)


def read_terms(text: str) -> Record:
    """Return the record of a match before the deal, as its terms say it."""
    reader = LineReader(text)
    record = _read_head(reader)
    reader.end()
    return record


def parted(text: str) -> tuple[str, str | None]:
    """Return what stands above the seal, and the seal if there is one."""
    above, mark, seal = text.rpartition("\nseal: ")
    return (f"{above}\n", seal) if mark else (text, None)


class LineReader:
    """The lines of a record, one after the other; blank ones are skipped."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._at = 0
        self._skip()

    @property
    def line(self) -> str:
        """The next line, empty after the last."""
        return self._lines[self._at] if self._at < len(self._lines) else ""

    def refuse(self, problem: str, words: str, column: int = 0) -> NoReturn:
        """Raise what is wrong with the line."""
        raise Unreadable(problem, words, self.line, column, self._at + 1)

    def refuse_carriage_returns(self) -> None:
        """A file whose line ends were changed on the way is not the one that was sealed."""
        for number, line in enumerate(self._lines, 1):
            if "\r" in line:
                raise Unreadable("carriage-return", "", line, line.index("\r"), number)

    def place(self, column: int) -> tuple[int, int]:
        """Return line and column, from 1."""
        return self._at + 1, column + 1

    def take(self) -> str:
        """Return the line and go on to the next."""
        line = self.line
        self._at += 1
        self._skip()
        return line

    def next_is(self, key: str) -> bool:
        """Return whether the line has this key."""
        return self.line.startswith(f"{key}: ")

    def value(self, key: str) -> str:
        """Return the value of a key, which must come next."""
        if not self.next_is(key):
            self.refuse("expected", key)
        return self.line[len(key) + 2 :]

    def word(self, key: str, pattern: str) -> str:
        """Take a line and return its value, which must match."""
        value = self.value(key)
        if not re.fullmatch(pattern, value, re.ASCII):
            self.refuse("wrong-value", value, len(key) + 2)
        self.take()
        return value

    def hexadecimal(self, key: str, sizes: range) -> bytes:
        """Take a line and return the bytes it writes."""
        value = self.value(key)
        if not re.fullmatch(r"(?:[0-9a-f]{2})*", value) or len(value) // 2 not in sizes:
            self.refuse("wrong-value", value, len(key) + 2)
        self.take()
        return bytes.fromhex(value)

    def words(self, key: str, longest: int) -> str:
        """Take a line and return its value, in people's own words."""
        value = self.value(key)
        if not is_fit(value, longest):
            self.refuse("wrong-value", value, len(key) + 2)
        self.take()
        return value

    def end(self) -> None:
        """Refuse whatever is left."""
        if self._at < len(self._lines):
            self.refuse("unexpected", self.line)

    def _skip(self) -> None:
        while self._at < len(self._lines) and not self._lines[self._at]:
            self._at += 1


class Agreed(NamedTuple):
    """What the head of a file says: the game and its rules, the day if told, and who plays."""

    game: str
    rules: str
    revision: int
    date: str | None
    names: tuple[str, ...]


def _read_head(reader: LineReader) -> Record:
    if reader.line != FORMAT:
        reader.refuse("no-record", reader.line)
    reader.take()
    game, rules, revision, date, names = read_agreed(reader)
    levels = _read_levels(reader, len(names))
    position = reader.word("position", _POSITION) if reader.next_is("position") else ""
    chance = _read_chance(reader, len(names))
    return Record(game, rules, revision, names, chance, date, levels=levels, position=position)


def read_agreed(reader: LineReader) -> Agreed:
    """Return what was agreed, as the lines say it that come next."""
    game = reader.word("game", r"[a-z]{1,20}")
    rules = reader.word("rules", r"[a-z0-9,=-]{1,1000}")
    revision = int(reader.word("revision", r"[1-9][0-9]{0,3}"))
    date = None
    if reader.next_is("date"):
        date = reader.word("date", DAY)
    names = [reader.words("seat 1", LONGEST_NAME)]
    while len(names) < MAX_SEATS and reader.next_is(f"seat {len(names) + 1}"):
        names.append(reader.words(f"seat {len(names) + 1}", LONGEST_NAME))
    return Agreed(game, rules, revision, date, tuple(names))


def _read_levels(reader: LineReader, seats: int) -> tuple[str, ...]:
    levels = tuple(
        reader.word(f"bot {seat}", r"[a-z][a-z0-9-]{0,19}") if reader.next_is(f"bot {seat}") else ""
        for seat in range(1, seats + 1)
    )
    return levels if any(levels) else ()


def _read_chance(reader: LineReader, seats: int) -> Seed | Committed:
    if reader.next_is("seed"):
        return Seed(reader.hexadecimal("seed", _SEED))
    commitment = reader.hexadecimal("commitment", DIGEST)
    entropy = tuple(
        reader.words(f"entropy {seat}", LONGEST_ENTROPY)
        if reader.next_is(f"entropy {seat}")
        else ""
        for seat in range(1, seats + 1)
    )
    return Committed(commitment, entropy, None)


def _read_rounds(reader: LineReader, seats: int) -> tuple[RecordedRound, ...]:
    rounds: list[RecordedRound] = []
    number = 1
    while reader.line.startswith("round "):
        dealer = reader.word(f"round {len(rounds) + 1}", r"dealer ([1-9]|10)")
        moves = _read_moves(reader, seats, number)
        number += len(moves)
        scores = None
        if reader.next_is("score"):
            scores = read_points(reader, reader.value("score"), len("score: "))
            reader.take()
        rounds.append(RecordedRound(int(dealer.removeprefix("dealer ")) - 1, moves, scores))
    return tuple(rounds)


def _read_moves(reader: LineReader, seats: int, first: int) -> tuple[RecordedMove, ...]:
    moves: list[RecordedMove] = []
    while reader.line[:1].isdecimal():
        number, _, rest = reader.line.partition(". ")
        if number != str(first + len(moves)):
            reader.refuse("wrong-move-number", number)
        column = len(number) + 2
        for word in rest.split(" "):
            moves.append(_read_move(reader, word, column, seats))
            column += len(word) + 1
        reader.take()
    return tuple(moves)


def _read_move(reader: LineReader, word: str, column: int, seats: int) -> RecordedMove:
    read = _MOVE.fullmatch(word)
    if not read:
        reader.refuse("no-move", word, column)
    seat, text, seconds, rest = read.groups()
    if int(seat) > seats:
        reader.refuse("no-such-seat", seat, column)
    at = None if seconds is None else int(seconds) * MS_PER_S + int((rest or "0").ljust(3, "0"))
    return RecordedMove(int(seat) - 1, text, at, reader.place(column))


def read_points(reader: LineReader, value: str, column: int) -> tuple[int, ...]:
    """Return points by party, which begin at a column of the line."""
    points: list[int] = []
    for part in value.split(", "):
        read = _POINTS.fullmatch(part)
        if not read or len(points) >= MAX_SEATS or read[1] != PARTIES[len(points)]:
            reader.refuse("no-points", part, column)
        points.append(int(read[2]))
        column += len(part) + 2
    return tuple(points)


def _read_result(reader: LineReader) -> Result | None:
    value = reader.value("result")
    if value == "open":
        reader.take()
        return None
    totals, won, winners = value.partition(", won ")
    parties = winners.split(" ")
    if not won or not all(party and party in tuple(PARTIES) for party in parties):
        reader.refuse("wrong-value", value, len("result: "))
    points = read_points(reader, totals, len("result: "))
    reader.take()
    return Result(points, tuple(PARTIES.index(party) for party in parties))
