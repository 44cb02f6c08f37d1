"""What parties have laid, and the lines of a round's score sheets."""

from tests.rallye.table import Table
from tischrunde.rallye.editions.auto_rallye import AUTO_RALLYE
from tischrunde.rallye.house import HOUSE

KM_700 = "200 200 100 100 100"
KM_700_NO_200S = "100 100 100 100 100 100 100"
KM_1000 = "200 200 100 100 100 100 100 100"
ALL_FOUR = "right-of-way driving-ace puncture-proof petrol-station"

EXTENSION_AGREED = HOUSE.agreed(AUTO_RALLYE, {"extension": True})


def extended(text: str) -> Table:
    return Table(text, EXTENSION_AGREED if text.startswith("auto-rallye") else None)


def points(table: Table, line: str) -> list[int]:
    (sheets,) = table.round.sheets
    return [sheet.points(line) for sheet in sheets]


def lines(table: Table, party: str) -> dict[str, int]:
    return {line.id: line.points for line in table.sheet(party).lines}
