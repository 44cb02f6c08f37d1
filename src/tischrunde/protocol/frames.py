"""What goes over the socket, one JSON object a frame; ``t`` says which."""

from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading raises; the last where brackets are nested too deep, even in what nobody asked."""

PROTOCOL: Final = 1
"""Goes up when an old client would misunderstand; new fields do not change it."""

MAX_BYTES: Final = 4096
"""A client's frame is no longer than this."""

Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "wow",
    "laugh",
    "hurry",
    "one-moment",
    "again",
]
"""What can be said at a table without typing; the texts have the words."""
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)

BotSpeed: TypeAlias = Literal["slow", "normal", "fast"]
"""How quickly bots play; the table knows what it means in milliseconds."""

ACTIONS: Final = (
    *("start", "rise", "leave", "return", "replace"),
    *("resume", "speed", "more-time", "usual-time", "rematch"),
)
"""What ``do`` can be."""


class Frame(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """One message."""


# From the client.


class Hello(Frame, frozen=True, tag="hello"):
    """The first frame: who speaks. A browser is known by its cookie and leaves ``token`` out."""

    token: str = ""


class Sub(Frame, frozen=True, tag="sub"):
    """See a table from a version on; with 0, or if that is too long ago, as it is now.

    ``at`` is the time of that version, by which the server sees whether it is the one it has.
    """

    table: str
    since: int = 0
    code: str = ""
    at: int | None = None


class Unsub(Frame, frozen=True, tag="unsub"):
    """See a table no more."""

    table: str


class Play(Frame, frozen=True, tag="play"):
    """A move at the own seat, decided after seeing version ``base``; ``k`` names it for good."""

    k: str
    table: str
    base: int
    move: str


class Do(Frame, frozen=True, tag="do"):
    """Something beside the cards: start, rise, leave, return, resume, speed, rematch, and more.

    With ``seat`` a bot stands in for somebody the others have waited for long enough. ``speed`` is
    that of the bots, at a table without other people. With ``more-time`` everybody at the table can
    answer attacks for longer, from the next one on, until ``usual-time``.
    """

    k: str
    table: str
    do: str
    entropy: str = ""
    seat: int | None = None
    speed: BotSpeed = "normal"


class Say(Frame, frozen=True, tag="say"):
    """A quick phrase to the table one sits at; it is not written down.

    Only a no is answered, with the key ``k`` if one was given.
    """

    table: str
    phrase: Phrase
    k: str = ""


class Ping(Frame, frozen=True, tag="ping"):
    """Is anybody there; what time is it."""


# From the server.


class Welcome(Frame, frozen=True, tag="welcome"):
    """The answer to hello: by which protocol the server speaks, who it takes the client for."""

    protocol: int
    server: str
    now: int
    guest: str | None = None


class Snap(Frame, frozen=True, tag="snap"):
    """A table as it is now, as the viewer may see it.

    With ``back`` the viewer had seen versions that the server does not have any more: this counts,
    though its version may be an older one.
    """

    table: str
    v: int
    at: int
    view: dict[str, Any]
    back: bool = False


class Ev(Frame, frozen=True, tag="ev"):
    """The next version of a table: what happened, and what it changed in the view.

    ``set`` holds the fields that are different now; ``match`` in it is merged field by field, and
    so is ``round`` in that. ``by`` is the seat that acted, unless it was the clock. To whoever sent
    the command ``k`` says that it is durable: the acknowledgement.
    """

    table: str
    v: int
    at: int
    events: list[dict[str, Any]]
    set: dict[str, Any]
    by: int | None = None
    k: str | None = None


class Skip(Frame, frozen=True, tag="skip"):
    """The next version of a table brought nothing for this viewer."""

    table: str
    v: int
    k: str | None = None
    at: int | None = None


class Ack(Frame, frozen=True, tag="ack"):
    """A command is durable; the table had this version then."""

    k: str
    table: str
    v: int


class Err(Frame, frozen=True, tag="err"):
    """A command, or a frame, was not taken; nothing has changed.

    ``code`` is what to look up in the texts. The rules' refusal comes with ``reason``, ``clause``
    and ``args``. With ``retry`` the same command may be sent again after that many milliseconds.
    """

    code: str
    k: str | None = None
    table: str | None = None
    reason: str | None = None
    clause: str | None = None
    args: dict[str, str | int] | None = None
    retry: int | None = None


class Here(Frame, frozen=True, tag="here"):
    """Which seats have somebody looking at the table now, and how many only watch."""

    table: str
    seats: list[int]
    watching: int


class Said(Frame, frozen=True, tag="said"):
    """Somebody at the table said a quick phrase."""

    table: str
    seat: int
    phrase: Phrase


class Gone(Frame, frozen=True, tag="gone"):
    """A table is no longer shown: it was cleared away, or the viewer may not see it."""

    table: str


class Pong(Frame, frozen=True, tag="pong"):
    """Here I am; this is the time."""

    now: int


class Bye(Frame, frozen=True, tag="bye"):
    """The server goes, for now; come again in ``retry`` milliseconds."""

    code: str
    retry: int


FromClient: TypeAlias = Hello | Sub | Unsub | Play | Do | Say | Ping
FromServer: TypeAlias = Welcome | Snap | Ev | Skip | Ack | Err | Here | Said | Gone | Pong | Bye
