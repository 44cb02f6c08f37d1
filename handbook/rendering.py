"""MkDocs, which makes pages of Markdown; all that is known of it is here and in ``mkdocs.yml``."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from handbook.links import ROOT

_HERE: Final = Path(__file__).parent
_NEED_AN_ADDRESS: Final = ("404.html", "sitemap.xml", "sitemap.xml.gz")
"""What holds at one address only, while the site may lie at any path of any host."""


def render(workshop: Path, nav: list[Any], folder: Path) -> subprocess.CompletedProcess[str]:
    """Make a site of ``docs`` in a workshop, with these contents; return how it ended."""
    settings = {
        "INHERIT": str(_HERE / "mkdocs.yml"),
        "docs_dir": "docs",
        "site_dir": str(folder),
        "nav": nav,
        "theme": {"custom_dir": str(_HERE / "theme")},
        "plugins": {"mkdocstrings": {"handlers": {"python": {"paths": [str(ROOT / "src")]}}}},
    }
    file = workshop / "mkdocs.yml"
    file.write_text(json.dumps(settings, ensure_ascii=False), "utf-8")  # YAML reads JSON
    done = subprocess.run(  # noqa: S603 - ours
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(file)],
        check=False,
        capture_output=True,
        text=True,
        # Material says at every build until when it is kept: docs/decisions/0015-documentation.md.
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    for name in _NEED_AN_ADDRESS:
        (folder / name).unlink(missing_ok=True)
    return done
