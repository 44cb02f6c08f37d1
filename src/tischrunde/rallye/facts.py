"""The facts of a finished round: all that scores, and nothing else."""

from tischrunde.core.native import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Facts:
    """What of a finished round scores, by party where there is a list.

    ``winner`` is the party that reached the goal in force, ``caller`` the party that called for the
    extension; either may be NOBODY. ``drove_200s`` is about the winner. ``used_up`` tells whether
    the stock was used up at the end, ``early`` whether it held a card when the first party reached
    the printed goal.
    """

    __slots__ = (
        "caller",
        "coups_fourres",
        "drove_200s",
        "early",
        "km",
        "safeties",
        "used_up",
        "winner",
    )

    def __init__(  # noqa: PLR0913 - all that scores
        self,
        km: list[int],
        safeties: list[int],
        coups_fourres: list[int],
        winner: i64,
        caller: i64,
        *,
        drove_200s: bool,
        used_up: bool,
        early: bool,
    ) -> None:
        self.km = km
        self.safeties = safeties
        self.coups_fourres = coups_fourres
        self.winner = winner
        self.caller = caller
        self.drove_200s = drove_200s
        self.used_up = used_up
        self.early = early
