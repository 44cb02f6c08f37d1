"""Characters for terminals without Unicode: others of the same width."""

import codecs
import io
from typing import Final, TextIO
from unicodedata import normalize

ASCII: Final = str.maketrans(
    "▶✓→▮█▲●◆◈■★⊘⇄↻↺↓↑─━╌▚│╭╮╰╯·×…–„“”«»‚‘’┃╎┏┓┗┛▀▄▛▜▙▟▌▐−⏎␣←›✗═•°ßœ",  # noqa: RUF001 - told apart here
    '>+>|#^o*%#@/~><v^-=.H|....-x.-"""""\'\'\'||....^_....||-<_<>x=*oso',
)
"""ASCII for signs, and for letters that do not decompose into a letter and a mark."""

_NAME: Final = "tischrunde.spelled"


def spell_out(stream: TextIO | None) -> None:
    """Write characters that a stream cannot encode in ASCII, not as question marks or numbers."""
    codecs.register_error(_NAME, _spell)
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=_NAME)


def spelled(text: str) -> str:
    """Return a text in ASCII, of the same length; letters lose their marks."""
    return "".join(map(_spelled, text.translate(ASCII)))


def _spelled(sign: str) -> str:
    base = normalize("NFKD", sign)[0]
    return base if base.isascii() else "?"


def _spell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return spelled(error.object[error.start : error.end]), error.end
