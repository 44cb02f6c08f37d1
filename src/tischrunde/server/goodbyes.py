"""Guests who are known no more: their sockets end, at whichever node they are.

Nodes tell each other beside the log, so it may get lost while Redis is away; then a socket at
another node goes on until it ends by itself.
"""

from functools import partial
from typing import Final

from tischrunde.server.node import Node
from tischrunde.table.log import Row

_CHANNEL: Final = "guests"
"""No table has this name."""
_ACT: Final = "goodbye"


async def hear_goodbyes(node: Node) -> None:
    """Let a node hear from now on whom others say goodbye to."""
    node.tables.beside.append(partial(_heard, node))
    await node.tables.bus.listen(_CHANNEL)


def say_goodbye(node: Node, guest: str) -> None:
    """End the sockets of a guest here and everywhere."""
    node.hang_up(guest)
    node.tables.bus.publish(Row(_CHANNEL, 0, node.tables.now(), None, guest, _ACT, ""))


def _heard(node: Node, row: Row) -> None:
    if row.act == _ACT:
        node.hang_up(row.key)
