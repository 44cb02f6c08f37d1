"""The four printed editions, oldest first."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tischrunde.rallye.edition import Edition
from tischrunde.rallye.editions.auto_rallye import AUTO_RALLYE
from tischrunde.rallye.editions.fx_schmid import FX_SCHMID
from tischrunde.rallye.editions.schmidt import SCHMIDT
from tischrunde.rallye.editions.winning_moves import WINNING_MOVES

EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(
    {edition.id: edition for edition in (FX_SCHMID, AUTO_RALLYE, SCHMIDT, WINNING_MOVES)}
)

__all__ = ["AUTO_RALLYE", "EDITIONS", "FX_SCHMID", "SCHMIDT", "WINNING_MOVES"]
