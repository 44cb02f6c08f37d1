"""The pages for operators describe what there is."""

import re
import shlex
from typing import Any

import pytest
import yaml

from tests.deploy.tools import DEPLOY
from tischrunde.cli.node import FLAGS
from tischrunde.cli.parser import command_line
from tischrunde.server.guests import GUEST_KEPT_MS
from tischrunde.server.metrics import Metrics
from tischrunde.server.ports import DAY_MS, KEPT_MS

DOCS = DEPLOY.parent / "docs"
OPERATIONS = (DOCS / "operations.md").read_text("utf-8")
AUF_DEUTSCH = (DOCS / "de" / "hosten.md").read_text("utf-8")
PRIVACY = (DOCS / "privacy.md").read_text("utf-8")


def shown(page: str) -> list[str]:
    """Return the commands that a page for operators shows."""
    blocks = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("page", [OPERATIONS, AUF_DEUTSCH], ids=["operations", "hosten"])
def test_every_setting_is_told_with_what_it_usually_is(page: str) -> None:
    documented = dict(re.findall(r"^\| `([a-z-]+)` \| (.+?) \|", page, re.MULTILINE))
    assert list(documented) == [name for name, _, _ in FLAGS]
    for name, _, usual in FLAGS:
        if isinstance(usual, float):
            assert documented[name] == f"`{usual:g}`"
        elif isinstance(usual, str | int) and usual != "":
            assert documented[name] == f"`{usual}`"


def test_the_german_page_shows_commands_of_the_other_and_no_others() -> None:
    assert len(shown(AUF_DEUTSCH)) >= 10
    assert [line for line in shown(AUF_DEUTSCH) if line not in shown(OPERATIONS)] == []


def test_the_german_page_names_the_same_commands_for_operators() -> None:
    named = [re.findall(r"`(admin [a-z]+)\b", page) for page in (OPERATIONS, AUF_DEUTSCH)]
    assert named[0] == named[1]
    assert len(named[0]) == 11


@pytest.mark.parametrize(
    "line", sorted({line for line in shown(OPERATIONS) if line.startswith("tischrunde ")})
)
def test_every_command_shown_to_operators_is_understood(line: str) -> None:
    _, *words = shlex.split(line)
    assert command_line("en", words).parse_args(words).command == words[0]


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
