"""What nodes announce without storing it: quick phrases, guests who are gone.

It may get lost while Redis is away: then a phrase is not repeated, and a socket at another node
goes on until it ends by itself.
"""

from functools import partial
from typing import Final

from tischrunde.protocol.frames import PHRASES, Said
from tischrunde.server.node import Node
from tischrunde.table.log import Row

_GUESTS: Final = "guests"
"""The channel of goodbyes; no table has this name."""
_GOODBYE: Final = "goodbye"
_SAID: Final = "said"


async def listen_for_goodbyes(node: Node) -> None:
    """From now on end the sockets of guests for whom other nodes announce a goodbye."""
    node.tables.announcement_listeners.append(partial(_goodbye_heard, node))
    await node.tables.bus.listen(_GUESTS)


def announce_goodbye(node: Node, guest: str) -> None:
    """End the sockets of a guest who was deleted or has logged out, at all nodes."""
    node.hang_up(guest)
    node.tables.bus.publish(Row(_GUESTS, 0, node.tables.now(), None, guest, _GOODBYE, ""))


def _goodbye_heard(node: Node, row: Row) -> None:
    if row.act == _GOODBYE:
        node.hang_up(row.key)


def listen_for_phrases(node: Node) -> None:
    """From now on send viewers here the phrases that are said at other nodes."""
    node.tables.announcement_listeners.append(partial(_phrase_heard, node))


def announce_phrase(node: Node, said: Said) -> None:
    """Send a phrase to everybody who looks at the table, at all nodes."""
    node.streams.send_all(said.table, said)
    tables = node.tables
    tables.bus.publish(Row(said.table, 0, tables.now(), said.seat, "", _SAID, said.phrase))


def _phrase_heard(node: Node, row: Row) -> None:
    if row.act != _SAID or row.seat is None:
        return
    for phrase in PHRASES:
        if phrase == row.body:  # a newer node may know others
            node.streams.send_all(row.table, Said(row.table, row.seat, phrase))
