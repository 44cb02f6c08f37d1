"""The colours of the table, all in one place.

A card on a coloured ground has its own background; anything else is a middle tone. Both can be read
on dark and light terminals, and have equivalents among sixteen colours. Nothing is shown by colour
alone: signs and words say it too.
"""

from typing import Final

QUIET: Final = "dim"
LOUD: Final = "bold"
GOOD: Final = "bold #0c8d40"
ALARM: Final = "bold #d94a33"
ROAD: Final = "bold #a87000"

RED: Final = "bold #ffffff on #c4201c"
YELLOW: Final = "bold #14262e on #f5b81c"
GREEN: Final = "bold #ffffff on #0a8040"
BLUE: Final = "bold #ffffff on #1848b4"
PAPER: Final = "bold #14262e on #e8dfcb"
SLATE: Final = "bold #ffffff on #3b3b46"

PLAIN: Final = {
    RED: "#d94a33",
    YELLOW: "#a87000",
    GREEN: "#0c8d40",
    BLUE: "#3a7bd5",
    PAPER: "none",
    SLATE: "none",
}
"""The middle tone beside each ground."""

FELT: Final = {
    RED: "#ff8f7a",
    YELLOW: "#f5b81c",
    GREEN: "#5fd694",
    BLUE: "#8ebcff",
    PAPER: "#f2ead8",
    SLATE: "#c9ccd6",
}
"""The tone beside each ground on the dark felt of a live table."""
FELT_ROAD: Final = "bold #f5b81c"
FELT_GOOD: Final = "bold #5fd694"
FELT_QUIET: Final = "#a9bab8"
FELT_ALARM: Final = "bold #ff8f7a"
ON_FELT: Final = {QUIET: FELT_QUIET, GOOD: FELT_GOOD, ALARM: FELT_ALARM, ROAD: FELT_ROAD}
"""By tone: the one in its place on the felt."""

SHEET_QUIET: Final = "#4f5f62"
"""The quiet tone on a sheet of paper over the table."""
