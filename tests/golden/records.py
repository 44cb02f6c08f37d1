"""Sample records for the documents: whole matches, dealt from a secret committed to."""

import hashlib
from pathlib import Path
from random import Random

from tischrunde.core.fairness import commitment
from tischrunde.core.record import Committed, write_record
from tischrunde.core.recorder import Recorder, agreed
from tischrunde.games.catalogue import GAMES
from tischrunde.rallye.moves import Attack, Discard
from tischrunde.uno.moves import Draw, Keep

RECORDS = Path(__file__).parents[2] / "docs" / "records"
TABLES = {
    "rallye": ("fx-schmid", ("Igel", "Wolf")),
    "uno": ("uno-carabiner", ("Igel", "Wolf", "Uhu")),
}
ADDED = ("4 2 6 6 1", "ein Regentag im November", "")
DULL = (Discard, Draw, Keep)


def sample(game_id: str) -> str:
    """Return the record of a match in which everybody likes best to go on."""
    game = GAMES[game_id]
    rules, names = TABLES[game_id]
    secret = hashlib.sha256(game_id.encode()).digest()
    chance = Committed(commitment(secret), ADDED[: len(names)], secret)
    terms = agreed(game, game.house.read(rules), names, chance, "2026-11-15")
    recording = Recorder(game, terms)
    random = Random(game_id)
    clock = 0
    while not recording.match.over:
        seat = min(recording.match.waiting)
        moves = recording.match.legal(seat)
        lively = [move for move in moves if not isinstance(move, DULL)]
        going_on = [move for move in lively if not isinstance(move, Attack)]
        clock += random.randrange(800, 9000)
        recording.play(seat, random.choice(going_on or lively or moves), clock)
    return write_record(recording.record)
