"""What cannot be done is explained in a sentence with a way out, never in a traceback."""

import os
import pty
import signal
import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.process import COMMAND, started, told_in_a_sentence
from tischrunde.cli.node import settings_of
from tischrunde.cli.parser import command_line

ROOT = Path(__file__).parents[2]
ARENA = ("arena", "uno", "--bots", "random,random")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("rulse",), "Einen Befehl „rulse“ gibt es nicht. Meintest du „rules“?"),
        (("xyzzy",), "Einen Befehl „xyzzy“ gibt es nicht; „tischrunde --help“ nennt alle."),
        (("rules", "unoo"), "„unoo“ passt nicht zu SPIEL. Meintest du „uno“?"),
        (("rules", "zz"), "„zz“ passt nicht zu SPIEL; zur Wahl stehen: rallye, uno."),
        (("--lang", "xx"), "„xx“ passt nicht zu --lang; zur Wahl stehen: de, en, fr."),
        (
            ("rules", "uno", "--edtion", "x"),
            "Die Option „--edtion“ gibt es hier nicht. Meintest du „--edition“?",
        ),
        (
            ("--qqq",),
            "Die Option „--qqq“ gibt es hier nicht; „tischrunde --help“ nennt alle.",
        ),
        (("rules", "uno", "more"), "„more“ ist hier zu viel; „tischrunde rules --help“ zeigt"),
        (("replay",), "Es fehlt noch: DATEI. „tischrunde replay --help“ zeigt, wie es geht."),
        (ARENA, "Eines davon muss dabei sein: --rounds --matches. "),
        ((*ARENA, "--rounds"), "Nach --rounds fehlt noch etwas; „tischrunde arena --help“ zeigt"),
        (
            (*ARENA, "--rounds", "1", "--matches", "1"),
            "--matches und --rounds vertragen sich nicht; lass eines davon weg.",
        ),
        (("editions", "--json=1"), "--json steht für sich allein; lass weg, was nach dem „=“"),
        (("simulate", "uno", "--seed", "x"), "--seed braucht eine ganze Zahl wie 2, nicht „x“."),
        (
            ("simulate", "uno", "--rounds", "0"),
            "--rounds braucht eine ganze Zahl ab 1, nicht „0“.",
        ),
        (("serve", "--drain", "x"), "--drain braucht eine Zahl wie 2 oder 0.5, nicht „x“."),
        (("serve", "--port", "70000"), "--port braucht die Nummer eines Ports, also 0 bis 65535"),
        (("serve", "--log-level", "inf"), "„inf“ passt nicht zu --log-level. Meintest du „info“?"),
        (("serve", "--database", "oracle://x"), "Eine Datenbank der Art „oracle“ kennt"),
        (("serve", "--redis", "localhost"), "„localhost“ führt zu keinem Redis; nenne es als"),
        (("serve", "--bots", "-1"), "--bots braucht eine ganze Zahl ab 1, nicht „-1“."),
        (("rules", "rallye", "--edition", "schmitt"), "Diese Regeln lassen sich nicht spielen: "),
        (("verify", "nowhere"), "„nowhere“ lässt sich nicht lesen: das gibt es nicht; prüfe den"),
        (("replay", "/"), "„/“ lässt sich nicht lesen: das ist ein Ordner; nenne eine Datei."),
        (
            ("play", "uno", "--save", "nowhere/x.tisch"),
            "„nowhere/x.tisch“ lässt sich nicht schreiben: Den Ordner „nowhere“ gibt es nicht.",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_mistake_is_told_with_a_way_out(arguments: Sequence[str], words: str) -> None:
    assert told_in_a_sentence(arguments).startswith(words)


def test_a_shell_is_told_the_same() -> None:
    done = started("rulse")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == told_in_a_sentence(("rulse",))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Meintest du „rules“?"),
        ("en", "Did you mean “rules”?"),
        ("fr", "Vouliez-vous dire «\N{NNBSP}rules\N{NNBSP}»\N{NNBSP}?"),
    ],
)
def test_what_was_meant_is_asked_in_three_languages(language: str, words: str) -> None:
    assert words in told_in_a_sentence(("rulse", "--lang", language))
    assert words in told_in_a_sentence(("rulse",), LC_ALL=f"{language}_XX.UTF-8")


@pytest.mark.parametrize(
    ("edition", "words"),
    [("schmitt", "Meintest du „schmidt“?"), ("qq", "Zur Wahl stehen: fx-schmid, auto-rallye, ")],
)
def test_an_edition_is_guessed_too(edition: str, words: str) -> None:
    assert words in told_in_a_sentence(("rules", "rallye", "--edition", edition))


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("famly", "Eine Hausregel „famly“ gibt es nicht. Meintest du „family“?"),
        ("jumpin", "Meintest du „jump-in“?"),
        ("qq", "Eine Hausregel „qq“ gibt es nicht. Zur Wahl stehen: "),
    ],
)
def test_a_house_rule_is_guessed_too(rule: str, words: str) -> None:
    assert words in told_in_a_sentence(("rules", "uno", "--edition", f"uno-carabiner,{rule}"))


