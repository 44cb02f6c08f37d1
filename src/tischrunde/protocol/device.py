"""What goes between a page and the engine on its own device."""

from tischrunde.protocol.rest import Body, Reply


class DeviceSeat(Body, frozen=True):
    """Who is to sit there: a ``bot`` of this level, or a person."""

    bot: str | None = None
    name: str = ""
    shape: str = ""


class NewDeviceTable(Body, frozen=True):
    """A table to be opened on this device; its cards are dealt at once.

    With a ``position``, in notation or a case of the judge, it begins there instead. ``face_up``:
    the people who play have no secrets from each other.
    """

    game: str
    rules: str
    pace: str
    hints: bool
    seats: list[DeviceSeat]
    position: str = ""
    face_up: bool = False


class LogRow(Reply, frozen=True):
    """A row of a log, as it is kept on the device."""

    table: str
    version: int
    at: int
    seat: int | None
    key: str
    act: str
    body: str


class Check(Reply, frozen=True):
    """One thing that was checked of a record, in words."""

    id: str
    right: bool
    words: str


class Verdict(Reply, frozen=True):
    """Whether a record is true, and all that was checked."""

    verified: bool
    checks: list[Check]
