"""The four printed editions, oldest first, and what they were before rulings were corrected."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tischrunde.rallye.edition import Edition
from tischrunde.rallye.editions.auto_rallye import AUTO_RALLYE
from tischrunde.rallye.editions.fx_schmid import FX_SCHMID, FX_SCHMID_1
from tischrunde.rallye.editions.schmidt import SCHMIDT, SCHMIDT_1
from tischrunde.rallye.editions.winning_moves import WINNING_MOVES, WINNING_MOVES_1

EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(
    {edition.id: edition for edition in (FX_SCHMID, AUTO_RALLYE, SCHMIDT, WINNING_MOVES)}
)
"""The printed editions by id, each in its newest revision."""

EARLIER: Final = (FX_SCHMID_1, SCHMIDT_1, WINNING_MOVES_1)

__all__ = ["AUTO_RALLYE", "EARLIER", "EDITIONS", "FX_SCHMID", "SCHMIDT", "WINNING_MOVES"]
