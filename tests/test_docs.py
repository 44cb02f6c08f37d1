"""What the documents show is what happens."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tischrunde.cli import main

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
SHOWN_ELSEWHERE = {
    *("pip install .", 'pip install ".[server]"', "uv sync", "uv run pytest -n auto"),
    *("npm --prefix web install --no-save", "npm --prefix web run build", "npm --prefix web test"),
    "tischrunde serve",
}
"""What .ci/run itself does, installing and running these very tests; and what does not end, which
has a test of its own.
"""


def commands() -> list[str]:
    blocks = (
        block
        for document in DOCUMENTS
        for block in re.findall(r"```console\n(.*?)```", document.read_text("utf-8"), re.DOTALL)
    )
    return [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")]


@pytest.mark.parametrize("command", sorted(set(commands()) - SHOWN_ELSEWHERE))
def test_every_command_shown_runs(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    program, *arguments = shlex.split(command)
    assert program == "tischrunde"
    assert main(arguments) == 0
    assert capsys.readouterr().out


def test_commands_are_found() -> None:
    assert len(commands()) >= 6


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_example_is_true(document: Path) -> None:
    failed, _ = doctest.testfile(str(document), module_relative=False)
    assert failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text("utf-8")):
        assert target.startswith("https://") or (document.parent / target).exists()
