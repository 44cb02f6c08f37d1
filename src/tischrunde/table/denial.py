"""Why a command is not taken: a code, and of a move the refusal of the rules with its clause."""

from dataclasses import dataclass

from tischrunde.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Denial:
    """A no; ``until`` says from when on it would be a yes, if time is all it takes."""

    code: str
    refusal: Refusal | None = None
    until: int | None = None
