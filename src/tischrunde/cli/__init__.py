"""The command ``tischrunde``."""

import sys
from collections.abc import Sequence
from typing import Final

INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; everything else is imported only now."""
    try:
        from tischrunde.cli.startup import importing  # noqa: PLC0415 - see above

        with importing():
            from tischrunde.cli.main import run  # noqa: PLC0415 - the texts alone take a while

        return run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
