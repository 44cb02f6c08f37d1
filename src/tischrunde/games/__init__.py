"""The catalogue: which games there are, their records, and their rules as people read them."""

from typing import TYPE_CHECKING

from tischrunde.core.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from tischrunde.core.card_game import CardGame
    from tischrunde.core.fairness import commitment
    from tischrunde.core.house import HouseRulesRefused
    from tischrunde.core.notation import Unreadable
    from tischrunde.core.record import (
        Committed,
        Record,
        RecordedMove,
        RecordedRound,
        Result,
        Seed,
        withheld,
        write_record,
    )
    from tischrunde.core.record_reader import read_record
    from tischrunde.core.recorder import Recorder, agreed
    from tischrunde.games.catalogue import GAMES, game_of
    from tischrunde.games.decoder import NotUnderstood, Reading
    from tischrunde.games.replay import Frame, Untrue, frames
    from tischrunde.games.rulebook import Chapter, Rule, rulebook_chapters
    from tischrunde.games.verify import Check, Verdict, verify_record
    from tischrunde.texts import LANGUAGES, explain
else:
    __getattr__, __dir__ = lazy_exports(
        globals(),
        {
            "tischrunde.core.card_game": ("CardGame",),
            "tischrunde.core.fairness": ("commitment",),
            "tischrunde.core.house": ("HouseRulesRefused",),
            "tischrunde.core.notation": ("Unreadable",),
            "tischrunde.core.record": (
                "Committed",
                "Record",
                "RecordedMove",
                "RecordedRound",
                "Result",
                "Seed",
                "withheld",
                "write_record",
            ),
            "tischrunde.core.record_reader": ("read_record",),
            "tischrunde.core.recorder": ("Recorder", "agreed"),
            "tischrunde.games.catalogue": ("GAMES", "game_of"),
            "tischrunde.games.decoder": ("NotUnderstood", "Reading"),
            "tischrunde.games.replay": ("Frame", "Untrue", "frames"),
            "tischrunde.games.rulebook": ("Chapter", "Rule", "rulebook_chapters"),
            "tischrunde.games.verify": ("Check", "Verdict", "verify_record"),
            "tischrunde.texts": ("LANGUAGES", "explain"),
        },
    )

__all__ = [
    "GAMES",
    "LANGUAGES",
    "CardGame",
    "Chapter",
    "Check",
    "Committed",
    "Frame",
    "HouseRulesRefused",
    "NotUnderstood",
    "Reading",
    "Record",
    "RecordedMove",
    "RecordedRound",
    "Recorder",
    "Result",
    "Rule",
    "Seed",
    "Unreadable",
    "Untrue",
    "Verdict",
    "agreed",
    "commitment",
    "explain",
    "frames",
    "game_of",
    "read_record",
    "rulebook_chapters",
    "verify_record",
    "withheld",
    "write_record",
]
