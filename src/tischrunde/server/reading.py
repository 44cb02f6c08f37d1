"""How JSON that cannot be read is known."""

from typing import Final

import msgspec

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading raises; the last where brackets are nested too deep, even in what nobody asked."""
