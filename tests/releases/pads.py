"""Score pads as their logs and their files, and what comes of both."""

from dataclasses import asdict

from tests.frozen.pad_samples import PLAYERS, PadSample, shown
from tests.releases.database import new_pad
from tests.releases.stored import Plain, as_stored
from tischrunde.engine.pads import from_file, to_file
from tischrunde.games.catalogue import GAMES
from tischrunde.pad.verify import verify_pad


def pads() -> Plain:
    """Return a pad of every edition, each with what comes of it."""
    samples = {
        name: new_pad(name, PLAYERS[game.id][0])
        for game in GAMES.values()
        for name in game.editions
    }
    return {name: {"pad": asdict(each), "outcomes": told(each)} for name, each in samples.items()}


def told(pad: PadSample) -> Plain:
    """Return what comes of the events of a pad, and of its file."""
    verdict = verify_pad(pad.file.encode())
    content: Plain = as_stored(
        {
            "shown": shown(pad.log),
            "file": to_file(pad.log),
            "log": from_file(pad.file),
            "checks": [[check.id, check.right] for check in verdict.checks],
            "verified": verdict.verified,
        }
    )
    return content
