"""A real shell completes the command."""

import subprocess
from pathlib import Path

import pytest

from tests.cli.command import run
from tests.needs import program
from tischrunde import texts

BASH = """
source ./script
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
$(complete -p tischrunde | sed 's/.*-F \\([^ ]*\\).*/\\1/')
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture
def script(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    (tmp_path / "script").write_text(run(capsys, "completion", "bash"), "utf-8")
    return tmp_path


def completed(where: Path, *words: str) -> list[str]:
    """Return what bash offers for the last of some words."""
    done = subprocess.run(  # noqa: S603 - the shell people have
        [program("bash"), "-c", BASH, "bash", "tischrunde", *words],
        check=True,
        capture_output=True,
        text=True,
        cwd=where,
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (("ru",), ["rules"]),
        (("rules", ""), ["rallye", "uno"]),
        (("rules", "uno", "--ed"), ["--edition"]),
        (("rules", "uno", "--co"), ["--code"]),
        (("arena", "uno", "--bu"), ["--budget-rollouts"]),
        (("rules", "uno", "--lang", "f"), ["fr"]),
        (("verify", "mat"), ["match.tisch"]),
        (("serve", "--data", "tab"), ["tables"]),
        (("completion", "z"), ["zsh"]),
    ],
    ids=" ".join,
)
def test_bash_completes(words: tuple[str, ...], offered: list[str], script: Path) -> None:
    (script / "match.tisch").touch()
    (script / "tables").mkdir()
    assert completed(script, *words) == offered


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_told_what_commands_do(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    written = run(capsys, "completion", shell)
    assert "Die Regeln einer Ausgabe lesen" in written
    assert "Read the rules of an edition" in run(capsys, "completion", shell, "--lang", "en")


@pytest.mark.parametrize(
    ("shell", "parse"), [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")]
)
def test_the_script_is_one_its_shell_can_read(
    shell: str, parse: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "script").write_text(run(capsys, "completion", shell), "utf-8")
    done = subprocess.run(  # noqa: S603 - the shell people have
        [program(shell), parse, "script"], check=False, capture_output=True, cwd=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_help_says_how_each_shell_takes_its_script(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = run(capsys, "completion", "--help", "--lang", lang)
    assert ": source <(tischrunde completion bash)" in said
    assert ': eval "$(tischrunde completion zsh)"' in said
    assert ": tischrunde completion fish | source" in said
