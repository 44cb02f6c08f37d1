"""The commands of a table, and their text in the log."""

import json
from dataclasses import asdict, dataclass, fields
from typing import Final, TypeAlias

PERSON: Final = "person"
PROGRAM: Final = "program"
BOT: Final = "bot"


@dataclass(frozen=True, slots=True)
class Open:
    """A table is opened: what is played, by which rules, at which pace, and what is promised.

    ``host`` is the guest who opened it. A table that is not public wants ``code`` from whoever
    joins or watches. ``commitment`` is the hash of the secret its cards come from. ``revision`` is
    that of the edition: a ruling corrected later does not change a match that is agreed. Where
    ``hints`` are allowed, whoever sits down agrees to them. ``position``, without its rule set, is
    where the first round begins, if not with a deal.
    """

    game: str
    rules: str
    players: int
    pace: str
    public: bool
    programs: bool
    host: str
    code: str
    commitment: str
    date: str
    revision: int = 1
    hints: bool = False
    position: str = ""


@dataclass(frozen=True, slots=True)
class Sit:
    """A guest, or a bot without a guest, takes a free seat and adds entropy to the shuffle."""

    guest: str
    name: str
    shape: str
    kind: str
    level: str
    entropy: str


@dataclass(frozen=True, slots=True)
class Rise:
    """A seat is given up before the match begins."""


@dataclass(frozen=True, slots=True)
class Remove:
    """The host sends a person away before the match begins, and the table has another code.

    ``barred`` are marks of the guests who had the seat: they take none here any more.
    """

    code: str
    barred: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Recode:
    """The host gives the table another code; the old one lets nobody in any more."""

    code: str


@dataclass(frozen=True, slots=True)
class Start:
    """The cards are dealt; from now on the terms are fixed."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move in the game's notation."""

    text: str


@dataclass(frozen=True, slots=True)
class Close:
    """The time to answer is over: everybody who has not answered lets it stand."""


@dataclass(frozen=True, slots=True)
class Restart:
    """The clock starts again, because nobody checked it in time."""


@dataclass(frozen=True, slots=True)
class Leave:
    """A bot stands in for a seat: its player leaves, or was too slow."""


@dataclass(frozen=True, slots=True)
class Return:
    """A player takes the seat back from the bot."""


@dataclass(frozen=True, slots=True)
class Replace:
    """A player agrees that a bot takes the seat of another for good; the host is the first to.

    When all the others have, the bot has it, and the table has another code.
    """

    seat: int
    code: str


@dataclass(frozen=True, slots=True)
class Grant:
    """Whoever brings the token with this hash, in time and first, shares the seat."""

    token: str
    until: int


@dataclass(frozen=True, slots=True)
class Claim:
    """A guest brings a token and shares the seat; the token is used up."""

    token: str
    guest: str


@dataclass(frozen=True, slots=True)
class Resume:
    """A person has seen the result of a round; from the clock: nobody need wait for the others."""


@dataclass(frozen=True, slots=True)
class Speed:
    """The only person at a table wants the bots there slower or faster."""

    speed: str


@dataclass(frozen=True, slots=True)
class MoreTime:
    """A person needs more time to answer attacks, or no longer does."""

    needed: bool = True


@dataclass(frozen=True, slots=True)
class Rematch:
    """A player wants to play the same again, and adds new entropy."""

    entropy: str


Command: TypeAlias = (
    Open
    | Sit
    | Rise
    | Remove
    | Recode
    | Start
    | Move
    | Close
    | Restart
    | Leave
    | Return
    | Replace
    | Grant
    | Claim
    | Resume
    | Speed
    | MoreTime
    | Rematch
)

_ACTS: Final[dict[str, type[Command]]] = {
    "open": Open,
    "sit": Sit,
    "rise": Rise,
    "remove": Remove,
    "recode": Recode,
    "start": Start,
    "close": Close,
    "restart": Restart,
    "leave": Leave,
    "return": Return,
    "replace": Replace,
    "grant": Grant,
    "claim": Claim,
    "resume": Resume,
    "speed": Speed,
    "more-time": MoreTime,
    "rematch": Rematch,
}
_NAMES: Final = {command: act for act, command in _ACTS.items()}
_MOVE: Final = "move"


def write_command(command: Command) -> tuple[str, str]:
    """Return a command as act and body; a move stands there as it is.

    Fields with their default are left out, as in logs from before those fields existed.
    """
    if isinstance(command, Move):
        return _MOVE, command.text
    usual = {each.name: each.default for each in fields(command)}
    details = {name: value for name, value in asdict(command).items() if value != usual[name]}
    body = json.dumps(details, ensure_ascii=False, separators=(",", ":")) if details else ""
    return _NAMES[type(command)], body


def read_command(act: str, body: str) -> Command:
    """Return the command of a row."""
    if act == _MOVE:
        return Move(body)
    return _ACTS[act](**json.loads(body or "{}"))
