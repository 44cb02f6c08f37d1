"""The site as it is built: by the gate, which says where (``HANDBOOK``), else here."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.handbook.html import Page
from tests.needs import need
from tests.requirements import ROOT


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = os.environ.get("HANDBOOK")
    if built is not None:
        return Path(built)
    need("mkdocs")
    folder = tmp_path_factory.mktemp("handbook")
    subprocess.run([sys.executable, "-m", "handbook", folder], cwd=ROOT, check=True)  # noqa: S603
    return folder


@pytest.fixture(scope="session")
def pages(site: Path) -> Mapping[str, Page]:
    """Return the pages of the documentation by their places."""
    files = (path.relative_to(site).as_posix() for path in sorted(site.rglob("*.html")))
    return {
        name: Page((site / name).read_text("utf-8"))
        for name in files
        if not name.startswith("play/")
    }
