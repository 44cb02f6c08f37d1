"""A process of its own for contestants: it runs one block whenever the parent asks for one.

``python -m bench.worker ROOM SUFFIX PIPE`` makes sure that the rules it has loaded are the compiled
ones (``.so``) or the plain ones (``.py``) and loads the contests of ``bench/ROOM.py``. Through the
pipe it sends their names, and a block for each one it is asked for.
"""

import sys
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection

from bench.clock import block
from tischrunde.rallye import position as rallye
from tischrunde.uno import position as uno


def main() -> None:
    """Answer until the parent hangs up."""
    room, suffix, pipe = sys.argv[1:]
    for loaded in (rallye.__file__, uno.__file__):
        if not loaded.endswith(suffix):
            raise RuntimeError(f"{loaded} is not of the build that ends in {suffix}")
    contests = import_module(f"bench.{room}").contests()
    with Connection(int(pipe)) as parent, suppress(EOFError):
        parent.send(list(contests))
        while True:
            contest, number, seconds = parent.recv()
            parent.send(block(contests[contest], number, seconds))


if __name__ == "__main__":
    main()
