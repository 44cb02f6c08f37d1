"""Which requests there are: the server answers them by this table, and the documents show it."""

from dataclasses import dataclass
from typing import Any, Final

from tischrunde.protocol import library, manuals, pads, rest

PUBLIC, GUEST = "public", "guest"

STATUS: Final = {
    "malformed": 400,
    "not-known": 401,
    "not-your-seat": 403,
    "not-the-host": 403,
    "not-your-pad": 403,
    "wrong-origin": 403,
    "no-programs": 403,
    "sent-away": 403,
    "no-such-edition": 404,
    "no-such-manual": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-token": 404,
    "no-such-pad": 404,
    "not-found": 404,
    "not-allowed": 405,
    "token-expired": 410,
    "too-long": 413,
    "too-many": 429,
    "unreadable-table": 500,
    "newer-rules": 503,
    "no-hint-now": 503,
    "unavailable": 503,
}
"""The HTTP status of a problem; the others are 409."""
CONFLICT: Final = 409
EVERYWHERE: Final = ("malformed", "too-long", "too-many", "unavailable", "wrong-origin")
"""Problems every route may have."""
CODE: Final = "Tischrunde-Code"
"""The header with the code of a table, percent-encoded."""
SOCKET: Final = "/ws"
"""Where the frames go: a WebSocket."""

MAX_BODY_BYTES: Final = 8192
MAX_ENTRIES_BYTES: Final = 65_536
"""Maximum length of a body with what people wrote on a pad."""


@dataclass(frozen=True, slots=True)
class Route:
    """One request: what it wants, what it answers, who may ask, and what can be in the way.

    ``says`` is for the documents; ``codes`` are the problems besides those every route has. Where
    the code of a table or a pad lets in, ``admits``, it comes in a header: paths and queries are
    logged. A body is no longer than ``max_bytes``.
    """

    name: str
    method: str
    path: str
    says: str
    reply: Any
    body: Any = None
    query: tuple[str, ...] = ()
    admits: bool = False
    who: str = GUEST
    status: int = 200
    codes: tuple[str, ...] = ()
    media: str = "application/json"
    max_bytes: int = MAX_BODY_BYTES


