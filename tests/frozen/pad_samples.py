"""Score pads as a version of Tischrunde stored them, never to be rewritten.

A sample is the log of a pad, its file, and what was shown of it.
``python -m tests.frozen.pad_samples`` adds what is missing; what is there stays as it is.
"""

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.frozen.samples import ENDING
from tests.pad.evening import OPENED_AT, Phone
from tischrunde.core.score_pad import PadField
from tischrunde.engine import pads
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.pad import commands
from tischrunde.pad.event_codec import encode_event
from tischrunde.pad.events import FirstDealer, Opened
from tischrunde.pad.verify import verify_pad

HERE: Final = Path(__file__).parent / "pads"
ROUNDS: Final = 5

PLAYERS: Final = {"rallye": (2, 4, 6), "uno": (2, 3, 10)}
AGREED: Final = (
    ("fx-schmid,most-200s=3,target=1500", 3),
    ("auto-rallye,extension", 3),
    ("winning-moves,no-exact-goal,stock-award=before,failed-extension-pays-opponents", 3),
    ("uno-carabiner,teams", 4),
    ("uno-carabiner,everybody-keeps-points", 3),
)
"""House rules by which pads are scored otherwise, and players."""

ANSWERS: Final[Mapping[str, Sequence[str]]] = {
    "km": ("1000", "700", "725", "675", "425", "200", "25", "0", "310"),
    "distances": ("2 0 1 4 2", "0 0 0 5 1", "1 1 1 1 0", "0 0 0 0 0"),
    "safeties": ("none", "right-of-way", "right-of-way driving-ace", "petrol-station"),
    "coups_fourres": ("none", "right-of-way"),
    "drove_200s": ("yes", "no"),
    "used_up": ("yes", "no"),
    "early": ("yes", "no"),
    "winner": ("A", "B", "nobody"),
    "caller": ("A", "B", "nobody"),
    "out": ("1", "2", "nobody"),
    "points": ("0", "7", "35", "120", "999"),
    "cards": ("none", "blue-2 wild", "red-0", "green-skip wild-draw-four"),
    "numbers": ("0", "12", "40"),
    "symbols": ("0", "2"),
    "wilds": ("0", "1"),
}
"""What families write, now and then something that cannot be."""


@dataclass(frozen=True, slots=True)
class PadSample:
    """A pad: its log as plain data, its file, the checks of the file, and what was shown."""

    log: dict[str, Any]
    file: str
    checks: list[str]
    shown: dict[str, Any]


def read(path: Path) -> PadSample:
    """Return a sample from its file."""
    return PadSample(**json.loads(gzip.decompress(path.read_bytes())))


def paths() -> list[Path]:
    """Return the files of all samples."""
    return sorted(HERE.glob(f"*{ENDING}"))


def shown(log: dict[str, Any]) -> dict[str, Any]:
    """Return what is shown of a pad, but for its sentences; what has no order is sorted."""
    view = pads.view(log, "en")
    for round_ in (*view["rounds"], view["next_round"]):
        for problem in (round_ or {"problems": []})["problems"]:
            del problem["words"]
    view["standing"].sort()
    view["quarrels"] = {
        each: quarrel["place"] for quarrel in view["quarrels"] for each in quarrel["events"]
    }
    return view


# ── evenings ──────────────────────────────────────────────────────────────────────────────────


def evening(opened: Opened, dice: Random) -> Phone:
    """Return the telephone of somebody after an evening with all that happens to a pad."""
    anna, ben = Phone("Anna", {opened}), Phone("Bens Telefon: 2", {opened})
    for number in range(1, ROUNDS + 1):
        while fields := _missing(anna, number):
            _answer(anna, number, dice.choice(fields), dice)
        for name in anna.pad.rules.pad.part_answers:
            if dice.random() < 0.4:
                _answer(anna, number, PadField(name, dice.randrange(2)), dice)
        anna.meet(ben)
        for problem in ben.pad.rounds[number - 1].problems[:1]:
            ben.take(
                commands.keep(ben.pad, number, problem.field, problem.refusal.reason, ben.stamp())
            )
        if number == ROUNDS - 1:
            _answer(anna, number, PadField(_first_field(anna), 1), dice)
            _answer(ben, number, PadField(_first_field(anna), 1), dice)
            anna.meet(ben)
    anna.take(*commands.undo(anna.pad, _standing(anna)[-1], anna.stamp()))
    anna.take(commands.rename(anna.pad, 1, "Opa Karl", anna.stamp()))
    anna.take(commands.write(anna.pad, FirstDealer(), "2", anna.stamp()))
    return anna


def _missing(phone: Phone, number: int) -> list[PadField]:
    pad = phone.pad
    blank = pad.rules.pad.blank(pad.rules.table)
    entry = pad.rounds[number - 1].entry if number <= len(pad.rounds) else blank
    return [*pad.rules.pad.missing(pad.rules.table, entry)]


def _answer(phone: Phone, number: int, field: PadField, dice: Random) -> None:
    value = dice.choice(ANSWERS[field.name])
    phone.take(commands.write_field(phone.pad, number, field, value, phone.stamp()))


def _first_field(phone: Phone) -> str:
    return "km" if phone.pad.opened.game == "rallye" else "points"


def _standing(phone: Phone) -> list[str]:
    events = (event for events in phone.pad.standing.values() for event in events)
    return [event.id for event in sorted(events, key=lambda event: (event.at, event.id))]


# ── writing them down ─────────────────────────────────────────────────────────────────────────


def sample(opened: Opened) -> PadSample:
    """Return an evening with a pad as it is stored and shown today."""
    phone = evening(opened, Random(f"{opened.rules} {opened.revision} {len(opened.names)}"))
    _, *written = phone.pad.trail
    log = {"opened": encode_event(opened), "written": [encode_event(each) for each in written]}
    file = pads.to_file(log)
    verdict = verify_pad(file.encode())
    assert verdict.verified, verdict.checks[-1]
    return PadSample(log, file, [check.id for check in verdict.checks], shown(log))


def wanted() -> dict[str, Opened]:
    """Return how the pads of all samples are opened, by the names of their files."""
    found = {}
    for game in GAMES.values():
        for edition in (*game.editions.values(), *game.house.earlier):
            for players in PLAYERS[game.id]:
                name = f"{edition.id}@{edition.revision}-{players}"
                found[name] = _opened(game.id, edition.id, edition.revision, players)
    for rules, players in AGREED:
        game_ = game_of(rules)
        assert game_ is not None
        edition = game_.house.read(rules)
        name = f"{edition.id}@{edition.revision}-{players}-{rules.split(',')[1]}"
        written = game_.house.write(edition)
        found[name] = _opened(game_.id, written, edition.revision, players)
    return found


def _opened(game: str, rules: str, revision: int, players: int) -> Opened:
    names = ("Anna", "Ben", "Chloé", "Ömer", "Eva", "Fritz", "Gül", "Hans", "Ida", "Jo")
    return Opened("Anna", OPENED_AT, game, rules, revision, names[:players], 0, "2026-11-18")


if __name__ == "__main__":
    for name, opened in wanted().items():
        path = HERE / f"{name}{ENDING}"
        if not path.exists():
            text = json.dumps(asdict(sample(opened)), ensure_ascii=False, separators=(",", ":"))
            path.write_bytes(gzip.compress(text.encode(), mtime=0))
