"""Sentences about tables: what happens and how they stand, rendered for everybody there.

The browser builds the same from what it is sent; its tests read the same file.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any, Final

from tischrunde.core.events import Dealt, Drew, MatchEnded, RoundEnded
from tischrunde.core.match_view import MatchView
from tischrunde.games.catalogue import GAMES
from tischrunde.games.encoder import COUNTED, changes, plain_event
from tischrunde.rallye import events as rallye
from tischrunde.rallye.cards import Card as RallyeCard
from tischrunde.texts import LANGUAGES
from tischrunde.texts.company import Company
from tischrunde.texts.narration import company_at, in_words, told
from tischrunde.uno import events as uno
from tischrunde.uno.cards import Card as UnoCard
from tischrunde.uno.cards import Colour

PATH: Final = Path(__file__).parent / "telling.json"
NAMES: Final = ("Dachs", "Igel", "Fuchs", "Eule")
ALONE: Final = ((0,), (1,), (2,), (3,))
TEAMS: Final = ((0, 2), (1, 3))
TABLES: Final = (
    ("rallye", "winning-moves", ALONE),
    ("rallye", "fx-schmid", TEAMS),
    ("uno", "uno-carabiner", ALONE),
    ("uno", "uno-carabiner", TEAMS),
)
TOLD: Final = (0, 1, 2, None)
"""Whoever does something, whom it is done to, a third or partner, a spectator."""

LOOKING_ON: Final = (0, 1, None)

OF_EVERY_GAME: Final = (
    Dealt(2, 0),
    Drew(0, 1),
    Drew(0, 2),
    RoundEnded(0, ()),
    RoundEnded(None, ()),
    MatchEnded(frozenset({0})),
    MatchEnded(frozenset({0, 1})),
)
EVENTS: Final[Mapping[str, tuple[Any, ...]]] = {
    "rallye": (
        *OF_EVERY_GAME,
        rallye.Laid(0, RallyeCard.KM_100),
        rallye.Laid(0, RallyeCard.ROLL),
        rallye.Laid(0, RallyeCard.RIGHT_OF_WAY),
        rallye.Attacked(0, RallyeCard.FLAT_TYRE, 1),
        rallye.Asked((1,), RallyeCard.FLAT_TYRE),
        rallye.AttackStood(0, RallyeCard.STOP),
        rallye.CoupFourrePlayed(0, RallyeCard.DRIVING_ACE, RallyeCard.ACCIDENT),
        rallye.Lifted(0, RallyeCard.SPEED_LIMIT),
        rallye.Discarded(0, RallyeCard.KM_75),
        rallye.GoalReached(0, 700),
        rallye.ExtensionCalled(0, 1000),
    ),
    "uno": (
        *OF_EVERY_GAME,
        *(uno.TurnedUp(card) for card in (UnoCard.GREEN_SKIP, UnoCard.RED_REVERSE)),
        *(uno.TurnedUp(card) for card in (UnoCard.YELLOW_DRAW_TWO, UnoCard.WILD)),
        uno.Played(0, UnoCard.BLUE_7, None),
        uno.Played(0, UnoCard.WILD_DRAW_FOUR, Colour.RED),
        uno.UnoCalled(0),
        uno.Caught(0, 1),
        uno.Kept(0),
        uno.Challenged(0, 1, guilty=True),
        uno.Challenged(0, 1, guilty=False),
        uno.ColourNamed(0, Colour.YELLOW),
        uno.HandsSwapped(0, 1),
        uno.HandsPassedOn(1),
        uno.HandsPassedOn(-1),
        uno.Reshuffled(40),
    ),
}
POSITIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "rallye": (
        "fx-schmid 2; turn: 1",
        "fx-schmid 4; A: roll 100 speed-limit driving-ace! petrol-station; discards: 75; turn: 2",
        "fx-schmid 4; A: roll; B: roll stop; turn: 2; attack: flat-tyre>A",
        "winning-moves 3; A: roll 200 200; 1:; 2: roll; 3: 50 ...; stock:; turn: 2",
        "winning-moves 3; stock: 100; turn: 3",
        "winning-moves 2; 1: 25; 2: 50; stock:; turn: 1; over: hands",
        "auto-rallye,extension 2; A: roll 200 200 200 100; caller: 1; turn: 1",
    ),
    "uno": (
        "uno-carabiner 3; 1: red-7 wild blue-skip; 2: blue-1; 3: ...; discards: red-3; called: 2",
        "uno-carabiner,teams 4; 1: red-7; discards: wild; colour: green; direction: right; turn: 2",
        "uno-carabiner 2; discards: wild; turn: 2; name:",
        "uno-carabiner,stacking=twos 3; discards: red-draw-two; stack: 2; turn: 3",
        "uno-carabiner 2; 1:; 2: green-4 ...; stock: blue-9; discards: blue-2; over: 1",
    ),
}


def text() -> str:
    """Return the golden file: a line for each event or view and each reader."""
    lines = [json.dumps(case, ensure_ascii=False) for case in (*told_events(), *told_tables())]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def told_events() -> Iterator[dict[str, Any]]:
    """Yield every event, with and without teams, rendered for everybody."""
    for game, edition, parties in TABLES:
        for event, seat in product(EVENTS[game], TOLD):
            company = Company(game, edition, NAMES, parties, seat)
            yield {
                "game": game,
                "edition": edition,
                "parties": parties,
                "seat": seat,
                "event": plain_event(GAMES[game], event),
                **{language: told(event, company, language) for language in LANGUAGES},
            }


def told_tables() -> Iterator[dict[str, Any]]:
    """Yield every position in words for those who look on."""
    for game, positions in POSITIONS.items():
        for position, seat in product(positions, LOOKING_ON):
            view = match_view(game, position, seat)
            company = company_at(game, view, NAMES)
            yield {
                "game": game,
                "edition": company.edition,
                "seat": seat,
                "match": changes(GAMES[game], None, view, COUNTED | {"legal", "blocked"}),
                **{language: in_words(view, company, language) for language in LANGUAGES},
            }


def match_view(game: str, position: str, seat: int | None) -> MatchView[Any]:
    """Return a position as a seat sees it in the first round of a match."""
    round_ = GAMES[game].read_round(position)
    rules = round_.position.rules
    return MatchView(
        number=1,
        target=rules.edition.target,
        totals=(0,) * rules.parties,
        sheets=(),
        winners=frozenset(),
        round=round_.view(seat),
    )
