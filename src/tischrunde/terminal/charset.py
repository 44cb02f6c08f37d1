"""A terminal that does not know all signs is written others of the same width."""

import codecs
import io
from typing import Final, TextIO
from unicodedata import normalize

ASCII: Final = str.maketrans(
    "▶✓→▮█▲●◆◈■★⊘⇄↻↺↓↑─━╌▚│╭╮╰╯·×…–„“”«»’┃╎┏┓┗┛▀▄▛▜▙▟▌▐−⏎␣←›✗═•°ßœ",  # noqa: RUF001 - told apart here
    '>+>|#^o*%#@/~><v^-=.H|....-x.-"""""\'||....^_....||-<_<>x=*oso',
)
"""What stands for signs, and for letters that are more than one with a mark."""

_NAME: Final = "tischrunde.spelled"


def spell_out(stream: TextIO | None) -> None:
    """Write signs that a stream cannot carry in ASCII, instead of question marks or numbers."""
    codecs.register_error(_NAME, _spell)
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=_NAME)


def spelled(text: str) -> str:
    """Return ASCII signs for others, as many as there were; letters lose their marks."""
    return "".join(map(_spelled, text.translate(ASCII)))


def _spelled(sign: str) -> str:
    base = normalize("NFKD", sign)[0]
    return base if base.isascii() else "?"


def _spell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return spelled(error.object[error.start : error.end]), error.end
