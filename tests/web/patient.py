"""Runs a module as it is, except that nothing hangs on luck or on how busy the machine is.

A test looks at an attack, reloads the page or loses the line before it answers; whoever is on turn
may be a page that takes long to load. So children have minutes to answer an attack, and nobody's
turn runs out. Bots need not seem to think, least of all for programs. Cards are the same in every
run: see ``cards``. A port that the system has chosen stays taken until it is listened at.
``python -m tests.web.patient tischrunde serve --port 0`` is such a server.
"""

import runpy
import socket
import sys
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from tischrunde.cli import node
from tischrunde.table import pace

WINDOW_MS: Final = 180_000
TURN_MS: Final = 600_000
BOTS_MS: Final = (250, 500)
PROGRAMS_BOTS_MS: Final = (20, 40)

_taken: Final[list[socket.socket]] = []


def main() -> None:
    """Run the module named first with the arguments that follow."""
    pace.PACES = MappingProxyType(  # type: ignore[misc] # before anybody has read it
        {name: _patient(name, usual) for name, usual in pace.PACES.items()}
    )
    from tests.web import cards  # noqa: PLC0415 - it reads the paces

    cards.settle()
    node._free_port = _free_port  # noqa: SLF001 - the link names the port before it is taken
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


def _patient(name: str, usual: pace.Pace) -> pace.Pace:
    window = WINDOW_MS if name == "children" else usual.window
    bots = PROGRAMS_BOTS_MS if name == "programs" else BOTS_MS
    return replace(usual, window=window, turn=usual.turn and TURN_MS, bots=bots)


def _free_port(host: str, lang: str) -> int:  # noqa: ARG001 - as `node` has it
    """Return a port nobody else is given: it is bound, which does not keep us from listening."""
    taken = socket.socket()
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    taken.bind((host, 0))
    _taken.append(taken)
    port: int = taken.getsockname()[1]
    return port


if __name__ == "__main__":
    main()
