"""The pages for operators describe what there is."""

import re
from typing import Any

import yaml

from tests.deploy.tools import DEPLOY
from tischrunde.cli.node import FLAGS
from tischrunde.server.guests import GUEST_KEPT_MS
from tischrunde.server.metrics import Metrics
from tischrunde.server.ports import DAY_MS, KEPT_MS

DOCS = DEPLOY.parent / "docs"
OPERATIONS = (DOCS / "operations.md").read_text("utf-8")
PRIVACY = (DOCS / "privacy.md").read_text("utf-8")


def test_every_setting_is_told_with_what_it_usually_is() -> None:
    documented = dict(re.findall(r"^\| `([a-z-]+)` \| (.+?) \|", OPERATIONS, re.MULTILINE))
    assert list(documented) == [name for name, _, _ in FLAGS]
    for name, _, usual in FLAGS:
        if isinstance(usual, float):
            assert documented[name] == f"`{usual:g}`"
        elif isinstance(usual, str | int) and usual != "":
            assert documented[name] == f"`{usual}`"


def test_every_metric_is_told() -> None:
    documented = set(re.findall(r"`(tischrunde_\w+)`", OPERATIONS))
    ours = {
        name
        for family in Metrics().registry.collect()
        if family.name.startswith("tischrunde_")
        for name in [family.name + {"counter": "_total", "info": "_info"}.get(family.type, "")]
    }
    assert documented == ours


def test_how_long_things_are_kept_is_told() -> None:
    days = {state: kept // DAY_MS for state, kept in KEPT_MS.items()}
    assert f"open {days['open']} day, running {days['playing']} days" in PRIVACY
    assert f"finished {days['over']} days" in PRIVACY
    assert f"| {GUEST_KEPT_MS // DAY_MS} days after the last visit |" in PRIVACY


def test_every_file_for_operators_is_told() -> None:
    composition: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    built = composition["services"]["node-1"]["build"]["dockerfile"]
    named = OPERATIONS + built
    for file in DEPLOY.iterdir():
        assert file.name in named or file.suffix == ".dockerignore"
