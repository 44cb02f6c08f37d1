"""Score pads to be looked at, in the folder where one is."""

from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Final

from tests.pad.evening import OPENED_AT, field_of
from tischrunde.core.score_pad import PadField
from tischrunde.games.catalogue import GAMES
from tischrunde.pad.events import Opened, RoundField
from tischrunde.pad.fold import folded
from tischrunde.terminal.sessions.saved_pad import SavedPad, Writer

RALLYE: Final = "fx-schmid"
UNO: Final = "uno-carabiner"
FIRST: Final = {
    "km A": "700",
    "safeties A": "right-of-way driving-ace",
    "coups_fourres A": "right-of-way",
    "km B": "300",
    "safeties B": "none",
    "caller": "nobody",
    "drove_200s A": "yes",
    "used_up": "no",
}


def pad(
    language: str, rules: str, names: tuple[str, ...], *rounds: Mapping[str, str], by: str = "Ida"
) -> SavedPad:
    """Return a pad on which rounds are written."""
    game = "uno" if rules.startswith("uno") else "rallye"
    house = GAMES[game].house
    edition = house.read(rules)
    path = Path("abend.pad")
    path.unlink(missing_ok=True)
    writing = Opened(by, OPENED_AT, game, house.write(edition), edition.revision, names, 0, None)
    clock = count(OPENED_AT, 60_000)
    saved = SavedPad(path, folded([writing]), Writer(by, clock.__next__), language)
    saved.save(saved.pad)
    for number, answers in enumerate(rounds, 1):
        for words, value in answers.items():
            saved.write([(RoundField(number, field_of(words)), value)])
    return saved


def new_pad(language: str) -> SavedPad:
    """Return a pad without a round."""
    return pad(language, RALLYE, ("Lena", "Oma"))


def asked_pad(language: str) -> SavedPad:
    """Return a pad whose second round lacks what is asked besides."""
    second = {"km A": "450", "safeties A": "none", "km B": "700", "safeties B": "puncture-proof"}
    return pad(language, RALLYE, ("Lena", "Oma"), FIRST, second)


def doubted_pad(language: str) -> SavedPad:
    """Return a pad of three on which a round cannot be."""
    first = {"km A": "710", "safeties A": "none", "km B": "300", "safeties B": "none", "km C": "25"}
    return pad(language, "winning-moves", ("Lena", "Oma Ilse", "Wolf"), first)


def quarrelled_pad(language: str) -> SavedPad:
    """Return a pad on which two disagree."""
    saved = pad(language, RALLYE, ("Lena", "Oma"), FIRST)
    other = pad(language, RALLYE, ("Lena", "Oma"))
    other.write([(RoundField(1, PadField("km", 1)), "325")])
    saved.save(folded([*saved.pad.trail, *other.pad.trail]))
    return saved


def won_pad(language: str) -> SavedPad:
    """Return a pad of a match that is over."""
    return pad(language, f"{RALLYE},target=1000", ("Lena", "Oma"), FIRST)


def uno_pad(language: str) -> SavedPad:
    """Return a pad of UNO with a round, and one that has begun."""
    first = {"out": "1", "points 2": "35", "points 3": "120"}
    return pad(language, UNO, ("Lena", "Oma", "Wolf"), first, {"points 1": "50"})


def many_pad(language: str) -> SavedPad:
    """Return a pad of ten with long names."""
    names = tuple(f"Friedrich-Wilhelm von und zu {number}" for number in range(1, 11))
    return pad(language, UNO, names, {"points 2": "35"})
