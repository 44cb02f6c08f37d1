"""The command as a user meets it."""

import pytest

from tischrunde.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """Run the command and return what it said: its error if it failed, else what it printed."""
    assert main(arguments) == code
    captured = capsys.readouterr()
    return captured.err if code == 2 else captured.out


def spaced(text: str) -> str:
    """Return a text with ordinary spaces only."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NNBSP}", " ")
