"""What the documents show is what happens."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tests.promised_names import imports, unpromised
from tischrunde.cli import main
from tischrunde.games.catalogue import GAMES

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
SHOWN_ELSEWHERE = {
    *("pip install .", 'pip install ".[server]"', "uv sync", "uv run pytest -n auto"),
    *("npm --prefix web ci", "npm --prefix web run build", "npm --prefix web test"),
    "just docs",
    *("tischrunde serve", "tischrunde site public", "python3 -m http.server --directory public"),
}
"""What .ci/run itself does, installing and running these very tests; and what does not end or
writes files, which has tests of its own.
"""


CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
PACKAGE = ROOT / "src" / "tischrunde"
PLACES = (
    ROOT,
    PACKAGE,
    *(PACKAGE / game for game in GAMES),
    *(ROOT / "tests" / game for game in GAMES),
)
"""Where a file that is named lies: a path from here, or one from within a game."""
NAMED = sorted(
    {
        name
        for name in re.findall(r"`([^`\s]+)`", CONTRIBUTING)
        if re.fullmatch(
            r"[\w./*-]+\.(dict|ftl|json|md|mjs|py|svg|toml|ts|yml)|\.ci/\w+|[\w/.]+/", name
        )
    }
)


FOLDERS = (
    "bench",
    "deploy",
    "docs",
    "handbook",
    "src",
    "tests",
    "web/cards",
    "web/e2e",
    "web/scripts",
    "web/src",
)
SOURCES = [
    path.as_posix()
    for paths in (
        ROOT.glob("*"),
        ROOT.glob("web/*"),
        *((ROOT / each).rglob("*") for each in FOLDERS),
    )
    for path in paths
]
WRITTEN_BY_READERS = {"igel.py"}
READMES = ("README.md", "README.de.md")


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
def test_every_example_imports_only_what_is_promised(document: Path) -> None:
    assert unpromised(document.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("planted", "found"),
    [
        ("pycon\n>>> from tischrunde.rallye.match import Match\n", "tischrunde.rallye.match.Match"),
        ("python\nfrom tischrunde.rallye import Card, HAND\n", "tischrunde.rallye.HAND"),
        ("python\nfrom tischrunde.core.dice import Dice\n", "tischrunde.core.dice.Dice"),
        ("python\ndef roll():\n    import tischrunde.core.dice\n", "tischrunde.core.dice"),
        ("pycon\n>>> if True:\n...     from tischrunde import core\n", "tischrunde.core"),
        ("python\nfrom tischrunde.rallye import *\n", "tischrunde.rallye.*"),
    ],
)
def test_an_import_of_what_nobody_promised_is_found(planted: str, found: str) -> None:
    assert unpromised(f"Words.\n\n```{planted}```\n") == [found]


@pytest.mark.parametrize("name", READMES)
def test_the_example_of_a_readme_needs_one_import(name: str) -> None:
    readme = (ROOT / name).read_text("utf-8")
    assert len(re.findall(r"^>>> (?:from|import) ", readme, re.MULTILINE)) == 1
    assert len(imports(readme)) >= 3


@pytest.mark.parametrize("name", READMES)
def test_a_readme_is_short_and_begins_in_three_ways(name: str) -> None:
    readme = (ROOT / name).read_text("utf-8")
    ways = re.findall(r"```(?:console|pycon)\n(.*?)```", readme, re.DOTALL)
    assert len(ways) == 3
    assert all(len(re.findall(r"^(?:\$|>>>) ", way, re.MULTILINE)) <= 3 for way in ways)
    assert len(re.findall(r"^- \*\*", readme, re.MULTILINE)) == 5
    assert readme.count("<img ") == 1
    assert len(readme.splitlines()) <= 80


@pytest.mark.parametrize(
    ("page", "language", "facts"),
    [
        ("rules.md", "en", "{} cards, {} players"),
        ("de/regeln.md", "de", "{} Karten, {} Spieler"),
    ],
)
def test_the_boxes_are_told_as_the_command_tells_them(
    page: str, language: str, facts: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["editions", "--lang", language]) == 0
    told = [re.split(r" {2,}", line) for line in capsys.readouterr().out.splitlines()]
    rows = re.findall(
        r"^\| `(.+)` \| (.+) \| (\d+) \| (.+) \|$",
        (ROOT / "docs" / page).read_text("utf-8"),
        re.MULTILINE,
    )
    assert [[name, box, facts.format(*numbers)] for name, box, *numbers in rows] == told


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text("utf-8")):
        assert target.startswith("https://") or (document.parent / target).exists()


def headings(document: Path) -> set[str]:
    """Return the anchors that a document has where it is read in the repository."""
    prose = re.sub(r"^```.*?^```", "", document.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    titles = re.findall(r"^#+ (.+)$", prose, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_anchor_is_a_heading(document: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", document.read_text("utf-8")):
        there = document.parent / target if target else document
        assert anchor in headings(there), f"{target}#{anchor}"


@pytest.mark.parametrize("name", NAMED)
def test_every_file_named_to_contributors_exists(name: str) -> None:
    for game in GAMES:
        pattern = name.rstrip("/").replace("GAME", game).replace("EDITION", "*")
        there = any(next(place.glob(pattern), None) for place in PLACES)
        assert there, f"CONTRIBUTING.md names {name}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_source_file_named_exists(document: Path) -> None:
    """A document may leave out the first folders of a path."""
    for name in re.findall(r"`([\w./-]+\.(?:mjs|py|svelte|ts))`", document.read_text("utf-8")):
        path = "/" + name.replace("GAME", next(iter(GAMES)))
        there = name in WRITTEN_BY_READERS or any(each.endswith(path) for each in SOURCES)
        assert there, f"{document.name} names {name}"


def test_files_named_to_contributors_are_found() -> None:
    assert len(NAMED) >= 40


def test_every_recipe_named_exists() -> None:
    recipes = set(
        re.findall(r"^([a-z][a-z0-9-]*)\b.*:", (ROOT / "justfile").read_text("utf-8"), re.MULTILINE)
    )
    for document in DOCUMENTS:
        for recipe in re.findall(r"`just ([a-z0-9-]+)", document.read_text("utf-8")):
            assert recipe in recipes, f"{document.name} names `just {recipe}`"
