"""Runs a module as it is, except that a sheet which comes by itself takes keys at once.

Whoever presses one key for each screen would otherwise have to know how long a sheet waits, on any
machine. ``python -m tests.terminal.tmux.instant_sheets tischrunde play uno`` plays like that.
"""

import runpy
import sys

from tischrunde.terminal.app.sheet import Sheet


def main() -> None:
    """Run the module named first with the arguments that follow."""
    Sheet.reaction = 0
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
