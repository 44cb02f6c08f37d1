"""Manuals as the command prints them: every edition in every language, all chapters."""

import io
import os
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from unittest.mock import patch

from tischrunde.cli import main
from tischrunde.games.catalogue import GAMES
from tischrunde.texts import LANGUAGES

_HERE = Path(__file__).parent / "manuals"


def makers() -> dict[Path, Callable[[], str]]:
    """Return how the file of each edition and language is made."""
    return {
        _HERE / f"{edition}-{language}.txt": partial(printed, edition, language)
        for game in ("rallye", "uno")
        for edition in GAMES[game].editions
        for language in LANGUAGES
    }


def printed(edition: str, language: str) -> str:
    """Return the whole manual in plain sentences."""
    out = io.StringIO()
    asked = ["learn", "--edition", edition, "--chapter", "all", "--plain", "--lang", language]
    with patch.dict(os.environ, COLUMNS="88"), redirect_stdout(out):
        main(asked)
    return out.getvalue()
