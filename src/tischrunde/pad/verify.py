"""Whether the file of a pad is true: its seal, its events, its sums."""

from collections.abc import Iterator
from dataclasses import dataclass

from tischrunde.core.notation import Unreadable
from tischrunde.core.record import Result, seal
from tischrunde.core.record_reader import parted
from tischrunde.games.replay import Untrue
from tischrunde.games.verify import Check
from tischrunde.pad.file import scores
from tischrunde.pad.file_reader import PadFile, read_pad
from tischrunde.pad.fold import folded


@dataclass(frozen=True, slots=True)
class PadVerdict:
    """All checks of a pad, up to the first that fails."""

    checks: tuple[Check, ...]
    readable: bool = True

    @property
    def verified(self) -> bool:
        """Whether everything is right."""
        return all(check.right for check in self.checks)


def verify_pad(data: bytes) -> PadVerdict:
    """Return whether the file of a pad is true."""
    try:
        text = data.decode()
        file = read_pad(text)
    except UnicodeDecodeError as error:
        check = Check("no-utf-8", right=False, args={"byte": error.start})
        return PadVerdict((check,), readable=False)
    except Unreadable as error:
        place = (error.line, error.column + 1)
        check = Check(error.problem, right=False, args={"words": error.words}, place=place)
        return PadVerdict((check,), readable=False)
    except Untrue as untrue:
        args = dict(untrue.details)
        return PadVerdict((Check(untrue.problem, right=False, args=args, refusal=untrue.refusal),))
    checks: list[Check] = []
    for check in _looked_at(text, file):
        checks.append(check)
        if not check.right:
            break
    return PadVerdict(tuple(checks))


def _looked_at(text: str, file: PadFile) -> Iterator[Check]:
    above, written = parted(text)
    if written is None:
        yield Check("no-seal", right=False, args={})
    unbroken = written == f"{seal(above)}\n"
    yield Check("sealed" if unbroken else "seal-broken", right=unbroken, args={})
    yield _named(file)
    yield from _astray(file)
    yield from _added_up(file)


def _named(file: PadFile) -> Check:
    """Every event has the id that follows from what it says."""
    if file.pad != file.opened.id:
        return Check("other-opening", right=False, args={})
    for (name, place), event in zip(file.named, file.written, strict=True):
        if name != event.id:
            return Check("other-event", right=False, args={"id": name}, place=place)
    return Check("events-right", right=True, args={"events": len(file.written)})


def _astray(file: PadFile) -> Iterator[Check]:
    """An event that replaces one of another place is not made by us, and does nothing there."""
    places = {event.id: event.place for event in file.written}
    astray = [
        event.id
        for event in file.written
        if any(places.get(each, event.place) != event.place for each in event.replaces)
    ]
    if astray:
        yield Check(
            "other-place", right=True, args={"events": len(astray), "ids": ", ".join(astray)}
        )


def _added_up(file: PadFile) -> Iterator[Check]:
    pad = folded([file.opened, *file.written])
    if pad.unknown:
        ids = ", ".join(sorted(pad.unknown))
        yield Check("events-missing", right=True, args={"events": len(pad.unknown), "ids": ids})
    if pad.quarrels:
        yield Check("quarrels", right=True, args={"quarrels": len(pad.quarrels)})
    right = scores(pad)
    for number in sorted({*right, *file.scores} if file.result or file.scores else ()):
        if right.get(number) != file.scores.get(number):
            yield Check("wrong-points", right=False, args={"round": number})
    result = Result(pad.match.totals, tuple(sorted(pad.match.winners)))
    if file.result is None:
        yield Check("no-sums", right=True, args={})
    else:
        same = file.result == result
        args: dict[str, str | int] = {"rounds": pad.match.counted} if same else {}
        yield Check("sums-right" if same else "wrong-sums", right=same, args=args)
