"""Playing at a server from Python: the same information a person has, the same moves."""

from tischrunde.client.client import Client
from tischrunde.client.following import Happened
from tischrunde.client.promises import Finding, Promise, Promises
from tischrunde.client.refused import Closed, Refused, Unreachable
from tischrunde.client.table import LiveTable
from tischrunde.client.wire import Wire

__all__ = [
    "Client",
    "Closed",
    "Finding",
    "Happened",
    "LiveTable",
    "Promise",
    "Promises",
    "Refused",
    "Unreachable",
    "Wire",
]