def test_an_edition_of_no_game_is_told_before_anything_is_asked() -> None:
    done = started("play", "--plain", "--edition", "schmitt", typed="1\n")
    assert done.returncode == 2
    assert "Was spielst du?" not in done.stdout
    assert done.stderr == "Eine Ausgabe „schmitt“ gibt es nicht. Meintest du „schmidt“?\n"


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("PORT", "x", "--port braucht die Nummer eines Ports"),
        ("LOG_LEVEL", "loud", "„loud“ passt nicht zu --log-level; zur Wahl stehen: debug, "),
        ("LOG_FORMAT", "jsn", "„jsn“ passt nicht zu --log-format. Meintest du „json“?"),
    ],
)
def test_the_environment_is_read_like_a_flag(name: str, value: str, words: str) -> None:
    said = told_in_a_sentence(("serve",), **{f"TISCHRUNDE_{name}": value})
    assert said.startswith(words)


# ── files and addresses ───────────────────────────────────────────────────────────────────────


def test_a_backup_nobody_can_write_is_told(tmp_path: Path) -> None:
    (tmp_path / "tischrunde.db").touch()
    command = ("backup", str(tmp_path / "nowhere" / "copy.db"), "--data", str(tmp_path))
    assert "lässt sich nicht schreiben; prüfe, ob es den Ordner gibt" in told_in_a_sentence(command)


def test_a_data_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = ("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "file"))
    assert "dort liegt schon etwas anderes" in told_in_a_sentence(command)


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = ("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path))
        assert "wähle mit --port einen anderen Port" in told_in_a_sentence(command)


@pytest.mark.parametrize("port", ["0", "8000"])
@pytest.mark.parametrize(
    ("host", "words"),
    [
        ("203.0.113.7", "diese Adresse hat dein Rechner nicht; nenne mit --host"),
        ("nosuch.invalid", "diesen Namen kennt dein Rechner nicht; nenne mit --host"),
        ("x" * 70, "diesen Namen kennt dein Rechner nicht; nenne mit --host"),
    ],
)
def test_a_host_where_nobody_can_listen_is_told(host: str, port: str, words: str) -> None:
    said = told_in_a_sentence(("serve", "--host", host, "--port", port))
    assert said.startswith(f"Unter {host}:{port} kann der Server nicht lauschen: {words}")


def test_an_address_with_colons_stands_in_brackets() -> None:
    options = command_line("de", ["serve"]).parse_args(["serve", "--host", "::1", "--port", "9000"])
    assert settings_of(options).public_url == "http://[::1]:9000"


def test_what_is_no_database_is_told_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "tischrunde.db").write_text("Einkaufszettel" * 100, "utf-8")
    command = ("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path))
    assert "ist keine Datenbank oder beschädigt. Sag mit --data" in told_in_a_sentence(command)
    assert [file.name for file in tmp_path.iterdir()] == ["tischrunde.db"]


# ── ends that are nobody's mistake ────────────────────────────────────────────────────────────


def test_ctrl_c_ends_quietly() -> None:
    parent, child = pty.openpty()
    command = [*COMMAND, "simulate", "uno", "--rounds", "10000000"]
    environment = {**os.environ, "TERM": "xterm"}
    with subprocess.Popen(  # noqa: S603 - our own command
        command, stdout=subprocess.PIPE, stderr=child, start_new_session=True, env=environment
    ) as process:
        os.close(child)
        seen = b""
        while b"/10000000" not in seen:  # the bar is there, so it is playing
            seen += os.read(parent, 1000)
        os.killpg(process.pid, signal.SIGINT)
        printed, _ = process.communicate(timeout=60)
        os.close(parent)
    assert (process.returncode, printed) == (130, b"")
    assert b"Traceback" not in seen


@pytest.mark.parametrize("arguments", [("rules", "uno"), ("--help",), ()])
def test_a_closed_pipe_is_no_trouble(arguments: Sequence[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen(  # noqa: S603 - our own command
        [*COMMAND, *arguments], stdout=writing, stderr=subprocess.PIPE
    ) as process:
        os.close(writing)
        _, said = process.communicate(timeout=60)
    assert (process.returncode, said) == (0, b"")


# ── what should not have happened ─────────────────────────────────────────────────────────────

BROKEN = """
import sys
from tischrunde.games import register
def lost(game):
    raise LookupError("a page is lost")
register.register = lost
from tischrunde.cli import main
sys.exit(main(["rules", "uno"]))
"""


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_the_unexpected_is_told_in_a_sentence_and_in_full_to_whoever_asks(language: str) -> None:
    quiet, loud = (_broken(LC_ALL=language, TISCHRUNDE_DEBUG=debug) for debug in ("", "1"))
    assert quiet.returncode == loud.returncode == 2
    assert "LookupError: a page is lost" in quiet.stderr
    assert "TISCHRUNDE_DEBUG=1" in quiet.stderr
    assert quiet.stderr.count("\n") == 1
    assert "Traceback (most recent call last)" in loud.stderr


def _broken(**environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own command
        [COMMAND[0], "-c", BROKEN],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )


def test_an_unverified_record_is_no_mistake(tmp_path: Path) -> None:
    record = (ROOT / "docs" / "records" / "uno.tisch").read_text("utf-8")
    (tmp_path / "forged.tisch").write_text(record.replace("red-", "blue-", 1), "utf-8")
    assert started("verify", "forged.tisch", cwd=tmp_path).returncode == 1
