"""The search of the site in a browser, without a host: pages are opened as files."""

import re
import subprocess
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.needs import program

pytestmark = pytest.mark.xdist_group("handbook")

VIRTUAL_TIME_MS = 30_000
"""Milliseconds by the browser's clock, which stands still while something is loaded."""


@pytest.mark.parametrize(
    ("page", "words", "found"),
    [
        ("index.html", "fx-schmid/roll-first", "rules/fx-schmid.html#roll-first"),
        ("de/index.html", "Blitz-Aktion", "de/regeln/fx-schmid.html#blitz-aktion"),
    ],
)
def test_it_finds_what_is_asked_for(site: Path, page: str, words: str, found: str) -> None:
    browser = [program("chromium"), "--headless", "--no-sandbox", "--disable-gpu"]
    address = (site / page).as_uri() + f"?q={words}"
    shown = subprocess.run(  # noqa: S603 - our own pages
        [*browser, f"--virtual-time-budget={VIRTUAL_TIME_MS}", "--dump-dom", address],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    results = re.findall(r'href="([^"]*)" class="md-search-result__link"', shown)
    assert f"{site.as_uri()}/{found}" in [unquote(result) for result in results]