ROUTES: Final = (
    Route(
        "games",
        "GET",
        "/api/games",
        "What can be played.",
        library.Games,
        who=PUBLIC,
    ),
    Route(
        "rulebook",
        "GET",
        "/api/rules/{edition}",
        "The rules of an edition, in a language.",
        library.Rulebook,
        query=("lang",),
        who=PUBLIC,
        codes=("no-such-edition",),
    ),
    Route(
        "manual",
        "GET",
        "/api/manuals/{edition}",
        "How one learns an edition, in a language.",
        manuals.Manual,
        query=("lang",),
        who=PUBLIC,
        codes=("no-such-edition", "no-such-manual"),
    ),
    Route(
        "agree",
        "GET",
        "/api/agreements/{rules}",
        "Whether house rules can be played together.",
        None,
        who=PUBLIC,
        status=204,
        codes=("no-such-edition", "refused-rules"),
    ),
    Route(
        "come_in",
        "POST",
        "/api/guests",
        "Come in as a guest.",
        rest.Admitted,
        rest.NewGuest,
        who=PUBLIC,
        status=201,
        codes=("unfit-name", "bots-name"),
    ),
    Route("me", "GET", "/api/me", "Who I am, and where I sit.", rest.Me),
    Route(
        "visitor",
        "GET",
        "/api/visitor",
        "Who I am, if anybody knows me.",
        rest.Visitor,
        who=PUBLIC,
    ),
    Route(
        "rename",
        "PUT",
        "/api/me",
        "Take another name or shape.",
        rest.Me,
        rest.Renamed,
        codes=("unfit-name", "bots-name"),
    ),
    Route("export", "GET", "/api/me/export", "All that is stored about me.", dict[str, Any]),
    Route("forget", "DELETE", "/api/me", "Delete all that is stored about me.", None, status=204),
    Route(
        "history",
        "GET",
        "/api/me/tables",
        "The tables at which I have a seat, and how the matches stand.",
        rest.History,
        query=("after",),
    ),
    Route(
        "hide",
        "PUT",
        "/api/me/hidden/{table}",
        "List a table no more until it is over; the seat stays mine.",
        None,
        status=204,
        codes=("no-such-table", "newer-rules", "not-your-seat"),
    ),
    Route(
        "unhide",
        "DELETE",
        "/api/me/hidden/{table}",
        "List a table again.",
        None,
        status=204,
        codes=("no-such-table", "newer-rules", "not-your-seat"),
    ),
    Route("log_out", "POST", "/api/me/logout", "Forget this device.", None, status=204),
    Route(
        "open_table",
        "POST",
        "/api/tables",
        "Open a table.",
        rest.Opened,
        rest.NewTable,
        status=201,
        codes=(
            "no-such-game",
            "refused-rules",
            "wrong-players",
            "no-such-pace",
            "no-such-level",
            "too-many-open",
            "door-shut",
        ),
    ),
    Route("board", "GET", "/api/tables", "Public tables with free seats.", rest.Board, who=PUBLIC),
    Route(
        "find",
        "GET",
        "/api/codes",
        "The table of a code.",
        rest.Found,
        admits=True,
        who=PUBLIC,
        codes=("no-such-table",),
    ),
    Route(
        "look",
        "GET",
        "/api/tables/{table}",
        "A table as I may see it.",
        rest.Looked,
        admits=True,
        who=PUBLIC,
        codes=("no-such-table", "newer-rules"),
    ),
    Route(
        "take_seat",
        "POST",
        "/api/tables/{table}/seats",
        "Sit down, or let a bot sit down.",
        rest.Seat,
        rest.TakeSeat,
        status=201,
        codes=(
            "no-such-table",
            "newer-rules",
            "already-started",
            "seat-taken",
            "seats-full",
            "not-the-host",
            "no-programs",
            "seated-already",
            "sent-away",
            "no-such-level",
            "unfit-entropy",
            "no-such-seat",
            "too-much-coming-and-going",
        ),
    ),
    Route(
        "rise",
        "DELETE",
        "/api/tables/{table}/seats/{seat}",
        "Give up a seat, or as the host send away whoever has it.",
        None,
        status=204,
        codes=(
            "no-such-table",
            "newer-rules",
            "no-such-seat",
            "not-your-seat",
            "already-started",
            "too-much-coming-and-going",
        ),
    ),
    Route(
        "new_code",
        "POST",
        "/api/tables/{table}/code",
        "As the host give a table another code; the old one lets nobody in any more.",
        rest.Recoded,
        status=201,
        codes=(
            "no-such-table",
            "newer-rules",
            "not-the-host",
            "already-over",
            "too-much-coming-and-going",
        ),
    ),
    Route(
        "close_table",
        "DELETE",
        "/api/tables/{table}",
        "As the host close a table for good, unless others play there.",
        None,
        status=204,
        codes=("no-such-table", "newer-rules", "not-the-host", "already-over", "others-play"),
    ),
    Route(
        "grant",
        "POST",
        "/api/tables/{table}/tokens",
        "A token by which another device shares my seat, once.",
        rest.SeatToken,
        status=201,
        codes=(
            "no-such-table",
            "newer-rules",
            "not-your-seat",
            "too-many-tokens",
            "too-much-coming-and-going",
        ),
    ),
    Route(
        "claim",
        "POST",
        "/api/tables/{table}/claims",
        "Share a seat by its token.",
        rest.Seat,
        rest.ClaimSeat,
        status=201,
        codes=(
            "no-such-table",
            "newer-rules",
            "no-such-seat",
            "no-such-token",
            "token-expired",
            "seated-already",
        ),
    ),
    Route(
        "hint",
        "POST",
        "/api/tables/{table}/hint",
        "What the expert would do in my place, and why, where only bots play with me.",
        rest.Hint,
        query=("lang",),
        codes=(
            "no-such-table",
            "newer-rules",
            "not-your-seat",
            "no-hints-among-people",
            "no-hint-to-give",
            "no-hint-now",
        ),
    ),
    Route(
        "record",
        "GET",
        "/api/tables/{table}/record",
        "The match as a record; its secret is in it once it is over.",
        str,
        admits=True,
        who=PUBLIC,
        codes=("no-such-table", "newer-rules", "not-started"),
        media="text/plain",
    ),
    Route(
        "invitation",
        "GET",
        "/api/tables/{table}/invitation.svg",
        "The link to a table, as a code for telephones to read.",
        str,
        admits=True,
        who=PUBLIC,
        codes=("no-such-table", "newer-rules"),
        media="image/svg+xml",
    ),
    Route(
        "replay",
        "GET",
        "/api/tables/{table}/replay",
        "A finished match, move by move, as a seat saw it or with all cards open.",
        library.Replay,
        query=("seat",),
        admits=True,
        who=PUBLIC,
        codes=("no-such-table", "newer-rules", "no-such-seat", "not-over", "too-long-to-replay"),
    ),
    Route(
        "share_pad",
        "PUT",
        "/api/pads/{pad}",
        "Share a score pad with whoever has its code.",
        pads.PadAddress,
        pads.PadOpening,
        codes=("unfit-pad", "pad-shared", "too-many-pads", "pads-shut"),
    ),
    Route(
        "find_pad",
        "GET",
        "/api/pad-codes",
        "The score pad of a code.",
        pads.PadAddress,
        admits=True,
        who=PUBLIC,
        codes=("no-such-pad",),
    ),
    Route(
        "read_pad",
        "GET",
        "/api/pads/{pad}",
        "What was written on a shared pad after a number, at once or as soon as there is anything.",
        pads.PadNews,
        query=("since", "wait"),
        admits=True,
        who=PUBLIC,
        codes=("no-such-pad",),
    ),
    Route(
        "write_pad",
        "POST",
        "/api/pads/{pad}/events",
        "Write on a shared pad; what is there already may come again.",
        pads.PadTaken,
        pads.PadEntries,
        admits=True,
        who=PUBLIC,
        codes=("no-such-pad", "unfit-pad", "pad-full"),
        max_bytes=MAX_ENTRIES_BYTES,
    ),
    Route(
        "unshare_pad",
        "DELETE",
        "/api/pads/{pad}",
        "Delete a pad that I have shared; every device keeps what it has.",
        None,
        status=204,
        codes=("no-such-pad", "not-your-pad"),
    ),
    Route(
        "pad_invitation",
        "GET",
        "/api/pads/{pad}/invitation.svg",
        "The link to a shared pad, as a code for telephones to read.",
        str,
        admits=True,
        who=PUBLIC,
        codes=("no-such-pad",),
        media="image/svg+xml",
    ),
)
