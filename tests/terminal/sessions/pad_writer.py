"""Writes rounds on a pad as quickly as it can, and says of each that it is in the file.

``python -m tests.terminal.sessions.pad_writer FILE``
"""

import sys
from itertools import count
from pathlib import Path

from tischrunde.core.score_pad import PadField
from tischrunde.pad.events import RoundField
from tischrunde.terminal.sessions.saved_pad import Writer, open_saved

if __name__ == "__main__":
    ticks = count(1_794_765_600_000)
    saved = open_saved(Path(sys.argv[1]), Writer("Ida", ticks.__next__), "de")
    for number in range(len(saved.pad.rounds) + 1, 999):
        answers = {PadField("out"): "1", PadField("points", 1): "5", PadField("points", 2): "9"}
        saved.write([(RoundField(number, field), value) for field, value in answers.items()])
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()
