"""The printed editions of UNO."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tischrunde.uno.edition import Edition
from tischrunde.uno.editions.uno_carabiner import UNO_CARABINER

EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType({UNO_CARABINER.id: UNO_CARABINER})
"""The printed editions by id, each in its newest revision."""

__all__ = ["EDITIONS", "UNO_CARABINER"]
