"""Why a command is not taken: a code, and for a move the refusal of the rules."""

from dataclasses import dataclass

from tischrunde.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Denial:
    """A denial; ``until`` is when the command would be taken, if only time is missing."""

    code: str
    refusal: Refusal | None = None
    until: int | None = None
