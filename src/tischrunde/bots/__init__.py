"""Players that choose from a view; none of them ever sees a game."""

from typing import TYPE_CHECKING

from tischrunde.core.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from tischrunde.bots.bot import Bot, Budget
    from tischrunde.bots.hints import Hint, hints_for
    from tischrunde.bots.levels import seat_bot
    from tischrunde.bots.names import LEVELS
    from tischrunde.bots.reason import Reason
else:
    __getattr__, __dir__ = lazy_exports(
        globals(),
        {
            "tischrunde.bots.bot": ("Bot", "Budget"),
            "tischrunde.bots.hints": ("Hint", "hints_for"),
            "tischrunde.bots.levels": ("seat_bot",),
            "tischrunde.bots.names": ("LEVELS",),
            "tischrunde.bots.reason": ("Reason",),
        },
    )

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Hint",
    "Reason",
    "hints_for",
    "seat_bot",
]
