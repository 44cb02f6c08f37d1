"""Playing at a server from Python: the same information a person has, the same moves."""

from tischrunde.client.bot import Choose, play_match
from tischrunde.client.client import Client
from tischrunde.client.errors import Closed, Refused, Unreachable
from tischrunde.client.promises import Finding, Promise, Promises
from tischrunde.client.socket import Socket
from tischrunde.client.table import LiveTable
from tischrunde.client.table_state import Happened

__all__ = [
    "Choose",
    "Client",
    "Closed",
    "Finding",
    "Happened",
    "LiveTable",
    "Promise",
    "Promises",
    "Refused",
    "Socket",
    "Unreachable",
    "play_match",
]
