"""A score pad in a file: whatever is written on it is in the file before anything else is asked."""

import errno
import shlex
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from tischrunde import texts
from tischrunde.core.score_pad import Problem
from tischrunde.engine.pad_problems import check_in_words
from tischrunde.pad import commands
from tischrunde.pad.commands import Stamp
from tischrunde.pad.events import KEPT, Opened, Place, RoundProblem, Written
from tischrunde.pad.file import write_pad
from tischrunde.pad.file_reader import read_pad
from tischrunde.pad.fold import folded
from tischrunde.pad.pad import Pad
from tischrunde.pad.verify import verify_pad
from tischrunde.terminal.atomic_file import replace_file
from tischrunde.terminal.recorded import Unread, read_bytes
from tischrunde.terminal.sessions.saved_match import Unkept, unwritable

MAX_BYTES: Final = 4_000_000
"""Maximum size of a pad that is opened; an evening takes about 20,000."""


class Writer(NamedTuple):
    """Who writes, and a clock of theirs: milliseconds since 1970."""

    name: str
    clock: Callable[[], int]


class Change(NamedTuple):
    """What was written in a place, as part of a step, and what stood there before.

    Of one that decided a quarrel, or was written before the file was opened, the ``event`` is known
    instead of what stood there.
    """

    place: Place
    value: str | None
    before: str | None = None
    event: str = ""


class SavedPad:
    """``pad`` is how it stands. What cannot be put into the file does not count: Unkept is raised.

    Before every entry the file is read again, so that those of others are not lost.
    """

    def __init__(self, path: Path, pad: Pad, writer: Writer, language: str) -> None:
        self.path = path
        self.pad = pad
        self.language = language
        self._writer = writer
        self._text = write_pad(pad)
        self._steps = [
            [Change(event.place, event.value, event=event.id)]
            for event in pad.trail
            if isinstance(event, Written) and event.value and event in pad.standing[event.place]
        ]

    def write(self, answers: Sequence[tuple[Place, str | None]]) -> None:
        """Write in places, as one step; what stands there already is not written again."""
        self._refresh()
        events, step = [], []
        for place, value in answers:
            stood = self._values(place)
            if stood != {value}:
                event = commands.write(self.pad, place, value, self._stamp())
                before = next(iter(stood))
                decides = len(stood) > 1
                events.append(event)
                step.append(Change(place, value, before, event.id if decides else ""))
        self._add(events)
        self._steps += [step] if step else []

    def keep(self, number: int, problem: Problem) -> None:
        """Keep an entry that cannot be."""
        place = RoundProblem(number, problem.field, problem.refusal.reason)
        self.write([(place, KEPT)])

    def decide(self, chosen: Written) -> None:
        """Decide a quarrel for one of its events."""
        self.write([(chosen.place, chosen.value)])

    def undo(self) -> tuple[Change, ...]:
        """Take the last step back, and return what it had written; nothing if there is none.

        Steps over which somebody else has written since are left out. What is taken back is no
        step itself, so the one before it is next.
        """
        self._refresh()
        stamp = self._stamp()
        while self._steps:
            step = self._steps[-1]
            events = [event for change in step for event in self._undone(change, stamp)]
            self._add(events)
            self._steps.pop()
            if events:
                return tuple(step)
        return ()

    def _undone(self, change: Change, stamp: Stamp) -> tuple[Written, ...]:
        standing = {event.id for event in self.pad.standing.get(change.place, ())}
        if change.event:
            stands = change.event in standing
            return commands.undo(self.pad, change.event, stamp) if stands else ()
        if self._values(change.place) != {change.value}:
            return ()
        return (commands.write(self.pad, change.place, change.before, stamp),)

    def _values(self, place: Place) -> set[str | None]:
        return {event.value for event in self.pad.standing.get(place, ())} or {None}

    def join(self, other: Path) -> tuple[Written, ...]:
        """Add the events of another file of the same pad, and return those that were new."""
        opened, written = read_log(other, self.language)
        self._refresh()
        if opened != self.pad.opened:
            raise Unkept(_say("other-pad", self.language, file=str(self.path), other=str(other)))
        known = set(self.pad.trail)
        new = tuple(event for event in written if event not in known)
        self._add(new)
        return new

    def save(self, pad: Pad) -> None:
        """Put a pad into the file; then this is how it stands."""
        text = write_pad(pad)
        try:
            replace_file(text, self.path)
        except OSError as error:
            raise Unkept(unwritable(self.path, error, self.language)) from None
        except ValueError:  # a name with a NUL in it
            nameless = OSError(errno.EINVAL, "")
            raise Unkept(unwritable(self.path, nameless, self.language)) from None
        self.pad, self._text = pad, text

    def _stamp(self) -> Stamp:
        return Stamp(self._writer.name, self._writer.clock())

    def _add(self, events: Sequence[Written]) -> None:
        if events:
            self.save(folded([*self.pad.trail, *events]))

    def _refresh(self) -> None:
        """Take what others have put into the file since; a file that is gone comes back."""
        if self._is_as_left():
            return
        opened, written = read_log(self.path, self.language)
        if opened != self.pad.opened:
            raise Unkept(texts.say("plain", "save-taken", self.language, file=str(self.path)))
        self.pad = folded([*self.pad.trail, *written])

    def _is_as_left(self) -> bool:
        try:
            return self.path.read_bytes() == self._text.encode()
        except FileNotFoundError:
            return True
        except (OSError, ValueError):
            return False


def read_log(path: Path, language: str) -> tuple[Opened, tuple[Written, ...]]:
    """Return the events of a file; one that is no pad, or not true, raises Unkept."""
    try:
        data = read_bytes(path, language, MAX_BYTES + 1)
    except Unread as told:
        raise Unkept(str(told)) from None
    if len(data) > MAX_BYTES:
        raise Unkept(_say("too-large", language, file=str(path)))
    verdict = verify_pad(data)
    if not verdict.verified:
        reason = check_in_words(verdict, verdict.checks[-1], language)
        raise Unkept(_say("not-opened", language, file=str(path), reason=reason))
    file = read_pad(data.decode())
    return file.opened, file.written


def open_saved(path: Path, writer: Writer, language: str) -> SavedPad:
    """Return the pad of a file."""
    opened, written = read_log(path, language)
    return SavedPad(path, folded([opened, *written]), writer, language)


def create(path: Path, opened: Opened, writer: Writer, language: str) -> SavedPad:
    """Return a new pad, in a file that was not there before."""
    if path.exists():
        raise Unkept(_say("file-taken", language, file=str(path)))
    made = SavedPad(path, folded([opened]), writer, language)
    made.save(made.pad)
    return made


def free_pad() -> Path:
    """Return a name for a new pad in this folder that no file has."""
    names = (Path(f"tischrunde-{number}.pad") for number in count(1))
    return next(path for path in names if not path.exists())


def kept_words(saved: SavedPad) -> str:
    """Return where a pad is, and how it goes on."""
    file = str(saved.path)
    return _say("kept-in", saved.language, file=file, word=shlex.quote(file))


def _say(message: str, language: str, **args: str) -> str:
    return texts.say("terminal-pad", message, language, **args)
