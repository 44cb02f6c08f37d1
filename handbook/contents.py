"""The contents of the site, as its menu shows them."""

from typing import Any, Final

from handbook.api_pages import api_place, packages
from handbook.links import ROOT
from handbook.protocol_pages import FRAMES, REQUESTS
from handbook.rule_pages import SHELVES, rule_contents

ENGLISH, GERMAN = SHELVES
_DECISIONS: Final = ROOT / "docs" / "decisions"


def contents() -> list[dict[str, Any]]:
    """Return every page of the site, by the headings of the menu."""
    return [
        {"Tischrunde": "README.md"},
        {"Play": _play()},
        {"Host": _host()},
        {"Bots and learning": _bots()},
        {"Develop": _develop()},
        {"Deutsch": _german()},
    ]


def _play() -> list[Any]:
    return [
        "play.md",
        {ENGLISH.heading: rule_contents(ENGLISH)},
        {"Who is right?": ["who-is-right.md", "who-is-right/clauses.md"]},
        "terminal.md",
        "command-line.md",
        "records.md",
        "fairness.md",
        "gallery.md",
        "SUPPORT.md",
    ]


def _host() -> list[Any]:
    return ["operations.md", "scale.md", "privacy.md", "SECURITY.md"]


def _bots() -> list[Any]:
    return [
        "bots.md",
        "a-bot-in-30-lines.md",
        "strength.md",
        "arena.md",
        "environments.md",
        {"Protocol": ["protocol.md", REQUESTS, FRAMES]},
    ]


def _develop() -> list[Any]:
    return [
        "CONTRIBUTING.md",
        "architecture.md",
        "one-move.md",
        "glossary.md",
        "library.md",
        {"Reference": [{package: api_place(package)} for package in packages()]},
        "notation.md",
        "speed.md",
        {"Decisions": ["decisions/README.md", *_decisions()]},
        "CHANGELOG.md",
        "RELEASING.md",
        "CODE_OF_CONDUCT.md",
    ]


def _german() -> list[Any]:
    return [
        "de/README.md",
        "de/spielen.md",
        {GERMAN.heading: rule_contents(GERMAN)},
        "de/hosten.md",
    ]


def _decisions() -> list[str]:
    files = sorted(_DECISIONS.glob("*.md"))
    return [f"decisions/{file.name}" for file in files if file.name != "README.md"]
