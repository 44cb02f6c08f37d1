"""Rounds that could be the one a seat sees, one after the other."""

from abc import abstractmethod

from tischrunde.core.position import Playable
from tischrunde.core.shuffle import Numbers


class Determinization:
    """What a seat knows of a round, from which it can imagine how the hidden cards lie."""

    @abstractmethod
    def round(self, numbers: Numbers) -> Playable:
        """Return a round that looks to the seat like its own."""
