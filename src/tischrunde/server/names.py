"""Which names guests may have: those that others can see and tell from a bot's."""

import re
import unicodedata
from typing import Final

from tischrunde.bots.characters import CHARACTERS
from tischrunde.core.record import LONGEST_NAME, is_fit

_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""
_MARKS: Final = frozenset({"Mn", "Me"})
_MAX_MARKS: Final = 3
"""Maximum number of marks above or below one letter, as in pointed Hebrew."""
_JOINER: Final = "\u200d"
_JOINED: Final = frozenset({"So", "Sk", "Mn"})
"""Categories after which a joiner makes one picture of two, as in emoji."""
_CHARACTERS: Final = "|".join(name for names in CHARACTERS.values() for name in names)
_BOT: Final = re.compile(rf"(bots?|(bot\W+)?({_CHARACTERS}))\W*\d*", re.IGNORECASE)


def is_name(name: str) -> bool:
    """Return whether a name can be read as it is written, and is no other in disguise.

    Names in old records may be otherwise; they are read by ``is_fit`` alone.
    """
    return is_fit(name, LONGEST_NAME) and not _is_hidden(name) and not _has_stacked_marks(name)


def is_bots(name: str) -> bool:
    """Return whether a name is a bot's, or looks like one."""
    plain = "".join(
        each for each in unicodedata.normalize("NFKD", name) if not unicodedata.combining(each)
    )
    return _BOT.fullmatch(plain.strip()) is not None


def _is_hidden(name: str) -> bool:
    """Return whether a name has invisible characters other than the joiners of emoji."""
    before = ""
    for each in name:
        joins = each == _JOINER and before != "" and unicodedata.category(before) in _JOINED
        if each in _BLANK or (unicodedata.category(each) == "Cf" and not joins):
            return True
        before = each
    return unicodedata.category(name[0]) in _MARKS


def _has_stacked_marks(name: str) -> bool:
    marks = 0
    for each in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(each) in _MARKS else 0
        if marks > _MAX_MARKS:
            return True
    return False
