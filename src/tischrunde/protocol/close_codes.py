"""With which codes a socket is closed."""

from typing import Final

NORMAL: Final = 1000
POLICY: Final = 1008
"""Whoever it is should not have been here, or less often."""
TOO_LONG: Final = 1009
RESTART: Final = 1012
TRY_AGAIN: Final = 1013
"""Too slow for what is sent, or too early for the store: later it may go well."""
