"""The help is short and complete, in three languages, and its examples work."""

import asyncio
import re
import shlex
import shutil
import sys
from contextlib import chdir
from io import StringIO
from pathlib import Path

import pytest

from tests.cli.command import run
from tests.cli.process import started
from tests.needs import built_client
from tests.records import played
from tischrunde import texts
from tischrunde.cli import main
from tischrunde.cli.commands import COMMANDS
from tischrunde.cli.parser import command_line, known_examples
from tischrunde.core.record import write_record
from tischrunde.server.store.migration import migrate

RECORDS = Path(__file__).parents[2] / "docs" / "records"
ENDLESS = ("serve", "worker", "join")
BY_ITSELF = ("play", "arena")
"""Commands that ask, or start processes of their own: they are run as shells do."""
FEWER = {"200": "20"}
"""Numbers of rounds after which the same is said sooner."""
EXAMPLES = known_examples()
SHOWN = sorted({line for examples in EXAMPLES.values() for _, line in examples})
ANSWERS = "1\n2\n1\nIda\n1\n"
"""To what is asked before a rally: the box, how many, how many here, the name, how strong."""
ARGPARSE = re.compile(r"usage:|positional arguments|options:|show this help message|%\(")


@pytest.fixture
def examples_folder(tmp_path: Path) -> Path:
    """A folder with what the examples speak of: matches, score pads, and a server's tables."""
    shutil.copy(RECORDS / "rallye.tisch", tmp_path / "match.tisch")
    for name in ("evening.pad", "phone.pad"):
        shutil.copy(RECORDS / "uno.pad", tmp_path / name)
    begun = write_record(played("fx-schmid", 2, moves=20, promised=False))
    (tmp_path / "evening.tisch").write_text(begun, "utf-8")
    (tmp_path / "tables").mkdir()
    asyncio.run(migrate(f"sqlite:///{tmp_path}/tables/tischrunde.db"))
    (tmp_path / "tables" / "key").write_text("0" * 64)
    return tmp_path


@pytest.mark.parametrize("line", [line for line in SHOWN if line.split()[1] not in ENDLESS])
def test_every_example_runs(
    line: str,
    examples_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    program, *arguments = shlex.split(line)
    assert program == "tischrunde"
    if arguments[0] == "site":
        built_client()
    if arguments[0] in BY_ITSELF:
        arguments = [FEWER.get(each, each) for each in arguments]
        done = started(*arguments, cwd=examples_folder, typed=ANSWERS)
        code, out, err = done.returncode, done.stdout, done.stderr
    else:
        monkeypatch.setattr(sys, "stdin", StringIO())
        with chdir(examples_folder):
            code = main(arguments)
        out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    assert out
    assert arguments[0] != "play" or texts.say("plain", "input-over", "de") in out


@pytest.mark.parametrize("line", [line for line in SHOWN if line.split()[1] in ENDLESS])
def test_every_example_that_ends_only_with_others_is_understood(line: str) -> None:
    arguments = shlex.split(line)[1:]
    assert command_line("de", arguments).parse_args(arguments).command == arguments[0]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_is_in_one_language_with_a_few_examples(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = run(capsys, *command.split(), "--help", "--lang", language)
    assert 1 <= len(EXAMPLES[command]) <= 3
    assert all(line in shown for _, line in EXAMPLES[command])
    assert texts.say("help", "help", language) in shown
    assert not ARGPARSE.search(shown) or language == "en"
    assert "show this help message" not in shown
    longest = max(len(line) for _, line in EXAMPLES[command]) + 2
    assert all(len(line) <= max(90, longest) for line in shown.splitlines())


def test_every_command_has_examples_and_every_caption_is_used() -> None:
    assert set(EXAMPLES) == {"", *COMMANDS}
    used = {caption for examples in EXAMPLES.values() for caption, _ in examples}
    described = set(
        re.findall(r"^([a-z-]+) =", texts.fluent.source("examples", "de"), re.MULTILINE)
    )
    assert described == {"title", *used}


def test_the_help_says_what_counts_where_nothing_is_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "Zahl der Runden (sonst: 1000)" in run(capsys, "simulate", "--help")
    assert "(otherwise: 8000)" in run(capsys, "serve", "--help", "--lang", "en")


def test_what_stands_behind_a_flag_is_in_the_language_of_the_rest(
    capsys: pytest.CaptureFixture[str],
) -> None:
    german = "".join(run(capsys, command, "--help") for command in COMMANDS)
    assert not re.search(r"\b(EDITION|LEVEL|POSITION|LANG|HOST|FILE|PATH|DATA|DRAIN)\b", german)
    french = run(capsys, "join", "--help", "--lang", "fr")
    assert "--name NOM" in french
    assert "LIEN [LIEN ...]" in french


def test_the_language_may_be_named_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (("--lang", "en", "editions"), ("editions", "--lang=en")):
        assert "players" in run(capsys, *arguments)


# ── without a command ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "Willkommen bei"), ("en", "Welcome to"), ("fr", "Bienvenue dans")],
)
def test_the_command_alone_greets_and_says_what_to_do_next(language: str, words: str) -> None:
    done = started(LC_ALL=language, COLUMNS="80")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{words} Tischrunde")
    named = re.findall(r"^  tischrunde (\w+)  ", done.stdout, re.MULTILINE)
    assert len(named) == 5
    assert set(named) <= set(COMMANDS)
    assert "tischrunde --help" in done.stdout.replace("\n", " ")
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_the_version_is_that_of_the_package() -> None:
    done = started("--version")
    assert done.returncode == 0
    assert re.fullmatch(r"tischrunde \d+\.\d+\.\d+\S*\n", done.stdout)
