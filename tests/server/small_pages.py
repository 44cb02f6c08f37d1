"""Runs the command with a server that hands out few events of a pad at once, so pages matter."""

import sys
from typing import Final

from tischrunde.cli import main
from tischrunde.server import shared_pads
from tischrunde.server.api import pads

PAGE_EVENTS: Final = 10

if __name__ == "__main__":
    shared_pads.PAGE_EVENTS = pads.PAGE_EVENTS = PAGE_EVENTS  # type: ignore[misc, attr-defined]
    sys.exit(main())
