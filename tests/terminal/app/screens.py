"""Every screen there is: where one sits, in which language, and what one presses to see it."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tests.terminal.app.pads import (
    asked_pad,
    doubted_pad,
    many_pad,
    new_pad,
    quarrelled_pad,
    uno_pad,
    won_pad,
)
from tests.terminal.app.tables import dealt, elsewhere, gone, posed, still_open
from tischrunde.terminal.sessions import scene
from tischrunde.terminal.sessions.saved_pad import SavedPad
from tischrunde.terminal.sessions.scene import Chair
from tischrunde.terminal.sessions.session import Session


class View(NamedTuple):
    """A screen; without a place or a pad it is reached from the menu."""

    language: str
    session: Callable[[], Session] | None = None
    keys: tuple[str, ...] = ()
    sheet: bool = False
    """Whether a sheet comes by itself in the end."""
    pad: Callable[[str], SavedPad] | None = None


RALLYE: Final = (
    "fx-schmid 2; A: roll 100 75 puncture-proof!; B: roll 200 50 50 25 stop driving-ace; "
    "1: 25 50 stop roll flat-tyre right-of-way; discards: 25; turn: 1"
)
THREE: Final = (
    "winning-moves 3; A: roll 100 75; B: roll 200 50; C: roll 25 speed-limit; "
    "1: 25 flat-tyre stop petrol 200 200; 2: ...; 3: ...; turn: 1"
)
TEAMS: Final = (
    "schmidt 4; A: roll 100 75 petrol-station right-of-way! driving-ace; B: roll 200 50 accident; "
    "1: 25 flat-tyre stop petrol 200 200; turn: 1"
)
ATTACK: Final = (
    "auto-rallye 4; A: roll 100; B: roll 50 50 stop; attack: stop>B; turn: 1; "
    "2: right-of-way 25 50 50 roll; 1: 50 50; 4: 25 25"
)
ATTACKED: Final = (
    "fx-schmid 2; A: roll 100 50 stop; B: roll 200; attack: stop>A; turn: 2; "
    "1: right-of-way 25 50 75 flat-tyre roll"
)
EXTENSION: Final = (
    "fx-schmid 2; A: roll 200 200 100 100 50; B: roll 75; 1: 50 roll 25 25 100 100; turn: 1"
)
UNO: Final = (
    "uno-carabiner 4; 1: red-7 red-skip yellow-3 yellow-reverse green-7 blue-draw-two wild "
    "wild-draw-four; 2: blue-1; 3: red-1; 4: ...; discards: blue-7; turn: 1; "
    "uncalled: 2; called: 3"
)
LAST: Final = (
    "uno-carabiner 3; 1: red-7 blue-3; 2: red-1 blue-2; 3: green-1 green-2; discards: red-3; "
    "stock: green-7 green-8; turn: 1"
)
DOUBT: Final = (
    "uno-carabiner 3; 2: wild-draw-four red-7 yellow-3; 1: blue-1 wild green-2; "
    "discards: wild-draw-four blue-7; colour: green; turn: 1; doubt: ; four: 3; "
    "laid: red-7 yellow-3"
)
MANY: Final = (
    "uno-carabiner 10; 1: red-0 red-1 red-2 red-3 red-4 red-5 red-skip yellow-1 yellow-2 yellow-3 "
    "yellow-4 yellow-5 yellow-reverse green-1 green-2 green-3 green-4 green-5 green-draw-two "
    "blue-1 blue-2 blue-3 blue-4 wild wild-draw-four; 2: ...; 3: ...; 4: ...; 5: ...; 6: ...; "
    "7: ...; 8: ...; 9: ...; 10: ...; discards: blue-7; turn: 1"
)
LONG: Final = tuple(f"Friedrich-Wilhelm von und zu {number}" for number in range(1, 11))
OVER: Final = "uno-carabiner,target=20 3; 1: red-7; 2: wild; 3: blue-skip; discards: red-1; turn: 1"
ROUND: Final = "uno-carabiner 3; 1: red-7; 2: wild; 3: blue-skip; discards: red-1; turn: 1"
GOAL: Final = (
    "fx-schmid 2; A: roll 200 200 100 100 50 right-of-way puncture-proof! driving-ace; "
    "B: roll 75 stop; 1: 50 roll; turn: 1"
)

NOW: Final = 1_800_000_000.0
"""The time in seconds at which all are looked at."""
BOT: Final = Chair("Bot 1", scene.BOT, "medium")
STOOD_IN: Final = (Chair("Igel", stood_in=True), *map(Chair, ("Dachs", "Uhu", "Aal")))

VIEWS: Final[Mapping[str, View]] = {
    "rallye-turn": View("de", lambda: posed(RALLYE)),
    "rallye-chosen": View("en", lambda: posed(RALLYE), ("2",)),
    "rallye-unlayable": View("fr", lambda: posed(RALLYE), ("4",)),
    "rallye-teams": View("fr", lambda: posed(TEAMS), ("1",)),
    "rallye-three": View("de", lambda: posed(THREE, names=LONG), ("2",)),
    "rallye-why": View("de", lambda: posed(RALLYE), ("4", "enter")),
    "rallye-target": View("en", lambda: posed(THREE), ("4", "enter")),
    "rallye-attack": View("de", lambda: posed(ATTACK, people=2), ("enter",), sheet=True),
    "rallye-extension": View("fr", lambda: posed(EXTENSION), ("3", "enter"), sheet=True),
    "rallye-hint": View("de", lambda: posed(RALLYE), ("h",), sheet=True),
    "rallye-score": View("en", lambda: posed(GOAL), ("right", "enter", "2"), sheet=True),
    "rallye-waiting": View("en", lambda: posed(RALLYE), ("1", "enter")),
    "rallye-log": View("fr", lambda: posed(RALLYE), ("1", "enter", "l")),
    "rallye-words": View("de", lambda: posed(TEAMS), ("t",)),
    "rallye-rules": View("fr", lambda: posed(RALLYE), ("r",)),
    "rallye-keys": View("de", lambda: posed(RALLYE), ("question_mark",)),
    "rallye-leave": View("en", lambda: posed(RALLYE), ("q",)),
    "rallye-curtain": View("fr", lambda: posed(RALLYE, people=2), sheet=True),
    "uno-turn": View("en", lambda: posed(UNO)),
    "uno-armed": View("de", lambda: posed(LAST), ("1", "u")),
    "uno-why": View("fr", lambda: posed(UNO), ("2", "enter")),
    "uno-colour": View("de", lambda: posed(UNO), ("7", "enter")),
    "uno-drawn": View("fr", lambda: posed(LAST), ("space",)),
    "uno-doubt": View("de", lambda: posed(DOUBT), sheet=True),
    "uno-doubt-table": View("en", lambda: posed(DOUBT), ("escape",)),
    "uno-many": View("de", lambda: posed(MANY, names=LONG), ("left", "left")),
    "uno-hint": View("en", lambda: posed(LAST), ("h",), sheet=True),
    "uno-score": View("de", lambda: posed(ROUND), ("1", "enter"), sheet=True),
    "uno-end": View("fr", lambda: posed(OVER), ("1", "enter"), sheet=True),
    "uno-rules": View("en", lambda: posed(UNO), ("r",)),
    "uno-words": View("fr", lambda: posed(UNO), ("t",)),
    "menu": View("de"),
    "menu-edition": View("en", None, ("1",)),
    "menu-players": View("fr", None, ("2",)),
    "menu-persons": View("de", None, ("2", "3")),
    "menu-level": View("en", None, ("2", "3", "1", "enter")),
    "menu-name": View("de", None, ("2", "3", "1")),
    "menu-name-taken": View("fr", None, ("2", "3", "2", "A", "enter", "A", "enter")),
    "menu-nothing-saved": View("de", None, ("3",)),
    "menu-link": View("en", None, ("4",)),
    "menu-pad": View("de", None, ("5",)),
    "menu-language": View("fr", None, ("6",)),
    "away-open": View("de", lambda: still_open(Chair("Igel"), None, BOT, None, host=0)),
    "away-ready": View("en", lambda: still_open(Chair("Igel"), Chair("Dachs"), BOT, host=0)),
    "away-ready-others": View("fr", lambda: still_open(Chair("Igel"), Chair("Dachs"), host=1)),
    "away-clock": View("de", lambda: elsewhere(RALLYE, deadline=NOW + 27)),
    "away-attack": View("en", lambda: elsewhere(ATTACKED, deadline=NOW + 9), sheet=True),
    "away-cut": View("fr", lambda: elsewhere(RALLYE, connected=False)),
    "away-stood-in": View("de", lambda: elsewhere(TEAMS, chairs=STOOD_IN)),
    "away-watching": View("en", lambda: elsewhere(UNO, people=0)),
    "away-leave": View("fr", lambda: elsewhere(UNO), ("q",)),
    "away-end": View("en", lambda: elsewhere(OVER), ("1", "enter"), sheet=True),
    "away-again": View("de", lambda: elsewhere(OVER), ("1", "enter", "enter"), sheet=True),
    "broken": View("fr", lambda: gone(RALLYE), sheet=True),
    "pad-new": View("de", pad=new_pad),
    "pad-typed": View("en", None, ("7", "0"), pad=new_pad),
    "pad-cards": View("fr", None, ("right", "1", "1", "3"), pad=new_pad),
    "pad-asked": View("de", pad=asked_pad),
    "pad-problem": View("fr", None, ("pageup", "left"), pad=doubted_pad),
    "pad-kept": View("en", None, ("pageup", "k"), pad=doubted_pad),
    "pad-quarrel": View("de", None, ("c",), sheet=True, pad=quarrelled_pad),
    "pad-quarrelled": View("en", pad=quarrelled_pad),
    "pad-score": View("fr", None, ("pageup", "s"), sheet=True, pad=won_pad),
    "pad-won": View("de", pad=won_pad),
    "pad-names": View("en", None, ("n",), sheet=True, pad=asked_pad),
    "pad-keys": View("fr", None, ("question_mark",), sheet=True, pad=new_pad),
    "pad-help": View("de", None, ("question_mark",), sheet=True, pad=new_pad),
    "pad-trail": View("de", None, ("l",), sheet=True, pad=asked_pad),
    "pad-uno": View("en", pad=uno_pad),
    "pad-uno-many": View("fr", None, ("1",), pad=many_pad),
    "dealt": View("de", lambda: dealt("schmidt", 3, pause=1e6)),
}
