"""Tables on one device: whoever calls keeps their logs, and every answer is plain data.

Nothing here waits, draws by lot or reads a clock: times and secrets are handed in. A command is
judged first, and applied once its row is durable, so that nothing is shown that could be lost. If a
row cannot be kept, the table is made anew from its log.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

from tischrunde.core.card_game import CardGame
from tischrunde.core.fairness import commitment
from tischrunde.core.game import Seat
from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.notation import Unreadable
from tischrunde.core.record import withheld, write_record
from tischrunde.core.record_reader import read_record
from tischrunde.engine.bot_answers import advise, answer
from tischrunde.engine.bot_request import bot_request
from tischrunde.engine.hints import hint_in_words, hint_request, is_allowed, is_asked
from tischrunde.engine.history import standing
from tischrunde.engine.record_problems import check_in_words
from tischrunde.engine.replay import as_dealt, replayed, table_of
from tischrunde.engine.table_setup import (
    Beginning,
    SetupDenied,
    TableSetup,
    bot_sits,
    read_beginning,
)
from tischrunde.engine.viewer import ViewDiff, error_fields, event_frame
from tischrunde.games.catalogue import GAMES
from tischrunde.games.encoder import plain, plain_event
from tischrunde.games.verify import verify_record
from tischrunde.table.bot_questions import BotQuestion, questions
from tischrunde.table.clock import BOT_PATIENCE_MS, LATE_MS, due
from tischrunde.table.commands import (
    PERSON,
    Command,
    MoreTime,
    Move,
    Open,
    Resume,
    Return,
    Sit,
    Speed,
    Start,
)
from tischrunde.table.denial import Denial
from tischrunde.table.fold import apply, folded
from tischrunde.table.ids import id_on_device
from tischrunde.table.judge import Sent, judge
from tischrunde.table.log import Row
from tischrunde.table.pace import DEVICE
from tischrunde.table.table import Table
from tischrunde.texts.narration import company_at

Plain: TypeAlias = dict[str, Any]

CODE: Final = "device"
"""Nobody joins by it: the table is in no network."""


def open_table(wanted: Mapping[str, Any], secret: bytes, at: int, date: str) -> list[Plain]:
    """Return the first rows of a table at which cards are dealt.

    ``wanted`` has ``game``, ``rules``, ``pace``, whether there are ``hints`` among people, and
    ``seats``: each a ``bot`` of a level, or a person's ``name`` and ``shape``. Several people hand
    the device around, at a pace of its own. With a ``position``, in notation or a case, it begins
    there, by the rules written there; what is unknown is dealt by lot. What cannot be played raises
    SetupDenied.
    """
    game = GAMES[wanted["game"]]
    beginning = _beginning(game, wanted)
    edition = beginning.edition
    people = [seat for seat, who in enumerate(wanted["seats"]) if not who.get("bot")]
    setup = TableSetup(Table(id_on_device(secret), secret), at)
    opened = Open(
        game=game.id,
        rules=game.house.write(edition),
        players=len(wanted["seats"]),
        pace=DEVICE if len(people) > 1 else wanted["pace"],
        public=False,
        programs=False,
        host=_owner(people[0] if people else 0),
        code=CODE,
        commitment=commitment(secret).hex(),
        date=date,
        revision=edition.revision,
        hints=wanted["hints"],
        position=beginning.position,
    )
    setup.take(None, opened)
    for seat, who in enumerate(wanted["seats"]):
        setup.take(seat, _sits(who, seat, setup.table))
    setup.take(0, Start())
    for seat, move in beginning.moves:
        setup.take(seat, Move(move))
    return [row._asdict() for row in setup.rows]


def _beginning(game: CardGame, wanted: Mapping[str, Any]) -> Beginning:
    """Return by which rules a table begins, and where."""
    seats = len(wanted["seats"])
    try:
        if not wanted.get("position"):
            return Beginning(game.house.read(wanted["rules"]), seats, "", ())
        found = read_beginning(game, wanted["position"])
    except HouseRulesRefused as refused:
        raise SetupDenied(Denial("refused-rules", refused.refusal)) from None
    except Unreadable:
        raise SetupDenied(Denial("no-such-position")) from None
    if found.players != seats:
        raise SetupDenied(Denial("wrong-players"))
    return found


def _sits(who: Mapping[str, Any], seat: Seat, table: Table) -> Sit:
    if who.get("bot"):
        return bot_sits(who["bot"], table)
    return Sit(_owner(seat), who["name"], who["shape"], PERSON, "", "")


def _owner(seat: Seat) -> str:
    """Return who has a seat: everybody at the device acts for themselves alone."""
    return f"device {seat}"


class DeviceTable:
    """A table as its log has made it, shown from one seat, or with None from none."""

    def __init__(self, secret: bytes, rows: Sequence[Mapping[str, Any]]) -> None:
        written = [Row(**row) for row in rows]
        self._table = folded(written[0].table, secret, written, GAMES)
        self._seat: Seat | None = None
        self._shown = ViewDiff(self._table, None)
        self._asked: dict[tuple[int, Seat, bool], int] = {}
        """When bots were asked, by the version that last changed the match."""

    def show(self, seat: Seat | None) -> Plain:
        """Return the table as a seat sees it; changes are told to this seat from now on."""
        self._seat, self._shown = seat, ViewDiff(self._table, seat)
        table = self._table
        view = self._shown.everything(table)
        return {"t": "snap", "table": table.id, "v": table.version, "at": table.at, "view": view}

    def judge(self, seat: Seat, said: Mapping[str, Any], now: int) -> Plain:
        """Return the row of a ``play`` or ``do`` frame; or an error, or that nothing is to do."""
        command = _command_of(said)
        if command is None:
            return self._error(said["k"], code="malformed")
        at, base = self._time_of_row(now), said.get("base", 0)
        sent = Sent(seat, command, self._owner(seat), at, base)
        judged = judge(self._table, sent, said["k"])
        if isinstance(judged, Denial):
            return self._error(said["k"], **error_fields(judged, now))
        if isinstance(judged, int):
            return {"t": "ack", "k": said["k"], "table": self._table.id, "v": judged}
        return {"row": judged._asdict()}

    def apply(self, row: Mapping[str, Any]) -> Plain:
        """Apply a row that is durable, and return its frame for the seat that is shown."""
        written = Row(**row)
        events = apply(self._table, written, GAMES)
        told = [plain_event(self._table.game, event) for event in events] or None
        return event_frame(written, told, self._seat, self._shown.changed(self._table, written))

    def due(self, now: int) -> int | None:
        """Return when the table goes on by itself; None if somebody must act first."""
        times = [question.at for question in self._questions()]
        if (clock := due(self._table, now)) is not None:
            times.append(clock.at)
        return min(times, default=None)

    def proceed(self, now: int) -> Plain | None:
        """Return the row of what the table does by itself by now: a bot's move or the clock's."""
        for question in sorted(self._questions(), key=lambda each: each.at):
            if question.at > now:
                break
            self._asked[_mark(self._table, question)] = now
            if (row := self._moved(question, now)) is not None:
                return row
        found = due(self._table, now)
        if found is None or found.at > now:
            return None
        key = f"clock {self._table.moved} {self._table.since}"
        judged = judge(self._table, Sent(found.seat, found.command, None, now), key)
        return judged._asdict() if isinstance(judged, Row) else None

    def hint(self, seat: Seat, language: str) -> Plain:
        """Return what the expert would do at a seat, and why."""
        table = self._table
        if not is_allowed(table, seat):
            return self._error(None, code="no-hints-among-people")
        advice = None
        if table.match is not None and is_asked(table, seat):
            advice = advise(hint_request(table, seat))
        if advice is None or table.match is None:
            return self._error(None, code="no-hint-to-give")
        names = [chair.name if chair is not None else "" for chair in table.chairs]
        company = company_at(table.opened.game, table.match.view(seat), names)
        return hint_in_words(company, table.moved, advice, language)

    def odds(self, seat: Seat, language: str) -> Plain:
        """Return the chances of a seat, from its view, where hints may be given."""
        table = self._table
        if not is_allowed(table, seat):
            return self._error(None, code="no-hints-among-people")
        if table.match is None or table.match.over:
            return self._error(None, code="no-hint-to-give")
        # Its fractions take longer to import than a table needs to be dealt.
        from tischrunde.engine.odds import odds_in_words  # noqa: PLC0415

        view = table.match.view(seat)
        names = [chair.name if chair is not None else "" for chair in table.chairs]
        company = company_at(table.opened.game, view, names)
        return odds_in_words(company, table.match.rules, view.round, language)

    def hands(self) -> list[Any]:
        """Return the cards of people by seat, for those who play openly; bots show none."""
        match = self._table.match
        if match is None:
            return []
        return [
            plain(self._table.game, match.view(seat).round.hand) if self._is_person(seat) else []
            for seat in range(len(self._table.chairs))
        ]

    def standing(self) -> Plain:
        """Return how the match stands for the first person at the device."""
        people = filter(self._is_person, range(len(self._table.chairs)))
        return standing(self._table, next(people))

    def record(self) -> str:
        """Return the match as a record; its secret is in it when it is over."""
        if self._table.recording is None:
            raise ValueError("nothing is played yet")
        return write_record(withheld(self._table.recording.record))

    def _is_person(self, seat: Seat) -> bool:
        chair = self._table.chairs[seat]
        return chair is not None and chair.kind == PERSON

    def _owner(self, seat: Seat) -> str:
        chair = self._table.chairs[seat]
        return "" if chair is None or not chair.owners else chair.owners[0]

    def _error(self, key: str | None, **fields: Any) -> Plain:  # noqa: ANN401 - of the protocol
        return {"t": "err", "k": key, "table": self._table.id, **fields}

    def _questions(self) -> list[BotQuestion]:
        """Return the questions to bots; a bot that was asked and has not moved is asked again."""
        found = []
        for each in questions(self._table):
            asked = self._asked.get(_mark(self._table, each))
            if asked is None:
                found.append(each)
            elif self._table.window is None and not each.out_of_turn:
                found.append(replace(each, at=asked + BOT_PATIENCE_MS))
        return found

    def _moved(self, question: BotQuestion, now: int) -> Plain | None:
        move = answer(bot_request(self._table, question))
        if move is None:
            return None
        key = f"bot {self._table.moved} {'interjects' if question.out_of_turn else 'plays'}"
        sent = Sent(question.seat, Move(move), None, self._time_of_row(now), self._table.moved)
        judged = judge(self._table, sent, key)
        return judged._asdict() if isinstance(judged, Row) else None

    def _time_of_row(self, now: int) -> int:
        """Return the time of the next row: a log goes back only if a clock was far ahead."""
        last = self._table.at
        return now if last > now + LATE_MS else max(now, last)


def _mark(table: Table, question: BotQuestion) -> tuple[int, Seat, bool]:
    return table.moved, question.seat, question.out_of_turn


def _command_of(said: Mapping[str, Any]) -> Command | None:
    if said["t"] == "play":
        return Move(said["move"])
    commands: dict[str, Command] = {
        "resume": Resume(),
        "return": Return(),
        "speed": Speed(said.get("speed", "normal")),
        "more-time": MoreTime(),
        "usual-time": MoreTime(needed=False),
    }
    return commands.get(said["do"])


def replay_record(text: str, seat: Seat | None) -> Plain:
    """Return the match of a record as a seat saw it, or with None with all cards open.

    A text that is no record raises Unreadable, one that cannot be true raises Untrue.
    """
    record = read_record(text)
    return replayed(record, as_dealt(table_of(record), seat), seat)


def verify(data: bytes, language: str) -> Plain:
    """Return whether a record is true, with every check in words."""
    verdict = verify_record(data)
    checks = [
        {"id": check.id, "right": check.right, "words": check_in_words(verdict, check, language)}
        for check in verdict.checks
    ]
    return {"verified": verdict.verified, "checks": checks}
