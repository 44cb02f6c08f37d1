"""Quick phrases: heard by all who look at a table, at whichever node, and kept by nobody.

Nodes tell each other beside the log; what gets lost on the way is not said again.
"""

from functools import partial
from typing import Final

from tischrunde.protocol.frames import PHRASES, Said
from tischrunde.server.node import Node
from tischrunde.table.log import Row

_ACT: Final = "said"


def hear_phrases(node: Node) -> None:
    """Let a node pass on from now on what is said at others."""
    node.tables.beside.append(partial(_heard, node))


def say_phrase(node: Node, said: Said) -> None:
    """Tell a phrase to all who look at the table, here and everywhere."""
    node.streams.tell(said.table, said)
    tables = node.tables
    tables.bus.publish(Row(said.table, 0, tables.now(), said.seat, "", _ACT, said.phrase))


def _heard(node: Node, row: Row) -> None:
    if row.act != _ACT or row.seat is None:
        return
    for phrase in PHRASES:
        if phrase == row.body:  # a newer node may know others
            node.streams.tell(row.table, Said(row.table, row.seat, phrase))
